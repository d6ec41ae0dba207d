package main

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"time"

	"gonfalon/game"
	"gonfalon/games"
	"gonfalon/sim"
)

type demoCommand struct {
	Game string        `arg:"" optional:"" default:"${game}" help:"The game (${default})."`
	Lang string        `enum:",en,fr" default:"" help:"Language of the story: en or fr (default: that of the environment)."`
	Seed *uint64       `placeholder:"N" help:"Tell the match of this seed again (default: a new one)."`
	Bots string        `placeholder:"BOTS" help:"Who plays, as in sim --seats (default: a full table of greedy bots)."`
	Pace time.Duration `default:"30ms" help:"Time between lines, 0 for none (${default})."`
}

func (demoCommand) Help() string {
	return `Bots play a match, and it is told as anybody at the table would see it. Ctrl-C ends it.

Example:

    gonfalon demo ` + games.First().Name() + ` --lang fr --seed 7 --bots greedy,random×2 --pace 200ms`
}

func (c *demoCommand) Run(a *app) error {
	g, err := games.Named(c.Game)
	if err != nil {
		return game.Wrong("%s; commands are listed by gonfalon --help", "%s ; gonfalon --help liste les commandes", err)
	}
	if c.Bots == "" {
		c.Bots = fmt.Sprintf("greedy×%d", g.Info().MaxSeats)
	}
	bots, err := sim.ParseSeats(c.Bots)
	if err != nil {
		return err
	}
	if c.Pace < 0 {
		return game.Wrong("--pace is 0 or more, not %v", "--pace est 0 ou plus, et non %v", c.Pace)
	}
	config := sim.Config{Seats: bots, Seed: rand.Uint64N(1_000_000)}
	if c.Seed != nil {
		config.Seed = *c.Seed
	}
	err = g.Watch(a.ctx, config, &teller{
		ctx: a.ctx, w: a.stdout, lang: a.lang, pace: c.Pace,
		game: g.Info().Name, seed: config.Seed, bots: c.Bots,
		bold: terminal(a.stdout) && a.env("NO_COLOR") == "",
	})
	if errors.Is(err, context.Canceled) {
		fmt.Fprintln(a.stdout)
		return nil
	}
	return err
}
