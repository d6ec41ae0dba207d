package song

import "gonfalon/game"

// Attachments that join a unit of an enemy: before anybody deploys, the player who has paid for
// one says which.

// join asks the next who has such an Attachment, and tells whether there was one.
//
// Carries out song.army.card-restrictions.
func (p play) join(f *game.Frame) bool {
	for a := AttachID(f.Arg) + 1; a <= p.Muster.attaches; a++ {
		f.Arg = int16(a)
		if a < p.Muster.apart || p.Attached[a].On != NoUnit {
			continue
		}
		f.Seat = p.Muster.attached[a].seat
		if set := p.captors(f.Seat, a); set != 0 {
			p.Ask = Ask{Units: set}
			p.ask(decideUnit, f.Seat)
			return true
		}
	}
	return false
}

// captors are the enemy units that an Attachment may join: of its type, never Solo.
//
// Carries out song.attachment.never-on-solo, song.attachment.type-must-match.
func (s *State) captors(seat game.Seat, a AttachID) UnitSet {
	var set UnitSet
	for u := UnitID(1); u <= s.Muster.Units(); u++ {
		if s.isBeast(u) || !s.foes(seat).Has(s.seatOf(u)) || s.sheet(u).Solo() || s.Units[u].Attached[2] != 0 {
			continue
		}
		if s.Muster.attached[a].card.Type == s.sheet(u).Type {
			set = set.with(u)
		}
	}
	return set
}

// joins puts such an Attachment into the unit that has been named.
func (p play) joins(f *game.Frame, u UnitID) {
	p.enter(AttachID(f.Arg), u)
	p.tell(eventJoined, f.Seat, int16(u), f.Arg)
}

// enter puts an Attachment into a unit that has room.
func (p play) enter(a AttachID, u UnitID) {
	for i := range p.Units[u].Attached {
		if p.Units[u].Attached[i] == 0 {
			p.Units[u].Attached[i], p.Attached[a].On = a, u
			return
		}
	}
}
