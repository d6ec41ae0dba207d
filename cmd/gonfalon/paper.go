package main

import (
	"errors"
	"fmt"
	"os"

	"gonfalon/game"
	"gonfalon/games"
)

// paperFlags are those of the commands that check what players bring to a match.
type paperFlags struct {
	Game  string   `arg:"" help:"The game."`
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
	librarian, ok := g.Laws().(game.Librarian)
	if !ok {
		return game.Wrong("to %s nobody brings such papers", "on n'apporte rien de tel à %s", c.Game)
	}
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
