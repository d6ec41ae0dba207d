package game

import (
	"bytes"
	"slices"
)

// A Stretch is some actions of a log that were played by the same rules. This program
// judges by its own: a stretch of other rules is judged as far as it comes out the same.
type Stretch struct {
	From    int    `json:"from"` // the first action
	To      int    `json:"to"`
	Rules   int    `json:"rules"`
	Content string `json:"content"`
	Judged  int    `json:"judged"`         // how many of its actions
	Lost    bool   `json:"lost,omitempty"` // from there on this program cannot tell how the match stood
}

// Unjudged returns the stretches of which this program cannot judge all. What comes after
// one of them is judged from a state that only the log vouches for.
func (v *Verdict) Unjudged() []Stretch {
	return slices.DeleteFunc(slices.Clone(v.Stretches), func(s Stretch) bool { return !s.Lost && s.Judged == s.To-s.From+1 })
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
	v.lose()
	return nil
}

// lose says that from here on it cannot be told how the match stands.
func (v *replay) lose() { v.at, v.now().Lost = nil, true }

// cross goes on under other rules, if a boundary comes after action n.
func (v *replay) cross(n int) error {
	for ; v.crossed < len(v.log.Boundaries) && v.log.Boundaries[v.crossed].Boundary == n; v.crossed++ {
		if err := v.goOn(v.log.Boundaries[v.crossed]); err != nil {
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

// goOn takes the match up at a boundary: from the state that was reached, as its rules read
// it. If we cannot tell which was reached, from the state that the log has.
func (v *replay) goOn(b LogBoundary) error {
	if err := v.compareBoundary(b); err != nil {
		return err
	}
	v.verdict.Stretches = append(v.verdict.Stretches, Stretch{From: b.Boundary + 1, To: b.Boundary, Rules: b.Rules, Content: b.Content})
	from, wrong := []byte(b.State), Wrong("the state is not written as the game writes it", "la position n'est pas écrite comme le jeu l'écrit")
	if v.at != nil {
		from, wrong = v.at.Document(), Wrong("the state is not the one that was reached", "la position n'est pas celle qui a été atteinte")
	}
	at, err := v.game.Read(from, Script())
	if err == nil && !bytes.Equal(at.Document(), b.State) {
		err = wrong
	}
	v.at = at
	return v.excuse(err)
}

// compareBoundary checks the hash of a boundary, and that it leads to newer rules, or to
// other content.
func (v *replay) compareBoundary(b LogBoundary) error {
	recorded := b.Hash
	b.Hash = ""
	if got := v.dice.mac(b.Boundary, write(b), nil); got != recorded {
		return Wrong("the recorded hash is %q, this line has %q", "l'empreinte notée est %q, cette ligne a %q", recorded, got)
	}
	switch s := v.now(); {
	case b.Rules < s.Rules:
		return Wrong("the match goes on under version %d of the rules, which is older than version %d", "la partie continue selon la version %d des règles, plus ancienne que la version %d", b.Rules, s.Rules)
	case b.Rules == s.Rules && b.Content == s.Content:
		return Wrong("the match goes on under the rules that it had", "la partie continue selon les règles qu'elle avait")
	}
	return nil
}
