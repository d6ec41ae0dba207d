package battles

import (
	"testing"

	"gonfalon/bot"
	"gonfalon/game"
)

// planNames are the names of all battle plans and skirmishes of the box.
func planNames() (all []string) {
	for _, list := range [...][]Plan{standard().Plans, standard().Skirmishes} {
		for i := range list {
			all = append(all, list[i].ID)
		}
	}
	return all
}

// played lays a plan out, has bots play it to its end and returns that.
func played(t *testing.T, plan, houses string, n int, bots [2]bot.Bot[State, Action], each func(*State, []Action)) State {
	t.Helper()
	d := game.NewDice(game.SeedFrom(12, n))
	s, err := Rules{}.Start(game.Setup{Seats: 2, Options: map[string]string{"plan": plan, "houses": houses}}, d, nil)
	if err != nil {
		t.Fatal(err)
	}
	var list []Action
	for i := 1; s.Waits.Who != 0; i++ {
		if i > 5000 {
			t.Fatalf("%s, game %d, does not end", plan, n)
		}
		seat := s.Waits.Who.First()
		list = Rules{}.Options(&s, seat, list[:0])
		if each != nil {
			each(&s, list)
		}
		view := Rules{}.Redact(&s, seat)
		a := bots[seat].Choose(&view, seat, list)
		d.At(i)
		Rules{}.Apply(&s, seat, a, d, nil)
	}
	return s
}

func greedy(n int) bot.Bot[State, Action] {
	return bot.NewGreedy(Rules{}, Value, game.SeedFrom(uint64(n), 3))
}

func random(n int) bot.Bot[State, Action] {
	return bot.NewRandom[State, Action](game.SeedFrom(uint64(n), 4))
}

// TestGreedyBeatsRandom: on every plan, with either House.
func TestGreedyBeatsRandom(t *testing.T) {
	won, all := 0, 0
	for i, plan := range planNames() {
		for seat, houses := range []string{starkFirst, lannisterFirst} {
			s := played(t, plan, houses, i, [2]bot.Bot[State, Action]{greedy(i), random(i)}, nil)
			all++
			if s.seat(s.Winner) == 0 {
				won++
			} else {
				t.Logf("%s: loses as %s", plan, houseNames[seat])
			}
		}
	}
	if won < all-2 {
		t.Errorf("greedy wins %d of %d", won, all)
	}
}

// TestValueAllocatesNothing: bots ask it some hundred times a decision.
func TestValueAllocatesNothing(t *testing.T) {
	for _, plan := range planNames() {
		step := 0
		played(t, plan, starkFirst, 1, [2]bot.Bot[State, Action]{random(1), random(2)}, func(s *State, list []Action) {
			if step++; step%17 != 0 {
				return
			}
			if n := testing.AllocsPerRun(1, func() { Value(s, 0) }); n != 0 {
				t.Errorf("%s, action %d: judging allocates %v times", plan, step, n)
			}
		})
	}
}

// TestPlayAllocatesNothing: listing, checking and carrying out actions.
func TestPlayAllocatesNothing(t *testing.T) {
	room := make([]Action, 0, 4096)
	d := game.NewDice(game.SeedFrom(1, 1))
	for _, plan := range planNames() {
		step := 0
		played(t, plan, starkFirst, 2, [2]bot.Bot[State, Action]{random(3), random(4)}, func(s *State, list []Action) {
			if step++; step%7 != 0 {
				return
			}
			seat, next := s.Waits.Who.First(), *s
			a := list[step%len(list)]
			if n := testing.AllocsPerRun(1, func() {
				next = *s
				Rules{}.Options(&next, seat, room)
				if (Rules{}).Check(&next, seat, a) != nil {
					panic("an option is refused")
				}
				d.At(step)
				Rules{}.Apply(&next, seat, a, d, nil)
			}); n != 0 {
				t.Errorf("%s, action %d: %s allocates %v times", plan, step, actionNames[a.Kind], n)
			}
		})
	}
}

// TestGreedyHidesAnywhere: who knows how a bot thinks knows nothing of where it hides.
func TestGreedyHidesAnywhere(t *testing.T) {
	s, err := Rules{}.Start(game.Setup{Seats: 2, Options: map[string]string{"plan": "bp04"}}, game.NewDice(game.Seed{}), nil)
	if err != nil {
		t.Fatal(err)
	}
	seat := s.Waits.Who.First()
	list := Rules{}.Options(&s, seat, nil)
	seen := map[Action]int{}
	for n := range 60 {
		seen[greedy(n).Choose(&s, seat, list)]++
	}
	for _, a := range list {
		if seen[a] < 8 {
			t.Errorf("of 60 bots %d hide it in hex %d", seen[a], a.Hex)
		}
	}
}
