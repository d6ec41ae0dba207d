package army

import "gonfalon/game"

// nameAll makes the index of all names.
func (c *Book) nameAll() {
	for i := range c.Armies {
		c.index.Add(c.Armies[i].ID, c.Armies[i].Text)
	}
	for i := range c.Units {
		c.index.Add(c.Units[i].ID, c.Units[i].Text)
		for _, o := range c.Units[i].Options {
			c.index.Add(o.ID, o.Text)
		}
	}
	for i := range c.Artefacts {
		c.index.Add(c.Artefacts[i].ID, c.Artefacts[i].Text)
	}
	for _, r := range c.ruleNames {
		c.index.Add(r.ID, game.Text{English: r.English, French: r.French})
	}
	for i := range sizes {
		c.index.Add(SizeIDs[i], sizeNames[i])
	}
	for kind := range kinds {
		c.index.Add(kind, game.Text{})
	}
	c.index.Settle()
}
