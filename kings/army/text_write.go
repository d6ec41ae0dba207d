package army

import (
	"fmt"
	"slices"
	"strings"

	"gonfalon/content/paper"
	"gonfalon/game"
)

// headWords are the keys of a list's head in each language: its army, and what
// the opponent agrees to.
var headWords = [...][2]string{game.English: {"army", "agreed"}, game.French: {"armée", "accord"}}

// Text writes a list as plain text, in the words of a language, with what each unit and
// all of them cost. It is read as the same list where all its words are names.
func (c *Book) Text(l *List, lang game.Lang) []byte {
	var b strings.Builder
	words := headWords[lang]
	l.Write(&b, lang)
	paper.WriteKey(&b, words[0], c.armyName(l.Army, lang))
	fmt.Fprintf(&b, "points: %d\n", l.Points)
	var agreed []string
	for i, id := range Agreements {
		if slices.Contains(l.agreed(), id) {
			agreed = append(agreed, agreements[i].Name(lang))
		}
	}
	paper.WriteKey(&b, words[1], strings.Join(agreed, ", "))
	b.WriteByte('\n')
	m, roster := c.muster(*l)
	costs := m.costs()
	for i := range l.Units {
		b.WriteString(c.unitRow(l, &l.Units[i], lang))
		if costs[i] > 0 {
			fmt.Fprintf(&b, " (%d pts)", costs[i])
		}
		b.WriteByte('\n')
	}
	if len(l.Units) > 0 {
		fmt.Fprintf(&b, "\ntotal: %d\n", roster.Cost)
	}
	return []byte(b.String())
}

// unitRow writes a unit by names, or by ids where a name means something else too.
func (c *Book) unitRow(l *List, e *Entry, lang game.Lang) string {
	u, row := c.entryUnit(l, e), e.Unit
	if u != nil && c.unitWord(l, e.Army, u.Name(lang)) == e.Unit {
		row = u.Name(lang)
	}
	if e.Army != "" {
		row = c.armyName(e.Army, lang) + " / " + row
	}
	if s := findSize(e.Size); s >= 0 {
		row += ", " + sizeNames[s].Name(lang)
	} else if e.Size != "" {
		row += ", " + e.Size
	}
	for _, id := range e.Options {
		row += ", " + optionName(u, id, lang)
	}
	for _, id := range e.Artefacts {
		row += ", " + c.artefactName(u, id, lang)
	}
	return row
}

func (c *Book) armyName(id string, lang game.Lang) string {
	if a, ok := c.Army(id); ok {
		return c.Armies[a].Name(lang)
	}
	return id
}

func optionName(u *Unit, id string, lang game.Lang) string {
	if o := findOption(u, id); o >= 0 {
		if name := u.Options[o].Name(lang); findOption(u, name) == o {
			return name
		}
	}
	return id
}

// artefactName names an artefact, unless the unit has an option of that name.
func (c *Book) artefactName(u *Unit, id string, lang game.Lang) string {
	if a := c.findArtefact(id); a != 0 {
		if name := c.Artefacts[a].Name(lang); findOption(u, name) < 0 {
			return name
		}
	}
	return id
}
