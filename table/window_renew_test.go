package table

import (
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
