package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/kings/army"
	"gonfalon/kings/layout"
)

// What is in the way of a move (kings.pass.*, kings.measure.*). Charges have their own
// rules, in charge_way.go.

// A mover is a unit that is to be moved, and the units that can be in its way: near ones, in
// the order of their numbers.
type mover struct {
	*State
	unit  UnitNo
	seat  game.Seat // whose it is
	fly   bool
	asked bool   // it is only asked whether it can move: any rule against it will do
	may   uint16 // the orders that it can be given when moves are listed, a bit for each
	start plane.Base
	moved plane.Base // where it is on its way
	pivot pivoted
	bars  [2]pieces // the near terrain that bars it, and that bars it At the Double
	n     int
	blue  int // the first so many are blue's
	near  [MaxUnits]UnitNo
}

// A pivoted is the pivot with which a mover last began, as many of its moves begin alike.
type pivoted struct {
	double bool // in an order At the Double
	turn   int16
	base   plane.Base // afterwards
	fault  objection
}

// mover looks around where a unit stands, or shall stand, as far as it may come.
func (s *State) mover(u UnitNo, start *plane.Base, reach int32) mover {
	m := mover{State: s, unit: u, seat: s.Armies.Seat(u), fly: s.profile(u).Has(army.Fly), start: *start}
	for v := UnitNo(1); v <= s.Armies.Units(); v++ {
		if v != u && s.inPlay(v) && !s.afar(u, start.At, v, reach) {
			m.near[m.n] = v
			m.n++
			if s.Armies.Seat(v) == Blue {
				m.blue = m.n
			}
		}
	}
	if near := s.piecesIn(s.around(u, start.At, reach)); near != 0 {
		m.bars = [2]pieces{s.barriers(near, u, Advance), s.barriers(near, u, AtTheDouble)}
	}
	return m
}

// barriers returns which of some pieces of terrain bar a unit that carries out an order.
func (s *State) barriers(among pieces, u UnitNo, o Order) (list pieces) {
	p := s.profile(u)
	for i := range among.each {
		if bars(p, s.Terrain[i].Kind, o) {
			list |= 1 << i
		}
	}
	return list
}

// of lists the near units of a seat.
func (m *mover) of(seat game.Seat) []UnitNo {
	if seat == Blue {
		return m.near[:m.blue]
	}
	return m.near[m.blue:m.n]
}

// own and foes list the near units of either side.
func (m *mover) own() []UnitNo { return m.of(m.seat) }

func (m *mover) foes() []UnitNo { return m.of(enemyOf(m.seat)) }

// forbidsPath follows the path of an order and judges every straight leg, every pivot and
// the end.
func (s *State) forbidsPath(u UnitNo, a *Action) objection {
	start, reach := s.base(u), Inch
	for _, leg := range a.Ahead {
		reach += max(leg, -leg)
	}
	m := s.mover(u, &start, reach)
	return m.path(a)
}

// path does the same for a mover.
// Carries out kings.special.fly-over-anything and fly-cannot-land-on-them.
func (m *mover) path(a *Action) objection {
	b, order := &m.start, Order(a.N)
	var v plane.Vector // the leg that the base has yet to be moved by
	for i := range a.Ahead {
		if leg := a.Ahead[i]; leg != 0 {
			b = m.move(b, v)
			v = a.straight(b.Facing, leg)
			if !m.fly {
				if o := m.leg(order, b, v); !o.ok() {
					return o
				}
			}
		}
		if i < len(a.Turn) && a.Turn[i] != 0 {
			var o objection
			if b, o = m.turn(order, m.move(b, v), a.Turn[i]); !o.ok() {
				return o
			}
			v = plane.Vector{}
		}
	}
	if b.Facing == m.start.Facing && b.At.Plus(v) == m.start.At {
		return objection{}
	}
	if m.fly {
		return m.end(order, m.move(b, v))
	}
	// Each leg and each pivot has been judged with where it ends, friends apart.
	if !m.onTable(b, v) {
		return against(ruleTerrainTableEdgeImpassable)
	}
	return m.besideFriends(b, v)
}

// move moves a base on its way.
func (m *mover) move(b *plane.Base, v plane.Vector) *plane.Base {
	if v == (plane.Vector{}) {
		return b
	}
	m.moved = *b
	m.moved.Move(v)
	return &m.moved
}

