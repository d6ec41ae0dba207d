package sim

import (
	"math"
	"slices"

	"gonfalon/game"
)

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

// A seatName is what documents call a seat, and what people do.
type seatName struct {
	id   string
	text game.Text
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
	sides   []game.Side // of the seats; nil if none play together
	bySide  [game.MaxSeats]won
	names   []seatName
	named   []bool
	forces  map[string]*forceTally
}

type forceTally struct {
	won
	seats int
}

func newTally(c *Config) *tally {
	n := len(c.Seats)
	t := &tally{config: c, index: make([]int, n), bySeat: make([]won, n), names: make([]seatName, n), named: make([]bool, n), forces: map[string]*forceTally{}}
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

// An outcome is what came of a game.
type outcome struct {
	actions int
	stalled bool
	shares  []float32
	forces  []string    // what the seats played with; nil if that means nothing
	sides   []game.Side // of the seats; nil if none play together
}

// count adds game i.
func (t *tally) count(i int, o outcome) {
	t.games++
	t.actions += int64(o.actions)
	if o.stalled {
		t.stalled++
	}
	var sum float64
	for _, share := range o.shares {
		sum += float64(share)
	}
	var bots, sides [game.MaxSeats]int64
	for seat, share := range o.shares {
		var parts int64
		if sum > 0 {
			// A third is no float32: only in proportion to the sum it is 280 parts.
			parts = int64(math.Round(float64(share) / sum * whole))
		}
		t.bySeat[seat].count(parts)
		if len(o.forces) > 0 {
			f := t.force(o.forces[seat])
			f.count(parts)
			f.seats++
		}
		if len(o.sides) > 0 {
			sides[o.sides[seat]] += parts
		}
		bots[t.index[t.config.bot(i, seat)]] += parts
	}
	for b := range t.bots {
		t.byBot[b].count(bots[b])
	}
	t.sides = o.sides
	for side, parts := range sides {
		t.bySide[side].count(parts)
	}
}

func (t *tally) force(name string) *forceTally {
	if t.forces[name] == nil {
		t.forces[name] = &forceTally{}
	}
	return t.forces[name]
}

// name notes the name of a seat; one that changes from game to game is no name.
func (t *tally) name(seat int, name seatName) {
	switch {
	case !t.named[seat]:
		t.names[seat], t.named[seat] = name, true
	case t.names[seat] != name:
		t.names[seat] = seatName{}
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
	t.sides = o.sides
	for i := range t.bySide {
		t.bySide[i].add(o.bySide[i])
	}
	for name, more := range o.forces {
		f := t.force(name)
		f.add(more.won)
		f.seats += more.seats
	}
}
