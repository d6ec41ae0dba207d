package main

import (
	"context"
	"fmt"
	"strings"

	"gonfalon/game"
	"gonfalon/games"
	"gonfalon/sim"
)

type simCommand struct {
	Game    string            `arg:"" help:"The game."`
	Games   int               `short:"n" default:"100" placeholder:"N" help:"How many games (${default})."`
	Seats   string            `placeholder:"BOTS" help:"The bot of each seat: greedy,random or random×5 or greedy,random*4. Default: one greedy, the rest random, a full table."`
	Seed    uint64            `default:"1" placeholder:"S" help:"Seed of all chance (${default}): same seed, same results."`
	Option  map[string]string `placeholder:"KEY=VALUE" help:"An option of the game; may be repeated."`
	Workers int               `placeholder:"W" help:"Games at a time (default: one a processor). Changes nothing but the speed."`
	Fixed   bool              `help:"Bots keep their seats; else they are rotated over the seats game by game."`
	Logs    string            `type:"path" placeholder:"DIR" help:"Write a match log of each game into this folder."`
	Lang    string            `enum:",en,fr" default:"" help:"Language of the report: en or fr (default: that of the environment)."`
	JSON    bool              `name:"json" help:"Print the report as JSON."`
}

func (simCommand) Help() string {
	return `A shared victory counts in parts. A game of more than 100,000 actions is stopped and counted as stalled; nobody wins it. ± is half of a 95 % interval (Wilson).

Example:

    gonfalon sim ` + games.First().Name() + ` -n 1000 --seats greedy,random×4 --seed 7 --logs /tmp/games`
}

func (c *simCommand) Run(a *app) error {
	g, err := games.Named(c.Game)
	if err != nil {
		return err
	}
	if c.Seats == "" {
		c.Seats = fmt.Sprintf("greedy,random×%d", g.Info().MaxSeats-1)
	}
	seats, err := sim.ParseSeats(c.Seats)
	if err != nil {
		return err
	}
	config := sim.Config{
		Games: c.Games, Seats: seats, Seed: c.Seed, Options: c.Option,
		Workers: c.Workers, Fixed: c.Fixed, Logs: c.Logs,
	}
	report, err := withProgress(a, c.JSON, c.Games, func(ctx context.Context, tell func(int)) (*sim.Report, error) {
		config.Progress = tell
		return g.Sim(ctx, config)
	})
	if err != nil {
		return err
	}
	if c.JSON {
		return printJSON(a.stdout, report)
	}
	fmt.Fprintln(a.stdout, game.Sentence("%s, %s, seed %d", "%s, %s, graine %d", c.Game, strings.Join(seats, ", "), c.Seed).Name(a.lang))
	simPrinter{a.stdout, a.lang}.print(report)
	return nil
}
