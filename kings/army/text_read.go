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
//	name: The Silver Host
//	name-fr: L'Ost d'argent
//	army: Elves
//	points: 2000
//	agreed: mixed alignments
//
//	Kindred Archers, horde, Piercing Arrow
//	2 x Kindred Tallspears, regiment
//	Elven Mage, Lightning Bolt (5), mounted
//	Dwarfs / Ironclad, regiment
//
// A line is a unit, then its size, options and artefact in any order, by id or by name in
// either language; an ally has its army and a stroke before it. The head comes first; its
// words may be French too: nom, armée, points, accord.
//
// That much is written by this program. What people write, and what other programs do, is
// read as well: see the files of [row], [scan] and [textReader.heading]. What a text says
// beside its list is passed over, and told in a remark.

// said is how surely a text says something.
type said uint8

const (
	unsaid    said = iota
	mentioned      // by the way, in a sentence
	headed         // in a heading
	stated         // after a colon
)

// A textReader is a list being read from plain text. It goes on after what it cannot read,
// so that all of it is told; what follows from a fault is not told again.
type textReader struct {
	c            *Book
	l            List
	army, points said
	titled       bool       // the name was stated
	ally         string     // the army of the units that follow; "" = that of the list
	first        int        // the units of the latest row are those from here on
	above        *paper.Row // the latest row that names a unit, if what follows may tell more of it
	nameless     bool       // that the army is not named has been told
	full         bool       // that there are too many units has been told
}

// ReadText reads an army list from plain text. Its error names each line that is wrong.
func (c *Book) ReadText(file string, data []byte) (List, error) {
	if !utf8.Valid(data) {
		return List{}, content.Faults{content.Wrong("is no text in UTF-8", "ce n'est pas du texte en UTF-8").At(file, paper.ForeignLine(data))}
	}
	r := textReader{c: c}
	var faults content.Faults
	n := 0
	for line := range strings.Lines(string(data)) {
		n++
		if why := r.read(n, line); why != nil {
			faults = append(faults, why.At(file, n))
		}
	}
	if r.points == unsaid && r.l.total > 0 {
		r.agreeOn(r.l.total, r.l.totalLine, mentioned)
		r.remark(r.l.totalLine, content.Wrong("the list does not say for how many points it is: its total is taken",
			"la liste ne dit pas pour combien de points elle est faite : son total est pris").Text)
	}
	if r.l.Army == "" && !r.nameless || r.points == unsaid {
		faults = append(faults, content.Wrong("the list must say its army and its points, as in \"army: Elves\" and \"points: 2000\"",
			"la liste doit dire son armée et ses points, par exemple « armée : Elfes » et « points : 2000 »").At(file, max(n, 1)))
	}
	if faults != nil {
		return List{}, faults
	}
	return r.l, nil
}

// read reads a line.
func (r *textReader) read(n int, line string) *content.Fault {
	row := paper.NewRow(n, line)
	line = strings.TrimSpace(line)
	if strings.HasPrefix(line, "#") {
		r.comment(n, line)
		return nil
	}
	if strings.ContainsFunc(strings.ReplaceAll(line, "\t", " "), unicode.IsControl) {
		return content.Wrong("has a control character", "il y a un caractère de contrôle")
	}
	if key, rest, ok := strings.Cut(line, ":"); ok && headKeys[paper.Fold(key)] != 0 {
		if strings.HasPrefix(key, "*") {
			rest = strings.Trim(rest, "*") // as in **Army:** Elves
		}
		return r.head(headKeys[paper.Fold(key)], strings.TrimSpace(key), strings.TrimSpace(rest), n)
	}
	if len(row.Words) == 0 || isColumns(&row) || paper.IsSigned(row.Text, programs) {
		return nil
	}
	if r.stats(&row) {
		return nil
	}
	if key, rest, ok := strings.Cut(row.Text, ":"); ok && !strings.HasPrefix(rest, "//") {
		if done, why := r.keyed(&row, key, strings.TrimSpace(rest)); done {
			return why
		}
	}
	if r.sum(&row) || r.section(&row) {
		return nil
	}
	return r.unit(&row)
}

// unit reads a row that is none of those that stand around units.
func (r *textReader) unit(row *paper.Row) *content.Fault {
	army, rest, why := r.cutAlly(row)
	if why != nil {
		return why
	}
	s := r.c.unitScan(&r.l, army, rest)
	if s.unit == nil {
		if r.more(row) {
			return nil
		}
		if r.early() && r.heading(row, &s) {
			return nil
		}
		if s.e.Unit == "" && (s.e.Size != "" || s.counts != nil) {
			return content.Wrong("the line names no unit", "la ligne ne nomme aucune unité")
		}
		if s.e.Unit == "" || s.e.Size == "" && s.e.costs == nil && s.counts == nil && row.IsSentence() {
			r.pass(row.Line, row.Text)
			return nil
		}
	}
	if r.l.Army == "" {
		return r.unnamed(row)
	}
	return r.add(&s, row)
}

// early tells whether no unit has been read, and the head may still go on.
func (r *textReader) early() bool { return len(r.l.Units) == 0 && r.army < stated }

// unnamed tells, once, that the army must be named, and which it could be.
func (r *textReader) unnamed(row *paper.Row) *content.Fault {
	if r.nameless {
		return nil
	}
	r.nameless = true
	like := game.Text{English: "Elves", French: "Elfes"}
	if a, ok := r.c.armyOf(row); ok {
		like = r.c.Armies[a].Text
	}
	return content.Wrong("the army must be named before its units, as in army: %s", "l'armée doit être nommée avant ses unités, par exemple armée : %s", like)
}

// add adds the units of a row.
func (r *textReader) add(s *scan, row *paper.Row) *content.Fault {
	times, ok := s.times()
	if !ok {
		return content.Wrong("there must be 1 to %d of a unit", "il faut de 1 à %d fois une unité", MaxSide)
	}
	if r.full {
		return nil
	}
	if r.full = len(r.l.Units)+times > MaxSide; r.full {
		return content.Wrong("the list has more than %d units", "la liste a plus de %d unités", MaxSide)
	}
	r.first, r.above = len(r.l.Units), row
	s.e.times = times
	for range times {
		r.l.Units = append(r.l.Units, s.e)
	}
	r.passAll(s)
	return nil
}

// more reads a row that tells more of the unit above it: by what it says, or because it
// stands below it as a part does.
func (r *textReader) more(row *paper.Row) bool {
	if r.above == nil {
		return false
	}
	s := r.c.partScan(&r.l, r.l.Units[r.first], row)
	below := row.Indent > r.above.Indent || row.Bullet && !r.above.Bullet
	switch {
	case s.unknown > 0 && (!below || s.items == 0 && row.IsSentence()):
		return false
	case s.items == 0 && len(s.strays) == 0 && !below:
		return false
	}
	r.change(s.e)
	r.passAll(&s)
	return true
}

// change changes the units of the latest row.
func (r *textReader) change(e Entry) {
	for i := r.first; i < len(r.l.Units); i++ {
		r.l.Units[i] = e
	}
}

// pass remarks that something was passed over.
func (r *textReader) pass(line int, text string) {
	r.remark(line, content.Wrong("passed over: %s", "laissé de côté : %s", text).Text)
}

func (r *textReader) passAll(s *scan) {
	for _, text := range s.passed {
		r.pass(s.row.Line, text)
	}
}

func (r *textReader) remark(line int, text game.Text) {
	r.l.remarks = append(r.l.remarks, game.PaperRemark{Line: line, Text: text})
}
