package kings

import "gonfalon/game"

// Nerve tests (kings.nerve.*).

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

func (s *State) forbidsTest(seat game.Seat, a *Action) objection {
	if a.Kind != TestNerve {
		return s.untimely()
	}
	if !s.owns(enemyOf(seat), a.Target) || s.Units[a.Target].Did&Hurt == 0 {
		return against(ruleNerveAfterMovementAndShooting).by(a.Target)
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

// test tests the Nerve of a unit. A result once suffered is not lifted by a better one.
//
// Carries out kings.nerve.routed-unit-destroyed, wavered-is-disordered and
// steady-no-effect, and the re-roll of kings.special.inspiring-second-result-kept.
func (p play) test(u UnitNo) {
	f := &p.Units[u]
	f.Did &^= Hurt
	if p.artefact(u).nerve != 0 {
		p.show(u)
	}
	result := p.rollNerve(u)
	if result == Routed && p.routAgain(u) {
		if p.artefact(u).routAgain {
			p.show(u)
		}
		p.tell(eventTestAgain, p.Armies.Seat(u), int16(u))
		result = p.rollNerve(u)
	}
	if result == Routed && p.maySpare(u) && p.spared(u) {
		result = Steady
	}
	if result == Routed {
		p.fell(u)
	}
	if f.Condition = max(f.Condition, result); f.Condition == Routed {
		p.fled(u)
	}
	p.tested(u, result)
}

// rollNerve rolls one Nerve test and returns what it makes of a unit.
//
// Carries out kings.nerve.total-2d6-plus-wounds, rout-at-second-number, waver-between,
// steady-below-first-number, double-6-at-least-wavers, double-1-always-steady and
// fearless-cannot-waver.
func (p play) rollNerve(u UnitNo) Condition {
	d := p.nerveLimits(u)
	one, other := p.pair(labelNerve)
	dice := one + other
	result := [outcomes]Condition{Steady, Wavering, Routed}[d.test(dice, 0)]
	p.tell(eventNerve, p.Armies.Seat(u), int16(u), int16(dice), int16(min(d.total(dice, 0), 999)), int16(result), int16(one), int16(other), int16(d.Waver), int16(d.Rout))
	return result
}

// nerveLimits returns what a roll for the Nerve of a unit is held against.
func (s *State) nerveLimits(u UnitNo) Defender {
	waver, rout := s.nerveOf(u)
	return Defender{Wounds: int(s.Units[u].Wounds), Waver: waver, Rout: rout, Bonus: s.sway(u)}
}
