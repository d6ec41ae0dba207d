package sim

import (
	"context"
	"encoding/json"
	"fmt"
	"runtime"
	"slices"
	"time"
	"unsafe"

	"gonfalon/bot"
	"gonfalon/game"
)

// A Bench says how fast a game is on one core, over random play at a full table with
// the options listed at every decision. Allocations are those of play; laying out a
// match may allocate.
type Bench struct {
	ActionsPerS     float64 `json:"actions_per_s"`
	GamesPerS       float64 `json:"games_per_s"`
	StateBytes      int     `json:"state_bytes"`
	ActionBytes     int     `json:"action_bytes"`
	CopyNS          float64 `json:"copy_ns"`
	OptionsNS       float64 `json:"options_ns"`
	AllocsPerAction float64 `json:"allocs_per_action"`
	GreedyMS        float64 `json:"greedy_ms"` // for a decision of greedy against itself, on average
	GreedyWorstMS   float64 `json:"greedy_worst_ms"`
	Own             []Timed `json:"-"` // what the game wants to be timed besides: a field of its own name each
}

// Timed is how long something takes that a game wants to be timed; see [game.Timed].
type Timed struct {
	Name, Title string
	NS          float64
}

// MarshalJSON writes the game's own timings beside the others.
func (b Bench) MarshalJSON() ([]byte, error) {
	type fields Bench
	data, err := json.Marshal(fields(b))
	if err != nil {
		return nil, err
	}
	data = data[:len(data)-1]
	for _, t := range b.Own {
		data = fmt.Appendf(data, ",%q:%v", t.Name, t.NS)
	}
	return append(data, '}'), nil
}

const (
	benchSamples = 256 // states kept to measure on: few enough to stay at hand
	benchStride  = 37  // actions from one to the next, so that all phases have theirs
	benchGames   = 16  // for counting allocations
)

// Measure plays at random, and then with greedy bots, for about the time given. While it
// runs the whole program has one core.
func Measure[S, A comparable](g game.Whole[S, A], value bot.Value[S], d time.Duration) (Bench, error) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	c := Config{Games: 1, Seats: slices.Repeat([]string{"random"}, g.Info().MaxSeats), Seed: 1}
	setup, err := check(g, nil, &c)
	if err != nil {
		return Bench{}, err
	}
	m := &meter[S, A]{table: newTable(g, value, &c, setup)}
	b := Bench{StateBytes: int(unsafe.Sizeof(m.table.state)), ActionBytes: int(unsafe.Sizeof(*new(A)))}
	if err := m.sample(); err != nil {
		return b, err
	}
	if b.AllocsPerAction, err = m.allocs(); err != nil {
		return b, err
	}
	b.CopyNS = timed(d/10, m.copies)
	b.OptionsNS = timed(d/10, m.lists)
	begin := time.Now()
	games, actions := 0, 0
	for took := time.Duration(0); games == 0 || took < d/2; took = time.Since(begin) {
		if err := m.game(context.Background(), games); err != nil {
			return b, err
		}
		games++
		actions += m.n
	}
	s := time.Since(begin).Seconds()
	b.GamesPerS, b.ActionsPerS = float64(games)/s, float64(actions)/s
	if value != nil {
		b.GreedyMS, b.GreedyWorstMS, err = m.thoughts(d * 3 / 10)
	}
	if own, ok := any(g).(game.Timed); ok {
		b.Own = timings(own, d/10)
	}
	return b, err
}

// timings times what a game wants to be timed, by the slowest case of each.
func timings(g game.Timed, d time.Duration) (all []Timed) {
	list := g.Timings()
	for _, t := range list {
		slowest := 0.0
		for _, do := range t.Cases {
			slowest = max(slowest, timed(d/time.Duration(len(list)*len(t.Cases)), many(do)))
		}
		all = append(all, Timed{t.Name, t.Title, slowest})
	}
	return all
}

