package kings

import (
	"slices"

	"gonfalon/game"
	"gonfalon/geom/plane"
)

// The sample of orders that Options lists: charges of all units that have no order yet,
// and the moves of the first of them, so that units are taken in turn. Players may take
// any unit and any path; Check decides.

// listOrders samples the orders of the Movement phase.
func (s *State) listOrders(seat game.Seat, list []Action) []Action {
	first := s.awaitsOrder(seat)
	if first == NoUnit {
		return append(list, Action{Kind: Done})
	}
	list = s.listCharges(seat, list)
	return s.listMoves(seat, first, list)
}

// listCharges lists the charges that a plain way leads to: of one unit, and of two
// together.
func (s *State) listCharges(seat game.Seat, list []Action) []Action {
	for t, end := s.Armies.Of(enemyOf(seat)); t < end; t++ {
		if !s.inPlay(t) || !s.objectsTarget(seat, t).ok() {
			continue
		}
		first := len(list)
		for u, last := s.Armies.Of(seat); u < last; u++ {
			if a := (Action{Kind: GiveOrder, N: uint8(Charge), Unit: u, Target: t}); s.mayCharge(seat, &a) {
				list = append(list, a)
			}
		}
		list = s.listPairs(list, first)
		for u, last := s.Armies.Of(seat); u < last; u++ {
			if s.Units[t].Target != u {
				continue
			}
			a := Action{Kind: GiveOrder, N: uint8(CounterCharge), Unit: u, Target: t}
			if s.objectsGiving(seat, &a).ok() && s.objectsCharge(seat, &a).ok() {
				list = append(list, a)
			}
		}
	}
	return list
}

// mayCharge tells whether a unit can charge on one of the plainest ways.
func (s *State) mayCharge(seat game.Seat, a *Action) bool {
	if !s.inPlay(a.Unit) || s.Units[a.Unit].Order != NoOrder {
		return false
	}
	reach := 2 * int32(s.profile(a.Unit).Speed) * Inch
	if s.afar(s.Units[a.Unit].Pose.At, s.size(a.Unit), a.Target, reach) {
		return false
	}
	if !s.objectsGiving(seat, a).ok() || !s.objectsReach(a.Unit, a.Target).ok() {
		return false
	}
	var c chargers
	c.muster(a)
	return s.plan(a.Target, &c, false, true).ok()
}

// listPairs adds charges of two units of which each can charge alone.
func (s *State) listPairs(list []Action, first int) []Action {
	const most = 4
	end := min(len(list), first+most)
	for i := first; i < end; i++ {
		for j := i + 1; j < end; j++ {
			a := list[i]
			a.With[0] = list[j].Unit
			var c chargers
			if c.muster(&a); s.plan(a.Target, &c, false, true).ok() {
				list = append(list, a)
			}
		}
	}
	return list
}

// listMoves samples the orders of one unit, charges apart.
func (s *State) listMoves(seat game.Seat, u UnitNo, list []Action) []Action {
	before := len(list)
	list = append(list, Action{Kind: GiveOrder, N: uint8(Halt), Unit: u})
	speed := int32(s.profile(u).Speed) * Inch
	facing, at := s.Units[u].Pose.Facing, s.Units[u].Pose.At
	foe := s.nearestEnemy(u)
	turn := int16(0)
	if foe != NoUnit {
		turn = int16(facing.To(plane.Heading(s.Units[foe].Pose.At.Minus(at))))
	}
	if turn != 0 {
		list = s.listMove(list, seat, Action{N: uint8(ChangeFacing), Unit: u, Turn: [2]int16{turn}})
	}
	if speed == 0 {
		return list
	}
	list = s.listFarthest(list, seat, Action{N: uint8(Advance), Unit: u}, 0, speed)
	bounded := min(max(turn, -int16(right90)), int16(right90))
	if bounded != 0 {
		list = s.listFarthest(list, seat, Action{N: uint8(Advance), Unit: u, Turn: [2]int16{bounded}}, 1, speed)
	}
	for _, turn := range [2]int16{4500, -4500} {
		if turn != bounded {
			list = s.listFarthest(list, seat, Action{N: uint8(Advance), Unit: u, Turn: [2]int16{turn}}, 1, speed)
		}
	}
	list = s.listMove(list, seat, Action{N: uint8(Back), Unit: u, Ahead: [3]int32{speed / 2}})
	list = s.listMove(list, seat, Action{N: uint8(Sidestep), Unit: u, Ahead: [3]int32{speed / 2}})
	list = s.listMove(list, seat, Action{N: uint8(Sidestep), Unit: u, Ahead: [3]int32{-speed / 2}})
	list = s.listFarthest(list, seat, Action{N: uint8(AtTheDouble), Unit: u}, 0, 2*speed)
	if turn >= -int16(right90) && turn <= int16(right90) && turn != 0 && s.nimble(u) {
		list = s.listFarthest(list, seat, Action{N: uint8(AtTheDouble), Unit: u, Turn: [2]int16{turn}}, 1, 2*speed)
	}
	return distinct(s.listToGoal(list, seat, u, speed), before)
}

// listMove adds a move if it is legal.
func (s *State) listMove(list []Action, seat game.Seat, a Action) []Action {
	a.Kind = GiveOrder
	if s.objectsOrder(seat, &a).ok() {
		list = append(list, a)
	}
	return list
}

// distinct drops what stands twice from a place of a list on: two aims can lie in one
// direction.
func distinct(list []Action, from int) []Action {
	n := from
	for _, a := range list[from:] {
		if !slices.Contains(list[from:n], a) {
			list[n] = a
			n++
		}
	}
	return list[:n]
}

// listFarthest adds the longest legal of some lengths of one leg.
func (s *State) listFarthest(list []Action, seat game.Seat, a Action, leg int, far int32) []Action {
	a.Kind = GiveOrder
	for part := int32(4); part > 0; part-- {
		if a.Ahead[leg] = far * part / 4; s.objectsOrder(seat, &a).ok() {
			return append(list, a)
		}
	}
	return list
}

// nearestEnemy returns the enemy whose centre is nearest.
func (s *State) nearestEnemy(u UnitNo) UnitNo {
	best, near := NoUnit, 0
	for e, end := s.Armies.Of(enemyOf(s.Armies.Seat(u))); e < end; e++ {
		if !s.inPlay(e) {
			continue
		}
		if d := distance(s.Units[u].Pose.At, s.Units[e].Pose.At); best == NoUnit || d < near {
			best, near = e, d
		}
	}
	return best
}
