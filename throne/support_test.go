package throne

import (
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// For each area asked to support there are the sides and nobody, and each choice adds
// all of its strength or nothing; a support order names no number.
func TestSupportIsWholeOrNothing(t *testing.T) {
	gametest.Covers(t, "throne.support.all-or-nothing", "throne.support.owner-chooses-side")
	s := read(t, `{"phase": "marches", "next": "lannister", "areas": {
		"lannisport": {"house": "lannister", "footmen": 1, "order": "march+0"},
		"stoney_sept": {"house": "stark", "footmen": 1},
		"harrenhal": {"house": "baratheon", "footmen": 2, "knights": 1, "order": "support+1"}}}`)
	say(t, &s, nil, saying{Lannister, `{"kind":"march","area":"lannisport","moves":[{"to":"stoney_sept","footmen":1}]}`})
	list := Rules{}.Options(&s, Baratheon, nil)
	if len(list) != 3 {
		t.Fatalf("%d ways to support, not 3", len(list))
	}
	for _, a := range list {
		after := s
		Rules{}.Apply(&after, Baratheon, a, game.Script(), nil)
		want := [2]int{1, 1}
		if a.Side != Neither {
			want[a.Side] = 1 + 5
		}
		if got := [2]int{after.total(Attack), after.total(Defend)}; got != want {
			t.Errorf("support for the %s: %v, want %v", sideNames[a.Side], got, want)
		}
	}
	for _, part := range []string{`"n":1`, `"unit":"footman"`, `"moves":[{"to":"stoney_sept","footmen":1}]`} {
		if _, err := (Rules{}).ReadAction(nil, []byte(`{"kind":"support","area":"harrenhal","side":"attacker",`+part+`}`)); err == nil {
			t.Errorf("a support with %s was read", part)
		}
	}
}

// No battle anywhere is supported from an island, however many Ships lie around it.
func TestSupportFromIslandsIsUseless(t *testing.T) {
	gametest.Covers(t, "throne.support.useless-on-islands")
	for _, id := range []string{"dragonstone", "the_arbor", "pyke"} {
		island := areaOf(t, id)
		s := read(t, `{"phase": "planning", "areas": {"`+id+`": {"house": "baratheon", "knights": 2, "order": "support+1"}}}`)
		for rest := s.Board.Sea; rest != 0; {
			var sea Area
			sea, rest = rest.Next()
			s.Places[sea].House, s.Places[sea].Units = Baratheon, Force{Ship: 1}
		}
		for at := Area(1); at < MaxAreas; at++ {
			if s.supporters(at).Has(island) {
				t.Errorf("%s supports in %s", id, s.Board.Areas[at].ID)
			}
			b := s
			b.Battle = Battle{Area: at, From: at, Fighter: [2]House{Lannister, Stark}}
			b.Waits = game.Decision{Who: game.Seats(Baratheon), Kind: decideSupport}
			if err := (Rules{}).Check(&b, Baratheon, Action{Kind: GiveSupport, Area: island, Side: Attack}); err == nil {
				t.Errorf("%s may support in %s", id, s.Board.Areas[at].ID)
			}
		}
	}
}
