package games_test

import (
	"strings"
	"testing"

	"gonfalon/games"
	"gonfalon/sim"
)

// TestGreedyBeatsRandom has bots play: no game stalls, and greedy wins a share of them at
// least. Short tests play two and do not count who wins.
func TestGreedyBeatsRandom(t *testing.T) {
	for _, tt := range []struct {
		game, seats string
		options     []string // played with each
		games       int
		least       float64
	}{
		{"throne", "greedy,random×2", []string{""}, 60, 0.8},
		{"throne", "greedy,random×3", []string{""}, 60, 0.8},
		{"throne", "greedy,random×4", []string{""}, 60, 0.8},
		{"throne", "greedy×5", []string{""}, 10, 0},
		{"kings", "greedy,random", []string{"scenario=kill", "scenario=invade", "scenario=dominate", "scenario=pillage", "scenario=loot", "scenario=kill_and_pillage"}, 10, 0.7},
		{"kings", "greedy×2", []string{""}, 4, 0},
	} {
		g, err := games.Named(tt.game)
		if err != nil {
			t.Fatal(err)
		}
		seats, err := sim.ParseSeats(tt.seats)
		if err != nil {
			t.Fatal(err)
		}
		if testing.Short() {
			tt.games, tt.least = 2, 0
		}
		for _, option := range tt.options {
			c := sim.Config{Games: tt.games, Seats: seats, Seed: 1}
			if name, value, ok := strings.Cut(option, "="); ok {
				c.Options = map[string]string{name: value}
			}
			r, err := g.Sim(t.Context(), c)
			if err != nil {
				t.Fatal(err)
			}
			if r.Stalled > 0 || r.Bots[0].Bot != "greedy" || r.Bots[0].WinRate < tt.least {
				t.Errorf("%s, %s, %s: got %+v, want greedy to win %.0f %% at least and no stall", tt.game, tt.seats, option, r, 100*tt.least)
			}
		}
	}
}
