package table

import (
	"bytes"
	"strings"
	"testing"

	"gonfalon/game"
)

// TestDepartedAreNameless has an account go that sits in matches of every kind.
func TestDepartedAreNameless(t *testing.T) {
	h, ctx := open(t), t.Context()
	hosted := h.lobby(3)
	joined, err := h.Create(ctx, "bob", Plan{Game: "toy", Seats: make([]Chair, 3), Open: true}, "")
	if err != nil {
		t.Fatal(err)
	}
	if err := h.sits(joined, 0); err != nil {
		t.Fatal(err)
	}
	over, playing := h.lobby(2), h.lobby(2)
	h.finish(over)
	for range 2 { // what was cut off is done again
		if err := h.Depart(ctx, "ann"); err != nil {
			t.Fatal(err)
		}
	}
	check := func(h *hall) {
		t.Helper()
		if l := h.look(hosted, "bob", game.NoSeat); l.Status != "cancelled" || l.Host != "" || !l.Seats[0].Free {
			t.Errorf("the table that she had set up: %+v", l.Summary)
		}
		if l := h.look(joined, "bob", game.NoSeat); l.Status != "waiting" || !l.Seats[0].Free || l.Seats[0].Name != "" {
			t.Errorf("the table that she had joined: %+v", l.Summary)
		}
		if l := h.look(playing, "bob", game.NoSeat); l.Status != "playing" || l.Seats[0].Name != noName || l.Seats[0].Bot != standIn || l.Seats[0].Free {
			t.Errorf("the match that she played: %+v", l.Summary)
		}
		if l := h.look(over, "bob", game.NoSeat); l.Status != "over" || l.Seats[0].Name != noName || l.Seats[1].Name != "bob" {
			t.Errorf("the match that is over: %+v", l.Summary)
		}
		log, err := h.Log(ctx, over)
		if err != nil || bytes.Contains(log, []byte("ann")) {
			t.Errorf("its log still names her: %v %.300s", err, log)
		}
		if _, err := game.Verify(bytes.NewReader(log), h.games.Find); err != nil {
			t.Errorf("its log: %v", err)
		}
		for _, u := range h.updates(over, "bob", 0) {
			if strings.Contains(u.Text, "ann") {
				t.Errorf("its stream still names her: %+v", u)
			}
		}
	}
	check(h)
	check(openOn(t, h.store)) // from the journal
	if list, err := h.Mine(ctx, "ann"); err != nil || len(list) != 0 {
		t.Errorf("she still finds %v, %v", list, err)
	}
	if err := h.Return(ctx, playing, "ann", 0, ""); err != ErrForbidden {
		t.Errorf("she comes back: got %v", err)
	}
}
