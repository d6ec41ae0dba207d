package sim

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"

	"gonfalon/bot"
	"gonfalon/game"
)

// A Broken game shows a mistake in the rules or in a bot, with all that is needed to
// see it again.
type Broken struct {
	Seed   uint64
	Game   int
	Action int
	Why    error
	Stack  []byte // of a panic
}

func (b *Broken) Error() string {
	return fmt.Sprintf("game %d of seed %d broke at action %d: %v", b.Game, b.Seed, b.Action, b.Why)
}

func (b *Broken) Unwrap() error { return b.Why }

func gameOf(err error) int {
	if b, ok := errors.AsType[*Broken](err); ok {
		return b.Game
	}
	return 0
}

// A table is where one worker plays its games, one after the other. All that a game
// needs is kept from the one before, so that an action allocates nothing.
type table[S, A comparable] struct {
	g      game.Whole[S, A]
	value  bot.Value[S]
	config *Config
	setup  game.Setup
	tally  *tally

	state, view S
	options     []A
	dice        *game.Dice
	bots        [game.MaxSeats]bot.Bot[S, A]
	blind       [game.MaxSeats]bool
	n           int // actions so far

	story *game.Story
	watch func(*table[S, A], game.Decision, game.Seat, A) error
}

func newTable[S, A comparable](g game.Whole[S, A], value bot.Value[S], c *Config, setup game.Setup) *table[S, A] {
	return &table[S, A]{g: g, value: value, config: c, setup: setup, tally: newTally(c)}
}

// game plays game i to its end and counts it.
func (t *table[S, A]) game(ctx context.Context, i int) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = &Broken{t.config.Seed, i, t.n, fmt.Errorf("panic: %v", p), debug.Stack()}
		}
	}()
	seed := game.SeedFrom(t.config.Seed, i)
	if err := t.sit(i, seed); err != nil {
		return err
	}
	var stalled bool
	if t.config.Logs != "" {
		stalled, err = t.logged(ctx, i, seed)
	} else {
		stalled, err = t.play(ctx, i)
	}
	if err != nil {
		return err
	}
	t.tally.count(i, outcome{t.n, stalled, t.result(stalled), t.forces(), t.sides()})
	for s := range len(t.config.Seats) {
		t.tally.name(s, seatName{t.g.SeatName(&t.state, game.Seat(s)), t.g.SeatText(&t.state, game.Seat(s))})
	}
	return nil
}

// A mustering game is one whose seats play with a force of their choice.
type mustering[S any] interface {
	Force(*S, game.Seat) string
}

// forces returns what the seats play with, nil if that is not chosen.
func (t *table[S, A]) forces() []string {
	m, ok := t.g.(mustering[S])
	if !ok {
		return nil
	}
	var all []string
	for s := range len(t.config.Seats) {
		all = append(all, m.Force(&t.state, game.Seat(s)))
	}
	return all
}

// sides returns the sides of the seats, nil if none play together.
func (t *table[S, A]) sides() []game.Side {
	var all []game.Side
	for s := range len(t.config.Seats) {
		side, sided := game.SideOf(t.g, &t.state, game.Seat(s))
		if !sided {
			return nil
		}
		all = append(all, side)
	}
	return all
}

// sit lays out game i and seats its bots.
func (t *table[S, A]) sit(i int, seed game.Seed) (err error) {
	t.n = 0
	t.dice = game.NewDice(seed)
	t.dice.At(0)
	if t.state, err = t.g.Start(t.setup, t.dice, t.story); err != nil {
		return err
	}
	for s := range len(t.config.Seats) {
		name := t.config.Seats[t.config.bot(i, s)]
		if t.bots[s], err = bot.New(name, t.g, t.value, botSeed(seed, s)); err != nil {
			return err
		}
		_, t.blind[s] = t.bots[s].(bot.Blind)
	}
	return nil
}

// turn returns who chooses now. Of the seats that owe an action the lowest is first; it does
// not see what the others chose. Where any one may choose for all, they take turns.
func (t *table[S, A]) turn(d game.Decision) game.Seat {
	who := d.Who
	if d.Duty == game.AnyOne {
		for range t.n % who.Len() {
			who = who.Without(who.First())
		}
	}
	return who.First()
}

// play carries a match that has been laid out to its end.
func (t *table[S, A]) play(ctx context.Context, i int) (stalled bool, err error) {
	for {
		d := t.g.Next(&t.state)
		if d.Who == 0 {
			return false, nil
		}
		if t.n == MaxActions {
			return true, nil
		}
		if t.n%256 == 0 && ctx.Err() != nil {
			return false, ctx.Err()
		}
		seat := t.turn(d)
		t.options = t.g.Options(&t.state, seat, t.options[:0])
		if len(t.options) == 0 {
			return false, &Broken{Seed: t.config.Seed, Game: i, Action: t.n + 1,
				Why: fmt.Errorf("seat %d owes an action of kind %q and has none", seat, t.g.KindName(d.Kind))}
		}
		if !t.blind[seat] {
			t.view = t.g.Redact(&t.state, seat)
		}
		a := t.bots[seat].Choose(&t.view, seat, t.options)
		t.n++
		t.dice.At(t.n)
		t.g.Apply(&t.state, seat, a, t.dice, t.story)
		if t.watch != nil {
			if err := t.watch(t, d, seat, a); err != nil {
				return false, err
			}
		}
	}
}

// result returns the shares of victory; nobody wins a match that stalled.
func (t *table[S, A]) result(stalled bool) []float32 {
	var r [game.MaxSeats]float32
	if !stalled {
		r = t.g.Result(&t.state)
	}
	return r[:len(t.config.Seats)]
}
