package throne

import (
	"math/rand/v2"
	"testing"

	"gonfalon/game"
)

// positions are states of random matches, with the seat that decides.
func positions(b *testing.B) []State {
	var all []State
	n := 0
	playRandom(b, game.Setup{Seats: 5}, 1, func(_, s *State, _ *game.Story) {
		if n++; n%7 == 0 && s.Waits.Who != 0 {
			all = append(all, *s)
		}
	})
	return all
}

func BenchmarkPlayout(b *testing.B) {
	var r Rules
	rng := rand.New(rand.NewPCG(1, 1))
	list := make([]Action, 0, 4096)
	actions := 0
	b.ReportAllocs()
	for n := 0; b.Loop(); n++ {
		dice := game.NewDice(game.SeedFrom(1, n))
		s, err := r.Start(game.Setup{Seats: 5}, dice, nil)
		if err != nil {
			b.Fatal(err)
		}
		for s.Waits.Who != 0 {
			actions++
			dice.At(actions)
			h := s.Waits.Who.First()
			list = r.Options(&s, h, list[:0])
			r.Apply(&s, h, list[rng.IntN(len(list))], dice, nil)
		}
	}
	b.ReportMetric(float64(actions)/b.Elapsed().Seconds(), "actions/s")
}

func BenchmarkOptions(b *testing.B) {
	at := positions(b)
	list := make([]Action, 0, 4096)
	for i := 0; b.Loop(); i++ {
		s := &at[i%len(at)]
		list = Rules{}.Options(s, s.Waits.Who.First(), list[:0])
	}
}

func BenchmarkRedact(b *testing.B) {
	at := positions(b)
	for i := 0; b.Loop(); i++ {
		s := &at[i%len(at)]
		_ = Rules{}.Redact(s, s.Waits.Who.First())
	}
}

func BenchmarkValue(b *testing.B) {
	at := positions(b)
	for i := 0; b.Loop(); i++ {
		s := &at[i%len(at)]
		_ = Value(s, s.Waits.Who.First())
	}
}
