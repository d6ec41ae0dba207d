package table

import (
	"strings"
	"testing"
	"time"

	"gonfalon/game"
	"gonfalon/games/gamestest"
)

// strikeNow does what the job of a match does when it falls due.
func (h *hall) strikeNow(id string) {
	h.t.Helper()
	if err := h.tend(h.t.Context(), id); err != nil {
		h.t.Fatal(err)
	}
}

// atRest waits until the bots of a match are done, so that time passes for none of them at work.
func (h *hall) atRest(id string) {
	h.t.Helper()
	until(h.t, "the bots rest", func() bool {
		r, err := h.room(h.t.Context(), id)
		if err != nil {
			h.t.Fatal(err)
		}
		defer r.mu.Unlock()
		return !r.busy
	})
}

func (h *hall) due(id string, s game.Seat) time.Duration {
	h.t.Helper()
	due := h.look(id, "", game.NoSeat).Seats[s].Due
	if due == nil {
		return 0
	}
	return due.Sub(h.clock())
}

func TestDeadlineChoosesForTheAbsent(t *testing.T) {
	h := open(t)
	id := h.table(Plan{Game: "toy", Seats: chairs("", ""), Clock: Clock{Deadline: 3600}, Absent: Default})
	h.mustAct(id, 0, bidding(1))
	if got := h.due(id, 1); got != time.Hour {
		t.Errorf("bob has %s, want an hour", got)
	}
	h.pass(59 * time.Minute)
	h.strikeNow(id)
	if n := h.look(id, "", game.NoSeat).N; n != 1 {
		t.Errorf("got %d actions before the deadline", n)
	}
	h.pass(2 * time.Minute)
	h.strikeNow(id)
	l := h.look(id, "", game.NoSeat)
	if l.N != 2 || l.Seats[1].Bot != "" {
		t.Errorf("got %d actions and the bot %q, want one action chosen for bob", l.N, l.Seats[1].Bot)
	}
}

