package table

import "testing"

// TestTablesAreCounted follows a table from its beginning to its end, at this node and at one that
// takes over; what is kept wrongly is put right.
func TestTablesAreCounted(t *testing.T) {
	h, ctx := open(t), t.Context()
	counts := func(when string, want Tally) {
		t.Helper()
		for _, sure := range []bool{false, true} {
			if got, err := h.Tally(ctx, "ann", sure); err != nil || got != want {
				t.Errorf("%s: got %+v, %v, want %+v", when, got, err, want)
			}
		}
	}
	counts("at first", Tally{})
	bots := h.create(Plan{Game: "parley", Seats: []Chair{{}, {Bot: "random"}}})
	counts("a table that waits", Tally{Tables: 1, Waiting: 1})
	if err := h.sits(bots, 0); err != nil {
		t.Fatal(err)
	}
	counts("a match", Tally{Tables: 1})
	other := h.create(Plan{Game: "toy", Seats: make([]Chair, 2)})
	if err := h.Cancel(ctx, other, "ann", ""); err != nil {
		t.Fatal(err)
	}
	counts("a table that was cancelled", Tally{Tables: 1})
	r, err := h.room(ctx, bots)
	if err != nil {
		t.Fatal(err)
	}
	r.m.paused = true // bots do not end it meanwhile
	r.mu.Unlock()
	if err := h.Concede(ctx, bots, "ann", 0, ""); err != nil {
		t.Fatal(err)
	}
	counts("a match of bots", Tally{Tables: 1, Bots: 1})

	if err := h.keepHosted(ctx, "ann", bots, hosted{Is: waits}); err != nil {
		t.Fatal(err)
	}
	if err := h.keepHosted(ctx, "ann", "0000000000000000", hosted{Is: peopled}); err != nil {
		t.Fatal(err)
	}
	if got, err := h.Tally(ctx, "ann", false); err != nil || got != (Tally{Tables: 2, Waiting: 1}) {
		t.Errorf("what is kept says %+v, %v", got, err)
	}
	if got, err := h.Tally(ctx, "ann", true); err != nil || got != (Tally{Tables: 1, Bots: 1}) {
		t.Errorf("what is so is %+v, %v", got, err)
	}
	counts("after it was put right", Tally{Tables: 1, Bots: 1})

	if err := h.Depart(ctx, "ann"); err != nil {
		t.Fatal(err)
	}
	counts("without her account", Tally{})
}
