package song

import (
	"os"
	"strings"
	"testing"
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
