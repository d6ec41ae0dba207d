package army

import (
	"slices"
	"strings"

	"gonfalon/content/paper"
	"gonfalon/game"
)

func (c *Book) armyWord(word string) string {
	i := paper.Match(word, len(c.Armies), func(i int) *paper.Spelling { return &c.Armies[i].spelling })
	if i < 0 {
		return word
	}
	return c.Armies[i].ID
}

// unitWord returns the id of a unit of an army, "" being the list's own.
func (c *Book) unitWord(l *List, army, word string) string {
	if u, ok := c.findUnit(l, army, word); ok {
		return c.Units[u].ID
	}
	return word
}

func (c *Book) findUnit(l *List, army, word string) (UnitID, bool) {
	if army == "" {
		army = l.Army
	}
	a, ok := c.Army(army)
	if !ok {
		return 0, false
	}
	return c.unitOf(a, word)
}

// unitOf returns the unit of an army by its name.
func (c *Book) unitOf(a ID, word string) (UnitID, bool) {
	units := c.Units[c.Armies[a].First:c.Armies[a].End]
	i := paper.Match(word, len(units), func(i int) *paper.Spelling { return &units[i].spelling })
	return c.Armies[a].First + UnitID(max(i, 0)), i >= 0
}

// entryUnit returns the unit that an entry means, or nil.
func (c *Book) entryUnit(l *List, e *Entry) *Unit {
	army := e.Army
	if army == "" {
		army = l.Army
	}
	a, ok := c.Army(army)
	if !ok {
		return nil
	}
	u, ok := c.Unit(a, e.Unit)
	if !ok {
		return nil
	}
	return &c.Units[u]
}

func sizeWord(word string) string {
	if s := findSize(word); s >= 0 {
		return SizeIDs[s]
	}
	return word
}

func findSize(word string) int {
	return paper.Match(word, int(sizes), func(i int) *paper.Spelling { return &sizeSpellings[i] })
}

// optionWord returns the id of an option of a unit, which may be unknown.
func optionWord(u *Unit, word string) string {
	if i := findOption(u, word); i >= 0 {
		return u.Options[i].ID
	}
	return word
}

// findOption returns the place of an option of a unit, or -1.
func findOption(u *Unit, word string) int {
	if u == nil {
		return -1
	}
	return paper.Match(word, len(u.Options), func(i int) *paper.Spelling { return &u.Options[i].spelling })
}

func (c *Book) artefactWord(word string) string {
	if a := c.findArtefact(word); a > 0 {
		return ArtefactIDs[a]
	}
	return word
}

// findArtefact returns the artefact of a name, or 0.
func (c *Book) findArtefact(word string) Artefact {
	return Artefact(max(0, paper.Match(word, int(Artefacts), func(i int) *paper.Spelling { return &c.Artefacts[i].spelling })))
}

// artefactOf returns the artefact of an id, or 0.
func artefactOf(id string) Artefact {
	if id == "" {
		return 0
	}
	return Artefact(max(0, slices.Index(ArtefactIDs[:], id)))
}

// sizeNames and typeNames are what people call sizes and types.
var sizeNames = [sizes]game.Text{
	Single:   {English: "single model", French: "figurine seule"},
	Troop:    {English: "Troop", French: "Troupe"},
	Regiment: {English: "Regiment", French: "Régiment"},
	Horde:    {English: "Horde", French: "Horde"},
	Legion:   {English: "Legion", French: "Légion"},
}

// lower returns a name as it stands within a sentence.
func lower(name game.Text) game.Text {
	return game.Text{English: strings.ToLower(name.English), French: strings.ToLower(name.French)}
}

var sizeSpellings = func() (all [sizes]paper.Spelling) {
	for s := range sizes {
		all[s] = paper.Spell(SizeIDs[s], sizeNames[s])
	}
	return all
}()

var typeNames = [types]game.Text{
	Infantry:      {English: "Infantry", French: "Infanterie"},
	LargeInfantry: {English: "Large Infantry", French: "Infanterie de grande taille"},
	Cavalry:       {English: "Cavalry", French: "Cavalerie"},
	LargeCavalry:  {English: "Large Cavalry", French: "Cavalerie de grande taille"},
	WarEngine:     {English: "War Engine", French: "Machine de guerre"},
	Monster:       {English: "Monster", French: "Monstre"},
}
