package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/kings/army"
)

// profile returns the numbers of a unit.
func (s *State) profile(u UnitNo) *army.Profile { return &s.Armies.profile[u] }

// size returns the footprint of a unit.
func (s *State) size(u UnitNo) plane.Size { return s.Armies.size[u] }

// base works out where a unit stands.
func (s *State) base(u UnitNo) plane.Base { return plane.NewBase(s.Units[u].Pose, s.Armies.size[u]) }

// outline and core work out only that part of where a unit stands.
func (s *State) outline(u UnitNo) plane.Poly {
	return plane.Outline(s.Units[u].Pose, s.Armies.size[u])
}

func (s *State) core(u UnitNo) plane.Poly { return plane.Core(s.Units[u].Pose, s.Armies.size[u]) }

// leader returns the leader point of a unit.
// Carries out kings.arc.leader-point-front-centre and leader-point-is-origin.
func (s *State) leader(u UnitNo) plane.Point { return plane.Leader(s.Units[u].Pose, s.Armies.size[u]) }

// inPlay tells whether a unit stands on the table.
func (s *State) inPlay(u UnitNo) bool {
	c := s.Units[u].Condition
	return u != NoUnit && c != Reserve && c != Routed
}

// owns tells whether a unit is a seat's and stands on the table.
func (s *State) owns(seat game.Seat, u UnitNo) bool {
	return s.inPlay(u) && s.Armies.Seat(u) == seat
}

// friends tells whether two units are of one army.
func (s *State) friends(u, v UnitNo) bool { return s.Armies.Seat(u) == s.Armies.Seat(v) }

// nimble tells whether a unit has Nimble, by itself or by what it is.
// Carries out kings.individual.is-nimble and kings.special.fly-is-nimble.
func (s *State) nimble(u UnitNo) bool {
	p := s.profile(u)
	return p.Has(army.Nimble) || p.Has(army.Individual) || p.Has(army.Fly)
}

// afar tells quickly that a unit, if its centre is at a point, and another are farther apart
// than a length, and [plane.Slack].
func (s *State) afar(u UnitNo, at plane.Point, other UnitNo, length int32) bool {
	v := s.Units[other].Pose.At.Minus(at)
	reach := int64(length + s.Armies.radius[u] + s.Armies.radius[other] + plane.Slack)
	return int64(v.X)*int64(v.X)+int64(v.Y)*int64(v.Y) > reach*reach
}

// onTable tells whether a base that has moved stands wholly on the table.
func (s *State) onTable(b *plane.Base, v plane.Vector) bool {
	return b.Core.StaysIn(plane.Point{}, plane.Point{X: s.Width, Y: s.Depth}, v)
}

// touches tells whether two bases are in contact or overlap.
func touches(a, b *plane.Base) bool { return a.Outline.Near(&b.Outline, plane.Slack) }

// hand tells which way is looked first where left and right are as good.
func (s *State) hand(at plane.Point) plane.Angle { return plane.Hand(at, s.Width, s.Depth) }
