package table

import (
	"bytes"
	"testing"
	"time"

	"gonfalon/game"
	"gonfalon/games/gamestest"
)

// A node that dies between keeping the lines of a match and storing its state leaves the
// state to the next, which stores no more than that.
func TestStateThatWasNotStored(t *testing.T) {
	s := openStore(t)
	old := openOn(t, s)
	id := old.unstored()
	old.stop()
	n := old.entries(id)
	same := openOn(t, s)
	was := same.look(id, "ann", 0)
	same.stop()
	if after := same.entries(id); after != n {
		t.Errorf("%d entries instead of %d", after, n)
	}
	now := openWith(t, s, nextGames())
	now.goesOn(id, was.N)
	if is := now.look(id, "ann", 0); !bytes.Equal(is.View, was.View) {
		t.Errorf("it was %s and is %s", was.View, is.View)
	}
}

// unstored sets a match up whose lines are kept, and whose state is that of the layout: the
// node was killed before it had stored the last one.
func (h *hall) unstored() string {
	h.t.Helper()
	id := h.table(long)
	h.keepAll(0, giveUp)
	before, _, err := h.states.Get(h.t.Context(), id)
	if err != nil {
		h.t.Fatal(err)
	}
	h.mustAct(id, 0, bidding(3))
	h.mustAct(id, 1, bidding(0))
	h.mustAct(id, 0, `{"kind":"gamble","yes":true}`)
	h.keepAll(0, giveUp)
	if _, err := h.states.Put(h.t.Context(), id, before); err != nil {
		h.t.Fatal(err)
	}
	return id
}

// Newer rules that find an older state than the lines judge all from there on themselves, and
// the log has what they say.
func TestNewerRulesJudgeFromTheStateThatWasStored(t *testing.T) {
	s := openStore(t)
	id := openOn(t, s).unstored() // killed
	openWith(t, s, nextGames()).goesOn(id, 3)
	now := openWith(t, s, nextGames())
	now.finish(id)
	if v := now.verified(id, nextGames()); len(v.Stretches) != 2 || v.Stretches[1].From != 1 {
		t.Errorf("the stretches are %+v", v.Stretches)
	}
}

// A node that dies before it has kept all lines of a match leaves them to the next.
func TestLinesThatWereNotKept(t *testing.T) {
	s := openStore(t)
	old := openOn(t, s)
	id := old.table(Plan{Game: gamestest.Board, Seats: chairs("", "", "")})
	for i := range linesAtATime + 20 {
		seat := old.look(id, "", game.NoSeat).Decision.Who[0]
		o := old.mustOptions(id, seat)
		old.mustAct(id, seat, o[i%len(o)])
	}
	r, err := old.room(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	all, err := r.m.lines()
	if err != nil || len(all) != 2 {
		t.Fatalf("there are %d parts, %v", len(all), err)
	}
	if err := old.append(t.Context(), r, request{}, &Entry{Kept: all[0]}); err != nil {
		t.Fatal(err)
	}
	r.mu.Unlock()
	now := openOn(t, s)
	now.finish(id)
	now.verified(id, testGames())
}

// A node that stops keeps also a match that is busy just then.
func TestBusyMatchIsKeptWhenTheNodeStops(t *testing.T) {
	h := open(t)
	id := h.table(long)
	h.gambled(id)
	r, err := h.room(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	done := make(chan struct{})
	go func() { h.keepAll(0, giveUp); close(done) }()
	select {
	case <-done:
		t.Error("it was passed over")
	case <-time.After(100 * time.Millisecond):
	}
	r.mu.Unlock()
	<-done
	if kept, err := h.standing(t.Context(), id); err != nil || kept == nil {
		t.Errorf("got %v, %v", kept, err)
	}
}
