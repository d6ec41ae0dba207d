package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
)

// The Melee phase (kings.melee.*, kings.hindered.*, kings.disordered.after-melee-wound).
// TODO(A): modifiers, half dice, war engines, Individuals.

// melee asks for the next combat until none is left.
// Carries out kings.melee.resolve-combats-one-by-one and one-combat-per-charged-enemy.
func (p play) melee(f *game.Frame) {
	first, n := p.combats(f.Seat)
	switch n {
	case 0:
		p.Stack.Pop()
	case 1:
		p.begin(procCombat, f.Seat)
		p.Combat = Combat{Target: first}
	default:
		p.ask(decideCombat, f.Seat)
	}
}

// combats returns how many enemies a seat has yet to fight, and the first of them.
func (s *State) combats(seat game.Seat) (first UnitNo, n int) {
	for t, end := s.Armies.Of(enemyOf(seat)); t < end; t++ {
		if s.fights(seat, t) {
			if n == 0 {
				first = t
			}
			n++
		}
	}
	return first, n
}

// fights tells whether a unit of a seat has yet to fight a target.
func (s *State) fights(seat game.Seat, target UnitNo) bool {
	for u, end := s.Armies.Of(seat); u < end; u++ {
		if s.attacks(u, target) {
			return true
		}
	}
	return false
}

// attacks tells whether a unit has charged a target and not fought it yet.
func (s *State) attacks(u, target UnitNo) bool {
	f := &s.Units[u]
	return s.inPlay(u) && f.Did&Charging != 0 && f.Target == target
}

func (s *State) objectsCombat(seat game.Seat, a *Action) objection {
	if a.Kind != Fight || a.Target == NoUnit || !s.fights(seat, a.Target) {
		return s.untimely()
	}
	return objection{}
}

func (s *State) listCombats(seat game.Seat, list []Action) []Action {
	for t, end := s.Armies.Of(enemyOf(seat)); t < end; t++ {
		if s.fights(seat, t) {
			list = append(list, Action{Kind: Fight, Target: t})
		}
	}
	return list
}

// fight begins the combat with a target.
func (p play) fight(seat game.Seat, a *Action) {
	p.begin(procCombat, seat)
	p.Combat = Combat{Target: a.Target}
}

// Steps of a combat.
const (
	combatAttacks uint8 = iota
	combatNerve
	combatRegroup
	combatEnd
)

// combat carries out kings.melee.only-chargers-attack, kings.nerve.all-attacks-before-test
// and kings.nerve.melee-immediately-after-combat.
func (p play) combat(f *game.Frame) {
	step := f.Step
	f.Step++
	target := p.Combat.Target
	switch step {
	case combatAttacks:
		for u, end := p.Armies.Of(f.Seat); u < end; u++ {
			if p.attacks(u, target) {
				p.strike(u, target)
			}
		}
	case combatNerve:
		if t := &p.Units[target]; t.Did&Hurt != 0 {
			if t.Condition == Steady {
				t.Condition = Disordered
			}
			p.test(target)
		}
		p.Combat.Routed = !p.inPlay(target)
	case combatRegroup:
		p.begin(procRegroup, f.Seat)
	case combatEnd:
		for u, end := p.Armies.Of(f.Seat); u < end; u++ {
			if p.attacks(u, target) {
				p.Units[u].Did &^= Charging
			}
		}
		p.Combat = Combat{}
		p.Stack.Pop()
	}
}

// strike rolls the attacks of a unit.
// Carries out kings.melee.roll-attacks-dice, flank-doubles-attacks and rear-triples-attacks.
func (p play) strike(u, target UnitNo) {
	a := p.profile(u)
	dice := p.amount(a.Attacks)
	switch p.Units[u].Face {
	case plane.Left, plane.Right:
		dice *= 2
	case plane.Rear:
		dice *= 3
	}
	hits := p.rollHits(dice, int(a.Melee))
	p.tell(eventStruck, p.Armies.Seat(u), p.code(u), p.code(target), int16(hits))
	p.hurt(target, p.rollWounds(hits, int(p.profile(target).Defence)))
}
