package song

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

func TestParts(t *testing.T) {
	if err := game.CheckParts(parts, teller.Kinds()); err != nil {
		t.Error(err)
	}
}

// narrate plays a random match and returns its steps as they were told last, in order.
func narrate(t *testing.T, setup game.Setup, seed uint64) []game.Step {
	t.Helper()
	r, rng := Rules{}, rand.New(rand.NewPCG(seed, 2))
	d := game.NewDice(game.SeedFrom(seed, 0))
	d.At(0)
	story := new(game.Story)
	s, err := r.Start(setup, d, story)
	if err != nil {
		t.Fatal(err)
	}
	narration := game.NewNarration(game.Open(r), func(seat game.Seat) game.Text { return r.SeatText(&s, seat) })
	var steps []game.Step
	at := map[string]int{}
	for n := 0; ; n++ {
		var told []game.Told
		for _, e := range story.Events() {
			told = append(told, r.Tell(&s, e))
		}
		for _, step := range narration.Action(uint64(n), n, 0, told) {
			i, known := at[step.ID]
			if !known {
				i, steps = len(steps), append(steps, step)
				at[step.ID] = i
			}
			steps[i] = step
		}
		if s.Waits.Who == 0 {
			return steps
		}
		story.Clear()
		seat := s.Waits.Who.First()
		list := r.Options(&s, seat, nil)
		d.At(n + 1)
		r.Apply(&s, seat, bold(list, rng), d, story)
	}
}

// bold chooses at random, but rather to fight, a card or an Order.
func bold(list []Action, rng *rand.Rand) Action {
	for i, a := range list {
		switch a.Kind {
		case Charge, Strike, Shoot, Play, UseOrder:
			if rng.IntN(3) > 0 {
				return list[i]
			}
		}
	}
	return list[rng.IntN(len(list))]
}

// TestAnActivationIsAStep: a unit that attacks is told with its dice, and how it ended; a turn
// has few steps, for windows that nobody uses are none.
func TestAnActivationIsAStep(t *testing.T) {
	kinds := map[string]int{}
	for seed := range uint64(3) {
		steps := narrate(t, setups[1], seed)
		for _, s := range steps {
			kinds[s.Kind]++
			if s.Kind == "fight" && (s.Weight != 3 || len(s.Places) == 0) {
				t.Errorf("a fight is %+v", s)
			}
			if s.Kind == "fight" && s.Detail != nil {
				kinds["ended"]++
			}
		}
	}
	for _, kind := range []string{"fight", "zone", "card", "order", "move", "ended"} {
		if kinds[kind] < 3 {
			t.Errorf("%d steps are of the kind %q", kinds[kind], kind)
		}
	}
	if kinds["ended"]*10 < kinds["fight"]*7 {
		t.Errorf("of %d fights only %d end somehow", kinds["fight"], kinds["ended"])
	}
}

// TestPeakOfAnAttack: what it hangs on are the Wounds that are about to be suffered, which
// everybody sees.
func TestPeakOfAnAttack(t *testing.T) {
	peaks := 0
	gametest.Peaks(t, game.Open(Rules{}), setups[1], 3, func(at game.Position) {
		peaks++
		var view stateDocument
		if err := json.Unmarshal(at.View(game.NoSeat), &view); err != nil {
			t.Fatal(err)
		}
		if w := view.UnderWay; len(w.Hurts) == 0 {
			t.Errorf("an attack hangs on %+v", w)
		}
	})
	if peaks == 0 {
		t.Error("nobody was wounded")
	}
}
