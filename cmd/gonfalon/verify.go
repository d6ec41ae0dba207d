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
		v, err := verify(file)
		if err != nil {
			return err
		}
		if !v.OK {
			answer = errNo
		}
		verdicts = append(verdicts, v)
		if !c.JSON {
			fmt.Fprintln(a.stdout, v)
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
func verify(file string) (verdict, error) {
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
		v.Line, v.Error = wrong.Line, wrong.Err.Error()
	default:
		v.OK = len(v.Unjudged()) == 0
	}
	return v, nil
}

func (v verdict) String() string {
	switch {
	case v.Error != "":
		return fmt.Sprintf("%s: line %d: %s", v.File, v.Line, v.Error)
	case !v.OK:
		return v.doubt()
	}
	played := game.Plural(fmt.Sprintf("%d seat{|s}, %d action{|s}, %d {die|dice}", len(v.Seats), v.Actions, v.Dice), game.English)
	return fmt.Sprintf("%s: ok: %s, %s, %s", v.File, v.Game, played, v.outcome())
}

// outcome says who won: a seat, seats of one side, or several that share the victory.
func (v verdict) outcome() string {
	var winners, shares []string
	together := len(v.Sides) > 0
	first := -1
	for seat, share := range v.Result {
		if share > 0 {
			winners = append(winners, fmt.Sprintf("seat %d (%s)", seat, v.Seats[seat]))
			shares = append(shares, fmt.Sprint(share))
			if first < 0 {
				first = seat
			}
			together = together && v.Sides[seat] == v.Sides[first]
		}
	}
	names := strings.Join(winners, " and ")
	switch {
	case len(winners) < 2:
		return "won by " + names
	case together:
		return "won together by " + names
	}
	return fmt.Sprintf("a draw: victory is shared by %s (%s)", names, strings.Join(shares, ", "))
}

// doubt says what of a log this program cannot judge.
func (v verdict) doubt() string {
	parts := []string{v.File + ": nothing is wrong as far as it can be judged"}
	for _, s := range v.Unjudged() {
		rules := fmt.Sprintf("version %d of the rules with content %s: this program cannot", s.Rules, s.Content)
		if s.To < s.From {
			parts = append(parts, fmt.Sprintf("after action %d the match stood under %s tell how", s.To, rules))
			continue
		}
		parts = append(parts, fmt.Sprintf("actions %d to %d were played by %s judge those from %d on", s.From, s.To, rules, s.From+s.Judged))
	}
	return strings.Join(parts, "; ")
}
