package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
)

// What is in the way of a move (kings.pass.*, kings.measure.*). Charges have their own
// rules, in charge_path.go.

// objectsPath follows the path of an order and judges every straight leg, every pivot and
// the end.
// Carries out kings.special.fly-over-anything and fly-cannot-land-on-them.
func (s *State) objectsPath(u UnitNo, a *Action) objection {
	start := s.base(u)
	pose, size, fly := start.Pose, start.Size, s.profile(u).Has(Fly)
	for i, leg := range a.Ahead {
		if leg != 0 {
			v := a.way(pose.Facing, leg)
			if !fly {
				b := plane.NewBase(pose, size)
				if o := s.objectsLeg(u, Order(a.N), &b, v, &start); !o.ok() {
					return o
				}
			}
			pose = pose.Moved(v)
		}
		if i < len(a.Turn) && a.Turn[i] != 0 {
			pose = pose.Turned(plane.Angle(a.Turn[i]))
			if b := plane.NewBase(pose, size); !fly {
				if o := s.objectsPivotEnd(u, Order(a.N), &b, &start); !o.ok() {
					return o
				}
			}
		}
	}
	if pose == start.Pose {
		return objection{}
	}
	b := plane.NewBase(pose, size)
	return s.objectsEnd(u, Order(a.N), &b, &start)
}

// objectsLeg judges a straight move, which may pass through friends.
//
// Carries out kings.pass.move-through-friends, enemies-block-within-1-inch and
// kings.terrain.impassable-not-crossed with its kin.
func (s *State) objectsLeg(u UnitNo, o Order, b *plane.Base, v plane.Vector, start *plane.Base) objection {
	if g, hit := s.terrainIn(u, o, b, v); hit {
		return against(barRule(g, o))
	}
	if e := s.enemyNear(u, b, v, start); e != NoUnit {
		return objection{rule: rulePassEnemiesBlockWithin1Inch, other: e}
	}
	return objection{}
}

// terrainIn returns terrain that bars a straight move.
func (s *State) terrainIn(u UnitNo, o Order, b *plane.Base, v plane.Vector) (Ground, bool) {
	if s.Pieces == 0 {
		return 0, false
	}
	p, swept := s.profile(u), b.Core.Swept(v)
	for i := range s.Terrain[:s.Pieces] {
		if t := &s.Terrain[i]; p.bars(t.Kind, o) && swept.Overlaps(&t.Area) {
			return t.Kind, true
		}
	}
	return 0, false
}

// enemyNear returns an enemy to which a straight move comes nearer than an inch, unless
// the unit stood as near when its whole move began.
func (s *State) enemyNear(u UnitNo, b *plane.Base, v plane.Vector, start *plane.Base) UnitNo {
	const inch = int(Inch) - plane.Slack
	first, end := s.Armies.Of(enemyOf(s.Armies.Seat(u)))
	long := max(v.X, -v.X, v.Y, -v.Y)
	for e := first; e < end; e++ {
		if !s.inPlay(e) || s.afar(b.At, b.Size, e, Inch+long) {
			continue
		}
		swept, other := b.Outline.Swept(v), s.outline(e)
		if swept.Apart(&other, inch) {
			continue
		}
		was := start.Outline.Gap(&other).Floor()
		if was >= inch || !swept.Apart(&other, was-1) || s.overruns(b, v, e) {
			return e
		}
	}
	return NoUnit
}

// overruns tells whether a straight move goes over a unit.
func (s *State) overruns(b *plane.Base, v plane.Vector, e UnitNo) bool {
	swept, other := b.Core.Swept(v), s.core(e)
	return swept.Overlaps(&other)
}

