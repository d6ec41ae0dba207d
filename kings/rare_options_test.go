package kings

import (
	"slices"
	"testing"

	"gonfalon/game"
)

// TestListsOfRareChoices: who chooses from a list finds there what few units can do.
func TestListsOfRareChoices(t *testing.T) {
	for name, tt := range map[string]struct {
		text string
		want []Action // by number: blue's units are a, b; red's is foe
	}{
		"souls are drained": {`{"units":{"a":{"seat":"blue","at":[500,300],"stats":{"special":{"soul_drain":1}}},
			"b":{"seat":"blue","at":[650,300],"wounds":3},"foe":{"seat":"red","at":[500,1000],"wounds":3}}}`,
			[]Action{{Kind: DrainSouls, N: 3, Unit: 1, Target: 2}}},
		"the altar blesses": {`{"phase":"shoot","units":{"a":{"seat":"blue","at":[500,300],"stats":{"special":{"altar_of_the_elements":1}}},
			"b":{"seat":"blue","at":[1500,300]},"foe":{"seat":"red","at":[500,1000]}}}`,
			[]Action{{Kind: ShootAt, N: shotAltar, Unit: 1, Target: 1}, {Kind: ShootAt, N: shotAltar, Unit: 1, Target: 2}}},
		"a bomb explodes": {`{"phase":"shoot","units":{"a":{"seat":"blue","at":[500,300],"stats":{"special":{"detonate":1}}},
			"b":{"seat":"blue","at":[1500,300]},"foe":{"seat":"red","at":[500,1000]}}}`,
			[]Action{{Kind: ShootAt, N: shotDetonate, Unit: 1, Target: 1}}},
	} {
		s, err := Rules{}.ReadState([]byte(tt.text), game.NewDice(game.SeedFrom(1, 1)))
		if err != nil {
			t.Fatal(name, err)
		}
		var got []Action
		for _, a := range (Rules{}).Options(&s, Blue, nil) {
			if a.Kind == DrainSouls || a.Kind == ShootAt {
				got = append(got, a)
			}
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%s: got %+v, want %+v", name, got, tt.want)
		}
	}
}

// TestRedeploymentIsListed: a Master Tactician finds places for each unit of his own that
// stands, all of which he may take, and the choice to leave the rest.
func TestRedeploymentIsListed(t *testing.T) {
	s, err := Rules{}.ReadState([]byte(`{"phase":"deploy","active":"red","near":"blue","units":{
		"a":{"seat":"blue","at":["20in","6in"]},
		"foe":{"seat":"red","at":["20in","42in"],"stats":{"special":{"master_tactician":1}}},"z":{"seat":"red"}}}`), game.NewDice(game.SeedFrom(1, 1)))
	if err != nil {
		t.Fatal(err)
	}
	var story game.Story
	Rules{}.Apply(&s, Red, Action{Kind: DeployUnit, Unit: s.Armies.find("z"), Ahead: [3]int32{30 * Inch, 42 * Inch}, Turn: [2]int16{-9000}}, game.Script(2), &story)
	if s.Waits.Kind != decideRedeploy {
		t.Fatalf("got decision %v, want a redeployment", s.Waits.Kind)
	}
	count := map[UnitNo]int{}
	for _, a := range (Rules{}).Options(&s, Red, nil) {
		if err := (Rules{}).Check(&s, Red, a); err != nil {
			t.Errorf("%+v is listed: %v", a, err)
		}
		count[a.Unit]++
	}
	if n := count[NoUnit]; n != 1 {
		t.Errorf("to leave the rest is listed %d times, want once", n)
	}
	if foe, z := count[s.Armies.find("foe")], count[s.Armies.find("z")]; foe < 10 || z < 10 || len(count) != 3 {
		t.Errorf("places by unit: %v, want many for both of red's and none for blue's", count)
	}
	if err := (Rules{}).Check(&s, Red, Action{Kind: Done, Unit: s.Armies.find("z")}); err == nil {
		t.Error("one unit alone is done")
	}
}
