package table

import (
	"errors"
	"testing"
	"time"

	"gonfalon/game"
)

// mustHold has a seat stop the beat, or let it go on.
func (h *hall) mustHold(id string, s game.Seat, stop bool) {
	h.t.Helper()
	if err := h.Hold(h.t.Context(), id, who[s], s, stop, ""); err != nil {
		h.t.Fatal(err)
	}
}

// lets wants a seat that holds a window to be released after a time, and not before.
func (h *hall) lets(id string, s game.Seat, d time.Duration) {
	h.t.Helper()
	h.pass(d - time.Millisecond)
	h.strikeNow(id)
	if l := h.look(id, "", game.NoSeat); l.Window == nil || len(l.Window.Holds) != 1 || l.Window.Holds[0] != s {
		h.t.Fatalf("seat %d no longer holds before %v: %+v", s, d, l.Window)
	}
	h.pass(time.Millisecond)
	h.strikeNow(id)
	if l := h.look(id, "", game.NoSeat); l.Window == nil || len(l.Window.Holds) != 0 {
		h.t.Fatalf("seat %d still holds after %v: %+v", s, d, l.Window)
	}
}

func TestAPauseDoesNotCountAsHolding(t *testing.T) {
	h := openLater(t)
	id := h.speech(Plan{})
	h.mustHold(id, 1, true)
	h.pass(30 * time.Second)
	for _, stop := range []bool{true, false} {
		if err := h.Pause(t.Context(), id, "cat", 2, stop, ""); err != nil {
			t.Fatal(err)
		}
		if stop {
			h.pass(time.Hour)
		}
	}
	h.lets(id, 1, 30*time.Second)
}

func TestAHoldEndsWithTheBank(t *testing.T) {
	h := openLater(t)
	id := h.speech(Plan{Clock: Clock{Bank: 20}})
	h.mustHold(id, 1, true)
	h.lets(id, 1, 20*time.Second)
}

// A seat holds for a minute in a round, in however many windows; the next round gives it
// another.
func TestAMinuteOfHoldingInARound(t *testing.T) {
	h := openLater(t)
	id := h.speech(Plan{})
	h.mustHold(id, 2, true)
	h.pass(40 * time.Second)
	h.mustHold(id, 2, false)
	h.mustAct(id, 1, h.plays(id, 1))
	h.closesAfter(id, 3*time.Second) // cat is asked again, after bob's card
	h.mustHold(id, 2, true)
	h.lets(id, 2, 20*time.Second)
	h.closesAfter(id, 3*time.Second)
	speech := func() bool { // the first goes on
		l := h.look(id, "", game.NoSeat)
		return l.Window != nil
	}
	for speech() {
		if err := h.Hold(t.Context(), id, "cat", 2, true, ""); !errors.Is(err, ErrHeldEnough) && !errors.Is(err, ErrNoWindow) {
			t.Errorf("cat has held for a minute: %v", err)
		}
		h.closesAfter(id, 3*time.Second)
	}
	h.mustAct(id, 1, `{"kind":"stake","stake":1}`)
	h.mustHold(id, 2, true)
	h.lets(id, 2, time.Minute)
}
