package kings

import (
	"cmp"
	"errors"
	"fmt"
	"strings"

	"gonfalon/game"
)

// A Fault is why a file cannot be read: where, and what, in either language.
type Fault struct {
	File          string
	Line          int
	where         [2]string // the parts of the document that it is in, by language
	*game.Refusal           // of no rule where none is broken
}

// wrong is what a reader says that cites no rule.
func wrong(format string, args ...any) *game.Refusal {
	return &game.Refusal{Format: game.Text{English: format, French: cmp.Or(frenchFaults[format], format)}, Args: args}
}

// Error says the fault in English.
func (f *Fault) Error() string { return f.Say(game.English) }

// Unwrap returns the refusal where a rule is broken.
func (f *Fault) Unwrap() error {
	if f.Rule == "" {
		return nil
	}
	return f.Refusal
}

// Text says what is wrong, without file, line and rule. What only our own content can have
// wrong with it is said in English.
func (f *Fault) Text(lang game.Lang) string {
	return f.where[lang] + f.Refusal.Say(lang)
}

// Say says all of the fault.
func (f *Fault) Say(lang game.Lang) string {
	text := fmt.Sprintf("%s:%d: %s", f.File, f.Line, f.Text(lang))
	if f.Rule != "" {
		text += " (" + string(f.Rule) + ")"
	}
	return text
}

// placed says the fault with its line, if it has one, for people who see no file.
func (f *Fault) placed(lang game.Lang) string {
	if f.Line == 0 {
		return f.Text(lang)
	}
	return Problem{Line: f.Line}.Where(lang) + colons[lang] + f.Text(lang)
}

var colons = [...]string{game.English: ": ", game.French: " : "}

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

// Said says an error of the readers in a language.
func Said(err error, lang game.Lang) string {
	var all interface {
		error
		Say(game.Lang) string
	}
	if errors.As(err, &all) {
		return all.Say(lang)
	}
	return err.Error()
}
