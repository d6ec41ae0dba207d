package table

import (
	"errors"
	"slices"
	"testing"

	"gonfalon/game"
)

// TestRematchIsOneForAll: whoever asks for it, however often, comes to the same table, at his
// own seat; the others find theirs kept, and who did not play has none.
func TestRematchIsOneForAll(t *testing.T) {
	h, ctx := open(t), t.Context()
	plan := Plan{Game: "toy", Seats: chairs("", "random", ""), Open: true, Options: map[string]string{}}
	id := h.table(plan)
	if _, err := h.Rematch(ctx, id, "ann"); !errors.Is(err, ErrNotOver) {
		t.Fatalf("before the end: got %v", err)
	}
	h.finish(id)
	if _, err := h.Rematch(ctx, id, "dan"); !errors.Is(err, ErrForbidden) {
		t.Fatalf("a spectator: got %v", err)
	}
	next, err := h.Rematch(ctx, id, "ann")
	if err != nil {
		t.Fatal(err)
	}
	l := h.look(next, "cat", game.NoSeat)
	if l.Status != "waiting" || l.Open || !slices.Equal(l.Kept, []game.Seat{2}) || l.Seats[1].Bot != "random" || l.Seats[0].Name != "ann" {
		t.Fatalf("cat sees %+v", l)
	}
	if mine, err := h.Mine(ctx, "cat"); err != nil || len(mine) != 2 || !slices.ContainsFunc(mine, func(l Listed) bool { return l.ID == next }) {
		t.Errorf("cat finds %+v, %v", mine, err)
	}
	if news := h.updates(id, "cat", 0); news[len(news)-1].What != "rematch" || h.look(id, "cat", game.NoSeat).Rematch != next {
		t.Errorf("cat is not told at the old table: %+v", news[len(news)-1])
	}
	if seats := h.look(next, "dan", game.NoSeat).Kept; seats != nil {
		t.Errorf("seats %v are kept for dan", seats)
	}
	if _, err := h.Sit(ctx, next, Sat{Seat: 2, Account: "dan", Name: "dan"}, ""); !errors.Is(err, ErrForbidden) {
		t.Errorf("dan takes the seat of cat: %v", err)
	}
	for _, account := range []string{"ann", "cat", "cat"} {
		if again, err := h.Rematch(ctx, id, account); err != nil || again != next {
			t.Fatalf("%s comes to %s, %v; want %s", account, again, err, next)
		}
	}
	if l := h.look(next, "cat", game.NoSeat); l.Status != "playing" || !slices.Equal(l.Yours, []game.Seat{2}) || l.Kept != nil {
		t.Errorf("all have come, and cat sees %+v", l)
	}
}

// TestEndIsOfAFinishedMatch: a game that says nothing has its places by the result.
func TestEndIsOfAFinishedMatch(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(two)
	if _, err := h.End(ctx, id); !errors.Is(err, ErrNotOver) {
		t.Fatalf("before the end: got %v", err)
	}
	h.finish(id)
	end, err := h.End(ctx, id)
	if err != nil {
		t.Fatal(err)
	}
	result := h.look(id, "", game.NoSeat).Result
	if end.Reason != nil || end.Course != nil || len(end.Places) != 2 || result[end.Places[0].Seat] < result[end.Places[1].Seat] || end.Ended == nil {
		t.Errorf("got %+v, the result is %v", end, result)
	}
}
