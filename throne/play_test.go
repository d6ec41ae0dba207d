package throne

import (
	"math/rand/v2"
	"testing"

	"gonfalon/game"
)

// Whole matches at random, for what holds in all of them.

// A deed is one action of a match and what came of it.
type deed struct {
	before, after State
	seat          House
	action        Action
	story         game.Story
}

// playMatch plays match n of a seed to its end and shows every action of it.
func playMatch(t testing.TB, setup game.Setup, seed uint64, n int, pick picker, see func(*deed) error) {
	t.Helper()
	var r Rules
	dice := game.NewDice(game.SeedFrom(seed, n))
	s, err := r.Start(setup, dice, nil)
	if err != nil {
		t.Fatal(err)
	}
	var d deed
	for number := 1; s.Waits.Who != 0; number++ {
		d.before = s
		d.seat, d.action = pick(&s)
		d.story.Clear()
		dice.At(number)
		r.Apply(&s, d.seat, d.action, dice, &d.story)
		d.after = s
		if err := see(&d); err != nil {
			t.Fatalf("%v, match %d, action %d, in turn %d, of %s, %s: %v", setup, n, number, d.before.Turn, s.Board.houseID(d.seat), document(t, r.Action(&s, d.action)), err)
		}
	}
}

// A picker picks who acts, of those who must choose, and how.
type picker func(*State) (House, Action)

// firstSeat lets the first of those who must choose do anything.
func firstSeat(rng *rand.Rand) picker {
	var list []Action
	return func(s *State) (House, Action) {
		h := s.Waits.Who.First()
		list = Rules{}.Options(s, h, list[:0])
		return h, list[rng.IntN(len(list))]
	}
}

// anySeat lets any of those who must choose do anything.
func anySeat(rng *rand.Rand) picker {
	var list []Action
	return func(s *State) (House, Action) {
		h := pickSeat(s.Waits.Who, rng)
		list = Rules{}.Options(s, h, list[:0])
		return h, list[rng.IntN(len(list))]
	}
}

// richly lets any of those who must choose do anything, but so that matches are rich:
// planning is seldom closed early, tokens are left behind and special Raids take two
// orders often.
func richly(rng *rand.Rand) picker {
	var list []Action
	return func(s *State) (House, Action) {
		h := pickSeat(s.Waits.Who, rng)
		list = Rules{}.Options(s, h, list[:0])
		if s.Waits.Kind == decideOrders && len(list) > 1 && rng.IntN(8) > 0 {
			a := list[rng.IntN(len(list)-1)]
			if a.Kind == Withdraw {
				a = list[rng.IntN(len(list)-1)]
			}
			return h, a
		}
		a := list[rng.IntN(len(list))]
		if rng.IntN(2) == 0 {
			for range 4 {
				if b := list[rng.IntN(len(list))]; b.Token || b.Targets[1] != NoArea {
					return h, b
				}
			}
		}
		return h, a
	}
}

func pickSeat(set game.SeatSet, rng *rand.Rand) House {
	for range rng.IntN(set.Len()) {
		set = set.Without(set.First())
	}
	return set.First()
}

// playRandom plays a whole match at random and calls see after every action.
func playRandom(t testing.TB, setup game.Setup, n int, see func(before, after *State, story *game.Story)) {
	t.Helper()
	playMatch(t, setup, 7, n, firstSeat(rand.New(rand.NewPCG(uint64(n), 7))), func(d *deed) error {
		see(&d.before, &d.after, &d.story)
		return nil
	})
}

// playEverySetup plays matches with every number of players, and with 5 Ships.
func playEverySetup(t *testing.T, games int, see func(*deed) error) {
	t.Helper()
	for _, setup := range []game.Setup{{Seats: 3}, {Seats: 4}, {Seats: 5}, {Seats: 5, Options: map[string]string{"ships": "5"}}} {
		for n := range games {
			rng := rand.New(rand.NewPCG(uint64(n), uint64(setup.Seats)))
			playMatch(t, setup, 11, n, firstSeat(rng), see)
		}
	}
}

// fewOrMany is how many matches of each setup playEverySetup is to play.
func fewOrMany() int {
	if testing.Short() {
		return 10
	}
	return 300
}

// playRichly plays rich matches.
func playRichly(t *testing.T, games int, see func(*deed) error) {
	t.Helper()
	if testing.Short() {
		games = min(games, 3)
	}
	for n := range games {
		rng := rand.New(rand.NewPCG(4711, uint64(n)))
		playMatch(t, game.Setup{Seats: 3 + n%3}, 4711, n, richly(rng), see)
	}
}

// lookAround plays matches and shows every position to look, before each action.
func lookAround(t *testing.T, games int, look func(s *State)) {
	t.Helper()
	for n := range games {
		pick := anySeat(rand.New(rand.NewPCG(20031, uint64(n))))
		playMatch(t, game.Setup{Seats: 3 + n%3}, 20031, n,
			func(s *State) (House, Action) {
				look(s)
				if t.Failed() {
					t.Fatalf("match %d, turn %d", n, s.Turn)
				}
				return pick(s)
			},
			func(*deed) error { return nil })
	}
}
