package games_test

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/games"
	"gonfalon/sim"
)

// TestEndsOfMatches has bots play and holds what is said of the end against the log: the course
// leads from the first scores to those of the places, and every link leads to a step.
func TestEndsOfMatches(t *testing.T) {
	for _, g := range games.All {
		dir := t.TempDir()
		if _, err := g.Sim(t.Context(), sim.Config{Games: 2, Seats: mixed(g), Seed: 5, Logs: dir}); err != nil {
			t.Fatal(err)
		}
		for n := range 2 {
			data, err := os.ReadFile(filepath.Join(dir, sim.LogName(g.Name(), 5, n)))
			if err != nil {
				t.Fatal(err)
			}
			log, err := game.ReadLog(bytes.NewReader(data))
			if err != nil {
				t.Fatal(err)
			}
			end, err := game.EndOf(log, find(g))
			if err != nil {
				t.Fatal(err)
			}
			steps, err := game.StoryOf(log, find(g))
			if err != nil {
				t.Fatal(err)
			}
			checkEnd(t, end, steps)
		}
	}
}

func find(g games.Game) func(string) (game.Game, bool) {
	return func(name string) (game.Game, bool) { return g, name == g.Name() }
}

func checkEnd(t *testing.T, end *game.End, steps []game.Step) {
	t.Helper()
	if end.Course == nil || len(end.Luck) == 0 || len(end.Notes) == 0 {
		t.Fatalf("got %+v, want its course, its luck and what is of note", end)
	}
	leads := func(l game.Link) bool {
		return slices.ContainsFunc(steps, func(s game.Step) bool {
			return s.N == l.N && (s.Before == nil) == (l.Before == nil) && (s.Before == nil || *s.Before == *l.Before)
		})
	}
	last := end.Course.Points[len(end.Course.Points)-1].Scores
	for _, p := range end.Places {
		if *p.Score != last[p.Seat] {
			t.Errorf("seat %d has %d in the ranking, %d at the end of the course", p.Seat, *p.Score, last[p.Seat])
		}
	}
	for _, p := range end.Course.Points[1:] {
		if p.Round == nil || !strings.HasPrefix(p.After.English, p.Round.English) || strings.Contains(p.Round.English, "·") {
			t.Errorf("the point of the course after %q is of the round %v", p.After.English, p.Round)
		}
		first, _, _ := strings.Cut(p.After.French, " ")
		if !strings.HasPrefix(p.After.English, "Round ") || !slices.Contains([]string{"Tour", "Manche", "Round"}, first) {
			t.Errorf("a point of the course is after %q, %q: want its round first", p.After.English, p.After.French)
		}
	}
	turns := end.Course.Turns
	if len(turns) > 4 || !slices.IsSortedFunc(turns, func(a, b game.Turning) int { return a.At.N - b.At.N }) {
		t.Errorf("got the turns %+v", turns)
	}
	for _, turn := range turns {
		if !leads(turn.At) || turn.Point < 0 || turn.Point >= len(end.Course.Points) {
			t.Errorf("%q is no step", turn.English)
		}
	}
	for _, n := range end.Notes {
		if n.At != nil && !leads(*n.At) {
			t.Errorf("%q is about no step", n.English)
		}
	}
	for _, l := range end.Luck {
		if l.Share < 0 || l.Share > 100 {
			t.Errorf("luckier than %d in 100", l.Share)
		}
	}
}
