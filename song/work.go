package song

import (
	"gonfalon/game"
	"gonfalon/song/effect"
)

// A Work is an effect being carried out: the local variables of a rule. It is also what the
// conditions of a rule are read in.
type Work struct {
	Rule        uint16              `json:"rule"` // of the library
	PC          uint16              `json:"pc"`
	Entry       entryID             `json:"entry"`
	Seat        game.Seat           `json:"seat"` // who owns it
	Self        UnitID              `json:"self"`
	OwnNCU      NCUID               `json:"own_ncu"`
	Slot        uint8               `json:"slot"`   // of the abilities of self
	Last        uint8               `json:"last"`   // the lasting effect that it is, from 1
	Card        uint8               `json:"card"`   // the kind of the Tactics card that it is, from 1
	Moment      uint8               `json:"moment"` // the moment that it answers, from 1; 0 is none
	Target      UnitID              `json:"target"`
	Previous    UnitID              `json:"previous"`
	It          UnitID              `json:"it"`
	Brought     UnitID              `json:"brought"` // that it has put on the table
	Chosen      NCUID               `json:"chosen"`
	Zone        Zone                `json:"zone"`  // whose effect it is
	Zones       uint8               `json:"zones"` // that were named, a bit each
	Token       Tokens              `json:"token"`
	Same        int8                `json:"same"`
	Result      int8                `json:"result"`
	Kills       uint8               `json:"kills"`
	Rolled      bool                `json:"rolled"` // the last thing that may be made again was a roll
	Tested      Outcome             `json:"tested"`
	Off         bool                `json:"off"`   // cancelled
	Later       bool                `json:"later"` // it goes on after the moment that it has answered
	Stays       bool                `json:"stays"` // the card does not go to the discard pile
	Used        bool                `json:"used"`
	Fresh       bool                `json:"fresh"`     // nothing has been carried out yet
	Picked      uint16              `json:"picked"`    // options of the Pick at hand
	PickLeft    uint8               `json:"pick_left"` // how many more may be picked
	AgainAt     uint16              `json:"again_at"`  // the Again that has been carried out last, from 1
	ExtraWounds int8                `json:"extra_wounds"`
	Left        uint8               `json:"left"`    // of Each, Repeat or what is shared
	Set         UnitSet             `json:"set"`     // of the Each at hand
	Was         UnitSet             `json:"was"`     // who was engaged with the target before its last free action
	PickAt      uint16              `json:"pick_at"` // the Pick at hand, from 1
	EachAt      uint16              `json:"each_at"` // the Each or Repeat at hand, from 1
	Test        Test                `json:"test"`    // to be made again
	Found       uint8               `json:"found"`   // the kind of the card that was found last, from 1
	Foe         game.Seat           `json:"foe"`
	Foe2        game.Seat           `json:"foe2"` // whose cards are being discarded
	Sifted      Pile                `json:"sifted"`
	Mission     uint8               `json:"mission"` // the place of the mission that it is
	Piece       uint8               `json:"piece"`   // the piece of terrain that was chosen, from 1
	Arcs        [MaxUnits + 1]uint8 `json:"arcs"`    // in which a rider stood before it moved
}

// startWork begins to carry out a rule.
func (p play) startWork(rule uint16, w Work) *Work {
	w.Rule, w.Foe = rule, game.NoSeat
	w.Entry = p.Muster.lib.rules[rule].of
	p.Works[p.Working] = w
	p.Working++
	p.push(procWork, w.Seat, int16(p.Working))
	return &p.Works[p.Working-1]
}

// working returns an effect under way by its number, from 1.
func (s *State) working(n uint8) *Work { return &s.Works[n-1] }

// work is the procedure of an effect: one statement after the other, until somebody must
// choose or something else must happen first.
func (p play) work(f *game.Frame) {
	w := p.working(uint8(f.Arg))
	prog := &p.Muster.lib.rules[w.Rule]
	depth := p.Stack.Len()
	for p.Waits.Who == 0 && p.Stack.Len() == depth {
		if w.Off || int(w.PC) >= len(prog.Ops) || prog.Ops[w.PC].Code == effect.Stop {
			p.endWork(w)
			return
		}
		p.execute(uint8(f.Arg), w, prog, &prog.Ops[w.PC])
		if p.Over {
			return
		}
	}
}

// endWork ends an effect; the card that it was goes to the discard pile.
func (p play) endWork(w *Work) {
	if w.Card != 0 && !w.Stays {
		post := &p.Posts[w.Seat]
		post.Played[w.Card-1]--
		post.Discard[w.Card-1]++
	}
	p.Stack.Pop()
	if w.Later {
		p.Passing--
		p.Moments[p.Passing] = Moment{}
	}
	p.Working--
	p.Works[p.Working] = Work{}
}

// skip leaves out the rest of the block of a statement.
func (w *Work) skip(prog *program) { w.PC = prog.ends[w.PC] }

// moment is the moment that an effect answers.
func (s *State) momentOf(w *Work) *Moment {
	if w.Moment == 0 {
		return &noMoment
	}
	return s.now(w.Moment)
}

// noMoment is that of an effect that answers none; nobody changes it.
var noMoment = Moment{Seat: game.NoSeat}

// fightOf is the attack that an effect is about, or nil.
func (s *State) fightOf(w *Work) *Fight {
	if m := s.momentOf(w); m.Fight != 0 && m.Fight <= s.Fought {
		return s.fighting(m.Fight)
	}
	return nil
}

// testOf is the test that an effect is about, or nil.
func (s *State) testOf(w *Work) *Test {
	if m := s.momentOf(w); m.Test != 0 && m.Test <= s.Tested {
		return s.testing(m.Test)
	}
	return nil
}