// objectsPivotEnd judges where a pivot ends; what it sweeps does not matter.
//
// Carries out kings.pass.pivot-through-anything, pivot-ends-off-impassable,
// pivot-ends-on-table, pivot-ends-clear-of-friends and pivot-ends-1-inch-from-enemies.
func (s *State) objectsPivotEnd(u UnitNo, o Order, b, start *plane.Base) objection {
	if !s.onTable(b) {
		return against(rulePassPivotEndsOnTable)
	}
	if g, hit := s.terrainIn(u, o, b, plane.Vector{}); hit {
		if g == Impassable {
			return against(rulePassPivotEndsOffImpassable)
		}
		return against(barRule(g, o))
	}
	if f := s.friendWithin(u, b, plane.Slack+1); f != NoUnit {
		return objection{rule: rulePassPivotEndsClearOfFriends, other: f}
	}
	if e := s.enemyNear(u, b, plane.Vector{}, start); e != NoUnit {
		return objection{rule: rulePassPivotEnds1InchFromEnemies, other: e}
	}
	return objection{}
}

// friendWithin returns a friend that is nearer than a length.
func (s *State) friendWithin(u UnitNo, b *plane.Base, length int) UnitNo {
	first, end := s.Armies.Of(s.Armies.Seat(u))
	for f := first; f < end; f++ {
		if f == u || !s.inPlay(f) || s.afar(b.At, b.Size, f, int32(length)) {
			continue
		}
		if other := s.outline(f); !b.Outline.Apart(&other, length) {
			return f
		}
	}
	return NoUnit
}

// unitUnder returns a unit that a base would stand on.
func (s *State) unitUnder(u UnitNo, b *plane.Base) UnitNo {
	for v := UnitNo(1); v <= s.Armies.Units(); v++ {
		if v == u || !s.inPlay(v) || s.afar(b.At, b.Size, v, 0) {
			continue
		}
		if other := s.core(v); b.Core.Overlaps(&other) {
			return v
		}
	}
	return NoUnit
}

// objectsEnd judges where a move ends.
//
// Carries out kings.pass.cannot-end-on-a-unit, cannot-end-touching-friends,
// kings.measure.one-inch-from-enemies, friends-visible-gap and
// kings.terrain.table-edge-impassable.
func (s *State) objectsEnd(u UnitNo, o Order, b, start *plane.Base) objection {
	if o := s.objectsPlace(u, o, b); !o.ok() {
		return o
	}
	if e := s.enemyNear(u, b, plane.Vector{}, start); e != NoUnit {
		return objection{rule: ruleMeasureOneInchFromEnemies, other: e}
	}
	return objection{}
}

// objectsPlace judges whether a base can stand somewhere, enemies apart.
func (s *State) objectsPlace(u UnitNo, o Order, b *plane.Base) objection {
	if !s.onTable(b) {
		return against(ruleTerrainTableEdgeImpassable)
	}
	if g, hit := s.terrainIn(u, o, b, plane.Vector{}); hit && (g == Impassable || !s.profile(u).Has(Fly)) {
		return against(barRule(g, o))
	}
	if v := s.unitUnder(u, b); v != NoUnit {
		return objection{rule: rulePassCannotEndOnAUnit, other: v}
	}
	f := s.friendWithin(u, b, int(Millimetre)-plane.Slack)
	if f == NoUnit {
		return objection{}
	}
	if f := s.friendWithin(u, b, plane.Slack+1); f != NoUnit {
		return objection{rule: rulePassCannotEndTouchingFriends, other: f}
	}
	return objection{rule: ruleMeasureFriendsVisibleGap, other: f}
}

// objectsPivotFree judges the free pivot of an Individual: one a phase, before its order
// or its ranged attack.
func (s *State) objectsPivotFree(seat game.Seat, a *Action) objection {
	f := &s.Units[a.Unit]
	moving := s.Waits.Kind == decideOrder
	rule := ruleIndividualFreePivotBeforeOrder
	if !moving {
		rule = ruleIndividualFreePivotBeforeShooting
	}
	if !s.owns(seat, a.Unit) || !s.profile(a.Unit).Has(Individual) || f.Did&Pivoted != 0 || a.Turn[1] != 0 || a.Turn[0] == 0 ||
		moving && f.Order != NoOrder || !moving && f.Did&Shot != 0 {
		return against(rule)
	}
	start := s.base(a.Unit)
	b := plane.NewBase(start.Pose.Turned(plane.Angle(a.Turn[0])), start.Size)
	return s.objectsPivotEnd(a.Unit, ChangeFacing, &b, &start)
}
