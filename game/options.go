package game

import "encoding/json"

// A Document is what a scribe returns that writes itself: as encoding/json would, in less
// time. Options are listed and written after every action of a match.
type Document interface {
	AppendJSON(b []byte) []byte
}

// listed is how many options there is room for from the start: few decisions have more.
const listed = 32

// Options implements [Position]. All documents stand in one piece of memory.
func (p *position[S, A]) Options(seat Seat) []json.RawMessage {
	list := p.g.Options(&p.s, seat, make([]A, 0, listed))
	text, ends := make([]byte, 0, 64*len(list)), make([]int, len(list))
	for i, a := range list {
		text = appendDocument(text, p.g.Action(&p.s, a))
		ends[i] = len(text)
	}
	docs, begin := make([]json.RawMessage, len(list)), 0
	for i, end := range ends {
		docs[i] = text[begin:end:end]
		begin = end
	}
	return docs
}

func appendDocument(b []byte, document any) []byte {
	if d, ok := document.(Document); ok {
		return d.AppendJSON(b)
	}
	return append(b, write(document)...)
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
