package army

// ReadyList finds a ready army by its name in either language.
func (c *Book) ReadyList(name string) (List, bool) {
	for _, l := range c.Ready {
		if l.Called(name) {
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
		if err := l.Ready(file, r.c.Check(l)); err != nil {
			return err
		}
		r.c.Ready = append(r.c.Ready, l)
		return nil
	})
}
