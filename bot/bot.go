// Package bot holds the players that need no person: random and greedy, over any
// game of the kernel. What a game thinks of a state lives with the game and is handed
// in. The simulator and the table visit; a bot knows neither of them.
//
// A bot sees what its seat sees and nothing else: the redacted state and the legal
// actions. What is hidden it guesses, and it rolls dice of its own.
package bot

import (
	"encoding/binary"
	"math/rand/v2"

	"gonfalon/game"
)

// A Bot chooses for a seat. The view is the state as the seat sees it; the options
// are all legal and at least one. The bot may keep neither.
type Bot[S, A comparable] interface {
	Choose(view *S, seat game.Seat, options []A) A
}

// A Blind bot does not look at the view: it may be nil, and need not be made.
type Blind interface {
	Blind()
}

// A Value judges a state for a seat, higher is better. It is asked about guessed
// states, in which nothing is unknown, at any decision.
type Value[S any] func(*S, game.Seat) int32

const (
	nameGreedy = "greedy"
	nameRandom = "random"
)

// Names lists the bots that New knows.
func Names() []string { return []string{nameGreedy, nameRandom} }

// Known returns nil, or an error that lists the bots there are.
func Known(name string) error {
	for _, n := range Names() {
		if n == name {
			return nil
		}
	}
	return game.Unknown("bot", name, Names())
}

// New returns the bot of a name. All its chance comes from the seed, so that the same
// seed and the same questions give the same answers. A bot serves one goroutine.
func New[S, A comparable](name string, rules game.Rules[S, A], value Value[S], seed game.Seed) (Bot[S, A], error) {
	if err := Known(name); err != nil {
		return nil, err
	}
	if name == nameRandom {
		return NewRandom[S, A](seed), nil
	}
	if value == nil {
		return nil, game.Wrong("the bot %q needs a game that can judge its states", "le joueur %q demande un jeu qui sait juger ses positions", name)
	}
	return NewGreedy(rules, value, seed), nil
}

// source returns a generator that depends on the seed alone.
func source(seed game.Seed) *rand.Rand {
	return rand.New(rand.NewPCG(binary.LittleEndian.Uint64(seed[:8]), binary.LittleEndian.Uint64(seed[8:16])))
}
