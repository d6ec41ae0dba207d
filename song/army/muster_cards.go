package army

import (
	"slices"

	"gonfalon/game"
)

// conditions looks at what cards demand of who takes them.
// Carries out song.army.card-restrictions.
func (m *muster) conditions() {
	for i := range m.taken {
		t := &m.taken[i]
		for _, r := range [...]*game.Refusal{m.forbidsAlone(t), m.forbidsCompany(t), m.forbidsLeader(t), m.forbidsPlace(t), m.forbidsLoyalty(i)} {
			if r != nil {
				m.against(t, r)
			}
		}
	}
}

// has tells whether a card is in the army.
func (m *muster) has(id SheetID) bool {
	return slices.ContainsFunc(m.taken, func(t taken) bool { return t.id == id })
}

// who returns the card on which a character is in the army, if he is.
func (m *muster) who(name string) *Sheet {
	for i := range m.taken {
		if m.taken[i].is(name) {
			return m.taken[i].Sheet
		}
	}
	return nil
}

// character returns what a character is called in both languages: as on the first of his cards.
func (c *Book) character(name string) game.Text {
	for i := range c.Sheets {
		if s := &c.Sheets[i]; s.Named.English == name {
			return s.Named
		}
	}
	for i := range c.Sheets {
		if s := &c.Sheets[i]; s.is(name) {
			return s.Named
		}
	}
	return game.Text{English: name, French: name}
}

// forbidsAlone says who or what is missing that a card demands, if so.
func (m *muster) forbidsAlone(t *taken) *game.Refusal {
	switch n := &t.Needs; {
	case n.Sender != NoSheet:
		return game.Against(ruleArmyCardRestrictions, "%s is sent by a %s when that is deployed, and is not taken before", "%s : ne s'achète pas, c'est l'Attachement %s qui l'amène au déploiement", t, &m.c.Sheets[n.Sender])
	case m.unknown():
		return nil // it may be what is missing
	case n.Character != "" && m.who(n.Character) == nil:
		return game.Against(ruleArmyCardRestrictions, "%s needs %s in the army", "%s : il faut %s dans l'armée", t, m.c.character(n.Character))
	case n.Sheet != NoSheet && !m.has(n.Sheet):
		return game.Against(ruleArmyCardRestrictions, "%s needs %s in the army", "%s : il faut %s dans l'armée", t, &m.c.Sheets[n.Sheet])
	}
	return nil
}

// forbidsCompany says beside whom a card cannot be in one army, if so.
func (m *muster) forbidsCompany(t *taken) *game.Refusal {
	var other *Sheet
	if t.Needs.Without != "" {
		other = m.who(t.Needs.Without)
	}
	if t.Needs.Bars != NoSheet && m.has(t.Needs.Bars) {
		other = &m.c.Sheets[t.Needs.Bars]
	}
	if other == nil {
		return nil
	}
	return game.Against(ruleArmyCardRestrictions, "%s cannot be in one army with %s", "%s : pas dans la même armée que %s", t, other)
}

// forbidsLeader says whom a card wants to command the army, if somebody else does.
func (m *muster) forbidsLeader(t *taken) *game.Refusal {
	if leader := t.Needs.Leader; leader != NoSheet && m.roster.Commander != leader {
		return game.Against(ruleArmyCardRestrictions, "%s needs %s as the Commander", "%s : il faut %s pour Général", t, &m.c.Sheets[leader])
	}
	return nil
}

// forbidsPlace says why a card cannot stand where it does, if so.
func (m *muster) forbidsPlace(t *taken) *game.Refusal {
	n := &t.Needs
	if t.unit < 0 {
		return nil
	}
	u := &m.roster.Units[t.unit]
	switch {
	case t.slot < 0 && n.Holds != NoSheet && !slices.Contains(u.Attachments, n.Holds):
		return game.Against(ruleArmyCardRestrictions, "%s is the unit of %s, who must stand in it", "%s : %s doit rejoindre cette unité", t, &m.c.Sheets[n.Holds])
	case t.slot < 0:
		return nil
	case n.Only != NoSheet && n.Only != u.Sheet:
		return game.Against(ruleArmyCardRestrictions, "%s joins no other unit than %s", "%s : à placer dans l'unité %s, dans aucune autre", t, &m.c.Sheets[n.Only])
	case n.Beside != nil && !slices.ContainsFunc(n.Beside, func(a SheetID) bool { return slices.Contains(u.Attachments, a) }):
		return game.Against(ruleArmyCardRestrictions, "%s must stand in the unit of %s", "%s : à placer dans l'unité de %s", t, m.c.Sheets[n.Beside[0]].Named)
	case n.Once && t.slot > slices.Index(m.list.Entries[t.entry].Attachments, t.ID):
		return game.Against(ruleArmyCardRestrictions, "%s is in the unit already", "%s : déjà dans l'unité", t)
	}
	return nil
}

// loyalties are what people call them.
var loyalties = map[string]game.Text{
	"renly":   {English: "Renly", French: "Renly"},
	"stannis": {English: "Stannis", French: "Stannis"},
}

// forbidsLoyalty says that a card is loyal to somebody else than a card before it, if so.
// The commander's loyalty goes before that of all others.
func (m *muster) forbidsLoyalty(i int) *game.Refusal {
	t := &m.taken[i]
	if t.Loyalty == "" || t.id == m.roster.Commander {
		return nil
	}
	for j := range m.taken {
		other := &m.taken[j]
		if other.Loyalty == "" || other.Loyalty == t.Loyalty || j > i && other.id != m.roster.Commander {
			continue
		}
		return game.Against(ruleArmyCardRestrictions, "%s is loyal to %s, and %s to %s", "%s : Loyauté %s ; %s : Loyauté %s", t, loyalties[t.Loyalty], other, loyalties[other.Loyalty])
	}
	return nil
}
