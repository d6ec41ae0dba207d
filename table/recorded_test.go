package table

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest/toy"
	"gonfalon/games/gamestest"
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
	if way, err := now.CanUndo(t.Context(), id, "ann", 0); way.Way != UndoNothing || err != nil {
		t.Errorf("ann can undo: %q, %v", way.Way, err)
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

// forgetful is a program of the same version in which a thing that options call by a word is
// called otherwise.
type forgetful struct {
	Game
	word string
}

func (f forgetful) Start(setup game.Setup, d *game.Dice, story *game.Story) (game.Position, error) {
	for name, text := range setup.Options {
		if strings.Contains(text, f.word) {
			return nil, fmt.Errorf("option %q: there is no %q", name, f.word)
		}
	}
	return f.Game.Start(setup, d, story)
}

const (
	named  = "armée: Elfes\npoints: 250\nArchers de la Lignée, régiment\n"
	called = "Archers de la Lignée"
)

func forgetfulGames() Games {
	games := testGames()
	games[gamestest.Armies] = forgetful{games[gamestest.Armies], called}
	return games
}

// Names may change while the rules do not: a match that was laid out by lists in names is
// laid out again, its log is judged, and players find the lists as they wrote them.
func TestNamesInOptionsMayChange(t *testing.T) {
	s := openStore(t)
	old := openOn(t, s)
	id := old.create(brought("blue", named))
	if err := errors.Join(old.bring(id, 1, map[string]string{"red": named}), old.bring(id, 0, nil)); err != nil {
		t.Fatal(err)
	}
	seat := old.look(id, "ann", 0).Decision.Who[0]
	old.mustAct(id, seat, old.mustOptions(id, seat)[0])
	was := old.look(id, "bob", 1)

	now := openWith(t, s, forgetfulGames())
	is := now.look(id, "bob", 1)
	if is.Status != "playing" || is.N != 1 || !bytes.Equal(is.View, was.View) || is.Plan.Options["red"] != named {
		t.Fatalf("the match was\n%+v\nand is\n%+v", was, is)
	}
	now.finish(id)
	now.verified(id, forgetfulGames())
}

// A list that is brought goes before what the table's maker had written in names.
func TestBroughtOptionsReplaceSettledOnes(t *testing.T) {
	h := open(t)
	id := h.create(brought("red", named))
	if err := errors.Join(h.bring(id, 1, map[string]string{"red": fmt.Sprintf(spears, "")}), h.bring(id, 0, nil)); err != nil {
		t.Fatal(err)
	}
	if l := h.look(id, "bob", 1); !strings.Contains(string(l.View), "kindred_tallspears") {
		t.Errorf("bob plays %s", l.View)
	}
}

// A journal from before options were settled has nothing but names. Where they have changed,
// what was kept of the match is shown, it goes on from there, and nothing is called wrong.
func TestNamesInOldJournals(t *testing.T) {
	for name, finish := range map[string]bool{"under way": false, "over": true} {
		t.Run(name, func(t *testing.T) {
			s := openStore(t)
			games := testGames()
			games[gamestest.Armies] = unsettled{games[gamestest.Armies]}
			old := openWith(t, s, games)
			id := old.create(brought("blue", named))
			if err := errors.Join(old.bring(id, 1, nil), old.bring(id, 0, nil)); err != nil {
				t.Fatal(err)
			}
			seat := old.look(id, "ann", 0).Decision.Who[0]
			old.mustAct(id, seat, old.mustOptions(id, seat)[0])
			if finish {
				old.finish(id)
			}
			was := old.look(id, "ann", 0)
			old.stop()
			now := openWith(t, s, forgetfulGames())
			if is := now.look(id, "ann", 0); is.Status != was.Status || is.N != was.N || !bytes.Equal(is.View, was.View) || !slices.Equal(is.Result, was.Result) {
				t.Fatalf("the match was\n%+v\nand is\n%+v", was, is)
			}
			now.finish(id)
			log, err := now.Log(t.Context(), id)
			if err != nil {
				t.Fatal(err)
			}
			v, err := game.Verify(bytes.NewReader(log), forgetfulGames().Find)
			if err != nil || len(v.Unjudged()) != 1 || v.Stretches[0].Judged != 0 {
				t.Errorf("got %+v, %v, want that it cannot be judged", v, err)
			}
			if v, err := game.Verify(bytes.NewReader(log), testGames().Find); err != nil || len(v.Unjudged()) != 0 {
				t.Errorf("where names are as they were: %+v, %v", v, err)
			}
		})
	}
}

// unsettled is a game as it was before options were settled.
type unsettled struct{ Game }

func (unsettled) Laws() any { return nil }
