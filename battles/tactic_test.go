package battles

import (
	"slices"
	"strings"
	"testing"

	"gonfalon/game/gametest"
)

// conditions are the moment of each tactic and what it asks for: order tokens in the reserve, or on
// how many spaces of a side the marker may stand at most, or must stand at least. They are not
// read from the data.
var conditions = []struct {
	cards  string
	when   When
	tokens Tally
	mine   int8 // spaces on the own side, at most
	enemy  int8 // spaces on the enemy's side, at least
}{
	{cards: "SL01 SL02 SL03", when: either, tokens: Tally{Valour: 1, Morale: 1}},
	{cards: "SL04 SL05", when: before, mine: 6},
	{cards: "SL06 SL07 SL08", when: before, mine: 6},
	{cards: "SL09 SL10", when: after, tokens: Tally{RedShield: 1, Valour: 1}},
	{cards: "SL11 SL12 SL13", when: after, tokens: Tally{GreenShield: 1, Valour: 1}},
	{cards: "SL14 SL15", when: before, enemy: 4},
	{cards: "SL16 SL17 SL18", when: before, enemy: 4},
	{cards: "SL19 SL20", when: after, tokens: Tally{BlueShield: 2}},
	{cards: "SL21 SL22 SL23", when: before, tokens: Tally{RedShield: 1, Morale: 1}},
	{cards: "SL24 SL25", when: after, mine: 6},
	{cards: "LL01 LL02 LL03", when: before, tokens: Tally{RedShield: 1, Valour: 1}},
	{cards: "LL04 LL05", when: after, mine: 6},
	{cards: "LL06 LL07 LL08", when: either, tokens: Tally{GreenShield: 1, BlueShield: 1}},
	{cards: "LL09 LL10", when: before, enemy: 4},
	{cards: "LL11 LL12 LL13", when: after, tokens: Tally{RedShield: 2}},
	{cards: "LL14 LL15", when: before, enemy: 7},
	{cards: "LL16 LL17 LL18", when: before, tokens: Tally{BlueShield: 1, Morale: 1}},
	{cards: "LL19 LL20", when: after, mine: 6},
	{cards: "LL21 LL22 LL23", when: before, tokens: Tally{GreenShield: 1, Valour: 1}},
	{cards: "LL24 LL25", when: after, enemy: 4},
}

// TestConditionsOfTactics holds the tactic of every card against all order reserves of up to two
// tokens of a type, with the marker on every space.
func TestConditionsOfTactics(t *testing.T) {
	gametest.Covers(t, "battles.tactic.order-token-condition", "battles.tactic.same-type-needs-distinct-tokens",
		"battles.tactic.morale-condition-better", "battles.tactic.morale-condition-worse")
	s, _ := begun(t)
	told := 0
	for _, want := range conditions {
		var first *Tactic // cards of a commander share tactics
		for id := range strings.FieldsSeq(want.cards) {
			told++
			card := Card(slices.IndexFunc(s.Plan.Cards[:], func(c CardInfo) bool { return c.ID == id }))
			x := &s.Plan.Cards[card].Tactic
			if first == nil {
				first = x
			}
			if x.Effect != first.Effect {
				t.Errorf("%s: the tactic does %+v, that of the cards before it %+v", id, x.Effect, first.Effect)
			}
			if x.When != want.when {
				t.Errorf("%s: the tactic comes at moment %d, want %d", id, x.When, want.when)
			}
			h := card.house()
			s.Turn.House = h
			for n := range 3 * 3 * 3 * 3 * 3 {
				var reserve Tally
				enough := true
				for f, rest := 0, n; f < int(faces); f, rest = f+1, rest/3 {
					reserve[f] = uint8(rest % 3)
					enough = enough && reserve[f] >= want.tokens[f]
				}
				s.Posts[h].Orders = reserve
				for s.Morale = -lastSpace; s.Morale <= lastSpace; s.Morale++ {
					met := enough
					switch {
					case want.mine > 0:
						met = s.misery(h) <= want.mine
					case want.enemy > 0:
						met = s.misery(h.foe()) >= want.enemy
					}
					if s.met(x) != met {
						t.Fatalf("%s, reserve %v, marker on %d: the condition is met: %v, want %v", id, reserve, s.Morale, !met, met)
					}
				}
			}
		}
	}
	if told != 50 {
		t.Errorf("%d cards are told of, want the 50 with a tactic", told)
	}
}
