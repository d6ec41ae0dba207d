package table

import (
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest/toy"
	"gonfalon/sim"
)

// counted is the toy game, and counts how often it is asked what.
type counted struct {
	toy.Game
	reads, checks, applies *int
}

func (c counted) ReadAction(s *toy.State, document []byte) (toy.Action, error) {
	*c.reads++
	return c.Game.ReadAction(s, document)
}

func (c counted) Check(s *toy.State, seat game.Seat, a toy.Action) error {
	*c.checks++
	return c.Game.Check(s, seat, a)
}

func (c counted) Apply(s *toy.State, seat game.Seat, a toy.Action, d *game.Dice, story *game.Story) {
	*c.applies++
	c.Game.Apply(s, seat, a, d, story)
}

// TestAnActionIsJudgedOnce counts what an action costs from its coming in to its being shown
// to who watches.
func TestAnActionIsJudgedOnce(t *testing.T) {
	h := open(t)
	var reads, checks, applies int
	h.games["toy"] = sim.Of(counted{reads: &reads, checks: &checks, applies: &applies}, toyValue)
	id := h.table(two)
	reads, checks, applies = 0, 0, 0
	h.mustAct(id, 0, bidding(1))
	if l := h.look(id, "ann", 0); l.N != 1 {
		t.Fatalf("%d actions, want 1", l.N)
	}
	if u := h.updates(id, "ann", 0); len(u) == 0 {
		t.Fatal("nothing is told")
	}
	if reads != 1 || checks != 1 || applies != 1 {
		t.Errorf("an action is read %d times, checked %d times and carried out %d times, want once each", reads, checks, applies)
	}
}
