package table

import "gonfalon/game"

// A moment is a match before some actions are taken back: who loses a decision by it.
type moment struct {
	seat  game.Seat     // who takes them back
	acted game.SeatSet  // others whose own actions go with it
	asked game.Decision // what the match waits for
}

// moment notes how the match stands before an undo; nil is none.
func (m *match) moment(u *Undone) moment {
	if u == nil || u.To > len(m.acts) {
		return moment{}
	}
	before := moment{seat: u.Seat}
	if m.at != nil {
		before.asked = m.at.Next()
	}
	for _, a := range m.acts[u.To:] {
		if !u.Only {
			before.acted = before.acted.With(a.Seat)
		}
	}
	return before
}

// lost returns the others whose decisions go: who has acted, or is asked and will not be.
func (b moment) lost(next game.Decision) game.SeatSet {
	asked := b.asked.Who
	if next.Kind == b.asked.Kind {
		asked &^= next.Who
	}
	return (b.acted | asked).Without(b.seat)
}

// loses returns the persons who have lost a decision, now that the match has gone back.
func (b moment) loses(m *match) game.SeatSet {
	if m.at == nil || m.frozen != "" {
		return 0
	}
	return b.lost(m.at.Next()) & m.people()
}
