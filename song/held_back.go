package song

import (
	"gonfalon/game"
	"gonfalon/song/effect"
)

// Units that an ability keeps off the table when the armies are deployed: Jarl's own, and one of
// the Stark Outriders.

// kept tells whether an ability keeps a unit off the table.
func (s *State) kept(u UnitID) bool {
	return s.Units[u].Fate == InReserve && s.Units[u].Marks&markKept != 0
}

// keptBack tells whether a unit is not deployed: of those of which one is kept back the last.
func (s *State) keptBack(u UnitID) bool {
	if s.kept(u) {
		return true
	}
	for slot := range uint8(unitAnswers) {
		if id := s.abilityAt(u, slot); id != 0 && s.Muster.lib.entry(id).says(effect.StartsReserved) {
			return true
		}
	}
	tag := s.keepsOne(s.seatOf(u))
	if tag == effect.NoTag || !s.tagged(u, tag) {
		return false
	}
	for v, end := s.Muster.Of(s.seatOf(u)); v < end; v++ {
		if v != u && s.Units[v].Fate == InReserve && s.tagged(v, tag) {
			return false
		}
	}
	return true
}

// keepsOne is the kind of units of which a seat keeps one back, if it does.
func (s *State) keepsOne(seat game.Seat) effect.Tag {
	for u, end := s.Muster.Of(seat); u < end; u++ {
		for slot := range uint8(unitAnswers) {
			if id := s.abilityAt(u, slot); id != 0 && s.Muster.lib.entry(id).says(effect.KeepReserved) {
				return s.Muster.lib.entry(id).keeps()
			}
		}
	}
	return effect.NoTag
}

// keeps is the kind of units of which an ability keeps one back.
func (e *entry) keeps() effect.Tag {
	for i := range e.rules {
		for j := range e.rules[i].Ops {
			if op := &e.rules[i].Ops[j]; op.Code == effect.KeepReserved {
				return op.Tag
			}
		}
	}
	return effect.NoTag
}

// keepBack marks the units that are off the table when all armies are deployed.
func (p play) keepBack() {
	for u := UnitID(1); u <= p.Muster.Units(); u++ {
		if p.Units[u].Fate == InReserve && p.Units[u].Marks&markLeftOut == 0 && p.keptBack(u) {
			p.Units[u].Marks |= markKept
		}
	}
	for seat := range p.seats() { // where few units are deployed several may be left: one is kept
		tag, first := p.keepsOne(seat), NoUnit
		for u, end := p.Muster.Of(seat); u < end && tag != effect.NoTag; u++ {
			if p.Units[u].Fate != InReserve || !p.tagged(u, tag) {
				continue
			}
			if p.kept(u) || first == NoUnit {
				first = u
			}
		}
		if first != NoUnit {
			p.Units[first].Marks |= markKept
		}
	}
}

// keptFor is the unit that the ability of an effect keeps off the table.
func (s *State) keptFor(w *Work) UnitID {
	if w.Brought != NoUnit {
		return w.Brought
	}
	for u, end := s.Muster.Of(w.Seat); u < end; u++ {
		if s.kept(u) {
			return u
		}
	}
	return NoUnit
}
