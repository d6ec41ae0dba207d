package gametest

import (
	"fmt"
	"math/rand/v2"

	"gonfalon/game"
)

// A Choice is an action and whose it was.
type Choice[A comparable] struct {
	Seat   game.Seat
	Action A
}

// A playout is a random game: a seat of those that must choose takes any of its
// options, all equally likely. It depends on the setup, the seed and the number of the
// game, and on nothing that is done with its states.
type playout[S, A comparable] struct {
	g       game.Whole[S, A]
	state   S
	history []Choice[A]
	dice    *game.Dice
	rng     *rand.Rand
	options []A
}

// newPlayout lays out game n of a seed.
func newPlayout[S, A comparable](g game.Whole[S, A], setup game.Setup, seed uint64, n int) (*playout[S, A], error) {
	p := &playout[S, A]{g: g, dice: playoutDice(seed, n), rng: playoutRand(seed, n)}
	var err error
	if p.state, err = g.Start(setup, p.dice, nil); err != nil {
		return nil, fmt.Errorf("start (%s): %w", saySetup(setup), err)
	}
	return p, nil
}

func playoutDice(seed uint64, n int) *game.Dice {
	d := game.NewDice(game.SeedFrom(seed, n))
	d.At(0)
	return d
}

func playoutRand(seed uint64, n int) *rand.Rand { return rand.New(rand.NewPCG(seed, uint64(n))) }

// step takes one action. The match must not be over.
func (p *playout[S, A]) step() error {
	who := p.g.Next(&p.state).Who
	seat := nth(who, p.rng.IntN(who.Len()))
	p.options = p.g.Options(&p.state, seat, p.options[:0])
	if len(p.options) == 0 {
		return fmt.Errorf("seat %d must choose and has no option", seat)
	}
	a := p.options[p.rng.IntN(len(p.options))]
	p.history = append(p.history, Choice[A]{seat, a})
	p.dice.At(len(p.history))
	p.g.Apply(&p.state, seat, a, p.dice, nil)
	return nil
}

// over tells whether the match is.
func (p *playout[S, A]) over() bool { return p.g.Next(&p.state).Who == 0 }

// Reach plays game n of a seed again, as Run plays it, up to where the given number of
// actions has been taken. It returns the state and how it came about: the place that a
// failure of the suite names.
func Reach[S, A comparable](g game.Whole[S, A], setup game.Setup, seed uint64, n, actions int) (S, []Choice[A], error) {
	p, err := newPlayout(g, setup, seed, n)
	if err != nil {
		var none S
		return none, nil, err
	}
	for len(p.history) < actions {
		if p.over() {
			return p.state, p.history, fmt.Errorf("the match is over after %d actions", len(p.history))
		}
		if err := p.step(); err != nil {
			return p.state, p.history, err
		}
	}
	return p.state, p.history, nil
}

// nth returns seat number i of a set.
func nth(set game.SeatSet, i int) game.Seat {
	for ; i > 0; i-- {
		set = set.Without(set.First())
	}
	return set.First()
}
