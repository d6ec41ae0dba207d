package army

import (
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// TestRefusalsCiteRulesInBothLanguages wants the rule of every refusal to be a constant of
// the ledger.
func TestRefusalsCiteRulesInBothLanguages(t *testing.T) { gametest.LedgerRefusals(t, "kings") }

// TestFactsAreInTheReadersLanguage says a refusal with names in it.
func TestFactsAreInTheReadersLanguage(t *testing.T) {
	p := standard().Check(readList(t, "elves", 2000, "kindred_tallspears, regiment", "bolt_thrower", "bolt_thrower"))
	if len(p) != 1 {
		t.Fatal(p)
	}
	u, _ := standard().UnitAt("elves/bolt_thrower")
	unit := standard().Units[u]
	for lang, want := range map[game.Lang]string{
		game.English: unit.English + " is one War Engine too many: a Regiment",
		game.French:  unit.French + " : choix de trop (Machine de guerre) ; un Régiment",
	} {
		if got := p[0].Say(lang); !strings.HasPrefix(got, want) || strings.Contains(got, "%!") {
			t.Errorf("got %q want %q…", got, want)
		}
	}
	if where := p[0].Where(game.French); where != "ligne 5" {
		t.Errorf("where: %q", where)
	}
}