func TestAGraceForTheStory(t *testing.T) {
	h := open(t)
	id := h.table(Plan{Game: "toy", Seats: chairs("", ""), Clock: Clock{Deadline: 10, Bank: 60, Grace: 15}, Absent: Default})
	if got := h.due(id, 0); got != 85*time.Second {
		t.Errorf("ann has %s, want her bank, the time of the decision and the grace", got)
	}
	if from := h.look(id, "", game.NoSeat).Seats[0].From; from == nil || from.Sub(h.clock()) != 15*time.Second {
		t.Errorf("her time begins at %v, want in 15 s", from)
	}
	h.pass(5 * time.Second) // what is left of the grace is nobody's gain
	h.mustAct(id, 0, bidding(1))
	h.pass(20 * time.Second)
	h.mustAct(id, 1, bidding(2))
	r, err := h.room(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	defer r.mu.Unlock()
	for seat, spent := range []time.Duration{0, 10 * time.Second} {
		want := 70*time.Second - spent
		if r.m.clock.waiting.Has(game.Seat(seat)) {
			want += 10 * time.Second // for what it is asked now
		}
		if got := r.m.clock.left[seat]; got != want {
			t.Errorf("seat %d has %s left, want %s", seat, got, want)
		}
	}
}

func TestGraceIsBounded(t *testing.T) {
	h := open(t)
	for _, c := range []Clock{{Grace: 5}, {Deadline: 10, Grace: 16}, {Deadline: 10, Grace: -1}} {
		if _, err := h.Create(t.Context(), "ann", Plan{Game: "toy", Seats: chairs("", ""), Clock: c}, ""); err == nil {
			t.Errorf("a clock of %+v is accepted", c)
		}
	}
}

func TestDeadlineHandsTheSeatOverAndBack(t *testing.T) {
	h := open(t)
	id := h.table(Plan{Game: "toy", Seats: chairs("", ""), Options: map[string]string{"rounds": "5"}, Clock: Clock{Deadline: 60}, Absent: TakenOver})
	h.mustAct(id, 0, bidding(1))
	h.pass(2 * time.Minute)
	h.strikeNow(id)
	l := h.look(id, "", game.NoSeat)
	if l.Seats[1].Bot == "" || l.N < 2 {
		t.Fatalf("got %+v, want a bot in bob's seat that has played", l.Seats[1])
	}
	_ = h.act(id, 1, bidding(0)) // refused or not: he is back
	if l := h.look(id, "", game.NoSeat); l.Seats[1].Bot != "" {
		t.Errorf("the bot %q still holds the seat", l.Seats[1].Bot)
	}
	wantReturned := false
	for _, w := range whats(h.updates(id, "", 0)) {
		wantReturned = wantReturned || w == "returned 1"
	}
	if !wantReturned {
		t.Error("nobody was told that bob is back")
	}
}

// TestReturnGrantsADecision has bob come back with no time left: he has that of one
// decision, from then on.
func TestReturnGrantsADecision(t *testing.T) {
	for _, c := range []Clock{{Deadline: 60}, {Bank: 600, Deadline: 60}} {
		h := open(t)
		id := h.table(Plan{Game: "toy", Seats: chairs("", ""), Options: map[string]string{"rounds": "5"}, Clock: c, Absent: TakenOver})
		h.pass(time.Hour)
		h.strikeNow(id)
		if l := h.look(id, "", game.NoSeat); l.Seats[1].Bot == "" {
			t.Fatalf("%+v: no bot holds the seat", c)
		}
		h.pass(time.Hour)
		if err := h.Return(t.Context(), id, "bob", 1, ""); err != nil {
			t.Fatal(err)
		}
		if got := h.due(id, 1); got != time.Minute {
			t.Errorf("%+v: bob has %v, want a minute", c, got)
		}
	}
}

func TestWaitOnlyTells(t *testing.T) {
	h := open(t)
	id := h.table(Plan{Game: "toy", Seats: chairs("", ""), Clock: Clock{Deadline: 60}, Absent: Wait})
	h.pass(time.Hour)
	h.strikeNow(id)
	if l := h.look(id, "", game.NoSeat); l.N != 0 || h.due(id, 0) != -59*time.Minute {
		t.Errorf("got %d actions, due %s", l.N, h.due(id, 0))
	}
}

func TestBankAndPause(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(Plan{Game: "toy", Seats: chairs("", "", ""), Clock: Clock{Deadline: 10, Bank: 100}})
	if got := h.due(id, 0); got != 110*time.Second {
		t.Fatalf("ann has %s, want the bank and the increment", got)
	}
	h.pass(30 * time.Second)
	h.mustAct(id, 0, bidding(1))
	if _, err := h.Undo(ctx, id, "ann", 0, ""); err != nil {
		t.Fatal(err)
	}
	if got := h.due(id, 0); got != 80*time.Second {
		t.Errorf("after an undo ann has %s, want what she has not used", got)
	}
	h.pause(id, 0, true)
	if got := h.due(id, 1); got != 0 {
		t.Errorf("while paused: got %s", got)
	}
	h.pass(20 * time.Second)
	h.pause(id, 1, false)
	for s, want := range []time.Duration{60 * time.Second, 80 * time.Second, 80 * time.Second} {
		if got := h.due(id, game.Seat(s)); got != want {
			t.Errorf("after ann's pause seat %d has %s, want %s", s, got, want)
		}
	}
}

func (h *hall) pause(id string, s game.Seat, stop bool) {
	h.t.Helper()
	if err := h.Pause(h.t.Context(), id, who[s], s, stop, ""); err != nil {
		h.t.Fatal(err)
	}
}

// TestPauseOfOnesOtherSeat has somebody who holds two seats pause from the one to stop
// the clock of the other.
func TestPauseOfOnesOtherSeat(t *testing.T) {
	h, ctx := open(t), t.Context()
	id, err := h.Create(ctx, "ann", Plan{Game: "toy", Seats: chairs("", "", ""), Clock: Clock{Deadline: 60}, Open: true}, "")
	if err != nil {
		t.Fatal(err)
	}
	for s, account := range []string{"ann", "ann", "bob"} {
		if _, err := h.Sit(ctx, id, Sat{Seat: game.Seat(s), Account: account, Name: account}, ""); err != nil {
			t.Fatal(err)
		}
	}
	h.pause(id, 0, true)
	if err := h.Pause(ctx, id, "ann", 1, false, ""); err != nil {
		t.Fatal(err)
	}
	if err := h.Pause(ctx, id, "ann", 1, true, ""); err != nil {
		t.Fatal(err)
	}
	h.pass(20 * time.Second)
	h.pause(id, 0, false)
	for s, want := range []time.Duration{40 * time.Second, 40 * time.Second, time.Minute} {
		if got := h.due(id, game.Seat(s)); got != want {
			t.Errorf("seat %d has %s, want %s", s, got, want)
		}
	}
}

func TestNoAnswerWhilePaused(t *testing.T) {
	h := open(t)
	id := h.table(Plan{Game: gamestest.Board, Seats: chairs("", "", "")})
	asks := h.playUntilAsking(id)
	h.pause(id, asks, true)
	for _, yes := range []bool{true, false} {
		other := (asks + 1) % 3
		if err := h.Answer(t.Context(), id, who[other], other, yes, ""); err != ErrPaused {
			t.Errorf("answering %v: got %v", yes, err)
		}
	}
}

func TestReturnWhilePausedGainsNothing(t *testing.T) {
	h := open(t)
	id := h.deserted()
	s := h.look(id, "", game.NoSeat).Decision.Who[0]
	h.pause(id, 1-s, true)
	h.pass(time.Hour)
	if err := h.Return(t.Context(), id, who[s], s, ""); err != nil {
		t.Fatal(err)
	}
	h.pass(time.Hour)
	h.pause(id, 1-s, false)
	if got := h.due(id, s); got != time.Minute {
		t.Errorf("seat %d, which is back, has %s, want a minute", s, got)
	}
}

// deserted is a match in which the time of both persons has run out.
func (h *hall) deserted() string {
	h.t.Helper()
	id := h.table(Plan{Game: "toy", Seats: chairs("", "", "random"), Options: map[string]string{"rounds": "5"}, Clock: Clock{Deadline: 60}, Absent: TakenOver})
	h.pass(2 * time.Minute)
	for range 10 {
		h.strikeNow(id)
		h.pass(2 * time.Minute)
	}
	l := h.look(id, "", game.NoSeat)
	if l.Status != "playing" || l.Seats[0].Bot == "" || l.Seats[1].Bot == "" {
		h.t.Fatalf("got %+v, want a match that waits for its persons", l.Summary)
	}
	return id
}

// TestBotsWaitForPersons lets bots stand in for everybody: they do not play the match to
// its end, but go on as soon as somebody is back, or has given up.
func TestBotsWaitForPersons(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.deserted()
	if err := h.Return(ctx, id, "bob", 0, ""); err != ErrForbidden {
		t.Errorf("into another's seat: got %v", err)
	}
	for range 2 { // the second is harmless
		if err := h.Return(ctx, id, "ann", 0, "back"); err != nil {
			t.Fatal(err)
		}
	}
	l := h.look(id, "", game.NoSeat)
	if l.Seats[0].Bot != "" || l.Seats[1].Bot == "" {
		t.Errorf("got %+v, want ann to be back and bob away", l.Seats)
	}
	if err := h.Concede(ctx, id, "ann", 0, ""); err != nil {
		t.Fatal(err)
	}
	if err := h.Return(ctx, id, "ann", 0, ""); err != ErrConceded {
		t.Errorf("into a seat that was given up: got %v", err)
	}
	if err := h.Concede(ctx, id, "bob", 1, ""); err != nil {
		t.Fatal(err)
	}
	h.finish(id)
}

// orders returns options of a seat that place an order.
func (h *hall) orders(id string, s game.Seat) []string {
	h.t.Helper()
	o, err := h.Options(h.t.Context(), id, who[s], s)
	if err != nil {
		h.t.Fatal(err)
	}
	var list []string
	for _, option := range o.Options {
		if strings.Contains(string(option), `"order":`) {
			list = append(list, string(option))
		}
	}
	return list
}

// TestPartsOfADecision has ann place orders one by one: that is one decision, with one
// deadline and one increment, whatever she takes back meanwhile.
func TestPartsOfADecision(t *testing.T) {
	for _, limit := range []Clock{{Deadline: 60}, {Deadline: 10, Bank: 50}} {
		h := open(t)
		id := h.table(Plan{Game: gamestest.Board, Seats: chairs("", "", ""), Clock: limit})
		for i := range 5 {
			h.pass(10 * time.Second)
			h.mustAct(id, 0, h.orders(id, 0)[i])
			if i%2 == 0 {
				if asks, err := h.Undo(t.Context(), id, "ann", 0, ""); asks || err != nil {
					t.Fatal(asks, err)
				}
			}
			if got, want := h.due(id, 0), time.Duration(50-10*i)*time.Second; got != want {
				t.Errorf("%+v: after %d orders ann has %s, want %s", limit, i+1, got, want)
			}
		}
	}
}

// TestUndoTurnsTheClockBack asks bob for a decision, and takes back what made it his.
func TestUndoTurnsTheClockBack(t *testing.T) {
	at := func(seconds int) time.Time {
		return time.Date(2026, 1, 1, 0, 0, seconds, 0, time.UTC)
	}
	ann, bob := game.Seats(0), game.Seats(1)
	c := newClock(Clock{Deadline: 10, Bank: 100}, 2)
	c.wait(ann, 0, at(0))
	before := c.saved()
	c.wait(bob, 0, at(30))
	c.stop(ann, at(35))
	c.start(at(45))
	if got := c.due(1); got != at(30+10+110) {
		t.Errorf("bob's time ends at %s", got)
	}
	c.back(before, at(30), Undone{Seat: 0}, ann, at(50))
	if got := c.due(0); got != at(110) {
		t.Errorf("ann's time ends at %s: want her to pay for all of it, as it was she who paused", got)
	}
	c.wait(bob, 0, at(60))
	if got := c.due(1); got != at(60+110) {
		t.Errorf("bob's time ends at %s, want him to have one increment and all his time", got)
	}
}

// TestUndoOfOneAmongOthers takes an action back while a later one of another seat stands.
func TestUndoOfOneAmongOthers(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(Plan{Game: "toy", Seats: chairs("", "", ""), Clock: Clock{Bank: 100}})
	h.pass(10 * time.Second)
	h.mustAct(id, 0, bidding(1))
	h.pass(10 * time.Second)
	h.mustAct(id, 1, bidding(1))
	h.pass(10 * time.Second)
	for _, s := range []game.Seat{0, 1} { // bob's was made before ann's was taken back
		if asks, err := h.Undo(ctx, id, who[s], s, ""); asks || err != nil {
			t.Fatal(asks, err)
		}
		if got := h.due(id, 2); got < 70*time.Second {
			t.Errorf("cat has %s", got)
		}
	}
	if got := h.due(id, 1); got != 70*time.Second {
		t.Errorf("bob has %s, want to have paid for his half minute", got)
	}
}

func TestUndoGivesNoTime(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(Plan{Game: "toy", Seats: chairs("", ""), Clock: Clock{Deadline: 60}, Absent: TakenOver})
	h.pass(40 * time.Second)
	h.mustAct(id, 0, bidding(1))
	if _, err := h.Undo(ctx, id, "ann", 0, ""); err != nil {
		t.Fatal(err)
	}
	for s := range game.Seat(2) {
		if got := h.due(id, s); got != 20*time.Second {
			t.Errorf("seat %d has %s, want 20 s", s, got)
		}
	}
}

// TestClockByItself leaves the time to the store's jobs.
func TestClockByItself(t *testing.T) {
	h := open(t)
	h.time = time.Now()
	h.Tables.now = time.Now
	id := h.table(Plan{Game: "toy", Seats: chairs("", "random"), Clock: Clock{Deadline: 1}, Absent: TakenOver})
	until(t, "a bot is in ann's seat", func() bool { return h.look(id, "", game.NoSeat).Seats[0].Bot == standIn })
}
