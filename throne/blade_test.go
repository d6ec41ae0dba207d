package throne

import (
	"testing"

	"gonfalon/game/gametest"
)

// The holder of the Blade who only supports is refused it at every moment of the battle
// and of the turn.
func TestBladeIsRefusedToSupporters(t *testing.T) {
	gametest.Covers(t, "throne.blade.fighters-only")
	s := read(t, `{"phase": "marches", "next": "lannister", "markers": {"blade": "tyrell"}, "areas": {
		"lannisport": {"house": "lannister", "footmen": 1, "order": "march+0"},
		"stoney_sept": {"house": "stark", "footmen": 1, "knights": 1},
		"harrenhal": {"house": "tyrell", "knights": 1, "order": "support"},
		"pyke": {"house": "greyjoy", "footmen": 1, "order": "march+0"}}}`)
	for _, a := range []saying{
		{Lannister, `{"kind":"march","area":"lannisport","moves":[{"to":"stoney_sept","footmen":1}]}`},
		{Tyrell, `{"kind":"support","area":"harrenhal","side":"attacker"}`},
		playCard(Lannister, "lannister_captain"), playCard(Stark, "stark_catelyn"),
		{Stark, `{"kind":"remove","area":"stoney_sept","unit":"footman"}`},
		{Stark, `{"kind":"retreat","to":"blackwater"}`},
		{}, // after the battle
	} {
		for h := range House(s.Houses) {
			if refusal(t, &s, h, Action{Kind: UseBlade}) == "" {
				t.Errorf("house %d may use the Blade while the game waits for %s", h, kindNames[s.Waits.Kind])
			}
		}
		if a.action != "" {
			say(t, &s, nil, a)
		}
	}
	if s.BladeUsed || s.Places[areaOf(t, "stoney_sept")].House != Lannister {
		t.Error("the battle went otherwise")
	}
}

// A fighter who holds the Blade can use it once both cards lie open, not before.
func TestBladeComesAfterTheCards(t *testing.T) {
	gametest.Covers(t, "throne.blade.plus-one", "throne.battle.steps")
	s := read(t, `{"phase": "marches", "next": "lannister", "markers": {"blade": "stark"}, "areas": {
		"lannisport": {"house": "lannister", "footmen": 1, "order": "march+0"},
		"stoney_sept": {"house": "stark", "footmen": 1},
		"harrenhal": {"house": "stark", "footmen": 1, "order": "support"}}}`)
	for _, a := range []saying{
		{Lannister, `{"kind":"march","area":"lannisport","moves":[{"to":"stoney_sept","footmen":1}]}`},
		{Stark, `{"kind":"support","area":"harrenhal","side":"neither"}`},
		playCard(Lannister, "lannister_captain"), playCard(Stark, "stark_rodrik"),
	} {
		if refusal(t, &s, Stark, Action{Kind: UseBlade}) == "" {
			t.Errorf("the Blade may be used while the game waits for %s", kindNames[s.Waits.Kind])
		}
		say(t, &s, nil, a)
	}
	if err := (Rules{}).Check(&s, Stark, Action{Kind: UseBlade}); err != nil {
		t.Errorf("after the cards: %v", err)
	}
}
