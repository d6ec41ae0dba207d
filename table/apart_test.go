package table

import (
	"slices"
	"testing"

	"gonfalon/game"
)

// said returns what an account hears of what was said and written.
func (h *hall) said(id, account string) (texts []string) {
	h.t.Helper()
	updates, err := h.heard(h.t.Context(), account, h.updates(id, account, 0))
	if err != nil {
		h.t.Fatal(err)
	}
	for _, u := range updates {
		if u.What == "said" || u.What == "letter" {
			texts = append(texts, u.Text)
		}
	}
	return texts
}

// TestTheMutedAreNotHeard has bob muted by ann, who hears no more of him, while cat does.
func TestTheMutedAreNotHeard(t *testing.T) {
	s := openStore(t)
	h, other, ctx := openOn(t, s), openOn(t, s), t.Context()
	id := h.table(Plan{Game: "toy", Seats: chairs("", "", "")})
	to := game.Seat(0)
	for i, speech := range []Speech{{From: 1, Text: "to all"}, {From: 1, To: &to, Text: "to ann"}, {From: 2, Text: "from cat"}} {
		if err := h.Say(ctx, id, who[speech.From], speech, ""); err != nil {
			t.Fatal(i, err)
		}
	}
	if got := h.said(id, "ann"); len(got) != 3 {
		t.Fatalf("at first ann hears %q", got)
	}
	for _, how := range []How{Muted, Blocked} {
		if fresh, err := h.Shun(ctx, "ann", "bob", how); err != nil || !fresh {
			t.Fatalf("%s: got %t, %v", how, fresh, err)
		}
		until(t, "the other node knows", func() bool { return slices.Equal(other.said(id, "ann"), []string{"from cat"}) })
		if got := h.said(id, "ann"); !slices.Equal(got, []string{"from cat"}) {
			t.Errorf("%s: ann hears %q", how, got)
		}
	}
	if got := h.said(id, "cat"); !slices.Equal(got, []string{"to all", "from cat"}) {
		t.Errorf("cat hears %q", got)
	}
	if got := h.said(id, "bob"); len(got) != 3 {
		t.Errorf("bob hears %q", got)
	}
	list, err := h.Shuns(ctx, "ann")
	if err != nil || len(list) != 1 || list[0].Account != "bob" || list[0].How != Blocked {
		t.Fatalf("got %+v, %v", list, err)
	}
	if whom, err := h.Unshun(ctx, "bob", list[0].ID); err != nil || whom != "" {
		t.Errorf("bob ends it: got %q, %v", whom, err)
	}
	if whom, err := h.Unshun(ctx, "ann", list[0].ID); err != nil || whom != "bob" {
		t.Errorf("ann ends it: got %q, %v", whom, err)
	}
	if got := h.said(id, "ann"); len(got) != 3 {
		t.Errorf("again ann hears %q", got)
	}
	if _, err := h.Shun(ctx, "ann", "ann", Muted); !isBad(err) {
		t.Errorf("oneself: got %v", err)
	}
}

// TestTheBlockedAreNotMet has bob blocked by ann: he joins none of her tables, and she is shown
// none of his.
func TestTheBlockedAreNotMet(t *testing.T) {
	h, ctx := open(t), t.Context()
	hers, err := h.Create(ctx, "ann", Plan{Game: "toy", Seats: make([]Chair, 2), Open: true}, "")
	if err != nil {
		t.Fatal(err)
	}
	his, err := h.Create(ctx, "bob", Plan{Game: "toy", Seats: make([]Chair, 2), Open: true}, "")
	if err != nil {
		t.Fatal(err)
	}
	shown := func(account string) (ids []string) {
		list, err := h.OpenTo(ctx, account, "")
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range list {
			ids = append(ids, s.ID)
		}
		return ids
	}
	if _, err := h.Shun(ctx, "ann", "bob", Muted); err != nil {
		t.Fatal(err)
	}
	if got := shown("ann"); !slices.Contains(got, his) {
		t.Errorf("who is only muted: ann is shown %q", got)
	}
	if _, err := h.Shun(ctx, "ann", "bob", Blocked); err != nil {
		t.Fatal(err)
	}
	if got := shown("ann"); !slices.Equal(got, []string{hers}) {
		t.Errorf("ann is shown %q, want %q", got, hers)
	}
	if got := shown("cat"); len(got) != 2 {
		t.Errorf("cat is shown %q", got)
	}
	if _, err := h.Sit(ctx, hers, Sat{Seat: 1, Account: "bob", Name: "bob"}, ""); err != ErrApart {
		t.Errorf("bob sits down: got %v", err)
	}
	if _, err := h.Sit(ctx, hers, Sat{Seat: 1, Account: "cat", Name: "cat"}, ""); err != nil {
		t.Errorf("cat sits down: got %v", err)
	}
}

// TestNoSeatIsKeptForWhoBlocks has bob ask for a rematch, whom ann has blocked meanwhile.
func TestNoSeatIsKeptForWhoBlocks(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(two)
	h.finish(id)
	if _, err := h.Shun(ctx, "ann", "bob", Blocked); err != nil {
		t.Fatal(err)
	}
	next, err := h.Rematch(ctx, id, "bob")
	if err != nil {
		t.Fatal(err)
	}
	if l := h.look(next, "ann", game.NoSeat); len(l.Kept) != 0 {
		t.Errorf("seats %v are kept for ann", l.Kept)
	}
	mine, err := h.Mine(ctx, "ann")
	if err != nil || slices.ContainsFunc(mine, func(l Listed) bool { return l.ID == next }) {
		t.Errorf("ann's matches: %+v, %v", mine, err)
	}
}
