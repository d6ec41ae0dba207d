package game

import "strconv"

// A StateWriter is a game that writes the documents of its states itself: as encoding/json
// writes what State returns, in less time and memory. A match that is kept is written state
// by state.
type StateWriter[S comparable] interface {
	AppendState(b []byte, s *S) []byte
}

// document writes the document of a state.
func (p *position[S, A]) document(s *S) []byte {
	if w, ok := p.g.(StateWriter[S]); ok {
		return w.AppendState(make([]byte, 0, 4<<10), s)
	}
	return write(p.g.State(s))
}

// A Pen writes JSON field by field. In lists, fields have no names.
type Pen struct{ Text []byte }

// Name begins a field, or an element of a list.
func (p *Pen) Name(name string) {
	if n := len(p.Text); n > 0 && p.Text[n-1] != '{' && p.Text[n-1] != '[' {
		p.Text = append(p.Text, ',')
	}
	if name != "" {
		p.Text = append(AppendText(p.Text, name), ':')
	}
}

// Object writes an object with what fields writes, List a list.
func (p *Pen) Object(name string, fields func()) { p.nest(name, '{', fields, '}') }
func (p *Pen) List(name string, elements func()) { p.nest(name, '[', elements, ']') }

func (p *Pen) nest(name string, opening byte, inner func(), closing byte) {
	p.Name(name)
	p.Text = append(p.Text, opening)
	inner()
	p.Text = append(p.Text, closing)
}

// Word writes a text, Words a list of them.
func (p *Pen) Word(name, text string) {
	p.Name(name)
	p.Text = AppendText(p.Text, text)
}

func (p *Pen) Words(name string, texts []string) {
	p.Name(name)
	p.Text = append(p.Text, '[')
	for _, text := range texts {
		p.Word("", text)
	}
	p.Text = append(p.Text, ']')
}

// Number writes a number.
func (p *Pen) Number(name string, n int) {
	p.Name(name)
	p.Text = strconv.AppendInt(p.Text, int64(n), 10)
}

// Value writes anything, as encoding/json does.
func (p *Pen) Value(name string, v any) {
	p.Name(name)
	p.Text = append(p.Text, write(v)...)
}

// These leave out what is nothing.

func (p *Pen) AnyWord(name, text string) {
	if text != "" {
		p.Word(name, text)
	}
}

func (p *Pen) AnyWords(name string, texts []string) {
	if len(texts) > 0 {
		p.Words(name, texts)
	}
}

func (p *Pen) AnyNumber(name string, n int) {
	if n != 0 {
		p.Number(name, n)
	}
}

func (p *Pen) Flag(name string, set bool) {
	if set {
		p.Name(name)
		p.Text = append(p.Text, "true"...)
	}
}
