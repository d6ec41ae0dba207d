package kings

import "gonfalon/game"

// The Melee phase (kings.melee.*). What follows a combat is in regroup.go, hits and wounds
// are in damage.go.

// melee asks for the next combat until none is left.
// Carries out kings.melee.resolve-combats-one-by-one and one-combat-per-charged-enemy.
func (p play) melee(f *game.Frame) {
	first, n := p.combats(f.Seat)
	switch n {
	case 0:
		p.Stack.Pop()
	case 1:
		p.fight(f.Seat, first)
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

// fights tells whether a unit of a seat has yet to fight a target that still stands.
func (s *State) fights(seat game.Seat, target UnitNo) bool {
	if !s.inPlay(target) {
		return false
	}
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

func (s *State) forbidsCombat(seat game.Seat, a *Action) objection {
	if a.Kind != Fight {
		return s.untimely()
	}
	if a.Target == NoUnit || !s.fights(seat, a.Target) {
		return against(ruleMeleeOneCombatPerChargedEnemy).by(a.Target)
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

// fight begins the combat with a target. Which one it is stands in the frame, since a unit
// that overruns an Individual fights again before its combat is over.
func (p play) fight(seat game.Seat, target UnitNo) {
	p.tell(eventCombat, seat, int16(target))
	p.Stack.Push(game.Frame{Proc: procCombat, Seat: seat, Arg: int16(target)})
}

// Steps of a combat.
const (
	combatAttacks uint8 = iota
	combatNerve
	combatRegroup
)

// combat carries out kings.melee.only-chargers-attack, defender-does-not-strike,
// kings.nerve.all-attacks-before-test and melee-immediately-after-combat.
func (p play) combat(f *game.Frame) {
	target := UnitNo(f.Arg)
	switch f.Step {
	case combatAttacks:
		f.Step = combatNerve
		for u, end := p.Armies.Of(f.Seat); u < end; u++ {
			if p.attacks(u, target) {
				p.strike(u, target)
			}
		}
	case combatNerve:
		f.Step = combatRegroup
		if p.Units[target].Did&Hurt != 0 {
			p.disorder(target)
			p.test(target)
		}
	case combatRegroup:
		p.regroup(f.Seat, target)
	}
}

// disorder carries out kings.disordered.after-melee-wound and
// kings.war-engine.disordered-like-others.
func (p play) disorder(u UnitNo) {
	f := &p.Units[u]
	if composed(p.profile(u)) {
		return
	}
	if f.Condition == Steady {
		f.Condition = Disordered
	}
	if p.Armies.Seat(u) == p.active() {
		f.Did |= Upset
	}
}

// strike rolls the attacks of a unit.
func (p play) strike(u, target UnitNo) {
	blow := p.blow(u, target)
	hits := p.hits(&blow)
	p.tell(eventStruck, p.Armies.Seat(u), int16(u), int16(target), int16(hits))
	wounds := p.wounds(&blow, hits)
	p.hurt(target, wounds)
	p.struck(u, wounds)
}
