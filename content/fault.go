package content

import (
	"fmt"
	"strings"

	"gonfalon/game"
)

// A Fault is why a file cannot be read: where, and what, in either language.
type Fault struct {
	File string
	Line int       // 0 is unknown
	Rule game.Rule // that is broken, if one is
	Text game.Text // what is wrong, and in which part of the document
	Bare game.Text // what is wrong, without the part
	Part string    // that part for programs: fields, and places in lists from 0, as in beasts.2.legs
}

// Wrong is a fault that cites no rule, of a place that is still to be said. Facts that have a
// name are told in the language of the reader.
func Wrong(english, french string, facts ...any) *Fault {
	return &Fault{Text: game.Against("", english, french, facts...).Ruling().Text}
}

// At says where a fault is.
func (f *Fault) At(file string, line int) *Fault {
	f.File, f.Line = file, line
	return f
}

// within says which part of its document a fault is in.
func (f *Fault) within(part game.Text) {
	f.Text.English = part.English + Colons.English + f.Text.English
	f.Text.French = part.French + Colons.French + f.Text.French
}

// Colons stand between a place and what is said about it.
var Colons = game.Text{English: ": ", French: " : "}

// Error says the fault in English.
func (f *Fault) Error() string { return f.Say(game.English) }

// Say says all of the fault.
func (f *Fault) Say(lang game.Lang) string {
	text := fmt.Sprintf("%s:%d: %s", f.File, f.Line, f.Text.Name(lang))
	if f.Rule != "" {
		text += " (" + string(f.Rule) + ")"
	}
	return text
}

// Placed says the fault with its line, if it has one, for people who see no file.
func (f *Fault) Placed() game.Text {
	if f.Line == 0 {
		return f.Text
	}
	placed := *f
	placed.within(Line(f.Line))
	return placed.Text
}

// Line says a line.
func Line(n int) game.Text {
	return game.Text{English: fmt.Sprintf("line %d", n), French: fmt.Sprintf("ligne %d", n)}
}

// Faults are all that is wrong with a file, at least one thing.
type Faults []*Fault

// Error says the faults in English, a line each.
func (f Faults) Error() string { return f.Say(game.English) }

// Unwrap lets the first fault be found.
func (f Faults) Unwrap() error { return f[0] }

// Say says the faults in a language, a line each.
func (f Faults) Say(lang game.Lang) string {
	var lines []string
	for _, one := range f {
		lines = append(lines, one.Say(lang))
	}
	return strings.Join(lines, "\n")
}
