package army

import (
	"os"
	"strings"
	"testing"

	"gonfalon/game/gametest"
	"gonfalon/rules"
)

// TestRefusalsCiteRulesInBothLanguages wants the rule of every refusal to be a constant of
// the ledger.
func TestRefusalsCiteRulesInBothLanguages(t *testing.T) { gametest.LedgerRefusals(t, "song") }

// TestProofsNameRules holds the rules that the tests of this folder name against the ledger,
// which nobody else does before the game is in the list of games.
func TestProofsNameRules(t *testing.T) {
	l, err := rules.Load("song")
	if err != nil {
		t.Fatal(err)
	}
	p, err := rules.Prove(os.DirFS("../.."), l)
	if err != nil {
		t.Fatal(err)
	}
	army := 0
	for _, id := range p.Proven {
		if id := strings.TrimPrefix(string(id), "song."); strings.HasPrefix(id, "army.") || strings.HasPrefix(id, "general.") {
			army++
		}
	}
	if army != 19 {
		t.Errorf("%d rules of army and general are proven, and there are 19", army)
	}
	for _, id := range p.Missing {
		if strings.HasPrefix(string(id), "song.army.") || strings.HasPrefix(string(id), "song.general.") {
			t.Errorf("no test proves %s", id)
		}
	}
}
