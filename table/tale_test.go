package table

import (
	"bytes"
	"context"
	"errors"
	"reflect"
	"slices"
	"testing"
	"time"

	"gonfalon/game"
	"gonfalon/games/gamestest"
)

// A finished match can be seen as each seat saw it: what was hidden from it then is hidden.
func TestAsASeatSawIt(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(Plan{Game: gamestest.Board, Seats: chairs("", "greedy", "random")})
	seen := map[int][]byte{}
	for range 40 {
		l := h.look(id, "ann", 0)
		seen[l.N] = l.View
		h.first(id, l)
	}
	h.finish(id)
	log, err := h.Log(ctx, id)
	if err != nil {
		t.Fatal(err)
	}
	hidden := 0
	for n, want := range seen {
		m, err := h.games.Replay(log, n, -1, 0)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(m.Document, want) {
			t.Errorf("after %d actions seat 0 sees %s, and saw %s", n, m.Document, want)
		}
		if all, err := h.games.Replay(log, n, -1, game.NoSeat); err != nil || !bytes.Equal(all.Document, want) {
			hidden++
		}
	}
	if hidden == 0 {
		t.Error("nothing was ever hidden from the seat")
	}
	if _, err := h.games.Replay(log, 0, -1, 9); err == nil {
		t.Error("there is no seat 9")
	}
}

// steps returns the steps that an account is told from a place on, each as it was last told.
func (h *hall) steps(id, account string, since uint64) map[string]game.Step {
	h.t.Helper()
	told := map[string]game.Step{}
	done := errors.New("all is told")
	ctx, stop := context.WithTimeout(h.t.Context(), time.Minute)
	defer stop()
	err := h.Watch(ctx, id, Watcher{Account: account, Seat: game.NoSeat, Story: true}, since, time.Hour, func(updates []Update, _ Stand) error {
		for _, u := range updates {
			for _, s := range u.Steps {
				told[s.ID] = s
			}
		}
		return done
	})
	if err != done {
		h.t.Fatal(err)
	}
	return told
}

func TestStepsAreTheSameFromAnywhere(t *testing.T) {
	h := open(t)
	id := h.table(two)
	var places []uint64
	for range 8 {
		l := h.look(id, "ann", 0)
		places = append(places, l.Seq)
		h.first(id, l)
	}
	all := h.steps(id, "ann", 0)
	if len(all) == 0 {
		t.Fatal("no steps are told")
	}
	for _, since := range places {
		for key, s := range h.steps(id, "ann", since) {
			if !reflect.DeepEqual(s, all[key]) {
				t.Errorf("from %d on step %s is %+v, from the beginning %+v", since, key, s, all[key])
			}
		}
	}
}

func TestThePastIsAsItWasSeen(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(two)
	var seen [][]byte
	for range 8 {
		l := h.look(id, "ann", 0)
		seen = append(seen, l.View)
		h.first(id, l)
	}
	for n, view := range seen {
		past, err := h.Past(ctx, id, "ann", 0, n, -1)
		if err != nil || past.N != n || !bytes.Equal(past.View, view) {
			t.Errorf("after %d actions: %v, %s, want %s", n, err, past.View, view)
		}
	}
	// before its first event an action has hardly begun; before one too many it is over
	for n := 1; n < len(seen); n++ {
		if late, err := h.Past(ctx, id, "ann", 0, n, 99); err != nil || !bytes.Equal(late.View, seen[n]) {
			t.Errorf("after all events of action %d: %v", n, err)
		}
	}
	if _, err := h.Past(ctx, id, "ann", 1, 1, -1); err != ErrForbidden {
		t.Errorf("from the seat of another: got %v", err)
	}
	var e *Error
	for _, n := range []int{-1, len(seen) + 9} {
		if _, err := h.Past(ctx, id, "ann", 0, n, -1); !errors.As(err, &e) || e.Kind != Bad {
			t.Errorf("after %d actions: got %v", n, err)
		}
	}
}

func TestStoryOfALog(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(Plan{Game: gamestest.Board, Seats: chairs("", "greedy", "random")})
	h.finish(id)
	log, err := h.Log(ctx, id)
	if err != nil {
		t.Fatal(err)
	}
	story, err := h.games.Story(log)
	if err != nil {
		t.Fatal(err)
	}
	total := h.look(id, "", game.NoSeat).N
	if len(story.Steps) == 0 || story.Steps[len(story.Steps)-1].N != total {
		t.Errorf("%d steps, want some up to action %d", len(story.Steps), total)
	}
	if !slices.IsSortedFunc(story.Steps, func(a, b game.Step) int { return a.From - b.From }) {
		t.Error("the steps are not in order")
	}
	whole, err := h.games.Replay(log, total, -1, game.NoSeat)
	if err != nil {
		t.Fatal(err)
	}
	begun, err := h.games.Replay(log, total, 0, game.NoSeat)
	if err != nil || bytes.Equal(begun.Document, whole.Document) {
		t.Errorf("before its first event the last action has been carried out: %v", err)
	}
}
