package song

import (
	"math/rand/v2"
	"testing"

	"gonfalon/bot"
	"gonfalon/game"
)

// played has a greedy bot on a seat play against random ones, and returns the end.
func played(t *testing.T, setup game.Setup, clever game.Seat, seed uint64, each func(*State)) State {
	t.Helper()
	r, d := Rules{}, game.NewDice(game.SeedFrom(seed, 7))
	s, err := r.Start(setup, d, nil)
	if err != nil {
		t.Fatal(err)
	}
	greedy, rng := bot.NewGreedy(r, Value, game.SeedFrom(seed, 3)), rand.New(rand.NewPCG(seed, 4))
	var list []Action
	for i := 1; s.Waits.Who != 0; i++ {
		seat := s.Waits.Who.First()
		list = r.Options(&s, seat, list[:0])
		if each != nil {
			each(&s)
		}
		a := list[rng.IntN(len(list))]
		if seat == clever {
			view := r.Redact(&s, seat)
			a = greedy.Choose(&view, seat, list)
		}
		d.At(i)
		r.Apply(&s, seat, a, d, nil)
	}
	return s
}

// TestGreedyBeatsRandom: in every mode, with two players, and with more.
func TestGreedyBeatsRandom(t *testing.T) {
	won, all := 0, 0
	for m := range modes {
		for i, setup := range modeSetups(m) {
			clever := game.Seat((i + int(m)) % setup.Seats)
			s := played(t, setup, clever, uint64(i), nil)
			if all++; s.Winners.Has(clever) {
				won++
			} else {
				t.Logf("%v: %d loses", setup.Options, clever)
			}
			if testing.Short() {
				break
			}
		}
	}
	if won < all-all/10-1 {
		t.Errorf("greedy wins %d of %d", won, all)
	}
}

// TestValueAllocatesNothing: bots ask it some hundred times a decision.
func TestValueAllocatesNothing(t *testing.T) {
	for i, setup := range setups {
		step := 0
		played(t, setup, game.NoSeat, uint64(i), func(s *State) {
			if step++; step%37 != 0 {
				return
			}
			if n := testing.AllocsPerRun(1, func() { Value(s, 0) }); n != 0 {
				t.Errorf("%v, action %d: judging allocates %v times", setup.Options, step, n)
			}
		})
	}
}
