package army

import (
	"strings"

	"gonfalon/content/paper"
)

// What stands around the units of a text: tables of numbers, sums, the signs of programs.

// isColumns tells whether a row only heads the numbers of units.
func isColumns(r *paper.Row) bool {
	for i := range r.Words {
		if !columns[r.Folded(i)] {
			return false
		}
	}
	return len(r.Words) > 2
}

// stats reads a row of numbers as programs print them: the size and its models, then what
// the profile says, the Nerve, and the points. A second such row is a second unit.
func (r *textReader) stats(row *paper.Row) bool {
	fields := strings.Fields(row.Text)
	nerve, scores := -1, 0
	for i, f := range fields {
		switch before, after, stroke := strings.Cut(f, "/"); {
		case stroke && isScore(before) && isScore(after):
			nerve = i
		case isScore(f):
			scores++
		}
	}
	if nerve < 0 || scores < 4 {
		return false
	}
	if r.above == nil {
		return true
	}
	head := paper.NewRow(row.Line, strings.Join(fields[:max(0, nerve-5)], " "))
	e := r.l.Units[r.first]
	if e.costs != nil && nerve < len(fields)-1 && len(r.l.Units) < MaxSide {
		e = Entry{Line: row.Line, Army: e.Army, Unit: e.Unit, times: 1}
		r.first = len(r.l.Units)
		r.l.Units = append(r.l.Units, e)
	}
	s := r.c.partScan(&r.l, e, &head)
	s.e.costs = nil
	if nerve < len(fields)-1 {
		if n, ok := wholePoints(fields[len(fields)-1]); ok {
			s.e.costs = []int{n}
		}
	}
	r.change(s.e)
	return true
}

// isScore tells whether a field is a number of a profile: 6, 4+, -, D6+2.
func isScore(field string) bool {
	field = strings.TrimSuffix(field, "+")
	return field == "" || field == "-" || field == "–" || strings.Trim(field, "0123456789D+*") == ""
}

// sum reads a row that only says points: what the list is for while there are no units, and
// after them what they cost.
func (r *textReader) sum(row *paper.Row) bool {
	for i := range row.Words {
		if !row.Words[i].Number && !totals[row.Folded(i)] {
			return false
		}
	}
	all := row.Numbers()
	if len(all) == 0 || len(all) > 2 || all[0] < 50 {
		return false
	}
	if len(r.l.Units) == 0 {
		r.agreeOn(all[len(all)-1], row.Line, headed)
		return true
	}
	r.adds(row)
	return true
}

// adds notes what a text says that the units cost, and of how many points.
func (r *textReader) adds(row *paper.Row) {
	all := row.Numbers()
	if len(all) == 0 {
		return
	}
	r.l.total, r.l.totalLine = min(all[0], paper.MaxPoints), row.Line
	if len(all) > 1 {
		r.agreeOn(all[1], row.Line, headed)
	}
}

// agreeOn notes for how many points the list is, if nothing surer has said it.
func (r *textReader) agreeOn(points, line int, how said) {
	if points <= paper.MaxPoints && how > r.points {
		r.l.Points, r.l.pointsLine, r.points = points, line, how
	}
}
