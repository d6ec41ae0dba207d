package table

import (
	"testing"
	"time"

	"gonfalon/game"
)

// strikeNow does what the job of a match does when it falls due.
func (h *hall) strikeNow(id string) {
	h.t.Helper()
	if err := h.tend(h.t.Context(), id); err != nil {
		h.t.Fatal(err)
	}
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
	if err := h.Pause(ctx, id, "ann", 0, true, ""); err != nil {
		t.Fatal(err)
	}
	if got := h.due(id, 0); got != 0 {
		t.Errorf("while paused: got %s", got)
	}
	h.pass(time.Hour)
	if err := h.Pause(ctx, id, "bob", 1, false, ""); err != nil {
		t.Fatal(err)
	}
	if got := h.due(id, 0); got != 80*time.Second {
		t.Errorf("a pause cost time: %s are left", got)
	}
	if got := h.due(id, 1); got != 80*time.Second {
		t.Errorf("bob has %s, want 80 s", got)
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
	for range 200 {
		if h.look(id, "", game.NoSeat).Status == "over" {
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Errorf("the match stands at %+v, want bots to have ended it", h.look(id, "", game.NoSeat).Summary)
}
