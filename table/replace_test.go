package table

import (
	"slices"
	"testing"
	"time"

	"gonfalon/game"
)

// comes opens a stream and waits until the table knows of it.
func (h *hall) comes(id, account string) (leave func()) {
	h.t.Helper()
	now, _, leave := h.watches(id, account)
	until(h.t, account+" is there", func() bool { return now() != "" })
	return leave
}

func (h *hall) propose(id string, by, seat game.Seat, to Substitute) error {
	return h.Propose(h.t.Context(), id, who[by], Proposal{by, seat, to}, "")
}

func (h *hall) vote(id string, s game.Seat, yes bool) error {
	return h.VoteOn(h.t.Context(), id, who[s], s, yes, "")
}

// TestOnlyTheAbsentAreReplaced has the table wait for who is only away for a while.
func TestOnlyTheAbsentAreReplaced(t *testing.T) {
	s := openStore(t)
	h, other := openOn(t, s), openOn(t, s)
	id := h.table(Plan{Game: "toy", Seats: chairs("", "", "random")})
	leave := h.comes(id, "bob")
	for _, x := range []*hall{h, other} { // the other has no stream of anybody
		x.pass(time.Hour)
		if err := x.propose(id, 0, 1, ByBot); err != ErrPresent {
			t.Errorf("who is there: got %v", err)
		}
	}
	leave()
	h.pass(patience - time.Second)
	if err := h.propose(id, 0, 1, ByBot); err != ErrPresent {
		t.Errorf("too early: got %v", err)
	}
	h.pass(time.Second)
	for seat, want := range map[game.Seat]error{0: ErrPresent, 2: ErrPresent} {
		if err := h.propose(id, 0, seat, ByBot); err != want {
			t.Errorf("seat %d: got %v, want %v", seat, err, want)
		}
	}
	if err := h.propose(id, 0, 9, ByBot); !isBad(err) {
		t.Errorf("no such seat: got %v", err)
	}
	if err := h.propose(id, 0, 1, "horse"); !isBad(err) {
		t.Errorf("a horse: got %v", err)
	}
	if err := h.Propose(t.Context(), id, "dan", Proposal{0, 1, ByBot}, ""); err != ErrForbidden {
		t.Errorf("a stranger: got %v", err)
	}
	// ann is the only other person: she need not ask anybody
	if err := h.propose(id, 0, 1, ByBot); err != nil {
		t.Fatal(err)
	}
	wantLast(t, h.updates(id, "ann", 0)[:5], "replaced 1")
}

// A slow table waits as long as a decision has; one with a clock that has run out does not wait.
func TestAbsenceGoesByTheClock(t *testing.T) {
	h := open(t)
	slow := h.table(Plan{Game: "toy", Seats: chairs("", ""), Clock: Clock{Deadline: 86_400}})
	h.comes(slow, "bob")()
	h.pass(23 * time.Hour)
	if err := h.propose(slow, 0, 1, ByBot); err != ErrPresent {
		t.Errorf("within the day: got %v", err)
	}
	h.pass(time.Hour)
	if err := h.propose(slow, 0, 1, ByBot); err != nil {
		t.Errorf("after the day: got %v", err)
	}
	swift := h.table(Plan{Game: "toy", Seats: chairs("", ""), Clock: Clock{Deadline: 10}})
	h.comes(swift, "bob")()
	h.pass(11 * time.Second)
	if err := h.propose(swift, 0, 1, ByBot); err != nil {
		t.Errorf("when time has run out: got %v", err)
	}
}

func TestMoreThanHalfMustAgree(t *testing.T) {
	h := open(t)
	id := h.table(Plan{Game: "parley", Seats: chairs("", "", "", "")})
	h.comes(id, "dan")()
	for _, account := range who[:3] {
		defer h.comes(id, account)()
	}
	h.pass(patience)
	if err := h.vote(id, 1, true); err != ErrNotProposed {
		t.Errorf("nothing is proposed: got %v", err)
	}
	bot := func() string { return h.look(id, "", game.NoSeat).Seats[3].Bot }
	for _, votes := range [][]bool{{false, false}, {false, true}, {true}} {
		if err := h.propose(id, 0, 3, ByBot); err != nil {
			t.Fatal(err)
		}
		if p := h.look(id, "bob", 1).Proposal; p == nil || p.Proposal != (Proposal{0, 3, ByBot}) || !slices.Equal(p.Yes, []game.Seat{0}) || bot() != "" {
			t.Fatalf("got %+v, and the bot %q", p, bot())
		}
		agreed := 1
		for i, yes := range votes {
			if yes {
				agreed++
			}
			if err := h.vote(id, game.Seat(i+1), yes); err != nil {
				t.Fatal(err)
			}
		}
		if l := h.look(id, "", game.NoSeat); l.Proposal != nil || (bot() != "") != (agreed > 1) {
			t.Fatalf("after %v: %+v, the bot %q", votes, l.Proposal, bot())
		}
		if agreed > 1 && len(votes) == 2 {
			if err := h.Return(t.Context(), id, "dan", 3, ""); err != nil {
				t.Fatal(err)
			}
			h.pass(patience)
		}
	}
	// who proposes can think better of it, and who is absent has no vote
	if err := h.Return(t.Context(), id, "dan", 3, ""); err != nil {
		t.Fatal(err)
	}
	h.pass(patience)
	if err := h.propose(id, 0, 3, ByPerson); err != nil {
		t.Fatal(err)
	}
	if err := h.vote(id, 3, false); err != ErrNotProposed {
		t.Errorf("the absent one votes: got %v", err)
	}
	if err := h.vote(id, 0, false); err != nil || h.look(id, "", game.NoSeat).Proposal != nil {
		t.Errorf("whoever proposes says no: got %v", err)
	}
}

