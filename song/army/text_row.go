package army

import (
	"slices"
	"strconv"

	"gonfalon/content"
	"gonfalon/content/paper"
)

// A scan reads the cards that a row names, what they cost, and how many times it is meant.
type scan struct {
	r     *textReader
	row   *paper.Row
	found []piece
	costs []int
	times int
	open  int // where words begin that nobody knows; -1 if there are none
}

// A piece of a row is a card, or words that nobody knows.
type piece struct {
	card   string
	known  bool
	kind   Kind
	inside bool // in brackets
}

// cards reads a row that names cards: a unit and what joins it, several, or what joins the
// unit above.
func (r *textReader) cards(row *paper.Row) *content.Fault {
	s := scan{r: r, row: row, times: 1, open: -1}
	s.all()
	known := false
	for _, p := range s.found {
		known = known || p.known
	}
	if !known && (row.IsSentence() || len(s.found) == 0 || len(r.l.Entries) == 0 && s.costs == nil && r.untitled(row)) {
		if len(s.found) > 0 && r.l.Name != row.Text {
			r.pass(row.Line, row.Text)
		}
		return nil
	}
	if s.times < 1 || s.times > MaxSide {
		return content.Wrong("there must be 1 to %d of a unit", "il faut de 1 à %d fois une unité", MaxSide)
	}
	for i, p := range s.found {
		if why := s.take(i, p); why != nil {
			return why
		}
	}
	return nil
}

// untitled takes a row before all cards for the name of the list, if it has none.
func (r *textReader) untitled(row *paper.Row) bool {
	if r.l.Name == "" && r.l.factionLine == 0 {
		r.l.Name = row.Text
		return true
	}
	return false
}

// take puts a piece where it belongs: a unit stands for itself, an attachment joins the unit
// before it.
func (s *scan) take(i int, p piece) *content.Fault {
	r := s.r
	if !p.known && (p.inside || i == 0 && len(s.found) > 1 && s.found[1].known) {
		r.pass(s.row.Line, p.card) // it explains what stands beside
		return nil
	}
	joins := p.kind == Attachment && r.section != apart && r.first >= 0
	if !p.known {
		joins = r.first >= 0 && (i > 0 || s.row.Indent > 0 || s.row.Bullet && !r.bulleted())
	}
	if id, ok := r.c.Sheet(p.card); ok && r.c.Sheets[id].ToEnemy {
		joins = false
	}
	if joins {
		return s.join(p.card)
	}
	e := Entry{Line: s.row.Line, Kind: p.kind, Card: p.card, times: s.times, bullet: s.row.Bullet}
	if !p.known {
		if e.Kind = CombatUnit; r.section == apart {
			e.Kind = Attachment
		}
	}
	if i == 0 || !s.found[i-1].known {
		e.costs = s.costs
	}
	if !r.l.room(e.Kind, s.times) {
		return content.Wrong(tooMany.English, tooMany.French, mostOf[e.Kind].most, mostOf[e.Kind].what)
	}
	at := len(r.l.Entries)
	for range s.times {
		r.l.Entries = append(r.l.Entries, e)
	}
	if r.first = at; e.Kind != CombatUnit {
		r.first = -1
	}
	return nil
}

// bulleted tells whether the unit above stands behind a bullet itself: known by its row.
func (r *textReader) bulleted() bool { return r.l.Entries[r.first].bullet }

// join adds an attachment to the units of the latest row.
func (s *scan) join(card string) *content.Fault {
	r := s.r
	for i := r.first; i < len(r.l.Entries); i++ {
		e := &r.l.Entries[i]
		if len(e.Attachments) == maxJoined {
			return content.Wrong("has more than %d attachments", "il y a plus de %d attachements", maxJoined)
		}
		e.Attachments = append(e.Attachments[:len(e.Attachments):len(e.Attachments)], card)
		if e.Line != s.row.Line && s.costs != nil {
			e.costs = append(e.costs[:len(e.costs):len(e.costs)], s.costs...)
		}
	}
	return nil
}

// all goes through the words of the row.
func (s *scan) all() {
	words := s.row.Words
	for at := 0; at < len(words); {
		if words[at].Apart {
			s.flush(at)
		}
		if n := s.card(at); n > 0 {
			at += n
			continue
		}
		at += s.word(at)
	}
	s.flush(len(words))
}

