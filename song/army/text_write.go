package army

import (
	"fmt"
	"strings"

	"gonfalon/content/paper"
	"gonfalon/game"
)

// headWords are the keys of a list's head in each language, and the line above what stands apart.
var headWords = [...][2]string{game.English: {"faction", "apart"}, game.French: {"faction", "à part"}}

// Text writes a list as plain text, in the words of a language, with what each unit and
// all of them cost. It is read as the same list where all its words are names.
func (c *Book) Text(l *List, lang game.Lang) []byte {
	var b strings.Builder
	words := headWords[lang]
	l.Write(&b, lang)
	faction := l.Faction
	if f, ok := c.Faction(faction); ok {
		faction = c.Factions[f].Name(lang)
	}
	paper.WriteKey(&b, words[0], faction)
	fmt.Fprintf(&b, "points: %d\n\n", l.Points)
	m := c.muster(l)
	for i := range l.Entries {
		e := &l.Entries[i]
		if e.Kind == Attachment && (i == 0 || l.Entries[i-1].Kind != Attachment) {
			fmt.Fprintf(&b, "\n%s:\n", words[1])
		}
		b.WriteString(c.word(l, e.Card, e.Kind, lang))
		for _, a := range e.Attachments {
			b.WriteString(" + " + c.word(l, a, Attachment, lang))
		}
		if m.costs[i] > 0 {
			fmt.Fprintf(&b, " (%d pts)", m.costs[i])
		}
		b.WriteByte('\n')
	}
	if len(l.Entries) > 0 {
		fmt.Fprintf(&b, "\ntotal: %d\n", m.roster.Cost)
	}
	return []byte(b.String())
}

// word writes a card by its name, or by its id where the name means something else too.
func (c *Book) word(l *List, word string, kind Kind, lang game.Lang) string {
	id, ok := c.Sheet(word)
	if !ok {
		return word
	}
	name := c.Sheets[id].Name(lang)
	if c.sheetWord(l.Faction, name, kind) != word || paper.Fold(name) == "" {
		return word
	}
	return name
}
