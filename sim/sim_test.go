package sim

import (
	"bytes"
	"context"
	"errors"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest/toy"
)

var toyGame = Of(toy.Game{}, points)

// points likes points a lot and coins a little.
func points(s *toy.State, seat game.Seat) int32 {
	p := &s.Player[seat]
	v := int32(p.Score)*20 + int32(p.Coins)
	if p.Bid.Made {
		v += 4 * int32(p.Bid.Coins) // it may still win
	}
	return v
}

// endless is a toy that has no last round.
type endless struct{ toy.Game }

func (g endless) Apply(s *toy.State, seat game.Seat, a toy.Action, d *game.Dice, st *game.Story) {
	s.Round = 1
	g.Game.Apply(s, seat, a, d, st)
}

// timeless runs a simulation and forgets how long it took.
func timeless(t *testing.T, c Config) *Report {
	t.Helper()
	r, err := toyGame.Sim(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	r.Seconds, r.GamesPerS, r.ActionsPerS = 0, 0, 0
	return r
}

func TestSameSeedSameResultsOnAnyNumberOfWorkers(t *testing.T) {
	c := Config{Games: 60, Seats: []string{"greedy", "random", "random"}, Seed: 5, Workers: 1, Logs: t.TempDir()}
	want := timeless(t, c)
	logs := readAll(t, c.Logs)
	if len(logs) != c.Games {
		t.Fatalf("got %d logs, want %d", len(logs), c.Games)
	}
	for _, workers := range []int{2, 7, 0, 500} {
		c.Workers, c.Logs = workers, t.TempDir()
		if got := timeless(t, c); !reflect.DeepEqual(got, want) {
			t.Errorf("%d workers: got %+v, want %+v", workers, got, want)
		}
		for name, data := range readAll(t, c.Logs) {
			if !bytes.Equal(data, logs[name]) {
				t.Errorf("%d workers: the log %s is another", workers, name)
			}
		}
		c.Logs = ""
		if got := timeless(t, c); !reflect.DeepEqual(got, want) {
			t.Errorf("without logs: got %+v, want %+v", got, want)
		}
	}
	c.Seed = 6
	if got := timeless(t, c); reflect.DeepEqual(got, want) {
		t.Error("another seed gave the same results")
	}
}

func readAll(t *testing.T, dir string) map[string][]byte {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*"))
	if err != nil {
		t.Fatal(err)
	}
	logs := map[string][]byte{}
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		logs[filepath.Base(f)] = data
	}
	return logs
}

func TestReportAddsUp(t *testing.T) {
	r := timeless(t, Config{Games: 300, Seats: []string{"greedy", "random", "random"}, Seed: 1})
	var bots, seats float64
	for _, b := range r.Bots {
		bots += b.Wins
		if math.Abs(b.WinRate-b.Wins/float64(b.Games)) > 1e-12 || b.CI95 <= 0 || b.CI95 > 0.1 {
			t.Errorf("odd bot %+v", b)
		}
	}
	for i, s := range r.Seats {
		seats += s.Wins
		if s.Seat != i || s.Name == "" || s.CI95 <= 0 {
			t.Errorf("odd seat %+v", s)
		}
	}
	if math.Abs(bots-300) > 1e-9 || math.Abs(seats-300) > 1e-9 || r.Games != 300 || r.Stalled != 0 {
		t.Errorf("bots won %v and seats %v of %d games, %d stalled; want 300 and none", bots, seats, r.Games, r.Stalled)
	}
	if r.Bots[0].Games != 300 || r.Bots[1].Games != 600 {
		t.Errorf("got %d and %d seats played, want 300 and 600", r.Bots[0].Games, r.Bots[1].Games)
	}
	if g, rd := r.Bots[0].WinRate, r.Bots[1].WinRate; g <= rd {
		t.Errorf("greedy wins %v a seat, random %v; want more", g, rd)
	}
}

func TestBotsRotateOverTheSeatsUnlessFixed(t *testing.T) {
	for _, tt := range []struct {
		fixed bool
		want  []string
	}{
		{false, []string{"greedy,random,random", "random,random,greedy", "random,greedy,random", "greedy,random,random"}},
		{true, []string{"greedy,random,random", "greedy,random,random", "greedy,random,random", "greedy,random,random"}},
	} {
		dir := t.TempDir()
		timeless(t, Config{Games: 4, Seats: []string{"greedy", "random", "random"}, Fixed: tt.fixed, Logs: dir})
		for i, want := range tt.want {
			f, err := os.Open(filepath.Join(dir, LogName("toy", 0, i)))
			if err != nil {
				t.Fatal(err)
			}
			v, err := game.Verify(f, find)
			f.Close()
			if err != nil {
				t.Fatal(err)
			}
			if got := strings.Join(v.Seats, ","); got != want {
				t.Errorf("fixed %v, game %d: got seats %s, want %s", tt.fixed, i, got, want)
			}
		}
	}
}

