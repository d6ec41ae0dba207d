package bot

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"gonfalon/game"
)

const (
	// Guesses is how many times a greedy bot guesses the hidden part of a state
	// before it chooses, unless it is told otherwise.
	Guesses = 4
	// manyOptions is a list so long that only the best of a first look, fewOptions of
	// them, are worth the other guesses.
	manyOptions = 200
	fewOptions  = 12
	// decided is the worth of a match won outright; no evaluation outweighs it.
	decided = int64(1) << 32
)

// Greedy looks one action ahead: it guesses what is hidden, tries each option on a
// copy, and takes the one after which the states are worth most on average. Ties are
// broken at random.
type Greedy[S, A comparable] struct {
	Guesses int // how many guesses a choice

	rules game.Rules[S, A]
	value Value[S]
	dice  *game.Dice
	rng   *rand.Rand
	looks int // guesses made so far; each has dice of its own

	guess, next S
	scores      []score
	passes      []A
}

// A score is what the guesses so far say about an option.
type score struct {
	sum    int64
	tie    uint32
	option int32
}

// NewGreedy returns a greedy bot.
func NewGreedy[S, A comparable](rules game.Rules[S, A], value Value[S], seed game.Seed) *Greedy[S, A] {
	return &Greedy[S, A]{
		Guesses: Guesses,
		rules:   rules,
		value:   value,
		dice:    game.NewDice(seed, nameGreedy),
		rng:     source(seed),
	}
}

// Choose takes the option that looks best.
func (g *Greedy[S, A]) Choose(view *S, seat game.Seat, options []A) A {
	if len(options) == 1 {
		return options[0]
	}
	g.scores = g.scores[:0]
	for i := range options {
		g.scores = append(g.scores, score{option: int32(i), tie: g.rng.Uint32()})
	}
	left := g.scores
	for i := range max(g.Guesses, 1) {
		g.look(view, seat, options, left)
		if i == 0 && len(left) > manyOptions {
			slices.SortFunc(left, better)
			left = left[:fewOptions]
		}
	}
	return options[slices.MinFunc(left, better).option]
}

// look adds the worth of each option under one more guess. All options meet the same
// luck, so that they are told apart by what they do and not by what they roll.
func (g *Greedy[S, A]) look(view *S, seat game.Seat, options []A, scores []score) {
	g.dice.At(2 * g.looks)
	g.guess = g.rules.Guess(view, g.dice)
	for i := range scores {
		g.next = g.guess
		g.dice.At(2*g.looks + 1)
		g.rules.Apply(&g.next, seat, options[scores[i].option], g.dice, nil)
		g.othersPass(seat)
		g.windowsPass()
		scores[i].sum += g.worth(seat)
	}
	g.looks++
}

// othersPass has those pass whose answers a window still waits for: what an answer is worth
// shows only when it is opened.
func (g *Greedy[S, A]) othersPass(seat game.Seat) {
	d := g.rules.Next(&g.guess)
	if d.Duty != game.Sealed {
		return
	}
	for rest := d.Who.Without(seat); rest != 0; rest = rest.Without(rest.First()) {
		g.passes = g.rules.Options(&g.next, rest.First(), g.passes[:0])
		g.rules.Apply(&g.next, rest.First(), g.passes[0], g.dice, nil)
	}
}

// mostWindows is how many windows that follow an action are passed over.
const mostWindows = 16

// windowsPass has nobody use the windows that follow: what an action comes to shows beyond them.
func (g *Greedy[S, A]) windowsPass() {
	for range mostWindows {
		d := g.rules.Next(&g.next)
		if d.Who == 0 || d.Duty != game.Sealed {
			return
		}
		for rest := d.Who; rest != 0; rest = rest.Without(rest.First()) {
			g.passes = g.rules.Options(&g.next, rest.First(), g.passes[:0])
			g.rules.Apply(&g.next, rest.First(), g.passes[0], g.dice, nil)
		}
	}
}

// worth judges the state tried. A match that is over is worth its result, whatever
// the evaluation thinks of the pieces.
func (g *Greedy[S, A]) worth(seat game.Seat) int64 {
	if g.rules.Next(&g.next).Who != 0 {
		return int64(g.value(&g.next, seat))
	}
	share := g.rules.Result(&g.next)[seat]
	if share == 0 {
		return -decided
	}
	return int64(float64(share) * float64(decided))
}

// better orders scores from the best to the worst.
func better(a, b score) int {
	return cmp.Or(cmp.Compare(b.sum, a.sum), cmp.Compare(a.tie, b.tie))
}
