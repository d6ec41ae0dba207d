package bot

import (
	"math/rand/v2"

	"gonfalon/game"
)

// Random takes any option, each equally likely.
type Random[S, A comparable] struct {
	rng *rand.Rand
}

// NewRandom returns a random bot.
func NewRandom[S, A comparable](seed game.Seed) *Random[S, A] {
	return &Random[S, A]{source(seed)}
}

// Choose takes any option.
func (r *Random[S, A]) Choose(_ *S, _ game.Seat, options []A) A {
	return options[r.rng.IntN(len(options))]
}

// Blind marks that a random bot does not look.
func (r *Random[S, A]) Blind() {}
