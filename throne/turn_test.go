package throne

import (
	"fmt"
	"slices"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// phaseOf tells which phase or step of the turn a decision belongs to.
func phaseOf(s *State) int {
	switch s.Waits.Kind {
	case decideReduce, decideMuster, decideBid, decideRank, decideWatchBid, decideTop, decideLow, decideLosses:
		return 0
	case decideTake:
		if s.Battle.Area == NoArea {
			return 0
		}
	case decideOrders:
		return 1
	case decideRaven:
		return 2
	case decideRaid:
		return 3
	}
	return 4
}

func TestTurnsRunInOrder(t *testing.T) {
	gametest.Covers(t,
		"throne.turn.ten-turns", "throne.turn.phase-order", "throne.turn.no-westeros-turn-one", "throne.turn.action-steps",
		"throne.turn.clear-orders", "throne.setup.turn-marker-one")
	ended := 0
	playEverySetup(t, fewOrMany(), func(d *deed) error {
		before, after := &d.before, &d.after
		if isEmpty(after) {
			return nil // the Wildlings have left no unit: there is nothing to plan, and turns pass by
		}
		was := phaseOf(before)
		if before.Turn == 1 && was == 0 {
			return fmt.Errorf("a Westeros phase in turn 1")
		}
		if after.Waits.Who == 0 {
			if after.Turn != before.Turn {
				return fmt.Errorf("the game ends at the beginning of a turn")
			}
			enough, instant := 7, false
			if after.Houses == 3 {
				enough = 8
			}
			for _, n := range after.strongholds() {
				instant = instant || n >= enough
			}
			if !instant && after.Turn != 10 {
				return fmt.Errorf("the game ends in turn %d", after.Turn)
			}
			ended++
			return nil
		}
		is := phaseOf(after)
		switch {
		case after.Turn == before.Turn && is < was:
			return fmt.Errorf("%s follows upon %s", kindNames[after.Waits.Kind], kindNames[before.Waits.Kind])
		case after.Turn == before.Turn && is == 4 && was == 1 && hasOrder(after, raidType) && !after.inForce(SeaOfStorms):
			return fmt.Errorf("marches before raids")
		case after.Turn == before.Turn:
			return nil
		case after.Turn != before.Turn+1 || after.Turn > 10:
			return fmt.Errorf("turn %d follows", after.Turn)
		case is > 1 || was == 0:
			return fmt.Errorf("the next turn begins with %s", kindNames[after.Waits.Kind])
		}
		for a := range after.Places {
			if after.Places[a].Order != NoOrder {
				return fmt.Errorf("the turn is new and there is an order in %s", after.Board.Areas[a].ID)
			}
		}
		for d, c := range after.Revealed {
			if c == noWesteros || c == WinterIsComing {
				return fmt.Errorf("the card of deck %s is %q", deckNames[d], westerosNames[c])
			}
			if standard().decks[d].Fresh[c] == 0 {
				return fmt.Errorf("%s does not belong to deck %s", westerosNames[c], deckNames[d])
			}
		}
		return nil
	})
	if ended == 0 {
		t.Error("no game has ended")
	}
}

// isEmpty tells whether no House has a unit.
func isEmpty(s *State) bool {
	units := 0
	for h := range House(s.Houses) {
		units += unitsOf(s, h).Len()
	}
	return units == 0
}

func hasOrder(s *State, kind OrderType) bool {
	for a := range s.Places {
		if s.Places[a].Order.is(kind) {
			return true
		}
	}
	return false
}

// TestIdleMatchLastsTenTurns: where nobody does anything, nine Westeros phases lead from
// turn 1 to turn 10, and the game is over.
func TestIdleMatchLastsTenTurns(t *testing.T) {
	gametest.Covers(t, "throne.turn.ten-turns")
	for seats := 3; seats <= 5; seats++ {
		s := start(t, seats)
		dice := game.NewDice(game.SeedFrom(3, seats))
		turns := []int16{1}
		for number := 1; s.Waits.Who != 0; number++ {
			h := s.Waits.Who.First()
			list := Rules{}.Options(&s, h, nil)
			a := list[len(list)-1] // to be ready, to be done, to pass
			if s.Waits.Kind == decideBid || s.Waits.Kind == decideWatchBid {
				a = list[0] // nothing
			}
			dice.At(number)
			var story game.Story
			Rules{}.Apply(&s, h, a, dice, &story)
			for _, e := range story.Events() {
				if e.Kind == eventRound {
					turns = append(turns, e.Args[0])
				}
			}
		}
		if want := []int16{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}; !slices.Equal(turns, want) || s.Turn != 10 || s.Winners == 0 {
			t.Errorf("%d players: the turns were %v; the game ended in turn %d, winners %v", seats, turns, s.Turn, s.Winners)
		}
	}
}

// TestWesterosCardsInPlayOrder: what the story tells of Supply and Game of Thrones comes
// in the order of the Iron Throne track.
func TestWesterosCardsInPlayOrder(t *testing.T) {
	gametest.Covers(t, "throne.westeros.game-of-thrones-income", "throne.westeros.supply-card", "throne.turn.play-order")
	s := read(t, `{"phase": "marches",
		"tracks": {"iron_throne": ["greyjoy", "stark", "tyrell", "lannister", "baratheon"]},
		"areas": {
			"kingswood": {"house": "baratheon", "footmen": 1}, "stoney_sept": {"house": "lannister", "footmen": 1},
			"karhold": {"house": "stark", "footmen": 1, "order": "march+0"}, "yronwood": {"house": "tyrell", "footmen": 1},
			"seagard": {"house": "greyjoy", "footmen": 1}}}`)
	var story game.Story
	dice := game.Script(int(SupplyCard), int(GameOfThrones), int(LastDaysOfSummer))
	Rules{}.Apply(&s, Stark, readAction(t, `{"kind": "march", "area": "karhold"}`), dice, &story)
	if dice.Err() != nil || len(dice.Left()) > 0 {
		t.Fatal(dice.Err(), dice.Left())
	}
	var supplied, paid []House
	for _, e := range story.Events() {
		switch e.Kind {
		case eventSupply:
			supplied = append(supplied, e.Seat)
		case eventGained:
			paid = append(paid, e.Seat)
		}
	}
	want := []House{Greyjoy, Stark, Tyrell, Lannister, Baratheon}
	if !slices.Equal(supplied, want) || !slices.Equal(paid, want) {
		t.Errorf("Supply was set in the order %v, Power paid in the order %v, not %v", supplied, paid, want)
	}
	for h, power := range []int8{5 + 2, 5 + 1, 5 + 2, 5 + 1, 5 + 2} { // with home crowns
		if s.Holdings[h].Power != power {
			t.Errorf("%s has %d Power, not %d", s.Board.Houses[h].ID, s.Holdings[h].Power, power)
		}
	}
}

// TestSharedVictoryIsSharedEvenly looks at the shares of tied Houses.
func TestSharedVictoryIsSharedEvenly(t *testing.T) {
	gametest.Covers(t, "throne.end.tie-shared")
	s := read(t, `{"turn": 10, "phase": "end",
		"houses": {"lannister": {"supply": 3, "power": 7}, "stark": {"supply": 3, "power": 7}},
		"areas": {"white_harbor": {"house": "stark", "footmen": 1}, "riverrun": {"house": "lannister", "footmen": 1}}}`)
	if got := (Rules{}).Result(&s); got != [game.MaxSeats]float32{Lannister: 0.5, Stark: 0.5} {
		t.Errorf("the shares are %v", got)
	}
}
