package table

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest/toy"
	"gonfalon/games/gamestest"
	"gonfalon/sim"
)

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

// paired is the toy game for an even number of seats.
type paired struct{ toy.Game }

func (p paired) Start(setup game.Setup, d *game.Dice, story *game.Story) (toy.State, error) {
	if setup.Seats%2 != 0 {
		return toy.State{}, fmt.Errorf("%d seats are not 2 or 4", setup.Seats)
	}
	return p.Game.Start(setup, d, story)
}

// A number of seats that the game refuses is told in its own words, before there is a match.
func TestCreateRefusesSeatsThatTheGameRefuses(t *testing.T) {
	games := testGames()
	games["toy"] = sim.Of(paired{}, toyValue)
	h := openWith(t, openStore(t), games)
	if _, err := h.Create(t.Context(), "ann", Plan{Game: "toy", Seats: chairs("", "", "random")}, ""); !isBad(err) || err.Error() != "3 seats are not 2 or 4" {
		t.Errorf("got %v", err)
	}
	if _, err := h.Create(t.Context(), "ann", two, ""); err != nil {
		t.Error(err)
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
		if _, err := h.Sit(ctx, id, Sat{Seat: tt.seat, Account: tt.who, Name: tt.who}, tt.invite); !errors.Is(err, tt.want) {
			t.Errorf("%s at %d: got %v, want %v", tt.who, tt.seat, err, tt.want)
		}
	}
	if s, err := h.Sit(ctx, id, Sat{Seat: game.NoSeat, Account: "ann", Name: "ann", Entropy: "luck"}, ""); err != nil || s != 0 {
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

// The layout is told with the entry that it follows from, what is secret only to whom it
// concerns, and in the replay before the first action.
func TestTheLayoutIsTold(t *testing.T) {
	h := open(t)
	id := h.table(Plan{Game: "toy", Seats: chairs("", "")})
	for account, want := range map[string]int{"ann": 2, "bob": 1, "": 1} {
		for _, u := range h.updates(id, account, 0) {
			n := 0
			if u.What == "sat" && *u.Seat == 1 {
				n = want
			}
			if len(u.Told) != n {
				t.Errorf("%q is told with %s: %v, want %d events", account, u.What, u.Told, n)
			}
		}
	}
	h.finish(id)
	log, err := h.Log(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	if first, err := h.games.Replay(log, 0, -1, game.NoSeat); err != nil || len(first.Told) != 2 {
		t.Errorf("the replay begins with %+v, %v", first, err)
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
	if _, err := h.Sit(ctx, crowded, Sat{Seat: 1, Account: "dan", Name: "dan"}, invites[1]); err != nil {
		t.Fatal(err)
	}
	if _, err := h.Sit(ctx, crowded, Sat{Seat: 2, Account: "dan", Name: "dan"}, ""); err != ErrSeated {
		t.Errorf("a second seat without an invitation: got %v", err)
	}
	if _, err := h.Sit(ctx, crowded, Sat{Seat: 2, Account: "dan", Name: "dan"}, invites[2]); err != nil {
		t.Errorf("a second seat with its invitation: got %v", err)
	}
	for i, want := range []int{1, 1, 0} {
		if list, err := h.OpenTables(ctx, ""); err != nil || len(list) != want {
			t.Errorf("with %d there: got %v, %v, want %d open tables", i, list, err, want)
		}
		if i < 2 {
			if _, err := h.Sit(ctx, id, Sat{Seat: game.NoSeat, Account: who[i], Name: who[i]}, ""); err != nil {
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

func TestLogVerifies(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(Plan{Game: gamestest.Board, Seats: chairs("", "greedy", "random")})
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
	last, err := h.games.Replay(log, total, -1, game.NoSeat)
	if err != nil || last.N != total || len(last.Told) == 0 || last.Seat == nil {
		t.Errorf("replay: got %+v, %v", last, err)
	}
	if _, err := h.games.Replay(log, total+1, -1, game.NoSeat); err == nil {
		t.Error("replay after the end: no error")
	}
	kept, verdict, err := h.Keep(ctx, log)
	if err != nil || !verdict.Whole() {
		t.Fatalf("kept with %+v, %v", verdict, err)
	}
	if back, err := h.Kept(ctx, kept); err != nil || !bytes.Equal(back, log) {
		t.Errorf("the log that was kept differs: %v", err)
	}
	var wrong *game.LogError
	forged := bytes.Replace(log, []byte(`"n":3,`), []byte(`"n":4,`), 1)
	if _, _, err := h.Keep(ctx, forged); !errors.As(err, &wrong) || wrong.Line != 4 {
		t.Errorf("a forged log: got %v", err)
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
