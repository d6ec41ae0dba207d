package main

import (
	"errors"
	"fmt"
	"os"
	"slices"

	"gonfalon/game"
	"gonfalon/games"
)

// paperFlags are those of the commands that check what players bring to a match.
type paperFlags struct {
	Game string `arg:"" help:"The game."`
	reportFlags
}

// reportFlags are which files are checked, and how that is told.
type reportFlags struct {
	Files []string `arg:"" name:"file" help:"The files, in any form that the game knows."`
	Lang  string   `enum:",en,fr" default:"" help:"Language of the reasons: en or fr (default: that of the environment)."`
	JSON  bool     `name:"json" help:"Print the reports as JSON."`
}

// check has the game report on each file.
func (c *paperFlags) check(a *app, kind game.PaperKind, points int) error {
	g, err := games.Named(c.Game)
	if err != nil {
		return err
	}
	return c.report(a, g, kind, points)
}

// reads tells whether players bring papers of a kind to a game.
func reads(g games.Game, kind game.PaperKind) bool {
	librarian, ok := g.Laws().(game.Librarian)
	return ok && slices.Contains(librarian.Papers(), kind)
}

// report has a game report on each file.
func (c *reportFlags) report(a *app, g games.Game, kind game.PaperKind, points int) error {
	if !reads(g, kind) {
		return game.Wrong("to %s nobody brings such papers", "on n'apporte rien de tel à %s", g.Name())
	}
	librarian := g.Laws().(game.Librarian)
	var answer error
	reports := []game.PaperReport{}
	for _, file := range c.Files {
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		r := librarian.CheckPaper(kind, file, data, points, a.lang)
		if !r.OK() {
			answer = errNo
		}
		reports = append(reports, r)
		if !c.JSON {
			fmt.Fprint(a.stdout, r.Text(a.lang))
		}
	}
	if c.JSON {
		return errors.Join(printJSON(a.stdout, reports), answer)
	}
	return answer
}
