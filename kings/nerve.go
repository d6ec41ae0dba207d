package kings

import "gonfalon/game"

// Nerve tests (kings.nerve.*).
// TODO(A): fearless on double six, Inspiring and the other rules that touch the test.

// nerve tests the enemies that were wounded in the phase, in the order that the active
// player chooses.
// Carries out kings.nerve.after-movement-and-shooting.
func (p play) nerve(f *game.Frame) {
	first, n := p.shaken(f.Seat)
	switch n {
	case 0:
		p.Stack.Pop()
	case 1:
		p.test(first)
	default:
		p.ask(decideTest, f.Seat)
	}
}

// shaken returns how many enemies of a seat must be tested, and the first of them.
func (s *State) shaken(seat game.Seat) (first UnitNo, n int) {
	for e, end := s.Armies.Of(enemyOf(seat)); e < end; e++ {
		if s.inPlay(e) && s.Units[e].Did&Hurt != 0 {
			if n == 0 {
				first = e
			}
			n++
		}
	}
	return first, n
}

func (s *State) objectsTest(seat game.Seat, a *Action) objection {
	if a.Kind != TestNerve || !s.owns(enemyOf(seat), a.Target) || s.Units[a.Target].Did&Hurt == 0 {
		return s.untimely()
	}
	return objection{}
}

func (s *State) listTests(seat game.Seat, list []Action) []Action {
	for e, end := s.Armies.Of(enemyOf(seat)); e < end; e++ {
		if s.inPlay(e) && s.Units[e].Did&Hurt != 0 {
			list = append(list, Action{Kind: TestNerve, Target: e})
		}
	}
	return list
}

// test rolls for the Nerve of a unit.
//
// Carries out kings.nerve.total-2d6-plus-wounds, rout-at-second-number, waver-between,
// steady-below-first-number, double-6-at-least-wavers and double-1-always-steady.
func (p play) test(u UnitNo) {
	f, n := &p.Units[u], p.profile(u)
	f.Did &^= Hurt
	one, two := p.dice.Die(labelNerve, 6), p.dice.Die(labelNerve, 6)
	total := one + two + int(f.Wounds)
	switch {
	case one+two == 2:
	case total >= int(n.Rout):
		f.Condition = Routed
		p.fled(u)
	case n.Waver > 0 && (total >= int(n.Waver) || one+two == 12):
		f.Condition = Wavering
	}
	p.tell(eventNerve, p.Armies.Seat(u), p.code(u), int16(one+two), int16(min(total, 999)), int16(f.Condition))
}
