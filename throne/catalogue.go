package throne

// Catalogue implements [game.Catalogued]: the House cards.
func (Rules) Catalogue() []string {
	var ids []string
	for _, c := range standard().Cards[1:] {
		ids = append(ids, c.ID)
	}
	return ids
}
