package kings

import (
	"slices"

	"gonfalon/game"
	"gonfalon/geom/plane"
)

// The sample of orders that Options lists: the charges and moves of one unit, the foremost
// that has no order yet, and the charges of others together with it. So units are taken in
// turn, and those in front do not bar the way of those behind. Players may take any unit and
// any path; Check decides.

// listOrders samples the orders of the Movement phase.
func (s *State) listOrders(seat game.Seat, list []Action) []Action {
	u, foe := s.foremost(seat)
	if u == NoUnit {
		return append(list, Action{Kind: Done})
	}
	list = s.listDrains(u, list)
	for t, end := s.Armies.Of(enemyOf(seat)); t < end; t++ {
		if s.inPlay(t) {
			list = s.listCharges(seat, u, t, list)
		}
	}
	return s.listMoves(u, foe, list)
}

// foremost returns the unit without an order that is nearest to an enemy, and that enemy.
func (s *State) foremost(seat game.Seat) (u, foe UnitNo) {
	best := int64(1) << 62
	for v, end := s.Armies.Of(seat); v < end; v++ {
		if !s.inPlay(v) || s.Units[v].Order != NoOrder {
			continue
		}
		if u == NoUnit {
			u = v
		}
		for e, last := s.Armies.Of(enemyOf(seat)); e < last; e++ {
			if !s.inPlay(e) {
				continue
			}
			way := s.Units[e].Pose.At.Minus(s.Units[v].Pose.At)
			if far := int64(way.X)*int64(way.X) + int64(way.Y)*int64(way.Y); far < best {
				best, u, foe = far, v, e
			}
		}
	}
	return u, foe
}

// listCharges lists the charges and the counter-charge of a unit against a target that a plain
// way leads to: alone, with each of some others, and with all of them.
func (s *State) listCharges(seat game.Seat, u, t UnitNo, list []Action) []Action {
	first := len(list)
	a := Action{Kind: GiveOrder, N: uint8(CounterCharge), Unit: u, Target: t}
	if s.Units[t].Target == u && s.forbidsCharge(seat, &a).ok() {
		list = append(list, a)
	}
	a.N = uint8(Charge)
	if s.mayCharge(seat, &a) && s.forbidsTarget(seat, t).ok() && s.fits(&a) {
		list = append(list, a)
	}
	alone := len(list)
	if alone == first {
		return list
	}
	const most = 3
	n := 0
	var all [most]UnitNo
	for v, end := s.Armies.Of(seat); v < end && n < most; v++ {
		if v == u || !s.mayCharge(seat, &Action{Kind: GiveOrder, N: uint8(Charge), Unit: v, Target: t}) {
			continue
		}
		for i := first; i < alone; i++ {
			a := list[i]
			if a.With[0] = v; s.fits(&a) {
				list = append(list, a)
				all[n] = v
			}
		}
		if all[n] != NoUnit {
			n++
		}
	}
	if a := list[first]; n > 1 {
		copy(a.With[:], all[:n])
		if s.fits(&a) {
			list = append(list, a)
		}
	}
	return list
}

// mayCharge tells whether a unit may charge a target if there is a way.
func (s *State) mayCharge(seat game.Seat, a *Action) bool {
	if !s.inPlay(a.Unit) || s.Units[a.Unit].Order != NoOrder {
		return false
	}
	reach := s.chargeReach(a.Unit)
	if s.afar(a.Unit, s.Units[a.Unit].Pose.At, a.Target, reach) {
		return false
	}
	return s.forbidsGiving(seat, a).ok() && s.forbidsReach(a.Unit, a.Target).ok()
}

// fits tells whether the chargers of an action have their ways, if only the plainest count.
// Of several, the shortest way of one may end where it leaves no room for the next: if that may
// be another than the plainest, they are asked again in earnest.
func (s *State) fits(a *Action) bool {
	c := chargers{asked: true, plain: true}
	c.take(a)
	counters := Order(a.N) == CounterCharge
	return s.plan(a.Target, &c, counters, true).ok() && (c.plain || s.plan(a.Target, &c, counters, false).ok())
}

