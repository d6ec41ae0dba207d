package table

import (
	"testing"

	"gonfalon/game"
	"gonfalon/games/gamestest"
)

// TestGoingBackIsPlayingAgain plays, takes an action back now and then, and goes back from every
// place of a match to every action since dice last rolled. It comes to what playing again from the layout comes to.
func TestGoingBackIsPlayingAgain(t *testing.T) {
	h := open(t)
	id := h.table(Plan{Game: gamestest.Board, Seats: chairs("", "", "")})
	back := 0
	for i := range 200 {
		l := h.look(id, "", game.NoSeat)
		if l.Status != "playing" {
			break
		}
		s := l.Decision.Who[0]
		o, err := h.Options(t.Context(), id, who[s], s)
		if err != nil {
			t.Fatal(err)
		}
		h.mustAct(id, s, string(o.Options[i%len(o.Options)]))
		if i%3 == 0 {
			if _, err := h.Undo(t.Context(), id, who[s], s, ""); err != nil && err != ErrRevealed {
				t.Fatal(err)
			}
		}
		r, err := h.room(t.Context(), id)
		if err != nil {
			t.Fatal(err)
		}
		m := r.m
		at, err := m.layOut(m.dice, nil)
		for _, a := range m.acts {
			if a.N >= m.marks[0].n {
				got, err := m.before(a.N)
				if err != nil || string(got.Document()) != string(at.Document()) {
					t.Fatalf("before action %d of %d: %v, %s, want %s", a.N, len(m.acts), err, got.Document(), at.Document())
				}
				back++
			}
			m.dice.At(a.N)
			if err := at.Act(a.Seat, a.Action, m.dice, nil); err != nil {
				t.Fatal(err)
			}
			if a.rolled && m.marks[0].n <= a.N {
				t.Errorf("action %d rolled dice, and there is a mark before it", a.N)
			}
		}
		if last := m.marks[len(m.marks)-1]; err != nil || len(m.acts)-last.n >= markEvery || last.n > len(m.acts)+1 {
			t.Errorf("the last mark of %d actions is before %d, %v", len(m.acts), last.n, err)
		}
		r.mu.Unlock()
	}
	if back < 500 {
		t.Errorf("went back %d times: nothing was proven", back)
	}
}
