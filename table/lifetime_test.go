package table

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"sync"
	"testing"
	"time"

	"gonfalon/game"
)

func TestPauseAndConcede(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(two)
	if err := h.Pause(ctx, id, "bob", 1, true, ""); err != nil {
		t.Fatal(err)
	}
	if err := h.act(id, 0, bidding(1)); err != ErrPaused {
		t.Errorf("while paused: got %v", err)
	}
	if err := h.Pause(ctx, id, "ann", 0, false, ""); err != nil {
		t.Fatal(err)
	}
	if err := h.Concede(ctx, id, "bob", 1, ""); err != nil {
		t.Fatal(err)
	}
	if err := h.act(id, 1, bidding(1)); err != ErrConceded {
		t.Errorf("after conceding: got %v", err)
	}
	h.finish(id)
	if l := h.look(id, "", game.NoSeat); l.Status != "over" {
		t.Errorf("got %q, want the bot to play to the end", l.Status)
	}
}

func TestBrokenRulesFreezeOneMatch(t *testing.T) {
	h, ctx := open(t), t.Context()
	bad, good := h.table(Plan{Game: "broken", Seats: chairs("", "")}), h.table(two)
	h.mustAct(bad, 0, bidding(4))
	h.mustAct(bad, 1, bidding(0))
	winner := h.look(bad, "", game.NoSeat).Decision.Who[0]
	if err := h.act(bad, winner, `{"kind":"gamble","yes":false}`); err != ErrFrozen {
		t.Errorf("got %v, want a frozen match", err)
	}
	if l := h.look(bad, "ann", 0); l.Status != "frozen" || !l.Frozen {
		t.Errorf("got %+v", l)
	}
	if err := h.act(bad, winner, `{"kind":"gamble","yes":false}`); err != ErrFrozen {
		t.Errorf("again: got %v", err)
	}
	if _, err := h.Log(ctx, bad); err != ErrFrozen {
		t.Errorf("its log: got %v", err)
	}
	if err := h.Say(ctx, bad, "ann", Speech{From: 0, To: nil, Text: "what a pity"}, "k"); err != nil {
		t.Errorf("nobody can speak at a frozen table: %v", err)
	}
	// Why it broke is for the log of the server: it may tell what is hidden.
	told, err := json.Marshal([]any{h.look(bad, "ann", 0), h.updates(bad, "ann", 0), h.look(bad, "", game.NoSeat).Summary})
	if err != nil || strings.Contains(string(told), "invariant") {
		t.Errorf("players are told %s (%v)", told, err)
	}
	h.finish(good)
	// From the store it is the same.
	h.forget(0)
	if l := h.look(bad, "ann", 0); l.Status != "frozen" {
		t.Errorf("read again: got %+v", l)
	}
}

func TestForgottenMatchesComeBack(t *testing.T) {
	h := open(t)
	id := h.table(two)
	h.mustAct(id, 0, bidding(3))
	before, _ := json.Marshal(h.look(id, "ann", 0))
	all, _ := json.Marshal(h.updates(id, "ann", 0))
	h.pass(time.Hour)
	h.forget(time.Minute)
	if n := h.InMemory(); n != 0 {
		t.Fatalf("%d matches in memory", n)
	}
	after, _ := json.Marshal(h.look(id, "ann", 0))
	if string(before) != string(after) {
		t.Errorf("got %s, want %s", after, before)
	}
	if again, _ := json.Marshal(h.updates(id, "ann", 0)); string(again) != string(all) {
		t.Errorf("got %s, want %s", again, all)
	}
	for _, id := range []string{"", "x", "../../etc/passwd", strings.Repeat("a", idLength)} {
		if _, err := h.Look(t.Context(), id, "", game.NoSeat); err != ErrNotFound {
			t.Errorf("%q: got %v", id, err)
		}
	}
}

func TestWatchedMatchesStay(t *testing.T) {
	h := open(t)
	id := h.table(two)
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	began, ended := make(chan struct{}), make(chan error, 1)
	once := sync.OnceFunc(func() { close(began) })
	go func() {
		ended <- h.Watch(ctx, id, Watcher{Account: "ann"}, 0, time.Hour, func([]Update, Stand) error { once(); return nil })
	}()
	<-began
	h.pass(time.Hour)
	h.forget(time.Minute)
	if n := h.InMemory(); n != 1 {
		t.Errorf("%d matches in memory while somebody watches", n)
	}
	stop()
	if err := <-ended; err != nil {
		t.Error(err)
	}
	h.forget(time.Minute)
	if n := h.InMemory(); n != 1 {
		t.Errorf("%d matches in memory right after somebody watched", n)
	}
	h.pass(time.Hour)
	h.forget(time.Minute)
	if n := h.InMemory(); n != 0 {
		t.Errorf("%d matches in memory when nobody watches any more", n)
	}
}

func TestWatchersAreShownThatItGoesOn(t *testing.T) {
	h := open(t)
	id := h.table(two)
	beats := 0
	enough := errors.New("enough")
	err := h.Watch(t.Context(), id, Watcher{Account: "ann"}, 0, time.Millisecond, func(u []Update, _ Stand) error {
		if len(u) == 0 {
			beats++
		}
		if beats == 3 {
			return enough
		}
		return nil
	})
	if err != enough {
		t.Error(err)
	}
}
