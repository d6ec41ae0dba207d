package plane

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"
)

// moments returns the points of a side, as parts of its length, at which the line from the eye
// can begin or cease to be blocked.
func moments(eye ratPoint, a, b ratPoint, blockers []ratPoly) []*big.Rat {
	at := []*big.Rat{rat(0), rat(1)}
	note := func(c, d ratPoint) { // where the line through c and d meets the side
		if across := d.minus(c).cross(b.minus(a)); across.Sign() != 0 {
			if t := quo(d.minus(c).cross(c.minus(a)), across); t.Sign() > 0 && t.Cmp(rat(1)) < 0 {
				at = append(at, t)
			}
		}
	}
	for _, p := range blockers {
		for i := range p {
			c, d := p.edge(i)
			note(eye, c)
			note(c, d)
		}
	}
	slices.SortFunc(at, (*big.Rat).Cmp)
	return at
}

func blockedLine(eye, to ratPoint, blockers []ratPoly) bool {
	return slices.ContainsFunc(blockers, func(p ratPoly) bool { return p.crosses(eye, to) })
}

// sees looks at every moment of every edge of the target, and between them.
func sees(eye Point, target *Poly, blockers []ratPoly) bool {
	if target.Contains(eye) {
		return true
	}
	x := exactPoly(target)
	for i := range x {
		a, b := x.edge(i)
		at := moments(exact(eye), a, b, blockers)
		for j := range at {
			mid := mul(add(at[max(j-1, 0)], at[j]), big.NewRat(1, 2))
			for _, m := range []*big.Rat{at[j], mid} {
				if !blockedLine(exact(eye), a.plus(b.minus(a).times(m)), blockers) {
					return true
				}
			}
		}
	}
	return false
}

func hidden(eye Point, s Segment, blockers []ratPoly) *big.Rat {
	a, b := exact(s.A), exact(s.B)
	at := moments(exact(eye), a, b, blockers)
	sum := rat(0)
	for j := range at[1:] {
		mid := mul(add(at[j], at[j+1]), big.NewRat(1, 2))
		if blockedLine(exact(eye), a.plus(b.minus(a).times(mid)), blockers) {
			sum = add(sum, sub(at[j+1], at[j]))
		}
	}
	return sum
}

// anyScene returns an eye, a target and blockers on a grid so coarse that lines graze.
func anyScene(r *rand.Rand) (eye Point, target Poly, blockers []Poly) {
	most := int32(4 << r.IntN(3))
	rect := func(x, y int32) Poly {
		w, h := 1+r.Int32N(most), 1+r.Int32N(max(most/3, 1))
		if r.IntN(2) == 0 {
			p, _ := NewPoly(Point{x, y}, Point{x + w, y}, Point{x + w, y + h}, Point{x, y + h})
			return p
		}
		p, _ := NewPoly(Point{x, y}, Point{x + w, y + h}, Point{x + w - h, y + h + w}, Point{x - h, y + w})
		return p
	}
	eye = anyPoint(r, most)
	target = rect(within(r, most), 2*most+r.Int32N(2*most))
	for range r.IntN(5) {
		y := within(r, 2*most)
		if r.IntN(4) == 0 {
			y = target.at[0].Y // in line with the target, or behind its front
		}
		blockers = append(blockers, rect(within(r, 2*most), y))
	}
	if r.IntN(4) == 0 && len(blockers) > 0 {
		eye = blockers[0].Corner(0)
	}
	if r.IntN(3) == 0 { // as far as a table goes
		eye = Point{eye.X * 4000, eye.Y*4000 + within(r, 1)}
		target = scaled(&target, 4000)
		for i := range blockers {
			blockers[i] = scaled(&blockers[i], 4000)
		}
	}
	return eye, target, blockers
}

func scaled(p *Poly, k int32) Poly {
	q := *p
	for i := range q.n {
		q.at[i] = Point{p.at[i].X * k, p.at[i].Y * k}
	}
	q.enclose()
	return q
}

func TestSightAgreesWithEveryLine(t *testing.T) {
	var blind int
	trials(t, 640, func(t *testing.T, r *rand.Rand) {
		eye, target, blockers := anyScene(r)
		var ptrs []*Poly
		var exactly []ratPoly
		for i := range blockers {
			ptrs = append(ptrs, &blockers[i])
			exactly = append(exactly, exactPoly(&blockers[i]))
		}
		got, want := Sees(eye, &target, ptrs), sees(eye, &target, exactly)
		if got != want {
			t.Errorf("from %v to %v past %v: got %v, want %v", eye, target, blockers, got, want)
		}
		if !got {
			blind++
		}
		for i := range target.n {
			s := Segment{target.at[i], target.at[target.next(i)]}
			if side(s.A, s.B, eye) == 0 {
				continue
			}
			checkShare(t, Hidden(eye, s, ptrs), hidden(eye, s, exactly))
		}
		slices.Reverse(ptrs)
		if Sees(eye, &target, ptrs) != got {
			t.Errorf("the order of blockers matters")
		}
	})
	enough(t, "targets out of sight", blind, 50)
}

