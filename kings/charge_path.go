package kings

import (
	"gonfalon/geom/plane"
	"gonfalon/kings/layout"
)

// The way of a charging unit: straight, one pivot, straight until it touches its target
// (two pivots if Nimble), then set flush and slid to the middle.

// maxCrowd is how many things can be in the way: units, terrain and the table edges.
const maxCrowd = MaxUnits + layout.MaxPieces + 4

// A crowd is all that can be in the way of a charge: units first, then terrain and edges,
// last the places that others will need, where one may pass but not end.
type crowd struct {
	n     int
	units int // the first so many are units
	kept  int // so many after the n are places of others
	list  [maxCrowd + MaxCharge]plane.Obstacle
}

func (c *crowd) add(shape *plane.Shape, keep int) {
	c.list[c.n].Shape, c.list[c.n].Keep = *shape, keep
	c.n++
}

// keepFree adds a place that a friend will need.
func (c *crowd) keepFree(shape *plane.Shape) {
	c.list[c.n+c.kept] = plane.Obstacle{Shape: *shape, Keep: int(Millimetre) - plane.Slack}
	c.kept++
}

// atEnd lists all that is in the way where a charge ends.
func (c *crowd) atEnd() []plane.Obstacle { return c.list[:c.n+c.kept] }

// gather finds all that is in the way of a unit that charges a target.
func (s *State) gather(c *crowd, u, target UnitNo) {
	c.n, c.kept = 0, 0
	for v := UnitNo(1); v <= s.Armies.Units(); v++ {
		if v == u || v == target || !s.inPlay(v) {
			continue
		}
		keep := 0
		if s.friends(u, v) {
			keep = int(Millimetre) - plane.Slack
		}
		b := s.base(v)
		c.add(&b.Shape, keep)
	}
	c.units = c.n
	for i := range s.Terrain[:s.Pieces] {
		if bars(s.profile(u), s.Terrain[i].Kind, Advance) {
			piece := s.Terrain[i].Shape()
			c.add(&piece, 0)
		}
	}
	rim := plane.Rim(s.Width, s.Depth)
	for i := range rim {
		c.add(&rim[i], 0)
	}
}

// crossed tells whether a straight move overlaps anything.
func (c *crowd) crossed(b *plane.Base, v plane.Vector) bool {
	for i := range c.n {
		if plane.Crosses(&b.Shape, v, &c.list[i].Shape) {
			return true
		}
	}
	return false
}

// stands tells whether a base can stand somewhere: on nothing, and not touching a friend.
func (c *crowd) stands(b *plane.Base) bool {
	for i := range c.n {
		if o := &c.list[i]; o.Keep > 0 && b.Outline.Near(&o.Outline, plane.Slack) || plane.Overlap(&b.Shape, &o.Shape) {
			return false
		}
	}
	return true
}

// letsTurn tells whether an enemy whom the crowd's unit charges can stand somewhere: on
// nothing, and with the gap that it keeps to its own friends.
func (c *crowd) letsTurn(b *plane.Base) bool {
	for i := range c.n {
		o := &c.list[i]
		if plane.Overlap(&b.Shape, &o.Shape) || i < c.units && o.Keep == 0 && !plane.Clear(&b.Shape, &o.Shape, int(Millimetre)) {
			return false
		}
	}
	return true
}

// leaves tells whether a base can end a charge somewhere.
func (c *crowd) leaves(b *plane.Base) bool {
	for i := range c.atEnd() {
		if !c.list[i].Leaves(&b.Shape) {
			return false
		}
	}
	return true
}

// A charging is a unit that looks for its way to a target.
type charging struct {
	reach  int32 // twice its Speed
	nimble bool
	start  plane.Base
	target plane.Base
	turns  bool        // the target is an Individual, which turns to the charger
	face   plane.Side  // of the target
	goal   int         // where along the face it should end
	fixed  bool        // there and nowhere else: the face is shared
	any    bool        // one way is as good as another: the first that is found will do
	left   plane.Angle // 1 if left is tried before right, else -1
	fly    bool
	width  int32 // of the table
	depth  int32
	crowd  crowd // all others
	slows  int   // how much terrain there is that hinders it
	slow   [layout.MaxPieces]plane.Shape
}

// A way is how a unit can charge.
type way struct {
	ahead    [2]int32 // before each pivot
	turn     [2]int16
	end      plane.Pose
	target   plane.Pose // where the target stands then
	length   int        // of the way of the centre, up to the end
	hindered bool
}

// try follows a way: straight, turn, straight, turn, and straight until it touches.
//
// Carries out kings.charge.path-avoids-impassable-and-units and one-pivot-90.
func (x *charging) try(ahead [2]int32, turn [2]int16, w *way) objection {
	pose, size := x.start.Pose, x.start.Size
	*w = way{ahead: ahead, turn: turn, target: x.target.Pose, hindered: !x.fly && x.slowed(&x.start, plane.Vector{})}
	b := x.start
	for i := range ahead {
		if ahead[i] != 0 {
			if int(ahead[i]) > x.clip(pose, int(ahead[i])) {
				return against(ruleChargePathAvoidsImpassableAndUnits)
			}
			v := plane.Ahead(pose.Facing, int(ahead[i]))
			if !x.fly && (x.crowd.crossed(&b, v) || plane.Crosses(&b.Shape, v, &x.target.Shape)) {
				return against(ruleChargePathAvoidsImpassableAndUnits)
			}
			w.hindered = w.hindered || !x.fly && x.slowed(&b, v)
			w.length += int(ahead[i])
			pose = pose.Moved(v)
			b = plane.NewBase(pose, size)
		}
		if turn[i] != 0 {
			pose = pose.Turned(plane.Angle(turn[i]))
			b = plane.NewBase(pose, size)
			if !x.fly && (!x.crowd.stands(&b) || plane.Overlap(&b.Shape, &x.target.Shape)) {
				return against(ruleChargePathAvoidsImpassableAndUnits)
			}
		}
	}
	return x.strike(b, w)
}

