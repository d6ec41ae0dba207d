package army

import (
	"slices"

	"gonfalon/content/paper"
	"gonfalon/game"
)

// A Roster is an army ready for battle. Nothing in it changes.
type Roster struct {
	Faction   FactionID
	Total     int       // the agreed total
	Cost      int       // what it costs
	Neutral   int       // what of this is neutral, in an army that is not
	Commander SheetID   // NoSheet only in a list that is against the rules
	Units     []Unit    // combat units
	NCUs      []SheetID // non-combat units
	ToEnemies []SheetID // attachments that join units of enemies
	Deck      Deck
}

// A Unit is a combat unit of an army. Its attachments stand in the order of the list, that is
// from the left corner of the front rank.
type Unit struct {
	Sheet       SheetID
	Attachments []SheetID
	Cost        int
}

// Bodies is how many combat units the army may come to have on the table: its own, and one
// beast for each of the attachments that choose one.
func (r *Roster) Bodies(c *Book) int {
	n := len(r.Units)
	for _, u := range r.Units {
		for _, a := range u.Attachments {
			if len(c.Sheets[a].BringsOne) > 0 {
				n++
			}
		}
	}
	return n
}

// Check says what is wrong with a list: every reason, each with its rule. A list without
// problems is legal.
func (c *Book) Check(l List) []paper.Problem {
	_, problems := c.Muster(l)
	return problems
}

// Muster works out the army of a list and checks the list. Cards that cannot be made out are
// left out of the roster.
func (c *Book) Muster(l List) (Roster, []paper.Problem) {
	m := c.muster(&l)
	return m.roster, m.problems
}

// muster checks a list, and keeps what it found on the way.
func (c *Book) muster(l *List) *muster {
	m := &muster{c: c, list: l, costs: make([]int, len(l.Entries)), roster: Roster{Total: l.Points}}
	faction, ok := c.Faction(l.Faction)
	if !ok {
		meant := c.meantFaction(l.Faction)
		m.problems = append(m.problems, paper.Problem{Line: l.factionLine, Unit: -1, Word: l.Faction, Meant: meant, Refusal: game.Against(ruleArmyFactionOrNeutralOnly,
			"there is no faction %q%s", "il n'y a pas de faction %q%s", l.Faction, paper.DidYouMean(meant))})
		return m
	}
	m.roster.Faction = faction
	if l.Points <= 0 {
		m.againstHead(l.pointsLine, game.Against(ruleArmyStepOrder, "the list must say for how many points it is", "la liste doit dire pour combien de points elle est faite"))
	}
	for i := range l.Entries {
		m.entry(i)
	}
	if len(m.roster.Units) == 0 && len(m.problems) == 0 {
		m.againstHead(0, game.Against(ruleArmyStepOrder, "the army has no combat unit", "l'armée n'a aucune unité combattante"))
	}
	m.allegiances()
	m.joins()
	m.characters()
	m.commanders()
	m.conditions()
	m.copies()
	m.points()
	m.deck()
	slices.SortStableFunc(m.problems, func(a, b paper.Problem) int { return a.Unit - b.Unit })
	return m
}

// A muster is a list being checked.
type muster struct {
	c        *Book
	list     *List
	roster   Roster
	taken    []taken // every card that could be made out
	costs    []int   // of each entry; what cannot be made out costs nothing
	spared   int     // by units in which an attachment costs less
	problems []paper.Problem
}

// A taken card stands in the list: as an entry, or as an attachment of one.
type taken struct {
	*Sheet
	id    SheetID
	entry int
	slot  int // among the attachments; -1 = the entry itself
	unit  int // in Roster.Units, or -1
}

// against notes what is wrong with a card of the list.
func (m *muster) against(t *taken, r *game.Refusal) {
	m.problems = append(m.problems, paper.Problem{Line: m.list.Entries[t.entry].Line, Unit: t.entry, Part: m.list.part(t.entry, t.slot), Refusal: r})
}

// againstHead notes what is wrong with the list as a whole, and the line that says it.
func (m *muster) againstHead(line int, r *game.Refusal) {
	m.problems = append(m.problems, paper.Problem{Line: line, Unit: -1, Refusal: r})
}

