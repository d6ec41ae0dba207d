package battles

import (
	"math"
	"testing"

	"gonfalon/game"
)

// TestLuckOfTheDice: each die by its own chance against its target. Archers hit Tywin's red
// cavalry with one face of eight, cavalry with two.
func TestLuckOfTheDice(t *testing.T) {
	s := begin(t, "bp05")
	const riders, archers, tywin = 7, 10, 18
	r := Rules{}.Reckon().(*reckoning)
	roll := func(by UnitID, dice ...int16) {
		e := game.Event{Kind: eventRolled, Seat: 0}
		copy(e.Args[:], append(dice, int16(by), tywin, s.hitsBy(meleeAttack, by, tywin)))
		r.Hear(&s, e, game.Spot{})
	}
	roll(riders, 1, 0, 1, 1, 0)  // two hits of three dice, 0.75 expected
	roll(archers, 0, 0, 0, 2, 0) // none of two, 0.25 expected
	row := r.hits[0].Row()
	sigma := math.Round(100*(2-1)/math.Sqrt(3*0.25*0.75+2*7/64.0)) / 100
	if row.Rolls != 2 || row.Got != 2 || row.Expected != 1 || row.Sigma != sigma {
		t.Errorf("got %+v, want 2 of 1 expected, %v", row, sigma)
	}
}

// TestReasonOfTheEnd: by points, by what breaks a tie, by rout.
func TestReasonOfTheEnd(t *testing.T) {
	s := begin(t, "bp05")
	s.Winner, s.Round = Stark, 6
	s.Posts[Stark].Points, s.Posts[Lannister].Points = 7, 4
	for _, tt := range []struct {
		how             int
		english, french string
	}{
		{0, "After round 6 Stark has more victory points: 7 to 4", "Après le round 6, Stark a plus de points de victoire : 7 contre 4"},
		{1, "After round 6 both have 7 points; the morale marker stands on the start space, and Stark wins", "Après le round 6, chacun a 7 points ; le marqueur de moral est sur la case départ, et Stark gagne"},
		{2, "After round 6 both have 7 points and morale is even; Stark has the momentum and wins", "Après le round 6, chacun a 7 points et le moral est égal ; Stark a le pion Ardeur et gagne"},
		{3, "In round 6 the morale of Lannister breaks: a rout, and Stark wins at once", "Au round 6, le moral de Lannister s'effondre : déroute, et Stark gagne aussitôt"},
		{4, "In round 6 Stark meets the condition of the battle plan and wins at once", "Au round 6, Stark remplit la condition du plan de bataille et gagne aussitôt"},
	} {
		r := reckoning{how: tt.how}
		e := r.End(&s)
		if e.Reason.English != tt.english || e.Reason.French != tt.french || e.Rule != endings[tt.how] || e.Places[0].Seat != 0 || e.Places[0].Rule != e.Rule {
			t.Errorf("got %q, %q, %s, %+v", e.Reason.English, e.Reason.French, e.Rule, e.Places[0])
		}
	}
}

// TestStandingCountsWhatStands: points, and what the plan gives for objectives that are held.
func TestStandingCountsWhatStands(t *testing.T) {
	s := begin(t, "bp05")
	before := Rules{}.Standing(&s).Scores[0]
	for i := range s.Plan.Objectives {
		s.Control[i] = Stark
	}
	if after := (Rules{}).Standing(&s).Scores[0]; after <= before {
		t.Errorf("an objective is worth nothing: %d, then %d", before, after)
	}
	if w := (Rules{}).Standing(&s).Would; w != nil {
		t.Errorf("in the first round: %s", w.English)
	}
	s.Morale = 8
	if w := (Rules{}).Standing(&s).Would; w == nil || w.English != "Stark is routed if morale falls by 3 more" || w.French != "Stark est en déroute si son moral baisse encore de 3" {
		t.Errorf("near a rout: %v", w)
	}
	s.Morale, s.Round = 0, s.Plan.Rounds
	if w := (Rules{}).Standing(&s).Would; w == nil || w.French == "" {
		t.Error("nothing is said of the last round")
	}
}