// strike moves straight ahead until the target is touched, and settles there.
func (x *charging) strike(b plane.Base, w *way) objection {
	far := x.clip(b.Pose, distance(b.At, x.target.At)+int(x.target.Width+x.target.Depth)/2)
	v, ok := b.Until(plane.Ahead(b.Facing, far), &x.target.Shape)
	if !ok {
		return against(ruleChargeRoomToReachTarget)
	}
	if !x.fly {
		if x.crowd.crossed(&b, v) {
			return against(ruleChargePathAvoidsImpassableAndUnits)
		}
		w.hindered = w.hindered || x.slowed(&b, v)
	}
	hit := b.Moved(v)
	w.length += distance(b.At, hit.At)
	b = plane.NewBase(hit, b.Size)
	at, ok := plane.ContactPoint(&b.Shape, &x.target.Shape)
	if !ok || !onSide(&b, plane.Front, at) || !onSide(&x.target, x.face, at) {
		return against(ruleChargePathAvoidsImpassableAndUnits)
	}
	return x.settle(&b, at, w)
}

// clip shortens a straight move so that the centre does not leave the table.
func (x *charging) clip(from plane.Pose, far int) int {
	far = min(far, int(x.width+x.depth))
	v := plane.Ahead(from.Facing, far)
	part := func(at, by, most int32) int {
		switch {
		case by > 0 && at+by > most:
			return far * max(int(most-at), 0) / int(by)
		case by < 0 && at+by < 0:
			return far * max(int(at), 0) / -int(by)
		}
		return far
	}
	return min(part(from.At.X, v.X, x.width), part(from.At.Y, v.Y, x.depth))
}

// onSide tells whether a point of the edge of a base lies on a side, its ends included.
func onSide(b *plane.Base, side plane.Side, p plane.Point) bool {
	if b.ArcOf(p) == side {
		return true
	}
	edge := b.Side(side)
	return distance(edge.A, p) <= 2*plane.Slack || distance(edge.B, p) <= 2*plane.Slack
}

// settle sets a unit that touches its target flush against it, and slides it to where it
// should end.
//
// Carries out kings.charge.align-flush, centre-on-target, part-of-front-face-must-touch,
// no-corner-only-contact, corner-to-corner-forbidden and
// kings.individual.turns-to-face-charger.
func (x *charging) settle(b *plane.Base, at plane.Point, w *way) objection {
	target := x.target
	turns := x.turns
	if turns {
		facing := b.Facing + 2*right90 - plane.Angle(x.face)*right90
		turned := plane.NewBase(plane.Pose{At: target.At, Facing: facing.Norm()}, target.Size)
		// Where it has no room to turn the charger is aligned with it, as with any unit.
		if turns = x.crowd.letsTurn(&turned); turns {
			target, w.target = turned, turned.Pose
		}
	}
	berth := plane.Berth{Target: &target, Side: x.face, Size: x.start.Size, Own: plane.Front, Hand: x.left}
	along := x.goal
	if x.fixed {
		if end := plane.NewBase(berth.At(along), b.Size); !x.crowd.leaves(&end) {
			return against(ruleMultichargeAllowedIfAllFit)
		}
	} else {
		from, ok := x.flush(&berth, b, at, turns)
		if !ok {
			return against(ruleChargeRoomToReachTarget)
		}
		along, _ = berth.Slide(from, x.goal, x.crowd.atEnd())
	}
	if o := objectsShared(berth.Shared(along)); !o.ok() {
		return o
	}
	w.end = berth.At(along)
	w.length += distance(b.At, w.end.At)
	end := plane.NewBase(w.end, b.Size)
	w.hindered = w.hindered || x.endsSlowed(&end)
	return objection{}
}

// flush returns the place along the face at which the unit is set flush: its front still
// touches the point of first contact, turned about that point if there is room.
func (x *charging) flush(berth *plane.Berth, b *plane.Base, at plane.Point, turned bool) (int, bool) {
	others := x.crowd.atEnd()
	if turned {
		along := berth.Along(b.At)
		return berth.Nearest(along, along, along, others)
	}
	own := plane.Berth{Target: b, Side: plane.Front, Size: b.Size, Own: plane.Front, Hand: x.left}
	touch, half := berth.Along(at), int(b.Width)/2
	return berth.Nearest(touch+own.Along(at), touch-half, touch+half, others)
}

// slowed tells whether a straight move overlaps terrain that hinders the unit.
// Carries out kings.hindered.trigger.
func (x *charging) slowed(b *plane.Base, v plane.Vector) bool {
	for i := range x.slows {
		if plane.Crosses(&b.Shape, v, &x.slow[i]) {
			return true
		}
	}
	return false
}

// endsSlowed tells whether a charge ends where terrain hinders it. A flying unit is
// hindered by what it touches as well.
// Carries out kings.special.fly-hindered-only-where-it-ends.
func (x *charging) endsSlowed(b *plane.Base) bool {
	if !x.fly {
		return x.slowed(b, plane.Vector{})
	}
	for i := range x.slows {
		if b.Outline.Near(&x.slow[i].Outline, plane.Slack) {
			return true
		}
	}
	return false
}
