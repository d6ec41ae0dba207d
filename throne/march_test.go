package throne

import (
	"math/rand/v2"
	"testing"

	"gonfalon/game/gametest"
)

// marchable returns where land units may go: adjacent land, and every coast that a
// chain of the given seas joins to theirs.
func (m *printedMap) marchable(from string, ships map[string]bool) map[string]bool {
	to := make(map[string]bool)
	seen := make(map[string]bool)
	var sail func(string)
	sail = func(sea string) {
		if !ships[sea] || seen[sea] {
			return
		}
		seen[sea] = true
		for id := range m.adjacent[sea] {
			if m.isSea(id) {
				sail(id)
			} else if id != from {
				to[id] = true
			}
		}
	}
	for id := range m.adjacent[from] {
		if m.isSea(id) {
			sail(id)
		} else {
			to[id] = true
		}
	}
	return to
}

// Over random fleets of two Houses a lone Footman marches just where a walk over the
// map by land, or over own Ships from coast to coast, leads.
func TestMarchReachesWhatTheMapAllows(t *testing.T) {
	t.Parallel()
	gametest.Covers(t, "throne.march.adjacent-only", "throne.transport.makes-coasts-adjacent",
		"throne.transport.every-sea-needs-own-ship", "throne.transport.own-ships-only",
		"throne.transport.coast-to-coast", "throne.transport.chain-any-length",
		"throne.transport.order-irrelevant", "throne.transport.routed-ships-may-transport")
	m := readMap(t)
	rng := rand.New(rand.NewPCG(1, 2))
	longest := 0
	for round := range 60 {
		from := m.land[round%len(m.land)]
		areas := map[string]any{from: map[string]any{"house": "greyjoy", "footmen": 1, "order": "march+0"}}
		ships := make(map[string]bool)
		for _, i := range rng.Perm(len(m.sea)) {
			sea := m.sea[i]
			switch n := rng.IntN(5); {
			case n < 3 && len(ships) < 6:
				ships[sea] = true
				fleet := map[string]any{"house": "greyjoy", "ships": 1}
				switch rng.IntN(4) {
				case 0:
					fleet = map[string]any{"house": "greyjoy", "routed": map[string]any{"ships": 1}}
				case 1:
					if len(ships) <= 2 {
						fleet["order"] = "support"
					}
				}
				areas[sea] = fleet
			case n == 3 && len(areas)-len(ships) < 5:
				areas[sea] = map[string]any{"house": "lannister", "ships": 1}
			}
		}
		s := read(t, map[string]any{"phase": "marches", "next": "greyjoy", "areas": areas})
		want := m.marchable(from, ships)
		longest = max(longest, len(want))
		for id := range m.adjacent {
			rule := refusal(t, &s, Greyjoy, readAction(t, map[string]any{
				"kind": "march", "area": from, "moves": []any{map[string]any{"to": id, "footmen": 1}},
			}))
			if (rule == "") != want[id] {
				t.Errorf("with %s a Footman from %s to %s is judged %q, the map says %v", document(t, areas), from, id, rule, want[id])
			}
		}
	}
	if longest < 15 {
		t.Errorf("no fleet has joined more than %d coasts: the test tries too little", longest)
	}
}
