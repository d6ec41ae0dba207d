package sim

import (
	"maps"
	"math"
	"slices"
	"time"

	"gonfalon/game"
)

// A Report says what came of a simulation.
//
// In each ci95 stands the half-width of a 95 % interval around win_rate: that of
// Wilson's score interval over the games, with p(1-p) replaced by the variance of what
// was won in a game. For whole victories that is Wilson's own, and a shared victory
// counts in parts. Seats of one bot win together or at each other's expense, so for a
// bot that has several it is taken for what they won together and divided by their
// number.
type Report struct {
	Games       int          `json:"games"`
	Stalled     int          `json:"stalled"`
	Actions     int64        `json:"actions"`
	Seconds     float64      `json:"seconds"`
	GamesPerS   float64      `json:"games_per_s"`
	ActionsPerS float64      `json:"actions_per_s"`
	Bots        []BotReport  `json:"bots"`
	Seats       []SeatReport `json:"seats"`
	// What the seats played with, in games where that is chosen.
	Forces []ForceReport `json:"forces,omitempty"`
}

// A BotReport adds up all seats that bots of one name had.
type BotReport struct {
	Bot     string  `json:"bot"`
	Games   int     `json:"games"` // seats played
	Wins    float64 `json:"wins"`
	WinRate float64 `json:"win_rate"`
	CI95    float64 `json:"ci95"`
}

// A SeatReport adds up one seat, whoever had it.
type SeatReport struct {
	Seat    int     `json:"seat"`
	Name    string  `json:"name,omitempty"` // if it is the same in all games
	Wins    float64 `json:"wins"`
	WinRate float64 `json:"win_rate"`
	CI95    float64 `json:"ci95"`
}

// A ForceReport adds up all seats that played with a force: an army, a deck. Two seats that
// meet with the same are counted one by one.
type ForceReport struct {
	Force   string  `json:"force"`
	Games   int     `json:"games"` // seats played
	Wins    float64 `json:"wins"`
	WinRate float64 `json:"win_rate"`
	CI95    float64 `json:"ci95"`
}

// whole is a victory in parts: the least number that all equal parts for up to
// game.MaxSeats seats divide. Adding up whole numbers gives the same in any order.
const whole = 840

// won adds up what a bot or a seat won.
type won struct {
	sum     int64 // of parts
	squares int64 // of parts a game
}

func (w *won) count(parts int64) {
	w.sum += parts
	w.squares += parts * parts
}

func (w *won) add(o won) {
	w.sum += o.sum
	w.squares += o.squares
}

// rate returns wins, win rate and its uncertainty over games with k seats in each.
func (w won) rate(games, k int) (wins, rate, ci95 float64) {
	const z = 1.959964
	n := float64(games)
	wins = float64(w.sum) / whole
	mean := wins / n
	variance := max(float64(w.squares)/(whole*whole)/n-mean*mean, 0)
	half := z / (1 + z*z/n) * math.Sqrt(variance/n+z*z/(4*n*n))
	return wins, mean / float64(k), half / float64(k)
}

// A tally is a worker's count of games.
type tally struct {
	config  *Config
	bots    []string // distinct, in the order of the seats
	has     []int    // how many seats each has
	index   []int    // from a bot of Config.Seats to bots
	games   int
	stalled int
	actions int64
	byBot   []won
	bySeat  []won
	names   []string
	named   []bool
	forces  map[string]*forceTally
}

type forceTally struct {
	won
	seats int
}

func newTally(c *Config) *tally {
	n := len(c.Seats)
	t := &tally{config: c, index: make([]int, n), bySeat: make([]won, n), names: make([]string, n), named: make([]bool, n), forces: map[string]*forceTally{}}
	for i, name := range c.Seats {
		at := slices.Index(t.bots, name)
		if at < 0 {
			at = len(t.bots)
			t.bots = append(t.bots, name)
			t.has = append(t.has, 0)
		}
		t.index[i] = at
		t.has[at]++
	}
	t.byBot = make([]won, len(t.bots))
	return t
}

// count adds game i, in which the seats played with forces, if that means anything.
func (t *tally) count(i, actions int, shares []float32, forces []string, stalled bool) {
	t.games++
	t.actions += int64(actions)
	if stalled {
		t.stalled++
	}
	var sum float64
	for _, share := range shares {
		sum += float64(share)
	}
	var bots [game.MaxSeats]int64
	for seat, share := range shares {
		var parts int64
		if sum > 0 {
			// A third is no float32: only in proportion to the sum it is 280 parts.
			parts = int64(math.Round(float64(share) / sum * whole))
		}
		t.bySeat[seat].count(parts)
		if len(forces) > 0 {
			f := t.force(forces[seat])
			f.count(parts)
			f.seats++
		}
		bots[t.index[t.config.bot(i, seat)]] += parts
	}
	for b := range t.bots {
		t.byBot[b].count(bots[b])
	}
}

func (t *tally) force(name string) *forceTally {
	if t.forces[name] == nil {
		t.forces[name] = &forceTally{}
	}
	return t.forces[name]
}

// name notes the name of a seat; one that changes from game to game is no name.
func (t *tally) name(seat int, name string) {
	switch {
	case !t.named[seat]:
		t.names[seat], t.named[seat] = name, true
	case t.names[seat] != name:
		t.names[seat] = ""
	}
}

func (t *tally) add(o *tally) {
	if o == nil || o.games == 0 {
		return
	}
	t.games += o.games
	t.stalled += o.stalled
	t.actions += o.actions
	for i := range t.byBot {
		t.byBot[i].add(o.byBot[i])
	}
	for i := range t.bySeat {
		t.bySeat[i].add(o.bySeat[i])
		t.name(i, o.names[i])
	}
	for name, more := range o.forces {
		f := t.force(name)
		f.add(more.won)
		f.seats += more.seats
	}
}

func (t *tally) report(took time.Duration) *Report {
	r := &Report{Games: t.games, Stalled: t.stalled, Actions: t.actions, Seconds: took.Seconds()}
	if r.Seconds > 0 {
		r.GamesPerS = float64(t.games) / r.Seconds
		r.ActionsPerS = float64(t.actions) / r.Seconds
	}
	for i, name := range t.bots {
		b := BotReport{Bot: name, Games: t.games * t.has[i]}
		b.Wins, b.WinRate, b.CI95 = t.byBot[i].rate(t.games, t.has[i])
		r.Bots = append(r.Bots, b)
	}
	for i := range t.bySeat {
		s := SeatReport{Seat: i, Name: t.names[i]}
		s.Wins, s.WinRate, s.CI95 = t.bySeat[i].rate(t.games, 1)
		r.Seats = append(r.Seats, s)
	}
	for _, name := range slices.Sorted(maps.Keys(t.forces)) {
		f := t.forces[name]
		line := ForceReport{Force: name, Games: f.seats}
		line.Wins, line.WinRate, line.CI95 = f.rate(f.seats, 1)
		r.Forces = append(r.Forces, line)
	}
	return r
}
