package kings

import (
	"testing"

	"gonfalon/game"
)

// TestLineDeploysTheArmy deploys both armies by the lines that are drawn up for them before the
// first unit stands, and finds all of them on the table.
func TestLineDeploysTheArmy(t *testing.T) {
	for n := range 8 {
		s, deployed := deployByLine(t, n)
		for u := UnitNo(1); u <= s.Armies.Units(); u++ {
			if !s.inPlay(u) {
				t.Errorf("game %d: %s has no place", n, s.Armies.ID(u))
			}
		}
		if deployed != int(s.Armies.Units()) {
			t.Errorf("game %d: %d of %d units stand where the line has them", n, deployed, s.Armies.Units())
		}
	}
}

// deployByLine plays the set-up on a table with terrain, and counts the units that were put where their line has them.
func deployByLine(t *testing.T, n int) (State, int) {
	t.Helper()
	var r Rules
	dice := game.NewDice(game.SeedFrom(3, n))
	setup := game.Setup{Seats: 2, Options: map[string]string{"blue": "the_swarm_below", "red": "the_golden_horn", "terrain": "random", "pieces": "12"}}
	s, err := r.Start(setup, dice, nil)
	if err != nil {
		t.Fatal(err)
	}
	var lines [seats][]postDocument
	deployed := 0
	for action := 1; s.Waits.Kind != decideBegin; action++ {
		dice.At(action)
		seat := s.Waits.Who.First()
		a := r.Options(&s, seat, nil)[0]
		if s.Waits.Kind == decideDeploy {
			if len(lines[seat]) == 0 {
				d, _ := put[lineDocument](t, &s, seat, `{"ask": "line"}`)
				lines[seat] = d.Units
			}
			p := lines[seat][0]
			lines[seat] = lines[seat][1:]
			a = Action{Kind: DeployUnit, Unit: s.Armies.find(p.Unit), Ahead: [3]int32{int32(p.At[0]), int32(p.At[1])}, Turn: [2]int16{s.ahead(seat)}}
			deployed++
		}
		if err := r.Check(&s, seat, a); err != nil {
			t.Fatalf("game %d: %v", n, err)
		}
		r.Apply(&s, seat, a, dice, nil)
	}
	return s, deployed
}

// Slow units stand in the middle, fast ones on the wings, heroes behind; neighbours are an inch apart.
func TestLineHasItsOrder(t *testing.T) {
	line := answered[struct {
		Units []struct {
			Unit string
			At   [2]float64
		}
	}](t, `{"phase": "deploy", "table": ["72in", "48in"], "units": {
		"riders": {"seat": "blue", "stats": {"speed": 9}}, "spears": {"seat": "blue"}, "axes": {"seat": "blue"},
		"lord": {"seat": "blue", "unit": "kingdoms_of_men/wizard", "options": ["on_foot", "lightning_bolt_3"]}, "e": {"seat": "red", "at": ["24in", "40in"]}}}`, Blue, `{"ask": "line"}`)
	at := map[string][2]float64{}
	for _, u := range line.Units {
		at[u.Unit] = u.At
	}
	middle := 36 * 25.4
	for name, want := range map[string]float64{"axes": 0, "spears": 125.4, "riders": -125.4} {
		if got := at[name][0] - middle; !alikeAll([]float64{got}, []float64{want}) {
			t.Errorf("%s stand %v from the middle, want %v", name, got, want)
		}
	}
	if at["lord"][1] >= at["spears"][1] || at["axes"][1] != at["spears"][1] {
		t.Errorf("got %v, want the lord behind the others", at)
	}
}
