package table

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"gonfalon/game"
	"gonfalon/game/gametest/parley"
)

func parleyValue(s *parley.State, seat game.Seat) int32 {
	return int32(s.Score[parley.Game{}.Side(s, seat)]) + int32(s.Hands[seat].Held)
}

// openLater opens tables at an hour that the jobs of the store do not reach: in these tests
// time passes when the test says so, and a job is done when the test does it.
func openLater(t *testing.T) *hall {
	t.Helper()
	h := open(t)
	h.pass(100 * 365 * 24 * time.Hour)
	return h
}

// speech sets a table of parley up at which ann has named the stake: all are asked.
func (h *hall) speech(p Plan) string {
	h.t.Helper()
	p.Game = "parley"
	if p.Seats == nil {
		p.Seats = chairs("", "", "")
	}
	id := h.table(p)
	h.mustAct(id, 0, `{"kind":"stake","stake":1}`)
	return id
}

const passes = `{"kind":"speak","card":"pass"}`

// plays returns an answer of a seat that is no pass.
func (h *hall) plays(id string, s game.Seat) string {
	h.t.Helper()
	o, err := h.Options(h.t.Context(), id, who[s], s)
	if err != nil || len(o.Options) < 2 {
		h.t.Fatalf("seat %d has no card to play: %v, %v", s, o, err)
	}
	return string(o.Options[1])
}

// actions returns those of a match so far, without their numbers.
func (h *hall) actions(id string) []string {
	h.t.Helper()
	r, err := h.room(h.t.Context(), id)
	if err != nil {
		h.t.Fatal(err)
	}
	defer r.mu.Unlock()
	var list []string
	for _, a := range r.m.acts {
		list = append(list, strings.Join([]string{who[a.Seat], a.For, string(a.Action)}, " "))
	}
	return list
}

func TestAWindowClosesWithItsBeat(t *testing.T) {
	h := openLater(t)
	id := h.speech(Plan{})
	asked := h.clock()
	before := h.look(id, "cat", 2)
	if due := before.Window.Closes; before.Decision.Duty != "sealed" || len(before.Decision.Who) != 3 || due == nil || due.Sub(asked) != 3*time.Second {
		t.Fatalf("got %+v, %+v", before.Decision, before.Window)
	}
	h.pass(2 * time.Second)
	card := h.plays(id, 1)
	h.mustAct(id, 1, passes)
	h.mustAct(id, 1, card) // it replaces the first
	if got := h.look(id, "cat", 2); !sameJSON(t, got, before) {
		t.Errorf("cat sees it: %+v", got)
	}
	wantLast(t, h.updates(id, "cat", 0), "acted 0")
	wantLast(t, h.updates(id, "bob", 0), "acted 0", "sealed 1", "sealed 1")
	mine := h.look(id, "bob", 1)
	if a := mine.Window.Answers; len(a) != 1 || string(a[0].Action) != card || a[0].Pass || mine.N != before.N || mine.Seq != before.Seq+2 {
		t.Errorf("bob sees %+v of his answer, at %d after %d actions", a, mine.Seq, mine.N)
	}
	if bob, cat := h.owed(id, "bob"), h.owed(id, "cat"); len(bob.Seats) != 0 || len(cat.Seats) != 1 {
		t.Errorf("bob still owes %v, cat %v", bob.Seats, cat.Seats)
	}
	h.strikeNow(id)
	if n := h.look(id, "cat", 2).N; n != 1 {
		t.Fatalf("the window has closed after two seconds: %d actions", n)
	}
	h.pass(time.Second)
	h.strikeNow(id)
	want := []string{`ann  {"kind":"stake","stake":1}`, "ann clock " + passes, "bob  " + card, "cat clock " + passes}
	if got := h.actions(id); !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	list := h.updates(id, "cat", 0)
	wantLast(t, list, "acted 0", "closed")
	if last := list[len(list)-1]; last.Time.Sub(asked) != 3*time.Second || last.N != 4 || len(last.Told) == 0 || last.Told[0].Kind != "played" {
		t.Errorf("got %+v", last)
	}
	if _, err := h.Act(t.Context(), id, "bob", Move{Seat: 1, Seq: mine.Seq, Action: json.RawMessage(passes)}, ""); !errors.Is(err, ErrStale) {
		t.Errorf("an answer to a window that has closed: got %v", err)
	}
}

func (h *hall) owed(id, account string) *Owed {
	h.t.Helper()
	r, err := h.room(h.t.Context(), id)
	if err != nil {
		h.t.Fatal(err)
	}
	defer r.mu.Unlock()
	return r.m.owed(account)
}

func sameJSON(t *testing.T, a, b any) bool {
	t.Helper()
	x, err := json.Marshal(a)
	if err != nil {
		t.Fatal(err)
	}
	y, err := json.Marshal(b)
	if err != nil {
		t.Fatal(err)
	}
	return string(x) == string(y)
}

