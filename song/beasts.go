package song

import "gonfalon/song/army"

// Beasts of Skinchangers: the Bear is a unit of its own; Eagle and Wolf are cards without one,
// whose abilities count as the Skinchanger's.

// bondBeast carries out Bonded Skinchanger: its owner chooses the beast, and deploys the Bear.
func (p play) bondBeast(_ uint8, w *Work) bool {
	a := p.bearer(w)
	if a == 0 {
		return true
	}
	beasts := p.Muster.attached[a].beasts
	if w.Left == 0 {
		w.Left, p.Ask = 1, Ask{Options: 1<<len(beasts) - 1}
		p.ask(decideOption, w.Seat)
		return false
	}
	p.Attached[a].Beast = uint8(w.Same)
	if beasts[w.Same-1].card.Kind == army.CombatUnit {
		if u := p.beastUnit(a); u != NoUnit && p.Units[u].Fate == Away {
			p.push(procPlace, w.Seat, int16(u))
		}
	}
	return true
}

// beastUnit is the unit that is the beast of an Attachment, be it away.
func (s *State) beastUnit(a AttachID) UnitID {
	for u := UnitID(1); u <= s.Muster.Units(); u++ {
		if s.Muster.unit[u].sender == a {
			return u
		}
	}
	return NoUnit
}

// isBeast tells whether a unit is the beast of an Attachment: it is no unit of the army.
func (s *State) isBeast(u UnitID) bool { return s.Muster.unit[u].sender != 0 }

// bonded is the unit in which the Skinchanger of a beast is.
func (s *State) bonded(u UnitID) UnitID {
	if u == NoUnit || !s.isBeast(u) {
		return NoUnit
	}
	return s.Attached[s.Muster.unit[u].sender].On
}

// leave takes an Attachment out of the game, and its beast with it.
func (p play) leave(a AttachID) {
	had := p.Attached[a].Beast
	p.Attached[a].On, p.Attached[a].Beast, p.Attached[a].Marked = NoUnit, 0, NoUnit
	if had == 0 {
		return
	}
	if u := p.beastUnit(a); u != NoUnit && p.onTable(u) {
		p.remove(u)
	}
}

// beastID is how documents call the beast that a Skinchanger has sent: by its card.
func (s *State) beastID(a AttachID) string {
	if b := s.Attached[a].Beast; b != 0 {
		return s.Muster.attached[a].beasts[b-1].card.ID
	}
	return ""
}

func (n *lookUp) beast(a AttachID, id string) uint8 {
	if id == "" {
		return 0
	}
	for i := range n.m.attached[a].beasts {
		if n.m.attached[a].beasts[i].card.ID == id {
			return uint8(i + 1)
		}
	}
	n.FailBoth("%q is none of its beasts", "%q n'est pas une de ses bêtes", id)
	return 0
}
