package army

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"gonfalon/content"
	"gonfalon/game"
)

// Army lists as plain text, easy to type:
//
//	# a comment
//	name: The Silver Host
//	name-fr: L'Ost d'argent
//	army: Elves
//	points: 2000
//	agreed: mixed_alignments
//
//	Kindred Archers, horde, Piercing Arrow
//	2 x Kindred Tallspears, regiment
//	Elven Mage, Lightning Bolt (5), mounted
//	Dwarfs / Ironclad, regiment
//
// A line is a unit, then its size, options and artefact in any order, by id or by name in
// either language; an ally has its army and a stroke before it. The head comes first; its
// words may be French too: nom, armée, points, accord.

// A textReader is a list being read from plain text. It goes on after what it cannot read,
// so that all of it is told; what follows from a fault is not told again.
type textReader struct {
	c        *Book
	l        List
	nameless bool // that the army is not named has been told
	full     bool // that there are too many units has been told
}

// ReadText reads an army list from plain text. Its error names each line that is wrong.
func (c *Book) ReadText(file string, data []byte) (List, error) {
	if !utf8.Valid(data) {
		return List{}, content.Faults{content.Wrong("is no text in UTF-8", "ce n'est pas du texte en UTF-8").At(file, foreignLine(data))}
	}
	r := textReader{c: c, l: List{Points: -1}}
	var faults content.Faults
	n := 0
	for row := range strings.Lines(string(data)) {
		n++
		if why := r.row(strings.TrimSpace(row), n); why != nil {
			faults = append(faults, why.At(file, n))
		}
	}
	if r.l.Army == "" && !r.nameless || r.l.Points < 0 {
		faults = append(faults, content.Wrong("the list must say its army and its points, as in \"army: Elves\" and \"points: 2000\"",
			"la liste doit dire son armée et ses points, par exemple « armée : Elfes » et « points : 2000 »").At(file, max(n, 1)))
	}
	if faults != nil {
		return List{}, faults
	}
	return r.l, nil
}

// foreignLine returns the first line that is no UTF-8.
func foreignLine(data []byte) int {
	n := 0
	for row := range bytes.Lines(data) {
		if n++; !utf8.Valid(row) {
			break
		}
	}
	return n
}

func (r *textReader) row(row string, n int) *content.Fault {
	if row == "" || row[0] == '#' {
		return nil
	}
	if strings.ContainsFunc(row, unicode.IsControl) {
		return content.Wrong("has a control character", "il y a un caractère de contrôle")
	}
	if key, rest, isHead := strings.Cut(row, ":"); isHead {
		return r.head(strings.TrimSpace(key), strings.TrimSpace(rest), n)
	}
	if r.l.Army == "" && !r.nameless {
		r.nameless = true
		return content.Wrong("the army must be named before its units, as in army: Elves",
			"l'armée doit être nommée avant ses unités, par exemple armée : Elfes")
	}
	e, times, why := r.c.readUnitRow(&r.l, row)
	if why != nil || r.full {
		return why
	}
	if r.full = len(r.l.Units)+times > MaxSide; r.full {
		return content.Wrong("the list has more than %d units", "la liste a plus de %d unités", MaxSide)
	}
	e.Line = n
	for range times {
		r.l.Units = append(r.l.Units, e)
	}
	return nil
}

var twice = game.Text{English: "%q stands twice", French: "%q y est deux fois"}

// head reads a line with a colon. No name in the data has one.
func (r *textReader) head(key, rest string, n int) *content.Fault {
	l := &r.l
	switch fold(key) {
	case "name", "nom":
		return title(&l.Name, key, rest)
	case "name_fr", "nom_fr":
		return title(&l.NameFR, key, rest)
	case "army", "armee":
		if l.Army != "" || rest == "" {
			r.nameless = true
			return content.Wrong("the army must be named once, before its units",
				"l'armée doit être nommée une seule fois, avant ses unités")
		}
		l.Army, l.armyLine = r.c.armyWord(rest), n
	case "points":
		if l.Points >= 0 {
			return content.Wrong(twice.English, twice.French, key)
		}
		p, err := strconv.Atoi(rest)
		if err != nil || p < 0 || p > MaxPoints {
			l.Points = 0 // they are said, if badly
			return content.Wrong("points is %q, not a whole number from 0 to 1000000",
				"les points sont %q, et non un nombre entier de 0 à 1000000", rest)
		}
		l.Points, l.pointsLine = p, n
	case "agreed", "accord":
		for what := range strings.SplitSeq(rest, ",") {
			if !l.agree(fold(what)) {
				return content.Wrong("agreed is %q, which is none of %s", "l'accord est %q, ce qui n'est rien de %s", strings.TrimSpace(what), strings.Join(Agreements[:], ", "))
			}
		}
	default:
		return content.Wrong("there is no %q to say before a colon: name, name-fr, army, points or agreed",
			"%q n'est rien à dire avant un deux-points : nom, nom-fr, armée, points ou accord", key)
	}
	return nil
}

