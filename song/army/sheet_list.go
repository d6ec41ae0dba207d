package army

import (
	"gonfalon/content"
)

// A listSheet is what there is to tell about a list beside what is wrong with it.
type listSheet struct {
	Faction   *content.Thing  `json:"faction,omitempty"` // if there is one
	Commander *content.Thing  `json:"commander,omitempty"`
	Points    map[string]int  `json:"points"`       // by kind
	Neutral   int             `json:"neutral"`      // points of neutral cards in an army that is not
	MayBe     int             `json:"neutral_most"` // of these; -1 in a neutral army
	Costs     []int           `json:"costs"`        // of the units with their attachments, then of the others
	Deck      []content.Thing `json:"deck"`         // the tactics cards, of each two: the faction's, then the commander's
}

func (m *muster) sheet() listSheet {
	r := &m.roster
	s := listSheet{Points: map[string]int{}, Neutral: r.Neutral, MayBe: r.Total / 2, Costs: m.costs, Deck: []content.Thing{}}
	for _, kind := range KindIDs[1:] {
		s.Points[kind] = 0
	}
	for i := range m.taken {
		s.Points[KindIDs[m.taken[i].Kind]] += int(m.taken[i].Cost)
	}
	s.Points[KindIDs[Attachment]] -= m.spared
	if _, ok := m.c.Faction(m.list.Faction); !ok {
		return s
	}
	f := &m.c.Factions[r.Faction]
	thing := content.ThingOf(f.ID, f)
	s.Faction = &thing
	s.Deck = m.c.things(r.Deck[:factionCards])
	if r.Faction == m.c.Neutral {
		s.MayBe = -1
	}
	if leader := &m.c.Sheets[r.Commander]; leader.Commander {
		thing := content.ThingOf(leader.ID, leader)
		s.Commander = &thing
		s.Deck = m.c.things(r.Deck[:])
	}
	return s
}