// listMoves samples the orders of one unit, charges apart; foe is where it looks.
func (s *State) listMoves(u, foe UnitNo, list []Action) []Action {
	before := len(list)
	list = append(list, Action{Kind: GiveOrder, N: uint8(Halt), Unit: u})
	speed := int32(s.profile(u).Speed) * Inch
	start := s.base(u)
	m := s.mover(u, &start, 2*speed+Inch)
	m.asked = true
	given := Action{Kind: GiveOrder, Unit: u}
	for o := Halt; o < Charge; o++ {
		if given.N = uint8(o); m.forbidsGiving(m.seat, &given).ok() {
			m.may |= 1 << o
		}
	}
	turn := int16(0)
	if foe != NoUnit {
		turn = int16(start.Facing.To(plane.Heading(s.Units[foe].Pose.At.Minus(start.At))))
	}
	if turn != 0 {
		list = m.list(list, ChangeFacing, turn, 0)
	}
	if speed == 0 {
		return list
	}
	list = m.listFarthest(list, Advance, 0, speed)
	bounded := min(max(turn, -int16(right90)), int16(right90))
	if bounded != 0 {
		list = m.listFarthest(list, Advance, bounded, speed)
	}
	for _, turn := range [2]int16{4500, -4500} {
		if turn != bounded {
			list = m.listFarthest(list, Advance, turn, speed)
		}
	}
	list = m.list(list, Back, 0, speed/2)
	list = m.list(list, Sidestep, 0, speed/2)
	list = m.list(list, Sidestep, 0, -speed/2)
	list = m.listFarthest(list, AtTheDouble, 0, 2*speed)
	if turn == bounded && turn != 0 && s.nimble(u) {
		list = m.listFarthest(list, AtTheDouble, turn, 2*speed)
	}
	others := len(list)
	return distinct(m.listToGoal(list, speed), before, others)
}

// distinct drops what stands from one place of a list on and again from a later one: two aims
// can lie in one direction.
func distinct(list []Action, first, again int) []Action {
	n := again
	for _, a := range list[again:] {
		if !slices.Contains(list[first:again], a) {
			list[n] = a
			n++
		}
	}
	return list[:n]
}

// list adds a move of a turn, if any, and one straight leg, if it is legal. It is no longer
// than the order leads, and has no more pivots.
func (m *mover) list(list []Action, o Order, turn int16, leg int32) []Action {
	if !m.mayBe(o) {
		return list
	}
	list, a := m.add(list, o, turn)
	if a.stretch(leg); !m.path(a).ok() {
		return list[:len(list)-1]
	}
	return list
}

// listFarthest adds the longest legal of some lengths.
func (m *mover) listFarthest(list []Action, o Order, turn int16, far int32) []Action {
	if !m.mayBe(o) {
		return list
	}
	list, a := m.add(list, o, turn)
	for part := int32(4); part > 0; part-- {
		a.stretch(far * part / 4)
		if m.path(a).ok() {
			return list
		}
		if turn != 0 && !m.pivot.fault.ok() {
			break // however far
		}
	}
	return list[:len(list)-1]
}

// mayBe tells whether the unit can be given an order, if there is a way.
func (m *mover) mayBe(o Order) bool { return m.may&(1<<o) != 0 }

// add adds an order to a list, to be completed.
func (m *mover) add(list []Action, o Order, turn int16) ([]Action, *Action) {
	list = append(list, Action{Kind: GiveOrder, N: uint8(o), Unit: m.unit, Turn: [2]int16{turn}})
	return list, &list[len(list)-1]
}

// stretch gives an order of a turn, if any, and one straight leg another length.
func (a *Action) stretch(leg int32) {
	if a.Turn[0] == 0 {
		a.Ahead[0] = leg
	} else {
		a.Ahead[1] = leg
	}
}

// nearestEnemy returns the enemy whose centre is nearest.
func (s *State) nearestEnemy(u UnitNo) UnitNo {
	best, near := NoUnit, int64(0) // rounded down
	for e, end := s.Armies.Of(enemyOf(s.Armies.Seat(u))); e < end; e++ {
		if !s.inPlay(e) {
			continue
		}
		v := s.Units[e].Pose.At.Minus(s.Units[u].Pose.At)
		if square := int64(v.X)*int64(v.X) + int64(v.Y)*int64(v.Y); best == NoUnit || square < near*near {
			best, near = e, int64(plane.Root(int(square)))
		}
	}
	return best
}
