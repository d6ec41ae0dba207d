package kings

import (
	"testing"

	"gonfalon/game"
)

// TestForecastsOfRareRules plays attacks with rules that random units seldom have together.
// Each has a unit "a" that attacks "foe".
func TestForecastsOfRareRules(t *testing.T) {
	const plainFoe = `"foe":{"seat":"red","at":[500,580],"wounds":3,"stats":{"nerve":"9/12"}},`
	fight := Action{Kind: Fight}
	for name, tt := range map[string]struct {
		text   string
		action Action
		with   string
	}{
		"a frenzy grows by the wounds of others": {text: `{"phase":"melee","units":{` + plainFoe + `
			"a":{"seat":"blue","at":[450,500],"target":"foe","face":"front","stats":{"attacks":9,"files":1,"ranks":1,"base":[50,80]}},
			"b":{"seat":"blue","at":[550,500],"target":"foe","face":"front","stats":{"files":1,"ranks":1,"base":[50,80],"special":{"feeding_frenzy":1,"lifeleech":3}},"wounds":3},
			"c":{"seat":"blue","at":[900,500],"target":"other","face":"front"},"other":{"seat":"red","at":[900,580]}}}`, action: fight},
		"a hydra sheds heads when it is ordered": {text: `{"units":{"a":{"seat":"blue","at":[500,400],"wounds":7,"stats":{"special":{"hydra_heads":1,"regeneration":4}}},
			"foe":{"seat":"red","at":[500,580],"stats":{"nerve":"9/12"}}}}`, action: Action{Kind: GiveOrder, N: uint8(Charge)}},
		"cowards, of whom one regenerates": {text: `{"units":{
			"a":{"seat":"blue","at":[440,400],"wounds":2,"stats":{"files":1,"ranks":1,"base":[50,80],"special":{"yellow_bellied":1,"regeneration":4}}},
			"b":{"seat":"blue","at":[560,400],"stats":{"files":1,"ranks":1,"base":[50,80],"special":{"yellow_bellied":1}}},
			"foe":{"seat":"red","at":[500,580],"stats":{"nerve":"9/12"}}}}`, action: Action{Kind: GiveOrder, N: uint8(Charge)}, with: "b"},
		"a hydra of red": {text: `{"active":"red","turn":2,"units":{"foe":{"seat":"blue","at":[500,400],"stats":{"nerve":"9/12"}},
			"a":{"seat":"red","at":[500,580],"wounds":5,"stats":{"special":{"hydra_heads":1,"regeneration":4}}}}}`, action: Action{Kind: GiveOrder, N: uint8(Charge)}},
		"a leech that regenerates first": {text: `{"units":{"a":{"seat":"blue","at":[500,400],"wounds":4,"stats":{"special":{"lifeleech":3,"regeneration":3}}},
			"foe":{"seat":"red","at":[500,580],"stats":{"nerve":"9/12"}}}}`, action: Action{Kind: GiveOrder, N: uint8(Charge)}},
		"a hydra that leeches": {text: `{"units":{"a":{"seat":"blue","at":[500,400],"wounds":3,"stats":{"special":{"hydra_heads":1,"lifeleech":2,"regeneration":4}}},
			"foe":{"seat":"red","at":[500,580],"stats":{"nerve":"9/12"}}}}`, action: Action{Kind: GiveOrder, N: uint8(Charge)}},
		"a hydra that keeps its heads": {text: `{"units":{"a":{"seat":"blue","at":[500,400],"wounds":5,"stats":{"special":{"hydra_heads":1}}},
			"foe":{"seat":"red","at":[500,580],"stats":{"nerve":"9/12"}}}}`, action: Action{Kind: GiveOrder, N: uint8(Charge)}},
		"a coward that is charged is brave": {text: `{"units":{"a":{"seat":"blue","at":[500,500],"stats":{"special":{"yellow_bellied":1}}},
			"foe":{"seat":"red","at":[500,605.4],"target":"a","face":"front","stats":{"nerve":"9/12"}}}}`, action: Action{Kind: GiveOrder, N: uint8(CounterCharge)}},
		"a brute": {text: `{"phase":"melee","units":{` + plainFoe + `
			"a":{"seat":"blue","at":[500,500],"target":"foe","face":"left","stats":{"attacks":6,"special":{"brutal":1}}},
			"c":{"seat":"blue","at":[900,500],"target":"other","face":"front"},"other":{"seat":"red","at":[900,580]}}}`, action: fight},
		"a mastiff bites on": {text: `{"phase":"shoot","units":{"a":{"seat":"blue","at":[500,300],"stats":{"special":{"mutated_throwing_mastiff":1}}},
			"foe":{"seat":"red","at":[500,500],"stats":{"defence":2,"nerve":"6/9"}}}}`, action: Action{Kind: ShootAt, N: shotBeast}},
		"a judgement may spare": {text: `{"phase":"shoot","units":{"a":{"seat":"blue","at":[500,300],"stats":{"attacks":9,"shooting":3,"weapons":[{"weapon":"bow"}]}},
			"foe":{"seat":"red","at":[500,500],"wounds":4,"stats":{"points":500,"nerve":"8/10","special":{"iron_resolve":1,"regeneration":5}}},
			"judge":{"seat":"red","at":[1000,800],"stats":{"type":"Cav","special":{"judgement_of_korgaan":1}}}}}`, action: Action{Kind: ShootAt}},
		"one that was hurt before is tested anyway": {text: `{"phase":"shoot","units":{"a":{"seat":"blue","at":[500,300],"stats":{"attacks":1,"shooting":6,"weapons":[{"weapon":"bow"}]}},
			"foe":{"seat":"red","at":[500,500],"wounds":4,"did":["hurt"],"stats":{"nerve":"11/13","special":{"iron_resolve":1}}}}}`, action: Action{Kind: ShootAt}},
	} {
		s, err := Rules{}.ReadState([]byte(tt.text), game.NewDice(game.SeedFrom(1, 1)))
		if err != nil {
			t.Fatal(name, err)
		}
		a := tt.action
		if a.Target = s.Armies.find("foe"); a.Kind != Fight {
			a.Unit = s.Armies.find("a")
		}
		if tt.with != "" {
			a.With[0] = s.Armies.find(tt.with)
		}
		if err := (Rules{}).Check(&s, enemyOf(s.Armies.Seat(a.Target)), a); err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		comesTrue(t, name, s, a, game.NewDice(game.SeedFrom(13, 1)), 5000)
	}
}

