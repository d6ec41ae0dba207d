package table

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest/toy"
	"gonfalon/sim"
)

// third is the toy game in the version after the next.
type third struct{ next }

func (third) Info() game.Info {
	i := toy.Game{}.Info()
	i.Version += 2
	return i
}

func thirdGames() Games {
	games := testGames()
	games["toy"] = sim.Of(third{}, toyValue)
	return games
}

// mustUndo takes back the last action of a seat, for which it asks nobody.
func (h *hall) mustUndo(id string, s game.Seat) {
	h.t.Helper()
	if asks, err := h.Undo(h.t.Context(), id, who[s], s, ""); asks || err != nil {
		h.t.Fatalf("got %v, %v, want a free undo", asks, err)
	}
}

// goesOn wants a match to be under way, after some actions.
func (h *hall) goesOn(id string, n int) {
	h.t.Helper()
	if l := h.look(id, "ann", 0); l.Status != "playing" || l.N != n {
		h.t.Fatalf("after %d actions, of %d, the match is %s", l.N, n, l.Status)
	}
}

// What was taken back after the match was kept is not there for newer rules either, whether
// the node had time to rest or not.
func TestUndoOfWhatWasKept(t *testing.T) {
	for name, kill := range map[string]bool{"stopped": false, "killed": true} {
		t.Run(name, func(t *testing.T) {
			s := openStore(t)
			old := openOn(t, s)
			id := old.table(Plan{Game: "toy", Seats: chairs("", "", ""), Options: map[string]string{"rounds": "5"}})
			old.mustAct(id, 0, bidding(2))
			old.mustAct(id, 1, bidding(1))
			old.pass(resting)
			old.keepAll(resting, giveUp)
			old.mustUndo(id, 0) // bob's stays
			if !kill {
				old.stop()
			}
			now := openWith(t, s, nextGames())
			now.goesOn(id, 1)
			for _, e := range now.journal(id) {
				if e.Renewed != nil && e.Renewed.Since != nil {
					t.Error("the newer rules have judged what the older ones have kept")
				}
			}
			now.mustAct(id, 0, bidding(3))
			now.finish(id)
			now.verified(id, nextGames())
		})
	}
}

// An undo that leaves what is kept as it is has nothing kept anew.
func TestUndoOfWhatWasNotKept(t *testing.T) {
	h := open(t)
	id := h.table(long)
	h.keepAll(0, giveUp)
	h.mustAct(id, 0, bidding(2))
	n := h.entries(id)
	h.mustUndo(id, 0)
	if now := h.entries(id); now != n+1 {
		t.Errorf("%d entries instead of %d", now, n+1)
	}
}

// verified wants nothing to be wrong with the log of a match, and all of it to be judged.
func (h *hall) verified(id string, games Games) *game.Verdict {
	h.t.Helper()
	log, err := h.Log(h.t.Context(), id)
	if err != nil {
		h.t.Fatal(err)
	}
	v, err := game.Verify(bytes.NewReader(log), games.Find)
	if err != nil || len(v.Unjudged()) > 0 || strings.Contains(string(log), `"hash":""`) {
		h.t.Errorf("%v, %+v\n%s", err, v, log)
	}
	return v
}

// An action that newer rules refuse, and that was taken back before they came, is nowhere.
func TestUndoOfWhatIsRefusedNow(t *testing.T) {
	s := openStore(t)
	old := openOn(t, s)
	id := old.table(Plan{Game: "toy", Seats: chairs("", "", ""), Options: map[string]string{"rounds": "5"}})
	old.mustAct(id, 0, bidding(2))
	old.keepAll(0, giveUp)
	old.mustAct(id, 1, bidding(4)) // newer rules refuse it
	old.mustUndo(id, 1)
	old.mustAct(id, 1, bidding(3))

	now := openWith(t, s, nextGames())
	now.goesOn(id, 2)
	for _, e := range now.journal(id) {
		if e.Renewed != nil && e.Renewed.Aside != 0 {
			t.Errorf("%d actions are set aside", e.Renewed.Aside)
		}
	}
	now.finish(id)
	now.verified(id, nextGames())
}

