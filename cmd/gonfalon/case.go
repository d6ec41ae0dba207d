package main

import (
	"encoding/json"
	"fmt"
	"os"

	"gonfalon/game"
	"gonfalon/game/casebook"
	"gonfalon/games"
	"gonfalon/rules"
)

type caseCommand struct {
	Files []string `arg:"" name:"file" help:"Cases in TOML."`
	Lang  string   `enum:",en,fr" default:"" help:"Language of the rulings: en or fr (default: that of the environment)."`
	JSON  bool     `name:"json" help:"Print the rulings as JSON."`
}

func (caseCommand) Help() string {
	return `Each step is accepted, or refused with the rule and the reason; then comes what happened. Ends with 1 if an expectation fails, with 2 if a file or the position in it cannot be read.

Example:

    gonfalon case run ` + games.First().Name() + `/testdata/cases/*/*.toml`
}

func (c *caseCommand) Run(a *app) error {
	reports := []*casebook.Report{}
	failed, unread := 0, false
	for _, file := range c.Files {
		r, err := runCase(file)
		if err != nil {
			a.complain(err)
			unread = true
			continue
		}
		if !r.OK() {
			failed++
		}
		reports = append(reports, r)
		if !c.JSON {
			if err := r.Write(a.stdout, a.lang); err != nil {
				return err
			}
		}
	}
	if c.JSON {
		if err := printJSON(a.stdout, reports); err != nil {
			return err
		}
	} else if len(reports) > 0 {
		fmt.Fprintln(a.stdout, casebook.Count(len(reports)-failed, len(reports)).Name(a.lang))
	}
	switch {
	case unread:
		return &game.Fault{Text: casebook.NotAllRead}
	case failed > 0:
		return errNo
	}
	return nil
}

type caseShowCommand struct {
	File string `arg:"" help:"A case in TOML."`
	At   *int   `placeholder:"N" help:"After which step, counted from 1; 0 is the setup (default: the last)."`
	Lang string `enum:",en,fr" default:"" help:"Language of what is wrong: en or fr (default: that of the environment)."`
}

func (caseShowCommand) Help() string {
	return `Prints the whole state after a step as JSON: what the expectations of that step may point into.

Example:

    gonfalon case show my-case.toml --at 2`
}

func (c *caseShowCommand) Run(a *app) error {
	state, err := c.state()
	if err != nil {
		return err
	}
	return printJSON(a.stdout, state)
}

func (c *caseShowCommand) state() (json.RawMessage, error) {
	of, g, err := openCase(c.File)
	if err != nil {
		return nil, err
	}
	at := len(of.Steps)
	if c.At != nil {
		at = *c.At
	}
	return casebook.Show(of, g, at)
}

func runCase(file string) (*casebook.Report, error) {
	c, g, err := openCase(file)
	if err != nil {
		return nil, err
	}
	r := casebook.Run(c, g)
	if r.Unread != nil {
		return nil, r.Unread
	}
	return r, nil
}

// openCase reads a case whose game and rules are known.
func openCase(file string) (*casebook.Case, game.Game, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, nil, err
	}
	c, err := casebook.Read(file, data)
	if err != nil {
		return nil, nil, err
	}
	if err := c.KnowGame(games.Names()); err != nil {
		return nil, nil, err
	}
	l, err := rules.Load(c.Game)
	if err != nil {
		return nil, nil, err
	}
	if err := c.KnowRules(l.IDs()); err != nil {
		return nil, nil, err
	}
	g, err := games.Named(c.Game)
	return c, g, err
}
