package game

import (
	"errors"
	"fmt"
	"strings"
)

// Sentence writes a sentence in both languages. Facts that have a name are written in each,
// errors as far as they can.
func Sentence(english, french string, facts ...any) Text {
	in := func(lang Lang, format string) string {
		words := make([]any, len(facts))
		for i, f := range facts {
			switch f := f.(type) {
			case Named:
				words[i] = f.Name(lang)
			case error:
				words[i] = Said(f, lang)
			default:
				words[i] = f
			}
		}
		return Plural(fmt.Sprintf(format, words...), lang)
	}
	return Text{in(English, english), in(French, french)}
}

// A Fault is an error in both languages.
type Fault struct{ Text }

// Wrong returns a fault.
func Wrong(english, french string, facts ...any) error {
	return &Fault{Sentence(english, french, facts...)}
}

// Error says the fault in English.
func (f *Fault) Error() string { return f.English }

// Say says the fault in a language.
func (f *Fault) Say(lang Lang) string { return f.Name(lang) }

// Said says an error in a language, if it or one in it knows how; else as it is. Of joined
// errors it says each, in lines.
func Said(err error, lang Lang) string {
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		var lines []string
		for _, e := range joined.Unwrap() {
			lines = append(lines, Said(e, lang))
		}
		return strings.Join(lines, "\n")
	}
	var says interface {
		error
		Say(Lang) string
	}
	if errors.As(err, &says) {
		return says.Say(lang)
	}
	return err.Error()
}
