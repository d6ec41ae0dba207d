package army

import "gonfalon/game"

// shares are how often a card of a kind is looked for, of 20 times: most of an army are its
// combat units.
var shares = []uint8{CombatUnit: 10, Attachment: 6, NonCombat: 4}

// patience is how many cards that do not fit are looked at, one after another, before an army
// is done.
const patience = 40

// A draft is a list being made up by dice.
type draft struct {
	c     *Book
	l     List
	f     FactionID
	dice  *game.Dice
	label game.Label
}

// Random makes up a legal list of a faction, or of any if it names none, for so many points,
// and tells whether there is one: nobody leads an army of 2 points. The dice decide, by rolls
// of a label, and nothing else.
func (c *Book) Random(faction string, points int, dice *game.Dice, label game.Label) (List, bool) {
	m := draft{c: c, dice: dice, label: label}
	if f, ok := c.Faction(faction); ok {
		m.f = f
	} else {
		m.f = FactionID(m.pick(even(len(c.Factions))))
	}
	for range patience {
		m.l = List{Faction: c.Factions[m.f].ID, Points: points}
		if m.lead() {
			m.fill()
			m.l.settle()
			return m.l, true
		}
	}
	return List{}, false
}

// fill enlarges the army until nothing fits.
func (m *draft) fill() {
	for missed := 0; missed < patience; missed++ {
		kind := Kind(m.pick(shares))
		if len(m.l.Entries) < 3 {
			kind = CombatUnit // nobody else holds the field
		}
		if m.enlarge(kind) {
			missed = -1
		}
	}
}

func (m *draft) pick(weights []uint8) int { return m.dice.Pick(m.label, weights) }

// even gives n things the same chance.
func even(n int) []uint8 {
	weights := make([]uint8, n)
	for i := range weights {
		weights[i] = 1
	}
	return weights
}

// any draws one of the sheets that the faction may have and a function wants.
func (m *draft) any(wants func(*Sheet) bool) (SheetID, bool) {
	weights, some := make([]uint8, len(m.c.Sheets)), false
	for i := range m.c.Sheets[1:] {
		s := &m.c.Sheets[i+1]
		switch {
		case s.Needs.Sender != NoSheet || s.Kind == NonCombat && s.Cost == 0 && !s.Commander || !wants(s):
			continue // sent by another, or does nothing for nothing
		case s.Serves(m.f):
			weights[i+1] = 3
		case s.Faction == m.c.Neutral:
			weights[i+1] = 1
		}
		some = some || weights[i+1] > 0
	}
	if !some {
		return NoSheet, false
	}
	return SheetID(m.pick(weights)), true
}

// lead begins the list with a commander and a unit, and tells whether that is legal.
func (m *draft) lead() bool {
	leader, _ := m.any(func(s *Sheet) bool { return s.Commander })
	s := &m.c.Sheets[leader]
	unit, ok := s.Needs.Sheet, true
	if unit == NoSheet {
		unit, ok = m.any(func(u *Sheet) bool {
			return u.Kind == CombatUnit && (s.Kind != Attachment || u.Type == s.Type && !u.Solo())
		})
	}
	if !ok {
		return false
	}
	e := Entry{Kind: CombatUnit, Card: m.c.Sheets[unit].ID}
	switch s.Kind {
	case Attachment:
		e.Attachments = []string{s.ID}
	default:
		m.l.Entries = append(m.l.Entries, Entry{Kind: s.Kind, Card: s.ID})
	}
	m.l.Entries = append(m.l.Entries, e)
	return len(m.c.Check(m.l)) == 0
}

// enlarge adds a card of a kind, and tells whether the list is legal then; else it stays as it
// was.
func (m *draft) enlarge(kind Kind) bool {
	more := m.l
	more.Entries = append([]Entry{}, m.l.Entries...)
	if kind == Attachment {
		if !m.join(&more) {
			return false
		}
	} else {
		id, ok := m.any(func(s *Sheet) bool { return s.Kind == kind && !s.Commander })
		if !ok || !m.l.room(kind, 1) {
			return false
		}
		more.Entries = append(more.Entries, Entry{Kind: kind, Card: m.c.Sheets[id].ID})
	}
	r, problems := m.c.Muster(more)
	if len(problems) > 0 || r.Bodies(m.c) > MaxSide {
		return false
	}
	m.l = more
	return true
}

// join draws a unit of a list and an attachment for it, or one for a unit of an enemy.
func (m *draft) join(l *List) bool {
	weights := make([]uint8, len(l.Entries))
	for i, e := range l.Entries {
		if e.Kind == CombatUnit {
			weights[i] = 1
		}
	}
	e := &l.Entries[m.pick(weights)]
	unit, _ := m.c.Sheet(e.Card)
	u := &m.c.Sheets[unit]
	id, ok := m.any(func(s *Sheet) bool {
		return s.Kind == Attachment && !s.Commander && (s.ToEnemy || s.Needs.Only == unit || s.Type == u.Type && !u.Solo())
	})
	if !ok {
		return false
	}
	if s := &m.c.Sheets[id]; s.ToEnemy {
		l.Entries = append(l.Entries, Entry{Kind: Attachment, Card: s.ID})
	} else {
		e.Attachments = append(e.Attachments[:len(e.Attachments):len(e.Attachments)], s.ID)
	}
	return true
}
