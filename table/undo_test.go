package table

import (
	"bytes"
	"slices"
	"testing"
	"time"

	"gonfalon/game"
	"gonfalon/game/gametest/toy"
	"gonfalon/games/gamestest"
	"gonfalon/sim"
)

func TestUndoFree(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(two)
	before := h.look(id, "ann", 0).View
	h.mustAct(id, 0, bidding(1))
	if asks, err := h.Undo(ctx, id, "ann", 0, "u"); err != nil || asks {
		t.Fatalf("got %v, %v, want a free undo", asks, err)
	}
	if asks, err := h.Undo(ctx, id, "ann", 0, "u"); err != nil || asks {
		t.Errorf("the same key: got %v, %v", asks, err)
	}
	if after := h.look(id, "ann", 0); string(after.View) != string(before) || after.N != 0 {
		t.Errorf("after the undo: got %s, want %s", after.View, before)
	}
	if _, err := h.Undo(ctx, id, "ann", 0, ""); err != ErrNoUndo {
		t.Errorf("nothing left: got %v", err)
	}
}

func TestUndoFreeWhileOthersDecide(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(Plan{Game: "toy", Seats: chairs("", "", "")})
	h.mustAct(id, 0, bidding(1))
	h.mustAct(id, 1, bidding(2))
	if asks, err := h.Undo(ctx, id, "ann", 0, ""); err != nil || asks {
		t.Fatalf("got %v, %v, want a free undo", asks, err)
	}
	l := h.look(id, "ann", 0)
	if l.N != 1 || !slices.Equal(l.Decision.Who, []game.Seat{0, 2}) {
		t.Errorf("got %d actions, waiting for %v; want bob's to stay", l.N, l.Decision.Who)
	}
	h.finish(id)
	log, err := h.Log(ctx, id)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := game.Verify(bytes.NewReader(log), h.games.Find); err != nil {
		t.Error(err)
	}
}

// hasty is the toy game, in which who bids first is the leader.
type hasty struct{ toy.Game }

func (g hasty) Apply(s *toy.State, seat game.Seat, a toy.Action, d *game.Dice, story *game.Story) {
	first := a.Kind == toy.KindBid
	for other := range game.Seat(s.Seats) {
		first = first && !s.Player[other].Bid.Made
	}
	if first {
		s.Leader = seat
	}
	g.Game.Apply(s, seat, a, d, story)
}

// Where it makes a difference who decided first, the first cannot take it back unasked.
func TestUndoIsNotFreeWhereOrderCounts(t *testing.T) {
	games := testGames()
	games["toy"] = sim.Of(hasty{}, toyValue)
	h := openWith(t, openStore(t), games)
	id := h.table(Plan{Game: "toy", Seats: chairs("", "", "")})
	h.mustAct(id, 0, bidding(1))
	h.mustAct(id, 1, bidding(2))
	for s, want := range []Way{UndoAsk, UndoFree} {
		if way, err := h.CanUndo(t.Context(), id, who[s], game.Seat(s)); way.Way != want || err != nil {
			t.Errorf("%s: got %q, %v, want %q", who[s], way.Way, err, want)
		}
	}
}

// TestUpdatesSayWhatIsUndone takes ann's action back while a later one of bob's stands, and
// then bob's own.
func TestUpdatesSayWhatIsUndone(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(Plan{Game: "toy", Seats: chairs("", "", "")})
	h.mustAct(id, 0, bidding(1))
	h.mustAct(id, 1, bidding(2))
	for _, s := range []game.Seat{0, 1} {
		if asks, err := h.Undo(ctx, id, who[s], s, ""); err != nil || asks {
			t.Fatalf("got %v, %v, want a free undo", asks, err)
		}
		all := h.updates(id, "cat", 0)
		if u := all[len(all)-1]; u.Undone == nil || *u.Undone != (Span{1, 1}) {
			t.Errorf("got %+v, want action 1 to be undone", u)
		}
	}
}

func TestUpdatesSayAllThatIsUndone(t *testing.T) {
	h := open(t)
	id := h.table(Plan{Game: gamestest.Board, Seats: chairs("", "", "")})
	asks := h.playUntilAsking(id)
	n := h.look(id, "", game.NoSeat).N
	for s := range game.Seat(3) {
		if s != asks {
			if err := h.Answer(t.Context(), id, who[s], s, true, ""); err != nil {
				t.Fatal(err)
			}
		}
	}
	all := h.updates(id, "", 0)
	if u := all[len(all)-1]; u.Undone == nil || *u.Undone != (Span{u.N + 1, n}) || u.N >= n {
		t.Errorf("got %+v, want all actions up to %d to be undone", u, n)
	}
}

func TestUndoNeverAfterReveal(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(two)
	wantWay := func(s game.Seat, want Way) {
		t.Helper()
		if way, err := h.CanUndo(ctx, id, who[s], s); way.Way != want || err != nil {
			t.Errorf("seat %d: got %q, %v, want %q", s, way.Way, err, want)
		}
	}
	wantWay(0, UndoNothing)
	h.mustAct(id, 0, bidding(4))
	wantWay(0, UndoFree)
	h.mustAct(id, 1, bidding(0)) // shows both bids
	for s := range game.Seat(2) {
		wantWay(s, UndoRevealed)
		if _, err := h.Undo(ctx, id, who[s], s, ""); err != ErrRevealed {
			t.Errorf("seat %d after a reveal: got %v", s, err)
		}
	}
	l := h.look(id, "", game.NoSeat)
	winner := l.Decision.Who[0]
	h.mustAct(id, winner, `{"kind":"gamble","yes":true}`)
	if _, err := h.Undo(ctx, id, who[winner], winner, ""); err != ErrRevealed {
		t.Errorf("after dice: got %v", err)
	}
}

