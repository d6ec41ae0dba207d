package main

import (
	"fmt"
	"time"

	"gonfalon/sim"
)

type benchCommand struct {
	Game string        `arg:"" optional:"" help:"One game; else all."`
	Time time.Duration `default:"3s" help:"How long to measure each game (${default})."`
	JSON bool          `name:"json" help:"Print the measures as JSON."`
}

func (benchCommand) Help() string {
	return `Plays at random at a full table, with the options listed at every decision; then
greedy bots play, and their decisions are timed. For kings it also asks whether two
bases overlap, and whether a unit sees another with 40 more on the table: the slowest of
the cases that go test -bench 'Overlap|Sees' ./geom/plane has.

Example:

    gonfalon bench throne --time 10s --json`
}

func (c *benchCommand) Run(a *app) error {
	list, err := gamesNamed(c.Game)
	if err != nil {
		return err
	}
	if c.Time <= 0 {
		return fmt.Errorf("--time is above 0, not %v", c.Time)
	}
	all := map[string]sim.Bench{}
	rows := [][]any{{"game", "actions/s", "games/s", "state", "action", "copy", "options", "allocs/action", "greedy decides in", "overlap", "sight past 40"}}
	for _, g := range list {
		name := g.Info().Name
		overlap, sight := "–", "–" // without geometry
		b, err := g.Bench(c.Time)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if name == "kings" {
			b.OverlapNS, b.SightNS = sim.MeasurePlane(c.Time / 10)
			overlap, sight = fmt.Sprintf("%.0f ns", b.OverlapNS), fmt.Sprintf("%.0f ns", b.SightNS)
		}
		all[name] = b
		rows = append(rows, []any{name, fmt.Sprintf("%.0f", b.ActionsPerS), fmt.Sprintf("%.0f", b.GamesPerS),
			fmt.Sprintf("%d B", b.StateBytes), fmt.Sprintf("%d B", b.ActionBytes),
			fmt.Sprintf("%.0f ns", b.CopyNS), fmt.Sprintf("%.0f ns", b.OptionsNS), fmt.Sprintf("%.3f", b.AllocsPerAction),
			fmt.Sprintf("%.2f ms, at worst %.1f", b.GreedyMS, b.GreedyWorstMS), overlap, sight})
	}
	if c.JSON {
		return printJSON(a.stdout, all)
	}
	printTable(a.stdout, rows...)
	return nil
}
