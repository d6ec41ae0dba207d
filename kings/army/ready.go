package army

import (
	"fmt"

	"gonfalon/content/paper"
)

// Key is what an option of a match calls a ready army.
func (l *List) Key() string { return paper.Fold(l.Name) }

// ReadyList finds a ready army by its name in either language.
func (c *Book) ReadyList(name string) (List, bool) {
	name = paper.Fold(name)
	for _, l := range c.Ready {
		if name == paper.Fold(l.Name) || name == paper.Fold(l.NameFR) {
			return l, true
		}
	}
	return List{}, false
}

// ready reads one of the armies that come with the game. It must be legal and have a name
// in both languages.
func (r *reader) ready(file string) {
	r.Text(file, func(data []byte) error {
		l, err := r.c.ReadText(file, data)
		if err != nil {
			return err
		}
		if l.Name == "" || l.NameFR == "" {
			return fmt.Errorf("%s:1: needs a name and a name-fr", file)
		}
		for _, p := range r.c.Check(l) {
			return fmt.Errorf("%s:%d: %w", file, max(p.Line, 1), p.Refusal)
		}
		r.c.Ready = append(r.c.Ready, l)
		return nil
	})
}