func TestAWindowClosesEarlyOnlyWhenAllPassByHand(t *testing.T) {
	h := openLater(t)
	id := h.speech(Plan{})
	h.mustAct(id, 0, passes)
	h.mustAct(id, 1, h.plays(id, 1))
	h.mustAct(id, 2, passes)
	h.strikeNow(id)
	if n := h.look(id, "", game.NoSeat).N; n != 1 {
		t.Fatalf("it has closed though bob plays: %d actions", n)
	}
	h.mustAct(id, 1, passes)
	until(t, "all have passed", func() bool { return h.look(id, "", game.NoSeat).N >= 4 })
}

func TestAHoldStopsTheBeat(t *testing.T) {
	h, ctx := openLater(t), t.Context()
	id := h.speech(Plan{Clock: Clock{Bank: 600}, Beat: 5})
	h.pass(4 * time.Second)
	if err := h.Hold(ctx, id, "bob", 1, true, ""); err != nil {
		t.Fatal(err)
	}
	wantLast(t, h.updates(id, "cat", 0), "held 1")
	h.pass(30 * time.Second)
	h.strikeNow(id)
	if l := h.look(id, "cat", 2); l.N != 1 || l.Window.Closes != nil || !slices.Equal(l.Window.Holds, []game.Seat{1}) {
		t.Fatalf("got %d actions, %+v", l.N, l.Window)
	}
	if err := h.Hold(ctx, id, "bob", 1, false, ""); err != nil {
		t.Fatal(err)
	}
	if l := h.look(id, "cat", 2); l.Window.Closes == nil || l.Window.Closes.Sub(h.clock()) != time.Second {
		t.Fatalf("a second is left; got %+v", l.Window)
	}
	if err := h.Hold(ctx, id, "bob", 1, true, ""); !errors.Is(err, ErrHeld) {
		t.Errorf("bob holds twice: %v", err)
	}
	if err := h.Hold(ctx, id, "cat", 2, true, ""); err != nil {
		t.Fatal(err)
	}
	h.pass(59 * time.Second)
	h.strikeNow(id)
	wantLast(t, h.updates(id, "ann", 0), "held 2")
	h.pass(time.Second)
	h.strikeNow(id)
	wantLast(t, h.updates(id, "ann", 0), "released 2")
	h.pass(time.Second)
	h.strikeNow(id)
	wantLast(t, h.updates(id, "ann", 0), "closed")
	r, err := h.room(ctx, id)
	if err != nil {
		t.Fatal(err)
	}
	defer r.mu.Unlock()
	if left := r.m.clock.left; left[1] != 570*time.Second || left[2] != 540*time.Second {
		t.Errorf("bob has %v left and cat %v, of ten minutes less what they held", left[1], left[2])
	}
}

func TestWhoIsNotAskedHoldsNothing(t *testing.T) {
	h, ctx := openLater(t), t.Context()
	id := h.table(Plan{Game: "parley", Seats: chairs("", "")})
	if err := h.Hold(ctx, id, "ann", 0, true, ""); !errors.Is(err, ErrNoWindow) {
		t.Errorf("there is no window: %v", err)
	}
	if err := h.Hold(ctx, id, "bob", 0, true, ""); !errors.Is(err, ErrForbidden) {
		t.Errorf("it is not his seat: %v", err)
	}
}

func TestAPauseStopsTheBeat(t *testing.T) {
	h, ctx := openLater(t), t.Context()
	id := h.speech(Plan{})
	h.pass(time.Second)
	if err := h.Pause(ctx, id, "bob", 1, true, ""); err != nil {
		t.Fatal(err)
	}
	h.pass(time.Hour)
	h.strikeNow(id)
	if err := h.Pause(ctx, id, "bob", 1, false, ""); err != nil {
		t.Fatal(err)
	}
	if l := h.look(id, "cat", 2); l.N != 1 || l.Window.Closes == nil || l.Window.Closes.Sub(h.clock()) != 2*time.Second {
		t.Errorf("got %d actions, %+v", l.N, l.Window)
	}
}

func TestBotsAnswerUnheard(t *testing.T) {
	h := openLater(t)
	id := h.speech(Plan{Seats: chairs("", "greedy", "random")})
	sealed := func() (n int) {
		for _, e := range h.journal(id) {
			if e.Sealed != nil {
				n++
			}
		}
		return n
	}
	until(t, "the bots have answered", func() bool { return sealed() == 2 })
	if l := h.look(id, "ann", 0); l.N != 1 || len(l.Decision.Who) != 3 {
		t.Errorf("got %d actions, and %v are asked", l.N, l.Decision.Who)
	}
	wantLast(t, h.updates(id, "ann", 0), "acted 0")
	h.mustAct(id, 0, passes) // no program presses anything: bots make the window no shorter
	h.closesAfter(id, 3*time.Second)
}

