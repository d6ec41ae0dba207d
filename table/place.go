package table

import "gonfalon/game"

// Accounts do not see the sequence of the store, whose gaps would tell them of letters
// between others and of sealed answers. They see places: how many entries so far are no
// secrets, and how many secrets of this account have come since.

const placeBits = 16

func place(open uint64, secrets int) uint64 {
	return open<<placeBits | uint64(min(secrets, 1<<placeBits-1))
}

// seen tells whether anybody is told of an entry: what is kept for later is nobody's news.
func (e *Entry) seen() bool { return e.Kept == nil }

// A secret is what only some seats hear of; nobody's is none. A letter may be opened when the
// match is over.
type secret struct {
	parties game.SeatSet
	letter  bool
}

// secret returns whose secret an entry is.
func (e *Entry) secret() secret {
	switch {
	case e.Said != nil && e.Said.To != nil:
		return secret{parties: game.Seats(e.Said.From, *e.Said.To), letter: true}
	case e.Said != nil && e.Said.Side != nil:
		return secret{parties: game.Seats(e.Said.Among...).With(e.Said.From), letter: true}
	case e.Sealed != nil:
		return secret{parties: game.Seats(e.Sealed.Seat)}
	case e.Sheet != nil:
		return secret{parties: game.Seats(e.Sheet.Seat)}
	}
	return secret{}
}

// reads tells whether who holds some seats may hear of a secret.
func (m *match) reads(mine game.SeatSet, s secret) bool {
	return s.parties&mine != 0 || s.letter && m.plan.Letters && m.over()
}

// seatedBy returns those of some seats whose persons had them already after so many open
// entries: what was a secret before, a seat that was taken over does not hear.
func (m *match) seatedBy(seats game.SeatSet, open uint64) game.SeatSet {
	for _, s := range seats.List() {
		if m.seats[s].from > open {
			seats = seats.Without(s)
		}
	}
	return seats
}

// place returns where the match stands for an account.
func (m *match) place(account string) uint64 {
	mine, heard := m.held(account), 0
	for _, secret := range m.secrets {
		if m.reads(mine, secret) {
			heard++
		}
	}
	return place(m.open, heard)
}

// ask notes whom the last entry has asked for a decision. Who was asked for one of the
// same kind before still owes that one, unless the entry touched an action of his own.
func (m *match) ask(before game.Decision, touched game.SeatSet) {
	same := stillOwe(before, m.at.Next()) &^ touched
	for s := range m.seats {
		if !same.Has(game.Seat(s)) {
			m.asked[s] = place(m.open, 0)
		}
	}
}
