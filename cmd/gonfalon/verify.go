package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"strings"

	"gonfalon/game"
	"gonfalon/games"
)

type verifyCommand struct {
	Logs []string `arg:"" name:"log" help:"Match logs (.gonf)."`
	Lang string   `enum:",en,fr" default:"" help:"Language of the verdicts: en or fr (default: that of the environment)."`
	JSON bool     `name:"json" help:"Print the verdicts as JSON."`
}

func (verifyCommand) Help() string {
	return `Replays each log: the seed against its commitment, every die, every action against the rules, every state against its hash, the result. The first thing that is wrong is told with its line.

Example:

    gonfalon verify /tmp/games/*.gonf`
}

// A verdict is what is said about one log.
type verdict struct {
	File string `json:"file"`
	OK   bool   `json:"ok"`
	*game.Verdict
	Line  int    `json:"line,omitempty"`
	Error string `json:"error,omitempty"`
}

func (c *verifyCommand) Run(a *app) error {
	var answer error
	verdicts := []verdict{}
	for _, file := range c.Logs {
		v, err := verify(file, a.lang)
		if err != nil {
			return err
		}
		if !v.OK {
			answer = errNo
		}
		verdicts = append(verdicts, v)
		if !c.JSON {
			fmt.Fprintln(a.stdout, v.text().Name(a.lang))
		}
	}
	if c.JSON {
		if err := printJSON(a.stdout, verdicts); err != nil {
			return err
		}
	}
	return answer
}

// verify judges one log; an error means that it cannot be read at all.
func verify(file string, lang game.Lang) (verdict, error) {
	v := verdict{File: file}
	data, err := os.ReadFile(file)
	if err != nil {
		return v, err
	}
	v.Verdict, err = game.Verify(bytes.NewReader(data), games.Find)
	wrong, ok := errors.AsType[*game.LogError](err)
	switch {
	case err != nil && !ok:
		return v, err
	case ok:
		v.Line, v.Error = wrong.Line, game.Said(wrong.Err, lang)
	default:
		v.OK = v.Whole()
	}
	return v, nil
}

// text says the verdict; what is wrong is in one language already.
func (v verdict) text() game.Text {
	switch {
	case v.Error != "":
		return game.Sentence("%s: line %d: %s", "%s : ligne %d : %s", v.File, v.Line, v.Error)
	case !v.OK:
		return v.doubt()
	}
	played := game.Sentence("%d seat{|s}, %d action{|s}, %d {die|dice}", "%d place{|s}, %d action{|s}, %d dé{|s}", len(v.Seats), v.Actions, v.Dice)
	return game.Sentence("%s: ok: %s, %s, %s", "%s : en règle : %s, %s, %s", v.File, v.Game, played, v.outcome())
}

// outcome says who won: a seat, seats of one side, or several that share the victory.
func (v verdict) outcome() game.Text {
	var winners, shares []game.Text
	together := len(v.Sides) > 0
	first := -1
	for seat, share := range v.Result {
		if share > 0 {
			winners = append(winners, game.Sentence("seat %d (%s)", "la place %d (%s)", seat, v.Seats[seat]))
			shares = append(shares, game.Decimal(fmt.Sprint(share)))
			if first < 0 {
				first = seat
			}
			together = together && v.Sides[seat] == v.Sides[first]
		}
	}
	names := joined(winners, game.Text{English: " and ", French: " et "})
	switch {
	case len(winners) < 2:
		return game.Sentence("won by %s", "gagnée par %s", names)
	case together:
		return game.Sentence("won together by %s", "gagnée ensemble par %s", names)
	}
	return game.Sentence("a draw: victory is shared by %s (%s)", "égalité : la victoire est partagée par %s (%s)", names, joined(shares, game.Text{English: ", ", French: " ; "}))
}

// doubt says what of a log this program cannot judge.
func (v verdict) doubt() game.Text {
	parts := []game.Text{game.Sentence("%s: nothing is wrong as far as it can be judged", "%s : rien n'est faux pour autant qu'on puisse en juger", v.File)}
	if v.From != nil {
		parts = append(parts, v.origin())
	}
	for _, s := range v.Unjudged() {
		rules := game.Sentence("version %d of the rules with content %s", "la version %d des règles avec le contenu %s", s.Rules, s.Content)
		if s.To < s.From {
			parts = append(parts, game.Sentence("after action %d the match stood under %s: this program cannot tell how",
				"après l'action %d la partie était sous %s : ce programme ne peut pas dire comment", s.To, rules))
			continue
		}
		parts = append(parts, game.Sentence("actions %d to %d were played by %s: this program cannot judge those from %d on",
			"les actions %d à %d ont été jouées selon %s : ce programme ne peut pas juger celles à partir de %d", s.From, s.To, rules, s.From+s.Judged))
	}
	return joined(parts, game.Text{English: "; ", French: " ; "})
}

// origin says that the beginning of a log is not judged.
func (v verdict) origin() game.Text {
	after := v.From.N
	if v.From.Log != "" {
		return game.Sentence("the match began from the position of log %s after %d action{|s}, which is taken from this log and not judged",
			"la partie est partie de la position du journal %s après %d action{|s}, qui est prise dans ce journal et n'est pas jugée", v.From.Log, after)
	}
	return game.Sentence("the match began from the position of match %s after %d action{|s}, which is taken from this log and not judged",
		"la partie est partie de la position de la partie %s après %d action{|s}, qui est prise dans ce journal et n'est pas jugée", v.From.Match, after)
}

// joined puts texts together.
func joined(parts []game.Text, by game.Text) game.Text {
	var english, french []string
	for _, p := range parts {
		english, french = append(english, p.English), append(french, p.French)
	}
	return game.Text{English: strings.Join(english, by.English), French: strings.Join(french, by.French)}
}
