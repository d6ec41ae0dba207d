package kings

import (
	"fmt"
	"strings"
	"testing"

	"gonfalon/game"
)

// chargeOfAll asks about a charge of units that stand in a row, each with so many wounds, at
// a wide target with as many.
func chargeOfAll(t *testing.T, units, wounds int, stats, target string) chargeDocument {
	t.Helper()
	var row, with []string
	for i := range units {
		row = append(row, fmt.Sprintf(`"a%d": {"seat": "blue", "at": [%d, 1000], "wounds": %d, "stats": {"files": 1, "ranks": 1, "base": [20, 20], "speed": 20, %s}}`,
			i, 1000+30*i, wounds, stats))
		if i > 0 {
			with = append(with, fmt.Sprintf("%q", fmt.Sprint("a", i)))
		}
	}
	text := fmt.Sprintf(`{"table": [4064, 4064], "units": {%s, "e": {"seat": "red", "at": [%d, 1300], "wounds": %d, "stats": {"files": 1, "ranks": 1, "base": [250, 20], %s}}}}`,
		strings.Join(row, ", "), 1000+15*(units-1), wounds, target)
	s, err := Rules{}.ReadState([]byte(text), game.NewDice(game.SeedFrom(1, 0)))
	if err != nil {
		t.Fatal(err)
	}
	reply, err := Rules{}.Ask(&s, Blue, []byte(`{"ask": "charge", "unit": "a0", "target": "e", "with": [`+strings.Join(with, ", ")+`]}`))
	if err != nil {
		t.Fatal(err)
	}
	d := reply.(chargeDocument)
	if d.Refused != nil {
		t.Fatalf("the charge is refused: %s", d.Refused.English)
	}
	return d
}

// TestNobodyWaitsForOdds asks about charges that are easily forecast, and about some for which
// a day would not be enough: these are answered without odds.
func TestNobodyWaitsForOdds(t *testing.T) {
	for _, tt := range []struct {
		name          string
		units, wounds int
		stats, target string
		odds          bool
	}{
		{"many dice", 7, 0, `"attacks": 255`, `"speed": 5`, true},
		{"all regenerate what they may shed", 7, 30, `"special": {"regeneration": 5, "lifeleech": 1}`, `"speed": 5`, true},
		{"the target regenerates", 1, 1000, `"attacks": 12`, `"nerve": "255/255", "special": {"regeneration": 5}`, true},
		{"one may grow heads", 1, 10, `"special": {"regeneration": 5, "hydra_heads": 1}`, `"speed": 5`, true},
		{"all may grow heads", 7, 30, `"special": {"regeneration": 5, "hydra_heads": 1}`, `"speed": 5`, false},
		{"all are in a frenzy", 7, 200, `"special": {"feeding_frenzy": 1}`, `"speed": 5`, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := chargeOfAll(t, tt.units, tt.wounds, tt.stats, tt.target).Odds != nil; got != tt.odds {
				t.Errorf("there are odds: %v, want %v", got, tt.odds)
			}
		})
	}
	if _, err := (Rules{}).ReadState([]byte(`{"units": {"a": {"seat": "blue", "wounds": 1001}}}`), nil); err == nil {
		t.Error("a unit has more wounds than are counted")
	}
}
