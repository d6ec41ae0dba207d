package table

import (
	"encoding/json"
	"testing"

	"gonfalon/game"
	"gonfalon/games/gamestest"
)

// TestStaleAfterUndo sends an action that was chosen in a position which has been taken
// back since; the number of the action is right by chance.
func TestStaleAfterUndo(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(Plan{Game: gamestest.Board, Seats: chairs("", "", "")})
	first, err := h.Options(ctx, id, "ann", 0)
	if err != nil {
		t.Fatal(err)
	}
	h.mustAct(id, 0, string(first.Options[0]))
	second, err := h.Options(ctx, id, "ann", 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := h.Undo(ctx, id, "ann", 0, ""); err != nil {
		t.Fatal(err)
	}
	h.mustAct(id, 0, string(first.Options[1]))
	last := second.Options[len(second.Options)-1]
	if _, err := h.Act(ctx, id, "ann", Move{Seat: 0, N: second.N, Seq: second.Seq, Action: last}, ""); err != ErrStale {
		t.Errorf("chosen on what was taken back: got %v", err)
	}
	if _, err := h.Act(ctx, id, "ann", Move{Seat: 0, Seq: h.look(id, "ann", 0).Seq, Action: last}, ""); err != nil {
		t.Errorf("chosen on what there is: %v", err)
	}
}

// TestFreshWhenOthersUndo has bob choose while ann, who was asked at the same time, takes
// her choice back: that is no concern of his.
func TestFreshWhenOthersUndo(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(Plan{Game: "toy", Seats: chairs("", "", "")})
	h.mustAct(id, 0, bidding(1))
	seen := h.look(id, "bob", 1)
	if _, err := h.Undo(ctx, id, "ann", 0, ""); err != nil {
		t.Fatal(err)
	}
	bid := Move{Seat: 1, N: seen.N + 1, Seq: seen.Seq, Action: json.RawMessage(bidding(2))}
	if _, err := h.Act(ctx, id, "bob", bid, ""); err != nil {
		t.Errorf("got %v", err)
	}
	if _, err := h.Act(ctx, id, "bob", bid, ""); err != ErrStale {
		t.Errorf("the same choice again: got %v", err)
	}
}

// TestAgreedUndoTouchesOthers has bob's action taken back together with ann's: what he
// chose after it was meant for another position.
func TestAgreedUndoTouchesOthers(t *testing.T) {
	m := newMatch("x", testGames())
	m.seats = make([]seat, 3)
	m.at = layOut(t, "toy", 3)
	now := m.at.Next()
	m.open = 5
	m.ask(now, game.Seats(0, 1))
	if m.asked[0] != place(5, 0) || m.asked[1] != place(5, 0) || m.asked[2] != 0 {
		t.Errorf("got %v, want the first two seats to be asked anew", m.asked)
	}
	m.open, now.Duty = 6, game.AnyOne
	if m.ask(now, game.Seats(0)); m.asked[2] != place(6, 0) {
		t.Errorf("got %v, want all to be asked anew after any one of them has acted", m.asked)
	}
}

func layOut(t *testing.T, name string, seats int) game.Position {
	t.Helper()
	d := game.NewDice(game.SeedFrom(1, 1))
	d.At(0)
	at, err := testGames()[name].Start(game.Setup{Seats: seats}, d, nil)
	if err != nil {
		t.Fatal(err)
	}
	return at
}

// TestPlaces compares the numbers that accounts are given with and without letters
// between others.
func TestPlaces(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(Plan{Game: "toy", Seats: chairs("", "", "")})
	begun := place(4, 0)
	write := func(from, to game.Seat) {
		t.Helper()
		if err := h.Say(ctx, id, who[from], Speech{From: from, To: &to, Text: "psst"}, ""); err != nil {
			t.Fatal(err)
		}
	}
	write(0, 1)
	write(1, 0)
	write(1, 2)
	for account, want := range map[string]uint64{"ann": begun + 2, "bob": begun + 3, "cat": begun + 1, "": begun} {
		if got := h.look(id, account, game.NoSeat).Seq; got != want {
			t.Errorf("%q looks at %x, want %x", account, got, want)
		}
		if u := h.updates(id, account, begun); len(u) != int(want-begun) {
			t.Errorf("%q is told %v after the beginning", account, whats(u))
		}
		for _, u := range h.updates(id, account, 0) {
			if rest := h.updates(id, account, u.Seq); len(rest) > 0 && rest[0].Seq <= u.Seq {
				t.Errorf("%q is told of %x after %x", account, rest[0].Seq, u.Seq)
			}
		}
	}
	seq, err := h.Act(ctx, id, "ann", Move{Seat: 0, Seq: begun, Action: json.RawMessage(bidding(1))}, "")
	if want := place(5, 0); err != nil || seq != want || h.look(id, "bob", 1).Seq != want {
		t.Errorf("the action stands at %x, %v, want %x", seq, err, want)
	}
}
