package song

import (
	"gonfalon/game"
	"gonfalon/song/effect"
)

// Steps of a Morale or Panic Test.
const (
	testBefore uint8 = iota
	testRoll
	testTokens
	testRerolls
	testWould
	testOutcome
	testAfter
	testEnd
)

// startTest begins a test.
func (p play) startTest(t Test) {
	if !p.present(t.Unit) {
		return
	}
	if t.Mod < 0 && p.guarded(t.Unit)&effect.GuardMorale != 0 {
		t.Mod = 0
	}
	p.Tests[p.Tested] = t
	p.Tested++
	p.push(procTest, p.seatOf(t.Unit), int16(p.Tested))
}

// testing returns a test under way by its number, from 1.
func (s *State) testing(n uint8) *Test { return &s.Tests[n-1] }

// test carries out song.morale.test-2d6, song.panic.roll-2d6-and-d3, song.panic.pass-no-effect,
// song.panic.is-a-morale-test.
func (p play) test(f *game.Frame) {
	n := uint8(f.Arg)
	t := p.testing(n)
	if f.Step < testEnd && f.Step > testBefore && !p.present(t.Unit) && !(f.Step == testAfter && t.Set == Failed) {
		f.Step = testEnd // it may have fallen to the test itself
	}
	step := f.Step
	f.Step++
	switch step {
	case testBefore:
		if p.neverTests(t.Unit) {
			t.Set = Passed
		}
		if t.Set == Untested {
			p.testMoment(effect.TestStarted, n)
		}
	case testRoll:
		p.rollTest(t)
		f.Seat = game.NoSeat
	case testTokens:
		if t.Set == Untested {
			p.tokenStep(t.Unit, Panicked, t.Of, n)
		}
	case testRerolls:
		if t.Set == Untested && p.rerolls(f, t.Unit, rollTestDice) {
			f.Step = testRerolls
		}
	case testWould:
		if t.Set == Untested {
			p.reckon(t)
			p.testMoment(effect.TestRolled, n)
		}
	case testOutcome:
		p.concludeTest(n, t)
	case testAfter:
		kind := effect.TestPassed
		if t.Set == Failed {
			kind = effect.TestFailed
		}
		p.testMoment(kind, n)
	case testEnd:
		p.endTest(t)
		p.Stack.Pop()
		p.Tested--
		p.Tests[p.Tested] = Test{}
	}
}

// testMoment announces a moment of a test.
func (p play) testMoment(kind effect.Event, n uint8) {
	t := p.testing(n)
	m := Moment{Kind: kind, Unit: t.Unit, Seat: p.seatOf(t.Unit), Fight: t.Of, Test: n, N: int8(t.Lost)}
	if t.Of != 0 {
		m.Means = means(p.fighting(t.Of))
	}
	p.moment(m)
}

// rollTest rolls the dice of a test.
func (p play) rollTest(t *Test) {
	if t.Set != Untested {
		return
	}
	t.Mod += int8(p.moraleMod(t))
	dice := 2
	if t.Keep != KeepBoth {
		dice = 3
	}
	label := labelMorale
	if t.Panic {
		label = labelPanic
	}
	p.roll(&t.Dice, label, dice)
	if t.Panic {
		t.D3 = uint8(p.d3(labelPanic))
	}
	p.tellTest(t)
}

// reckon settles what a test comes to, and what it must.
func (s *State) reckon(t *Test) { t.Sum, t.Need = t.total(), s.testNeeds(t) }

// total adds up the dice of a test.
//
// Carries out song.modifier.minimum-zero.
func (t *Test) total() uint8 {
	sum := int(t.Mod)
	for i := range int(t.Dice.N) {
		sum += t.Dice.faceAt(i)
	}
	switch t.Keep { // the dice are sorted
	case KeepHigh:
		sum -= t.Dice.faceAt(0)
	case KeepLow:
		sum -= t.Dice.faceAt(int(t.Dice.N) - 1)
	}
	return uint8(max(0, sum))
}

// testNeeds is what a test must come to.
func (s *State) testNeeds(t *Test) uint8 {
	need := uint8(s.morale(t.Unit))
	if t.Lent != 0 {
		need = min(need, t.Lent)
	}
	return need
}

// concludeTest carries out song.panic.failure-wounds-1-plus-d3.
func (p play) concludeTest(n uint8, t *Test) {
	if t.Set == Untested {
		p.reckon(t)
		t.Set = Passed
		if t.Sum < t.Need {
			t.Set = Failed
		}
	}
	p.tell(eventTested, p.seatOf(t.Unit), int16(t.Unit), flag(t.Set == Failed), flag(t.Panic), int16(t.Sum), int16(t.Need))
	if t.Of != 0 {
		p.fighting(t.Of).Panic = t.Set
	}
	if t.Panic && t.Set != Failed {
		p.Affairs.Passes[p.seatOf(t.Unit)]++
	}
	if t.Set != Failed || !t.Panic {
		return
	}
	wounds := 1 + int(t.D3) + int(t.Extra)
	if t.Most != 0 {
		wounds = min(wounds, int(t.Most))
	}
	h := Hurt{Unit: t.Unit, N: uint8(wounds), By: t.By, Fight: t.Of, Means: effect.ByPanic}
	if t.Of != 0 {
		h.Of = p.fighting(t.Of).By
	}
	p.hurt(h)
	p.failedPanic(t.Unit)
}

// endTest tells the effect that waits for a test how it ended.
func (p play) endTest(t *Test) {
	if t.Work != 0 {
		p.working(t.Work).Tested = t.Set
	}
	if t.Set == Failed {
		p.expireOn(t.Unit, effect.ToMoraleFail)
	}
	p.expire(effect.ThisTest, p.Tested)
}

// canSpend tells whether a seat may spend the token of a unit on the dice of a roll.
func (s *State) canSpend(seat game.Seat, u UnitID, what rolled, f *game.Frame) bool {
	if s.Posts[seat].Out || s.spendable(seat, u, what) == 0 {
		return false
	}
	switch what {
	case rollDefenceDice:
		return s.guarded(u)&effect.GuardSpendV == 0
	case rollTestDice:
		return s.guarded(u)&effect.GuardSpendP == 0
	}
	return true
}

// put places a condition token on a unit.
//
// Carries out song.condition.max-one-of-each.
func (p play) put(u UnitID, t Tokens) bool {
	if !p.onTable(u) || p.Units[u].Tokens&t != 0 || p.immune(u, t) {
		return false
	}
	var before [MaxSeats]int
	for seat := range p.seats() {
		before[seat] = p.sharedToken(seat)
	}
	p.Units[u].Tokens |= t
	p.tell(eventToken, p.seatOf(u), int16(u), int16(t))
	if p.Choices.Mode == Winter {
		p.sowDiscord(&before)
	}
	return true
}
