package plane

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

func TestOverlapsAndMeetsAgreeWithClipping(t *testing.T) {
	var seen [3]int
	trials(t, 2400, func(t *testing.T, r *rand.Rand) {
		p, q := anyPair(r)
		x, y := exactPoly(&p), exactPoly(&q)
		if got, want := p.Overlaps(&q), x.overlaps(y); got != want {
			t.Errorf("%v overlaps %v: got %v, want %v", p, q, got, want)
		}
		if got, want := p.Meets(&q), x.meets(y); got != want {
			t.Errorf("%v meets %v: got %v, want %v", p, q, got, want)
		}
		if p.Overlaps(&q) != q.Overlaps(&p) || p.Meets(&q) != q.Meets(&p) {
			t.Errorf("%v and %v: order matters", p, q)
		}
		switch {
		case p.Overlaps(&q):
			seen[0]++
		case p.Meets(&q):
			seen[1]++
		default:
			seen[2]++
		}
	})
	for i, what := range []string{"overlapping", "touching", "apart"} {
		enough(t, what, seen[i], 60)
	}
}

func TestGapIsTheLeastDistance(t *testing.T) {
	trials(t, 1200, func(t *testing.T, r *rand.Rand) {
		p, q := anyPair(r)
		got, want := square(p.Gap(&q)), exactPoly(&p).gapSquared(exactPoly(&q))
		if got.Cmp(want) != 0 {
			t.Fatalf("squared gap of %v and %v: got %v, want %v", p, q, got, want)
		}
		d := p.Gap(&q).Floor()
		for _, length := range []int{d - 1, d, d + 1} {
			cmp := 1
			if length >= 0 {
				cmp = want.Cmp(rat(int64(length) * int64(length)))
			}
			if got := p.Gap(&q).Cmp(length); got != cmp {
				t.Errorf("gap² %v against %d: got %d, want %d", want, length, got, cmp)
			}
			if p.Near(&q, length) != (cmp <= 0) || p.Apart(&q, length) != (cmp >= 0) {
				t.Errorf("gap² %v: near or apart %d is wrong", want, length)
			}
		}
		c := anyPoint(r, 8)
		if got, want := square(p.GapTo(c)), (ratPoly{exact(c)}).gapSquared(exactPoly(&p)); got.Cmp(want) != 0 {
			t.Errorf("squared gap of %v and %v: got %v, want %v", p, c, got, want)
		}
	})
}

func TestDistancesCompareExactly(t *testing.T) {
	trials(t, 4000, func(t *testing.T, r *rand.Rand) {
		big41 := func() uint64 { return 1 + r.Uint64N(1<<(1+r.Uint64N(41))) }
		d, e := Dist{big41(), big41()}, Dist{big41(), big41()}
		if r.IntN(2) == 0 { // nearly the same
			e = Dist{d.n + r.Uint64N(2), d.m + r.Uint64N(2)}
		}
		if got, want := d.Less(e), square(d).Cmp(square(e)) < 0; got != want {
			t.Errorf("%v less than %v: got %v", d, e, got)
		}
	})
	far := Dist{1 << 41, 1 << 41}
	if far.Floor() != 1482910 || far.Cmp(1482910) != 1 || far.Cmp(1482911) != -1 {
		t.Errorf("the farthest distance is %d", far.Floor())
	}
}

func TestLinesCross(t *testing.T) {
	trials(t, 2000, func(t *testing.T, r *rand.Rand) {
		p := anyPoly(r)
		most := max(p.box.hi.X-p.box.lo.X, 6)
		s := Segment{anyPoint(r, most), anyPoint(r, most)}
		if r.IntN(3) == 0 {
			s.A = p.Corner(r.IntN(p.Len()))
		}
		if r.IntN(3) == 0 {
			s.B = p.Corner(r.IntN(p.Len()))
		}
		x, a, b := exactPoly(&p), exact(s.A), exact(s.B)
		if got, want := p.Crosses(s), x.crosses(a, b) || s.A == s.B && x.inside(a); got != want {
			t.Errorf("%v crosses %v: got %v, want %v", s, p, got, want)
		}
	})
}

func TestPointsAndShapesInside(t *testing.T) {
	trials(t, 1600, func(t *testing.T, r *rand.Rand) {
		p, q := anyPair(r)
		c := anyPoint(r, 6)
		x := exactPoly(&p)
		if got, want := p.Contains(c), (ratPoly{exact(c)}).meets(x); got != want {
			t.Errorf("%v in %v: got %v", c, p, got)
		}
		if got, want := p.Within(&q), x.common(exactPoly(&q)).twiceArea().Cmp(x.twiceArea()) == 0; got != want {
			t.Errorf("%v within %v: got %v", p, q, got)
		}
	})
}

func TestAreaSharesAreExact(t *testing.T) {
	trials(t, 1600, func(t *testing.T, r *rand.Rand) {
		p, q := anyPair(r)
		if r.IntN(4) == 0 {
			q = p.Moved(Vector{within(r, 3), 0}) // edges in common
		}
		x, y := exactPoly(&p), exactPoly(&q)
		want := quo(x.common(y).twiceArea(), x.twiceArea())
		checkShare(t, p.AreaShare(&q), want)
	})
}

// checkShare compares a share with an exact fraction, both as a number and against one half.
func checkShare(t *testing.T, got Share, want *big.Rat) {
	t.Helper()
	diff := sub(big.NewRat(int64(got), int64(Whole)), want)
	if diff.Abs(diff).Cmp(big.NewRat(1, 1<<37)) > 0 {
		t.Errorf("share: got %v, want %v", big.NewRat(int64(got), int64(Whole)).FloatString(12), want.FloatString(12))
	}
	for den := 2; den <= 3; den++ {
		if got, want := got.Cmp(1, den), want.Cmp(big.NewRat(1, int64(den))); got != want {
			t.Errorf("share against 1/%d: got %d, want %d", den, got, want)
		}
	}
}

func TestSharesNoticeSmallDifferences(t *testing.T) {
	for s, want := range map[Share][2]bool{
		Whole / 2:           {true, false},
		Whole/2 + 1:         {true, false},
		Whole/2 - 1:         {true, false},
		Whole/2 + Whole>>34: {true, true},
		Whole/2 - Whole>>34: {false, false},
	} {
		if got := [2]bool{s.AtLeastHalf(), s.MoreThanHalf()}; got != want {
			t.Errorf("%d: at least, more than half: got %v, want %v", s, got, want)
		}
	}
}

func TestPolygonsAreChecked(t *testing.T) {
	for name, c := range map[string][]Point{
		"two corners":     {{0, 0}, {1, 0}},
		"clockwise":       {{0, 0}, {0, 5}, {5, 5}, {5, 0}},
		"three in a line": {{0, 0}, {2, 0}, {4, 0}, {2, 4}},
		"twice the same":  {{0, 0}, {0, 0}, {4, 0}, {2, 4}},
		"concave":         {{0, 0}, {4, 0}, {1, 1}, {0, 4}},
		"star":            {{0, 10}, {-6, -8}, {9, 3}, {-9, 3}, {6, -8}},
		"too far":         {{0, 0}, {Limit + 1, 0}, {0, 5}},
		"nine corners":    {{8, 0}, {7, 4}, {4, 7}, {0, 8}, {-4, 7}, {-7, 4}, {-8, 0}, {-5, -6}, {5, -6}},
	} {
		if _, err := NewPoly(c...); err == nil {
			t.Errorf("%s: taken for a convex polygon", name)
		}
	}
}
