package gametest

import (
	"fmt"
	"math/rand/v2"
	"runtime/debug"
	"strings"

	"gonfalon/game"
)

// A spot is where a random game has come to, for a property to look at.
type spot[S, A comparable] struct {
	*walker[S, A]
	*playout[S, A]
	setup  game.Setup
	number int // of the game
	next   game.Decision
	dice   *game.Dice // for the property's own use
	rng    *rand.Rand // likewise; depends on the spot only
}

// A walker leads a property through random games. It gathers actions on the way.
type walker[S, A comparable] struct {
	*suite[S, A]
	pool []A
	met  map[game.Kind]int
}

// walk shows every position of the suite's random games to visit, up to the first
// error, to which it adds where it happened. A panic is an error too.
func (u *suite[S, A]) walk(visit func(*spot[S, A]) error) error {
	w := &walker[S, A]{suite: u, met: make(map[game.Kind]int)}
	for _, setup := range u.c.Setups {
		for n := range u.c.Games {
			if err := w.play(setup, n, visit); err != nil {
				return err
			}
		}
	}
	return nil
}

func (w *walker[S, A]) play(setup game.Setup, n int, visit func(*spot[S, A]) error) (err error) {
	sp := &spot[S, A]{walker: w, setup: setup, number: n}
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v\n%s", p, debug.Stack())
		}
		if err != nil {
			err = sp.locate(err)
		}
	}()
	if sp.playout, err = newPlayout(w.g, setup, w.c.Seed, n); err != nil {
		return err
	}
	for {
		sp.arrive()
		if err := visit(sp); err != nil {
			return err
		}
		if sp.next.Who == 0 || len(sp.history) == w.c.MaxActions {
			return nil
		}
		if err := sp.step(); err != nil {
			return err
		}
	}
}

// arrive makes the spot ready for its visitor.
func (sp *spot[S, A]) arrive() {
	at := uint64(sp.number)<<32 | uint64(len(sp.history))
	sp.next = sp.g.Next(&sp.state)
	sp.rng = rand.New(rand.NewPCG(^sp.c.Seed, at))
	sp.dice = game.NewDice(game.SeedFrom(^sp.c.Seed, int(at)))
	sp.met[sp.next.Kind]++
	for rest := sp.next.Who; rest != 0; rest = rest.Without(rest.First()) {
		sp.gather(sp.list(rest.First()))
	}
}

// gather keeps a few of the options for strangers to be made of.
func (sp *spot[S, A]) gather(options []A) {
	const keep, most = 3, 256
	for range min(keep, len(options)) {
		a := options[sp.rng.IntN(len(options))]
		if len(sp.pool) < most {
			sp.pool = append(sp.pool, a)
		} else {
			sp.pool[sp.rng.IntN(most)] = a
		}
	}
}

// worth tells whether a costly property should look here: at the first positions of
// each kind of decision, and then at some.
func (sp *spot[S, A]) worth() bool {
	return sp.met[sp.next.Kind] <= 20 || sp.next.Who == 0 || sp.rng.IntN(sp.c.Every) == 0
}

// list returns the options of a seat.
func (sp *spot[S, A]) list(seat game.Seat) []A { return sp.g.Options(&sp.state, seat, nil) }

// seats is the set of all seats of the match.
func (sp *spot[S, A]) seats() game.SeatSet { return game.FirstSeats(sp.setup.Seats) }

// action is the number of the action that comes next.
func (sp *spot[S, A]) action() int { return len(sp.history) + 1 }

// say writes an action for a message.
func (sp *spot[S, A]) say(a A) (text string) {
	defer func() {
		if recover() != nil {
			text = fmt.Sprintf("%+v", a)
		}
	}()
	return string(write(sp.g.Action(&sp.state, a)))
}

// locate says where an error happened, so that it can be looked at again.
func (sp *spot[S, A]) locate(err error) error {
	var b strings.Builder
	fmt.Fprintf(&b, "setup %s, seed %d, game %d", saySetup(sp.setup), sp.c.Seed, sp.number)
	if sp.playout != nil {
		fmt.Fprintf(&b, ", after %d actions (gametest.Reach leads there)", len(sp.history))
		const last = 5
		for i := max(0, len(sp.history)-last); i < len(sp.history); i++ {
			fmt.Fprintf(&b, "\n  %d. seat %d: %s", i+1, sp.history[i].Seat, clip(sp.say(sp.history[i].Action), 200))
		}
		if sp.next.Who != 0 {
			fmt.Fprintf(&b, "\n  then kind %d is owed by the seats of set %b", sp.next.Kind, sp.next.Who)
		}
	}
	return fmt.Errorf("%s\n  %w", b.String(), err)
}
