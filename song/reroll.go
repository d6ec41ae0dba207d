package song

import (
	"gonfalon/game"
	"gonfalon/song/effect"
)

// The steps at which dice are rolled again. Who may is asked in turn, the active seat first:
// for the dice of an effect of his own, or to spend a condition token.

// Which dice are rolled again.
type rolled uint8

const (
	rollAttackDice rolled = iota
	rollDefenceDice
	rollTestDice
)

// rerolls asks the next seat that may have dice of a unit rolled again. The frame's seat is
// the one asked last; it tells whether somebody is asked.
//
// Carries out song.reroll.active-player-first, song.condition.spending-is-optional.
func (p play) rerolls(f *game.Frame, u UnitID, what rolled) bool {
	if again := p.SetUp.Again; again.On {
		p.SetUp.Again = Rerolling{}
		p.rollAgain(&question{what: what, unit: u, n: uint8(f.Arg)}, again)
	}
	n := p.seats()
	first := p.first()
	from := game.Seat(0)
	if f.Seat != game.NoSeat {
		from = (f.Seat-first+n)%n + 1
	}
	for i := from; i < n; i++ {
		seat := (first + i) % n
		if p.mayReroll(f, seat, u, what) {
			f.Seat = seat
			p.ask(decideReroll, seat)
			return true
		}
	}
	f.Seat = p.seatOf(u)
	p.SetUp.SpendAs = 0
	return false
}

// tokenStep announces that the token of a unit may be spent, if it has any.
func (p play) tokenStep(u UnitID, t Tokens, fight, test uint8) {
	if p.Units[u].Tokens != 0 {
		p.moment(Moment{Kind: effect.TokenStep, Unit: u, Seat: p.seatOf(u), Token: t, Fight: fight, Test: test})
	}
}

// spendable are the tokens of a unit that a seat may spend on dice of a kind.
func (s *State) spendable(seat game.Seat, u UnitID, what rolled) Tokens {
	may := token[what]
	if s.SetUp.SpendBy == seat {
		may |= s.SetUp.SpendAs
	}
	return s.Units[u].Tokens & may
}

// first is who comes first where several act at one moment.
//
// Carries out song.simultaneous.active-player-first.
func (s *State) first() game.Seat {
	if s.Active != game.NoSeat {
		return s.Active
	}
	return max(s.First, 0)
}

// token is the condition whose token has dice of a kind rolled again.
var token = [...]Tokens{rollAttackDice: Weakened, rollDefenceDice: Vulnerable, rollTestDice: Panicked}

// mayReroll tells whether a seat may have dice of a unit rolled again.
func (s *State) mayReroll(f *game.Frame, seat game.Seat, u UnitID, what rolled) bool {
	q := question{what: what, unit: u, n: uint8(f.Arg)}
	if s.diceOf(&q).N == 0 || !s.onTable(u) || s.open(&q, seat) == [7]uint8{} {
		return false
	}
	if s.side(seat).Has(s.seatOf(u)) {
		return seat == s.seatOf(u) && what == rollAttackDice
	}
	return s.canSpend(seat, u, what, f)
}

// A question about dice: which are to be rolled again.
type question struct {
	what rolled
	unit UnitID       // whose dice
	n    uint8        // the attack or test, from 1
	by   effect.Throw // of an effect that has them rolled again at once
}

// asksDice is the question of the present frame.
func (s *State) asksDice() question {
	f := s.Stack.Top()
	switch {
	case f.Proc == procWork:
		w := s.choosing()
		q := question{by: s.Muster.lib.rules[w.Rule].Ops[w.PC].Throw, n: s.momentOf(w).Fight}
		if q.by == effect.TheTest {
			q.what, q.n = rollTestDice, s.momentOf(w).Test
			q.unit = s.testing(q.n).Unit
		} else {
			q.unit = s.fighting(q.n).By
		}
		return q
	case f.Proc == procTest:
		return question{what: rollTestDice, unit: s.testing(uint8(f.Arg)).Unit, n: uint8(f.Arg)}
	case f.Step <= fightRerolls:
		return question{what: rollAttackDice, unit: s.fighting(uint8(f.Arg)).By, n: uint8(f.Arg)}
	}
	return question{what: rollDefenceDice, unit: s.fighting(uint8(f.Arg)).On, n: uint8(f.Arg)}
}

// diceOf returns the dice in question.
func (s *State) diceOf(q *question) *Roll {
	switch q.what {
	case rollAttackDice:
		return &s.fighting(q.n).Attack
	case rollDefenceDice:
		return &s.fighting(q.n).Defence
	}
	return &s.testing(q.n).Dice
}

// least is the least face that is a success, of attack and Defence dice.
func (s *State) least(q *question) int {
	switch q.what {
	case rollAttackDice:
		return s.toHit(s.fighting(q.n))
	case rollDefenceDice:
		return s.toBlock(s.fighting(q.n))
	}
	return 0
}

