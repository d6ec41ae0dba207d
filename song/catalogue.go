package song

import "slices"

// Catalogue implements [game.Catalogued]: the records that have rules.
func (Rules) Catalogue() []string {
	var ids []string
	for i := range shelf().entries {
		ids = append(ids, shelf().entries[i].ID)
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}
