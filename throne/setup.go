package throne

import "gonfalon/game"

// blank returns a state with nothing on the board.
func blank(b *Board, houses int) State {
	s := State{Board: b, Houses: uint8(houses), Turn: 1}
	for a := range s.Places {
		s.Places[a] = Place{House: NoHouse, Token: NoHouse}
	}
	for t := range s.Track {
		for i := range s.Track[t] {
			s.Track[t][i] = NoHouse
		}
		s.Marker[t] = NoHouse
	}
	for h := range s.Holdings {
		s.Holdings[h].Bid = noBid
	}
	s.Decks = b.decks
	return s
}

// layOut sets up the board for the Houses in play.
//
// Carries out throne.setup.* and throne.variant.*: units of absent Houses stay as
// neutral forces, pawns slide left over the gaps that absent Houses leave.
func (s *State) layOut(competitive bool) {
	b := s.Board
	for a := Area(1); a < MaxAreas; a++ {
		s.Places[a].Neutral = b.Areas[a].Neutral
		for h := range b.Houses {
			units := b.Houses[h].Units[a]
			switch {
			case units.Len() == 0:
			case h < int(s.Houses):
				s.Places[a].House, s.Places[a].Units = House(h), units
			default:
				s.Places[a].Neutral += uint8(strength(units))
			}
		}
	}
	for h := range int(s.Houses) {
		s.Holdings[h] = Holding{Power: b.Houses[h].Power, Supply: b.Houses[h].Supply, Hand: allCards, Bid: noBid}
	}
	for t := range Track(tracks) {
		s.Track[t] = s.startOrder(t)
		if competitive && t == KingsCourt {
			swap(&s.Track[t], Tyrell, Greyjoy)
		}
		s.Marker[t] = s.Track[t][0]
	}
	s.Stack.Push(game.Frame{Proc: procTurn, Step: turnPlanning})
}

func (s *State) startOrder(t Track) [MaxHouses]House {
	order := [MaxHouses]House{NoHouse, NoHouse, NoHouse, NoHouse, NoHouse}
	n := 0
	for position := uint8(1); position <= MaxHouses; position++ {
		for h := range int(s.Houses) {
			if s.Board.Houses[h].Start[t] == position {
				order[n] = House(h)
				n++
			}
		}
	}
	return order
}

func swap(order *[MaxHouses]House, a, b House) {
	for i, h := range order {
		switch h {
		case a:
			order[i] = b
		case b:
			order[i] = a
		}
	}
}
