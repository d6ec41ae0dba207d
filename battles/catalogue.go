package battles

// Catalogue implements [game.Catalogued]: the Command cards and the Commander cards.
func (Rules) Catalogue() []string {
	var ids []string
	for _, c := range standard().Cards[1:] {
		ids = append(ids, c.ID)
	}
	for _, c := range standard().Commanders[1:] {
		ids = append(ids, c.ID)
	}
	return ids
}
