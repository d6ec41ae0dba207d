package kings

// Upon returns how many pieces of a layout lie upon an earlier one. That is allowed, as a
// wood on a hill: whoever keeps a layout has arranged it. See kings.setup.place-terrain.
func (l *Layout) Upon() int {
	n := 0
	for i := range l.Pieces {
		for j := range i {
			if l.Pieces[i].Area.Overlaps(&l.Pieces[j].Area) {
				n++
				break
			}
		}
	}
	return n
}
