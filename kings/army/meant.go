package army

import (
	"slices"
	"strings"

	"gonfalon/game"
)

// What somebody may have meant by a word that is no name.

// maxMeant is how many guesses are told: more help nobody.
const maxMeant = 3

// guesses are the things that a word is like, the likest only.
type guesses struct {
	folded string
	loose  string
	least  int
	found  []game.Meant
}

func guess(word string) *guesses {
	folded := fold(word)
	loose := loosen(folded)
	return &guesses{folded: folded, loose: loose, least: len(loose)/4 + 1}
}

// among looks at n things that have names.
func (g *guesses) among(n int, at func(int) (*spelling, game.Meant)) {
	if len(g.loose) < 3 {
		return
	}
	for i := range n {
		s, what := at(i)
		d := min(game.Slips(g.loose, s.loose[0]), game.Slips(g.loose, s.loose[1]))
		if d > g.least && (within(g.folded, s.english) || within(g.folded, s.french)) {
			d = g.least // a part of the name is as good as the worst slip
		}
		if d < g.least {
			g.found = g.found[:0]
		}
		if d <= g.least && !slices.ContainsFunc(g.found, func(m game.Meant) bool { return m.Text == what.Text }) {
			g.least, g.found = d, append(g.found, what)
		}
	}
}

// meant returns the guesses, none if there are too many.
func (g *guesses) meant() []game.Meant {
	if len(g.found) > maxMeant {
		return nil
	}
	return g.found
}

// within tells whether every part of a word is one of a name.
func within(word, name string) bool {
	parts := strings.Split(name, "_")
	for part := range strings.SplitSeq(word, "_") {
		if !slices.ContainsFunc(parts, func(p string) bool { return loosen(p) == loosen(part) }) {
			return false
		}
	}
	return true
}

// meantArmy guesses at an army.
func (c *Book) meantArmy(word string) []game.Meant {
	g := guess(word)
	g.among(len(c.Armies), func(i int) (*spelling, game.Meant) {
		a := &c.Armies[i]
		return &a.spelling, game.Meant{ID: a.ID, Text: a.Text}
	})
	return g.meant()
}

// meantUnit guesses at a unit of an army, or at one of another that is called just so.
func (c *Book) meantUnit(army ID, word string) []game.Meant {
	g, a := guess(word), &c.Armies[army]
	g.among(int(a.End-a.First), func(i int) (*spelling, game.Meant) {
		u := &c.Units[int(a.First)+i]
		return &u.spelling, game.Meant{ID: u.ID, Text: u.Text}
	})
	if all := g.meant(); all != nil {
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
	if len(all) > maxMeant {
		return nil
	}
	return all
}

// meantPart guesses at a size, an option or an artefact of a unit.
func (c *Book) meantPart(u *Unit, word string) []game.Meant {
	g := guess(word)
	g.among(len(u.Options), func(i int) (*spelling, game.Meant) {
		return &u.Options[i].spelling, game.Meant{ID: u.Options[i].ID, Text: u.Options[i].Text}
	})
	if len(u.Profiles) > 1 {
		g.among(len(u.Profiles), func(i int) (*spelling, game.Meant) {
			s := u.Profiles[i].Size
			return &sizeSpellings[s], game.Meant{ID: SizeIDs[s], Text: sizeNames[s]}
		})
	}
	g.among(int(Artefacts)-1, func(i int) (*spelling, game.Meant) {
		a := &c.Artefacts[i+1]
		return &a.spelling, game.Meant{ID: a.ID, Text: a.Text}
	})
	return g.meant()
}

// didYouMean asks in the end of a sentence; it is empty where there is nothing to ask.
func didYouMean(all []game.Meant) game.Text {
	if len(all) == 0 {
		return game.Text{}
	}
	names := make([]game.Text, len(all))
	for i, m := range all {
		names[i] = m.Text
	}
	n := anyOf(names)
	return game.Text{English: "; did you mean " + n.English + "?", French: " ; vouliez-vous dire " + n.French + " ?"}
}

// anyOf lists names, as in "troop, regiment or horde".
func anyOf(names []game.Text) game.Text {
	var n game.Text
	for i, name := range names {
		switch {
		case i == 0:
		case i == len(names)-1:
			n.English, n.French = n.English+" or ", n.French+" ou "
		default:
			n.English, n.French = n.English+", ", n.French+", "
		}
		n.English, n.French = n.English+name.English, n.French+name.French
	}
	return n
}
