package army

import (
	"strconv"

	"gonfalon/content/paper"
)

// Numbers beside a unit: how many there are of it, what it costs, how many models it has, or
// what stands in the brackets of a rule.

// maxBracket is the largest number in the brackets of a rule or a spell.
const maxBracket = 12

// belongs tells whether a word is the number in the brackets of words that nobody knows.
func (s *scan) belongs(at int) bool {
	w := s.row.Words[at]
	return s.open >= 0 && s.e.Unit != "" && w.Number && w.Open && !s.row.Words[s.open].Open && s.value(at) <= maxBracket
}

// number reads how many there are of a unit, what it costs, or how many models it has.
func (s *scan) number(at int) int {
	word, rest := s.row.Words[at], len(s.row.Words)-at
	if paper.IsCross(s.row.Span(at, at+1)) {
		if rest > 1 && s.row.Words[at+1].Number {
			s.flush(at)
			s.counts = append(s.counts, s.value(at+1))
			return 2
		}
		return 0
	}
	if !word.Number {
		return 0
	}
	s.flush(at)
	n := s.value(at)
	follows := ""
	if rest > 1 {
		follows = s.row.Span(at+1, at+2)
	}
	switch {
	case paper.IsCross(follows):
		s.counts = append(s.counts, n)
		return 2
	case pointWords[paper.Fold(follows)]:
		s.cost(n)
		return 2
	case len(s.row.Text) > word.End && s.row.Text[word.End] == '+':
		return 1 // what a die needs
	case s.e.Unit == "" || at < s.from:
		s.lead = n
	case s.after || word.Plus || !s.models(n):
		s.cost(n)
	}
	return 1
}

// value returns the number that a word is, as many as no list has if it is too large.
func (s *scan) value(at int) int {
	n, err := strconv.Atoi(s.row.Span(at, at+1))
	if err != nil {
		return paper.MaxPoints + 1
	}
	return n
}

func (s *scan) cost(n int) { s.e.costs = append(s.e.costs, n) }

// models takes a number for that of the models of a size, if there is such a one and no
// other is named.
func (s *scan) models(n int) bool {
	if s.unit == nil {
		return false
	}
	for i := range s.unit.Profiles {
		p := &s.unit.Profiles[i]
		if int(p.Models) != n || s.e.Size != "" && s.e.Size != SizeIDs[p.Size] {
			continue
		}
		if len(s.unit.Profiles) > 1 {
			s.e.Size = SizeIDs[p.Size]
		}
		return true
	}
	return false
}

// settle makes out numbers whose meaning hangs on the rest of the row.
func (s *scan) settle() {
	if s.lead >= 0 && s.e.Unit != "" && !s.models(s.lead) {
		s.counts = append(s.counts, s.lead)
	}
	if len(s.counts) == 1 && s.e.Size == "" && s.unit != nil && len(s.unit.Profiles) > 1 && s.models(s.counts[0]) {
		s.counts = nil
	}
	for _, stray := range s.strays {
		if !s.c.plainly(s.unit, &s.e, stray) {
			s.e.Options = append(s.e.Options, stray)
			s.unknown++
		}
	}
}

// times returns how many there are of the unit, and whether that can be.
func (s *scan) times() (int, bool) {
	times := 1
	for _, n := range s.counts {
		if times *= n; n < 1 || n > MaxSide || times > MaxSide {
			return 0, false
		}
	}
	return times, true
}
