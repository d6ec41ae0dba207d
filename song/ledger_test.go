package song

import (
	"testing"

	"gonfalon/game/gametest"
	"gonfalon/rules"
)

// The head of the ledger says how many rules and examples it has.
func TestLedger(t *testing.T) {
	l, err := rules.Load("song")
	if err != nil {
		t.Fatal(err)
	}
	examples := 0
	for _, r := range l.Rules {
		if r.Example != "" {
			examples++
		}
	}
	if len(l.Rules) != 509 || examples != 51 {
		t.Errorf("got %d rules, %d with examples; want 509, 51", len(l.Rules), examples)
	}
}

func TestEveryRuleIsProven(t *testing.T) { gametest.Proven(t, "song") }
