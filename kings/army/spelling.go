package army

import (
	"slices"
	"strings"

	"gonfalon/game"
)

// People write names, programs ids. A word is looked up as an id, then as the English
// and the French name, without regard to capitals, accents and punctuation, and at last to
// number and spaces. A word that is not found stays as it was written, so that it can be
// told back.

var plainLetters = strings.NewReplacer(
	"à", "a", "â", "a", "ä", "a", "ç", "c", "é", "e", "è", "e", "ê", "e", "ë", "e", "î", "i", "ï", "i",
	"ô", "o", "ö", "o", "ù", "u", "û", "u", "ü", "u", "œ", "oe", "æ", "ae", "'", "", "’", "", "[1]", "", "*", "",
)

// fold brings a word into the form of an id.
func fold(word string) string {
	word = plainLetters.Replace(strings.ToLower(word))
	fields := strings.FieldsFunc(word, func(r rune) bool {
		return (r < 'a' || r > 'z') && (r < '0' || r > '9')
	})
	return strings.Join(fields, "_")
}

// loosen makes a word that is folded the same in the singular and the plural, in one word
// and in two: Glade Stalker is Gladestalkers, and Dwarves are Dwarfs.
func loosen(folded string) string {
	var b strings.Builder
	for part := range strings.SplitSeq(folded, "_") {
		switch {
		case len(part) < 4:
		case strings.HasSuffix(part, "ves"):
			part = part[:len(part)-3] + "f"
		case strings.HasSuffix(part, "ies"):
			part = part[:len(part)-3] + "y"
		default:
			part = strings.TrimSuffix(part, "s")
		}
		b.WriteString(part)
	}
	return b.String()
}

// A spelling is what a thing may be called, in the form of ids and loosely. It is worked out
// once, since a list is looked up in all of them.
type spelling struct {
	id, english, french string
	loose               [2]string
}

func spell(id string, name game.Text) spelling {
	english, french := fold(name.English), fold(name.French)
	return spelling{id, english, french, [2]string{loosen(english), loosen(french)}}
}

// match looks a word up among n things and returns its place, or -1. An id goes before a
// name, and what comes first before what comes later; a loose likeness goes last, and
// counts only where it is one thing's alone.
func match(word string, n int, at func(int) *spelling) int {
	word = fold(word)
	if word == "" {
		return -1
	}
	found := -1
	for i := n - 1; i >= 0; i-- {
		switch s := at(i); word {
		case s.id:
			return i
		case s.english, s.french:
			found = i
		}
	}
	if found >= 0 {
		return found
	}
	word = loosen(word)
	for i := range n {
		if s := at(i); word == s.loose[0] || word == s.loose[1] {
			if found >= 0 {
				return -1
			}
			found = i
		}
	}
	return found
}

func (c *Book) armyWord(word string) string {
	i := match(word, len(c.Armies), func(i int) *spelling { return &c.Armies[i].spelling })
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
	i := match(word, len(units), func(i int) *spelling { return &units[i].spelling })
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
	return match(word, int(sizes), func(i int) *spelling { return &sizeSpellings[i] })
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
	return match(word, len(u.Options), func(i int) *spelling { return &u.Options[i].spelling })
}

func (c *Book) artefactWord(word string) string {
	if a := c.findArtefact(word); a > 0 {
		return ArtefactIDs[a]
	}
	return word
}

// findArtefact returns the artefact of a name, or 0.
func (c *Book) findArtefact(word string) Artefact {
	return Artefact(max(0, match(word, int(Artefacts), func(i int) *spelling { return &c.Artefacts[i].spelling })))
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

var sizeSpellings = func() (all [sizes]spelling) {
	for s := range sizes {
		all[s] = spell(SizeIDs[s], sizeNames[s])
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
