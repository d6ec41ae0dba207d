package army

import "strings"

// heading reads a row before the units: the army, its points, the name of the list.
func (r *textReader) heading(row *row, s *scan) bool {
	how := headed
	if row.isSentence() {
		how = mentioned
	}
	army, from, to := r.c.armyIn(row)
	points := row.pointsIn(army != "")
	if army == "" && points == 0 {
		if s.e.Unit == "" || r.unitLike(row, s) {
			return false
		}
		r.entitle(row, row.text)
		return true
	}
	if army != "" && how > r.army {
		r.l.Army, r.l.armyLine, r.army = army, row.line, how
	}
	if points > 0 {
		r.agreeOn(points, row.line, how)
	}
	if how == headed {
		r.entitle(row, row.beside(from, to))
	}
	return true
}

// comment reads a comment as what it may be elsewhere: a heading. Whatever says more goes
// before it.
func (r *textReader) comment(line int, text string) {
	row := newRow(line, strings.TrimLeft(text, "# "))
	if !r.early() || row.isSentence() {
		return
	}
	if army, _, _ := r.c.armyIn(&row); army != "" && r.army == unsaid {
		r.l.Army, r.l.armyLine, r.army = army, line, mentioned
		if points := row.pointsIn(true); points > 0 {
			r.agreeOn(points, line, mentioned)
		}
	}
}

// entitle takes a text for the name of the list, if it has none and this is no talk.
func (r *textReader) entitle(row *row, text string) {
	text = strings.Trim(text, " -–—:,;()[]|/*\"«»“”")
	switch folded := fold(text); {
	case folded == "" || headings[folded]:
	case r.l.Name != "" || row.isSentence() || len(text) > maxTitle:
		r.pass(row.line, row.text)
	default:
		r.l.Name = text
	}
}

// armyIn returns the army that a row names, and by which words.
func (c *Book) armyIn(r *row) (id string, from, to int) {
	for at := range r.words {
		s := scan{c: c, row: r}
		if n := s.longest(at, c.isArmy); n > to-from {
			id, from, to = c.armyWord(r.span(at, at+n)), at, at+n
		}
	}
	return id, from, to
}

// pointsIn returns the points that a row speaks of, 0 if it does not.
func (r *row) pointsIn(bare bool) int {
	best := 0
	for i := range r.words {
		if pointWords[r.folded(i)] {
			bare = true
		}
	}
	if !bare {
		return 0
	}
	for _, n := range r.numbers() {
		if n >= 100 && n <= MaxPoints {
			best = max(best, n)
		}
	}
	return best
}

// beside returns the text of a heading without its army and its points, if that is one part
// of it.
func (r *row) beside(from, to int) string {
	for i := 0; i < len(r.words); {
		end := i + 1
		for end < len(r.words) && !r.words[end].apart {
			end++
		}
		named := from < to && i < to && from < end
		numbered := false
		for k := i; k < end; k++ {
			numbered = numbered || r.words[k].number
		}
		if text := r.span(i, end); !named && !numbered && !headings[fold(text)] && !totals[fold(text)] {
			return text
		}
		i = end
	}
	return ""
}

// unitLike tells whether a row before the first unit is one itself, if badly spelt.
func (r *textReader) unitLike(row *row, s *scan) bool {
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
func (c *Book) armyOf(r *row) (ID, bool) {
	for i := range c.Armies {
		if s := c.unitScan(&List{Army: c.Armies[i].ID}, "", r); s.unit != nil {
			return ID(i), true
		}
	}
	return 0, false
}
