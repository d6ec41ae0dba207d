package song

import "gonfalon/game"

// Value judges a state for a seat, for greedy bots: Victory Points, and the Wounds that the
// units of each side can still suffer.
func Value(s *State, seat game.Seat) int32 {
	const point, wound = 1000, 40
	var v int32
	for other := range s.seats() {
		worth := point * int32(s.Posts[other].Points)
		for u, end := s.Muster.Of(other); u < end; u++ {
			if s.onTable(u) {
				worth += wound * int32(s.left(u))
			}
		}
		if other == seat {
			v += worth
		} else {
			v -= worth
		}
	}
	return v
}