// title notes a name of the list.
func title(name *string, key, text string) *content.Fault {
	if *name != "" {
		return content.Wrong(twice.English, twice.French, key)
	}
	if n := utf8.RuneCountInString(text); n > maxTitle {
		return content.Wrong(longTitle.English, longTitle.French, maxTitle, n)
	}
	*name = text
	return nil
}

// readUnitRow reads a unit and how many of it there are.
func (c *Book) readUnitRow(l *List, row string) (Entry, int, *content.Fault) {
	times := 1
	for {
		count, rest := cutCount(row)
		n, err := strconv.Atoi(count)
		if err != nil && !errors.Is(err, strconv.ErrRange) {
			break
		}
		row = rest
		if times *= n; n < 1 || n > MaxSide || times > MaxSide {
			return Entry{}, 0, content.Wrong("there must be 1 to %d of a unit", "il faut de 1 à %d fois une unité", MaxSide)
		}
	}
	var e Entry
	if army, unit, ok := strings.Cut(row, "/"); ok {
		e.Army, row = c.armyWord(strings.TrimSpace(army)), strings.TrimSpace(unit)
		if e.Army == "" {
			return Entry{}, 0, content.Wrong("there is no army before the stroke", "il n'y a pas d'armée avant la barre")
		}
		if e.Army == l.Army {
			e.Army = ""
		}
	}
	var parts []string
	for part := range strings.SplitSeq(row, ",") {
		parts = append(parts, strings.TrimSpace(part))
	}
	if parts[0] == "" || row[0] == '#' {
		return Entry{}, 0, content.Wrong("the line names no unit", "la ligne ne nomme aucune unité")
	}
	if slices.Contains(parts, "") {
		return Entry{}, 0, content.Wrong("there is nothing after a comma", "il n'y a rien après une virgule")
	}
	for _, part := range c.cutName(l, &e, parts) {
		c.readPart(c.entryUnit(l, &e), &e, part)
	}
	return e, times, nil
}

// cutCount takes what may say how many there are of a unit off its line, as "2" off "2 x Ax":
// all before a cross, small or large or a proper one, and a space; "" if there is none.
func cutCount(row string) (count, rest string) {
	at := strings.IndexAny(row, "xX×")
	if at < 0 {
		return "", row
	}
	_, n := utf8.DecodeRuneInString(row[at:])
	after := row[at+n:]
	if rest = strings.TrimSpace(after); rest == after {
		return "", row
	}
	return strings.TrimSpace(row[:at]), rest
}

// cutName takes the name of the unit off the parts of its line. A name may itself have a
// comma, so the longest that is known wins.
func (c *Book) cutName(l *List, e *Entry, parts []string) []string {
	most := slices.IndexFunc(parts, func(part string) bool { return fold(part) == "" })
	if most < 0 {
		most = len(parts)
	}
	for n := most; n > 0; n-- {
		if u, ok := c.findUnit(l, e.Army, strings.Join(parts[:n], ", ")); ok {
			e.Unit = c.Units[u].ID
			return parts[n:]
		}
	}
	e.Unit = parts[0]
	return parts[1:]
}

// readPart reads a size, an option or an artefact; what is none of them is kept as an
// option that does not exist.
func (c *Book) readPart(u *Unit, e *Entry, part string) {
	if o := findOption(u, part); o >= 0 {
		e.Options = append(e.Options, u.Options[o].ID)
	} else if s := findSize(part); s >= 0 && e.Size == "" {
		e.Size = SizeIDs[s]
	} else if a := c.findArtefact(part); a != 0 {
		e.Artefacts = append(e.Artefacts, ArtefactIDs[a])
	} else {
		e.Options = append(e.Options, part)
	}
}

// headWords are the keys of a list's head in each language: its name, its army, and what
// the opponent agrees to.
var headWords = [...][3]string{game.English: {"name", "army", "agreed"}, game.French: {"nom", "armée", "accord"}}

// Text writes a list as plain text, in the words of a language. It is read as the same
// list, unless words that nobody knows have commas, colons or strokes in them.
func (c *Book) Text(l *List, lang game.Lang) []byte {
	var b strings.Builder
	head := func(key, text string) {
		if text != "" {
			fmt.Fprintf(&b, "%s: %s\n", key, text)
		}
	}
	words := headWords[lang]
	head(words[0], l.Name)
	head(words[0]+"-fr", l.NameFR)
	head(words[1], c.armyName(l.Army, lang))
	fmt.Fprintf(&b, "points: %d\n", l.Points)
	head(words[2], strings.Join(l.agreed(), ", "))
	b.WriteByte('\n')
	for i := range l.Units {
		b.WriteString(c.unitRow(l, &l.Units[i], lang))
		b.WriteByte('\n')
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
