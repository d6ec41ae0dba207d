package main

import (
	"fmt"
	"slices"
	"time"

	"gonfalon/games"
	"gonfalon/sim"
)

type benchCommand struct {
	Game string        `arg:"" optional:"" help:"One game; else all."`
	Time time.Duration `default:"3s" help:"How long to measure each game (${default})."`
	JSON bool          `name:"json" help:"Print the measures as JSON."`
}

func (benchCommand) Help() string {
	return `Plays at random at a full table, with the options listed at every decision; then
greedy bots play, and their decisions are timed. Some games have something of their own
timed as well, such as their geometry: the slowest of its cases counts.

Example:

    gonfalon bench ` + games.First().Name() + ` --time 10s --json`
}

func (c *benchCommand) Run(a *app) error {
	list := games.All
	if c.Game != "" {
		g, err := games.Named(c.Game)
		if err != nil {
			return err
		}
		list = []games.Game{g}
	}
	if c.Time <= 0 {
		return fmt.Errorf("--time is above 0, not %v", c.Time)
	}
	all := map[string]sim.Bench{}
	for _, g := range list {
		b, err := g.Bench(c.Time)
		if err != nil {
			return fmt.Errorf("%s: %w", g.Name(), err)
		}
		all[g.Name()] = b
	}
	if c.JSON {
		return printJSON(a.stdout, all)
	}
	printTable(a.stdout, benchTable(list, all)...)
	return nil
}

// benchTable has a row for each game, and a column for each thing that one of them has timed
// of its own.
func benchTable(list []games.Game, all map[string]sim.Bench) [][]any {
	rows := [][]any{{"game", "actions/s", "games/s", "state", "action", "copy", "options", "allocs/action", "greedy decides in"}}
	var own []string
	for _, g := range list {
		for _, t := range all[g.Name()].Own {
			if !slices.Contains(own, t.Title) {
				own = append(own, t.Title)
				rows[0] = append(rows[0], t.Title)
			}
		}
	}
	for _, g := range list {
		b := all[g.Name()]
		row := []any{g.Name(), fmt.Sprintf("%.0f", b.ActionsPerS), fmt.Sprintf("%.0f", b.GamesPerS),
			fmt.Sprintf("%d B", b.StateBytes), fmt.Sprintf("%d B", b.ActionBytes),
			fmt.Sprintf("%.0f ns", b.CopyNS), fmt.Sprintf("%.0f ns", b.OptionsNS), fmt.Sprintf("%.3f", b.AllocsPerAction),
			fmt.Sprintf("%.2f ms, at worst %.1f", b.GreedyMS, b.GreedyWorstMS)}
		for _, title := range own {
			cell := "–"
			if i := slices.IndexFunc(b.Own, func(t sim.Timed) bool { return t.Title == title }); i >= 0 {
				cell = fmt.Sprintf("%.0f ns", b.Own[i].NS)
			}
			row = append(row, cell)
		}
		rows = append(rows, row)
	}
	return rows
}
