package table

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"gonfalon/game"
)

var two = Plan{Game: "toy", Seats: chairs("", "")}

func TestCreateRefusesBadPlans(t *testing.T) {
	h := open(t)
	for _, p := range []Plan{
		{Game: "chess", Seats: chairs("", "")},
		{Game: "toy", Seats: chairs("")},
		{Game: "toy", Seats: chairs("", "genius")},
		{Game: "toy", Seats: chairs("", ""), Options: map[string]string{"luck": "more"}},
		{Game: "toy", Seats: chairs("", ""), Absent: Default},
		{Game: "toy", Seats: chairs("", ""), Absent: "cry", Clock: Clock{Deadline: 1}},
		{Game: "toy", Seats: chairs("", ""), Clock: Clock{Deadline: -1}},
	} {
		var e *Error
		if _, err := h.Create(t.Context(), "ann", p, ""); !errors.As(err, &e) || e.Kind != Bad {
			t.Errorf("%+v: got %v, want a bad request", p, err)
		}
	}
}

func TestSit(t *testing.T) {
	h, ctx := open(t), t.Context()
	id, err := h.Create(ctx, "ann", Plan{Game: "toy", Seats: chairs("", "", "random")}, "")
	if err != nil {
		t.Fatal(err)
	}
	l := h.look(id, "ann", game.NoSeat)
	if l.Status != "waiting" || len(l.Invites) != 3 || h.look(id, "bob", game.NoSeat).Invites != nil {
		t.Fatalf("got %+v, want a waiting table whose invites only ann sees", l)
	}
	for _, tt := range []struct {
		who, invite string
		seat        game.Seat
		want        error
	}{
		{"bob", "", 1, ErrForbidden},
		{"bob", l.Invites[0], 1, ErrForbidden},
		{"bob", "", game.NoSeat, ErrForbidden},
		{"bob", l.Invites[2], 2, ErrTaken},
		{"bob", l.Invites[1], 1, nil},
		{"bob", l.Invites[1], 1, nil}, // again, harmless
		{"cat", l.Invites[1], 1, ErrTaken},
	} {
		if _, err := h.Sit(ctx, id, tt.who, tt.who, tt.seat, tt.invite, ""); !errors.Is(err, tt.want) {
			t.Errorf("%s at %d: got %v, want %v", tt.who, tt.seat, err, tt.want)
		}
	}
	if s, err := h.Sit(ctx, id, "ann", "ann", game.NoSeat, "", "luck"); err != nil || s != 0 {
		t.Errorf("the owner: got %d, %v, want the first free seat", s, err)
	}
	if l := h.look(id, "ann", game.NoSeat); l.Status != "playing" || l.Decision == nil || !slices.Equal(l.Yours, []game.Seat{0}) {
		t.Errorf("got %+v, want a match that has begun", l)
	}
	mine, err := h.Mine(ctx, "bob")
	if err != nil || len(mine) != 1 || mine[0].ID != id {
		t.Errorf("bob's matches: got %v, %v", mine, err)
	}
}