// word reads a word that names no card, and returns how many it is with what follows.
func (s *scan) word(at int) int {
	word, folded := s.row.Words[at], s.row.Folded(at)
	next := func(is func(string) bool) bool {
		return at+1 < len(s.row.Words) && is(s.row.Span(at+1, at+2))
	}
	switch {
	case paper.IsCross(s.row.Span(at, at+1)) && at+1 < len(s.row.Words) && s.row.Words[at+1].Number:
		s.flush(at)
		s.count(at + 1)
		return 2
	case word.Number && next(paper.IsCross):
		s.flush(at)
		s.count(at)
		return 2
	case word.Number && next(func(text string) bool { return pointWords[paper.Fold(text)] }):
		s.flush(at)
		s.costs = append(s.costs, s.value(at))
		return 2
	case word.Number && len(s.found) == 0 && s.open < 0:
		s.count(at)
	case word.Number:
		s.flush(at)
		s.costs = append(s.costs, s.value(at))
	case s.open < 0 && (fillers[folded] || word.Open && leading[folded]):
	case s.open < 0:
		s.open = at
	}
	return 1
}

// count multiplies how many times the row is meant, up to more than there can be.
func (s *scan) count(at int) { s.times = min(s.times*min(s.value(at), MaxSide+1), MaxSide+1) }

// value returns the number that a word is, as many as no list has if it is too large.
func (s *scan) value(at int) int {
	n, err := strconv.Atoi(s.row.Span(at, at+1))
	if err != nil || n > paper.MaxPoints {
		return paper.MaxPoints
	}
	return n
}

// flush ends the words that nobody knows.
func (s *scan) flush(at int) {
	if s.open < 0 {
		return
	}
	s.found = append(s.found, piece{card: s.row.Verbatim(s.open, at), inside: s.row.Words[s.open].Open})
	s.open = -1
}

// card reads a card by the longest of its names, and returns how many words that is. A name
// that several cards have is told apart by who commands and by what it costs, where the row
// says so.
func (s *scan) card(at int) int {
	var found []SheetID
	r := s.r
	n := r.c.index.Longest(s.row, at, func(text string) bool {
		found = r.c.called(r.l.Faction, text)
		return found != nil
	})
	if n == 0 {
		return 0
	}
	s.flush(at)
	text := s.row.Span(at, at+n)
	id, ok := r.c.only(found, s.kindAt())
	if !ok {
		id, ok = s.apart(found, at+n)
	}
	if !ok && len(s.found) == 0 && s.row.Indent == 0 && !s.row.Bullet {
		id, ok = r.c.only(found, NonCombat) // who stands on a line of his own
	}
	p := piece{card: text, known: true, kind: r.c.Sheets[found[0]].Kind}
	if ok {
		p.card, p.kind = r.c.Sheets[id].ID, r.c.Sheets[id].Kind
	}
	s.found = append(s.found, p)
	return n
}

// kindAt is the kind that a card is likely of: what follows a unit joins it.
func (s *scan) kindAt() Kind {
	for _, p := range s.found {
		if p.kind == CombatUnit {
			return Attachment
		}
	}
	return CombatUnit
}

// apart tells the versions of a character apart: by who commands, by the type of the unit that
// he joins, by what stands behind his name.
func (s *scan) apart(of []SheetID, at int) (SheetID, bool) {
	c := s.r.c
	if leader, ok := c.commander(s.r.l.Faction, s.r.leader); ok && slices.Contains(of, leader) {
		return leader, true
	}
	if unit, ok := c.Sheet(s.unit()); ok {
		of = narrow(of, func(id SheetID) bool {
			return c.Sheets[id].Kind == Attachment && c.Sheets[id].Type == c.Sheets[unit].Type
		})
	}
	if at < len(s.row.Words) {
		w, mark := s.row.Words[at], leading[s.row.Folded(at)]
		of = narrow(of, func(id SheetID) bool {
			return w.Number && s.value(at) == int(c.Sheets[id].Cost) || w.Open && mark && c.Sheets[id].Commander
		})
	}
	if len(of) != 1 {
		return NoSheet, false
	}
	return of[0], true
}

// narrow keeps the sheets that a function wants, or all of them if it wants none.
func narrow(of []SheetID, wants func(SheetID) bool) []SheetID {
	var fit []SheetID
	for _, id := range of {
		if wants(id) {
			fit = append(fit, id)
		}
	}
	if fit == nil {
		return of
	}
	return fit
}

// unit returns the card of the unit that is read in the row, or stands above it.
func (s *scan) unit() string {
	for _, p := range slices.Backward(s.found) {
		if p.kind == CombatUnit {
			return p.card
		}
	}
	if s.r.first < 0 || len(s.found) == 0 && s.row.Indent == 0 && !s.row.Bullet {
		return ""
	}
	return s.r.l.Entries[s.r.first].Card
}