// closesAfter wants the open window to close after a time, and not before.
func (h *hall) closesAfter(id string, d time.Duration) {
	h.t.Helper()
	n := h.look(id, "", game.NoSeat).N
	h.pass(d - time.Millisecond)
	h.strikeNow(id)
	if now := h.look(id, "", game.NoSeat).N; now != n {
		h.t.Fatalf("the window has closed before %v: %d actions became %d", d, n, now)
	}
	h.pass(time.Millisecond)
	h.strikeNow(id)
	if now := h.look(id, "", game.NoSeat).N; now <= n {
		h.t.Fatalf("the window has not closed after %v", d)
	}
}

// A window that asks nobody but bots is open for as long as any other.
func TestAWindowForBotsHasItsBeat(t *testing.T) {
	h := openLater(t)
	id := h.table(Plan{Game: "parley", Seats: chairs("random", "random")})
	until(t, "the bots have answered", func() bool {
		r, err := h.room(t.Context(), id)
		if err != nil {
			t.Fatal(err)
		}
		defer r.mu.Unlock()
		return r.m.window != nil && r.m.botAnswers() == game.NoSeat
	})
	h.closesAfter(id, 3*time.Second)
}

// A standing pass counts at a live table, but makes no window shorter: nobody pressed it.
func TestAStandingPassClosesNoLiveWindow(t *testing.T) {
	h := openLater(t)
	id := h.table(Plan{Game: "parley", Seats: chairs("", "", "")})
	if err := h.SetSheet(t.Context(), id, "cat", Sheet{Seat: 2, Lines: []Line{{Kind: "speak"}}}, ""); err != nil {
		t.Fatal(err)
	}
	h.mustAct(id, 0, `{"kind":"stake","stake":1}`)
	h.mustAct(id, 0, passes)
	h.mustAct(id, 1, passes)
	h.closesAfter(id, 3*time.Second)
	if got := h.actions(id); got[3] != "cat sheet "+passes {
		t.Errorf("got %q", got)
	}
}

// journal returns the entries of a match.
func (h *hall) journal(id string) []*Entry {
	h.t.Helper()
	entries, err := h.store.Read(h.t.Context(), id, 0)
	if err != nil {
		h.t.Fatal(err)
	}
	var list []*Entry
	for _, e := range entries {
		entry, err := readEntry(e.Data)
		if err != nil {
			h.t.Fatal(err)
		}
		list = append(list, entry)
	}
	return list
}

func TestUndoTakesAWindowAway(t *testing.T) {
	h := openLater(t)
	id := h.speech(Plan{})
	h.mustAct(id, 1, h.plays(id, 1))
	if asks, err := h.Undo(t.Context(), id, "ann", 0, ""); !asks || err != nil {
		t.Fatalf("got %v, %v", asks, err)
	}
	for s := range game.Seat(2) {
		if err := h.Answer(t.Context(), id, who[s+1], s+1, true, ""); err != nil {
			t.Fatal(err)
		}
	}
	if l := h.look(id, "bob", 1); l.Window != nil || l.Decision.Kind != "stake" {
		t.Errorf("got %+v, %+v", l.Decision, l.Window)
	}
	h.mustAct(id, 0, `{"kind":"stake","stake":2}`)
	if l := h.look(id, "bob", 1); l.Window == nil || len(l.Window.Answers) > 0 {
		t.Errorf("an answer to a window that was taken back: %+v", l.Window)
	}
	for s := range game.Seat(3) {
		h.mustAct(id, s, passes)
	}
	until(t, "all have passed", func() bool { return h.look(id, "", game.NoSeat).N >= 4 })
	if _, err := h.Undo(t.Context(), id, "bob", 1, ""); !errors.Is(err, ErrRevealed) {
		t.Errorf("an answer was taken back after all were shown: %v", err)
	}
}

// Who opened a window cannot take it away to try another, and does not learn from how he can
// undo whether anybody has answered. Once somebody holds it, it stands.
func TestUndoIsNoPeekIntoAWindow(t *testing.T) {
	h := openLater(t)
	id := h.speech(Plan{})
	wants := func(when string, want Way) {
		t.Helper()
		if way, err := h.CanUndo(t.Context(), id, "ann", 0); way.Way != want || err != nil {
			t.Errorf("%s: got %q, %v, want %q", when, way.Way, err, want)
		}
	}
	wants("nobody has answered", UndoAsk)
	h.mustAct(id, 1, passes)
	wants("bob has answered", UndoAsk)
	if err := h.Hold(t.Context(), id, "ann", 0, true, ""); err != nil {
		t.Fatal(err)
	}
	wants("ann holds it herself", UndoAsk)
	for _, stop := range []bool{true, false} {
		if err := h.Hold(t.Context(), id, "cat", 2, stop, ""); err != nil {
			t.Fatal(err)
		}
		wants("cat holds it, or has held it", UndoRevealed)
	}
}

func TestBeatsAreAgreedOn(t *testing.T) {
	h := openLater(t)
	for _, beat := range []Seconds{-1, 1, 11, 3600} {
		if _, err := h.Create(t.Context(), "ann", Plan{Game: "parley", Seats: chairs("", ""), Beat: beat}, ""); !isBad(err) {
			t.Errorf("a beat of %d seconds: got %v", beat, err)
		}
	}
}
