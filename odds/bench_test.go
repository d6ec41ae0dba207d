package odds_test

import (
	"testing"

	"gonfalon/odds"
)

func BenchmarkSuccesses(b *testing.B) {
	dice := odds.Always(60)
	c := odds.Check{Need: 4, Reroll: odds.Ones}
	b.ReportAllocs()
	for b.Loop() {
		c.Successes(dice)
	}
}

func BenchmarkSuccessesWithSpare(b *testing.B) {
	dice := odds.Always(60)
	c := odds.Check{Need: 4, Reroll: odds.Ones, Spare: true}
	b.ReportAllocs()
	for b.Loop() {
		c.Successes(dice)
	}
}

func BenchmarkCopies(b *testing.B) {
	hits, blast := odds.Check{Need: 4}.Successes(odds.Always(10)), odds.Die(6).Map(func(n int) int { return n + 3 })
	b.ReportAllocs()
	for b.Loop() {
		hits.Copies(blast)
	}
}

func BenchmarkJoint(b *testing.B) {
	hits := odds.Check{Need: 4}.Successes(odds.Always(60))
	c := odds.Check{Need: 5, Reroll: odds.Ones}
	b.ReportAllocs()
	for b.Loop() {
		c.Joint(hits)
	}
}

func BenchmarkJointPlus(b *testing.B) {
	large := odds.Check{Need: 5}.Joint(odds.Check{Need: 4}.Successes(odds.Always(60)))
	small := odds.Check{Need: 4}.Joint(odds.Check{Need: 3}.Successes(odds.Always(30)))
	b.ReportAllocs()
	for b.Loop() {
		large.Plus(small)
	}
}
