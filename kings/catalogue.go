package kings

import (
	"slices"

	"gonfalon/kings/army"
)

// Catalogue implements [game.Catalogued]: the special rules and the artefacts.
func (Rules) Catalogue() []string {
	return slices.Concat(army.SpecialIDs[1:], army.ArtefactIDs[1:])
}
