package table

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"testing"

	"gonfalon/game"
)

func (h *hall) sits(id string, s game.Seat) error {
	_, err := h.Sit(h.t.Context(), id, Sat{Seat: s, Account: who[s], Name: who[s]}, "")
	return err
}

func (h *hall) lobby(seats int) string {
	h.t.Helper()
	id, err := h.Create(h.t.Context(), "ann", Plan{Game: "toy", Title: "Friday", Host: "ann", Seats: make([]Chair, seats), Open: true}, "")
	if err != nil {
		h.t.Fatal(err)
	}
	for s := range game.Seat(2) {
		if err := h.sits(id, s); err != nil {
			h.t.Fatal(err)
		}
	}
	return id
}

func TestLobbyIsFilledWithBots(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.lobby(3)
	if err := h.Fill(ctx, id, "bob", "random", ""); err != ErrNotYours {
		t.Errorf("a guest fills the table: got %v", err)
	}
	if err := h.Fill(ctx, id, "ann", "genius", ""); !isBad(err) {
		t.Errorf("a bot that there is not: got %v", err)
	}
	if err := h.Fill(ctx, id, "ann", "random", "k"); err != nil {
		t.Fatal(err)
	}
	l := h.look(id, "ann", game.NoSeat)
	if l.Status != "playing" || l.Seats[2].Bot != "random" || l.Seats[1].Name != "bob" || l.Open {
		t.Errorf("got %+v", l.Summary)
	}
	if err := h.Fill(ctx, id, "ann", "random", ""); err != ErrBegun {
		t.Errorf("again: got %v", err)
	}
	if all, err := h.OpenTables(ctx, ""); err != nil || len(all) != 0 {
		t.Errorf("open tables: %v, %v", all, err)
	}
	h.finish(id)
	again := openOn(t, h.store) // from the journal
	if got := again.look(id, "", game.NoSeat); got.Status != "over" || got.Seats[2].Bot != "random" {
		t.Errorf("read again: %+v", got.Summary)
	}
}

func TestLobbyIsNamed(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.lobby(3)
	if l := h.look(id, "bob", game.NoSeat); l.Title != "Friday" || l.Host != "ann" || l.Hosting || !h.look(id, "ann", game.NoSeat).Hosting {
		t.Errorf("got %+v", l.Summary)
	}
	if err := h.Name(ctx, id, "bob", "Mine", ""); err != ErrNotYours {
		t.Errorf("a guest names the table: got %v", err)
	}
	if err := h.Name(ctx, id, "ann", "Saturday", ""); err != nil {
		t.Fatal(err)
	}
	if all, err := h.OpenTables(ctx, ""); err != nil || len(all) != 1 || all[0].Title != "Saturday" {
		t.Errorf("open tables: %+v, %v", all, err)
	}
	if err := h.sits(id, 2); err != nil {
		t.Fatal(err)
	}
	if l := h.look(id, "", game.NoSeat); l.Title != "Saturday" || l.Status != "playing" {
		t.Errorf("got %+v", l.Summary)
	}
	if err := h.Name(ctx, id, "ann", "Sunday", ""); err != ErrBegun {
		t.Errorf("a match that has begun is named: got %v", err)
	}
}

func TestLobbyIsLeft(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.lobby(3)
	if err := h.Leave(ctx, id, "cat", 1, ""); err != ErrForbidden {
		t.Errorf("of another's seat: got %v", err)
	}
	if err := h.Leave(ctx, id, "bob", 1, ""); err != nil {
		t.Fatal(err)
	}
	if l := h.look(id, "bob", game.NoSeat); !l.Seats[1].Free || len(l.Yours) != 0 {
		t.Errorf("got %+v", l.Seats)
	}
	if mine, err := h.Mine(ctx, "bob"); err != nil || len(mine) != 0 {
		t.Errorf("bob's matches: %v, %v", mine, err)
	}
	wantLast(t, h.updates(id, "ann", 0), "sat 1", "vacated 1")
	for s := range game.Seat(2) {
		if err := h.sits(id, s+1); err != nil {
			t.Fatal(err)
		}
	}
	if err := h.Leave(ctx, id, "bob", 1, ""); err != ErrBegun {
		t.Errorf("of a match that has begun: got %v", err)
	}
}

