package casebook

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
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
	Stopped  Outcome = "stopped" // its dice are wrong: the case ends there
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
	Events   []game.Told     `json:"events,omitempty"`
	Dice     []int           `json:"dice,omitempty"` // that were rolled
	Failures []Fault         `json:"failures,omitempty"`
}

// A Report is the rulings of a case. A step that was stopped or broke the game is the last of
// them.
type Report struct {
	*Case
	Problems []Fault     `json:"problems,omitempty"` // with the case as a whole
	Rulings  []Ruling    `json:"rulings"`
	Unread   *Unreadable `json:"-"` // why the setup cannot be read; it is among the problems too
}

// Failures returns all that is wrong, each with its step and line; none if the case holds.
func (r *Report) Failures(lang game.Lang) []string {
	var all []string
	for _, p := range r.Problems {
		all = append(all, p.placed(lang))
	}
	for _, ruling := range r.Rulings {
		for _, f := range ruling.Failures {
			all = append(all, stepWord(ruling.Step).Name(lang)+inBrackets(ruling.Note)+colons.Name(lang)+f.placed(lang))
		}
	}
	return all
}

// last returns what was found wrong last.
func (r *Report) last() Fault {
	for _, ruling := range slices.Backward(r.Rulings) {
		if n := len(ruling.Failures); n > 0 {
			return ruling.Failures[n-1]
		}
	}
	return r.Problems[len(r.Problems)-1]
}

// OK tells whether the case holds.
func (r *Report) OK() bool { return len(r.Failures(game.English)) == 0 }

var (
	colons   = game.Text{": ", " : "}
	failed   = game.Text{"FAILED", "ÉCHOUE"}
	outcomes = map[Outcome]game.Text{
		Accepted: {"accepted", "acceptée"}, Refused: {"refused", "refusée"}, Unread: {"unread", "illisible"},
		Looked: {"looked at", "examinée"}, Stopped: {"stopped", "interrompue"}, Broken: {"broken", "programme en faute"},
	}
)

// NotAllRead is said of cases when some of them could not be read.
var NotAllRead = game.Text{"not every case could be read", "tous les cas n'ont pas pu être lus"}

// Count says how many of so many cases hold.
func Count(hold, all int) game.Text {
	return game.Sentence("%d of %d {case holds|cases hold}", "cas qui tiennent : %d sur %d", hold, all)
}

// Write prints the rulings for people.
func (r *Report) Write(w io.Writer, lang game.Lang) error {
	var b strings.Builder
	colon := colons.Name(lang)
	verdict := game.Text{"holds", "tient"}
	if !r.OK() {
		verdict = failed
	}
	b.WriteString(r.File + colon + r.Title + colon + verdict.Name(lang) + "\n")
	r.writeProven(&b, lang)
	for _, p := range r.Problems {
		b.WriteString("  " + failed.Name(lang) + colon + p.placed(lang) + "\n")
	}
	for i := range r.Rulings {
		r.Rulings[i].write(&b, lang)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// writeProven prints what a case is about: rules, and records of the game's content.
func (r *Report) writeProven(b *strings.Builder, lang game.Lang) {
	for _, about := range []struct {
		what game.Text
		ids  []string
	}{
		{game.Text{English: "rules", French: "règles"}, r.Rules},
		{game.Text{English: "shows", French: "montre"}, r.Shows},
	} {
		if len(about.ids) > 0 {
			b.WriteString("  " + about.what.Name(lang) + colons.Name(lang) + strings.Join(about.ids, ", ") + "\n")
		}
	}
}

func (r *Ruling) write(b *strings.Builder, lang game.Lang) {
	colon := colons.Name(lang)
	fmt.Fprintf(b, "  %d.%s ", r.Step, inBrackets(r.Note))
	if r.Action != nil {
		b.WriteString(r.Seat + colon + string(r.Action) + colon)
	}
	b.WriteString(outcomes[r.Outcome].Name(lang))
	if r.Tried {
		b.WriteString(game.Text{" (tried)", " (à l'essai)"}.Name(lang))
	}
	if r.Sentence != nil {
		fmt.Fprintf(b, "%s%s (%s)", colon, r.Sentence.Name(lang), r.Rule)
	}
	if len(r.Dice) > 0 {
		b.WriteString(game.Sentence(", dice %v", ", dés %v", r.Dice).Name(lang))
	}
	b.WriteString("\n")
	for _, e := range r.Events {
		b.WriteString("     " + game.Plain(e.Name(lang)) + "\n")
	}
	for _, f := range r.Failures {
		b.WriteString("     " + failed.Name(lang) + colon + f.placed(lang) + "\n")
	}
}

func inBrackets(note string) string {
	if note == "" {
		return ""
	}
	return " (" + note + ")"
}