// turn pivots a base and judges where that ends.
func (m *mover) turn(o Order, b *plane.Base, by int16) (*plane.Base, objection) {
	p, pivoted := &m.pivot, b.Turned(plane.Angle(by))
	if b.Pose != m.start.Pose {
		m.moved.Set(pivoted, b.Size)
		return &m.moved, m.pivots(o, &m.moved)
	}
	if double := o == AtTheDouble; p.turn != by || p.double != double {
		p.turn, p.double = by, double
		p.base.Set(pivoted, b.Size)
		p.fault = m.pivots(o, &p.base)
	}
	return &p.base, p.fault
}

// pivots judges where a pivot ends on the way of an order.
func (m *mover) pivots(o Order, b *plane.Base) objection {
	if m.fly {
		return objection{} // but for where the order ends
	}
	return m.pivotEnd(o, b)
}

// leg judges a straight move, which may pass through friends.
//
// Carries out kings.pass.move-through-friends, enemies-block-within-1-inch and
// kings.terrain.impassable-not-crossed with its kin.
func (m *mover) leg(o Order, b *plane.Base, v plane.Vector) objection {
	if g, hit := m.terrainIn(o, b, v); hit {
		return against(barRule(g, o))
	}
	if e := m.enemyNear(b, v); e != NoUnit {
		return against(rulePassEnemiesBlockWithin1Inch).by(e)
	}
	return objection{}
}

// terrainIn returns terrain that bars a straight move.
func (m *mover) terrainIn(o Order, b *plane.Base, v plane.Vector) (layout.Ground, bool) {
	if o == AtTheDouble {
		return m.crosses(m.bars[1], b, v)
	}
	return m.crosses(m.bars[0], b, v)
}

// barred returns terrain that bars a unit that carries out an order where a base stands.
func (s *State) barred(u UnitNo, o Order, b *plane.Base) (layout.Ground, bool) {
	return s.crosses(s.barriers(s.piecesIn(s.around(u, b.At, 0)), u, o), b, plane.Vector{})
}

// crosses returns the first of some pieces of terrain that a straight move overlaps.
func (s *State) crosses(list pieces, b *plane.Base, v plane.Vector) (layout.Ground, bool) {
	if list == 0 {
		return 0, false
	}
	var swept plane.Poly
	for i := range list.each {
		t := &s.Terrain[i]
		if b.Core.Misses(v, &t.Area) {
			continue
		}
		if swept.Len() == 0 {
			swept = b.Core.Swept(v)
		}
		if swept.Overlaps(&t.Area) {
			return t.Kind, true
		}
	}
	return 0, false
}

