package game

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
)

// A Stretch is some actions of a log that were played by the same rules. This program
// judges by its own: a stretch of other rules is judged as far as it comes out the same.
type Stretch struct {
	From    int    `json:"from"` // the first action
	To      int    `json:"to"`
	Rules   int    `json:"rules"`
	Content string `json:"content"`
	Judged  int    `json:"judged"` // how many of its actions
}

// Unjudged returns the stretches of which this program cannot judge all.
func (v *Verdict) Unjudged() []Stretch {
	return slices.DeleteFunc(slices.Clone(v.Stretches), func(s Stretch) bool { return s.Judged == s.To-s.From+1 })
}

// own tells whether our rules were in force.
func (v *replay) own() bool {
	s := v.now()
	return s.Rules == v.info.Version && s.Content == v.info.Content
}

// excuse lets what is wrong pass where other rules were in force: from there on the stretch
// cannot be judged.
func (v *replay) excuse(err error) error {
	if err == nil || v.own() {
		return err
	}
	v.at = nil
	return nil
}

// cross goes on under other rules, if a boundary comes after action n.
func (v *replay) cross(n int) error {
	for ; v.crossed < len(v.log.Boundaries) && v.log.Boundaries[v.crossed].Boundary == n; v.crossed++ {
		b := v.log.Boundaries[v.crossed]
		v.verdict.Stretches = append(v.verdict.Stretches, Stretch{From: n + 1, To: n, Rules: b.Rules, Content: b.Content})
		if err := v.goOn(b); err != nil {
			return &LogError{v.log.lineOf(n) + 1 + v.crossedAt(n), err}
		}
	}
	return nil
}

// crossedAt counts the boundaries after action n that are behind us.
func (v *replay) crossedAt(n int) (crossed int) {
	for _, b := range v.log.Boundaries[:v.crossed] {
		if b.Boundary == n {
			crossed++
		}
	}
	return crossed
}

// goOn takes the match up from the state of a boundary.
func (v *replay) goOn(b LogBoundary) error {
	recorded := b.Hash
	b.Hash = ""
	if got := v.dice.mac(b.Boundary, write(b), nil); got != recorded {
		return fmt.Errorf("the recorded hash is %q, this line has %q", recorded, got)
	}
	at, err := v.game.Read(b.State, Script())
	if err == nil && !bytes.Equal(at.Document(), b.State) {
		err = errors.New("the state is not written as the game writes it")
	}
	v.at = at
	return v.excuse(err)
}
