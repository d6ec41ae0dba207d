package casebook

import (
	"slices"
	"strconv"

	"gonfalon/game"
)

// strange finds the first record that a case shows and its game has not; nil if there is none.
func (c *Case) strange(g game.Game) *Fault {
	var records []string
	if has, ok := g.Laws().(game.Catalogued); ok && len(c.Shows) > 0 {
		records = has.Catalogue()
	}
	for i, id := range c.Shows {
		if slices.Contains(records, id) {
			continue
		}
		text := game.Sentence("there is no record %q in %s", "il n'y a pas de fiche %q dans %s", id, c.Game)
		if records != nil {
			text = game.Sentence("%s; there is %s", "%s ; il y a %s", text, few(game.Nearest(id, records)))
		}
		return &Fault{c.Line("shows", strconv.Itoa(i)), text}
	}
	return nil
}
