package gametest

import (
	"fmt"
	"slices"

	"gonfalon/game"
)

// ends checks that every random game ends in time, breaks no invariant on the way, and
// shares out exactly one victory among its seats.
func (u *suite[S, A]) ends() error {
	return u.walk(func(sp *spot[S, A]) error {
		if err := u.g.Audit(&sp.state); err != nil {
			return fmt.Errorf("audit: %w", err)
		}
		if who := sp.next.Who; who&^sp.seats() != 0 {
			return fmt.Errorf("the seats %b must choose, and there are %d seats", who, sp.setup.Seats)
		}
		if sp.next.Who != 0 {
			if len(sp.history) >= u.c.MaxActions {
				return fmt.Errorf("the match is not over")
			}
			return nil
		}
		return fairShares(u.g.Result(&sp.state), sp.setup.Seats)
	})
}

// fairShares checks that the shares of victory of some seats add up to 1.
func fairShares(shares [game.MaxSeats]float32, seats int) error {
	var sum float32
	for seat, share := range shares {
		if !(share >= 0 && share <= 1) || seat >= seats && share != 0 {
			return fmt.Errorf("seat %d of %d has a share of %v in the victory", seat, seats, share)
		}
		sum += share
	}
	if sum < 0.9999 || sum > 1.0001 {
		return fmt.Errorf("the shares of victory %v add up to %v", shares[:seats], sum)
	}
	return nil
}

// optionsSound checks that exactly those who must choose have options, and that these
// are legal, distinct, always in the same order, and appended.
func (u *suite[S, A]) optionsSound() error {
	return u.walk(func(sp *spot[S, A]) error {
		for seat := range game.Seat(sp.setup.Seats) {
			list := sp.list(seat)
			switch owes := sp.next.Who.Has(seat); {
			case owes && len(list) == 0:
				return fmt.Errorf("seat %d must choose and has no option", seat)
			case !owes && len(list) > 0:
				return fmt.Errorf("seat %d has %d options and nothing to choose", seat, len(list))
			}
			known := make(map[A]bool, len(list))
			for _, a := range list {
				if err := u.g.Check(&sp.state, seat, a); err != nil {
					return fmt.Errorf("seat %d has the option %s, which is refused: %w", seat, sp.say(a), err)
				}
				if known[a] {
					return fmt.Errorf("seat %d has the option %s twice", seat, sp.say(a))
				}
				known[a] = true
			}
			if err := sp.appended(seat, list); err != nil {
				return err
			}
		}
		return nil
	})
}

// appended checks that options come again in the same order behind what is there, with
// room in the slice and without.
func (sp *spot[S, A]) appended(seat game.Seat, list []A) error {
	var before A
	if len(sp.pool) > 0 {
		before = sp.pool[0]
	}
	for _, room := range []int{0, len(list) + 1} {
		given := append(make([]A, 0, 1+room), before)
		got := sp.g.Options(&sp.state, seat, given)
		if len(got) == 0 || got[0] != before {
			return fmt.Errorf("the options of seat %d are not appended to the slice given", seat)
		}
		if !slices.Equal(got[1:], list) {
			return fmt.Errorf("seat %d has other options, or in another order, when asked again", seat)
		}
	}
	return nil
}
