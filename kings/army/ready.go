package army

import "gonfalon/content/paper"

// titles returns what a list is called.
func titles(l *List) *paper.Titles { return &l.Titles }

// ReadyList finds a ready army by its name in either language.
func (c *Book) ReadyList(name string) (List, bool) { return paper.Find(c.Ready, titles, name) }

// ready reads one of the armies that come with the game. It must be legal and have a name
// in both languages.
func (r *reader) ready(file string) {
	r.Text(file, func(data []byte) error {
		l, err := r.c.ReadText(file, data)
		if err != nil {
			return err
		}
		if err := l.Ready(file, r.c.Check(l)); err != nil {
			return err
		}
		r.c.Ready = append(r.c.Ready, l)
		return nil
	})
}