func TestOpenTable(t *testing.T) {
	h, ctx := open(t), t.Context()
	id, err := h.Create(ctx, "ann", Plan{Game: "toy", Seats: chairs("", ""), Open: true}, "")
	if err != nil {
		t.Fatal(err)
	}
	crowded, err := h.Create(ctx, "cat", Plan{Game: "toy", Seats: chairs("", "", "")}, "")
	if err != nil {
		t.Fatal(err)
	}
	invites := h.look(crowded, "cat", game.NoSeat).Invites
	if _, err := h.Sit(ctx, crowded, "dan", "dan", 1, invites[1], ""); err != nil {
		t.Fatal(err)
	}
	if _, err := h.Sit(ctx, crowded, "dan", "dan", 2, "", ""); err != ErrSeated {
		t.Errorf("a second seat without an invitation: got %v", err)
	}
	if _, err := h.Sit(ctx, crowded, "dan", "dan", 2, invites[2], ""); err != nil {
		t.Errorf("a second seat with its invitation: got %v", err)
	}
	for i, want := range []int{1, 1, 0} {
		if list, err := h.OpenTables(ctx); err != nil || len(list) != want {
			t.Errorf("with %d there: got %v, %v, want %d open tables", i, list, err, want)
		}
		if i < 2 {
			if _, err := h.Sit(ctx, id, who[i], who[i], game.NoSeat, "", ""); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func TestAct(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(two)
	if err := h.act(id, 0, bidding(9)); refusedBy(err) != "toy.bid.four-coins" {
		t.Errorf("nine coins: got %v", err)
	}
	var e *Error
	if err := h.act(id, 0, `{"kind":"dance"}`); !errors.As(err, &e) || e.Kind != Bad {
		t.Errorf("no action: got %v", err)
	}
	if _, err := h.Act(ctx, id, "bob", Move{Seat: 0, N: 1, Action: json.RawMessage(bidding(1))}, ""); err != ErrForbidden {
		t.Errorf("foreign seat: got %v", err)
	}
	first, err := h.Act(ctx, id, "ann", Move{Seat: 0, N: 1, Action: json.RawMessage(bidding(1))}, "k")
	if err != nil {
		t.Fatal(err)
	}
	again, err := h.Act(ctx, id, "ann", Move{Seat: 0, N: 1, Action: json.RawMessage(bidding(1))}, "k")
	if err != nil || again != first {
		t.Errorf("the same key: got %d, %v, want %d", again, err, first)
	}
	if _, err := h.Act(ctx, id, "ann", Move{Seat: 0, N: 1, Action: json.RawMessage(bidding(2))}, "k"); err != ErrReused {
		t.Errorf("the key of another request: got %v", err)
	}
	// Bob was asked at the same time: action 1 is still fresh for him, and his key is his own.
	if _, err := h.Act(ctx, id, "bob", Move{Seat: 1, N: 1, Action: json.RawMessage(bidding(2))}, "k"); err != nil {
		t.Errorf("at the same time: %v", err)
	}
	if _, err := h.Act(ctx, id, "bob", Move{Seat: 1, N: 1, Action: json.RawMessage(`{"kind":"gamble","yes":true}`)}, ""); err != ErrStale {
		t.Errorf("an old number: got %v", err)
	}
	if _, err := h.Act(ctx, id, "bob", Move{Seat: 1, N: 9, Action: json.RawMessage(`{"kind":"gamble","yes":true}`)}, ""); err != ErrStale {
		t.Errorf("a number to come: got %v", err)
	}
	if n := h.look(id, "", game.NoSeat).N; n != 2 {
		t.Errorf("got %d actions, want 2", n)
	}
	if _, err := h.Log(ctx, id); err != ErrNotOver {
		t.Errorf("a log before the end: got %v", err)
	}
	h.finish(id)
	if err := h.act(id, 0, bidding(1)); err != ErrOver {
		t.Errorf("after the end: got %v", err)
	}
	if l := h.look(id, "", game.NoSeat); l.Seed == "" || len(l.Result) != 2 || game.SeedFrom(1, 1).String() != l.Seed {
		t.Errorf("the end shows %+v, want the seed and the result", l)
	}
}

func refusedBy(err error) game.Rule {
	var r *Refused
	if errors.As(err, &r) && r.English != "" && r.French != "" {
		return r.Rule
	}
	return ""
}

func TestLogVerifies(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(Plan{Game: "throne", Seats: chairs("", "greedy", "random")})
	h.finish(id)
	log, err := h.Log(ctx, id)
	if err != nil {
		t.Fatal(err)
	}
	v, err := game.Verify(bytes.NewReader(log), h.games.Find)
	if err != nil {
		t.Fatal(err)
	}
	total := h.look(id, "", game.NoSeat).N
	if v.Actions != total || !slices.Equal(v.Seats, []string{"ann", "greedy", "random"}) {
		t.Errorf("got %+v, want %d actions", v, total)
	}
	last, err := h.games.Replay(log, total)
	if err != nil || last.N != total || len(last.Told) == 0 || last.Seat == nil {
		t.Errorf("replay: got %+v, %v", last, err)
	}
	if _, err := h.games.Replay(log, total+1); err == nil {
		t.Error("replay after the end: no error")
	}
	kept, err := h.Keep(ctx, log)
	if err != nil {
		t.Fatal(err)
	}
	if back, err := h.Kept(ctx, kept); err != nil || !bytes.Equal(back, log) {
		t.Errorf("the log that was kept differs: %v", err)
	}
	var wrong *game.LogError
	forged := bytes.Replace(log, []byte(`"n":3,`), []byte(`"n":4,`), 1)
	if _, err := h.Keep(ctx, forged); !errors.As(err, &wrong) || wrong.Line != 4 {
		t.Errorf("a forged log: got %v", err)
	}
}

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
	id := h.table(Plan{Game: "throne", Seats: chairs("", "", "")})
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
		if way, err := h.CanUndo(ctx, id, who[s], s); way != want || err != nil {
			t.Errorf("seat %d: got %q, %v, want %q", s, way, err, want)
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

// TestUndoAsked plays throne to a moment at which somebody has acted openly on another's
// open action, with nothing shown in between.
func TestUndoAsked(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(Plan{Game: "throne", Seats: chairs("", "", "")})
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
	if way, err := h.CanUndo(ctx, id, who[asker], asker); way != UndoAsk || err != nil {
		t.Errorf("got %q, %v", way, err)
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
			_, free, err := r.m.takeBack(s)
			over := r.m.over()
			r.mu.Unlock()
			if err == nil && !free && !over {
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

func TestLetters(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(Plan{Game: "toy", Seats: chairs("", "", ""), Letters: true})
	to := game.Seat(1)
	if err := h.Say(ctx, id, "ann", 0, &to, "against cat?", "k"); err != nil {
		t.Fatal(err)
	}
	if err := h.Say(ctx, id, "ann", 0, nil, "hello", ""); err != nil {
		t.Fatal(err)
	}
	for account, want := range map[string]bool{"ann": true, "bob": true, "cat": false, "": false, "dan": false} {
		got := slices.Contains(whats(h.updates(id, account, 0)), "letter 0")
		if got != want {
			t.Errorf("%q reads the letter: %v, want %v", account, got, want)
		}
		wantLast(t, h.updates(id, account, 0), "said 0")
	}
	for text, to := range map[string]game.Seat{"": 1, strings.Repeat("x", 3000): 1, "hi": 7, "me": 0} {
		if err := h.Say(ctx, id, "ann", 0, &to, text, ""); err == nil {
			t.Errorf("a letter of %d characters to %d was sent", len(text), to)
		}
	}
	if err := h.Say(ctx, id, "dan", 0, nil, "hi", ""); err != ErrForbidden {
		t.Errorf("a stranger speaks: %v", err)
	}
	h.finish(id)
	if !slices.Contains(whats(h.updates(id, "", 0)), "letter 0") {
		t.Error("letters stay closed after a match that opens them")
	}
	if talk, err := h.Talk(ctx, id, ""); err != nil || !slices.Equal(whats(talk), []string{"letter 0", "said 0"}) {
		t.Errorf("the talk of the match: got %v, %v", whats(talk), err)
	}
}

func TestLettersStayClosed(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(Plan{Game: "toy", Seats: chairs("", "", "")})
	to := game.Seat(1)
	if err := h.Say(ctx, id, "ann", 0, &to, "against cat?", ""); err != nil {
		t.Fatal(err)
	}
	if _, err := h.Talk(ctx, id, "ann"); err != ErrNotOver {
		t.Errorf("the talk of an open match: got %v", err)
	}
	h.finish(id)
	for account, want := range map[string]bool{"ann": true, "bob": true, "cat": false, "": false} {
		if got := slices.Contains(whats(h.updates(id, account, 0)), "letter 0"); got != want {
			t.Errorf("%q reads the letter after the match: %v, want %v", account, got, want)
		}
		if talk, err := h.Talk(ctx, id, account); err != nil || (len(talk) == 1) != want {
			t.Errorf("the talk that %q reads: got %v, %v", account, whats(talk), err)
		}
	}
}

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
	if err := h.Say(ctx, bad, "ann", 0, nil, "what a pity", "k"); err != nil {
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
		ended <- h.Watch(ctx, id, "ann", 0, time.Hour, func([]Update) error { once(); return nil })
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
	err := h.Watch(t.Context(), id, "ann", 0, time.Millisecond, func(u []Update) error {
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

func TestOneTableForOneKey(t *testing.T) {
	h, ctx := open(t), t.Context()
	id, err := h.Create(ctx, "ann", two, "k")
	if err != nil {
		t.Fatal(err)
	}
	if again, err := h.Create(ctx, "ann", two, "k"); again != id || err != nil {
		t.Errorf("the same key: got %q, %v, want %q", again, err, id)
	}
	if other, err := h.Create(ctx, "bob", two, "k"); other == id || err != nil {
		t.Errorf("the same key of another: got %q, %v", other, err)
	}
	open := two
	open.Open = true
	if _, err := h.Create(ctx, "ann", open, "k"); err != ErrReused {
		t.Errorf("the same key for another plan: got %v", err)
	}
}

func TestKeysOfCreation(t *testing.T) {
	h := open(t)
	ctx := t.Context()
	plan := Plan{Game: "toy", Seats: chairs("", "")}
	if _, err := h.Create(ctx, "ann", plan, "caf\xe9"); !isBad(err) {
		t.Errorf("a key that is no text: got %v", err)
	}
	if _, err := h.Create(ctx, "ann", plan, "k", 0, "Ann"); err != nil {
		t.Fatal(err)
	}
	if _, err := h.Create(ctx, "ann", plan, "k", 1, "Ann"); err != ErrReused {
		t.Errorf("the same key, another seat: got %v, want %v", err, ErrReused)
	}
}

func isBad(err error) bool {
	var e *Error
	return errors.As(err, &e) && e.Kind == Bad
}
