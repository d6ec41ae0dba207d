package main

import (
	"fmt"
	"io"
	"math"
	"strings"

	"gonfalon/game"
	"gonfalon/sim"
)

// A simPrinter prints the report of a simulation for people.
type simPrinter struct {
	w    io.Writer
	lang game.Lang
}

// simWords are the heads of the columns.
var simWords = map[string]game.Text{
	"bot":          {English: "bot", French: "bot"},
	"seat":         {English: "seat", French: "place"},
	"name":         {English: "name", French: "nom"},
	"side":         {English: "side", French: "camp"},
	"seats":        {English: "seats", French: "places"},
	"played with":  {English: "played with", French: "jouée avec"},
	"seats played": {English: "seats played", French: "places jouées"},
	"wins":         {English: "wins", French: "victoires"},
	"rate":         {English: "rate", French: "taux"},

	"pair":          {English: "pair", French: "paire"},
	"games":         {English: "games", French: "parties"},
	"decided early": {English: "decided early", French: "vite décidé"},
}

func (p simPrinter) print(r *sim.Report) {
	played := game.Sentence("%d game{|s} and %d action{|s}", "%d partie{|s} et %d action{|s}", r.Games, r.Actions)
	fmt.Fprintln(p.w, game.Sentence("%s in %s s (%.0f games/s, %.0f actions/s), %s", "%s en %s s (%.0f parties/s, %.0f actions/s), %s",
		played, p.decimal("%.1f", r.Seconds), r.GamesPerS, r.ActionsPerS, stalls(r.Stalled)).Name(p.lang))
	rows := p.heads("bot", "seats played")
	for _, b := range r.Bots {
		rows = append(rows, p.row(b.Bot, b.Games, b.Wins, b.WinRate, b.CI95))
	}
	p.table(rows)
	rows = p.heads("seat", "name")
	for _, s := range r.Seats {
		rows = append(rows, p.row(s.Seat, s.Text.Name(p.lang), s.Wins, s.WinRate, s.CI95))
	}
	p.table(rows)
	rows = p.heads("side", "seats")
	for _, s := range r.Sides {
		rows = append(rows, p.row(s.Side, strings.Trim(fmt.Sprint(s.Seats), "[]"), s.Wins, s.WinRate, s.CI95))
	}
	p.table(rows)
	rows = p.heads("played with", "seats played")
	for _, f := range r.Forces {
		rows = append(rows, p.row(f.Force, f.Games, f.Wins, f.WinRate, f.CI95))
	}
	p.table(rows)
}

// stalls says how many games had no end.
func stalls(n int) game.Text {
	if n == 0 {
		return game.Text{English: "no stalls", French: "aucune sans fin"}
	}
	return game.Sentence("%d STALLED", "%d SANS FIN", n)
}

// heads begins a table.
func (p simPrinter) heads(first, second string) [][]any {
	return [][]any{{simWords[first].Name(p.lang), simWords[second].Name(p.lang), simWords["wins"].Name(p.lang), simWords["rate"].Name(p.lang), ""}}
}

func (p simPrinter) row(first, second any, wins, rate, margin float64) []any {
	return []any{first, second, p.wins(wins), p.percent(rate), "± " + p.percent(margin)}
}

// table prints a table that has more than heads.
func (p simPrinter) table(rows [][]any) {
	if len(rows) > 1 {
		fmt.Fprintln(p.w)
		printTable(p.w, rows...)
	}
}

func (p simPrinter) percent(x float64) string { return p.decimal("%.1f %%", 100*x) }

// wins writes parts of victories without a tail of digits.
func (p simPrinter) wins(x float64) string {
	if x == math.Trunc(x) {
		return fmt.Sprintf("%.0f", x)
	}
	return p.decimal("%.2f", x)
}

// decimal writes a number with the comma or point of the language.
func (p simPrinter) decimal(format string, x float64) string {
	return game.Decimal(fmt.Sprintf(format, x)).Name(p.lang)
}
