// Package oddstest is the slow and obvious twin of package odds: it plays a procedure
// once for every way in which its dice can fall and counts, in whole numbers. Tests of
// odds and of the games that map their attacks to it compare the two.
package oddstest

import (
	"math/big"
	"testing"
)

// Tolerance is how far from itself a probability of package odds may be.
const Tolerance = 1e-12

// Enumerate plays a procedure with all dice that it may roll and returns how likely each
// of its results is.
func Enumerate[R comparable](play func(roll func(sides int) int) R) map[R]*big.Rat {
	// Dice of one way, and how many sides each of them has.
	var faces, sides []int
	ways := map[R]map[int64]int64{} // how many, by what they weigh: 1 in so many
	for {
		at, weight := 0, int64(1)
		result := play(func(n int) int {
			if at == len(faces) {
				faces, sides = append(faces, 1), append(sides, n)
			}
			at++
			weight *= int64(n)
			return faces[at-1]
		})
		if ways[result] == nil {
			ways[result] = map[int64]int64{}
		}
		ways[result][weight]++
		// The next way: turn the last die that has not shown all its faces.
		last := at - 1
		for last >= 0 && faces[last] == sides[last] {
			last--
		}
		if last < 0 {
			break
		}
		faces, sides = faces[:last+1], sides[:last+1]
		faces[last]++
	}
	chances := map[R]*big.Rat{}
	for r, counts := range ways {
		chances[r] = new(big.Rat)
		for weight, n := range counts {
			chances[r].Add(chances[r], big.NewRat(n, weight))
		}
	}
	return chances
}

// Near compares a probability with the exact one.
func Near(t testing.TB, what string, got float64, exact *big.Rat) {
	t.Helper()
	want, _ := exact.Float64()
	if exact.Sign() == 0 {
		if got != 0 {
			t.Errorf("%s: got %v want 0", what, got)
		}
		return
	}
	off := new(big.Rat)
	if off.SetFloat64(got) == nil {
		t.Errorf("%s: got %v want %v", what, got, want)
		return
	}
	off.Sub(off, exact).Quo(off, exact).Abs(off)
	if share, _ := off.Float64(); !(share < Tolerance) {
		t.Errorf("%s: got %v want %v, off by %.1g of it", what, got, want, share)
	}
}

// Same compares a distribution with the exact one, place by place.
func Same[D ~[]float64](t testing.TB, what string, got D, want map[int]*big.Rat) {
	t.Helper()
	for k := range want {
		if k >= len(got) {
			t.Errorf("%s: there is no place for %d in %v", what, k, got)
			return
		}
	}
	for k, p := range got {
		exact := want[k]
		if exact == nil {
			exact = new(big.Rat)
		}
		Near(t, what, p, exact)
	}
}
