package odds_test

import (
	"fmt"
	"math"
	"math/big"
	"testing"

	"gonfalon/odds"
	"gonfalon/odds/oddstest"
)

func TestDice(t *testing.T) {
	for _, tt := range []struct {
		name string
		got  odds.Dist
		play func(roll func(int) int) int
	}{
		{"certainty", odds.Always(3), func(func(int) int) int { return 3 }},
		{"a die", odds.Die(6), func(roll func(int) int) int { return roll(6) }},
		{"2D6", odds.Always(2).Copies(odds.Die(6)), func(roll func(int) int) int { return roll(6) + roll(6) }},
		{"D3+2, doubled", odds.Die(3).Map(func(n int) int { return 2 * (n + 2) }), func(roll func(int) int) int { return 2 * (roll(3) + 2) }},
		{"D6 halved", odds.Die(6).Map(func(n int) int { return n / 2 }), func(roll func(int) int) int { return roll(6) / 2 }},
		{"D6 and D3", odds.Die(6).Plus(odds.Die(3)), func(roll func(int) int) int { return roll(6) + roll(3) }},
		{"none or D6 of D3", odds.Die(6).Map(func(n int) int { return max(n-3, 0) }).Copies(odds.Die(3)), func(roll func(int) int) int {
			sum := 0
			for range roll(6) - 3 {
				sum += roll(3)
			}
			return sum
		}},
		{"two of what may be nothing", odds.Die(2).Copies(odds.Die(3).Map(func(n int) int { return n - 1 })), func(roll func(int) int) int {
			sum := 0
			for range roll(2) {
				sum += roll(3) - 1
			}
			return sum
		}},
		{"no copies", odds.Always(0).Copies(odds.Die(6)), func(func(int) int) int { return 0 }},
	} {
		oddstest.Same(t, tt.name, tt.got, oddstest.Enumerate(tt.play))
	}
}

func TestFigures(t *testing.T) {
	d := odds.Always(2).Copies(odds.Die(6))
	for what, pair := range map[string][2]float64{
		"mean":              {d.Mean(), 7},
		"deviation":         {d.Deviation(), math.Sqrt(35.0 / 6)},
		"total":             {d.Total(), 1},
		"at least 10":       {d.AtLeast(10), 6.0 / 36},
		"at least 13":       {d.AtLeast(13), 0},
		"at least less":     {d.AtLeast(-1), 1},
		"certain deviation": {odds.Always(4).Deviation(), 0},
	} {
		if math.Abs(pair[0]-pair[1]) > 1e-15 {
			t.Errorf("%s: got %v want %v", what, pair[0], pair[1])
		}
	}
}

// checks are all checks that differ: a Need below 1 or above 7 is as 1 or 7.
func checks(visit func(name string, c odds.Check)) {
	for need := 0; need <= 8; need++ {
		for _, again := range []odds.Reroll{odds.Never, odds.Ones, odds.Failures} {
			for _, spare := range []bool{false, true} {
				visit(fmt.Sprintf("%d+ reroll %d spare %t", need, again, spare), odds.Check{Need: need, Reroll: again, Spare: spare})
			}
		}
	}
}

// successes rolls a check as one does at a table.
func successes(c odds.Check, dice int, roll func(int) int) int {
	won, spare := 0, 0
	for range dice {
		face := roll(6)
		mayAgain := c.Reroll == odds.Ones && face == 1 || c.Reroll == odds.Failures && face < c.Need
		if mayAgain {
			face = roll(6)
		}
		switch {
		case face >= c.Need:
			won++
		case !mayAgain:
			spare++
		}
	}
	if c.Spare && spare > 0 && roll(6) >= c.Need {
		won++
	}
	return won
}

func TestChecks(t *testing.T) {
	checks(func(name string, c odds.Check) {
		for dice := range 4 {
			want := oddstest.Enumerate(func(roll func(int) int) int { return successes(c, dice, roll) })
			oddstest.Same(t, fmt.Sprintf("%d dice of %s", dice, name), c.Successes(odds.Always(dice)), want)
		}
	})
}

