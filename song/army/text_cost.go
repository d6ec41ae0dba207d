package army

import (
	"slices"

	"gonfalon/content/paper"
	"gonfalon/game"
)

// guessed tells whether a word of an entry is unknown: what it costs is anybody's guess.
func (m *muster) guessed(entry int) bool {
	return slices.ContainsFunc(m.problems, func(p paper.Problem) bool { return p.Word != "" && p.Unit == entry })
}

// called names the card of an entry.
func (m *muster) called(entry int) game.Text {
	for i := range m.taken {
		if t := &m.taken[i]; t.entry == entry && t.slot < 0 {
			return fullName(t.Sheet)
		}
	}
	return game.Text{}
}

// others returns what an entry cost with the list builder that had other prices.
func (m *muster) others(entry int) int {
	cost := m.costs[entry]
	for i := range m.taken {
		if t := &m.taken[i]; t.entry == entry && t.OtherCost > 0 {
			cost += int(t.OtherCost) - int(t.Cost)
		}
	}
	return cost
}

// sum is what the file says that an entry costs, part by part.
func (e *Entry) sum() int {
	sum := 0
	for _, n := range e.costs {
		sum += n
	}
	return sum
}

// contradicts tells whether the file says of an entry another cost than it has: each number
// beside it is what all of it costs, or the line of it, or one of its cards; or all of them
// together are.
func (m *muster) contradicts(entry int) bool {
	e, cost := &m.list.Entries[entry], m.costs[entry]
	may := []int{cost, cost * e.times}
	for i := range m.taken {
		if m.taken[i].entry == entry {
			may = append(may, int(m.taken[i].Cost))
		}
	}
	odd := slices.ContainsFunc(e.costs, func(n int) bool { return !slices.Contains(may, n) })
	return odd && !slices.Contains(may[:2], e.sum())
}
