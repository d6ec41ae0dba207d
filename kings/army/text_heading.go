package army

import (
	"strings"

	"gonfalon/content/paper"
)

// heading reads a row before the units: the army, its points, the name of the list.
func (r *textReader) heading(row *paper.Row, s *scan) bool {
	how := headed
	if row.IsSentence() {
		how = mentioned
	}
	army, from, to := r.c.armyIn(row)
	points := pointsIn(row, army != "")
	if army == "" && points == 0 {
		if s.e.Unit == "" || r.unitLike(row, s) {
			return false
		}
		r.entitle(row, row.Text)
		return true
	}
	if army != "" && how > r.army {
		r.l.Army, r.l.armyLine, r.army = army, row.Line, how
	}
	if points > 0 {
		r.agreeOn(points, row.Line, how)
	}
	if how == headed {
		r.entitle(row, beside(row, from, to))
	}
	return true
}

// comment reads a comment as what it may be elsewhere: a heading. Whatever says more goes
// before it.
func (r *textReader) comment(line int, text string) {
	row := paper.NewRow(line, strings.TrimLeft(text, "# "))
	if !r.early() || row.IsSentence() {
		return
	}
	if army, _, _ := r.c.armyIn(&row); army != "" && r.army == unsaid {
		r.l.Army, r.l.armyLine, r.army = army, line, mentioned
		if points := pointsIn(&row, true); points > 0 {
			r.agreeOn(points, line, mentioned)
		}
	}
}

// entitle takes a text for the name of the list, if it has none and this is no talk.
func (r *textReader) entitle(row *paper.Row, text string) {
	text = strings.Trim(text, " -–—:,;()[]|/*\"«»“”")
	switch folded := paper.Fold(text); {
	case folded == "" || headings[folded]:
	case r.l.Name != "" || row.IsSentence() || len(text) > paper.MaxTitle:
		r.pass(row.Line, row.Text)
	default:
		r.l.Name = text
	}
}

// armyIn returns the army that a row names, and by which words.
func (c *Book) armyIn(r *paper.Row) (id string, from, to int) {
	for at := range r.Words {
		s := scan{c: c, row: r}
		if n := s.longest(at, c.isArmy); n > to-from {
			id, from, to = c.armyWord(r.Span(at, at+n)), at, at+n
		}
	}
	return id, from, to
}

// pointsIn returns the points that a row speaks of, 0 if it does not.
func pointsIn(r *paper.Row, bare bool) int {
	best := 0
	for i := range r.Words {
		if pointWords[r.Folded(i)] {
			bare = true
		}
	}
	if !bare {
		return 0
	}
	for _, n := range r.Numbers() {
		if n >= 100 && n <= paper.MaxPoints {
			best = max(best, n)
		}
	}
	return best
}

// beside returns the text of a heading without its army and its points, if that is one part
// of it.
func beside(r *paper.Row, from, to int) string {
	for i := 0; i < len(r.Words); {
		end := i + 1
		for end < len(r.Words) && !r.Words[end].Apart {
			end++
		}
		named := from < to && i < to && from < end
		numbered := false
		for k := i; k < end; k++ {
			numbered = numbered || r.Words[k].Number
		}
		if text := r.Span(i, end); !named && !numbered && !headings[paper.Fold(text)] && !totals[paper.Fold(text)] {
			return text
		}
		i = end
	}
	return ""
}

// unitLike tells whether a row before the first unit is one itself, if badly spelt.
func (r *textReader) unitLike(row *paper.Row, s *scan) bool {
	if s.e.Size != "" || s.e.costs != nil || s.counts != nil {
		return true
	}
	if a, ok := r.c.Army(r.l.Army); ok {
		return r.c.meantUnit(a, s.e.Unit) != nil
	}
	_, ok := r.c.armyOf(row)
	return ok
}

// armyOf returns an army that has the unit of a row.
func (c *Book) armyOf(r *paper.Row) (ID, bool) {
	for i := range c.Armies {
		if s := c.unitScan(&List{Army: c.Armies[i].ID}, "", r); s.unit != nil {
			return ID(i), true
		}
	}
	return 0, false
}
