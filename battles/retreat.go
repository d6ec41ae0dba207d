package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// Retreats.

// beginRetreat makes a unit retreat. Hexes that it cannot retreat become hits: of the attack,
// if that caused it.
func (p play) beginRetreat(u UnitID, steps uint8, attack bool) {
	p.Rout = p.routed(u, steps, attack)
	p.push(procRetreat)
}

// routed is the retreat of a unit that begins now.
func (s *State) routed(u UnitID, steps uint8, attack bool) Rout {
	r := Rout{Unit: u, Steps: steps, Attack: attack}
	if attack && s.Options.Away && (s.Attack.Kind == meleeAttack || s.Attack.Kind == counterAttack) {
		r.Dir = s.awayFrom(s.Attack.By, u)
	}
	return r
}

// retreat goes back step by step, as far as the unit can, and deals the rest as hits.
//
// Carries out battles.retreat.toward-own-edge, blocked-becomes-hits, partial.
func (p play) retreat(f *game.Frame) {
	r := &p.Rout
	ways := p.waysBack()
	switch n := ways.Len(); {
	case n == 0 && r.Attack && p.wouldSwap(int(r.Steps)-int(p.Attack.Ignores)):
		p.Attack.Asked = true
		p.ask(decideSwap, p.Units[r.Unit].House)
	case n == 0:
		p.endRetreat()
	case n == 1:
		h, _ := ways.Next()
		p.stepBack(h)
	default:
		p.ask(decideRetreat, p.Units[r.Unit].House)
	}
}

// waysBack are the hexes into which the next step may go: those from which the unit gets as
// far as it can.
func (s *State) waysBack() hex.Set {
	r := &s.Rout
	from := s.Units[r.Unit].Hex
	var ways hex.Set
	if r.Steps == 0 || s.Chart.Burning.Has(from) {
		return ways
	}
	closed := s.closed()
	far := 0
	for _, d := range s.rear() {
		h := s.Plan.Grid.Neighbour(from, d)
		if d == 0 || h == hex.None || closed.Has(h) {
			continue
		}
		switch n := 1 + s.farBack(h, int(r.Steps)-1, closed); {
		case n > far:
			far, ways = n, hex.Set{}.With(h)
		case n == far:
			ways = ways.With(h)
		}
	}
	return ways
}

// rear are the directions of a retreat: the two toward the own edge, or the one that the FAQ
// has.
func (s *State) rear() [2]hex.Dir {
	if s.Rout.Dir != 0 {
		return [2]hex.Dir{s.Rout.Dir, 0}
	}
	return s.Units[s.Rout.Unit].House.edge().Toward()
}

// farBack is how many steps a retreat can still go from a hex.
func (s *State) farBack(from hex.Hex, steps int, closed hex.Set) int {
	far := 0
	if steps == 0 {
		return 0
	}
	for _, d := range s.rear() {
		h := s.Plan.Grid.Neighbour(from, d)
		if d != 0 && h != hex.None && !closed.Has(h) {
			far = max(far, 1+s.farBack(h, steps-1, closed))
		}
	}
	return far
}

// awayFrom is the direction of a retreat by the official FAQ: straight away from the
// attacker or, if that is barred, beside it toward the own edge.
func (s *State) awayFrom(by, u UnitID) hex.Dir {
	from := s.Units[u].Hex
	d, _ := s.Plan.Grid.Direction(s.Units[by].Hex, from)
	if h := s.Plan.Grid.Neighbour(from, d); h != hex.None && !s.closed().Has(h) {
		return d
	}
	left, right := beside(d)
	edge := s.Units[u].House.edge()
	if rearward(edge, right) > rearward(edge, left) {
		return right
	}
	return left
}

// beside are the directions next to one.
func beside(d hex.Dir) (left, right hex.Dir) {
	left, right = d-1, d+1
	if left == 0 {
		left = hex.NorthWest
	}
	if right > hex.NorthWest {
		right = hex.NorthEast
	}
	return left, right
}

// rearward tells how much a direction leads toward an edge: 1 to its next row, 0 along the
// row, -1 away from it.
func rearward(e hex.Edge, d hex.Dir) int {
	for _, toward := range e.Toward() {
		switch d {
		case toward:
			return 1
		case toward.Opposite():
			return -1
		}
	}
	return 0
}

func (s *State) forbidsRetreat(a Action) game.Rule {
	switch {
	case a.Kind != Retreat:
		return ruleRetreatTowardOwnEdge
	case s.waysBack().Has(a.Hex):
		return ""
	case int(a.Hex) >= s.Plan.Grid.Len():
		return ruleRetreatNotOffBoard
	case s.At[a.Hex] != NoUnit:
		return ruleRetreatNotIntoOccupiedHex
	case s.Chart.Shut.Has(a.Hex):
		return ruleRetreatNotIntoImpassable
	case s.Chart.Burning.Has(a.Hex):
		return ruleFireNoEntering
	}
	return ruleRetreatTowardOwnEdge
}

func (s *State) listRetreats(list []Action) []Action {
	for ways := s.waysBack(); !ways.Empty(); {
		var h hex.Hex
		h, ways = ways.Next()
		list = append(list, Action{Kind: Retreat, Hex: h})
	}
	return list
}

// stepBack carries out battles.retreat.terrain-effects-ignored,
// engagement.removed-when-target-retreats-or-dies, disengage.otherwise-no-penalty,
// parting-blow.not-on-forced-retreat.
func (p play) stepBack(to hex.Hex) {
	r := &p.Rout
	from := p.Units[r.Unit].Hex
	p.disengage(r.Unit)
	p.shift(r.Unit, to)
	r.Steps--
	if r.Attack {
		p.Attack.Left = true
	}
	p.tell(eventRetreated, p.Units[r.Unit].House, int16(r.Unit), int16(from), int16(to))
	if r.Steps == 0 || p.waysBack().Empty() {
		p.arrive(r.Unit)
	}
}

// endRetreat deals the hexes that were not retreated as hits.
//
// Carries out battles.retreat.blocked-becomes-hits.
func (p play) endRetreat() {
	r := p.Rout
	p.Stack.Pop()
	p.Rout = noRout
	if r.Steps == 0 {
		return
	}
	p.tell(eventBlocked, p.Units[r.Unit].House, int16(r.Unit), int16(r.Steps))
	if !r.Attack {
		p.wound(r.Unit, r.Steps)
		return
	}
	ignored := min(r.Steps, p.Attack.Ignores)
	if p.Attack.Sure {
		ignored = 0
	}
	p.Attack.Ignores -= ignored
	p.takeHits(r.Unit, r.Steps-ignored)
}
