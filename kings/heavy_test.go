package kings

import (
	"fmt"
	"strings"
	"testing"

	"gonfalon/game"
)

// rowOfChargers returns the charge of units that stand in a row, each with so many wounds, at
// a wide target with as many.
func rowOfChargers(t testing.TB, units, wounds int, stats, target string) (State, Action) {
	t.Helper()
	var row []string
	for i := range units {
		row = append(row, fmt.Sprintf(`"a%d": {"seat": "blue", "at": [%d, 1000], "wounds": %d, "stats": {"files": 1, "ranks": 1, "base": [20, 20], "speed": 20, %s}}`,
			i, 1000+30*i, wounds, stats))
	}
	text := fmt.Sprintf(`{"table": [4064, 4064], "units": {%s, "e": {"seat": "red", "at": [%d, 1300], "wounds": %d, "stats": {"files": 1, "ranks": 1, "base": [250, 20], %s}}}}`,
		strings.Join(row, ", "), 1000+15*(units-1), wounds, target)
	s, err := Rules{}.ReadState([]byte(text), game.NewDice(game.SeedFrom(1, 0)))
	if err != nil {
		t.Fatal(err)
	}
	a := Action{Kind: GiveOrder, N: uint8(Charge), Unit: s.Armies.find("a0"), Target: s.Armies.find("e")}
	for i := 1; i < units; i++ {
		a.With[i-1] = s.Armies.find(fmt.Sprint("a", i))
	}
	if err := (Rules{}).Check(&s, Blue, a); err != nil {
		t.Fatalf("the charge is refused: %v", err)
	}
	return s, a
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
			s, a := rowOfChargers(t, tt.units, tt.wounds, tt.stats, tt.target)
			if _, got := s.Forecast(a); got != tt.odds {
				t.Errorf("there are odds: %v, want %v", got, tt.odds)
			}
		})
	}
	if _, err := (Rules{}).ReadState([]byte(`{"units": {"a": {"seat": "blue", "wounds": 1001}}}`), nil); err == nil {
		t.Error("a unit has more wounds than are counted")
	}
}
