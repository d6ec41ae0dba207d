package table

import (
	"errors"
	"slices"
	"testing"
	"time"

	"gonfalon/game"
)

const why = "the reason"

// TestMatchIsClosed closes a match that is played: it stands still, and is told so.
func TestMatchIsClosed(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(Plan{Game: "toy", Seats: chairs("", "", "random"), Clock: Clock{Deadline: 10}, Absent: Default})
	h.mustAct(id, 0, bidding(1))
	if err := h.Close(ctx, id, why); err != nil {
		t.Fatal(err)
	}
	n := h.look(id, "ann", 0).N
	h.pass(time.Hour)
	for _, x := range []*hall{h, openOn(t, h.store)} {
		if _, err := x.strike(ctx, id); err != nil {
			t.Error(err)
		}
		l := x.look(id, "bob", 1)
		if l.Status != "cancelled" || l.Why != why || l.Decision != nil || l.N != n || l.Seats[1].Due != nil || l.Seed != "" {
			t.Errorf("got %+v, because %q, after %d actions", l.Summary, l.Why, l.N)
		}
		u := x.updates(id, "bob", 0)
		if last := u[len(u)-1]; last.What != "cancelled" || last.Why != why {
			t.Errorf("bob is told %+v", last)
		}
		if err := x.act(id, 1, bidding(1)); err != ErrCancelled {
			t.Errorf("bob acts: got %v", err)
		}
		if err := x.Close(ctx, id, why); err != ErrCancelled {
			t.Errorf("again: got %v", err)
		}
		if mine, err := x.Mine(ctx, "ann"); err != nil || len(mine) != 1 || mine[0].Status != "cancelled" {
			t.Errorf("ann's matches: %+v, %v", mine, err)
		}
	}
	if err := h.Leave(ctx, id, "ann", 0, ""); err != nil {
		t.Fatal(err)
	}
	if mine, err := h.Mine(ctx, "ann"); err != nil || len(mine) != 0 {
		t.Errorf("ann's matches: %+v, %v", mine, err)
	}
	over := h.table(two)
	h.finish(over)
	if err := h.Close(ctx, over, why); err != ErrOver {
		t.Errorf("a match that is over: got %v", err)
	}
}

func TestOpenTableIsClosed(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.lobby(3)
	if err := h.Close(ctx, id, why); err != nil {
		t.Fatal(err)
	}
	if all, err := h.OpenTables(ctx, ""); err != nil || len(all) != 0 {
		t.Errorf("open tables: %v, %v", all, err)
	}
	if err := h.sits(id, 2); err != ErrCancelled {
		t.Errorf("somebody sits down: got %v", err)
	}
}

// TestSeatIsReplacedWithoutAVote gives the seat of who is gone to a bot, then to another person.
func TestSeatIsReplacedWithoutAVote(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(Plan{Game: "toy", Seats: chairs("", "", "random")})
	leave := h.comes(id, "bob")
	if _, err := h.Replace(ctx, id, 1, ByBot, why); err != ErrHere {
		t.Errorf("who is there: got %v", err)
	}
	leave()
	for seat, want := range map[game.Seat]error{2: ErrNobody, 0: nil} {
		if invite, err := h.Replace(ctx, id, seat, ByBot, why); err != want || invite != "" {
			t.Errorf("seat %d: got %q, %v, want %v", seat, invite, err, want)
		}
	}
	if _, err := h.Replace(ctx, id, 9, ByBot, why); !isBad(err) {
		t.Errorf("no such seat: got %v", err)
	}
	if _, err := h.Replace(ctx, id, 1, ByBot, why); err != nil {
		t.Fatal(err)
	}
	if l := h.look(id, "", game.NoSeat); l.Seats[1].Bot == "" || l.Seats[1].Offered {
		t.Errorf("got %+v", l.Seats[1])
	}
	invite, err := h.Replace(ctx, id, 1, ByPerson, why)
	if err != nil || invite == "" {
		t.Fatalf("got %q, %v", invite, err)
	}
	at := slices.IndexFunc(h.updates(id, "ann", 0), func(u Update) bool { return u.What == "replaced" && u.Text == "person" && u.Why == why })
	if at < 0 {
		t.Error("nobody is told why")
	}
	if _, err := h.Sit(ctx, id, Sat{Seat: 1, Account: "eve", Name: "eve"}, invite); err != nil {
		t.Fatal(err)
	}
	if l := h.look(id, "eve", 1); l.Seats[1].Name != "eve" {
		t.Errorf("got %+v", l.Seats[1])
	}
}