// find looks a word of the list up. What is no card of the faction is told with what may be
// meant.
func (m *muster) find(entry, slot int, word string, kind Kind) (SheetID, bool) {
	if id, ok := m.c.Sheet(word); ok {
		return id, true
	}
	meant := m.c.meantSheet(m.roster.Faction, word, kind)
	m.problems = append(m.problems, paper.Problem{Line: m.list.Entries[entry].Line, Unit: entry, Part: m.list.part(entry, slot), Word: word, Meant: meant, Refusal: game.Against(ruleArmyFactionOrNeutralOnly,
		"%s has no card %q%s", "%s : pas de carte %q%s", m.c.Factions[m.roster.Faction].Text, word, paper.DidYouMean(meant))})
	return NoSheet, false
}

// entry makes out an entry: its card and its attachments.
func (m *muster) entry(i int) {
	e := &m.list.Entries[i]
	unit := -1
	if id, ok := m.find(i, -1, e.Card, e.Kind); ok {
		s := &m.c.Sheets[id]
		m.costs[i] = int(s.Cost)
		switch s.Kind {
		case CombatUnit:
			unit = len(m.roster.Units)
			m.roster.Units = append(m.roster.Units, Unit{Sheet: id})
		case NonCombat:
			m.roster.NCUs = append(m.roster.NCUs, id)
		default:
			m.roster.ToEnemies = append(m.roster.ToEnemies, id)
		}
		m.taken = append(m.taken, taken{s, id, i, -1, unit})
	}
	for slot, word := range e.Attachments {
		id, ok := m.find(i, slot, word, Attachment)
		if !ok {
			continue
		}
		s := &m.c.Sheets[id]
		m.costs[i] += int(s.Cost)
		if unit >= 0 {
			m.roster.Units[unit].Attachments = append(m.roster.Units[unit].Attachments, id)
		}
		m.taken = append(m.taken, taken{s, id, i, slot, unit})
	}
	if unit < 0 {
		return
	}
	u := &m.roster.Units[unit]
	if m.c.Sheets[u.Sheet].Adaptive && slices.ContainsFunc(u.Attachments, func(a SheetID) bool { return m.c.Sheets[a].Cost > 0 }) {
		m.costs[i]--
		m.spared++
	}
	u.Cost = m.costs[i]
}

// points adds up.
// Carries out song.army.points-limit and song.army.neutral-max-half.
func (m *muster) points() {
	r := &m.roster
	for _, cost := range m.costs {
		r.Cost += cost
	}
	if r.Total <= 0 {
		return
	}
	if over := r.Cost - r.Total; over > 0 {
		m.againstHead(m.list.pointsLine, game.Against(ruleArmyPointsLimit, "the army costs %d {point|points}, %d more than the total of %d",
			"l'armée coûte %d {point|points}, %d de plus que le total de %d", r.Cost, over, r.Total))
	}
	if r.Faction == m.c.Neutral {
		return
	}
	r.Neutral = m.neutralPoints()
	if 2*r.Neutral > r.Total {
		m.againstHead(m.list.pointsLine, game.Against(ruleArmyNeutralMaxHalf, "%d {point|points} of the army are Neutral, and half of %d is %s",
			"%d {point|points} de l'armée sont Neutres, or la moitié de %d est %s", r.Neutral, r.Total, half(r.Total)))
	}
}

// neutralPoints returns what is paid for neutral cards. What adaptive units save is saved on
// the attachment.
func (m *muster) neutralPoints() int {
	sum := 0
	saved := make([]bool, len(m.roster.Units))
	for i := range m.taken {
		t := &m.taken[i]
		cost := int(t.Cost)
		if t.slot >= 0 && t.unit >= 0 && cost > 0 && !saved[t.unit] && m.c.Sheets[m.roster.Units[t.unit].Sheet].Adaptive {
			saved[t.unit] = true
			cost--
		}
		if t.Faction == m.c.Neutral {
			sum += cost
		}
	}
	return sum
}

// half is half of a number, as people write it.
func half(n int) game.Text {
	text := game.Sentence("%d", "%d", n/2)
	if n%2 == 1 {
		text.English += ".5"
		text.French += ",5"
	}
	return text
}
