package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"

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
	var unreadable error
	failed := 0
	reports := []*casebook.Report{}
	for _, file := range c.Files {
		r, err := runCase(file)
		if err != nil {
			fmt.Fprintf(a.stderr, "gonfalon: %v\n", err)
			unreadable = errors.New("not every case could be read")
			continue
		}
		if !r.OK() {
			failed++
		}
		reports = append(reports, r)
		if !c.JSON {
			printRulings(a.stdout, r, a.language(c.Lang))
		}
	}
	if c.JSON {
		if err := printJSON(a.stdout, reports); err != nil {
			return err
		}
	} else if len(reports) > 0 {
		fmt.Fprintf(a.stdout, caseWord("%d of %d cases hold\n", a.language(c.Lang)), len(reports)-failed, len(reports))
	}
	switch {
	case unreadable != nil:
		return unreadable
	case failed > 0:
		return errNo
	}
	return nil
}

func runCase(file string) (*casebook.Report, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	c, err := casebook.Read(file, data)
	if err != nil {
		return nil, err
	}
	g, err := games.Named(c.Game)
	if err != nil {
		return nil, fmt.Errorf("%s:%d: %w", file, c.Line("game"), err)
	}
	if err := known(c); err != nil {
		return nil, err
	}
	r := casebook.Run(c, g)
	if r.Unread != nil {
		return nil, r.Unread
	}
	return r, nil
}

// known finds the rules that a case names in the ledger of its game.
func known(c *casebook.Case) error {
	l, err := rules.Load(c.Game)
	if err != nil {
		return err
	}
	ids := slices.Clone(c.Rules)
	for _, s := range c.Steps {
		if s.Refused != "" {
			ids = append(ids, string(s.Refused))
		}
	}
	for _, id := range ids {
		if _, ok := l.Rule(game.Rule(id)); !ok {
			return fmt.Errorf("%s:%d: rule %q is not in the ledger of %s", c.File, c.LineOf(id), id, c.Game)
		}
	}
	return nil
}

// caseWords are the words around the rulings in French. What fails is told to authors of
// cases, in English.
var caseWords = map[string]string{
	": ": " : ", "holds": "tient", "FAILED": "ÉCHOUE", ", dice %v": ", dés %v", "%d of %d cases hold\n": "cas qui tiennent : %d sur %d\n",
	"accepted": "acceptée", "refused": "refusée", "unread": "illisible", "looked": "examiné", "broken": "programme en faute",
}

func caseWord(english string, lang game.Lang) string {
	if lang == game.French {
		return caseWords[english]
	}
	return english
}

func printRulings(w io.Writer, r *casebook.Report, lang game.Lang) {
	word := func(english string) string { return caseWord(english, lang) }
	colon, failed := word(": "), word("FAILED")
	verdict := word("holds")
	if !r.OK() {
		verdict = failed
	}
	fmt.Fprint(w, r.File, colon, r.Title, colon, verdict, "\n")
	for _, p := range r.Problems {
		fmt.Fprint(w, "  ", failed, colon, p, "\n")
	}
	for _, s := range r.Rulings {
		fmt.Fprintf(w, "  %d. ", s.Step)
		if s.Note != "" {
			fmt.Fprintf(w, "(%s) ", s.Note)
		}
		if s.Action != nil {
			fmt.Fprint(w, s.Seat, colon, string(s.Action), colon)
		}
		fmt.Fprint(w, word(string(s.Outcome)))
		if s.Sentence != nil {
			fmt.Fprintf(w, "%s%s (%s)", colon, s.Sentence.Name(lang), s.Rule)
		}
		if len(s.Dice) > 0 {
			fmt.Fprintf(w, word(", dice %v"), s.Dice)
		}
		fmt.Fprintln(w)
		for _, e := range s.Events {
			fmt.Fprintf(w, "     %s\n", e.Name(lang))
		}
		for _, f := range s.Failures {
			fmt.Fprint(w, "     ", failed, colon, f, "\n")
		}
	}
}
