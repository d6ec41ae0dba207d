package gametest

import (
	"fmt"

	"gonfalon/game"
)

func skipSides[S, A comparable](u *suite[S, A]) string {
	if _, ok := u.g.(game.Sided[S]); !ok {
		return "every seat is a side of its own"
	}
	return ""
}

// sides checks that seats stay on their sides, that all see it so, and that the seats of a
// side have the same share in a victory.
func (u *suite[S, A]) sides() error {
	var first [game.MaxSeats]game.Side
	return u.walk(func(sp *spot[S, A]) error {
		if len(sp.history) == 0 {
			first = sp.sidesOf(&sp.state)
		}
		if now := sp.sidesOf(&sp.state); now != first {
			return fmt.Errorf("the seats have changed sides: %v, at first %v", now, first)
		}
		for _, seat := range sp.watchers() {
			view := u.g.Redact(&sp.state, seat)
			if seen := sp.sidesOf(&view); seen != first {
				return fmt.Errorf("seat %d sees the sides %v, in truth they are %v", seat, seen, first)
			}
		}
		if sp.next.Who != 0 {
			return nil
		}
		shares := u.g.Result(&sp.state)
		for a := range sp.setup.Seats {
			for b := range a {
				if first[a] == first[b] && shares[a] != shares[b] {
					return fmt.Errorf("the seats %d and %d are of one side, and their shares of victory are %v and %v", b, a, shares[b], shares[a])
				}
			}
		}
		return nil
	})
}

// sidesOf returns the side of each seat.
func (sp *spot[S, A]) sidesOf(s *S) (sides [game.MaxSeats]game.Side) {
	for seat := range game.Seat(sp.setup.Seats) {
		sides[seat], _ = game.SideOf(sp.g, s, seat)
	}
	return sides
}