// TestBombsDoNotFight: what is to explode before the melee has no part in the forecast of a
// charge, nor in that of the combat of those that charge with it.
func TestBombsDoNotFight(t *testing.T) {
	for seat, active := range map[game.Seat]string{Blue: `"active":"blue"`, Red: `"active":"red","turn":2`} {
		s, err := Rules{}.ReadState([]byte(`{`+active+`,"units":{
			"a":{"seat":"`+seatNames[seat]+`","at":[440,400],"facing":90,"stats":{"files":1,"ranks":1,"base":[50,80]}},
			"b":{"seat":"`+seatNames[seat]+`","at":[560,400],"facing":90,"stats":{"files":1,"ranks":1,"base":[50,80],"special":{"detonate":1}}},
			"foe":{"seat":"`+seatNames[enemyOf(seat)]+`","at":[500,580],"facing":270}}}`), game.NewDice(game.SeedFrom(1, 1)))
		if err != nil {
			t.Fatal(err)
		}
		a, b := s.Armies.find("a"), s.Armies.find("b")
		charge := Action{Kind: GiveOrder, N: uint8(Charge), Unit: a, Target: s.Armies.find("foe")}
		charge.With[0] = b
		if err := (Rules{}).Check(&s, seat, charge); err != nil {
			t.Fatal(err)
		}
		if f, ok := s.Forecast(charge); !ok || len(f.Attackers) != 1 || f.Attackers[0].Unit != a {
			t.Errorf("%s: %+v, %t", active, f.Attackers, ok)
		}
		charge.Unit, charge.With[0] = b, NoUnit
		if f, ok := s.Forecast(charge); ok {
			t.Errorf("%s: a forecast of a bomb alone: %+v", active, f.Attackers)
		}
	}
}
