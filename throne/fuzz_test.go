package throne

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

func FuzzAction(f *testing.F) {
	gametest.FuzzAction(f, game.Open(Rules{}), game.Setup{Seats: 5})
}

// FuzzState reads arbitrary documents: an error, or a state that can be played on.
func FuzzState(f *testing.F) {
	f.Add([]byte(`{}`), uint64(1))
	f.Add([]byte(`{"phase":"westeros"}`), uint64(1))
	for n := range 3 {
		moves := 0
		playRandom(f, game.Setup{Seats: 3 + n}, n, func(_, s *State, _ *game.Story) {
			if moves++; moves%17 == 0 {
				doc, err := json.Marshal(Rules{}.State(s))
				if err != nil {
					f.Fatal(err)
				}
				f.Add(doc, uint64(moves))
			}
		})
	}
	f.Fuzz(func(t *testing.T, doc []byte, seed uint64) {
		var r Rules
		dice := game.NewDice(game.SeedFrom(seed, 0))
		s, err := r.ReadState(doc, dice)
		if err != nil {
			return
		}
		rng := rand.New(rand.NewPCG(seed, seed))
		g := s
		if s.Waits.Who != 0 {
			g = r.Guess(&s, dice) // a view reads as well as a state
		}
		for action := 1; g.Waits.Who != 0 && action < 40; action++ {
			if err := r.Audit(&g); err != nil {
				t.Fatalf("after %d actions: %v\n%s", action-1, err, doc)
			}
			h := g.Waits.Who.First()
			list := r.Options(&g, h, nil)
			if len(list) == 0 {
				t.Fatalf("after %d actions %s has no option\n%s", action-1, g.Board.Houses[h].ID, doc)
			}
			dice.At(action)
			r.Apply(&g, h, list[rng.IntN(len(list))], dice, nil)
		}
	})
}