// TestSeatIsHandedOver gives bob's seat to eve, who plays it to the end.
func TestSeatIsHandedOver(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(Plan{Game: "toy", Seats: chairs("", "", "random")})
	if err := h.HandOver(ctx, id, 1, "ann", "ann", why); err != ErrPlaysHere {
		t.Errorf("to who plays there: got %v", err)
	}
	if err := h.HandOver(ctx, id, 2, "eve", "eve", why); err != ErrNobody {
		t.Errorf("of a bot: got %v", err)
	}
	if err := h.HandOver(ctx, h.lobby(3), 1, "eve", "eve", why); err != ErrNotBegun {
		t.Errorf("before the match: got %v", err)
	}
	if err := h.HandOver(ctx, id, 1, "eve", "Ann", why); err != nil {
		t.Fatal(err)
	}
	for _, x := range []*hall{h, openOn(t, h.store)} {
		if l := x.look(id, "eve", 1); l.Seats[1].Name != "Ann 2" || !slices.Equal(l.Yours, []game.Seat{1}) {
			t.Errorf("got %+v", l.Seats[1])
		}
		if _, err := x.Look(ctx, id, "bob", 1); err != ErrForbidden {
			t.Errorf("bob looks: %v", err)
		}
		o, err := x.Oversee(ctx, id)
		if err != nil || !slices.Equal(o.Accounts, []string{"ann", "eve", ""}) || o.Owner != "ann" {
			t.Errorf("got %+v, %v", o, err)
		}
	}
	if mine, err := h.Mine(ctx, "bob"); err != nil || slices.ContainsFunc(mine, func(l Listed) bool { return l.ID == id }) {
		t.Errorf("bob's matches: %v, %v", mine, err)
	}
	who[1] = "eve"
	defer func() { who[1] = "bob" }()
	h.finish(id)
}

// TestNothingChangesWhileStill has people, bots and clocks wait, and go on.
func TestNothingChangesWhileStill(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(Plan{Game: "toy", Seats: chairs("", ""), Clock: Clock{Deadline: 10}, Absent: Default})
	bots := h.table(Plan{Game: "toy", Seats: chairs("", "random")})
	h.KeepStill(true)
	before := h.look(id, "ann", 0)
	h.pass(time.Hour)
	if err := h.act(id, 0, bidding(1)); err != ErrReadOnly {
		t.Errorf("ann acts: got %v", err)
	}
	if err := h.Say(ctx, id, "ann", Speech{From: 0, Text: "x"}, ""); err != ErrReadOnly {
		t.Errorf("ann speaks: got %v", err)
	}
	if _, err := h.Create(ctx, "ann", two, ""); err != ErrReadOnly {
		t.Errorf("a table is set up: got %v", err)
	}
	if _, err := h.strike(ctx, id); !errors.Is(err, ErrReadOnly) {
		t.Errorf("the clock strikes: got %v", err)
	}
	if err := h.tend(ctx, id); err != nil {
		t.Errorf("it is tended: got %v", err)
	}
	if after := h.look(id, "ann", 0); after.Seq != before.Seq {
		t.Errorf("the match went from %d to %d", before.Seq, after.Seq)
	}
	h.KeepStill(false)
	if struck, err := h.strike(ctx, id); err != nil || struck {
		t.Errorf("at once the clock strikes: %t, %v", struck, err)
	}
	h.mustAct(id, 0, bidding(1))
	h.pass(lenience + time.Second)
	_, err := h.strike(ctx, id) // unless its job has
	if n := h.look(id, "ann", 0).N; err != nil || n < 2 {
		t.Errorf("later the clock does not strike: %d actions, %v", n, err)
	}
	h.mustAct(bots, 0, bidding(1))
	until(t, "the bot has chosen", func() bool { return h.look(bots, "", game.NoSeat).N >= 2 })
}
