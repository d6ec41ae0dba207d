package song

import "gonfalon/game"

// The same befalls several units at once: who has the say of it tells which comes first.

// firstOf returns the one unit of a set, or asks which comes first: a seat, or with none the owner
// of the first of them, of his own.
//
// Carries out song.simultaneous.same-controller-orders.
func (p play) firstOf(set UnitSet, by game.Seat) (UnitID, bool) {
	u, _ := set.next()
	if by == game.NoSeat {
		by = p.seatOf(u)
		set &= p.fielded(game.SeatSet(0).With(by)).with(u)
	}
	if set.without(u) == 0 {
		return u, true
	}
	p.Ask = Ask{Units: set}
	p.ask(decideUnit, by)
	return NoUnit, false
}

// atLarge are the units of a set that stand on the table and fight nobody.
func (s *State) atLarge(set UnitSet) UnitSet {
	for rest := set; rest != 0; {
		var u UnitID
		if u, rest = rest.next(); !s.onTable(u) || s.engaged(u) {
			set = set.without(u)
		}
	}
	return set
}

// freed lets a unit of a set pivot.
//
// Carries out song.retreat.freed-enemies-pivot, song.surge.friends-free-pivot.
func (p play) freed(set *UnitSet, u UnitID) {
	*set = set.without(u)
	p.begin(Deed{Unit: u, Free: true, May: mayPivot | mayForgo})
}

// ordered goes on with the unit that has been told to come first.
func (p play) ordered(f *game.Frame, u UnitID) {
	if f.Proc == procRetreat {
		p.freed(&p.doing(uint8(f.Arg)).Others, u)
		return
	}
	if x := &p.Fights[f.Arg-1]; f.Step == fightBystanders {
		p.shaken(x, u)
	} else {
		p.freed(&x.Alone, u)
	}
}
