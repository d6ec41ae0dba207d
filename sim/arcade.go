package sim

import (
	"context"
	"time"

	"gonfalon/bot"
	"gonfalon/game"
)

// A Game is a game with its types hidden that can also be simulated, watched and
// measured, for programs that list games.
type Game interface {
	game.Game
	// Sim plays many games of bots; see Run.
	Sim(context.Context, Config) (*Report, error)
	// Watch plays game 0 of a simulation in front of an onlooker; see Watch.
	Watch(context.Context, Config, Onlooker) error
	// Player returns a bot for the seats of matches that people play too.
	Player(name string, seed game.Seed) (Player, error)
	// Bench measures the game on one core for about the time given.
	Bench(time.Duration) (Bench, error)
}

// Of hides the types of a game. The value judges states for the bots; it may be nil
// for a game that only random bots play.
func Of[S, A comparable](g game.Whole[S, A], value bot.Value[S]) Game {
	return arcade[S, A]{game.Open(g), g, value}
}

type arcade[S, A comparable] struct {
	game.Game
	g     game.Whole[S, A]
	value bot.Value[S]
}

func (a arcade[S, A]) Sim(ctx context.Context, c Config) (*Report, error) {
	return Run(ctx, a.g, a.value, c)
}

func (a arcade[S, A]) Watch(ctx context.Context, c Config, o Onlooker) error {
	return Watch(ctx, a.g, a.value, c, o)
}

func (a arcade[S, A]) Bench(d time.Duration) (Bench, error) { return Measure(a.g, a.value, d) }
