package throne

import (
	"slices"
	"testing"

	"gonfalon/game/gametest"
)

// musterState is a Mustering in which Stark, first in play order, controls areas by
// tokens, with room for everything.
func musterState(t *testing.T, tokens ...string) State {
	t.Helper()
	areas := map[string]any{}
	for _, id := range tokens {
		areas[id] = map[string]any{"token": "stark"}
	}
	return read(t, map[string]any{
		"phase":    "westeros",
		"revealed": map[string]string{"I": "mustering", "II": "last_days_of_summer", "III": "last_days_of_summer"},
		"tracks":   map[string]any{"iron_throne": []string{"stark", "baratheon", "lannister", "tyrell", "greyjoy"}},
		"houses":   map[string]any{"stark": map[string]any{"supply": 6}},
		"areas":    areas,
	})
}

func TestPointsOfEachArea(t *testing.T) {
	gametest.Covers(t, "throne.muster.fortress-two-points", "throne.muster.city-one-point",
		"throne.muster.control-without-units-suffices", "throne.muster.points-not-transferable")
	fortresses := []string{"winterfell", "seagard", "pyke", "riverrun", "lannisport", "kings_landing", "dragonstone", "highgarden"}
	cities := []string{
		"white_harbor", "flints_finger", "moat_cailin", "the_eyrie", "harrenhal", "crackclaw_point",
		"the_reach", "oldtown", "storms_end", "sunspear",
	}
	for a := Area(1); a < MaxAreas; a++ {
		if standard().sea(a) {
			continue
		}
		id := standard().Areas[a].ID
		want := 0
		switch {
		case slices.Contains(fortresses, id):
			want = 2
		case slices.Contains(cities, id):
			want = 1
		}
		// Seagard and Harrenhal as well, so that Stark has points elsewhere.
		s := musterState(t, id, "harrenhal", "seagard")
		knight := Action{Kind: Muster, Area: a, Unit: Knight}
		if got := refusal(t, &s, Stark, knight) == ""; got != (want == 2) {
			t.Errorf("%s: a Knight may be mustered: %t", id, got)
		}
		got := 0
		footman := Action{Kind: Muster, Area: a, Unit: Footman}
		for s.Waits.Who.Has(Stark) && refusal(t, &s, Stark, footman) == "" && got < 5 {
			act(t, &s, Stark, footman, nil)
			got++
		}
		if got != want || int(s.Places[a].Units[Footman]) != want {
			t.Errorf("%s: %d Footmen mustered, want %d", id, got, want)
		}
	}
}

// TestWhereRecruitsAppear tries to place every recruit everywhere.
func TestWhereRecruitsAppear(t *testing.T) {
	gametest.Covers(t, "throne.muster.land-units-in-source-area", "throne.muster.ships-in-adjacent-sea")
	m := readMap(t)
	for _, id := range []string{"winterfell", "harrenhal", "sunspear", "dragonstone", "riverrun", "flints_finger"} {
		s := musterState(t, id)
		from := areaOf(t, id)
		for to := NoArea; to < MaxAreas; to++ {
			place := standard().Areas[to].ID
			ship := Action{Kind: Muster, Area: from, Unit: Ship, To: to}
			rule := refusal(t, &s, Stark, ship)
			if m.adjacent[id][place] && m.isSea(place) {
				after := s
				act(t, &after, Stark, ship, nil)
				if rule != "" || after.Places[to].Units != (Force{0, 0, 1}) || after.Places[from].Units.Len() != 0 {
					t.Errorf("a Ship from %s to %s: %q, there are %v", id, place, rule, after.Places[to].Units)
				}
			} else if rule != "throne.muster.ships-in-adjacent-sea" {
				t.Errorf("a Ship from %s to %q: refused by %q", id, place, rule)
			}
			footman := Action{Kind: Muster, Area: from, Unit: Footman, To: to}
			switch rule := refusal(t, &s, Stark, footman); {
			case to == NoArea && rule != "":
				t.Errorf("a Footman in %s: refused by %q", id, rule)
			case to != NoArea && rule != "throne.muster.land-units-in-source-area":
				t.Errorf("a Footman from %s to %s: refused by %q", id, place, rule)
			}
		}
	}
}
