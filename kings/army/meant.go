package army

import (
	"gonfalon/content/paper"
	"gonfalon/game"
)

// What somebody may have meant by a word that is no name.

// meantArmy guesses at an army.
func (c *Book) meantArmy(word string) []game.Meant {
	g := paper.Guess(word)
	g.Among(len(c.Armies), func(i int) (*paper.Spelling, game.Meant) {
		a := &c.Armies[i]
		return &a.spelling, game.Meant{ID: a.ID, Text: a.Text}
	})
	return g.Meant()
}

// meantUnit guesses at a unit of an army, or at one of another that is called just so.
func (c *Book) meantUnit(army ID, word string) []game.Meant {
	g, a := paper.Guess(word), &c.Armies[army]
	g.Among(int(a.End-a.First), func(i int) (*paper.Spelling, game.Meant) {
		u := &c.Units[int(a.First)+i]
		return &u.spelling, game.Meant{ID: u.ID, Text: u.Text}
	})
	if all := g.Meant(); all != nil {
		return all
	}
	var all []game.Meant
	for i := range c.Armies {
		if u, ok := c.unitOf(ID(i), word); ok {
			other, unit := &c.Armies[i], &c.Units[u]
			all = append(all, game.Meant{ID: other.ID + "/" + unit.ID, Text: game.Text{
				English: other.English + " / " + unit.English, French: other.French + " / " + unit.French,
			}})
		}
	}
	if len(all) > paper.MaxMeant {
		return nil
	}
	return all
}

// meantPart guesses at a size, an option or an artefact of a unit.
func (c *Book) meantPart(u *Unit, word string) []game.Meant {
	g := paper.Guess(word)
	g.Among(len(u.Options), func(i int) (*paper.Spelling, game.Meant) {
		return &u.Options[i].spelling, game.Meant{ID: u.Options[i].ID, Text: u.Options[i].Text}
	})
	if len(u.Profiles) > 1 {
		g.Among(len(u.Profiles), func(i int) (*paper.Spelling, game.Meant) {
			s := u.Profiles[i].Size
			return &sizeSpellings[s], game.Meant{ID: SizeIDs[s], Text: sizeNames[s]}
		})
	}
	g.Among(int(Artefacts)-1, func(i int) (*paper.Spelling, game.Meant) {
		a := &c.Artefacts[i+1]
		return &a.spelling, game.Meant{ID: a.ID, Text: a.Text}
	})
	return g.Meant()
}
