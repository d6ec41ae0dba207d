package main

import (
	"context"
	"fmt"
	"strings"

	"gonfalon/game"
	"gonfalon/games"
	"gonfalon/sim"
)

type arenaCommand struct {
	Game    string            `arg:"" help:"The game."`
	Bots    string            `required:"" placeholder:"A,B,…" help:"The bots that meet, each with each."`
	Games   int               `short:"n" default:"100" placeholder:"N" help:"How many games each pair plays at most (${default})."`
	Seats   int               `placeholder:"K" help:"How many sit at a table (as few as the game allows)."`
	Seed    uint64            `default:"1" placeholder:"S" help:"Seed of all chance (${default}): same seed, same results."`
	Option  map[string]string `placeholder:"KEY=VALUE" help:"An option of the game; may be repeated."`
	Workers int               `placeholder:"W" help:"Games at a time (default: one a processor). Changes nothing but the speed."`
	All     bool              `help:"Play all games, even between two of whom one is clearly better."`
	Lang    string            `enum:",en,fr" default:"" help:"Language of the report: en or fr (default: that of the environment)."`
	JSON    bool              `name:"json" help:"Print the report as JSON."`
}

func (arenaCommand) Help() string {
	return `Each bot meets each other, both on every seat in turn; games between two of whom one is clearly better end early. Elo 0 is the average of those who met; ± is half of a 95 % interval. Who is 100 Elo above another wins 64 % of their games at a table of two.

Example:

    gonfalon arena ` + games.First().Name() + ` --bots greedy,random -n 50`
}

func (c *arenaCommand) Run(a *app) error {
	g, err := games.Named(c.Game)
	if err != nil {
		return err
	}
	var bots []string
	for name := range strings.SplitSeq(c.Bots, ",") {
		bots = append(bots, strings.TrimSpace(name))
	}
	config := sim.ArenaConfig{Bots: bots, Games: c.Games, Seats: c.Seats, Seed: c.Seed, Options: c.Option, Workers: c.Workers, All: c.All}
	pairs := len(bots) * (len(bots) - 1) / 2
	report, err := withProgress(a, c.JSON, pairs*c.Games, func(ctx context.Context, tell func(int)) (*sim.ArenaReport, error) {
		config.Progress = tell
		return sim.RunArena(ctx, g, config)
	})
	if err != nil {
		return err
	}
	if c.JSON {
		return printJSON(a.stdout, report)
	}
	fmt.Fprintln(a.stdout, game.Sentence("%s, seed %d", "%s, graine %d", c.Game, c.Seed).Name(a.lang))
	simPrinter{a.stdout, a.lang}.arena(report)
	return nil
}

// arena prints who is how strong, and how each pair did.
func (p simPrinter) arena(r *sim.ArenaReport) {
	fmt.Fprintln(p.w, game.Sentence("%d game{|s} in %s s, %s", "%d partie{|s} en %s s, %s", r.Games, p.decimal("%.1f", r.Seconds), stalls(r.Stalled)).Name(p.lang))
	rows := [][]any{{simWords["bot"].Name(p.lang), "Elo", ""}}
	for _, b := range r.Bots {
		rows = append(rows, []any{b.Bot, fmt.Sprintf("%+.0f", b.Elo), fmt.Sprintf("± %.0f", b.CI95)})
	}
	p.table(rows)
	rows = [][]any{{simWords["pair"].Name(p.lang), simWords["games"].Name(p.lang), simWords["wins"].Name(p.lang), ""}}
	for _, m := range r.Pairs {
		early := ""
		if m.Decided {
			early = simWords["decided early"].Name(p.lang)
		}
		rows = append(rows, []any{strings.Join(m.Bots[:], " – "), m.Games, p.wins(m.Wins[0]) + " : " + p.wins(m.Wins[1]), early})
	}
	p.table(rows)
}
