package kings

import (
	"strings"
	"testing"

	"gonfalon/game"
)

// The way of a shooter says what it costs before it is gone.
func TestWayTellsWhatItCosts(t *testing.T) {
	s := readWith(t, `{"table": ["48in", "48in"], "units": {
		"bows": {"seat": "blue", "at": ["24in", "10in"], "unit": "elves/kindred_archers", "size": "regiment"},
		"spears": {"seat": "blue", "at": ["10in", "10in"]},
		"e": {"seat": "red", "at": ["24in", "40in"]}}}`, "")
	for question, want := range map[string]game.Rule{
		`{"ask":"way","unit":"bows","at":["24in","12in"]}`:                           "",
		`{"ask":"way","unit":"bows","at":["24in","20in"],"order":"at_the_double"}`:   ruleShootNotAfterAtTheDouble,
		`{"ask":"way","unit":"spears","at":["10in","20in"],"order":"at_the_double"}`: "",
	} {
		question = strings.NewReplacer(`"24in"`, "609.6", `"10in"`, "254", `"12in"`, "304.8", `"20in"`, "508").Replace(question)
		answer, err := Rules{}.Ask(&s, Blue, []byte(question))
		if err != nil {
			t.Fatal(err)
		}
		var got game.Rule
		for _, c := range answer.(wayDocument).Costs {
			got = c.Rule
			if !strings.Contains(c.English, "cannot shoot this turn") {
				t.Errorf("%s: it says %q", question, c.English)
			}
		}
		if got != want {
			t.Errorf("%s costs by %q, want %q", question, got, want)
		}
	}
}

// A Thunderous Charge that is lost is told, with the rule by which it is.
func TestOddsTellWhatIsLost(t *testing.T) {
	for state, want := range map[string]game.Rule{
		"steady":     ruleSpecialThunderousChargePlusN,
		"disordered": ruleSpecialThunderousChargeLostIfDisordered,
	} {
		s := readWith(t, `{"units": {
			"a": {"seat": "blue", "at": [500, 300], "state": "`+state+`", "stats": {"speed": 8, "attacks": 10, "special": {"thunderous_charge": 2}}},
			"e": {"seat": "red", "at": [500, 500], "facing": 270}}}`, "")
		blow := s.blow(1, 2)
		var got game.Rule
		for _, m := range blow.modifier[:blow.modifiers] {
			if m.Of() == "wound" {
				got = m.Rule()
			}
		}
		if got != want {
			t.Errorf("%s: the wounds are changed by %q, want %q", state, got, want)
		}
	}
}
