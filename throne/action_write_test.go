package throne

import (
	"encoding/json"
	"testing"
)

// TestActionsAreWrittenAsJSONWould writes actions of every kind with all that an action can
// hold, and with as little as possible.
func TestActionsAreWrittenAsJSONWould(t *testing.T) {
	full := Action{
		Area: 3, To: 4, Order: 2, Unit: Knight, Routed: true, Token: true, N: -5, House: 1, Card: 2, Side: 1, Targets: [2]Area{5, 6},
	}
	for i := range full.Moves {
		full.Moves[i] = Move{To: Area(7 + i)}
		full.Moves[i].Units[Unit(i)%(Ship+1)] = 2
	}
	for kind := range ActionKind(actionKinds) {
		for _, a := range []Action{{}, full} {
			a.Kind = kind
			want, err := json.Marshal(Rules{}.Action(nil, a))
			if err != nil {
				t.Fatal(err)
			}
			if got := (Rules{}).AppendAction([]byte("after "), nil, a); string(got) != "after "+string(want) {
				t.Errorf("got %s, want %s", got, want)
			}
		}
	}
}
