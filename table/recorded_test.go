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

// reworded is the toy game of the same version, which tells everything in other words.
type reworded struct{ toy.Game }

func (g reworded) Tell(s *toy.State, e game.Event) game.Told {
	told := g.Game.Tell(s, e)
	told.English, told.French = "Lo! "+told.English, "Oyez ! "+told.French
	return told
}

// contrary is a program that has nothing to say of a match of the same version: it refuses
// every action, and gives the victory to nobody.
type contrary struct{ toy.Game }

func (contrary) Check(*toy.State, game.Seat, toy.Action) error {
	return game.Against(toy.RuleCoins, "nobody bids", "personne ne mise")
}

func (contrary) Result(*toy.State) (none [game.MaxSeats]float32) { return none }

// unread is one that cannot even read its states.
type unread struct{ contrary }

func (unread) ReadState([]byte, *game.Dice) (toy.State, error) {
	panic("what is this?")
}

// A finished match shows for ever what was recorded of it, whatever the engine says now.
func TestFinishedMatchIsAsItWasRecorded(t *testing.T) {
	for name, g := range map[string]Game{
		"other words":  sim.Of(reworded{}, toyValue),
		"other rules":  sim.Of(contrary{}, toyValue),
		"other states": sim.Of(unread{}, toyValue),
	} {
		t.Run(name, func(t *testing.T) {
			s := openStore(t)
			old := openOn(t, s)
			id := old.table(long)
			old.gambled(id)
			old.finish(id)
			was, told := old.look(id, "ann", 0), old.tales(id, "ann")
			log, err := old.Log(t.Context(), id)
			if err != nil {
				t.Fatal(err)
			}
			games := testGames()
			games["toy"] = g
			now := openWith(t, s, games)
			is := now.look(id, "ann", 0)
			if is.Status != "over" || is.N != was.N || !slices.Equal(is.Result, was.Result) || is.Seed != was.Seed {
				t.Errorf("the match was\n%+v\nand is\n%+v", was, is)
			}
			if _, err := now.Act(t.Context(), id, "ann", Move{N: is.N + 1, Action: []byte(bidding(1))}, ""); err != ErrOver {
				t.Errorf("ann acts: %v", err)
			}
			if got := now.tales(id, "ann"); got != told {
				t.Errorf("ann was told\n%s\nand is told\n%s", told, got)
			}
			if again, err := now.Log(t.Context(), id); err != nil || !bytes.Equal(again, log) {
				t.Errorf("the log was\n%s\nand is\n%s, %v", log, again, err)
			}
			if _, err := now.Talk(t.Context(), id, "ann"); err != nil {
				t.Error(err)
			}
		})
	}
}

// A match that goes on under the same rules tells again what it told, in the same words.
func TestToldIsTold(t *testing.T) {
	s := openStore(t)
	old := openOn(t, s)
	id := old.table(long)
	old.gambled(id)
	told := old.tales(id, "ann")
	old.stop()
	games := testGames()
	games["toy"] = sim.Of(reworded{}, toyValue)
	now := openWith(t, s, games)
	if got := now.tales(id, "ann"); got != told {
		t.Errorf("ann was told\n%s\nand is told\n%s", told, got)
	}
	now.mustAct(id, 0, bidding(1))
	if got := now.tales(id, "ann"); !strings.HasPrefix(got, strings.TrimSuffix(told, "]")) || !strings.Contains(got, "Lo! ") {
		t.Errorf("then ann is told\n%s", got)
	}
}

// A match under way of which a program of the same version refuses what was done goes on from
// the state that was kept. Nobody goes back to before it.
func TestMatchThatCannotBeFollowedGoesOn(t *testing.T) {
	s := openStore(t)
	old := openOn(t, s)
	id := old.table(Plan{Game: "toy", Seats: chairs("", "", ""), Options: map[string]string{"rounds": "5"}})
	old.mustAct(id, 0, bidding(4))
	was, told := old.look(id, "ann", 0), old.tales(id, "ann")
	old.stop()
	games := testGames()
	games["toy"] = sim.Of(thrifty{}, toyValue)
	now := openWith(t, s, games)
	now.goesOn(id, 1)
	if is := now.look(id, "ann", 0); !bytes.Equal(is.View, was.View) {
		t.Errorf("it was %s and is %s", was.View, is.View)
	}
	if got := now.tales(id, "ann"); got != told {
		t.Errorf("ann was told\n%s\nand is told\n%s", told, got)
	}
	if way, err := now.CanUndo(t.Context(), id, "ann", 0); way != UndoNothing || err != nil {
		t.Errorf("ann can undo: %q, %v", way, err)
	}
	now.mustAct(id, 1, bidding(1))
	now.mustUndo(id, 1)
	now.finish(id)
}

// thrifty is the toy game of the same version, in which nobody bids more than three coins.
type thrifty struct{ next }

func (thrifty) Info() game.Info { return toy.Game{}.Info() }

// The past of a finished match can be looked at, though it is read from what was kept.
func TestPastOfAFinishedMatch(t *testing.T) {
	s := openStore(t)
	old := openOn(t, s)
	id := old.table(long)
	var views []string
	for {
		l := old.look(id, "ann", 0)
		views = append(views, string(l.View))
		if l.Status == "over" {
			break
		}
		seat := l.Decision.Who[0]
		old.mustAct(id, seat, old.mustOptions(id, seat)[0])
	}
	now := openOn(t, s)
	for n, want := range views {
		if p, err := now.Past(t.Context(), id, "ann", 0, n, -1); err != nil || string(p.View) != want {
			t.Errorf("after %d actions: %v, %s, want %s", n, err, p.View, want)
		}
	}
}
