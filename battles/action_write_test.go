package battles

import (
	"encoding/json"
	"testing"
)

// TestActionsAreWrittenAsJSONWould writes actions of every kind with all that an action can
// hold, and with as little as possible.
func TestActionsAreWrittenAsJSONWould(t *testing.T) {
	s := blank(&standard().Plans[0])
	full := Action{
		Unit: 3, Target: 20, Hex: 7, Card: 12, Commander: 2, Other: 4, Token: Valour, Second: Morale, Commands: 3, Ground: Forest, Pair: true, N: 1,
	}
	strange := Action{
		Unit: 77, Target: NoUnit, Hex: 255, Card: 99, Commander: 99, Other: 99, Token: NoFace, Second: 77, Ground: Forest,
	}
	for kind := range actionKinds {
		for _, a := range []Action{{}, full, strange} {
			for c := range Commander(MaxCommanders) {
				if a.Kind = kind; kind == Commit && a.Commander < MaxCommanders {
					a.Commander = c
				}
				want, err := json.Marshal(Rules{}.Action(&s, a))
				if err != nil {
					t.Fatal(err)
				}
				if got := (Rules{}).AppendAction([]byte("after "), &s, a); string(got) != "after "+string(want) {
					t.Errorf("got %s, want %s", got, want)
				}
			}
		}
	}
}
