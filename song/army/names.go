package army

import (
	"slices"

	"gonfalon/content/paper"
	"gonfalon/game"
)

// nameAll makes the index of all names.
func (c *Book) nameAll() {
	for i := range c.Factions {
		c.index.Add(c.Factions[i].ID, c.Factions[i].Text)
	}
	for i := range c.Sheets[1:] {
		s := &c.Sheets[i+1]
		c.index.Add(s.ID, fullName(s))
		c.index.Add(s.ID, s.Named)
		if s.Title.English != "" {
			c.index.Add(s.ID, s.Title)
		}
	}
	c.index.Settle()
}

// A spelling of a sheet: what it may be called.
const (
	byFull  = iota // Robb Stark, The Wolf Lord
	byName         // Robb Stark
	byTitle        // The Wolf Lord
)

// factionWord returns the id of a faction, which may be unknown.
func (c *Book) factionWord(word string) string {
	for by := range c.Factions[0].spellings {
		if i := paper.Match(word, len(c.Factions), func(i int) *paper.Spelling { return &c.Factions[i].spellings[by] }); i >= 0 {
			return c.Factions[i].ID
		}
	}
	return word
}

// isFaction tells whether a word is the id of a faction.
func (c *Book) isFaction(word string) bool {
	_, ok := c.Faction(word)
	return ok
}

// serving returns the sheets that a faction may take, and those of all others. A faction that
// nobody knows may take any.
func (c *Book) serving(faction string) (own, others []SheetID) {
	f, ok := c.Faction(faction)
	for i := range c.Sheets[1:] {
		if s := &c.Sheets[i+1]; !ok || s.Serves(f) || s.Faction == c.Neutral {
			own = append(own, SheetID(i+1))
		} else {
			others = append(others, SheetID(i+1))
		}
	}
	return own, others
}

// called returns the sheets that a word may mean: all of the likeliest sort.
func (c *Book) called(faction, word string) []SheetID {
	if paper.Fold(word) == "" {
		return nil
	}
	own, others := c.serving(faction)
	for _, sheets := range [...][]SheetID{own, others} {
		for by := byFull; by <= byTitle; by++ {
			var found []SheetID
			for _, id := range sheets {
				if s := &c.Sheets[id].spellings[by]; paper.Match(word, 1, func(int) *paper.Spelling { return s }) == 0 {
					found = append(found, id)
				}
			}
			if found != nil {
				return found
			}
		}
	}
	return nil
}

// only returns the one of some sheets that is meant, those of a kind before others.
func (c *Book) only(of []SheetID, kind Kind) (SheetID, bool) {
	alike := narrow(of, func(id SheetID) bool { return c.Sheets[id].Kind == kind })
	if len(alike) != 1 {
		return NoSheet, false
	}
	return alike[0], true
}

// sheetWord returns the id of a sheet of a kind, or of any: what stays unknown, or could be
// several, is told by who checks the list.
func (c *Book) sheetWord(faction, word string, kind Kind) string {
	if id, ok := c.only(c.called(faction, word), kind); ok {
		return c.Sheets[id].ID
	}
	return word
}

// meantFaction guesses at a faction.
func (c *Book) meantFaction(word string) []game.Meant {
	g := paper.Guess(word)
	for by := range c.Factions[0].spellings {
		g.Among(len(c.Factions), func(i int) (*paper.Spelling, game.Meant) {
			f := &c.Factions[i]
			return &f.spellings[by], game.Meant{ID: f.ID, Text: f.Text}
		})
	}
	return g.Meant()
}

// meantSheet guesses at a sheet that a faction may take, of a kind if there is one: the
// versions of a character who is named without a title, or what is spelt alike.
func (c *Book) meantSheet(faction FactionID, word string, kind Kind) []game.Meant {
	meant := func(id SheetID) game.Meant {
		s := &c.Sheets[id]
		return game.Meant{ID: s.ID, Text: fullName(s)}
	}
	var all []game.Meant
	for _, id := range c.called(c.Factions[faction].ID, word) {
		all = append(all, meant(id))
	}
	if all != nil {
		return all[:min(len(all), paper.MaxMeant)]
	}
	own, _ := c.serving(c.Factions[faction].ID)
	slices.SortStableFunc(own, func(a, b SheetID) int { return c.unlike(a, kind) - c.unlike(b, kind) })
	g := paper.Guess(word)
	for by := byFull; by <= byTitle; by++ {
		g.Among(len(own), func(i int) (*paper.Spelling, game.Meant) { return &c.Sheets[own[i]].spellings[by], meant(own[i]) })
	}
	return g.Meant()
}

// unlike is 0 for sheets of a kind and 1 for others.
func (c *Book) unlike(id SheetID, kind Kind) int {
	if c.Sheets[id].Kind == kind {
		return 0
	}
	return 1
}
