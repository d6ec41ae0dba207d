package table

import (
	"testing"
	"time"

	"gonfalon/game"
)

// desertedWindow leads a match of two to a window at which a bot stands in for bob, and ann
// has given up, and returns how many actions there were.
func (h *hall) desertedWindow() (id string, n int) {
	h.t.Helper()
	id = h.table(Plan{Game: "parley", Seats: chairs("", ""), Clock: Clock{Deadline: 60}, Absent: TakenOver, Options: map[string]string{"speeches": "8"}})
	for {
		l := h.look(id, "", game.NoSeat)
		switch {
		case l.Status != "playing":
			h.t.Fatal("there was no such window")
		case l.Window != nil && l.Seats[1].Bot != "":
			if err := h.Concede(h.t.Context(), id, "ann", 0, ""); err != nil {
				h.t.Fatal(err)
			}
			return id, l.N
		case l.Window != nil:
			h.pass(3 * time.Second)
			h.strikeNow(id)
		case l.Decision.Who[0] == 1:
			h.pass(61 * time.Second)
			h.strikeNow(id)
		default:
			h.mustAct(id, 0, `{"kind":"stake","stake":1}`)
		}
	}
}

// A window that nobody is there to answer does nothing until somebody returns: no job wakes
// it again and again.
func TestADesertedWindowRests(t *testing.T) {
	h := openLater(t)
	id, n := h.desertedWindow()
	h.pass(10 * time.Second)
	if err := h.tend(t.Context(), id); err != nil {
		t.Fatal(err)
	}
	r, err := h.room(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	if r.m.hasTurn(h.clock()) || len(r.m.acts) != n {
		t.Error("the bots go on though nobody is there")
	}
	if due := r.m.wakes(); !due.IsZero() || !r.armed.IsZero() && r.armed.Before(h.clock()) {
		t.Errorf("it wakes at %v, and its job at %v; it is %v", due, r.armed, h.clock())
	}
	r.mu.Unlock()
	if err := h.Return(t.Context(), id, "bob", 1, ""); err != nil {
		t.Fatal(err)
	}
	until(t, "the window closes for bob", func() bool { return h.look(id, "", game.NoSeat).N > n })
}

// What any one of a side may choose, a bot leaves to its partner; bots among themselves
// choose at once.
func TestABotLeavesTheChoiceToItsPartner(t *testing.T) {
	h := openLater(t)
	id := h.table(Plan{Game: "parley", Seats: chairs("", "random", "random", "random")})
	if err := h.tend(t.Context(), id); err != nil {
		t.Fatal(err)
	}
	l := h.look(id, "ann", 0)
	if l.N != 0 || l.Decision.Duty != "any" || len(l.Decision.Who) != 2 {
		t.Fatalf("%d actions, and %v owe it: %s", l.N, l.Decision.Who, l.Decision.Duty)
	}
	h.mustAct(id, 0, `{"kind":"stake","stake":1}`)
	until(t, "the bots of the other side choose", func() bool {
		h.pass(3 * time.Second)
		h.strikeNow(id)
		return len(h.stakes(id)) > 1
	})
	if got := h.stakes(id); got[0] != "ann" || got[1] == "ann" {
		t.Errorf("the stakes were named by %q", got)
	}
}

// stakes returns who has named those of the speeches so far.
func (h *hall) stakes(id string) (by []string) {
	h.t.Helper()
	r, err := h.room(h.t.Context(), id)
	if err != nil {
		h.t.Fatal(err)
	}
	defer r.mu.Unlock()
	for _, a := range r.m.acts {
		if a.asked.Duty == game.AnyOne {
			by = append(by, who[a.Seat])
		}
	}
	return by
}
