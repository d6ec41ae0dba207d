package kings

import (
	"sync"

	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/geom/way"
	"gonfalon/kings/army"
	"gonfalon/kings/layout"
)

// The way of a charging unit: what is in its way, and by which rule there is none. The search
// itself is geometry, in geom/way.

// A search has room for all units, all terrain and the edges of the table.
const _, _ = uint(way.MaxThings - MaxUnits - layout.MaxPieces - 4), uint(way.MaxSlow - layout.MaxPieces)

// gather finds all in a patch that is in the way of a unit that charges a target.
func (s *State) gather(c *way.Crowd, u, target UnitNo, p patch) {
	for v := UnitNo(1); v <= s.Armies.Units(); v++ {
		if v == u || v == target || !s.inPlay(v) || s.beside(&p, v) {
			continue
		}
		keep := 0
		if s.friends(u, v) {
			keep = visibleGap
		}
		c.Add(keep).Stand(s.Units[v].Pose, s.size(v))
	}
	c.Bases = c.N
	for i := range s.barriers(s.piecesIn(p), u, Advance).each {
		*c.Add(0) = s.Terrain[i].Shape()
	}
	if p.lo.X > 0 && p.lo.Y > 0 && p.hi.X < s.Width && p.hi.Y < s.Depth {
		return
	}
	for _, edge := range plane.Rim(s.Width, s.Depth) {
		*c.Add(0) = edge
	}
}

// searches keeps the room that searches need, as it takes long to clear.
var searches = sync.Pool{New: func() any { return new(way.Search) }}

// approach makes a unit ready to look for its way to a side of a target, in a patch of the
// table. The search is to be put back when it is over.
//
// Carries out kings.hindered.trigger, kings.special.nimble-extra-pivot and
// kings.individual.turns-to-face-charger.
func (s *State) approach(u, target UnitNo, face plane.Side, in patch) *way.Search {
	p, x := s.profile(u), searches.Get().(*way.Search)
	x.Start.Set(s.Units[u].Pose, s.size(u))
	x.Target.Set(s.Units[target].Pose, s.size(target))
	x.Side, x.Turns = face, s.profile(target).Has(army.Individual)
	x.Goal, x.Fixed, x.Any = 0, false, false
	x.Twice, x.Over, x.Reach = s.nimble(u), p.Has(army.Fly), s.chargeReach(u)
	x.Width, x.Depth, x.Hand = s.Width, s.Depth, s.hand(x.Start.At)
	x.Clear()
	s.gather(&x.Crowd, u, target, in)
	for i := range s.Terrain[:s.Pieces] {
		if t := &s.Terrain[i]; slows(p, t.Kind) {
			piece := t.Shape()
			x.Slow(&piece)
		}
	}
	return x
}

// plainPatch returns what is in the way of the plainest way of a unit to a target, and where
// it ends: no farther from the target than a place at the end of its side, or where they
// touch, or its goal along the side.
func (s *State) plainPatch(u, target UnitNo, goal int) patch {
	own, other := s.size(u), s.size(target)
	along := max((other.Width+other.Depth+own.Width)/2, s.Armies.radius[u]+s.Armies.radius[target], int32(max(goal, -goal))) + Millimetre
	out := (max(other.Width, other.Depth) + own.Depth) / 2
	far := int32(plane.Hypot(int(along), int(out))) + s.Armies.radius[u] + 3*Millimetre
	return patchOf(s.Units[u].Pose.At, s.Units[target].Pose.At).wider(far)
}

// wayRules are the rules by which a unit has no way.
//
// Carries out kings.charge.path-avoids-impassable-and-units, one-pivot-90,
// room-to-reach-target, align-flush, centre-on-target, part-of-front-face-must-touch,
// no-corner-only-contact, corner-to-corner-forbidden and
// kings.special.fly-hindered-only-where-it-ends.
var wayRules = [...]game.Rule{
	way.None:       "",
	way.Blocked:    ruleChargePathAvoidsImpassableAndUnits,
	way.TooSharp:   ruleChargeOnePivot90,
	way.NoRoom:     ruleChargeRoomToReachTarget,
	way.CornerOnly: ruleChargeCornerToCornerForbidden,
	way.Taken:      ruleMultichargeAllowedIfAllFit,
}

// seek finds the way of charger i, or judges the one that the player says.
func (c *chargers) seek(x *way.Search, i int, counters, quickly bool) objection {
	w := &c.way[i]
	if counters {
		return counter(x, w)
	}
	x.Any = c.path[i] == (Path{}) && (c.asked && i == c.n-1 || !c.shown && x.Indifferent())
	var fault way.Fault
	if quickly {
		fault = x.Plainly(w)
		if fault == way.None && !x.Any && c.plain {
			c.plain = x.Settled(w)
		}
	} else {
		fault = x.Find(w)
	}
	if c.path[i] != (Path{}) {
		return said(x, &c.path[i], fault == way.None, w)
	}
	return against(wayRules[fault])
}

// said judges the way that the player says, against the best if the search has found one.
//
// Carries out kings.charge.one-pivot-90, shortest-path and must-cross-slow-terrain.
func said(x *way.Search, p *Path, found bool, best *way.Way) objection {
	if p.Ahead[0] < 0 || p.Ahead[1] < 0 || !x.Twice && (p.Turn[1] != 0 || p.Ahead[1] != 0) {
		return against(ruleChargeOnePivot90)
	}
	for _, t := range p.Turn {
		if turn := max(int32(t), -int32(t)); turn > int32(right90) {
			return against(ruleChargeOnePivot90).short(turn, int32(right90))
		}
	}
	var w way.Way
	if fault := x.Try(way.Path(*p), &w); fault != way.None {
		return against(wayRules[fault])
	}
	if found && w.Length > best.Length+way.Alike {
		return against(ruleChargeShortestPath).short(int32(w.Length), int32(best.Length))
	}
	*best = w
	return objection{}
}
