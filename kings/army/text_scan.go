package army

import (
	"slices"

	"gonfalon/content/paper"
)

// A scan reads what a row says of one unit: its name, size, options, artefact, cost, and how
// many of it there are, in any order and with anything between them.
type scan struct {
	c    *Book
	row  *paper.Row
	unit *Unit // nil if it is not known
	e    Entry

	from, to int      // the words that name the unit
	open     int      // where words begin that nobody knows; -1 if there are none
	strays   []string // what is not known, beside the name
	passed   []string // what is no name, but explains one
	items    int      // how many things were known
	unknown  int      // how many were not, nor are rules that the unit has
	after    bool     // the latest of them was an option or an artefact
	counts   []int    // as in 2 x
	lead     int      // a number before the name that says neither; -1 if there is none
}

// unitScan reads a row that names a unit of an army, or one that nobody knows.
func (c *Book) unitScan(l *List, army string, r *paper.Row) scan {
	s := scan{c: c, row: r, e: Entry{Line: r.Line, Army: army}, open: -1, lead: -1}
	s.find(l)
	s.all()
	s.settle()
	return s
}

// partScan reads a row that tells more of a unit.
func (c *Book) partScan(l *List, e Entry, r *paper.Row) scan {
	s := scan{c: c, row: r, unit: c.entryUnit(l, &e), e: e, open: -1, lead: -1}
	s.e.Options, s.e.Artefacts, s.e.costs = slices.Clone(e.Options), slices.Clone(e.Artefacts), slices.Clone(e.costs)
	s.all()
	s.settle()
	return s
}

// longest returns how many words from a place are known to a function, the most that are.
func (s *scan) longest(at int, known func(text string) bool) int {
	return s.c.index.Longest(s.row, at, known)
}

// find looks for the name of the unit: at the start, after a number, or after a size.
func (s *scan) find(l *List) {
	for at := 0; at < len(s.row.Words); {
		if s.row.Words[at].Number || paper.IsCross(s.row.Span(at, at+1)) {
			at++
			continue
		}
		n := s.longest(at, func(text string) bool {
			id, ok := s.c.findUnit(l, s.e.Army, text)
			if ok {
				s.unit = &s.c.Units[id]
			}
			return ok
		})
		if n > 0 {
			s.e.Unit, s.from, s.to = s.unit.ID, at, at+n
			return
		}
		if n = s.before(at); n == 0 {
			return
		}
		at += n
	}
}

// before returns how many words from a place may stand before a name.
func (s *scan) before(at int) int {
	if fillers[s.row.Folded(at)] {
		return 1
	}
	_, n := s.size(at)
	return n
}

// all goes through the words of the row.
func (s *scan) all() {
	for at := 0; at < len(s.row.Words); {
		if at == s.from && s.to > s.from {
			s.flush(at)
			at, s.after = s.to, false
			continue
		}
		if s.belongs(at) {
			at++
			continue
		}
		if s.row.Words[at].Apart {
			s.flush(at)
		}
		at += s.next(at)
	}
	s.flush(len(s.row.Words))
}

// next reads the words from a place and returns how many.
func (s *scan) next(at int) int {
	if n := s.part(at); n > 0 {
		return n
	}
	if size, n := s.size(at); n > 0 {
		s.flush(at)
		s.sized(SizeIDs[size], s.row.Span(at, at+n))
		return n
	}
	if n := s.number(at); n > 0 {
		return n
	}
	if n := s.rule(at); n > 0 {
		s.flush(at)
		s.strays = append(s.strays, s.row.Verbatim(at, at+n))
		s.after = true
		return n
	}
	if n := s.kind(at); n > 0 {
		s.flush(at)
		return n
	}
	if fillers[s.row.Folded(at)] && s.open < 0 {
		return 1
	}
	if joints[s.row.Folded(at)] {
		s.flush(at)
		return 1
	}
	if s.open < 0 {
		s.open = at
	}
	return 1
}

// part reads an option or an artefact.
func (s *scan) part(at int) int {
	option, artefact := -1, Artefact(0)
	n := s.longest(at, func(text string) bool {
		if option = findOption(s.unit, text); option < 0 {
			artefact = s.c.findArtefact(text)
		}
		return option >= 0 || artefact != 0
	})
	if n == 0 {
		return 0
	}
	s.explain(at)
	if option >= 0 {
		s.e.Options = append(s.e.Options, s.unit.Options[option].ID)
	} else {
		s.e.Artefacts = append(s.e.Artefacts, ArtefactIDs[artefact])
	}
	s.items, s.after = s.items+1, true
	return n
}

// explain drops words that lead up to an option: "exchange shields for" two-handed weapons.
func (s *scan) explain(at int) {
	if s.open >= 0 && s.e.Unit != "" {
		s.passed = append(s.passed, s.row.Verbatim(s.open, at))
		s.open = -1
	}
	s.flush(at)
}

// flush ends the words that nobody knows: the name of the unit, if it has none yet.
func (s *scan) flush(at int) {
	if s.open < 0 {
		return
	}
	text, inside := s.row.Verbatim(s.open, at), s.row.Words[s.open].Open
	s.open = -1
	switch {
	case s.e.Unit == "":
		s.e.Unit = text
	case s.after && inside:
		s.passed = append(s.passed, text)
	default:
		s.strays = append(s.strays, text)
	}
}

// sized notes a size; a second one is told by who checks the list.
func (s *scan) sized(id, text string) {
	switch s.e.Size {
	case "", id:
		s.e.Size = id
		s.items, s.after = s.items+1, false
	default:
		s.strays = append(s.strays, text)
	}
}
