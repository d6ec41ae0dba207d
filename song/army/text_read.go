package army

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"gonfalon/content"
	"gonfalon/content/paper"
	"gonfalon/game"
)

// Army lists as plain text, easy to type:
//
//	# a comment
//	name: The Young Wolf's host
//	name-fr: L'ost du Jeune Loup
//	faction: House Stark
//	points: 40
//
//	Stark Sworn Swords, Robb Stark, The Wolf Lord
//	2 x Stark Bowmen
//	Grey Wind
//	Catelyn Stark, Lady of Winterfell
//
// A line is a combat unit and its attachments, or a non-combat unit, by id or by name in
// either language; a title may be left out where nobody else is called so. Attachments may
// stand below their unit as well. What joins no unit of the army follows the line "apart:".
// The head comes first; its words may be French too: nom, faction, points.
//
// That much is written by this program. What people write, and what other programs do, is
// read as well: headings, bullets, costs, a line for the commander. What a text says beside
// its list is passed over, and told in a remark.

// A textReader is a list being read from plain text. It goes on after what it cannot read,
// so that all of it is told.
type textReader struct {
	c       *Book
	l       List
	said    bool   // for how many points it is
	leader  string // the commander that a line names, before his card is read
	line    int    // of that
	section section
	first   int // the entries of the latest row of a unit are those from here on; -1 = there is none
}

// A section is what stands below a heading.
type section uint8

const (
	anything  section = iota
	apart             // attachments that join no unit of the army
	elsewhere         // what is no part of the list, as tactics cards
)

// ReadText reads an army list from plain text. Its error names each line that is wrong.
func (c *Book) ReadText(file string, data []byte) (List, error) {
	if !utf8.Valid(data) {
		return List{}, content.Faults{content.Wrong("is no text in UTF-8", "ce n'est pas du texte en UTF-8").At(file, paper.ForeignLine(data))}
	}
	r := textReader{c: c, first: -1}
	var faults content.Faults
	n := 0
	for line := range strings.Lines(string(data)) {
		n++
		if why := r.read(n, line); why != nil {
			faults = append(faults, why.At(file, n))
		}
	}
	if !r.said && r.l.total > 0 {
		r.l.Points, r.l.pointsLine, r.said = r.l.total, r.l.totalLine, true
		r.remark(r.l.totalLine, content.Wrong("the list does not say for how many points it is: its total is taken",
			"la liste ne dit pas pour combien de points elle est faite : son total est pris").Text)
	}
	if r.l.Faction == "" || !r.said {
		faults = append(faults, content.Wrong("the list must say its faction and its points, as in \"faction: House Stark\" and \"points: 40\"",
			"la liste doit dire sa faction et ses points, par exemple « faction : Maison Stark » et « points : 40 »").At(file, max(n, 1)))
	}
	if faults != nil {
		return List{}, faults
	}
	if r.leader != "" {
		r.lead()
	}
	r.l.settle()
	return r.l, nil
}

// read reads a line.
func (r *textReader) read(n int, line string) *content.Fault {
	row := paper.NewRow(n, line)
	line = strings.TrimSpace(line)
	if strings.HasPrefix(line, "#") {
		return nil
	}
	if strings.ContainsFunc(strings.ReplaceAll(line, "\t", " "), unicode.IsControl) {
		return content.Wrong("has a control character", "il y a un caractère de contrôle")
	}
	if key, rest, ok := strings.Cut(row.Text, ":"); ok && !strings.HasPrefix(rest, "//") {
		if k := headKeys[paper.Fold(key)]; k != 0 {
			return r.head(k, key, strings.TrimSpace(rest), n)
		}
	}
	if len(row.Words) == 0 || paper.IsSigned(row.Text, programs) || r.heading(&row) || r.sum(&row) {
		return nil
	}
	if r.section == elsewhere {
		return nil
	}
	return r.cards(&row)
}

// lead adds the commander whom a line names and no other has: a non-combat unit stands for
// itself, an attachment stands in no unit, which is told by who checks the list.
func (r *textReader) lead() {
	id, ok := r.c.commander(r.l.Faction, r.leader)
	if !ok {
		r.pass(r.line, r.leader)
		return
	}
	s := &r.c.Sheets[id]
	for _, e := range r.l.Entries {
		if e.Card == s.ID {
			return
		}
		for _, a := range e.Attachments {
			if a == s.ID {
				return
			}
		}
	}
	r.l.Entries = append(r.l.Entries, Entry{Line: r.line, Kind: s.Kind, Card: s.ID, times: 1})
}

// commander returns the commander of a name.
func (c *Book) commander(faction, word string) (SheetID, bool) {
	var found []SheetID
	for _, id := range c.called(faction, word) {
		if c.Sheets[id].Commander {
			found = append(found, id)
		}
	}
	if len(found) != 1 {
		return NoSheet, false
	}
	return found[0], true
}

// pass remarks that something was passed over.
func (r *textReader) pass(line int, text string) {
	r.remark(line, content.Wrong("passed over: %s", "laissé de côté : %s", text).Text)
}

func (r *textReader) remark(line int, text game.Text) {
	r.l.remarks = append(r.l.remarks, game.PaperRemark{Line: line, Text: text})
}