// enemyNear returns an enemy to which a straight move comes nearer than an inch, unless
// the unit stood as near when its whole move began.
func (m *mover) enemyNear(b *plane.Base, v plane.Vector) UnitNo {
	const inch = int(Inch) - plane.Slack
	foes := m.foes()
	if len(foes) == 0 {
		return NoUnit
	}
	middle, half := b.At.Plus(plane.Vector{X: v.X / 2, Y: v.Y / 2}), (max(v.X, -v.X)+max(v.Y, -v.Y))/2+1
	for _, e := range foes {
		if m.afar(m.unit, middle, e, Inch+half) {
			continue
		}
		other := m.outline(e)
		if b.Outline.SweptApart(v, &other, inch) {
			continue
		}
		if m.start.Outline.Apart(&other, inch) {
			return e
		}
		if was := m.start.Outline.Gap(&other).Floor(); !b.Outline.SweptApart(v, &other, was-1) || m.overruns(b, v, e) {
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

// pivotEnd judges where a pivot ends; what it sweeps does not matter.
//
// Carries out kings.pass.pivot-through-anything, pivot-ends-off-impassable,
// pivot-ends-on-table, pivot-ends-clear-of-friends and pivot-ends-1-inch-from-enemies.
func (m *mover) pivotEnd(o Order, b *plane.Base) objection {
	if !m.onTable(b, plane.Vector{}) {
		return against(rulePassPivotEndsOnTable)
	}
	if g, hit := m.terrainIn(o, b, plane.Vector{}); hit {
		if g == layout.Impassable {
			return against(rulePassPivotEndsOffImpassable)
		}
		return against(barRule(g, o))
	}
	if f := m.friendWithin(b, plane.Vector{}, plane.Slack+1); f != NoUnit {
		return against(rulePassPivotEndsClearOfFriends).by(f)
	}
	if e := m.enemyNear(b, plane.Vector{}); e != NoUnit {
		return against(rulePassPivotEnds1InchFromEnemies).by(e)
	}
	return objection{}
}

// visibleGap is how far a unit that has moved is from its friends, at least.
const visibleGap = int(Millimetre) - plane.Slack

// friendWithin returns a friend that is nearer than a length to a base that has moved.
func (m *mover) friendWithin(b *plane.Base, v plane.Vector, length int) UnitNo {
	at := b.At.Plus(v)
	for _, f := range m.own() {
		if m.afar(m.unit, at, f, int32(length)) {
			continue
		}
		if other := m.outline(f); !b.Outline.MovedApart(v, &other, length) {
			return f
		}
	}
	return NoUnit
}

// under returns a unit, among some, that a base would stand on.
func (m *mover) under(b *plane.Base, among []UnitNo) UnitNo {
	for _, v := range among {
		if m.afar(m.unit, b.At, v, 0) {
			continue
		}
		if other := m.core(v); b.Core.Overlaps(&other) {
			return v
		}
	}
	return NoUnit
}

// unitUnder returns a unit that a base would stand on.
func (s *State) unitUnder(u UnitNo, b *plane.Base) UnitNo {
	m := s.mover(u, b, 0)
	return m.under(b, m.near[:m.n])
}

// end judges where a move ends.
//
// Carries out kings.pass.cannot-end-on-a-unit, cannot-end-touching-friends,
// kings.measure.one-inch-from-enemies, friends-visible-gap and
// kings.terrain.table-edge-impassable.
func (m *mover) end(o Order, b *plane.Base) objection {
	if o := m.place(o, b); !o.ok() {
		return o
	}
	if e := m.enemyNear(b, plane.Vector{}); e != NoUnit {
		return against(ruleMeasureOneInchFromEnemies).by(e)
	}
	return objection{}
}

// place judges whether a base can stand somewhere, enemies apart.
func (m *mover) place(o Order, b *plane.Base) objection {
	if !m.onTable(b, plane.Vector{}) {
		return against(ruleTerrainTableEdgeImpassable)
	}
	if m.fly {
		o = Advance // what bars a flyer's way at the Double does not bar its landing
	}
	if g, hit := m.terrainIn(o, b, plane.Vector{}); hit {
		return against(barRule(g, o))
	}
	return m.stands(b)
}

// stands judges whether other units leave a base where it is, enemies that it does not stand
// on apart.
func (m *mover) stands(b *plane.Base) objection {
	if o := m.besideFriends(b, plane.Vector{}); !o.ok() {
		return o
	}
	if e := m.under(b, m.foes()); e != NoUnit {
		return against(rulePassCannotEndOnAUnit).by(e)
	}
	return objection{}
}

// besideFriends judges whether friends leave a base where it is when it has moved.
func (m *mover) besideFriends(b *plane.Base, v plane.Vector) objection {
	f := m.friendWithin(b, v, visibleGap)
	switch {
	case f == NoUnit:
		return objection{}
	case m.asked:
		return against(ruleMeasureFriendsVisibleGap).by(f)
	}
	if on := m.under(m.move(b, v), m.near[:m.n]); on != NoUnit {
		return against(rulePassCannotEndOnAUnit).by(on)
	}
	if f := m.friendWithin(b, v, plane.Slack+1); f != NoUnit {
		return against(rulePassCannotEndTouchingFriends).by(f)
	}
	return against(ruleMeasureFriendsVisibleGap).by(f)
}

// forbidsPivotFree judges the free pivot of an Individual: one before the order of a Vanguard
// move, and one a phase before its order or a ranged attack. One that may make none has no
// target to turn to.
//
// Carries out kings.individual.free-pivot-before-order and free-pivot-before-shooting.
func (s *State) forbidsPivotFree(seat game.Seat, a *Action) objection {
	f := &s.Units[a.Unit]
	moving := s.Waits.Kind != decideShoot
	rule := ruleIndividualFreePivotBeforeOrder
	if !moving {
		rule = ruleIndividualFreePivotBeforeShooting
	}
	if !s.owns(seat, a.Unit) || !s.profile(a.Unit).Has(army.Individual) || f.Did&Pivoted != 0 || a.Turn[1] != 0 || a.Turn[0] == 0 ||
		moving && f.Order != NoOrder || !moving && !s.forbidsShooter(seat, a.Unit).ok() {
		return against(rule)
	}
	if s.profile(a.Unit).Has(army.AltarOfTheElements) {
		return against(ruleSpecialExceptionsToNormalRules)
	}
	start := s.base(a.Unit)
	m := s.mover(a.Unit, &start, Inch)
	b := plane.NewBase(start.Pose.Turned(plane.Angle(a.Turn[0])), start.Size)
	return m.pivotEnd(ChangeFacing, &b)
}
