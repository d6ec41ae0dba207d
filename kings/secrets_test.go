package kings

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
	"gonfalon/kings/army"
)

// scramble gives others' units other artefacts, or none, where a seat may not know them.
func scramble(s *State, seat game.Seat, rng *rand.Rand) State {
	v := *s
	if s.Waits.Who == 0 {
		return v
	}
	units := slices.Clone(s.Armies.recruit[1 : s.Armies.Units()+1])
	for i := range units {
		u := UnitNo(i + 1)
		if hidden(s, u, seat) && mayCarry(s.profile(u)) {
			units[i].Artefact = army.ArtefactIDs[rng.IntN(army.Artefacts)]
		}
	}
	armies, err := newArmies(s.Armies.Total, units)
	if err != nil {
		panic(err)
	}
	v.Armies = armies
	return v
}

// hidden tells whether the other player need not have told what a unit carries.
func hidden(s *State, u UnitNo, seat game.Seat) bool {
	f := &s.Units[u]
	return s.Armies.Seat(u) != seat && f.Used&usedArtefact == 0 && (s.Choices.Hidden || f.Condition == Reserve)
}

// mayCarry tells whether a unit may have an artefact; here one with nothing it must be.
func mayCarry(p *army.Profile) bool {
	return p.Type != army.WarEngine && (p.Type != army.Monster || p.Hero) && !p.Legend
}

// TestArtefactsAreToldOnDeployment looks at a unit with an artefact before and after it is
// deployed, with and without the variant.
func TestArtefactsAreToldOnDeployment(t *testing.T) {
	gametest.Covers(t, "kings.artefact.declared-on-deployment", "kings.artefact.hidden-variant")
	for _, option := range []string{"declared", "hidden"} {
		s, err := Rules{}.ReadState([]byte(`{"options":{"artefacts":"`+option+`"},"phase":"deploy","units":{
			"a":{"seat":"blue","artefact":"brew_of_haste"},"foe":{"seat":"red"}}}`), nil)
		if err != nil {
			t.Fatal(err)
		}
		sees := func(seat game.Seat) army.Artefact {
			v := Rules{}.Redact(&s, seat)
			return v.Armies.Profile(1).Artefact
		}
		if sees(Blue) != army.BrewOfHaste || sees(Red) != 0 || sees(game.NoSeat) != 0 {
			t.Errorf("%s: before deployment blue sees %d, red %d", option, sees(Blue), sees(Red))
		}
		var story game.Story
		a := Action{Kind: DeployUnit, Unit: 1, Ahead: [3]int32{20 * Inch, 5 * Inch}, Turn: [2]int16{9000}}
		if err := (Rules{}).Check(&s, Blue, a); err != nil {
			t.Fatal(err)
		}
		(Rules{}).Apply(&s, Blue, a, game.Script(), &story)
		told := slices.ContainsFunc(story.Seen(Red), func(e game.Event) bool { return e.Kind == eventDeclared })
		want := army.Artefact(0)
		if option == "declared" {
			want = army.BrewOfHaste
		}
		if sees(Red) != want || sees(game.NoSeat) != want || told != (want != 0) {
			t.Errorf("%s: after deployment red sees %d, has been told: %v", option, sees(Red), told)
		}
		if v := (Rules{}).Redact(&s, Red); want == 0 && (v.Armies.Profile(1).Speed != 5 || v.Armies.Profile(1).Points == s.Armies.Profile(1).Points) {
			t.Error("its numbers betray the artefact")
		}
	}
}

// TestAnUnrolledActionRevealsNothing: what a player does by hand can be taken back, whether
// or not it is in the sample of his options and whatever the other still hides.
func TestAnUnrolledActionRevealsNothing(t *testing.T) {
	const foe = `"foe":{"seat":"red","artefact":"brew_of_haste"%s}`
	for _, c := range []struct{ name, state, action string }{
		{"deployment", `{"phase":"deploy","units":{"a":{"seat":"blue"},"b":{"seat":"blue"},` + fmt.Sprintf(foe, "") + `}}`,
			`{"kind":"deploy","unit":"a","at":[777.1,101.3],"facing":91.5}`},
		{"order", `{"options":{"artefacts":"hidden"},"phase":"move","turn":1,"active":"blue","first":"blue","units":{"a":{"seat":"blue","at":[600,300],"facing":90},` + fmt.Sprintf(foe, `,"at":[600,900],"facing":270`) + `}}`,
			`{"kind":"advance","unit":"a","move":[61.3]}`},
	} {
		at, err := game.Open(Rules{}).Read([]byte(c.state), game.Script())
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		if shown, err := at.Reveals(Blue, []byte(c.action), game.Script()); shown || err != nil {
			t.Errorf("%s: it shows something, %v; want nothing: %v", c.name, shown, err)
		}
	}
}