func TestSharedVictoriesCountInParts(t *testing.T) {
	c := &Config{Seats: []string{"a", "b", "a"}, Fixed: true}
	y := newTally(c)
	third := float32(1) / 3
	y.count(0, outcome{actions: 10, shares: []float32{third, third, third}})
	y.count(1, outcome{actions: 10, shares: []float32{0.5, 0.5, 0}})
	y.count(2, outcome{actions: 10, shares: []float32{0, 0, 1}})
	y.count(3, outcome{actions: 10, shares: []float32{0, 0, 0}, stalled: true})
	r := y.report(0)
	if r.Forces != nil {
		t.Errorf("forces that nobody chose: %v", r.Forces)
	}
	if got, want := r.Bots[0].Wins, 2./3+0.5+1; got != want {
		t.Errorf("a won %v, want %v", got, want)
	}
	if got, want := r.Bots[1].Wins, 1./3+0.5; math.Abs(got-want) > 1e-15 {
		t.Errorf("b won %v, want %v", got, want)
	}
	if got, want := r.Seats[2].Wins, 1./3+1; math.Abs(got-want) > 1e-15 {
		t.Errorf("seat 2 won %v, want %v", got, want)
	}
	if r.Bots[0].Games != 8 || r.Stalled != 1 || r.Actions != 40 {
		t.Errorf("got %+v", r)
	}
}

func TestForcesAreCountedBySeats(t *testing.T) {
	c := &Config{Seats: []string{"a", "a"}, Fixed: true}
	one, other := newTally(c), newTally(c)
	one.count(0, outcome{actions: 10, shares: []float32{1, 0}, forces: []string{"orcs", "elves"}})
	other.count(1, outcome{actions: 10, shares: []float32{0.5, 0.5}, forces: []string{"elves", "elves"}})
	other.count(2, outcome{actions: 10, shares: []float32{0, 1}, forces: []string{"elves", "orcs"}})
	sum := newTally(c)
	sum.add(one)
	sum.add(other)
	got := sum.report(0).Forces
	if len(got) != 2 || got[0].Force != "elves" || got[0].Games != 4 || got[0].Wins != 1 || got[0].WinRate != 0.25 ||
		got[1].Force != "orcs" || got[1].Games != 2 || got[1].WinRate != 1 || got[1].CI95 < 0.1 {
		t.Errorf("got %+v", got)
	}
}

func TestIntervalOfWholeVictoriesIsWilsons(t *testing.T) {
	w := won{sum: 30 * whole, squares: 30 * whole * whole}
	_, rate, ci := w.rate(100, 1)
	// 30 of 100: Wilson's interval is 0.2189 to 0.3958.
	if rate != 0.3 || math.Abs(ci-0.0885) > 0.0001 {
		t.Errorf("got %v ± %v, want 0.3 ± 0.0885", rate, ci)
	}
	if _, _, ci := (won{sum: 10 * whole, squares: 10 * whole * whole}).rate(10, 1); ci < 0.1 {
		t.Errorf("ten victories of ten: got ± %v, want a doubt left", ci)
	}
	if _, rate, ci := w.rate(100, 2); rate != 0.15 || math.Abs(ci-0.0442) > 0.0001 {
		t.Errorf("two seats: got %v ± %v, want half of both", rate, ci)
	}
}

func TestEndlessMatchesStall(t *testing.T) {
	c := Config{Games: 2, Seats: []string{"random", "random"}}
	r, err := Run(t.Context(), endless{}, points, c)
	if err != nil {
		t.Fatal(err)
	}
	if r.Stalled != 2 || r.Bots[0].Wins != 0 || r.Actions != 2*MaxActions {
		t.Errorf("got %+v, want both stalled and won by nobody", r)
	}
	if testing.Short() {
		return // 100,000 lines take a while
	}
	c.Games, c.Logs = 1, t.TempDir()
	if _, err := Run(t.Context(), endless{}, points, c); err != nil {
		t.Fatal(err)
	}
	log := readAll(t, c.Logs)[LogName("toy", 0, 0)]
	if _, err := game.Verify(bytes.NewReader(log), find); err == nil || !strings.Contains(err.Error(), "unfinished") {
		t.Errorf("the log of a stalled match: got %v, want it unfinished", err)
	}
}

func TestCallsThatCannotBe(t *testing.T) {
	two := []string{"random", "random"}
	for why, c := range map[string]Config{
		"0 games":             {Games: 0, Seats: two},
		"-1 workers":          {Games: 1, Seats: two, Workers: -1},
		"2 to 3 seats, not 1": {Games: 1, Seats: two[:1]},
		"no bot":              {Games: 1, Seats: []string{"random", "genius"}},
		"no such option":      {Games: 1, Seats: two, Options: map[string]string{"luck": "more"}},
		"one of":              {Games: 1, Seats: two, Options: map[string]string{"rounds": "99"}},
	} {
		_, err := toyGame.Sim(t.Context(), c)
		if err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("got error %v, want one with %q", err, why)
		}
	}
}