// A bot plays for who is gone, and he has his seat back whenever he wants it.
func TestTheAbsentComesBack(t *testing.T) {
	h := open(t)
	id := h.table(two)
	h.pass(patience)
	if err := h.propose(id, 0, 1, ByBot); err != nil {
		t.Fatal(err)
	}
	h.mustAct(id, 0, bidding(1))
	until(t, "the bot has chosen", func() bool { return h.look(id, "", game.NoSeat).N >= 2 })
	if err := h.Return(t.Context(), id, "bob", 1, ""); err != nil {
		t.Fatal(err)
	}
	for _, x := range []*hall{h, openOn(t, h.store)} {
		if l := x.look(id, "bob", 1); l.Seats[1].Bot != "" || l.Seats[1].Name != "bob" || !slices.Equal(l.Yours, []game.Seat{1}) {
			t.Errorf("got %+v", l.Seats)
		}
	}
	h.finish(id)
}

// Another person takes the seat over, with what it knows, but not the letters of before.
func TestAnotherPersonTakesTheSeat(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(Plan{Game: "toy", Seats: chairs("", "", "")})
	bob := game.Seat(1)
	if err := h.Say(ctx, id, "ann", Speech{From: 0, To: &bob, Text: "for bob only"}, ""); err != nil {
		t.Fatal(err)
	}
	sit := func(account, invite string) error {
		_, err := h.Sit(ctx, id, Sat{Seat: 1, Account: account, Name: account, Entropy: "luck"}, invite)
		return err
	}
	invite := h.look(id, "ann", 0).Invites[1]
	if err := sit("eve", invite); err != ErrTaken {
		t.Errorf("before it is offered: got %v", err)
	}
	h.pass(patience)
	if err := h.propose(id, 2, 1, ByPerson); err != nil {
		t.Fatal(err)
	}
	l := h.look(id, "cat", 2)
	if !l.Seats[1].Offered || l.Seats[1].Bot == "" || l.Invites[1] != invite || l.Invites[0] != "" || h.look(id, "dan", game.NoSeat).Invites != nil {
		t.Fatalf("got %+v with the invitations %q", l.Seats[1], l.Invites)
	}
	if err := sit("cat", invite); err != ErrSeated {
		t.Errorf("who plays already: got %v", err)
	}
	if _, err := h.Sit(ctx, id, Sat{Seat: 1, Account: "eve", Name: "eve", Options: map[string]string{"charm": "x"}}, invite); err != ErrBegun {
		t.Errorf("with something of his own: got %v", err)
	}
	if err := sit("eve", "x"); err != ErrForbidden {
		t.Errorf("without an invitation: got %v", err)
	}
	if err := sit("eve", invite); err != nil {
		t.Fatal(err)
	}
	if err := h.Say(ctx, id, "ann", Speech{From: 0, To: &bob, Text: "for eve only"}, ""); err != nil {
		t.Fatal(err)
	}
	for _, x := range []*hall{h, openOn(t, h.store)} {
		for account, want := range map[string]string{"eve": "for eve only", "bob": ""} {
			read := ""
			for _, u := range x.updates(id, account, 0) {
				if u.What == "letter" {
					read += u.Text
				}
			}
			if read != want {
				t.Errorf("%s reads %q, want %q", account, read, want)
			}
		}
		if l := x.look(id, "eve", 1); l.Seats[1].Name != "eve" || l.Seats[1].Bot != "" || l.Seats[1].Offered {
			t.Errorf("got %+v", l.Seats[1])
		}
		if _, err := x.Look(ctx, id, "bob", 1); err != ErrForbidden {
			t.Errorf("bob looks: %v", err)
		}
	}
	if mine, err := h.Mine(ctx, "bob"); err != nil || len(mine) != 0 {
		t.Errorf("bob's matches: %v, %v", mine, err)
	}
	if mine, err := h.Mine(ctx, "eve"); err != nil || len(mine) != 1 {
		t.Errorf("eve's matches: %v, %v", mine, err)
	}
	if err := h.Return(ctx, id, "bob", 1, ""); err != ErrForbidden {
		t.Errorf("bob comes back: %v", err)
	}
	who[1] = "eve"
	defer func() { who[1] = "bob" }()
	h.finish(id)
	log, err := h.Log(ctx, id)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := verify(log, h.games); err != nil {
		t.Errorf("the log: %v", err)
	}
}
