package throne

// owner returns the House that controls a land area: by its units, by its token, or
// because it is its home; NoHouse for a sea (throne.control.by-units-or-token,
// home-area-default, home-area-lost-when).
func (s *State) owner(a Area) House {
	pl := &s.Places[a]
	switch {
	case s.Board.sea(a):
		return NoHouse
	case pl.House != NoHouse:
		return pl.House
	case pl.Token != NoHouse:
		return pl.Token
	}
	if home := s.Board.Areas[a].Home; int(home) < int(s.Houses) {
		return home
	}
	return NoHouse
}

// tokensOnBoard counts the Power tokens by which a House holds areas.
func (s *State) tokensOnBoard(h House) int8 {
	n := int8(0)
	for a := range s.Places {
		if s.Places[a].Token == h {
			n++
		}
	}
	return n
}

// gain gives a House Power from its reserve, as far as it goes
// (throne.limit.power-twenty).
func (p play) gain(h House, n int) {
	hold := &p.Holdings[h]
	reserve := p.Board.powerTotal - hold.Power - p.tokensOnBoard(h)
	n = min(n, int(reserve))
	if n > 0 {
		hold.Power += int8(n)
		p.tell(eventGained, h, int16(n))
	}
}

// setUnits stands units of a House in an area; an area without any is nobody's.
func (p play) setUnits(a Area, h House, units, routed Force) {
	pl := &p.Places[a]
	pl.House, pl.Units, pl.Routed = h, units, routed
	if units.Len()+routed.Len() == 0 {
		pl.House = NoHouse
	}
}

// enter lets units into an area that nobody defends. An enemy token goes back to its
// owner's reserve (throne.control.token-alone-no-battle), a neutral force is gone for
// good (throne.neutral.token-discarded).
func (p play) enter(a Area, h House, units Force) {
	pl := &p.Places[a]
	if pl.Token != NoHouse && pl.Token != h {
		p.tell(eventTokenLost, pl.Token, int16(a))
		pl.Token = NoHouse
	}
	if pl.Neutral > 0 {
		p.tell(eventNeutralFell, h, int16(a), int16(pl.Neutral))
		pl.Neutral = 0
	}
	p.setUnits(a, h, pl.Units.plus(units), pl.Routed)
}

// deprives returns whose home a House takes by entering an area in which nobody and no token
// stands, and 1: 0 is nobody's. Who has a token there is told of that.
func (s *State) deprives(h House, a Area) int16 {
	pl := &s.Places[a]
	if o := s.owner(a); o != NoHouse && o != h && pl.House == NoHouse && pl.Token == NoHouse {
		return int16(o) + 1
	}
	return 0
}

// destroy removes a unit of the House in an area.
func (p play) destroy(a Area, u Unit, routed bool) {
	pl := &p.Places[a]
	h := pl.House
	if routed {
		pl.Routed[u]--
	} else {
		pl.Units[u]--
	}
	p.setUnits(a, h, pl.Units, pl.Routed)
	p.tell(eventDestroyed, h, int16(a), int16(u), 1)
}

// count returns all units of a House on the board, those in battle included.
func (s *State) count(h House) Force {
	var all Force
	for a := range s.Places {
		if pl := &s.Places[a]; pl.House == h {
			all = all.plus(pl.Units).plus(pl.Routed)
		}
	}
	if s.attacking(h) {
		all = all.plus(s.Battle.Units)
	}
	return all
}

// attacking tells whether a House has units that wait in the battle.
func (s *State) attacking(h House) bool {
	return s.Battle.Area != NoArea && s.Battle.Fighter[Attack] == h
}

// free returns how many units of a type a House can still put on the board
// (throne.muster.unit-pool-limit).
func (s *State) free(h House, u Unit) int {
	limit := s.Board.pieces[u]
	if u == Ship {
		limit = s.Options.Ships
	}
	return int(limit) - int(s.count(h)[u])
}
