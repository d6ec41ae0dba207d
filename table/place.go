package table

import "gonfalon/game"

// Accounts do not see the sequence of the store, whose gaps would tell them of letters
// between others. They see places: how many entries so far are no letters, and how many
// letters to read for this account have come since.

const placeBits = 16

func place(open uint64, letters int) uint64 {
	return open<<placeBits | uint64(min(letters, 1<<placeBits-1))
}

// seen tells whether anybody is told of an entry: what is kept for later is nobody's news.
func (e *Entry) seen() bool { return e.Kept == nil }

// letter returns the parties of a letter; of another entry, nobody.
func (e *Entry) letter() game.SeatSet {
	if e.Said == nil || e.Said.To == nil {
		return 0
	}
	return game.Seats(e.Said.From, *e.Said.To)
}

// reads tells whether who holds some seats may read a letter.
func (m *match) reads(mine, parties game.SeatSet) bool {
	return parties&mine != 0 || m.plan.Letters && m.over()
}

// place returns where the match stands for an account.
func (m *match) place(account string) uint64 {
	mine, letters := game.Seats(m.yours(account)...), 0
	for _, parties := range m.letters {
		if m.reads(mine, parties) {
			letters++
		}
	}
	return place(m.open, letters)
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
