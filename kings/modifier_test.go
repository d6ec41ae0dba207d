package kings

import (
	"slices"
	"testing"

	"gonfalon/game"
	"gonfalon/kings/army"
)

// why returns what is said of the first attacker of an action, and its numbers.
func why(t *testing.T, s *State, a Action, lang game.Lang) (Attack, []string) {
	t.Helper()
	f, ok := s.Forecast(a)
	if !ok || len(f.Attackers) == 0 {
		t.Fatalf("%+v: no forecast", a)
	}
	var all []string
	for _, m := range f.Attackers[0].Because {
		all = append(all, m.Text(lang))
	}
	return f.Assault.Attacks[0], all
}

func TestForecastsSayWhy(t *testing.T) {
	shot := Action{Kind: ShootAt, Unit: 1, Target: 2}
	fight := Action{Kind: Fight, Target: 2}
	for _, tt := range []struct {
		name, text string
		action     Action
		want       Attack
		en, fr     []string
	}{
		{
			"a shot", `{"phase":"shoot","units":{
				"a":{"seat":"blue","at":[500,300],"order":"advance","artefact":"brew_of_keen_eyeness","stats":{"shooting":4,"attacks":9,"weapons":[{"weapon":"bow","piercing":1}],"special":{"elite":1}}},
				"foe":{"seat":"red","at":[500,700],"stats":{"defence":4,"special":{"stealthy":1,"big_shield":1}}}},
				"terrain":[{"type":"obstacle","height":1,"corners":[[300,600],[700,600],[700,610],[300,610]]}]}`,
			shot, Attack{Dice: flat(9), Times: 1, Hit: 6, Wound: 5, Elite: true},
			[]string{"+1 to wound: Piercing", "−1 to hit: it has moved", "−1 to hit: the target is in cover", "−1 to hit: Stealthy", "Defence 6+: Big Shield", "1s to hit rolled again: Elite", "+1 to hit: Brew of Keen-eyeness"},
			[]string{"+1 pour blesser\u202f: Perforant", "−1 pour toucher\u202f: elle a bougé", "−1 pour toucher\u202f: la cible est à couvert", "−1 pour toucher\u202f: Furtif", "Défense 6+\u202f: Pavois", "1 pour toucher relancés\u202f: Élite", "+1 pour toucher\u202f: Breuvage d’acuité"},
		},
		{
			"a breath", `{"phase":"shoot","units":{
				"a":{"seat":"blue","at":[500,300],"stats":{"special":{"breath_attack":7}}},
				"foe":{"seat":"red","at":[500,500],"stats":{"special":{"stealthy":1}}}}}`,
			Action{Kind: ShootAt, N: army.MaxWeapons, Unit: 1, Target: 2}, Attack{Dice: flat(7), Times: 1, Hit: 4, Wound: 4},
			[]string{"always hits on 4+"}, []string{"touche toujours à 4+"},
		},
		{
			"a blow in the rear", `{"phase":"melee","units":{
				"idle":{"seat":"red","at":[1500,900]},
				"a":{"seat":"blue","at":[500,500],"target":"foe","face":"rear","wounds":3,"did":["charging","hindered","chanted"],"artefact":"mace_of_crushing","stats":{"attacks":5,"melee":3,"special":{"crushing_strength":2,"lifeleech":1,"vicious":1}}},
				"b":{"seat":"blue","at":[900,500],"target":"idle","face":"front"},
				"foe":{"seat":"red","at":[500,580],"facing":90,"stats":{"defence":6}}}}`,
			fight, Attack{Dice: flat(5), Times: 3, Hit: 4, Wound: 3, Vicious: true, WoundAgain: true, Leech: 1},
			[]string{"Attacks ×3: rear", "−1 to hit: hindered charge", "+2 to wound: Crushing Strength", "+1 to wound: Bane Chant", "1s to wound rolled again: Vicious", "one failure to wound rolled again: Mace of Crushing"}, nil,
		},
	} {
		s, err := Rules{}.ReadState([]byte(tt.text), game.NewDice(game.SeedFrom(1, 1)))
		if err != nil {
			t.Fatal(tt.name, err)
		}
		a := tt.action
		a.Target = s.Armies.find("foe")
		if a.Unit != NoUnit {
			a.Unit = s.Armies.find("a")
		}
		got, said := why(t, &s, a, game.English)
		if got != tt.want {
			t.Errorf("%s: got %+v want %+v", tt.name, got, tt.want)
		}
		if !slices.Equal(said, tt.en) {
			t.Errorf("%s: got %q", tt.name, said)
		}
		if _, said := why(t, &s, a, game.French); tt.fr != nil && !slices.Equal(said, tt.fr) {
			t.Errorf("%s: got %q", tt.name, said)
		}
	}
}

// TestNoForecastOfWhatIsNoAttack asks about orders and blessings.
func TestNoForecastOfWhatIsNoAttack(t *testing.T) {
	s := openField(t, `{"a":{"seat":"blue","at":[500,300]},"foe":{"seat":"red","at":[500,900]}}`)
	for _, a := range []Action{
		{Kind: Done},
		{Kind: GiveOrder, N: uint8(Halt), Unit: 1},
		{Kind: ShootAt, N: shotDetonate, Unit: 1, Target: 1},
		{Kind: ShootAt, N: shotAltar, Unit: 1, Target: 1},
	} {
		if f, ok := s.Forecast(a); ok {
			t.Errorf("%+v: got %+v", a, f)
		}
	}
}
