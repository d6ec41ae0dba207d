package game

import "math/bits"

// MaxSeats is the largest number of seats of any game.
const MaxSeats = 8

// A Seat is a place at the table, counted from 0.
type Seat int8

// NoSeat is nobody, or a spectator.
const NoSeat Seat = -1

// A SeatSet is a set of seats.
type SeatSet uint16

// Seats returns the set of the given seats.
func Seats(seats ...Seat) SeatSet {
	var set SeatSet
	for _, s := range seats {
		set = set.With(s)
	}
	return set
}

// FirstSeats returns the set of seats 0 to n-1.
func FirstSeats(n int) SeatSet { return 1<<n - 1 }

func (set SeatSet) Has(s Seat) bool        { return s >= 0 && set>>uint(s)&1 == 1 }
func (set SeatSet) With(s Seat) SeatSet    { return set | 1<<uint(s) }
func (set SeatSet) Without(s Seat) SeatSet { return set &^ (1 << uint(s)) }
func (set SeatSet) Len() int               { return bits.OnesCount16(uint16(set)) }

// First returns the lowest seat of the set, or NoSeat if it is empty. A loop over a
// set is: for rest := set; rest != 0; rest = rest.Without(rest.First()).
func (set SeatSet) First() Seat {
	if set == 0 {
		return NoSeat
	}
	return Seat(bits.TrailingZeros16(uint16(set)))
}

// List returns the seats of the set, the lowest first.
func (set SeatSet) List() []Seat {
	var list []Seat
	for rest := set; rest != 0; rest = rest.Without(rest.First()) {
		list = append(list, rest.First())
	}
	return list
}
