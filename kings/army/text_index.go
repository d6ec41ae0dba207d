package army

import (
	"slices"
	"strings"

	"gonfalon/game"
)

// A text has many words, and few of them are names: an index of all names tells early where
// none can be.

// maxNameWords is how many words a name has at most.
const maxNameWords = 16

// nameAll makes the index.
func (c *Book) nameAll() {
	add := func(id string, name game.Text) {
		for _, text := range []string{id, name.English, name.French} {
			r := newRow(0, text)
			var b strings.Builder
			for i := range r.words {
				b.WriteString(loosen(r.folded(i)))
			}
			c.index = append(c.index, b.String())
		}
	}
	for i := range c.Armies {
		add(c.Armies[i].ID, c.Armies[i].Text)
	}
	for i := range c.Units {
		add(c.Units[i].ID, c.Units[i].Text)
		for _, o := range c.Units[i].Options {
			add(o.ID, o.Text)
		}
	}
	for i := range c.Artefacts {
		add(c.Artefacts[i].ID, c.Artefacts[i].Text)
	}
	for _, r := range c.ruleNames {
		add(r.id, game.Text{English: r.english, French: r.french})
	}
	for i := range sizes {
		add(SizeIDs[i], sizeNames[i])
	}
	for kind := range kinds {
		add(kind, game.Text{})
	}
	slices.Sort(c.index)
	c.index = slices.Compact(c.index)
}

// namesIn tells where in a row there may be names.
func (c *Book) namesIn(r *row) []uint16 {
	if r.names != nil {
		return r.names
	}
	r.names = make([]uint16, len(r.words))
	for at := range r.words {
		name := ""
		for n := 0; n < maxNameWords && at+n < len(r.words); n++ {
			name += loosen(r.folded(at + n))
			i, exact := slices.BinarySearch(c.index, name)
			if exact {
				r.names[at] |= 1 << n
			}
			if i == len(c.index) || !strings.HasPrefix(c.index[i], name) {
				break
			}
		}
	}
	return r.names
}
