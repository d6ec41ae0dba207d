package song

import (
	"gonfalon/game"
	"gonfalon/song/army"
	"gonfalon/song/effect"
)

// A source is where an effect comes from: an ability of a unit, of an NCU, a card that lies
// with a unit, an Objective.
type source struct {
	entry entryID
	seat  game.Seat // who owns it
	self  UnitID
	ncu   NCUID
	slot  uint8 // of the abilities of the unit
	last  uint8 // the lasting effect that it is, from 1

	mission uint8 // the place of the mission that it is
}

// Slots of the abilities of a unit: its own first, then those of each attachment.
const slots = 8

// abilityAt returns the ability in a slot of a unit, or 0 if there is none.
func (s *State) abilityAt(u UnitID, slot uint8) entryID {
	if slot < slots {
		if list := s.sheet(u).abilities; int(slot) < len(list) {
			return list[slot]
		}
		return 0
	}
	if a := s.Units[u].Attached[slot/slots-1]; a != 0 {
		m, n := &s.Muster.attached[a], int(slot%slots)
		if n < len(m.abilities) {
			return m.abilities[n]
		}
		if b := s.Attached[a].Beast; b != 0 && m.beasts[b-1].card.Kind == army.Attachment { // it says what its beast does
			if list := m.beasts[b-1].abilities; n-len(m.abilities) < len(list) {
				return list[n-len(m.abilities)]
			}
		}
	}
	return 0
}

// A sourcing goes through all that has something to say about an event, or a standing
// statement of a kind: seat by seat, what is quick to rule out is passed over.
type sourcing struct {
	source
	s     *State
	event effect.Event
	code  effect.Code
	first game.Seat
	done  game.Seat // how many seats are done
	stage uint8     // units, NCUs, what lasts, Objectives, missions
	at    int       // within the stage
}

// answering goes through what answers an event, the seat that comes first before others.
func (s *State) answering(event effect.Event) sourcing {
	return sourcing{s: s, event: event, first: s.first(), at: -1}
}

// answeringOf goes through what a seat has that answers an event.
func (s *State) answeringOf(seat game.Seat, event effect.Event) sourcing {
	return sourcing{s: s, event: event, first: seat + 1, done: s.seats() - 1, at: -1} // it is the last
}

// stating goes through what says something standing.
func (s *State) stating(code effect.Code) sourcing {
	it := sourcing{s: s, code: code, at: -1}
	if !s.Muster.says.has(effect.NoEvent, code) {
		it.done = s.seats()
	}
	return it
}

func (it *sourcing) fits(id entryID) bool {
	if id == 0 {
		return false
	}
	e := it.s.Muster.lib.entry(id)
	if it.event != effect.NoEvent {
		return e.events>>it.event&1 == 1
	}
	return e.says(it.code)
}

// next goes on to the next source, if there is one.
func (it *sourcing) next() bool {
	for ; it.done < it.s.seats(); it.done++ {
		seat := (it.first + it.done) % it.s.seats()
		for ; it.stage < 5; it.stage++ {
			if it.inStage(seat) {
				return true
			}
			it.at = -1
		}
		it.stage = 0
	}
	return false
}

// inStage goes on within a stage.
func (it *sourcing) inStage(seat game.Seat) bool {
	switch s := it.s; it.stage {
	case 0:
		if s.Muster.seat[seat].says.has(it.event, it.code) {
			return it.nextOfUnits(seat)
		}
	case 1:
		begin, end := s.Muster.NCUsOf(seat)
		for it.at++; begin+NCUID(it.at) < end; it.at++ {
			n := begin + NCUID(it.at)
			id := s.Muster.ncu[n].ability
			if it.fits(id) && !s.NCUs[n].Gone && !s.muted(n) && !s.drowned(n) {
				it.source = source{entry: id, seat: seat, self: s.NCUs[n].On, ncu: n}
				return true
			}
		}
	case 2:
		for it.at++; it.at < int(s.Lasts); it.at++ {
			l := &s.Lasting[it.at]
			if id := s.Muster.lib.grant[l.Grant]; l.By == seat && it.fits(id) {
				it.source = source{entry: id, seat: seat, self: l.On, last: uint8(it.at + 1)}
				return true
			}
		}
	case 3:
		for it.at++; it.at < int(s.Laid); it.at++ {
			t := &s.Tokens[it.at]
			if t.Card == 0 || s.Choices.Mode != Thrones || !it.fits(s.Muster.lib.objective[t.Card-1]) {
				continue
			}
			if u := s.controller(it.at); u != NoUnit && s.seatOf(u) == seat {
				it.source = source{entry: s.Muster.lib.objective[t.Card-1], seat: seat, self: u}
				return true
			}
		}
	case 4:
		for it.at++; s.mode().Missions && it.at < int(openMission)+openMissions-1; it.at++ {
			place := uint8(it.at) + 1
			if k := s.missionIn(seat, place); k != 0 && k != hiddenMission && it.fits(s.Muster.lib.mission[k-1]) {
				it.source = source{entry: s.Muster.lib.mission[k-1], seat: seat, mission: place}
				return true
			}
		}
	}
	return false
}

