package song

import (
	"math/rand/v2"
	"testing"

	"gonfalon/game"
)

// TestSubject plays random games: what is said of each question fits what may be answered.
func TestSubject(t *testing.T) {
	said := map[string]int{}
	for m := range modes {
		if testing.Short() && m%3 != 0 {
			continue
		}
		subjectsOf(t, modeSetups(m)[0], uint64(m), said)
	}
	for _, what := range []string{"options", "dice", "places", "orders", "of", "moment"} {
		if said[what] == 0 {
			t.Errorf("no question had %s", what)
		}
	}
}

func subjectsOf(t *testing.T, setup game.Setup, seed uint64, said map[string]int) {
	t.Helper()
	r, rng := Rules{}, rand.New(rand.NewPCG(seed, 2))
	d := game.NewDice(game.SeedFrom(seed, int(setup.Seats)))
	d.At(0)
	s, err := r.Start(setup, d, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i := 1; s.Waits.Who != 0 && i < 4000; i++ {
		seat := s.Waits.Who.First()
		list := r.Options(&s, seat, nil)
		view := r.Redact(&s, seat)
		reply, err := r.Ask(&view, seat, []byte(`{"ask": "subject"}`))
		if err != nil {
			t.Fatalf("%s: %v", kindNames[s.Waits.Kind], err)
		}
		fits(t, &s, seat, list, reply.(subjectDocument), said)
		a := list[rng.IntN(len(list))]
		d.At(i)
		r.Apply(&s, seat, a, d, nil)
	}
}

// fits compares a subject with the listed actions.
func fits(t *testing.T, s *State, seat game.Seat, list []Action, d subjectDocument, said map[string]int) {
	t.Helper()
	if d.Of != nil {
		said["of"]++
	}
	if d.Moment != "" {
		said["moment"]++
	}
	options, places, orders := map[int]bool{}, map[int]bool{}, 0
	for _, o := range d.Options {
		if options[o.N] = true; o.English == "" || o.French == "" {
			t.Errorf("option %d of %v has no words", o.N, d.Of)
		}
	}
	for _, p := range d.Places {
		places[p.N] = true
	}
	for _, a := range list {
		switch {
		case a.Kind == ChooseOption:
			said["options"]++
			if !options[int(a.N)] {
				t.Errorf("option %d is not told of", a.N)
			}
		case a.Kind == Align || a.Kind == Strike && a.N > 0:
			said["places"]++
			if !places[int(a.N)] {
				t.Errorf("place %d is not told of", a.N)
			}
		case a.Kind == UseOrder:
			orders++
		case a.Kind == Reroll:
			said["dice"]++
			for face, n := range a.Faces {
				if int(n) > d.Dice.Open[face] || face > 0 && d.Dice.Open[face] > d.Dice.Faces[face] {
					t.Errorf("%d dice of face %d are rolled again, of %v, %v open", n, face, d.Dice.Faces, d.Dice.Open)
				}
			}
		}
	}
	said["orders"] += orders
	if orders != len(d.Orders) {
		t.Errorf("%d Orders are told of, not %d", len(d.Orders), orders)
	}
}