// TestUndoAsked plays to a moment at which somebody has acted openly on another's
// open action, with nothing shown in between.
func TestUndoAsked(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(Plan{Game: gamestest.Board, Seats: chairs("", "", "")})
	asker := h.playUntilAsking(id)
	other := (asker + 1) % 3
	third := (asker + 2) % 3
	if err := h.Answer(ctx, id, who[other], other, false, ""); err != nil {
		t.Fatal(err)
	}
	wantLast(t, h.updates(id, "", 0), updateOf("asked", asker), updateOf("declined", other))
	if err := h.Answer(ctx, id, who[other], other, true, ""); err != ErrNotAsked {
		t.Errorf("after it was declined: got %v", err)
	}
	if asks, err := h.Undo(ctx, id, who[asker], asker, "again"); err != nil || !asks {
		t.Fatalf("got %v, %v", asks, err)
	}
	if asks, err := h.Undo(ctx, id, who[asker], asker, "again"); err != nil || !asks {
		t.Errorf("the same key: got %v, %v", asks, err)
	}
	if err := h.Answer(ctx, id, who[asker], asker, true, ""); err != ErrNotAsked {
		t.Errorf("answering oneself: got %v", err)
	}
	if err := h.Answer(ctx, id, who[asker], asker, false, ""); err != nil || h.look(id, "", game.NoSeat).Asks != nil {
		t.Errorf("asking no more: got %v", err)
	}
	if way, err := h.CanUndo(ctx, id, who[asker], asker); way.Way != UndoAsk || err != nil {
		t.Errorf("got %q, %v", way.Way, err)
	}
	if asks, err := h.Undo(ctx, id, who[asker], asker, ""); err != nil || !asks {
		t.Fatalf("got %v, %v", asks, err)
	}
	n := h.look(id, "", game.NoSeat).N
	for _, s := range []game.Seat{other, third} {
		if err := h.Answer(ctx, id, who[s], s, true, ""); err != nil {
			t.Fatal(err)
		}
	}
	wantLast(t, h.updates(id, "", 0), updateOf("agreed", other), updateOf("undone", asker))
	if l := h.look(id, "", game.NoSeat); l.N >= n || l.Asks != nil {
		t.Errorf("got %d actions of %d, asked by %v", l.N, n, l.Asks)
	}
}

func updateOf(what string, s game.Seat) string { return what + " " + string('0'+rune(s)) }

// playUntilAsking plays until some seat's undo has to be asked for, and asks.
func (h *hall) playUntilAsking(id string) game.Seat {
	h.t.Helper()
	for i := range 2000 {
		l := h.look(id, "", game.NoSeat)
		if l.Status != "playing" {
			break
		}
		s := l.Decision.Who[0]
		o, err := h.Options(h.t.Context(), id, who[s], s)
		if err != nil {
			h.t.Fatal(err)
		}
		h.mustAct(id, s, string(o.Options[(i*7)%len(o.Options)]))
		for s := range game.Seat(3) {
			r, err := h.room(h.t.Context(), id)
			if err != nil {
				h.t.Fatal(err)
			}
			back, err := r.m.takeBack(s)
			over := r.m.over()
			r.mu.Unlock()
			if err == nil && !back.free && !over {
				if asks, err := h.Undo(h.t.Context(), id, who[s], s, ""); err != nil || !asks {
					h.t.Fatalf("got %v, %v, want to be asked", asks, err)
				}
				return s
			}
		}
	}
	h.t.Fatal("no undo had to be asked for")
	return 0
}

// TestUndoNeverAfterABotAnswers plays against bots: what they did in answer to an action
// would be known when it is taken back.
func TestUndoNeverAfterABotAnswers(t *testing.T) {
	h := open(t)
	id := h.table(Plan{Game: gamestest.Board, Seats: chairs("", "random", "random")})
	answered := 0
	for i := 0; answered < 20; i++ {
		l := h.look(id, "ann", 0)
		if l.Status != "playing" {
			break
		}
		if !slices.Contains(l.Decision.Who, 0) {
			time.Sleep(time.Millisecond)
			continue
		}
		r, err := h.room(t.Context(), id)
		if err != nil {
			t.Fatal(err)
		}
		n := r.m.lastOf(0)
		if n > 0 && slices.ContainsFunc(r.m.acts[n:], func(a act) bool { return a.For != "" }) {
			answered++
			if back, err := r.m.takeBack(0); !back.free && err != ErrRevealed {
				t.Errorf("action %d of %d: got %v, want that it stands", n, len(r.m.acts), err)
			}
		}
		r.mu.Unlock()
		o, err := h.Options(t.Context(), id, "ann", 0)
		if err != nil {
			t.Fatal(err)
		}
		h.mustAct(id, 0, string(o.Options[i%len(o.Options)]))
	}
	if answered < 5 {
		t.Errorf("the bots answered only %d times", answered)
	}
}
