package game

import "encoding/json"

// A Writer is a game that writes the documents of its actions itself: as encoding/json
// writes what Action returns, in less time and memory. Options are listed and written after
// every action of a match.
type Writer[S, A comparable] interface {
	AppendAction(b []byte, s *S, a A) []byte
}

// listed is how many options there is room for from the start: few decisions have more.
const listed = 32

// Options implements [Position]. All documents stand in one piece of memory.
func (p *position[S, A]) Options(seat Seat) []json.RawMessage {
	list := p.g.Options(&p.s, seat, make([]A, 0, listed))
	text, ends := make([]byte, 0, 96*len(list)), make([]int, len(list))
	appendAction := p.writer()
	for i, a := range list {
		text = appendAction(text, &p.s, a)
		ends[i] = len(text)
	}
	docs, begin := make([]json.RawMessage, len(list)), 0
	for i, end := range ends {
		docs[i] = text[begin:end:end]
		begin = end
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

// AppendText writes a text.
func AppendText(b []byte, text string) []byte {
	for _, c := range []byte(text) {
		if c < ' ' || c > '~' || c == '"' || c == '\\' || c == '<' || c == '>' || c == '&' {
			return append(b, write(text)...)
		}
	}
	b = append(b, '"')
	b = append(b, text...)
	return append(b, '"')
}
