package game

// A Side is what seats belong to that win or lose together. Sides are counted from 0.
type Side int8

// A Sided game has seats that play together. It is optional: in a game that is not Sided
// every seat is a side of its own. Sides never change during a match, and everybody knows
// them.
type Sided[S any] interface {
	Side(*S, Seat) Side
}

// SideOf returns the side of a seat, and whether it may play with others.
func SideOf[S any](g any, s *S, seat Seat) (side Side, sided bool) {
	if g, ok := g.(Sided[S]); ok {
		return g.Side(s, seat), true
	}
	return Side(seat), false
}
