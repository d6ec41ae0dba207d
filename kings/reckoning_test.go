package kings

import (
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/kings/army"
)

// heard lets a reckoning hear a story.
func heard(s *State, story *game.Story) *reckoning {
	r := Rules{}.Reckon().(*reckoning)
	for i, e := range story.Events() {
		r.Hear(s, e, game.Spot{N: 1, Event: i})
	}
	return r
}

// TestLuckOfAttacks counts the dice of an attack by hand. To hit on 4+: 1, 2, 5, 5 and the 1
// again as 6, 2 expected of four and a half of one, with variances of 1 and 1/4; three came. To
// wound on 3+: 1, 2, 2, 3, 3 and the 1 again as 6: 10/3 and 2/3, 10/9 and 2/9; three came. And
// a double five for the Nerve of an enemy.
func TestLuckOfAttacks(t *testing.T) {
	s := openField(t, `{"a":{"seat":"blue","at":[500,300]},"b":{"seat":"red","at":[500,500]}}`)
	var story game.Story
	p := play{State: &s, dice: game.Script(1, 6, 2, 5, 5, 1, 6, 2, 2, 3, 3, 5, 5), story: &story}
	a := attack{
		by: s.Armies.find("a"), on: s.Armies.find("b"), dice: army.Amount{Plus: 4}, times: 1, score: 4, elite: true,
		armour: 3, vicious: true,
	}
	hits := p.hits(&a)
	p.hurt(a.on, p.wounds(&a, hits+2))
	p.rollNerve(a.on)
	r := heard(&s, &story)
	for kind, want := range []game.LuckRow{
		{Rolls: 2, Got: 3, Expected: 2.5, Sigma: 0.45},
		{Rolls: 2, Got: 3, Expected: 4, Sigma: -0.87},
		{Rolls: 1, Got: 10, Expected: 7, Sigma: 1.24},
	} {
		got := r.luck[Blue][kind].Row()
		if want.Text = got.Text; got != want {
			t.Errorf("got %+v, want %+v", got, want)
		}
		if red := r.luck[Red][kind].Row(); red.Rolls != 0 {
			t.Errorf("red has not rolled: %+v", red)
		}
	}
	if r.dealt[a.by] != 3 {
		t.Errorf("%d wounds are those of the attacker, want 3", r.dealt[a.by])
	}
}

// TestRarestRollAndClosestNerve: four of four on 5+ come once in 81 times.
func TestRarestRollAndClosestNerve(t *testing.T) {
	s := openField(t, `{"a":{"seat":"blue","at":[500,300]},"b":{"seat":"red","at":[500,500]}}`)
	var story game.Story
	p := play{State: &s, dice: game.Script(5, 6, 5, 6, 1, 2, 6, 5), story: &story}
	a := s.Armies.find("a")
	p.throw(a, labelHit, 4, 5, second{})
	p.throw(a, labelHit, 2, 4, second{})
	p.rollNerve(s.Armies.find("b"))
	notes := heard(&s, &story).notes(&s)
	rarest := notes[len(notes)-1]
	if rarest.Value.English != "4 of 4 on 5+, 1.2 in 100" || rarest.Value.French != "4 sur 4 à 5+, 1,2 sur 100" {
		t.Errorf("the rarest roll is %+v", rarest.Value)
	}
	if *rarest.Of != (game.Spot{N: 1, Event: 0}) {
		t.Errorf("the rarest roll was at %+v", *rarest.Of)
	}
	limits := s.nerveLimits(s.Armies.find("b"))
	if stood := 11 < limits.Rout; stood != strings.Contains(notes[0].English, "Nerve") {
		t.Errorf("who routs at %d stood: %v; the notes are %+v", limits.Rout, stood, notes)
	}
}

// TestPlacesSayWhatWasNeeded: a lead wins when it is as large as the scenario wants.
func TestPlacesSayWhatWasNeeded(t *testing.T) {
	for _, tt := range []struct {
		lost  string
		place int
		rule  game.Rule
		says  string
	}{
		{`"state":"routed",`, 2, ruleVictoryKillWinBy10Percent, "Blue leads by "},
		{``, 1, ruleVictoryKillDraw, "Nobody leads"},
	} {
		s := openField(t, `{"a":{"seat":"blue","at":[500,300]},"b":{"seat":"red",`+tt.lost+`"at":[500,500]},"c":{"seat":"red","at":[900,500]}}`)
		s.Scenario = ScenarioKill
		e := heard(&s, nil).End(&s)
		if e.Places[0].Seat != Blue || e.Places[1].Place != tt.place || e.Rule != tt.rule || !strings.HasPrefix(e.Reason.English, tt.says) {
			t.Errorf("got places %+v, %s: %s", e.Places, e.Rule, e.Reason.English)
		}
	}
}
