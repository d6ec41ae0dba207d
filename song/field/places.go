package field

import "gonfalon/geom/plane"

// An Alignment is how two trays lie against each other.
type Alignment uint8

// The alignments. Left and right are those of whoever stands in the middle of the target and
// looks out over its edge.
const (
	Nearest   Alignment = iota // as near to one of the others as there is room for
	Full                       // 100 %, centre to centre
	HalfLeft                   // 50 %, the middle of the front on the left end of the edge
	HalfRight                  // 50 %, on its right end
)

// A Place is where a tray can lie against an edge of another.
type Place struct {
	Alignment
	Pose  plane.Pose
	Along int32 // from the middle of the edge to the left
}

// Places are those that the player of a tray may choose of.
type Places struct {
	N  int8
	At [3]Place
}

// Places returns where a tray can lie with its front against an edge of a target: at 100 % and at
// 50 % where there is room, else as near as possible to either; nowhere with less than half of
// its front, or than the whole of the edge if that is shorter, in contact.
//
// Carries out song.charge.align-50-or-100, align-nearest-value and room-for-half-tray.
func (f *Field) Places(n, target No, face plane.Side) Places {
	b := f.Base(target)
	berth := plane.Berth{Target: &b, Side: face, Size: f.Trays[n].Size, Own: plane.Front, Hand: f.hand(f.Trays[n].At)}
	var c crowd
	c.gather(f, n, target)
	return c.places(&berth, edgeOf(b.Size, face), berth.Size.Width)
}

// edgeOf is how long a side is.
func edgeOf(s plane.Size, side plane.Side) int32 {
	if side%2 == 0 {
		return s.Width
	}
	return s.Depth
}

// enough returns how far from the middle of an edge the middle of another may be so that half of
// the mover's, or the whole of the other if that is shorter, is in contact.
func enough(mover, other int32) int32 { return max(other/2, (mover-other)/2) }

// A crowd is all that a tray must not overlap at the end of a move.
type crowd struct {
	n    int
	each [MaxTrays + MaxPieces + 4]plane.Obstacle
}

func (c *crowd) add(s *plane.Shape, keep int32) {
	c.each[c.n] = plane.Obstacle{Shape: *s, Keep: int(keep)}
	c.n++
}

func (c *crowd) obstacles() []plane.Obstacle { return c.each[:c.n] }

// gather collects what stands so near to a target that a tray beside it could overlap it, but for
// that tray.
func (c *crowd) gather(f *Field, n, target No) {
	at, reach := &f.Trays[target], 2*radius(f.Trays[n].Size)
	for m := No(1); m <= f.Last; m++ {
		if m == n || m == target || f.Trays[m].Kind == Off || f.afar(at.At, at.Size, m, reach) {
			continue
		}
		var s plane.Shape
		s.Stand(f.Trays[m].Pose, f.Trays[m].Size)
		c.add(&s, 0)
	}
	c.ground(f, n, at.At, radius(at.Size)+reach)
}

// ground collects the impassable pieces, the edges of the table and what lies behind Castle Walls
// of the enemy within a distance of a point.
func (c *crowd) ground(f *Field, n No, at plane.Point, reach int32) {
	for i := range int(f.Laid) {
		if f.lies(i, Impassable, at, plane.Size{}, reach) {
			s := f.Pieces[i].shape()
			c.add(&s, 0)
		}
	}
	for m := No(1); m <= f.Last; m++ {
		if f.Trays[m].Kind == Wall && !f.Friends(n, m) {
			if s, ok := f.shelter(m); ok {
				c.add(&s, 0)
			}
		}
	}
	if at.X > reach && at.Y > reach && at.X+reach < f.Width && at.Y+reach < f.Depth {
		return
	}
	for _, edge := range plane.Rim(f.Width, f.Depth) {
		c.add(&edge, 0)
	}
}

// places returns the places in a berth for a mover's edge against another.
func (c *crowd) places(berth *plane.Berth, edge, own int32) (p Places) {
	most := int(enough(own, edge))
	near := 1 << 30
	for i, want := range [...]int{0, int(edge / 2), -int(edge / 2)} {
		along, ok := berth.Nearest(want, -most, most, c.obstacles())
		if !ok {
			return Places{}
		}
		place := Place{Nearest, berth.At(along), int32(along)}
		off := max(along-want, want-along)
		if off == 0 {
			place.Alignment = Full + Alignment(i)
		}
		switch {
		case off > 0 && off > near+plane.Slack, p.has(along):
			continue
		case off < near-plane.Slack:
			p, near = Places{}, off
		}
		p.At[p.N] = place
		p.N++
	}
	return p
}

// has tells whether a place is among them already.
func (p *Places) has(along int) bool {
	for _, o := range p.At[:p.N] {
		if off := along - int(o.Along); max(off, -off) <= plane.Slack {
			return true
		}
	}
	return false
}