// many asks so often that looking at the clock does not count.
func many(ask func() bool) func() int {
	const times = 1000
	yes := 0
	return func() int {
		for range times {
			if ask() {
				yes++
			}
		}
		return times
	}
}

// A meter is a table at which time is taken.
type meter[S, A comparable] struct {
	*table[S, A]
	states []S
	seats  []game.Seat
}

// sample plays some games, which also warms everything up, and keeps states of them.
func (m *meter[S, A]) sample() error {
	seen := 0
	m.watch = func(t *table[S, A], _ game.Decision, _ game.Seat, _ A) error {
		who := t.g.Next(&t.state).Who
		if seen++; seen%benchStride == 0 && who != 0 && len(m.states) < benchSamples {
			m.states = append(m.states, t.state)
			m.seats = append(m.seats, who.First())
		}
		return nil
	}
	defer func() { m.watch = nil }()
	for i := 0; i < benchGames || len(m.states) == 0; i++ {
		if err := m.game(context.Background(), i); err != nil {
			return err
		}
	}
	return nil
}

// allocs returns how many times an action allocates. It plays the games of the sample
// again, so that every buffer has its size.
func (m *meter[S, A]) allocs() (float64, error) {
	var before, after runtime.MemStats
	var allocs uint64
	actions := 0
	for i := range benchGames {
		if err := m.sit(i, game.SeedFrom(m.config.Seed, i)); err != nil {
			return 0, err
		}
		runtime.ReadMemStats(&before)
		_, err := m.play(context.Background(), i)
		runtime.ReadMemStats(&after)
		if err != nil {
			return 0, err
		}
		allocs += after.Mallocs - before.Mallocs
		actions += m.n
	}
	return float64(allocs) / float64(actions), nil
}

// copies copies every state of the sample.
func (m *meter[S, A]) copies() int {
	for i := range m.states {
		m.state = m.states[i]
	}
	return len(m.states)
}

// lists lists the options at every state of the sample.
func (m *meter[S, A]) lists() int {
	for i := range m.states {
		m.options = m.g.Options(&m.states[i], m.seats[i], m.options[:0])
	}
	return len(m.states)
}

// thoughts plays greedy against itself and returns how long a decision takes, and the
// longest.
func (m *meter[S, A]) thoughts(d time.Duration) (mean, worst float64, err error) {
	w := &stopwatch{}
	for i, begin := 0, time.Now(); i == 0 || time.Since(begin) < d; i++ {
		seed := game.SeedFrom(m.config.Seed, i)
		if err := m.sit(i, seed); err != nil {
			return 0, 0, err
		}
		for s := range m.config.Seats {
			m.bots[s], m.blind[s] = thinker[S, A]{bot.NewGreedy(m.g, m.value, botSeed(seed, s)), w}, false
		}
		if _, err := m.play(context.Background(), i); err != nil {
			return 0, 0, err
		}
	}
	return milliseconds(w.total) / float64(w.n), milliseconds(w.worst), nil
}

func milliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }

// A stopwatch adds up how long bots think.
type stopwatch struct {
	n            int
	total, worst time.Duration
}

// A thinker is a bot under the watch.
type thinker[S, A comparable] struct {
	bot.Bot[S, A]
	watch *stopwatch
}

func (t thinker[S, A]) Choose(view *S, seat game.Seat, options []A) A {
	begin := time.Now()
	a := t.Bot.Choose(view, seat, options)
	took := time.Since(begin)
	t.watch.n, t.watch.total, t.watch.worst = t.watch.n+1, t.watch.total+took, max(t.watch.worst, took)
	return a
}

// timed returns the nanoseconds of one of the things that do does a number of times.
func timed(d time.Duration, do func() int) float64 {
	begin, n := time.Now(), do()
	for time.Since(begin) < d {
		n += do()
	}
	return float64(time.Since(begin).Nanoseconds()) / float64(n)
}
