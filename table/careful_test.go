package table

import (
	"context"
	"encoding/json"
	"slices"
	"testing"
	"time"

	"gonfalon/game"
	"gonfalon/games/gamestest"
)

// TestRequestIsCarriedThrough has a client hang up when its action is about to be
// written: the action is carried out all the same, with all that follows from it.
func TestRequestIsCarriedThrough(t *testing.T) {
	s := openStore(t)
	ctx, hangUp := context.WithCancel(t.Context())
	defer hangUp()
	node, err := Open(t.Context(), Config{Store: s, Games: testGames(), now: func() time.Time {
		hangUp()                         // asking what time it is comes before every write
		return time.Now().Add(time.Hour) // the job that tends the match is not due while the test runs
	}})
	if err != nil {
		t.Fatal(err)
	}
	id, err := node.Create(t.Context(), "ann", Plan{Game: "toy", Seats: chairs("", "random")}, "")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := node.Sit(t.Context(), id, Sat{Seat: 0, Account: "ann", Name: "ann"}, ""); err != nil {
		t.Fatal(err)
	}
	if _, err := node.Act(ctx, id, "ann", Move{Seat: 0, N: 1, Action: json.RawMessage(bidding(1))}, "k"); err != nil {
		t.Fatal(err)
	}
	until(t, "the bot answers an action whose client has hung up", func() bool {
		l, err := node.Look(t.Context(), id, "ann", 0)
		if err != nil {
			t.Fatal(err)
		}
		return l.N >= 2
	})
}

// TestTendingIsNeverJustOver asks for the job that tends a match well before the last one
// falls due: it could be done while an entry is on its way, and find nothing to do.
func TestTendingIsNeverJustOver(t *testing.T) {
	h := open(t)
	id := h.table(Plan{Game: gamestest.Board, Seats: chairs("", "", "random")})
	for range 12 {
		seat := game.NoSeat
		until(t, "a person must choose", func() bool {
			l := h.look(id, "ann", game.NoSeat)
			i := slices.IndexFunc(l.Decision.Who, func(s game.Seat) bool { return l.Seats[s].Bot == "" })
			if i >= 0 {
				seat = l.Decision.Who[i]
			}
			return i >= 0
		})
		o, err := h.Options(t.Context(), id, who[seat], seat)
		if err != nil {
			t.Fatal(err)
		}
		h.mustAct(id, seat, string(o.Options[0]))
		r, err := h.room(t.Context(), id)
		if err != nil {
			t.Fatal(err)
		}
		left := r.armed.Sub(h.clock())
		r.mu.Unlock()
		if left < tendAfter/2 {
			t.Fatalf("an action was written %v before the match is tended for the last time", left)
		}
		h.pass(tendAfter * 4 / 5)
	}
}

// TestFullTablesAreNotListed has a node note that a table is open after another has
// filled it.
func TestFullTablesAreNotListed(t *testing.T) {
	h := open(t)
	ctx := t.Context()
	id, err := h.Create(ctx, "ann", Plan{Game: "toy", Seats: chairs("", ""), Open: true}, "")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := h.Sit(ctx, id, Sat{Seat: 0, Account: "ann", Name: "ann"}, ""); err != nil {
		t.Fatal(err)
	}
	stale := h.look(id, "ann", game.NoSeat).Summary
	if _, err := h.Sit(ctx, id, Sat{Seat: 1, Account: "bob", Name: "bob"}, ""); err != nil {
		t.Fatal(err)
	}
	if err := h.list(ctx, "ann", stale); err != nil {
		t.Fatal(err)
	}
	open, err := h.OpenTables(ctx, "")
	if err != nil || len(open) != 0 {
		t.Errorf("got %v %v, want no open table", open, err)
	}
}