// fragile breaks in one game of a run.
type fragile struct{ toy.Game }

func (f fragile) Apply(s *toy.State, seat game.Seat, a toy.Action, d *game.Dice, st *game.Story) {
	if s.Round == 3 && s.Player[0].Score > 8 {
		panic("the sky fell")
	}
	f.Game.Apply(s, seat, a, d, st)
}

func TestBrokenRulesAreReportedWithTheirGame(t *testing.T) {
	_, err := Run(t.Context(), fragile{}, points, Config{Games: 500, Seats: []string{"random", "random"}, Seed: 9, Workers: 1})
	b, ok := errors.AsType[*Broken](err)
	if !ok || b.Seed != 9 || b.Action < 6 || !strings.Contains(b.Error(), "the sky fell") || len(b.Stack) == 0 {
		t.Fatalf("got %v, want a broken game", err)
	}
}

func TestProgressAndCancelling(t *testing.T) {
	var seen []int
	ctx, cancel := context.WithCancel(t.Context())
	c := Config{Games: 1000, Seats: []string{"random", "random"}, Workers: 3, Progress: func(done int) {
		seen = append(seen, done)
		if done == 20 {
			cancel()
		}
	}}
	r, err := toyGame.Sim(ctx, c)
	if r != nil || !errors.Is(err, context.Canceled) {
		t.Errorf("got %v, %v; want to be cancelled", r, err)
	}
	if len(seen) < 20 || len(seen) > 30 || !slices.IsSorted(seen) || seen[0] != 1 {
		t.Errorf("got progress %v", seen)
	}
}

func TestParseSeats(t *testing.T) {
	for text, want := range map[string]string{
		"greedy,random":      "greedy random",
		"random×5":           "random random random random random",
		"random*2":           "random random",
		"greedy, random × 2": "greedy random random",
		"random*2,greedy":    "random random greedy",
		"":                   "",
		"random,":            "",
		"genius":             "",
		"random×0":           "",
		"random×9":           "",
		"random×":            "",
		"random×5,greedy*5":  "",
		"×3":                 "",
		"random×2×2":         "",
		"random×1000000000":  "",
	} {
		got, err := ParseSeats(text)
		if strings.Join(got, " ") != want || (err == nil) != (want != "") {
			t.Errorf("ParseSeats(%q): got %q, %v; want %q", text, got, err, want)
		}
	}
}

func TestPlayAllocatesNothingAnAction(t *testing.T) {
	b, err := toyGame.Bench(1)
	if err != nil {
		t.Fatal(err)
	}
	if b.AllocsPerAction > 0.01 || b.ActionsPerS <= 0 || b.StateBytes == 0 || b.ActionBytes == 0 || b.CopyNS <= 0 || b.OptionsNS <= 0 {
		t.Errorf("got %+v", b)
	}
}

type audience struct {
	scene   Scene
	moments []Moment
	said    []string
	result  []float32
	stop    int
}

func (a *audience) Begin(s Scene) error { a.scene = s; return nil }
func (a *audience) Action(m Moment) error {
	a.moments = append(a.moments, m)
	for _, told := range m.Told {
		a.said = append(a.said, told.French)
	}
	if m.N == a.stop {
		return errors.New("enough")
	}
	return nil
}
func (a *audience) End(r []float32, _ int, _ bool) error { a.result = r; return nil }

func TestOnlookersAreToldWhatAllMayKnow(t *testing.T) {
	var a audience
	c := Config{Seats: []string{"random", "greedy"}, Options: map[string]string{"rounds": "3"}}
	if err := toyGame.Watch(t.Context(), c, &a); err != nil {
		t.Fatal(err)
	}
	if len(a.moments) < 9 || a.moments[3].N != 4 || a.moments[1].Seat != 1 || a.moments[0].Who.Len() != 2 || a.moments[2].Question.French == "mise" || len(a.result) != 2 {
		t.Errorf("got %+v", a)
	}
	if text := strings.Join(a.said, " "); strings.Contains(text, "tire le jeton") || !strings.Contains(text, "gagne le lot") {
		t.Errorf("got %q, want who wins the lots and no secret draw", text)
	}
	a = audience{stop: 2}
	if err := toyGame.Watch(t.Context(), c, &a); err == nil || len(a.moments) != 2 {
		t.Errorf("got %v after %d moments, want to stop after 2", err, len(a.moments))
	}
}

func BenchmarkToy(b *testing.B) {
	c := Config{Games: 1, Seats: []string{"random", "random", "random"}, Workers: 1}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := toyGame.Sim(b.Context(), c); err != nil {
			b.Fatal(err)
		}
	}
}
