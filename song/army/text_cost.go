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

// bare returns what the card of an entry costs without its attachments.
func (m *muster) bare(entry int) int {
	for i := range m.taken {
		if t := &m.taken[i]; t.entry == entry && t.slot < 0 {
			return int(t.Cost)
		}
	}
	return 0
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

// contradicts tells whether the file says of an entry another cost than it has: neither part
// by part, nor its own or all of it alone, nor that of all that its line stands for.
func (e *Entry) contradicts(cost, bare int) bool {
	if e.costs == nil {
		return false
	}
	sum := e.sum()
	return sum != cost && sum != cost*e.times && sum != bare && !slices.Contains(e.costs, cost)
}
