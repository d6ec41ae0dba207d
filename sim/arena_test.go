package sim

import (
	"math"
	"reflect"
	"strings"
	"testing"
)

func TestArenaIsTheSameOnAnyNumberOfWorkers(t *testing.T) {
	c := ArenaConfig{Bots: []string{"random", "greedy"}, Games: 40, Seats: 3, Seed: 2, Workers: 1, All: true}
	var first *ArenaReport
	for _, c.Workers = range []int{1, 4} {
		done := 0
		c.Progress = func(n int) { done = n }
		r, err := RunArena(t.Context(), toyGame, c)
		if err != nil {
			t.Fatal(err)
		}
		if r.Games != 40 || done != 40 || r.Stalled != 0 {
			t.Errorf("%d games, %d told, %d stalled; want 40, 40, 0", r.Games, done, r.Stalled)
		}
		r.Seconds = 0
		if first == nil {
			first = r
		} else if !reflect.DeepEqual(r, first) {
			t.Errorf("with %d workers: %+v, want %+v", c.Workers, r, first)
		}
	}
	if first.Bots[0].Bot != "greedy" || first.Bots[0].Elo < 50 || first.Bots[0].Elo != -first.Bots[1].Elo {
		t.Errorf("got %+v, want greedy well above random, around 0", first.Bots)
	}
	if p := first.Pairs[0]; p.Wins[0]+p.Wins[1] != 40 || p.Wins[1] < 25 || p.Bots != [2]string{"random", "greedy"} {
		t.Errorf("got %+v, want 40 victories, most of them greedy's", p)
	}
	// Of three seats each had two half of the time, and each sat in each.
	var seats [2]int
	for _, m := range first.Pairs[0].meetings {
		seats[0] += m.games * m.seats[0]
		seats[1] += m.games * m.seats[1]
	}
	if seats[0]+seats[1] != 120 || seats[0] < 48 || seats[1] < 48 {
		t.Errorf("they had %v seats of 120", seats)
	}
}

func TestArenaEndsEarly(t *testing.T) {
	c := ArenaConfig{Bots: []string{"greedy", "random"}, Games: 2000, Seats: 3}
	r, err := RunArena(t.Context(), toyGame, c)
	if err != nil {
		t.Fatal(err)
	}
	if p := r.Pairs[0]; !p.Decided || p.Games >= 2000 || p.Games != r.Games {
		t.Errorf("got %+v, want it decided before all games", p)
	}
}

func TestElo(t *testing.T) {
	pair := func(a, b string, games, sa, sb int, wa, wb float64) Pair {
		return Pair{Bots: [2]string{a, b}, meetings: []meeting{{games, [2]int{sa, sb}, [2]float64{wa, wb}}}}
	}
	near := func(what string, got, want float64) {
		t.Helper()
		if math.Abs(got-want) > 1e-6 {
			t.Errorf("%s: got %v, want %v", what, got, want)
		}
	}
	// Of two: Elo's own rule, with half a game added to each. 75.5 to 24.5.
	elo, margin := rate([]string{"a", "b"}, []Pair{pair("a", "b", 100, 1, 1, 75, 24)})
	near("three of four", elo[0]-elo[1], 400*math.Log10(75.5/24.5))
	near("the average", elo[0]+elo[1], 0)
	// The difference is uncertain by 1/sqrt(n p q), each by half of that.
	near("the margin", margin[0], 1.959964*400/math.Ln10/math.Sqrt(100*0.755*0.245)/2)
	near("both margins", margin[0], margin[1])

	// Who has three seats of five and wins three games of five is no stronger.
	elo, _ = rate([]string{"a", "b"}, []Pair{pair("a", "b", 1000, 3, 2, 600, 400)})
	near("equals at five seats", elo[0], 0)

	// Three that beat each other in a circle are equal; one that loses to all is below.
	elo, margin = rate([]string{"a", "b", "c", "d"}, []Pair{
		pair("a", "b", 60, 1, 1, 40, 20), pair("b", "c", 60, 1, 1, 40, 20), pair("a", "c", 60, 1, 1, 20, 40),
		pair("a", "d", 60, 1, 1, 60, 0), pair("b", "d", 60, 1, 1, 60, 0), pair("c", "d", 60, 1, 1, 60, 0),
	})
	near("a circle", elo[0], elo[1])
	near("a circle", elo[1], elo[2])
	near("who loses all", elo[0]-elo[3], 400*math.Log10(60.5/0.5))
	if math.IsInf(margin[3], 0) || margin[3] < margin[0] {
		t.Errorf("margins %v, want the last the widest", margin)
	}
}

func TestArenaRefuses(t *testing.T) {
	for want, c := range map[string]ArenaConfig{
		"two bots":                {Bots: []string{"greedy"}, Games: 1},
		"there is greedy, random": {Bots: []string{"greedy", "genius"}, Games: 1},
		"named twice":             {Bots: []string{"greedy", "random", "greedy"}, Games: 1},
		"0 games":                 {Bots: []string{"greedy", "random"}},
		"seats":                   {Bots: []string{"greedy", "random"}, Games: 1, Seats: 90},
	} {
		if _, err := RunArena(t.Context(), toyGame, c); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%+v: got %v, want %q", c, err, want)
		}
	}
}
