package main

import (
	"io"
	"regexp"
	"strings"

	"gonfalon/game"
)

// A typesetter writes French as it is printed: narrow spaces that do not break before ; : ? !
// and within « », and apostrophes that are curled. Sentences are typed plainly in the code.
type typesetter struct{ io.Writer }

// typeset returns a writer for sentences in a language.
func typeset(w io.Writer, lang game.Lang) io.Writer {
	if lang != game.French {
		return w
	}
	return typesetter{w}
}

// plain returns the writer behind one for sentences.
func plain(w io.Writer) io.Writer {
	if t, ok := w.(typesetter); ok {
		return t.Writer
	}
	return w
}

var (
	beforeMark  = regexp.MustCompile(`[ \x{a0}]([;:?!»])`)
	apostrophes = regexp.MustCompile(`(\pL)'(\pL)`)
)

// Write implements [io.Writer].
func (t typesetter) Write(p []byte) (int, error) {
	text := beforeMark.ReplaceAllString(string(p), "\u202f$1")
	text = strings.ReplaceAll(apostrophes.ReplaceAllString(text, "$1’$2"), "« ", "«\u202f")
	if _, err := io.WriteString(t.Writer, text); err != nil {
		return 0, err
	}
	return len(p), nil
}
