package table

import (
	"testing"
	"time"

	"gonfalon/game"
)

// TestTablesThatWaitTooLongAreCancelled sets tables up and lets time go by.
func TestTablesThatWaitTooLongAreCancelled(t *testing.T) {
	h, ctx := open(t), t.Context()
	h.openFor = 24 * time.Hour
	listed := h.create(Plan{Game: "toy", Seats: make([]Chair, 2), Open: true})
	alone := h.create(Plan{Game: "toy", Seats: make([]Chair, 2)})
	begun := h.create(Plan{Game: "toy", Seats: []Chair{{}, {Bot: "random"}}})
	if err := h.sits(begun, 0); err != nil {
		t.Fatal(err)
	}
	h.pass(20 * time.Hour)
	if err := h.sits(alone, 0); err != nil {
		t.Fatal(err)
	}
	expired := func(id string) bool {
		l := h.look(id, "ann", game.NoSeat)
		if l.Expired != (l.Status == "cancelled") {
			t.Errorf("%s is %s, expired: %v", id, l.Status, l.Expired)
		}
		return l.Expired
	}
	for _, step := range []struct {
		after         time.Duration
		listed, alone bool
	}{{0, false, false}, {5 * time.Hour, true, false}, {20 * time.Hour, true, true}} {
		h.pass(step.after)
		if err := h.expire(ctx); err != nil {
			t.Fatal(err)
		}
		if expired(listed) != step.listed || expired(alone) != step.alone || expired(begun) {
			t.Errorf("after %v more: %v, %v, %v", step.after, expired(listed), expired(alone), expired(begun))
		}
	}
	if all, err := h.OpenTables(ctx, ""); err != nil || len(all) != 0 {
		t.Errorf("%v, %v are listed", all, err)
	}
	if has, err := h.Tally(ctx, "ann", false); err != nil || has != (Tally{Tables: 1}) {
		t.Errorf("ann has %+v, %v", has, err)
	}
}

// TestOpenTablesAsPeopleLookForThem sets tables up at which somebody waits, and others.
func TestOpenTablesAsPeopleLookForThem(t *testing.T) {
	h, ctx := open(t), t.Context()
	names := map[string]string{}
	for _, one := range []struct {
		name, game string
		sits       bool
	}{{"old toy", "toy", false}, {"toy", "toy", true}, {"parley", "parley", true}, {"new parley", "parley", false}} {
		h.pass(time.Minute)
		id := h.create(Plan{Game: one.game, Seats: make([]Chair, 2), Open: true})
		names[id] = one.name
		if one.sits {
			if err := h.sits(id, 0); err != nil {
				t.Fatal(err)
			}
		}
	}
	for own, want := range map[string]string{
		"":       "parley, toy, new parley, old toy",
		"toy":    "toy, parley, old toy, new parley",
		"parley": "parley, toy, new parley, old toy",
	} {
		all, err := h.OpenTables(ctx, own)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for _, s := range all {
			got += ", " + names[s.ID]
		}
		if got != ", "+want {
			t.Errorf("of %q first: got %s, want %s", own, got[2:], want)
		}
	}
}
