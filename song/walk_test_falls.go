package song

import "gonfalon/game"

// The dice of a test: those that make it pass alike, or fail alike, are one fall, as long as nobody
// has some of them rolled again who would choose otherwise.

// testFalls are all ways in which the next dice of a test can fall, after those that have fallen
// in the same step.
func (w *walker) testFalls(s *State, rolls *game.ScriptError, before []int) []fall {
	t, again := w.tested(s)
	if len(rolls.Can) != 6 {
		if dice := t.Dice.and(before); !t.failing(dice) && (again || w.spender(s, &t, dice) == game.NoSeat) {
			return []fall{{rolls.Can[:1], 1}} // the D3 of a test that is passed
		}
		return anyway(rolls)
	}
	type key struct {
		fails, again bool
		kept         Roll
	}
	at := map[key]int{}
	var list []fall
	for _, f := range few(rolls.Due) {
		dice := t.Dice.and(f.dice)
		k := key{fails: t.failing(dice)}
		if seat := w.spender(s, &t, dice); !again && !k.fails && seat != game.NoSeat {
			k.kept, k.again = t.keptBy(dice)
		}
		if i, ok := at[k]; ok {
			list[i].p += f.p
			continue
		}
		at[k] = len(list)
		list = append(list, f)
	}
	return list
}

// tested is the test that is rolled: with what counts for it, what it needs, and without the dice that are rolled
// next; and whether those are rolled again.
func (w *walker) tested(s *State) (t Test, again bool) {
	n := uint8(s.Stack.Top().Arg)
	if a := &s.SetUp.Again; a.On {
		t = *s.testing(n)
		t.Need = s.testNeeds(&t)
		for face := 1; face <= 6; face++ {
			for range a.Faces[face] {
				for i := range int(t.Dice.N) {
					if t.Dice.faceAt(i) == face {
						t.Dice.take(i)
						break
					}
				}
			}
		}
		return t, true
	}
	rolled := w.node()
	rolled.s = *s
	w.move(&rolled.s, game.Script())
	t = *rolled.s.testing(n)
	t.Dice, t.Need = Roll{}, rolled.s.testNeeds(&t)
	w.free = append(w.free, rolled)
	return t, false
}

// spender is an enemy who may have the dice of a test rolled again and would, or nobody.
func (w *walker) spender(s *State, t *Test, dice *Roll) game.Seat {
	for seat := range s.seats() {
		if s.side(seat).Has(s.seatOf(t.Unit)) || !s.canSpend(seat, t.Unit, rollTestDice, s.Stack.Top()) || w.plan.Keep&Panicked != 0 && w.ours(s, seat) {
			continue
		}
		return seat
	}
	return game.NoSeat
}

// keptBy is what is kept of the dice of a test that is passed when an enemy has some rolled again,
// and whether he has.
func (t *Test) keptBy(dice *Roll) (kept Roll, again bool) {
	tried := *t
	tried.Dice = *dice
	faces := tried.likeliest(dice.open(0), false)
	if faces == [7]uint8{} {
		return Roll{}, false
	}
	kept = *dice
	for face := 1; face <= 6; face++ {
		for range faces[face] {
			for i := range int(kept.N) {
				if kept.faceAt(i) == face {
					kept.take(i)
					break
				}
			}
		}
	}
	return kept, true
}
