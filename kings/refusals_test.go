package kings

import (
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
	"gonfalon/kings/army"
)

// TestFaultsAreTwins wants the French of what the readers say to have the facts of the English.
func TestFaultsAreTwins(t *testing.T) { gametest.Faults(t) }

// TestRefusalsNameNobody: where an action must name a unit and names none, the refusal says
// what is to be decided.
func TestRefusalsNameNobody(t *testing.T) {
	s := readWith(t, `{"phase":"deploy","units":{"a":{"seat":"blue"},"b":{"seat":"red"}}}`, "")
	err := Rules{}.Check(&s, Blue, Action{Kind: Done})
	if err == nil || !strings.Contains(err.Error(), "what is asked is: “Deploy a unit”") {
		t.Errorf("got %v", err)
	}
}

// TestLengthsOfRefusalsAreThose wants the limit and the asked length in sentences about orders
// and spells, whatever else is wrong with them.
func TestLengthsOfRefusalsAreThose(t *testing.T) {
	const units = `"a":{"seat":"blue","at":[500,500],"stats":{"speed":6,"spells":{"fireball":2}}},"b":{"seat":"blue","at":[500,650]},
		"c":{"seat":"blue","at":[800,500],"stats":{"speed":6,"special":{"nimble":1}}},"foe":{"seat":"red","at":[300,1000]}`
	for _, tt := range []struct {
		phase, want string
		a           Action
	}{
		{"move", "half its Speed, 3″ (this way is 2″ long)", Action{Kind: GiveOrder, N: uint8(Back), Unit: 1, Ahead: [3]int32{Inch, Inch}, Turn: [2]int16{4500}}},
		{"move", "half its Speed, 3″ (this way is 1″ long)", Action{Kind: GiveOrder, N: uint8(Back), Unit: 3, Ahead: [3]int32{Inch}, Turn: [2]int16{9100}}},
		{"move", "no farther than 6″ (this way is 1″ long)", Action{Kind: GiveOrder, N: uint8(Advance), Unit: 1, Ahead: [3]int32{-Inch}}},
		{"move", "half its Speed, 3″ (this way is 2″ long)", Action{Kind: GiveOrder, N: uint8(Sidestep), Unit: 1, Ahead: [3]int32{Inch, -Inch}}},
		{"move", "twice its Speed, 12″ (this way is 13″ long)", Action{Kind: GiveOrder, N: uint8(AtTheDouble), Unit: 1, Ahead: [3]int32{13 * Inch}}},
		{"shoot", "within 12″ (it is 2.8″ away)", Action{Kind: CastAt, N: uint8(army.Fireball), Unit: 1, Target: 2}},
	} {
		s := readWith(t, `{"phase":"`+tt.phase+`","units":{`+units+`}}`, "")
		if got := s.refuse(s.forbids(Blue, &tt.a), Blue, &tt.a).Error(); !strings.Contains(got, tt.want) {
			t.Errorf("got %q want …%s", got, tt.want)
		}
	}
}

// TestTheOneOfSeveralIsNamed charges with units of which the second breaks a rule.
func TestTheOneOfSeveralIsNamed(t *testing.T) {
	s := readWith(t, `{"phase":"move","units":{"a":{"seat":"blue","at":[700,500],"unit":"elves/kindred_archers","size":"regiment"},
		"b":{"seat":"blue","at":[560,500],"unit":"elves/kindred_tallspears","size":"regiment","state":"wavering"},
		"c":{"seat":"blue","at":[840,500],"unit":"elves/palace_guard","size":"regiment","facing":270},
		"foe":{"seat":"red","at":[640,700],"stats":{"files":10}}}}`, "")
	for with, want := range map[UnitNo]string{
		2: "b is Wavering",
		3: "foe is not in the front arc of c",
		1: "a is not a unit of yours that waits for an order",
	} {
		a := Action{Kind: GiveOrder, N: uint8(Charge), Unit: 1, Target: 4, With: [MaxCharge - 1]UnitNo{with}}
		if got := s.refuse(s.forbids(Blue, &a), Blue, &a).Error(); !strings.Contains(got, want) {
			t.Errorf("got %q want %s…", got, want)
		}
	}
}

// TestNoMoreThanSevenCharge: the rule is cited, whether the order is given or asked about.
func TestNoMoreThanSevenCharge(t *testing.T) {
	gametest.Covers(t, "kings.multicharge.allowed-if-all-fit")
	at, err := game.Open(Rules{}).Read([]byte(`{"phase":"move","units":{"a":{"seat":"blue","at":[700,500]},"foe":{"seat":"red","at":[700,700]}}}`), dice(1))
	if err != nil {
		t.Fatal(err)
	}
	const eight = `"unit":"a","target":"foe","with":["a","a","a","a","a","a","a"]}`
	_, asked := at.Ask(Blue, []byte(`{"ask":"charge",`+eight))
	for _, err := range []error{at.Check(Blue, []byte(`{"kind":"charge",`+eight)), at.Check(Blue, []byte(`{"kind":"counter_charge",`+eight)), asked} {
		r, ok := game.AsRefusal(err)
		if !ok || r.Rule != ruleMultichargeAllowedIfAllFit {
			t.Errorf("got %v", err)
			continue
		}
		if en, fr := r.Say(game.English), r.Say(game.French); en != "an order names at most 7 chargers, and this one 8" || fr != "un ordre nomme au plus 7 unités qui chargent, et celui-ci 8" {
			t.Errorf("got %q and %q", en, fr)
		}
	}
}

// TestUnitsAreToldByTheirNames: by what whoever wrote the state calls them; a unit of a list,
// which nobody has named, by its entry.
func TestUnitsAreToldByTheirNames(t *testing.T) {
	s := readWith(t, `{"units":{"foe":{"seat":"red","at":[300,1000]},"shield_wall":{"seat":"blue","at":[500,500]},
		"shield_wall_2":{"seat":"blue","at":[700,500]},"shield_wall_b":{"seat":"blue","at":[900,500]},"shield_walls":{"seat":"blue","at":[1100,500]}}}`, "")
	for id, want := range map[string]string{
		"foe": "foe", "shield_wall": "Shield Wall", "shield_wall_2": "Shield Wall 2", "shield_wall_b": "shield_wall_b", "shield_walls": "shield_walls",
	} {
		if got := s.unitName(s.Armies.find(id)).English; got != want {
			t.Errorf("%s is told as %q, want %q", id, got, want)
		}
	}
}
