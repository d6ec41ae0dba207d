package army

import (
	"slices"

	"gonfalon/content"
	"gonfalon/content/paper"
	"gonfalon/game"
)

// costs returns what each unit of the list costs; 0 if it could not be made out.
func (m *muster) costs() []int {
	all := make([]int, len(m.list.Units))
	for i := range m.units {
		all[m.units[i].entry] = int(m.units[i].Points)
	}
	return all
}

// remarks tells where the list was not read to the letter, and where it says other points
// than these are: those of another year, or a mistake.
func (m *muster) remarks() []game.PaperRemark {
	all, costs := slices.Clone(m.list.remarks), m.costs()
	unknown := func(entry int) bool { // what follows from a word that nobody knows is not told again
		return slices.ContainsFunc(m.problems, func(p paper.Problem) bool { return p.Word != "" && (p.Unit == entry || entry < 0) })
	}
	for i, e := range m.list.Units {
		if i > 0 && m.list.Units[i-1].Line == e.Line {
			continue // a line that stands for several units
		}
		if costs[i] == 0 || unknown(i) {
			continue
		}
		u := m.c.entryUnit(m.list, &e)
		p, _ := u.sized(e.Size)
		if said, ok := e.said(costs[i], int(p.Points)); !ok {
			all = append(all, game.PaperRemark{Line: e.Line, Text: content.Wrong(
				"%s: %d {point|points}, not %d as the list says", "%s : %d {point|points}, et non %d comme le dit la liste", u.Text, costs[i], said).Text})
		}
	}
	if l := m.list; l.total > 0 && l.total != m.cost && !unknown(-1) {
		all = append(all, game.PaperRemark{Line: l.totalLine, Text: content.Wrong(
			"the units cost %d {point|points}, not %d as the list says", "les unités coûtent %d {point|points}, et non %d comme le dit la liste", m.cost, l.total).Text})
	}
	return paper.InOrder(all)
}

// said returns what the file says that a unit costs, and whether it does: one of the numbers
// beside it, their sum, or that and its bare cost, for one unit or for all of its line. Of
// several the nearest counts.
func (e *Entry) said(cost, bare int) (int, bool) {
	if e.costs == nil {
		return 0, true
	}
	sum := 0
	for _, n := range e.costs {
		sum += n
	}
	nearest := sum
	for _, n := range append(slices.Clone(e.costs), bare+sum) {
		if n == cost*e.times {
			return n, true
		}
		if far(n, cost) < far(nearest, cost) {
			nearest = n
		}
	}
	return nearest, nearest == cost || sum == cost*e.times
}

func far(a, b int) int { return max(a-b, b-a) }
