package games_test

import (
	"bytes"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"gonfalon/game"
	"gonfalon/games"
	"gonfalon/sim"
)

// mixed seats greedy and random bots in turn at a full table.
func mixed(g games.Game) []string {
	var seats []string
	for i := range g.Info().MaxSeats {
		seats = append(seats, []string{"greedy", "random"}[i%2])
	}
	return seats
}

func TestGamesAreTheSameOnAnyNumberOfWorkers(t *testing.T) {
	for _, g := range games.All {
		var want *sim.Report
		var logs [][]byte
		for _, workers := range []int{1, 4} {
			c := sim.Config{Games: 6, Seats: mixed(g), Seed: 11, Workers: workers, Logs: t.TempDir()}
			r, err := g.Sim(t.Context(), c)
			if err != nil {
				t.Fatal(err)
			}
			r.Seconds, r.GamesPerS, r.ActionsPerS = 0, 0, 0
			if want == nil {
				want = r
			}
			if !reflect.DeepEqual(r, want) {
				t.Errorf("%s, %d workers: got %+v, want %+v", g.Name(), workers, r, want)
			}
			for i := range c.Games {
				log, err := os.ReadFile(filepath.Join(c.Logs, sim.LogName(g.Name(), c.Seed, i)))
				if err != nil {
					t.Fatal(err)
				}
				if _, err := game.Verify(bytes.NewReader(log), games.Find); err != nil {
					t.Errorf("%s, game %d: %v", g.Name(), i, err)
				}
				if logs = append(logs, log); workers > 1 && !bytes.Equal(log, logs[i]) {
					t.Errorf("%s, %d workers: the log of game %d is another", g.Name(), workers, i)
				}
			}
		}
	}
}

func TestGamesAreMeasured(t *testing.T) {
	for _, g := range games.All {
		b, err := g.Bench(1)
		if err != nil {
			t.Fatal(err)
		}
		if b.AllocsPerAction > 0.01 {
			t.Errorf("%s: got %v allocations an action, want none", g.Name(), b.AllocsPerAction)
		}
		if b.GreedyMS <= 0 || b.GreedyWorstMS < b.GreedyMS {
			t.Errorf("%s: greedy decides in %v ms, at worst in %v; want both, the worst no less", g.Name(), b.GreedyMS, b.GreedyWorstMS)
		}
		for _, own := range b.Own {
			if own.NS <= 0 {
				t.Errorf("%s: %s takes %v ns", g.Name(), own.Title, own.NS)
			}
		}
	}
}

// FuzzVerify feeds the verifier anything at all: it may say yes or no, but must not fall
// over, and says yes only to what it can replay.
func FuzzVerify(f *testing.F) {
	for _, g := range games.All {
		c := sim.Config{Games: 1, Seats: mixed(g), Seed: 3, Logs: f.TempDir()}
		if _, err := g.Sim(f.Context(), c); err != nil {
			f.Fatal(err)
		}
		log, err := os.ReadFile(filepath.Join(c.Logs, sim.LogName(g.Name(), c.Seed, 0)))
		if err != nil {
			f.Fatal(err)
		}
		lines := bytes.SplitAfter(bytes.TrimSuffix(log, []byte("\n")), []byte("\n"))
		n := min(60, len(lines)-1)
		f.Add(bytes.Join(append(lines[:n:n], lines[len(lines)-1]), nil))
		f.Add(bytes.Replace(log, []byte(`"told":[`), []byte(`"told":[[1,2],`), 1))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		v, err := game.Verify(bytes.NewReader(data), games.Find)
		if (v == nil) == (err == nil) {
			t.Fatalf("got %v, %v", v, err)
		}
		if err != nil && err.Error() == "" {
			t.Fatal("an error without a reason")
		}
	})
}

// BenchmarkPlay plays whole games and reports their actions.
func BenchmarkPlay(b *testing.B) {
	for _, g := range games.All {
		for _, bot := range []string{"random", "greedy"} {
			b.Run(g.Name()+"/"+bot, func(b *testing.B) {
				seats := make([]string, g.Info().MaxSeats)
				for i := range seats {
					seats[i] = bot
				}
				var actions int64
				for i := uint64(0); b.Loop(); i++ {
					r, err := g.Sim(b.Context(), sim.Config{Games: 1, Seats: seats, Seed: i, Workers: 1})
					if err != nil {
						b.Fatal(err)
					}
					actions += r.Actions
				}
				b.ReportMetric(float64(actions)/b.Elapsed().Seconds(), "actions/s")
			})
		}
	}
}
