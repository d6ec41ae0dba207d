package kings

import (
	"math/rand/v2"
	"testing"

	"gonfalon/game"
)

// BenchmarkPlay plays random games, options listed at every decision.
func BenchmarkPlay(b *testing.B) {
	var r Rules
	d := game.NewDice(game.SeedFrom(1, 1))
	rng := rand.New(rand.NewPCG(1, 1))
	s, err := r.Start(game.Setup{Seats: 2}, d, nil)
	if err != nil {
		b.Fatal(err)
	}
	begin, list, n := s, make([]Action, 0, 1024), 0
	b.ReportAllocs()
	for b.Loop() {
		if s.Waits.Who == 0 {
			s = begin
		}
		seat := s.Waits.Who.First()
		list = r.Options(&s, seat, list[:0])
		n++
		d.At(n)
		r.Apply(&s, seat, list[rng.IntN(len(list))], d, nil)
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "actions/s")
}