// open counts by face the dice that a seat may have rolled again; 0 stands for the D3 of a Panic
// Test. An attacker may roll his own again by the Charge Bonus or an effect, any or the misses.
//
// Carries out song.bonus.charge-reroll-any, song.charge.attack-rerolls-misses,
// song.reroll.once-per-die-per-player, song.panic.reroll-includes-d3.
func (s *State) open(q *question, seat game.Seat) [7]uint8 {
	may := s.diceOf(q).open(seat)
	if q.what == rollTestDice {
		if t := s.testing(q.n); t.Panic && !t.Rolled3.Has(seat) {
			may[0] = 1
		}
		return may
	}
	any := q.by == effect.AnyDice || !s.side(seat).Has(s.seatOf(q.unit))
	misses := q.by == effect.MissedDice
	if q.by == effect.NoThrow && !any {
		x := s.fighting(q.n)
		any = x.Bonus && x.Grant.Is&isNoCharge == 0 || x.Grant.Is&isAny != 0
		misses = x.Grant.Is&isMisses != 0
	}
	least := s.least(q)
	for face := range may {
		if !any && (!misses || face >= least) {
			may[face] = 0
		}
	}
	return may
}

// forbidsReroll returns why dice may not be rolled again.
//
// Carries out song.reroll.once-per-die-per-player, song.condition.spender-picks-dice,
// song.condition.weakened, song.condition.vulnerable, song.condition.panicked.
func (s *State) forbidsReroll(seat game.Seat, a *Action) objection {
	if a.Kind == Pass {
		return objection{}
	}
	if a.Kind != Reroll {
		return s.untimely()
	}
	q := s.asksDice()
	open, sum := s.open(&q, seat), 0
	for face, n := range a.Faces {
		if n > open[face] {
			return against(ruleRerollOncePerDiePerPlayer).counts(int(n), int(open[face]))
		}
		sum += int(n)
	}
	if sum == 0 {
		return against(ruleConditionSpenderPicksDice)
	}
	return objection{}
}

// listReroll appends what is worth trying: all that went ill, or well for the other; all; one of
// each face.
func (s *State) listReroll(seat game.Seat, list []Action) []Action {
	q := s.asksDice()
	list = append(list, Action{Kind: Pass})
	open := s.open(&q, seat)
	own, least := s.side(seat).Has(s.seatOf(q.unit)), s.least(&q)
	best := open
	if q.what != rollTestDice {
		for face := range best {
			if (face < least) != own {
				best[face] = 0
			}
		}
	}
	if best != [7]uint8{} {
		list = append(list, Action{Kind: Reroll, Faces: best})
	}
	if best != open && open != [7]uint8{} {
		list = append(list, Action{Kind: Reroll, Faces: open})
	}
	for face := 6; face >= 0; face-- {
		one := [7]uint8{}
		if open[face] > 0 {
			one[face] = 1
			if one != best && one != open {
				list = append(list, Action{Kind: Reroll, Faces: one})
			}
		}
	}
	return list
}

// reroll has dice rolled again, or not. Others may answer that a token is spent.
func (p play) reroll(seat game.Seat, a *Action) {
	q := p.asksDice()
	if q.by != effect.NoThrow {
		w := p.choosing()
		w.PC++
		if a.Kind != Pass {
			p.rollAgain(&q, Rerolling{Seat: seat, Faces: a.Faces})
		}
		return
	}
	if a.Kind == Pass {
		return
	}
	p.SetUp.Again = Rerolling{On: true, Seat: seat, Faces: a.Faces}
	if p.side(seat).Has(p.seatOf(q.unit)) {
		return
	}
	t := p.spendable(seat, q.unit, q.what)
	if t&token[q.what] != 0 {
		t = token[q.what]
	}
	t &= -t
	p.spend(seat, q.unit, t)
	m := Moment{Kind: effect.TokenSpent, Unit: q.unit, Seat: seat, Token: t}
	if q.what == rollTestDice {
		m.Test = q.n
	} else {
		m.Fight = q.n
	}
	p.moment(m)
}

// rollAgain rolls dice again that have been named.
func (p play) rollAgain(q *question, again Rerolling) {
	label := [...]game.Label{rollAttackDice: labelAttack, rollDefenceDice: labelDefence, rollTestDice: labelMorale}[q.what]
	f := &again.Faces
	p.tell(eventReroll, again.Seat, int16(q.unit), int16(q.what), int16(f[1]), int16(f[2]), int16(f[3]), int16(f[4]), int16(f[5]), int16(f[6]))
	r := p.diceOf(q)
	p.again(r, label, &again.Faces, again.Seat)
	if q.what != rollTestDice {
		p.tellDice([...]uint8{rollAttackDice: eventAttackDice, rollDefenceDice: eventDefenceDice}[q.what], p.seatOf(q.unit), r, p.least(q), q.unit)
		if q.by != effect.NoThrow {
			p.countHits(p.fighting(q.n))
		}
		return
	}
	t := p.testing(q.n)
	if again.Faces[0] > 0 {
		t.D3 = uint8(p.d3(labelPanic))
		t.Rolled3 = t.Rolled3.With(again.Seat)
	}
	p.reckon(t)
	p.tellTest(t)
}

// spend takes a condition token off a unit.
//
// Carries out song.condition.stays-until-spent.
func (p play) spend(seat game.Seat, u UnitID, t Tokens) {
	p.Units[u].Tokens &^= t
	p.tell(eventSpent, seat, int16(u), int16(t))
}
