package table

import (
	"slices"
	"testing"
	"time"

	"gonfalon/game"
	"gonfalon/game/gametest/parley"
	"gonfalon/sim"
)

// laterParley is parley in its next version.
type laterParley struct{ parley.Game }

func (laterParley) Info() game.Info {
	i := parley.Game{}.Info()
	i.Version++
	return i
}

// What windows have told is told as before under newer rules, and what is sealed in the one
// that is open still counts.
func TestWindowsGoOnUnderNewerRules(t *testing.T) {
	store := openStore(t)
	old := openOn(t, store)
	old.pass(100 * 365 * 24 * time.Hour)
	id := old.speech(Plan{Clock: slow})
	old.mustAct(id, 0, passes)
	old.mustAct(id, 1, passes)
	old.mustAct(id, 2, passes)
	until(t, "the first window has closed", func() bool { return old.look(id, "", game.NoSeat).N == 4 })
	old.mustAct(id, 1, `{"kind":"stake","stake":1}`)
	old.mustAct(id, 2, old.plays(id, 2))
	was, told := old.look(id, "cat", 2), old.tales(id, "ann")
	old.stop() // keeps what is at hand

	games := testGames()
	games["parley"] = sim.Of(laterParley{}, parleyValue)
	now := openWith(t, store, games)
	now.pass(100*365*24*time.Hour + time.Second)
	is := now.look(id, "cat", 2)
	if is.Status != "playing" || is.N != was.N || is.Window == nil || !sameJSON(t, is.Window.Answers, was.Window.Answers) || len(is.Window.Answers) != 1 {
		t.Fatalf("the match was %+v\nand is %+v", was, is)
	}
	if got := now.tales(id, "ann"); got != told {
		t.Errorf("ann was told\n%s\nand is told\n%s", told, got)
	}
	now.mustAct(id, 0, passes)
	now.mustAct(id, 1, passes)
	until(t, "the second window has closed", func() bool { return now.look(id, "", game.NoSeat).N >= was.N+3 })
}

// strictParley is parley in its next version, in which nobody answers with a card.
type strictParley struct{ laterParley }

func (g strictParley) Check(s *parley.State, seat game.Seat, a parley.Action) error {
	if a.Kind != parley.KindStake && a.Card != 0 {
		return game.Against(parley.RuleFits, "no card answers", "aucune carte ne répond")
	}
	return g.laterParley.Check(s, seat, a)
}

func strictGames() Games {
	games := testGames()
	games["parley"] = sim.Of(strictParley{}, parleyValue)
	return games
}

// The node that renews the rules in the middle of a window and one that reads the match later
// agree: the window is open for a whole beat from the boundary on, and an answer that the
// newer rules refuse does not count, whether it was sealed before the state was kept or after.
func TestNodesAgreeOnAWindowUnderNewerRules(t *testing.T) {
	for name, late := range map[string]bool{"sealed before": false, "sealed after": true} {
		t.Run(name, func(t *testing.T) {
			store := openStore(t)
			old := openOn(t, store)
			old.pass(100 * 365 * 24 * time.Hour)
			id := old.speech(Plan{Clock: slow})
			if late {
				old.keepAll(0, giveUp)
			}
			old.mustAct(id, 2, old.plays(id, 2))
			old.mustAct(id, 1, passes)
			if !late {
				old.keepAll(0, giveUp)
			}
			later := 100*365*24*time.Hour + 20*time.Hour
			nodes := []*hall{}
			for range 2 {
				h := openWith(t, store, strictGames())
				h.pass(later)
				h.look(id, "", game.NoSeat)
				nodes = append(nodes, h)
			}
			for i, h := range nodes {
				if is := h.look(id, "cat", 2).Window; is == nil || len(is.Answers) != 0 || is.Closes == nil || is.Closes.Sub(h.clock()) != 24*time.Hour {
					t.Errorf("node %d: cat sees %+v", i, is)
				}
				if is := h.look(id, "bob", 1).Window; is == nil || len(is.Answers) != 1 {
					t.Errorf("node %d: bob sees %+v", i, is)
				}
				h.pass(24 * time.Hour)
			}
			for _, h := range nodes {
				if err := h.tend(t.Context(), id); err != nil {
					t.Error(err)
				}
			}
			want := []string{`ann  {"kind":"stake","stake":1}`, "ann clock " + passes, "bob  " + passes, "cat clock " + passes}
			if got := nodes[0].actions(id); len(got) < 4 || !slices.Equal(got[:4], want) {
				t.Errorf("got %q, want %q", got, want)
			}
		})
	}
}