// deedOf is the action that an effect is about, or nil.
func (s *State) deedOf(w *Work) *Deed {
	if m := s.momentOf(w); m.Deed != 0 && m.Deed <= s.Doing {
		return s.doing(m.Deed)
	}
	return nil
}

// unitOf is who a role is among the units, or NoUnit.
func (s *State) unitOf(w *Work, r effect.Role) UnitID {
	m := s.momentOf(w)
	switch r {
	case effect.Self:
		return w.Self
	case effect.Unit:
		return m.Unit
	case effect.Attacker:
		return s.attackerOf(w)
	case effect.Defender:
		return s.defenderOf(w)
	case effect.Target:
		return w.Target
	case effect.Previous:
		return w.Previous
	case effect.It:
		return w.It
	case effect.Commander:
		return s.commanderUnit(w.Seat)
	case effect.Origin:
		if w.Last != 0 {
			return s.Lasting[w.Last-1].Origin
		}
		return w.Self
	case effect.Designated:
		return s.naming(w).Unit
	case effect.Marked:
		return s.Attached[s.bearer(w)].Marked
	case effect.Bonded:
		return s.bonded(w.Self)
	case effect.Reserved:
		return s.keptFor(w)
	}
	return NoUnit
}

// bearer is the Attachment whose ability an effect is, or 0.
func (s *State) bearer(w *Work) AttachID {
	if w.Self == NoUnit || w.Slot < slots {
		return 0
	}
	return s.Units[w.Self].Attached[w.Slot/slots-1]
}

// attackerOf and defenderOf are those of the attack or charge of the moment.
func (s *State) attackerOf(w *Work) UnitID {
	if x := s.fightOf(w); x != nil {
		return x.By
	}
	if d := s.deedOf(w); d != nil && d.Kind == Charge {
		return d.Unit
	}
	if m := s.momentOf(w); m.Hurt != 0 {
		return m.Other
	}
	return NoUnit
}

func (s *State) defenderOf(w *Work) UnitID {
	if x := s.fightOf(w); x != nil {
		return x.On
	}
	if d := s.deedOf(w); d != nil && d.Kind == Charge {
		return d.Target
	}
	return NoUnit
}

// commanderUnit is the unit in which the Commander of a seat is, while it is on the table.
func (s *State) commanderUnit(seat game.Seat) UnitID {
	c := &s.Muster.seat[seat]
	u := c.commander
	if c.commanderIn != 0 {
		u = s.Attached[c.commanderIn].On
	}
	if u != NoUnit && s.present(u) {
		return u
	}
	return NoUnit
}

// ncuOf is who a role is among the NCUs, or 0.
func (s *State) ncuOf(w *Work, r effect.Role) NCUID {
	switch r {
	case effect.NCU:
		if w.Zone != noZone { // whoever has claimed it
			return w.OwnNCU
		}
		return s.momentOf(w).NCU
	case effect.Self: // who has been granted something
		if w.Last != 0 {
			return s.Lasting[w.Last-1].NCU
		}
	case effect.OwnNCU:
		return w.OwnNCU
	case effect.ChosenNCU, effect.It:
		return w.Chosen
	}
	return 0
}

// seatsOf is who a role is among the seats.
func (s *State) seatsOf(w *Work, r effect.Role) game.SeatSet {
	switch r {
	case effect.Player:
		m := s.momentOf(w)
		switch {
		case m.Seat == game.NoSeat:
		case m.Kind == effect.TurnStarted || m.Kind == effect.TurnEnding: // a turn is the whole side's
			return s.side(m.Seat)
		default:
			return game.Seats(m.Seat)
		}
	case effect.Owner:
		return game.Seats(w.Seat)
	case effect.Opponent:
		if foe := s.opponentOf(w); foe != game.NoSeat {
			return game.Seats(foe)
		}
	case effect.Opponents:
		return s.foes(w.Seat)
	}
	return 0
}

// opponentOf is the enemy to whom the target or the moment belongs, or else the next to the
// left that is still there.
func (s *State) opponentOf(w *Work) game.Seat {
	if w.Foe >= 0 {
		return w.Foe
	}
	foes := s.foes(w.Seat)
	m := s.momentOf(w)
	for _, u := range [...]UnitID{w.Target, m.Unit, m.Other} {
		if u != NoUnit && foes.Has(s.seatOf(u)) {
			return s.seatOf(u)
		}
	}
	if m.Seat != game.NoSeat && foes.Has(m.Seat) {
		return m.Seat
	}
	for i := range s.seats() {
		if seat := (w.Seat + 1 + i) % s.seats(); foes.Has(seat) && !s.Posts[seat].Out {
			return seat
		}
	}
	return game.NoSeat
}

// onSide tells whether a unit is on a side, as seen from the owner of an effect.
func (s *State) onSide(w *Work, side effect.Side, u UnitID) bool {
	if u == NoUnit {
		return false
	}
	if s.Muster.Wall(u) {
		return side == effect.AWall && s.onTable(u)
	}
	mine := s.side(w.Seat).Has(s.seatOf(u))
	if s.Round == 0 { // before deployment nothing is asked but who are enemies, and all are known
		return !mine
	}
	switch side {
	case effect.Friend:
		return mine && s.present(u)
	case effect.OtherFriend:
		return mine && u != w.Self && s.present(u)
	case effect.Enemy:
		return !mine && s.present(u)
	case effect.AnyUnit:
		return s.present(u)
	case effect.Fallen:
		return s.seatOf(u) == w.Seat && s.Units[u].Fate == Destroyed
	case effect.InReserve:
		return s.seatOf(u) == w.Seat && s.Units[u].Fate == InReserve
	}
	return false
}
