package kings

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

func FuzzAction(f *testing.F) {
	gametest.FuzzAction(f, game.Open(Rules{}), game.Setup{Seats: 2})
}

// FuzzState reads arbitrary documents: an error, or a state that can be played on, and in
// which no unit ever stands where it cannot.
func FuzzState(f *testing.F) {
	f.Add([]byte(`{}`), uint64(1))
	f.Add([]byte(`{"phase":"deploy","units":{"a":{"seat":"blue"},"b":{"seat":"red"}}}`), uint64(1))
	f.Add([]byte(`{"units":{"a":{"seat":"blue","at":["36in","10in"]},"b":{"seat":"red","at":["36in","20in"],"stats":{"speed":40,"files":200,"base":[2,3]}}},
		"terrain":[{"type":"difficult","height":2,"corners":[[500,400],[900,400],[700,500]]}]}`), uint64(2))
	for n := range 2 {
		moves := 0
		playRandom(f, setups[n], n, func(_, s *State, _ game.Seat, _ Action) {
			if moves++; moves%31 == 0 {
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
		var list []Action
		for action := 1; g.Waits.Who != 0 && action < 30; action++ {
			if err := r.Audit(&g); err != nil {
				t.Fatalf("after %d actions: %v\n%s", action-1, err, doc)
			}
			seat := g.Waits.Who.First()
			if list = r.Options(&g, seat, list[:0]); len(list) == 0 {
				t.Fatalf("after %d actions %s has no option\n%s", action-1, seatNames[seat], doc)
			}
			dice.At(action)
			r.Apply(&g, seat, list[rng.IntN(len(list))], dice, nil)
		}
	})
}
