package sim_test

import (
	"bytes"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"gonfalon/game"
	"gonfalon/sim"
	"gonfalon/throne"
)

var throneGame = sim.Of(throne.Rules{}, throne.Value)

func TestThroneIsTheSameOnAnyNumberOfWorkers(t *testing.T) {
	var want *sim.Report
	var logs [][]byte
	for _, workers := range []int{1, 4} {
		c := sim.Config{Games: 6, Seats: []string{"greedy", "random", "greedy", "random"}, Seed: 11, Workers: workers, Logs: t.TempDir()}
		r, err := throneGame.Sim(t.Context(), c)
		if err != nil {
			t.Fatal(err)
		}
		r.Seconds, r.GamesPerS, r.ActionsPerS = 0, 0, 0
		if want == nil {
			want = r
		}
		if !reflect.DeepEqual(r, want) {
			t.Errorf("%d workers: got %+v, want %+v", workers, r, want)
		}
		for i := range c.Games {
			log, err := os.ReadFile(filepath.Join(c.Logs, sim.LogName("throne", c.Seed, i)))
			if err != nil {
				t.Fatal(err)
			}
			if _, err := game.Verify(bytes.NewReader(log), func(string) (game.Game, bool) { return throneGame, true }); err != nil {
				t.Errorf("game %d: %v", i, err)
			}
			if logs = append(logs, log); workers > 1 && !bytes.Equal(log, logs[i]) {
				t.Errorf("%d workers: the log of game %d is another", workers, i)
			}
		}
	}
}

func TestThroneIsMeasured(t *testing.T) {
	b, err := throneGame.Bench(1)
	if err != nil {
		t.Fatal(err)
	}
	if b.AllocsPerAction > 0.01 {
		t.Errorf("got %v allocations an action, want none", b.AllocsPerAction)
	}
	if b.GreedyMS <= 0 || b.GreedyWorstMS < b.GreedyMS {
		t.Errorf("greedy decides in %v ms, at worst in %v; want both, the worst no less", b.GreedyMS, b.GreedyWorstMS)
	}
}

// benchmark plays whole games and reports their actions.
func benchmark(b *testing.B, seats ...string) {
	var actions int64
	for i := uint64(0); b.Loop(); i++ {
		r, err := throneGame.Sim(b.Context(), sim.Config{Games: 1, Seats: seats, Seed: i, Workers: 1})
		if err != nil {
			b.Fatal(err)
		}
		actions += r.Actions
	}
	b.ReportMetric(float64(actions)/b.Elapsed().Seconds(), "actions/s")
}

func BenchmarkThroneRandom(b *testing.B) {
	benchmark(b, "random", "random", "random", "random", "random")
}

func BenchmarkThroneGreedy(b *testing.B) {
	benchmark(b, "greedy", "greedy", "greedy", "greedy", "greedy")
}
