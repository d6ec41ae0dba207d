package song

import (
	"math/rand/v2"
	"testing"

	"gonfalon/game"
)

// BenchmarkRandomPlay plays games with options listed at every decision.
func BenchmarkRandomPlay(b *testing.B) {
	r := Rules{}
	rng := rand.New(rand.NewPCG(1, 2))
	var list []Action
	b.ReportAllocs()
	actions := 0
	for n := 0; actions < b.N; n++ {
		d := game.NewDice(game.SeedFrom(1, n))
		d.At(0)
		s, err := r.Start(game.Setup{Seats: 2, Options: map[string]string{"a": "the_wolf_lords_host", "b": "the_lions_of_the_rock"}}, d, nil)
		if err != nil {
			b.Fatal(err)
		}
		for i := 1; s.Waits.Who != 0 && actions < b.N; i++ {
			seat := s.Waits.Who.First()
			list = r.Options(&s, seat, list[:0])
			d.At(i)
			r.Apply(&s, seat, list[rng.IntN(len(list))], d, nil)
			actions++
		}
	}
}