// What somebody brought goes with him.
func TestWhoLeavesTakesWhatHeBrought(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.create(brought())
	for range 2 {
		if err := h.bring(id, 1, map[string]string{"red": fmt.Sprintf(spears, "")}); err != nil {
			t.Fatal(err)
		}
		if err := h.Leave(ctx, id, "bob", 1, ""); err != nil {
			t.Fatal(err)
		}
	}
	if err := h.bring(id, 1, nil); err != nil {
		t.Fatal(err)
	}
	if err := h.sits(id, 0); err != nil {
		t.Fatal(err)
	}
	for _, x := range []*hall{h, openOn(t, h.store)} {
		if l := x.look(id, "bob", 1); l.Plan.Options["red"] != "same" || bytes.Contains(l.View, []byte("tallspears")) {
			t.Errorf("bob plays %q, and sees %s", l.Plan.Options["red"], l.View)
		}
	}
}

func TestLobbyIsCancelled(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.lobby(3)
	if err := h.Cancel(ctx, id, "bob", ""); err != ErrNotYours {
		t.Errorf("a guest cancels the table: got %v", err)
	}
	if err := h.Cancel(ctx, id, "ann", ""); err != nil {
		t.Fatal(err)
	}
	wantLast(t, h.updates(id, "bob", 0), "cancelled")
	if err := h.sits(id, 2); err != ErrCancelled {
		t.Errorf("somebody sits down: got %v", err)
	}
	if err := h.Fill(ctx, id, "ann", "random", ""); err != ErrCancelled {
		t.Errorf("bots sit down: got %v", err)
	}
	if all, err := h.OpenTables(ctx, ""); err != nil || len(all) != 0 {
		t.Errorf("open tables: %v, %v", all, err)
	}
	if mine, err := h.Mine(ctx, "ann"); err != nil || len(mine) != 0 {
		t.Errorf("ann's matches: %v, %v", mine, err)
	}
	mine, err := h.Mine(ctx, "bob")
	if err != nil || len(mine) != 1 || mine[0].Status != "cancelled" {
		t.Errorf("bob's matches: %v, %v", mine, err)
	}
	if err := h.Leave(ctx, id, "bob", 1, ""); err != nil {
		t.Fatal(err)
	}
	if mine, err := h.Mine(ctx, "bob"); err != nil || len(mine) != 0 {
		t.Errorf("bob's matches: %v, %v", mine, err)
	}
	if running := h.table(two); !errors.Is(h.Cancel(ctx, running, "ann", ""), ErrBegun) || slices.Contains(whats(h.updates(running, "", 0)), "cancelled") {
		t.Error("a match that has begun is cancelled")
	}
}

// TestListsSayWhoWon has a match listed while it is played, and when it is over.
func TestListsSayWhoWon(t *testing.T) {
	h := open(t)
	id := h.table(two)
	listed := func() Listed {
		t.Helper()
		mine, err := h.Mine(t.Context(), "ann")
		if err != nil || len(mine) != 1 {
			t.Fatalf("ann's matches: %v, %v", mine, err)
		}
		return mine[0]
	}
	if l := listed(); l.Result != nil || l.Round == nil {
		t.Errorf("while it is played: the result %v, the round %v", l.Result, l.Round)
	}
	h.finish(id)
	if l := listed(); len(l.Result) != 2 || !slices.Equal(l.Result, h.look(id, "ann", game.NoSeat).Result) || l.Round != nil {
		t.Errorf("when it is over: the result %v, the round %v", l.Result, l.Round)
	}
}
