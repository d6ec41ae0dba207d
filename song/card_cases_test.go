package song

import (
	"encoding/json"
	"maps"
	"os"
	"regexp"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/casebook"
)

// TestEveryCardHasItsCases: every Tactics card has a case in which it is played, one in which
// it does not apply, and one for what the zone adds that it names.
func TestEveryCardHasItsCases(t *testing.T) {
	for _, c := range shelf().effects.Cards {
		want := []string{"do", "not"}
		if c.Bonus != nil {
			want = append(want, "zone")
		}
		for _, what := range want {
			name := "testdata/cases/cards/" + c.ID + "-" + what + ".toml"
			text, err := os.ReadFile(name)
			played := strings.Contains(string(text), `kind = "play", card = "`+c.ID+`"`)
			held := strings.Contains(string(text), c.ID+" = 1")
			if err != nil || !held || played != (what != "not") {
				t.Errorf("%s (%s): no case %s in which it is held and, but for not, played", c.ID, c.Name.English, name)
			}
		}
	}
}

// TestCardsKeepToTheirSide gives the card of each case in which one is played to the other
// player: what it says of friends and enemies is of those of its owner, so that nothing that
// happens there lets him play it.
func TestCardsKeepToTheirSide(t *testing.T) {
	sides, both := regexp.MustCompile(`friend|enem|opponent|you|Commander`), "attacks or is attacked"
	looked := 0
	for _, c := range shelf().effects.Cards {
		if !sides.MatchString(c.When.English) || strings.Contains(c.When.English, both) {
			continue // it is for a moment of either side
		}
		step := offered(t, allCases()["cards/"+c.ID+"-do"], c.ID)
		if step == 0 {
			t.Errorf("%s (%s) is not offered in its case", c.ID, c.Name.English)
		}
		other := *allCases()["cards/"+c.ID+"-do"]
		var setup map[string]any
		if err := json.Unmarshal(other.Setup, &setup); err != nil {
			t.Fatal(err)
		}
		armies, players := setup["armies"].([]any), setup["players"].(map[string]any)
		one, two := armies[0].(map[string]any), armies[1].(map[string]any)
		one["deck"], two["deck"] = two["deck"], one["deck"]
		players["a"], players["b"] = players["b"], players["a"]
		for _, x := range []map[string]any{one, two, players} {
			maps.DeleteFunc(x, func(_ string, v any) bool { return v == nil })
		}
		other.Setup = game.Must(json.Marshal(setup))
		if n := offered(t, &other, c.ID); n != 0 && n <= step {
			t.Errorf("%s (%s), %s: it is offered to the other side", c.ID, c.Name.English, c.When.English)
		}
		looked++
	}
	if looked < 140 {
		t.Errorf("only %d cards speak of a side", looked)
	}
}

// offered is the first step of a case, from 1, before which a card may be played, or 0.
func offered(t *testing.T, c *casebook.Case, id string) int {
	t.Helper()
	for n := range c.Steps {
		doc, err := casebook.Show(c, game.Open(Rules{}), n)
		if err != nil {
			return 0 // nobody was asked, and dice are rolled that the case has for later
		}
		s := position(t, string(doc))
		for seat := range s.seats() {
			for _, a := range (Rules{}).Options(&s, seat, nil) {
				if a.Kind == Play && s.numberedID(a.N) == id {
					return n + 1
				}
			}
		}
	}
	return 0
}