func upright(x0, y0, x1, y1 int32) Poly {
	return quad(Point{x0, y0}, Point{x1, y0}, Point{x1, y1}, Point{x0, y1})
}

// The example of half a side hidden: a front of 100 mm, of which the lines to 50
// pass over a unit, or to 49.
func TestHalfASideHidden(t *testing.T) {
	side := Segment{Point{0, 20000}, Point{10000, 20000}}
	eye := Point{0, 0}
	for edge, want := range map[int32]bool{2500: true, 2499: false, 2450: false, 2501: true} {
		wall := upright(-900, 10000, edge, 11000)
		if got := Hidden(eye, side, []*Poly{&wall}).AtLeastHalf(); got != want {
			t.Errorf("a wall to %d: half hidden %v, want %v", edge, got, want)
		}
	}
	// Three parts, no end of which but one is a binary fraction, make a half together.
	side.B.X = 12000
	part := func(from, to int32) *Poly {
		p := quad(Point{from * 10, 10000}, Point{to * 10, 10000}, Point{to * 11, 11000}, Point{from * 11, 11000})
		return &p
	}
	parts := []*Poly{part(0, 100), part(200, 300), part(500, 600)}
	if got := Hidden(eye, side, parts); !got.AtLeastHalf() || got.MoreThanHalf() {
		t.Errorf("three sixths: hidden %v", big.NewRat(int64(got), int64(Whole)).FloatString(20))
	}
	parts[1] = part(201, 300)
	if Hidden(eye, side, parts).AtLeastHalf() {
		t.Errorf("less than three sixths are not a half")
	}
}

func TestSightByExample(t *testing.T) {
	eye := Point{0, 0}
	target := upright(-1000, 10000, 1000, 11000)
	left, right := upright(-9000, 5000, 0, 6000), upright(0, 5000, 9000, 6000)
	shifted := right.Moved(Vector{-1, 0})
	before := upright(-1000, 0, 1000, 500)
	behind := upright(-1000, -500, 1000, 0)
	within := upright(-2000, 9000, 2000, 12000)
	butRight, butLeft := upright(-2000, 5000, 500, 6000), upright(-500, 5000, 2000, 6000)
	all := upright(-501, 5000, 501, 6000)
	for name, c := range map[string]struct {
		blockers []*Poly
		sees     bool
	}{
		"all but the right corner":            {[]*Poly{&butRight}, true},
		"all but the left corner":             {[]*Poly{&butLeft}, true},
		"both corners":                        {[]*Poly{&all}, false},
		"nothing":                             {nil, true},
		"along the seam of two touching":      {[]*Poly{&left, &right}, true},
		"two that overlap by a hair":          {[]*Poly{&left, &shifted}, false},
		"the eye on the edge of what blocks":  {[]*Poly{&before}, false},
		"the eye on the edge of what is back": {[]*Poly{&behind}, true},
		"what blocks contains the target":     {[]*Poly{&within}, false},
	} {
		if got := Sees(eye, &target, c.blockers); got != c.sees {
			t.Errorf("%s: sees %v, want %v", name, got, c.sees)
		}
		if at, ok := Glimpse(eye, &target, c.blockers); ok != c.sees || ok && !target.Contains(at) {
			t.Errorf("%s: a glimpse of %v, %v, want %v", name, at, ok, c.sees)
		}
	}
	part := upright(-2000, 5000, 250, 6000)
	if at, _ := Glimpse(eye, &target, []*Poly{&part}); at != (Point{750, 10000}) {
		t.Errorf("got a glimpse of %v, want the middle of what is seen", at)
	}
	// Aslant, or boxes would tell.
	front, back := Segment{Point{-11000, 9000}, Point{-9000, 11000}}, quad(Point{-10500, 9500}, Point{-9500, 10500}, Point{-10000, 11000}, Point{-11000, 10000})
	if Hidden(eye, front, []*Poly{&back}) != 0 {
		t.Errorf("what lies behind a side hides it")
	}
	edgeOn := Segment{Point{0, 10000}, Point{0, 20000}}
	between := upright(-100, 14000, 100, 15000)
	if Hidden(eye, edgeOn, []*Poly{&between}) != 0 || Hidden(eye, Segment{edgeOn.B, edgeOn.A}, []*Poly{&between}) != 0 {
		t.Errorf("what stands beside the far end hides a side seen edge-on")
	}
	if Hidden(eye, edgeOn, []*Poly{&shifted}) != Whole || Hidden(eye, edgeOn, []*Poly{&right}) != 0 {
		t.Errorf("a side seen edge-on is hidden or not by the line to its nearer end")
	}
}
