package table

import (
	"context"
	"encoding/json"
	"errors"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest/toy"
	"gonfalon/sim"
)

// former is the toy game in the version before.
type former struct{ toy.Game }

func (former) Info() game.Info {
	i := toy.Game{}.Info()
	i.Version--
	return i
}

// TestMatchOfOtherRules takes a match up with a program whose rules are older. It
// is shown, but does not go on; the program that it was begun with can go on.
func TestMatchOfOtherRules(t *testing.T) {
	s := openStore(t)
	old := openOn(t, s)
	id := old.table(Plan{Game: "toy", Seats: chairs("", "", "random"), Open: true})
	old.mustAct(id, 0, bidding(1))
	before, err := s.Read(t.Context(), id, 0)
	if err != nil {
		t.Fatal(err)
	}

	ctx, stop := context.WithCancel(t.Context())
	games := testGames()
	games["toy"] = sim.Of(former{}, toyValue)
	tables, err := Open(ctx, Config{Store: s, Games: games})
	if err != nil {
		t.Fatal(err)
	}
	l, err := tables.Look(ctx, id, "bob", game.NoSeat)
	if err != nil {
		t.Fatal(err)
	}
	if l.Status != "frozen" || !l.Outdated || l.View != nil || len(l.Yours) != 1 || l.Yours[0] != 1 || l.Seats[0].Name != "ann" || l.Open {
		t.Errorf("bob is shown %+v", l)
	}
	mine, err := tables.Mine(ctx, "bob")
	if err != nil || len(mine) != 1 || mine[0].Status != "frozen" {
		t.Errorf("bob's matches: %+v %v", mine, err)
	}
	_, act := tables.Act(ctx, id, "bob", Move{Seat: 1, N: 2, Action: json.RawMessage(bidding(1))}, "")
	_, options := tables.Options(ctx, id, "bob", 1)
	_, undo := tables.Undo(ctx, id, "ann", 0, "")
	_, log := tables.Log(ctx, id)
	_, sit := tables.Sit(ctx, id, Sat{Seat: 0, Account: "cat", Name: "cat"}, "")
	for what, err := range map[string]error{
		"act": act, "options": options, "undo": undo, "log": log, "sit": sit, "tend": tables.tend(ctx, id),
		"check":   tables.Check(ctx, id, "bob", 1, json.RawMessage(bidding(1))),
		"concede": tables.Concede(ctx, id, "bob", 1, ""), "pause": tables.Pause(ctx, id, "bob", 1, true, ""),
	} {
		if want := ErrOutdated; what != "tend" && !errors.Is(err, want) || what == "tend" && err != nil {
			t.Errorf("%s: got %v, want %v", what, err, want)
		}
	}
	if err := tables.Say(ctx, id, "bob", Speech{From: 1, To: nil, Text: "what now?"}, ""); err != nil {
		t.Errorf("bob cannot even speak: %v", err)
	}
	stop()
	tables.Wait()

	after, err := s.Read(t.Context(), id, 0)
	if err != nil || len(after) != len(before)+1 {
		t.Errorf("the journal has %d entries and had %d; one was said (%v)", len(after), len(before), err)
	}
	fresh := openOn(t, s)
	fresh.finish(id)
	if l := fresh.look(id, "", game.NoSeat); l.Status != "over" {
		t.Errorf("with its own rules the match is %s", l.Status)
	}
}
