package song

import (
	"math/rand/v2"
	"testing"

	"gonfalon/game"
)

// A step is an action of a random game: what it was, what it has made of the state, and what has
// been told.
type step struct {
	before, after *State
	seat          game.Seat
	action        Action
	told          []game.Event
	number        int
}

// eachStep plays random games of every mode and shows every action of them, until one is wrong.
func eachStep(t *testing.T, games int, see func(step)) {
	t.Helper()
	if testing.Short() {
		games = 1
	}
	for m := range modes {
		list := modeSetups(m)
		for n := range games {
			playSteps(t, list[n%len(list)], uint64(n), see)
		}
	}
}

// playSteps plays a random game. Whoever may fight does so rather often: random choice would
// make it rare.
func playSteps(t *testing.T, setup game.Setup, seed uint64, see func(step)) {
	t.Helper()
	r, rng := Rules{}, rand.New(rand.NewPCG(seed, 3))
	dice := game.NewDice(game.SeedFrom(seed, 3))
	s, err := r.Start(setup, dice, nil)
	if err != nil {
		t.Fatal(err)
	}
	var list, fights []Action
	for i := 1; s.Waits.Who != 0 && !t.Failed(); i++ {
		seat := s.Waits.Who.First()
		list, fights = r.Options(&s, seat, list[:0]), fights[:0]
		for _, a := range list {
			switch a.Kind {
			case Charge, Strike, Shoot, Play, UseOrder, ChooseYes:
				fights = append(fights, a)
			}
		}
		a := list[rng.IntN(len(list))]
		if len(fights) > 0 && rng.IntN(3) > 0 {
			a = fights[rng.IntN(len(fights))]
		}
		var story game.Story
		before := s
		dice.At(i)
		r.Apply(&s, seat, a, dice, &story)
		see(step{&before, &s, seat, a, story.Events(), i})
	}
}
