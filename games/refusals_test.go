package games

import (
	"encoding/json"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/rules"
)

// TestWhatCannotBeChosenSaysWhy takes eighty positions of each game, and in each of them every
// kind of legal action with another thing in place of the one that it names: whatever is
// pressed on a page. What is refused is refused in both languages, by a rule of the ledger.
func TestWhatCannotBeChosenSaysWhy(t *testing.T) {
	for _, g := range All {
		t.Run(g.Name(), func(t *testing.T) {
			t.Parallel()
			ledger, err := rules.Load(g.Name())
			if err != nil {
				t.Fatal(err)
			}
			known := map[game.Rule]bool{}
			for _, r := range ledger.Rules {
				known[r.ID] = true
			}
			refused := 0
			for _, at := range positions(t, g, 80) {
				for seat := range game.Seat(g.Info().MaxSeats) {
					for _, action := range presses(at, seat) {
						// what cannot be read nobody can press
						if r, ok := game.AsRefusal(at.Check(seat, action)); ok {
							refused++
							wellRefused(t, r, action, known)
						}
					}
				}
			}
			if refused < 500 {
				t.Errorf("only %d actions were refused", refused)
			}
		})
	}
}

// wellRefused wants whole sentences and a rule that can be looked up.
func wellRefused(t *testing.T, r *game.Refusal, action []byte, known map[game.Rule]bool) {
	t.Helper()
	says := r.Ruling()
	for _, text := range []string{says.English, says.French} {
		if !strings.Contains(text, " ") || strings.ContainsAny(text, "%{_") || strings.Contains(text, "  ") {
			t.Errorf("%s is refused with %q", action, text)
		}
	}
	if says.English == says.French || !known[says.Rule] {
		t.Errorf("%s is refused as %+v", action, says)
	}
}

// positions plays at random and returns moments of it, of each kind of decision first.
func positions(t *testing.T, g Game, n int) []game.Position {
	t.Helper()
	var list []game.Position
	had := map[string]int{}
	for number := uint64(1); len(list) < n; number++ {
		rng := rand.New(rand.NewPCG(number, 0))
		dice := game.NewDice(game.SeedFrom(number, 0))
		at, err := g.Start(game.Setup{Seats: g.Info().MaxSeats}, dice, nil)
		if err != nil {
			t.Fatal(err)
		}
		for i := 1; at.Next().Who != 0 && len(list) < n; i++ {
			if kind := at.KindName(); had[kind] < 2*int(number) {
				had[kind]++
				list = append(list, at.Clone())
			}
			seat := at.Next().Who.First()
			options := at.Options(seat)
			dice.At(i)
			if err := at.Act(seat, options[rng.IntN(len(options))], dice, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	return list
}

// presses writes, of each kind of legal action one with every other thing that could stand for
// one that it names: those of its options, and those that stand beside it in the document.
func presses(at game.Position, seat game.Seat) [][]byte {
	var things map[string]json.RawMessage
	_ = json.Unmarshal(at.Document(), &things)
	first := map[string]map[string]any{}
	values := map[string]map[string]bool{}
	for _, option := range at.Options(seat) {
		var a map[string]any
		_ = json.Unmarshal(option, &a)
		if kind := a["kind"].(string); first[kind] == nil {
			first[kind] = a
		}
		for field, v := range a {
			if name, ok := v.(string); ok && field != "kind" {
				if values[field] == nil {
					values[field] = map[string]bool{}
					maps.Copy(values[field], besides(things, name))
				}
				values[field][name] = true
			}
		}
	}
	var list [][]byte
	for _, kind := range slices.Sorted(maps.Keys(first)) {
		for field := range first[kind] {
			for name := range values[field] {
				a := maps.Clone(first[kind])
				a[field] = name
				doc, _ := json.Marshal(a)
				list = append(list, doc)
			}
		}
	}
	return list
}

// besides returns the names among which one stands in a document.
func besides(things map[string]json.RawMessage, name string) map[string]bool {
	found := map[string]bool{}
	for _, text := range things {
		var named map[string]json.RawMessage
		if json.Unmarshal(text, &named) == nil && named[name] != nil {
			for other := range named {
				found[other] = true
			}
		}
	}
	return found
}
