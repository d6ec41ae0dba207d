package table

import (
	"context"
	"fmt"
	"testing"
	"time"

	"gonfalon/game"
)

// watches opens a stream that wants to know who is present, and returns what it says last
// and how to turn away and to leave.
func (h *hall) watches(id, account string) (now func() string, turn chan<- bool, leave func()) {
	h.t.Helper()
	ctx, stop := context.WithCancel(h.t.Context())
	away := make(chan bool)
	last := make(chan string, 1)
	last <- ""
	done := make(chan struct{})
	go func() {
		defer close(done)
		err := h.Watch(ctx, id, Watcher{Account: account, Seat: game.NoSeat, Present: true, Away: away}, 0, time.Hour, func(_ []Update, s Stand) error {
			if s.Present != nil {
				<-last
				last <- h.written(s.Present)
			}
			return nil
		})
		if err != nil {
			h.t.Error(err)
		}
	}()
	now = func() string {
		text := <-last
		last <- text
		return text
	}
	return now, away, func() { stop(); <-done }
}

// written says who is present, with the minutes since when they are not.
func (h *hall) written(p *Present) string {
	text := ""
	for _, s := range p.Seats {
		text += fmt.Sprint(s.Seat, " ", s.Is)
		if s.Since != nil {
			text += fmt.Sprint(" ", h.clock().Sub(*s.Since).Minutes())
		}
		text += ", "
	}
	return text + fmt.Sprint(p.Watching, " watching")
}

// TestPresence has people come, turn away, leave and watch at two nodes: all streams say the
// same of them, and nothing that is not for all changes what they say.
func TestPresence(t *testing.T) {
	s := openStore(t)
	h, other := openOn(t, s), openOn(t, s)
	id := h.table(Plan{Game: "toy", Seats: chairs("", "", "random")})
	says := func(now func() string, want string) {
		t.Helper()
		for end := time.Now().Add(giveUp); now() != want; time.Sleep(time.Millisecond) {
			if time.Now().After(end) {
				t.Fatalf("got %q, want %q", now(), want)
			}
		}
	}
	ann, _, annGoes := h.watches(id, "ann")
	says(ann, "0 here, 1 gone 0, 0 watching")
	bob, bobTurns, bobGoes := other.watches(id, "bob")
	says(ann, "0 here, 1 here, 0 watching")
	says(bob, "0 here, 1 here, 0 watching")

	_, _, stranger := h.watches(id, "")
	_, _, catOnce := h.watches(id, "cat")
	_, _, catTwice := h.watches(id, "cat")
	says(bob, "0 here, 1 here, 2 watching")
	stranger()
	catOnce()
	says(bob, "0 here, 1 here, 1 watching")
	catTwice()
	says(bob, "0 here, 1 here, 0 watching")

	bobTurns <- true
	says(ann, "0 here, 1 away 0, 0 watching")
	again, _, bobLeavesAgain := h.watches(id, "bob") // elsewhere, and there he looks
	says(ann, "0 here, 1 here, 0 watching")
	says(again, "0 here, 1 here, 0 watching")
	bobLeavesAgain()
	bobTurns <- false
	says(ann, "0 here, 1 here, 0 watching")
	for _, x := range []*hall{h, other} {
		x.pass(10 * time.Minute)
	}
	bobGoes()
	says(ann, "0 here, 1 gone 0, 0 watching")
	for _, x := range []*hall{h, other} {
		x.pass(7 * time.Minute)
	}
	// A letter is a secret, and so is that he was there to write one.
	to := game.Seat(2)
	if err := h.Say(t.Context(), id, "bob", Speech{From: 1, To: &to, Text: "psst"}, ""); err != nil {
		t.Fatal(err)
	}
	_, _, catGoes := h.watches(id, "cat")
	says(ann, "0 here, 1 gone 7, 1 watching")
	catGoes()
	if err := h.Say(t.Context(), id, "bob", Speech{From: 1, Text: "hello"}, ""); err != nil {
		t.Fatal(err)
	}
	says(ann, "0 here, 1 gone 0, 0 watching")
	annGoes()
}

// A node that is silent for too long is believed to be dead: nobody is there any more.
func TestSilentNodesAreForgotten(t *testing.T) {
	s := openStore(t)
	h, other := openOn(t, s), openOn(t, s)
	id := h.table(two)
	ann, _, annGoes := h.watches(id, "ann")
	defer annGoes()
	_, _, bobGoes := other.watches(id, "bob")
	defer bobGoes()
	until(t, "bob is seen", func() bool { return ann() == "0 here, 1 here, 0 watching" })
	if err := h.in(t.Context(), id, func(r *room) error { r.forgetSilent(time.Now().Add(time.Second)); return nil }); err != nil {
		t.Fatal(err)
	}
	until(t, "bob is forgotten", func() bool { return ann() == "0 here, 1 gone 0, 0 watching" })
}
