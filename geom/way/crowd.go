package way

import "gonfalon/geom/plane"

const (
	// MaxThings is how many things can be in the way.
	MaxThings = 256
	// maxPlaces is how many places can be kept free for others.
	maxPlaces = 8
)

// A Crowd is all that can be in the way of a base: other bases first, then terrain and edges,
// last the places that others will need, where one may pass but not end. From those of its
// own side a base keeps a distance: those are the ones with a Keep.
type Crowd struct {
	N     int
	Bases int // the first so many are bases
	kept  int // so many after the N are places of others
	List  [MaxThings + maxPlaces]plane.Obstacle
}

// Add adds a thing from which so much is to be kept, and returns it to be given its shape.
func (c *Crowd) Add(keep int) *plane.Shape {
	o := &c.List[c.N]
	o.Keep = keep
	c.N++
	return &o.Shape
}

// Clear takes all out.
func (c *Crowd) Clear() { c.N, c.Bases, c.kept = 0, 0, 0 }

// KeepFree adds a place that another will need; nothing is added afterwards.
func (c *Crowd) KeepFree(shape *plane.Shape, keep int) {
	c.List[c.N+c.kept] = plane.Obstacle{Shape: *shape, Keep: keep}
	c.kept++
}

// atEnd lists all that is in the way where a base ends.
func (c *Crowd) atEnd() []plane.Obstacle { return c.List[:c.N+c.kept] }

// crossed tells whether a straight move overlaps anything.
func (c *Crowd) crossed(b *plane.Base, v plane.Vector) bool {
	for i := range c.N {
		if plane.Crosses(&b.Shape, v, &c.List[i].Shape) {
			return true
		}
	}
	return false
}

// stands tells whether a base can stand somewhere: on nothing, and not touching its own side.
func (c *Crowd) stands(b *plane.Base) bool {
	for i := range c.N {
		if o := &c.List[i]; o.Keep > 0 && b.Outline.Near(&o.Outline, plane.Slack) || plane.Overlap(&b.Shape, &o.Shape) {
			return false
		}
	}
	return true
}

// letsTurn tells whether the target can stand somewhere: on nothing, and a millimetre from
// those of its own side.
func (c *Crowd) letsTurn(target *plane.Base) bool {
	for i := range c.N {
		o := &c.List[i]
		if plane.Overlap(&target.Shape, &o.Shape) ||
			i < c.Bases && o.Keep == 0 && !plane.Clear(&target.Shape, &o.Shape, plane.Millimetre) {
			return false
		}
	}
	return true
}

// leaves tells whether a base can end somewhere.
func (c *Crowd) leaves(b *plane.Base) bool {
	for i := range c.atEnd() {
		if !c.List[i].Leaves(&b.Shape) {
			return false
		}
	}
	return true
}

// touched tells whether a base touches another.
func (c *Crowd) touched(b *plane.Base) bool {
	for i := range c.Bases {
		if b.Outline.Near(&c.List[i].Outline, plane.Slack) {
			return true
		}
	}
	return false
}

// Lets tells whether a base can go straight along v without coming too near anything.
func (c *Crowd) Lets(b *plane.Base, v plane.Vector) bool {
	for i := range c.N {
		if o := &c.List[i]; plane.SweptGap(&b.Shape, v, &o.Shape).Cmp(o.Keep) < 0 || plane.Crosses(&b.Shape, v, &o.Shape) {
			return false
		}
	}
	return true
}
