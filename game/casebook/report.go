package casebook

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"gonfalon/game"
)

// An Outcome is what became of a step's action.
type Outcome string

const (
	Accepted Outcome = "accepted"
	Refused  Outcome = "refused" // citing a rule
	Unread   Outcome = "unread"  // the action or its seat could not be made out
	Looked   Outcome = "looked"  // there was no action
	Broken   Outcome = "broken"  // the game broke one of its own invariants
)

// A Ruling says what became of one step, and what is wrong with that.
type Ruling struct {
	Step     int             `json:"step"` // counted from 1
	Note     string          `json:"note,omitempty"`
	Seat     string          `json:"seat,omitempty"` // its name, else its number
	Action   json.RawMessage `json:"action,omitempty"`
	Tried    bool            `json:"tried,omitempty"` // it was judged, not carried out
	Outcome  Outcome         `json:"outcome"`
	Rule     game.Rule       `json:"rule,omitempty"`     // that refused it
	Sentence *game.Text      `json:"sentence,omitempty"` // why it was refused
	Events   []game.Text     `json:"events,omitempty"`
	Dice     []int           `json:"dice,omitempty"` // that were rolled
	Failures []string        `json:"failures,omitempty"`
}

// A Report is the rulings of a case. A step that broke the game is the last of them.
type Report struct {
	*Case
	Problems []string `json:"problems,omitempty"` // with the case as a whole
	Rulings  []Ruling `json:"rulings"`
	Unread   error    `json:"-"` // why the setup cannot be read, with file and line; it is among the problems too
}

// Failures returns all that is wrong, each with its step; none if the case holds.
func (r *Report) Failures() []string {
	all := append([]string(nil), r.Problems...)
	for _, ruling := range r.Rulings {
		for _, f := range ruling.Failures {
			all = append(all, fmt.Sprintf("step %d%s: %s", ruling.Step, inBrackets(ruling.Note), f))
		}
	}
	return all
}

// OK tells whether the case holds.
func (r *Report) OK() bool { return len(r.Failures()) == 0 }

// Write prints the rulings for people.
func (r *Report) Write(w io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s\n", r.File, r.Title)
	for _, p := range r.Problems {
		fmt.Fprintf(&b, "  FAILED: %s\n", p)
	}
	for i := range r.Rulings {
		r.Rulings[i].write(&b)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func (r *Ruling) write(b *strings.Builder) {
	fmt.Fprintf(b, "  %d.%s", r.Step, inBrackets(r.Note))
	if r.Action != nil {
		fmt.Fprintf(b, " %s: %s", r.Seat, r.Action)
	}
	outcome := string(r.Outcome)
	if r.Tried {
		outcome += " (tried)"
	}
	if r.Rule != "" {
		outcome += " by " + string(r.Rule)
	}
	if len(r.Dice) > 0 {
		outcome += fmt.Sprintf(", dice %v", r.Dice)
	}
	fmt.Fprintf(b, " → %s\n", outcome)
	if r.Sentence != nil {
		fmt.Fprintf(b, "     %s\n     %s\n", r.Sentence.English, r.Sentence.French)
	}
	for _, e := range r.Events {
		fmt.Fprintf(b, "     · %s / %s\n", e.English, e.French)
	}
	for _, f := range r.Failures {
		fmt.Fprintf(b, "     FAILED: %s\n", f)
	}
}

func inBrackets(note string) string {
	if note == "" {
		return ""
	}
	return " (" + note + ")"
}
