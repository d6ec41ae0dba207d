package kings

import (
	"errors"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// TestOrdersHaveTheirOwnWays judges actions that no document can hold, as a client in the
// same process could make them.
func TestOrdersHaveTheirOwnWays(t *testing.T) {
	gametest.Covers(t, "kings.order.halt", "kings.order.change-facing")
	s := openField(t, `{"a":{"seat":"blue","at":[500,300]},"b":{"seat":"red","at":[500,900]}}`)
	for _, c := range []struct {
		a    Action
		rule game.Rule
	}{
		{Action{N: uint8(Halt), Ahead: [3]int32{1}}, ruleOrderHalt},
		{Action{N: uint8(Halt), Turn: [2]int16{1}}, ruleOrderHalt},
		{Action{N: uint8(Halt)}, ""},
		{Action{N: uint8(ChangeFacing), Ahead: [3]int32{1}}, ruleOrderChangeFacing},
		{Action{N: uint8(ChangeFacing), Turn: [2]int16{1}}, ""},
		{Action{N: uint8(Advance), Ahead: [3]int32{1 << 30, 1 << 30, 1 << 30}}, ruleOrderAdvanceDistance},
		{Action{N: uint8(NoOrder)}, ruleOrderOneOrderPerUnit},
		{Action{N: uint8(orders)}, ruleOrderOneOrderPerUnit},
		{Action{N: 255}, ruleOrderOneOrderPerUnit},
		{Action{N: uint8(Charge), Target: 2, Ahead: [3]int32{0, 0, 1}}, ruleChargeOnePivot90},
		{Action{N: uint8(Charge), Target: 200}, ruleTurnThreePhasesInOrder},
		{Action{N: uint8(CounterCharge), Target: 2, Turn: [2]int16{1}}, ruleCounterchargePivotThenStraightToFront},
	} {
		c.a.Kind, c.a.Unit = GiveOrder, 1
		var refusal *game.Refusal
		switch err := (Rules{}).Check(&s, Blue, c.a); {
		case errors.As(err, &refusal):
			if refusal.Rule != c.rule {
				t.Errorf("%+v: %v, want %q", c.a, err, c.rule)
			}
		case c.rule != "":
			t.Errorf("%+v is legal, want %q", c.a, c.rule)
		}
	}
}

// TestAnythingCanBeMeasuredAnyTime compares what each seat is shown after every action with
// the table: all that can be measured is there, whoever has to decide.
func TestAnythingCanBeMeasuredAnyTime(t *testing.T) {
	gametest.Covers(t, "kings.measure.any-time")
	eachGame(t, 1, func(_, s *State, _ game.Seat, _ Action) {
		for seat := range game.Seat(seats) {
			view := Rules{}.Redact(s, seat)
			for u := UnitNo(1); u <= s.Armies.Units(); u++ {
				if view.Units[u].Pose != s.Units[u].Pose || view.size(u) != s.size(u) || view.inPlay(u) != s.inPlay(u) {
					t.Errorf("seat %d is not shown where %s stands", seat, s.unitID(u))
				}
			}
			if view.Terrain != s.Terrain || view.Pieces != s.Pieces || view.Token != s.Token || view.Width != s.Width || view.Depth != s.Depth {
				t.Errorf("seat %d is not shown the table", seat)
			}
		}
	})
}

// A scout that cannot move has nothing to choose from.
func TestVanguardWithoutSpeedStays(t *testing.T) {
	s, err := Rules{}.ReadState([]byte(`{"phase": "vanguard", "units": {
		"a": {"seat": "blue", "at": [500, 150], "stats": {"speed": 0, "special": {"vanguard": 1}}}, "foe": {"seat": "red", "at": [500, 1000]}}}`), dice(1))
	if err != nil {
		t.Fatal(err)
	}
	if list := (Rules{}).Options(&s, Blue, nil); len(list) != 1 || list[0].Kind != Done {
		t.Errorf("got %+v", list)
	}
}
