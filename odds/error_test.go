package odds_test

import (
	"fmt"
	"math/big"
	"testing"

	"gonfalon/odds"
	"gonfalon/odds/oddstest"
)

// What follows compares large cases with formulas in exact fractions: the error that the
// package promises must hold there too, in every tail.

// binomial is how likely k of n are when each is with a probability, the others being
// with another.
func binomial(n, k int, p, q *big.Rat) *big.Rat {
	r := new(big.Rat).SetInt(new(big.Int).Binomial(int64(n), int64(k)))
	for range k {
		r.Mul(r, p)
	}
	for range n - k {
		r.Mul(r, q)
	}
	return r
}

func less(p, q *big.Rat) *big.Rat  { return new(big.Rat).Sub(p, q) }
func times(p, q *big.Rat) *big.Rat { return new(big.Rat).Mul(p, q) }
func plus(p, q *big.Rat) *big.Rat  { return new(big.Rat).Add(p, q) }

var one = big.NewRat(1, 1)

func TestErrorOfHitsAndWounds(t *testing.T) {
	if testing.Short() {
		t.Skip("multiplies long fractions")
	}
	const dice = 150
	hit := odds.Check{Need: 5, Reroll: odds.Ones}
	wound := odds.Check{Need: 6, Reroll: odds.Ones}
	p, w := big.NewRat(2*7, 36), big.NewRat(7, 36)
	pw := times(p, w)
	hits, wounds := map[int]*big.Rat{}, map[int]*big.Rat{}
	for k := range dice + 1 {
		hits[k] = binomial(dice, k, p, less(one, p))
		wounds[k] = binomial(dice, k, pw, less(one, pw))
	}
	got := hit.Successes(odds.Always(dice))
	oddstest.Same(t, "hits", got, hits)
	oddstest.Same(t, "wounds", wound.Successes(got), wounds)
	joint := wound.Joint(got)
	oddstest.Same(t, "hits of joint", joint.First(), hits)
	oddstest.Same(t, "wounds of joint", joint.Second(), wounds)
}

func TestErrorOfSpareDie(t *testing.T) {
	if testing.Short() {
		t.Skip("multiplies long fractions")
	}
	const dice = 100
	c := odds.Check{Need: 4, Reroll: odds.Ones, Spare: true}
	half, won, lost := big.NewRat(1, 2), big.NewRat(7, 12), big.NewRat(1, 12)
	// Some die is spare unless each has won or has been rolled again in vain.
	some := func(k int) *big.Rat {
		if k < 0 {
			return new(big.Rat)
		}
		return less(binomial(dice, k, won, less(one, won)), binomial(dice, k, won, lost))
	}
	want := map[int]*big.Rat{}
	for k := range dice + 1 {
		want[k] = plus(binomial(dice, k, won, lost), times(half, plus(some(k), some(k-1))))
	}
	oddstest.Same(t, "spare", c.Successes(odds.Always(dice)), want)
}

func TestErrorOfCopies(t *testing.T) {
	if testing.Short() {
		t.Skip("multiplies long fractions")
	}
	const copies = 60
	// The sum of 60 D6+3, one die after another.
	want := map[int]*big.Rat{0: one}
	sixth := big.NewRat(1, 6)
	for range copies {
		next := map[int]*big.Rat{}
		for sum, p := range want {
			for face := 4; face <= 9; face++ {
				if next[sum+face] == nil {
					next[sum+face] = new(big.Rat)
				}
				next[sum+face].Add(next[sum+face], times(p, sixth))
			}
		}
		want = next
	}
	oddstest.Same(t, "copies", odds.Always(copies).Copies(odds.Die(6).Map(func(n int) int { return n + 3 })), want)
}

// TestErrorOfManyHits is the largest attack of which the package speaks: sixty dice, the
// hits of which become ten each.
func TestErrorOfManyHits(t *testing.T) {
	if testing.Short() {
		t.Skip("multiplies long fractions")
	}
	const dice = 60
	hits := odds.Check{Need: 2}.Successes(odds.Always(dice)).Copies(odds.Always(10))
	wounds := odds.Check{Need: 4}.Successes(hits)
	// Wounds of one die: none if it misses, else those of ten hits.
	p, half := big.NewRat(5, 6), big.NewRat(1, 2)
	for _, k := range []int{0, 1, 5, 40, 300} {
		want := new(big.Rat)
		for n := range dice + 1 {
			if k <= 10*n {
				want.Add(want, times(binomial(dice, n, p, less(one, p)), binomial(10*n, k, half, half)))
			}
		}
		oddstest.Near(t, fmt.Sprintf("%d wounds", k), wounds[k], want)
	}
	if total := wounds.Total(); total < 1-1e-12 || total > 1+1e-12 {
		t.Errorf("all wounds add up to %v", total)
	}
}
