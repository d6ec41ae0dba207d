package game

import (
	"encoding/json"
	"strings"
	"unicode/utf8"
)

// A Writer is a game that writes the documents of its actions itself: as encoding/json
// writes what Action returns, in less time and memory. Options are listed and written after
// every action of a match.
type Writer[S, A comparable] interface {
	AppendAction(b []byte, s *S, a A) []byte
}

// listed is how many options there is room for from the start: few decisions have more.
const listed = 32

// Options implements [Position]. Its documents share a piece of memory, or a few.
func (p *position[S, A]) Options(seat Seat) []json.RawMessage {
	list := p.g.Options(&p.s, seat, make([]A, 0, listed))
	docs, text := make([]json.RawMessage, len(list)), make([]byte, 0, 64*len(list))
	appendAction := p.writer()
	for i, a := range list {
		begin := len(text)
		text = appendAction(text, &p.s, a)
		docs[i] = text[begin:len(text):len(text)]
	}
	return docs
}

// writer returns what writes the documents of actions.
func (p *position[S, A]) writer() func(b []byte, s *S, a A) []byte {
	if w, ok := p.g.(Writer[S, A]); ok {
		return w.AppendAction
	}
	return func(b []byte, s *S, a A) []byte { return append(b, write(p.g.Action(s, a))...) }
}

// AppendField writes a field of an object after another, unless its value is "".
func AppendField(b []byte, name, value string) []byte {
	if value == "" {
		return b
	}
	b = append(b, ',', '"')
	b = append(b, name...)
	return AppendText(append(b, '"', ':'), value)
}

// AppendText writes a text as encoding/json does.
func AppendText(b []byte, text string) []byte {
	if !isPlain(text) {
		return append(b, write(text)...)
	}
	b = append(b, '"')
	b = append(b, text...)
	return append(b, '"')
}

// isPlain tells whether a text stands in JSON as it is.
func isPlain(text string) bool {
	wide := false
	for i := 0; i < len(text); i++ {
		if !plainBytes[text[i]] {
			return false
		}
		wide = wide || text[i] >= utf8.RuneSelf
	}
	return !wide || utf8.ValidString(text) && !strings.Contains(text, "\u2028") && !strings.Contains(text, "\u2029")
}

var plainBytes = func() (plain [256]bool) {
	for c := range plain {
		plain[c] = c >= ' ' && !strings.ContainsRune("\"\\<>&", rune(c))
	}
	return plain
}()
