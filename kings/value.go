package kings

import "gonfalon/game"

// Value judges a state for a seat.
func Value(s *State, seat game.Seat) int32 { return s.score(seat) - s.score(enemyOf(seat)) }
