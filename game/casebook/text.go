package casebook

import (
	"errors"
	"fmt"

	"gonfalon/game"
)

// say writes a sentence in both languages. Facts that have words of their own are written in
// each, errors as far as they can.
func say(english, french string, facts ...any) game.Text {
	in := func(lang game.Lang, format string) string {
		words := make([]any, len(facts))
		for i, f := range facts {
			switch f := f.(type) {
			case game.Named:
				words[i] = f.Name(lang)
			case error:
				words[i] = Said(f, lang)
			default:
				words[i] = f
			}
		}
		return game.Plural(fmt.Sprintf(format, words...), lang)
	}
	return game.Text{in(game.English, english), in(game.French, french)}
}

// A Fault is something that is wrong with a case, and the line where it stands; 0 if that is
// unknown.
type Fault struct {
	Line int `json:"line,omitempty"`
	game.Text
}

// wrong returns what is wrong with a part of a case, for those who know the line.
func wrong(english, french string, facts ...any) error {
	return &Fault{Text: say(english, french, facts...)}
}

// Error says the fault in English, without its line.
func (f *Fault) Error() string { return f.English }

// Say says the fault in a language, without its line.
func (f *Fault) Say(lang game.Lang) string { return f.Name(lang) }

// placed says the fault in a language, with its line.
func (f *Fault) placed(lang game.Lang) string {
	if f.Line == 0 {
		return f.Name(lang)
	}
	return say("line %d: %s", "ligne %d : %s", f.Line, f.Text).Name(lang)
}

// Said says an error in a language, if it knows how; else as it is.
func Said(err error, lang game.Lang) string {
	var says interface {
		error
		Say(game.Lang) string
	}
	if errors.As(err, &says) {
		return says.Say(lang)
	}
	return err.Error()
}