// TestChecksOfRandomDice also compares the number of dice together with the successes.
func TestChecksOfRandomDice(t *testing.T) {
	dice := odds.Die(3).Map(func(n int) int { return n - 1 })
	checks(func(name string, c odds.Check) {
		want := oddstest.Enumerate(func(roll func(int) int) [2]int {
			n := roll(3) - 1
			return [2]int{n, successes(c, n, roll)}
		})
		joint := c.Joint(dice)
		sums := map[int]*big.Rat{}
		for at, p := range want {
			oddstest.Near(t, fmt.Sprintf("%s at %v", name, at), joint[at[0]][at[1]], p)
			if sums[at[1]] == nil {
				sums[at[1]] = new(big.Rat)
			}
			sums[at[1]].Add(sums[at[1]], p)
		}
		oddstest.Same(t, name, c.Successes(dice), sums)
		oddstest.Same(t, name, joint.Second(), sums)
		third := big.NewRat(1, 3)
		oddstest.Same(t, name, joint.First(), map[int]*big.Rat{0: third, 1: third, 2: third})
	})
}

func TestJoint(t *testing.T) {
	// A D3, and the larger of it and a second D3.
	larger := odds.Given(odds.Die(3), 4, func(n int, row odds.Dist) {
		for m := 1; m <= 3; m++ {
			row[max(n, m)] += 1.0 / 3
		}
	})
	pair := func(roll func(int) int) [2]int {
		n := roll(3)
		return [2]int{n, max(n, roll(3))}
	}
	same := func(what string, got odds.Joint, want map[[2]int]*big.Rat) {
		t.Helper()
		for a, row := range got {
			for b, p := range row {
				exact := want[[2]int{a, b}]
				if exact == nil {
					exact = new(big.Rat)
				}
				oddstest.Near(t, fmt.Sprintf("%s at %d, %d", what, a, b), p, exact)
			}
		}
		sum := new(big.Rat)
		for at, p := range want {
			if at[0] >= 0 {
				sum.Add(sum, p)
			}
		}
		oddstest.Near(t, what, got.First().Total(), sum)
	}
	same("given", larger, oddstest.Enumerate(pair))
	same("two pairs", larger.Plus(larger), oddstest.Enumerate(func(roll func(int) int) [2]int {
		p, q := pair(roll), pair(roll)
		return [2]int{p[0] + q[0], p[1] + q[1]}
	}))
	same("a part", larger.Weighed([]float64{0, 1, 0, 0.5}), oddstest.Enumerate(func(roll func(int) int) [2]int {
		p := pair(roll)
		if p[1] == 2 || p[1] == 3 && roll(2) == 1 {
			return [2]int{-1, -1}
		}
		return p
	}))
	// Rows that differ in length.
	dice := odds.Check{Need: 4}.Joint(odds.Die(3))
	same("a triangle and a square", dice.Plus(larger), oddstest.Enumerate(func(roll func(int) int) [2]int {
		n, won := roll(3), 0
		for range n {
			if roll(6) >= 4 {
				won++
			}
		}
		p := pair(roll)
		return [2]int{n + p[0], won + p[1]}
	}))
}

// TestMixtures rolls one thing or another, by a die.
func TestMixtures(t *testing.T) {
	third := 1.0 / 3
	d := odds.Die(6).Part(third).Or(odds.Always(2).Copies(odds.Die(3)).Part(2 * third))
	oddstest.Same(t, "D6 or 2D3", d, oddstest.Enumerate(func(roll func(int) int) int {
		if roll(3) == 1 {
			return roll(6)
		}
		return roll(3) + roll(3)
	}))
	hit := odds.Check{Need: 4}
	for name, j := range map[string]odds.Joint{
		"long and short": hit.Joint(odds.Always(3)).Part(third).Or(hit.Joint(odds.Always(1)).Part(2 * third)),
		"short and long": hit.Joint(odds.Always(1)).Part(2 * third).Or(hit.Joint(odds.Always(3)).Part(third)),
	} {
		many := func(roll func(int) int) int {
			if roll(3) == 1 {
				return 3
			}
			return 1
		}
		oddstest.Same(t, name, j.First(), oddstest.Enumerate(many))
		oddstest.Same(t, name, j.Second(), oddstest.Enumerate(func(roll func(int) int) int {
			hits := 0
			for range many(roll) {
				hits += roll(6) / 4
			}
			return hits
		}))
	}
}
