package main

import (
	"fmt"
	"io"
	"math"
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
	report, err := withProgress(a, c.JSON, config, g.Sim)
	if err != nil {
		return err
	}
	if c.JSON {
		return printJSON(a.stdout, report)
	}
	fmt.Fprintf(a.stdout, "%s, %s, seed %d\n", c.Game, strings.Join(seats, ", "), c.Seed)
	printReport(a.stdout, report)
	return nil
}

func printReport(w io.Writer, r *sim.Report) {
	stalls := "no stalls"
	if r.Stalled > 0 {
		stalls = fmt.Sprintf("%d STALLED", r.Stalled)
	}
	played := game.Plural(fmt.Sprintf("%d game{|s} and %d action{|s}", r.Games, r.Actions), game.English)
	fmt.Fprintf(w, "%s in %.1f s (%.0f games/s, %.0f actions/s), %s\n\n", played, r.Seconds, r.GamesPerS, r.ActionsPerS, stalls)
	rows := [][]any{{"bot", "seats played", "wins", "rate", ""}}
	for _, b := range r.Bots {
		rows = append(rows, []any{b.Bot, b.Games, wins(b.Wins), percent(b.WinRate), "± " + percent(b.CI95)})
	}
	printTable(w, rows...)
	fmt.Fprintln(w)
	rows = [][]any{{"seat", "name", "wins", "rate", ""}}
	for _, s := range r.Seats {
		rows = append(rows, []any{s.Seat, s.Name, wins(s.Wins), percent(s.WinRate), "± " + percent(s.CI95)})
	}
	printTable(w, rows...)
	if len(r.Sides) > 0 {
		fmt.Fprintln(w)
		rows = [][]any{{"side", "seats", "wins", "rate", ""}}
		for _, s := range r.Sides {
			rows = append(rows, []any{s.Side, strings.Trim(fmt.Sprint(s.Seats), "[]"), wins(s.Wins), percent(s.WinRate), "± " + percent(s.CI95)})
		}
		printTable(w, rows...)
	}
	if len(r.Forces) > 0 {
		fmt.Fprintln(w)
		rows = [][]any{{"played with", "seats played", "wins", "rate", ""}}
		for _, f := range r.Forces {
			rows = append(rows, []any{f.Force, f.Games, wins(f.Wins), percent(f.WinRate), "± " + percent(f.CI95)})
		}
		printTable(w, rows...)
	}
}

func percent(x float64) string { return fmt.Sprintf("%.1f %%", 100*x) }

// wins writes parts of victories without a tail of digits.
func wins(x float64) string {
	if x == math.Trunc(x) {
		return fmt.Sprintf("%.0f", x)
	}
	return fmt.Sprintf("%.2f", x)
}
