package song

import (
	"gonfalon/game"
	"gonfalon/song/army"
	"gonfalon/song/effect"
)

// Models, Attachments and NCUs that an effect kills.

// kill kills a model, an Attachment or an NCU; whose effect it is chooses among several.
func (p play) kill(w *Work, op *effect.Op, u UnitID) {
	w.PC++
	if n := p.ncuOf(w, op.Role); n != 0 {
		p.killNCU(n)
		return
	}
	if !p.present(u) {
		return
	}
	if op.Part == effect.Model {
		p.hurt(w.hurts(u, p.lastModel(u)))
		return
	}
	set, plain := p.victims(u, op.Part), op.Part == effect.AnyModel && p.models(u) > p.joinedTo(u)
	switch {
	case set == 0 && plain:
		p.hurt(w.hurts(u, p.lastModel(u)))
	case set == 0:
	case set.Len() == 1 && !plain:
		p.doom(w.Seat, u, AttachID(set.first()))
	default:
		seat := w.Seat
		if op.ByFoe {
			seat = p.opponentOf(w)
		}
		w.PC--
		p.Ask = Ask{Units: set, May: plain}
		p.ask(decideAttachment, seat)
	}
}

// lastModel is how many Wounds the next model to be removed can still suffer.
func (s *State) lastModel(u UnitID) int {
	return s.left(u) - (s.models(u)-1)*int(s.sheet(u).Health)
}

// joinedTo is how many Attachments a unit has.
func (s *State) joinedTo(u UnitID) int {
	n := 0
	for _, a := range s.Units[u].Attached {
		if a != 0 {
			n++
		}
	}
	return n
}

// victims are the Attachments of a unit that an effect may kill: not one who is always the last.
func (s *State) victims(u UnitID, part effect.Part) UnitSet {
	var set UnitSet
	for i, a := range s.Units[u].Attached {
		if a != 0 && s.isPart(a, part) && !(s.models(u) > 1 && s.alwaysLast(u, uint8(i))) {
			set = set.with(UnitID(a))
		}
	}
	return set
}

// alwaysLast tells whether an Attachment is the last model of its unit to be removed.
func (s *State) alwaysLast(u UnitID, i uint8) bool {
	for slot := (i + 1) * slots; slot < (i+2)*slots; slot++ {
		if id := s.abilityAt(u, slot); id != 0 && s.Muster.lib.entry(id).says(effect.LastModel) && !s.lost(u, slot, id) {
			return true
		}
	}
	return false
}

// isPart tells whether an Attachment is what a word of the vocabulary means.
func (s *State) isPart(a AttachID, part effect.Part) bool {
	m := &s.Muster.attached[a]
	switch part {
	case effect.Attachment, effect.AnyModel:
		return true
	case effect.InfantryAttachment:
		return m.card.Type == army.Infantry
	case effect.PlainAttachment:
		return !m.card.Character
	}
	return m.is(part)
}

// doom begins to kill an Attachment.
func (p play) doom(by game.Seat, u UnitID, a AttachID) {
	p.push(procKill, by, int16(u)|int16(a)<<7)
}

// Steps of the death of an Attachment.
const (
	killWould uint8 = iota
	killDo
	killAfter
)

// killing is the procedure of an Attachment that is killed: others may save it.
func (p play) killing(f *game.Frame) {
	u, a := UnitID(f.Arg&127), AttachID(f.Arg>>7)
	step := f.Step
	f.Step++
	if step != killAfter && p.Attached[a].On != u { // it is elsewhere by now
		p.Stack.Pop()
		return
	}
	w := p.working(uint8(p.Stack.At(p.Stack.Len() - 2).Arg))
	moment := Moment{Unit: u, Seat: f.Seat, Attach: a, Means: w.hurts(u, 0).Means}
	switch step {
	case killWould:
		moment.Kind = effect.AttachmentDue
		p.moment(moment)
	case killDo:
		p.killAttachment(u, a)
		p.hurt(w.hurts(u, min(int(p.sheet(u).Health), p.left(u)))) // its model is gone; that is no Wound of an attack
		moment.Kind = effect.AttachmentLost
		p.moment(moment)
	case killAfter:
		p.Stack.Pop()
	}
}

// killAttachment takes an Attachment out of its unit and out of the game.
func (p play) killAttachment(u UnitID, a AttachID) {
	p.part1(u, a)
	p.leave(a)
	p.tell(eventKilled, p.seatOf(u), int16(u), int16(a))
}

// part1 takes an Attachment out of a unit; the others close up.
func (p play) part1(u UnitID, a AttachID) {
	list := &p.Units[u].Attached
	for i := range list {
		if list[i] == a {
			copy(list[i:], list[i+1:])
			list[len(list)-1] = 0
			return
		}
	}
}

// moveAttachment moves an Attachment to another unit; whose effect it is chooses among several.
func (p play) moveAttachment(w *Work, op *effect.Op, u UnitID) {
	w.PC++
	to := p.unitOf(w, op.With)
	if !p.present(to) || p.Units[to].Attached[2] != 0 {
		return
	}
	var set UnitSet
	for _, a := range p.Units[u].Attached {
		if a != 0 && (op.Part == effect.DueAttachment && a == p.momentOf(w).Attach || op.Part != effect.DueAttachment && p.isPart(a, op.Part)) {
			set = set.with(UnitID(a))
		}
	}
	switch set.Len() {
	case 0:
	case 1:
		p.moveTo(to, AttachID(set.first()))
	default:
		w.PC--
		p.Ask = Ask{Units: set}
		p.ask(decideAttachment, w.Seat)
	}
}

// moveTo puts an Attachment into another unit.
func (p play) moveTo(to UnitID, a AttachID) {
	p.part1(p.Attached[a].On, a)
	p.enter(a, to)
	p.tell(eventJoined, p.seatOf(to), int16(to), int16(a))
}