// A match that nobody had kept tells the same at every start after the rules were renewed,
// and its log is whole. Our rules have judged all of it: so says the boundary.
func TestStoryOfWhatWasNotKept(t *testing.T) {
	for name, kept := range map[string]bool{"nothing was kept": false, "the beginning was kept": true} {
		t.Run(name, func(t *testing.T) {
			s := openStore(t)
			old := openOn(t, s)
			id := old.table(long)
			from := 0
			if kept {
				old.mustAct(id, 0, bidding(2))
				old.keepAll(0, giveUp)
				from = 1
			} else {
				old.mustAct(id, 0, bidding(2))
			}
			old.mustAct(id, 1, bidding(0))
			told := old.tales(id, "bob")
			for range 3 { // killed each time
				now := openWith(t, s, nextGames())
				if got := now.tales(id, "bob"); got != told {
					t.Errorf("bob was told\n%s\nand is told\n%s", told, got)
				}
			}
			now := openWith(t, s, nextGames())
			now.finish(id)
			v := now.verified(id, nextGames())
			if len(v.Stretches) != 2 || v.Stretches[1].From != from+1 {
				t.Errorf("the stretches are %+v, want the second from %d on", v.Stretches, from+1)
			}
			log, err := now.Log(t.Context(), id)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := game.Verify(bytes.NewReader(log), testGames().Find); err != nil {
				t.Errorf("for the rules before: %v", err)
			}
		})
	}
}

// A match that is over is kept at once: newer rules cannot say that it goes on, though its
// node is killed.
func TestFinishedMatchStaysFinished(t *testing.T) {
	s := openStore(t)
	old := openOn(t, s)
	id := old.table(long)
	old.mustAct(id, 0, bidding(2))
	old.keepAll(0, giveUp)
	old.mustAct(id, 1, bidding(4))
	old.finish(id)
	was, told := old.look(id, "ann", 0), old.tales(id, "ann")

	now := openWith(t, s, nextGames())
	is := now.look(id, "ann", 0)
	if is.Status != "over" || is.N != was.N || !slices.Equal(is.Result, was.Result) || is.Seed != was.Seed {
		t.Errorf("the match was\n%+v\nand is\n%+v", was, is)
	}
	if got := now.tales(id, "ann"); got != told {
		t.Errorf("ann was told\n%s\nand is told\n%s", told, got)
	}
}

// The log has every boundary of a match, also after rules that were renewed while the table
// waited.
func TestBoundaryAfterATableThatWaited(t *testing.T) {
	s := openStore(t)
	old := openOn(t, s)
	plan := long
	plan.Open = true
	id := old.create(plan)
	old.stop()
	mid := openWith(t, s, nextGames())
	for i := range 2 {
		if err := mid.bring(id, game.Seat(i), nil); err != nil {
			t.Fatal(err)
		}
	}
	mid.mustAct(id, 0, bidding(2))
	mid.mustAct(id, 1, bidding(0))
	mid.stop()
	now := openWith(t, s, thirdGames())
	now.finish(id)
	v := now.verified(id, thirdGames())
	if len(v.Stretches) != 2 || v.Stretches[0].Rules != 2 || v.Stretches[1].Rules != 3 || v.Stretches[1].From != 3 {
		t.Errorf("the stretches are %+v", v.Stretches)
	}
}

// hastyNext is the hasty game in its next version.
type hastyNext struct{ hasty }

func (hastyNext) Info() game.Info { return next{}.Info() }

// Who asked to undo before the rules were renewed asks for something that cannot be.
func TestNobodyAsksToUndoAcrossABoundary(t *testing.T) {
	s, games := openStore(t), testGames()
	games["toy"] = sim.Of(hasty{}, toyValue)
	old := openWith(t, s, games)
	id := old.table(Plan{Game: "toy", Seats: chairs("", "", "")})
	old.mustAct(id, 0, bidding(1))
	old.mustAct(id, 1, bidding(2))
	if asks, err := old.Undo(t.Context(), id, "ann", 0, ""); !asks || err != nil {
		t.Fatalf("got %v, %v", asks, err)
	}
	old.stop()
	games = testGames()
	games["toy"] = sim.Of(hastyNext{}, toyValue)
	for range 2 {
		now := openWith(t, s, games)
		if l := now.look(id, "bob", 1); l.Status != "playing" || l.Asks != nil {
			t.Errorf("the match is %s, and seat %v asks", l.Status, l.Asks)
		}
	}
}
