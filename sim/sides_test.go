package sim

import (
	"encoding/json"
	"math"
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest/parley"
)

// favour likes what its side has won and, while it speaks, praise.
func favour(s *parley.State, seat game.Seat) int32 {
	own := parley.Game{}.Side(s, seat)
	var v int32
	for side, score := range s.Score {
		if game.Side(side) == own {
			v += 20 * int32(score)
		} else {
			v -= 10 * int32(score)
		}
	}
	lean := 3 * int32(s.Favour)
	if (parley.Game{}).Side(s, s.Speaker) != own {
		lean = -lean
	}
	return v + lean
}

func TestSidesAreCounted(t *testing.T) {
	c := Config{Games: 400, Seats: []string{"greedy", "random", "greedy", "random"}, Seed: 2, Fixed: true}
	r, err := Run(t.Context(), parley.Game{}, favour, c)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Sides) != 2 || !slices.Equal(r.Sides[0].Seats, []int{0, 2}) || !slices.Equal(r.Sides[1].Seats, []int{1, 3}) {
		t.Fatalf("got sides %+v", r.Sides)
	}
	for _, s := range r.Sides {
		var seats float64
		for _, seat := range s.Seats {
			seats += r.Seats[seat].Wins
		}
		if math.Abs(s.Wins-seats) > 1e-9 || s.WinRate != s.Wins/400 || s.CI95 <= 0 {
			t.Errorf("got %+v, its seats won %v", s, seats)
		}
	}
	if sum := r.Sides[0].Wins + r.Sides[1].Wins; math.Abs(sum-400) > 1e-9 || r.Stalled > 0 {
		t.Errorf("the sides won %v of 400 games, %d stalled", sum, r.Stalled)
	}
	if low := r.Sides[0].WinRate - r.Sides[0].CI95; low < 0.5 {
		t.Errorf("the greedy side wins %v ± %v; want more than half", r.Sides[0].WinRate, r.Sides[0].CI95)
	}
}

func TestGamesWithoutSidesReportNone(t *testing.T) {
	r := timeless(t, Config{Games: 2, Seats: []string{"random", "random"}})
	if b, err := json.Marshal(r); err != nil || strings.Contains(string(b), `"sides"`) {
		t.Errorf("got %s, %v", b, err)
	}
}

// Where either partner may choose, both do so now and then.
func TestPartnersTakeTurns(t *testing.T) {
	chose := map[game.Seat]int{}
	tab := newTable(parley.Game{}, favour, &Config{Games: 1, Seats: slices.Repeat([]string{"random"}, 4)}, game.Setup{Seats: 4})
	tab.watch = func(_ *table[parley.State, parley.Action], d game.Decision, seat game.Seat, _ parley.Action) error {
		if d.Duty == game.AnyOne {
			chose[seat]++
		}
		return nil
	}
	for i := range 20 {
		if err := tab.game(t.Context(), i); err != nil {
			t.Fatal(err)
		}
	}
	for seat := range game.Seat(4) {
		if chose[seat] < 5 {
			t.Errorf("seat %d has named the stake %d times in 80 speeches", seat, chose[seat])
		}
	}
}
