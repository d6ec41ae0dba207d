package kings

import (
	"gonfalon/geom/plane"
	"gonfalon/kings/army"
)

// The search for the shortest way of a charge.
//
// Carries out kings.charge.shortest-path: turning at once towards the place where the
// unit will end is shortest, whatever it touches first. Only where that way is blocked, or
// it could end nearer, others are looked for: those with one pivot all of them, in
// charge_seek.go; with Nimble a grid of two pivots, so a player may know a better way and
// say so.

// approach makes a unit ready to look for its way to a side of a target.
func (s *State) approach(x *charging, u, target UnitNo, face plane.Side) {
	p := s.profile(u)
	x.reach, x.nimble, x.fly = s.chargeReach(u), s.nimble(u), p.Has(army.Fly)
	x.face, x.goal, x.fixed = face, 0, false
	x.start, x.target = s.base(u), s.base(target)
	x.turns = s.profile(target).Has(army.Individual)
	x.left = s.hand(x.start.At)
	x.width, x.depth = s.Width, s.Depth
	s.gather(&x.crowd, u, target)
	x.slows = 0
	for i := range s.Terrain[:s.Pieces] {
		if slows(p, s.Terrain[i].Kind) {
			x.slow[x.slows] = s.Terrain[i].Shape()
			x.slows++
		}
	}
}

// aim returns the point to which the centre of the unit goes on the shortest way.
func (x *charging) aim() (plane.Point, objection) {
	if x.turns {
		return x.target.At, objection{}
	}
	end, o := x.place()
	return end.At, o
}

// place returns where the unit should end: in the free place nearest to the goal. The farther
// from the middle of the face, the less of it is shared: if the nearest place shares nothing,
// none does.
func (x *charging) place() (plane.Pose, objection) {
	berth := plane.Berth{Target: &x.target, Side: x.face, Size: x.start.Size, Own: plane.Front, Hand: x.left}
	if x.fixed {
		return berth.At(x.goal), objection{}
	}
	most := int(x.target.Width+x.target.Depth)/2 + int(x.start.Width)/2
	along, ok := berth.Nearest(x.goal, -most, most, x.crowd.atEnd())
	if !ok {
		return plane.Pose{}, against(ruleChargeRoomToReachTarget)
	}
	return berth.At(along), objectsShared(berth.Shared(along))
}

// objectsShared judges the length that a charger and the face share where it would end: none
// is no room, a corner is not enough.
//
// Carries out kings.charge.corner-to-corner-forbidden and room-to-reach-target.
func objectsShared(length int) objection {
	switch {
	case length < -plane.Slack:
		return against(ruleChargeRoomToReachTarget)
	case length <= plane.Slack:
		return against(ruleChargeCornerToCornerForbidden)
	}
	return objection{}
}

const (
	// alike is how much two ways may differ and still be equally short.
	alike = int(Millimetre)
	// searchStep is how far apart the places are at which the search for two pivots tries to
	// pivot, searchTurn the angle between the turns that it tries.
	searchStep = Inch
	searchTurn = plane.Angle(1500)
)

// find looks for the shortest way; quickly means the plainest ways only.
func (x *charging) find(quickly bool, best *way) objection {
	aim, o := x.aim()
	if !o.ok() {
		return o
	}
	o = x.direct(aim, best)
	if quickly || o.ok() && x.any {
		return o
	}
	k := seeker{charging: x, best: best, found: o.ok(), looks: seekMost}
	if k.settled() {
		return o
	}
	k.plainly()
	k.once()
	found := k.found
	if x.nimble && !(found && x.any) {
		found = x.twice(aim, found, best)
	}
	switch {
	case found:
		return objection{}
	case o.rule == ruleChargePathAvoidsImpassableAndUnits || o.rule == ruleChargeOnePivot90:
		return against(ruleChargeRoomToReachTarget) // that way, and all others
	}
	return o
}

// indifferent tells whether all ways are as good: they lead to one place, and none of them
// comes near terrain that hinders the unit.
func (x *charging) indifferent() bool {
	if !x.fixed || x.turns {
		return false
	}
	size := int(x.start.Width + x.start.Depth + x.target.Width + x.target.Depth)
	far := max(2*int(x.reach), distance(x.start.At, x.target.At)) + size
	for i := range x.slows {
		if x.slow[i].Outline.GapTo(x.start.At).Cmp(far) <= 0 {
			return false
		}
	}
	return true
}

// direct tries to turn at once and go; where that is a matter of a hair, without a turn.
func (x *charging) direct(aim plane.Point, w *way) objection {
	to := x.start.Facing.To(plane.Heading(aim.Minus(x.start.At)))
	if to > -200 && to < 200 {
		if o := x.try([2]int32{}, [2]int16{}, w); o.ok() && w.length <= distance(x.start.At, aim)+alike {
			return o
		}
	}
	if overturned(to) {
		return against(ruleChargeOnePivot90)
	}
	return x.try([2]int32{}, [2]int16{int16(to)}, w)
}

// overturned tells whether a pivot is more than one may be.
func overturned(t plane.Angle) bool { return t < -right90 || t > right90 }

// better tries a way and keeps it if it is shorter than the best so far.
func (x *charging) better(ahead [2]int32, first, second plane.Angle, found bool, best, w *way) bool {
	if overturned(first) || overturned(second) {
		return false
	}
	if !x.try(ahead, [2]int16{int16(first), int16(second)}, w).ok() || found && w.length >= best.length {
		return false
	}
	*best = *w
	return true
}

// twice looks for a way with two pivots: the first at once or, where nothing else is found
// because there is no room for it, on the way.
// Carries out kings.special.nimble-extra-pivot.
func (x *charging) twice(aim plane.Point, found bool, best *way) bool {
	for a := int32(0); a <= x.reach && (a == 0 || !found); a += 2 * searchStep {
		if x.clip(x.start.Pose, int(a)) < int(a) {
			break
		}
		from := x.start.Moved(plane.Ahead(x.start.Facing, int(a)))
		for i := range 13 {
			turn := plane.Angle((i+1)/2) * searchTurn * x.left
			if i%2 == 0 {
				turn = -turn
			}
			if b := plane.NewBase(from.Turned(turn), x.start.Size); x.fly || x.crowd.stands(&b) {
				found = x.second(a, turn, b.Pose, aim, found, best)
			}
		}
	}
	return found
}

// second looks for the place of the second pivot, after the first.
func (x *charging) second(a int32, turn plane.Angle, pose plane.Pose, aim plane.Point, found bool, best *way) bool {
	var w way
	for b := int32(0); b <= x.reach && x.clip(pose, int(b)) >= int(b); b += searchStep {
		at := pose.Moved(plane.Ahead(pose.Facing, int(b))).At
		if found && int(a+b)+distance(at, aim) >= best.length {
			break
		}
		to := pose.Facing.To(plane.Heading(aim.Minus(at)))
		if x.better([2]int32{a, b}, turn, to, found, best, &w) {
			found = true
		}
	}
	return found
}
