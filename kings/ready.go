package kings

import "fmt"

// ready reads one of the armies that come with the game. It must be legal and have a name
// in both languages.
func (r *reader) ready(file string) {
	data := r.bytes(file)
	if r.err != nil {
		return
	}
	l, err := r.c.ReadText(file, data)
	if err != nil {
		r.err = err
		return
	}
	if l.Name == "" || l.NameFR == "" {
		r.err = fmt.Errorf("%s:1: needs a name and a name-fr", file)
	}
	for _, p := range r.c.Check(l) {
		r.err = fmt.Errorf("%s:%d: %w", file, max(p.Line, 1), p.Refusal)
		return
	}
	r.c.Ready = append(r.c.Ready, l)
}
