package table

import (
	"slices"
	"testing"
	"time"
)

// A node takes a match up in the middle of a window: what was sealed is still sealed, the
// beat has not begun anew, and the window closes once.
func TestAWindowOutlivesItsNode(t *testing.T) {
	store := openStore(t)
	first := openOn(t, store)
	first.pass(100 * 365 * 24 * time.Hour)
	id := first.speech(Plan{})
	card := first.plays(id, 1)
	first.mustAct(id, 1, card)
	first.pass(time.Second)
	if err := first.Hold(t.Context(), id, "cat", 2, true, ""); err != nil {
		t.Fatal(err)
	}
	first.forget(0)

	other := openOn(t, store)
	other.pass(first.clock().Sub(other.clock()) + 10*time.Second)
	if err := other.Hold(t.Context(), id, "cat", 2, false, ""); err != nil {
		t.Fatal(err)
	}
	l := other.look(id, "bob", 1)
	if a := l.Window.Answers; len(a) != 1 || string(a[0].Action) != card || l.Window.Closes == nil || l.Window.Closes.Sub(other.clock()) != 2*time.Second {
		t.Fatalf("bob finds %+v", l.Window)
	}
	first.pass(12 * time.Second)
	other.pass(2 * time.Second)
	done := make(chan error, 2)
	for _, h := range []*hall{first, other} { // both find that the beat is over
		go func() { done <- h.tend(t.Context(), id) }()
	}
	for range 2 {
		if err := <-done; err != nil {
			t.Error(err)
		}
	}
	closed := 0
	for _, e := range other.journal(id) {
		if e.Closed != nil {
			closed++
		}
	}
	if got := other.actions(id); closed != 1 || len(got) != 4 || got[2] != "bob  "+card {
		t.Errorf("closed %d times, with %q", closed, got)
	}
	until(t, "the first node hears of it", func() bool { return slices.Equal(first.actions(id), other.actions(id)) })
}

// The job of the store closes a window of which no node thinks.
func TestAJobClosesAWindow(t *testing.T) {
	h := open(t) // its clock is behind that of the store: jobs fall due at once
	id := h.speech(Plan{})
	h.pass(3 * time.Second)
	h.forget(0)
	until(t, "the window has closed", func() bool {
		return slices.ContainsFunc(h.journal(id), func(e *Entry) bool { return e.Closed != nil })
	})
}