// drowned tells whether an NCU loses its abilities to another that influences the same unit.
func (s *State) drowned(n NCUID) bool {
	for _, m := range s.Units[s.NCUs[n].On].Influence {
		if m == 0 || m == n || s.NCUs[m].Mute || s.NCUs[n].On == NoUnit {
			continue
		}
		e := s.Muster.lib.entry(s.Muster.ncu[m].ability)
		for i := range e.rules {
			for j := range e.rules[i].Ops {
				if op := &e.rules[i].Ops[j]; op.Code == effect.Lose && op.Losses&effect.LoseInfluence != 0 {
					return true
				}
			}
		}
	}
	return false
}

// nextOfUnits goes on through the abilities of the units of a seat.
func (it *sourcing) nextOfUnits(seat game.Seat) bool {
	s := it.s
	begin, end := s.Muster.Of(seat)
	const all = slots * 4
	for it.at++; ; it.at++ {
		u := begin + UnitID(it.at/all)
		if u >= end {
			if u += s.Muster.walls - end; s.Muster.walls == 0 || seat != s.SetUp.Defender || u > s.Muster.Units() {
				return false
			}
		}
		slot := uint8(it.at % all)
		if slot == 0 && (!s.present(u) && it.event != effect.Deployment && !(it.event != effect.NoEvent && s.kept(u)) || !s.unitSays(u, it.event, it.code)) {
			it.at += all - 1
			continue
		}
		id := s.abilityAt(u, slot)
		if it.fits(id) && !s.lost(u, slot, id) {
			it.source = source{entry: id, seat: seat, self: u, slot: slot}
			return true
		}
	}
}

// unitSays tells quickly whether any ability of a unit could.
func (s *State) unitSays(u UnitID, event effect.Event, code effect.Code) bool {
	if s.sheet(u).says.has(event, code) {
		return true
	}
	for _, a := range s.Units[u].Attached {
		if a != 0 && s.Muster.attached[a].says.has(event, code) {
			return true
		}
	}
	return false
}

// sayings are what some abilities have something to say about.
type sayings struct {
	events   uint64
	orders   uint64 // the events that Orders among them answer
	standing [3]uint64
}

func (a sayings) plus(b sayings) sayings {
	a.events |= b.events
	a.orders |= b.orders
	a.standing[0] |= b.standing[0]
	a.standing[1] |= b.standing[1]
	a.standing[2] |= b.standing[2]
	return a
}

func (a *sayings) has(event effect.Event, code effect.Code) bool {
	if event != effect.NoEvent {
		return a.events>>event&1 == 1
	}
	return a.standing[code/64]>>(code%64)&1 == 1
}

// context is what the rules of a source are read in.
func (src *source) context(m uint8) Work {
	return Work{Seat: src.seat, Foe: game.NoSeat, Self: src.self, OwnNCU: src.ncu, Slot: src.slot, Last: src.last, Moment: m, Mission: src.mission}
}

// A statement goes through the standing statements of a kind that are so of a unit, or of a
// seat.
type statements struct {
	sourcing
	unit UnitID    // or
	of   game.Seat // a seat
	rule int
	at   int
	open bool // the rule at hand holds
	in   bool // a source is at hand
	op   *effect.Op
	w    Work
}

// said goes through what is said of a unit.
func (s *State) said(u UnitID, code effect.Code) statements {
	return statements{sourcing: s.stating(code), unit: u, of: game.NoSeat}
}

// saidOf goes through what is said of a seat.
func (s *State) saidOf(seat game.Seat, code effect.Code) statements {
	return statements{sourcing: s.stating(code), of: seat}
}

// next goes on to the next statement, if there is one.
func (it *statements) next() bool {
	for {
		if !it.in {
			if !it.sourcing.next() {
				return false
			}
			e := it.s.Muster.lib.entry(it.entry)
			if it.unit != NoUnit && it.self != it.unit && !e.wide && it.last == 0 {
				continue
			}
			it.in, it.rule, it.open = true, 0, false
		}
		e := it.s.Muster.lib.entry(it.entry)
		for ; it.rule < len(e.rules); it.rule++ {
			r := &e.rules[it.rule]
			if !it.open {
				if r.Event != effect.NoEvent || !it.concerns(r) {
					continue
				}
				it.open, it.at = true, 0
			}
			for ; it.at < len(r.Ops); it.at++ {
				if r.Ops[it.at].Code == it.code {
					it.op = &r.Ops[it.at]
					it.at++
					return true
				}
			}
			it.open = false
		}
		it.in = false
	}
}

// concerns tells whether a standing rule is about the unit or the seat.
func (it *statements) concerns(r *effect.Rule) bool {
	s := it.s
	it.w = it.context(0)
	var granted game.SeatSet
	if it.last != 0 {
		granted = s.Lasting[it.last-1].For
	}
	if it.of != game.NoSeat {
		of := game.Seats(it.seat)
		if granted != 0 {
			of = granted
		} else if !r.Seat {
			return false
		}
		return of.Has(it.of) && s.hold(&it.w, r.Conditions)
	}
	if r.Seat {
		return false
	}
	switch {
	case r.For != effect.NoSide:
		if !s.onSide(&it.w, r.For, it.unit) {
			return false
		}
	case granted != 0 && it.self == NoUnit:
		if !granted.Has(s.seatOf(it.unit)) {
			return false
		}
		it.w.Self = it.unit
	case it.self != it.unit:
		return false
	}
	it.w.It = it.unit
	return s.hold(&it.w, r.Conditions)
}
