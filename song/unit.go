package song

import "gonfalon/game"

// What follows from the Wounds of a unit: its models and ranks.

// onTable tells whether a unit stands on the table, a falling one too: its tray is lifted off
// only when what its destruction triggers has been resolved.
func (s *State) onTable(u UnitID) bool { return s.Units[u].Fate == OnTable }

// fielded returns the units of some seats that are on the table.
func (s *State) fielded(of game.SeatSet) UnitSet {
	var set UnitSet
	for u := UnitID(1); u <= s.Muster.Units(); u++ {
		if s.Units[u].Fate == OnTable && !s.Muster.Wall(u) && of.Has(s.seatOf(u)) {
			set = set.with(u)
		}
	}
	return set
}

// seatOf tells whose a unit is; a Castle Wall is the defender's.
func (s *State) seatOf(u UnitID) game.Seat {
	if s.Muster.Wall(u) {
		return s.SetUp.Defender
	}
	return s.Muster.Seat(u)
}

// everybody are the seats of the match.
func (s *State) everybody() game.SeatSet { return game.FirstSeats(int(s.Muster.Seats)) }

// side are the seats that play together with one.
func (s *State) side(seat game.Seat) game.SeatSet {
	if s.Choices.Teams {
		return game.Seats(seat&1, seat&1+2)
	}
	return game.Seats(seat)
}

// foes are the seats against one, eliminated ones too.
func (s *State) foes(seat game.Seat) game.SeatSet { return s.everybody() &^ s.side(seat) }

// friends tells whether two units are on one side.
func (s *State) friends(u, v UnitID) bool { return s.side(s.seatOf(u)).Has(s.seatOf(v)) }

// health is how many Wounds a fresh unit can suffer.
func (s *State) health(u UnitID) int {
	sheet := s.sheet(u)
	return int(sheet.Models) * int(sheet.Health)
}

// left is how many Wounds a unit can still suffer.
func (s *State) left(u UnitID) int { return s.health(u) - int(s.Units[u].Wounds) }

// models is how many models a unit has left.
//
// Carries out song.unit.model-is-one-wound, song.wounds.multi-wound-models,
// song.wounds.never-spread.
func (s *State) models(u UnitID) int {
	health := int(s.sheet(u).Health)
	return (s.left(u) + health - 1) / health
}

// ranks is how many ranks a unit has left: one is lost with its last model.
//
// Carries out song.unit.infantry-3-ranks, song.unit.cavalry-2-ranks, song.unit.solo-1-rank,
// song.unit.rank-lost-with-last-model.
func (s *State) ranks(u UnitID) int { return s.ranksWith(u, s.models(u)) }

func (s *State) ranksWith(u UnitID, models int) int {
	sheet := s.sheet(u)
	row := int(sheet.Models) / int(sheet.Ranks)
	return (models + row - 1) / row
}

// lostRanks is how many ranks of a unit are destroyed.
func (s *State) lostRanks(u UnitID) int { return int(s.sheet(u).Ranks) - s.ranks(u) }

// weight is the ranks of a unit where Objectives are contested: those of a Solo unit are its
// Wounds.
//
// Carries out song.thrones.solo-ranks-are-wounds, song.kings.solo-ranks-are-wounds,
// song.winter.solo-ranks-are-wounds, song.wings.solo-ranks-are-wounds.
func (s *State) weight(u UnitID) int {
	if s.sheet(u).Solo() {
		return s.left(u)
	}
	return s.ranks(u)
}

// engaged tells whether a unit touches an enemy; a Castle Wall is never engaged.
func (s *State) engaged(u UnitID) bool { return s.Contact[u] != 0 && !s.Muster.Wall(u) }
