package plane

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"
)

// The twins in this file answer the questions of the package slowly and obviously, in
// rationals. They share no code with it but the corners.

func rat(n int64) *big.Rat { return big.NewRat(n, 1) }

func add(a, b *big.Rat) *big.Rat { return new(big.Rat).Add(a, b) }
func sub(a, b *big.Rat) *big.Rat { return new(big.Rat).Sub(a, b) }
func mul(a, b *big.Rat) *big.Rat { return new(big.Rat).Mul(a, b) }
func quo(a, b *big.Rat) *big.Rat { return new(big.Rat).Quo(a, b) }

type ratPoint struct{ x, y *big.Rat }

func exact(p Point) ratPoint { return ratPoint{rat(int64(p.X)), rat(int64(p.Y))} }

func (p ratPoint) plus(q ratPoint) ratPoint  { return ratPoint{add(p.x, q.x), add(p.y, q.y)} }
func (p ratPoint) minus(q ratPoint) ratPoint { return ratPoint{sub(p.x, q.x), sub(p.y, q.y)} }
func (p ratPoint) times(t *big.Rat) ratPoint { return ratPoint{mul(p.x, t), mul(p.y, t)} }
func (p ratPoint) cross(q ratPoint) *big.Rat { return sub(mul(p.x, q.y), mul(p.y, q.x)) }
func (p ratPoint) dot(q ratPoint) *big.Rat   { return add(mul(p.x, q.x), mul(p.y, q.y)) }

type ratPoly []ratPoint

func exactPoly(p *Poly) (q ratPoly) {
	for _, c := range p.corners() {
		q = append(q, exact(c))
	}
	return q
}

func (p ratPoly) moved(v ratPoint) (q ratPoly) {
	for _, c := range p {
		q = append(q, c.plus(v))
	}
	return q
}

func (p ratPoly) edge(i int) (a, b ratPoint) { return p[i], p[(i+1)%len(p)] }

// keep clips p to where f, which is linear, is not negative.
func (p ratPoly) keep(f func(ratPoint) *big.Rat) (q ratPoly) {
	for i := range p {
		a, b := p.edge(i)
		fa, fb := f(a), f(b)
		if fa.Sign() >= 0 {
			q = append(q, a)
		}
		if fa.Sign()*fb.Sign() < 0 {
			q = append(q, a.plus(b.minus(a).times(quo(fa, sub(fa, fb)))))
		}
	}
	return q
}

func (p ratPoly) common(q ratPoly) ratPoly {
	for i := range q {
		a, b := q.edge(i)
		p = p.keep(func(c ratPoint) *big.Rat { return b.minus(a).cross(c.minus(a)) })
	}
	return p
}

func (p ratPoly) twiceArea() *big.Rat {
	sum := rat(0)
	for i := range p {
		a, b := p.edge(i)
		sum = add(sum, a.cross(b))
	}
	return sum
}

func (p ratPoly) overlaps(q ratPoly) bool { return p.common(q).twiceArea().Sign() > 0 }
func (p ratPoly) meets(q ratPoly) bool    { return len(p.common(q)) > 0 }

func (p ratPoly) inside(c ratPoint) bool {
	for i := range p {
		a, b := p.edge(i)
		if b.minus(a).cross(c.minus(a)).Sign() <= 0 {
			return false
		}
	}
	return true
}

// gapSquared is the least over all edges of the one and all corners of the other.
func (p ratPoly) gapSquared(q ratPoly) *big.Rat {
	if p.meets(q) {
		return rat(0)
	}
	var best *big.Rat
	for _, pair := range [][2]ratPoly{{p, q}, {q, p}} {
		for i := range pair[0] {
			a, b := pair[0].edge(i)
			for _, c := range pair[1] {
				if len(pair[0]) == 1 {
					continue
				}
				t := quo(b.minus(a).dot(c.minus(a)), b.minus(a).dot(b.minus(a)))
				if t.Sign() < 0 {
					t = rat(0)
				}
				if t.Cmp(rat(1)) > 0 {
					t = rat(1)
				}
				off := c.minus(a.plus(b.minus(a).times(t)))
				if d := off.dot(off); best == nil || d.Cmp(best) < 0 {
					best = d
				}
			}
		}
	}
	return best
}

// crossings returns where on the way from a to b it meets the lines of the edges, with both
// ends, in order.
func (p ratPoly) crossings(a, b ratPoint) []*big.Rat {
	at := []*big.Rat{rat(0), rat(1)}
	for i := range p {
		c, d := p.edge(i)
		across := d.minus(c).cross(b.minus(a))
		if across.Sign() == 0 {
			continue
		}
		if t := quo(d.minus(c).cross(c.minus(a)), across); t.Sign() > 0 && t.Cmp(rat(1)) < 0 {
			at = append(at, t)
		}
	}
	slices.SortFunc(at, (*big.Rat).Cmp)
	return at
}

// crosses tries a point between each two crossings.
func (p ratPoly) crosses(a, b ratPoint) bool {
	at := p.crossings(a, b)
	for i := range at[1:] {
		t := mul(add(at[i], at[i+1]), big.NewRat(1, 2))
		if at[i].Cmp(at[i+1]) < 0 && p.inside(a.plus(b.minus(a).times(t))) {
			return true
		}
	}
	return false
}

// meetings returns the times at which a corner of one comes on the line of an edge of the other
// while p moves along v, with 0 and 1, in order.
func (p ratPoly) meetings(q ratPoly, v ratPoint) []*big.Rat {
	at := []*big.Rat{rat(0), rat(1)}
	note := func(a, b, c, v ratPoint) {
		if s := b.minus(a).cross(v); s.Sign() != 0 {
			if t := quo(b.minus(a).cross(a.minus(c)), s); t.Sign() > 0 && t.Cmp(rat(1)) < 0 {
				at = append(at, t)
			}
		}
	}
	for i := range p {
		a, b := p.edge(i)
		for _, c := range q {
			note(a, b, c, v.times(rat(-1)))
		}
	}
	for i := range q {
		a, b := q.edge(i)
		for _, c := range p {
			note(a, b, c, v)
		}
	}
	slices.SortFunc(at, (*big.Rat).Cmp)
	return at
}

// trials runs a property on many random inputs and names the seed of the first that fails.
func trials(t *testing.T, n int, property func(t *testing.T, r *rand.Rand)) {
	t.Helper()
	if testing.Short() {
		n /= 4
	}
	for seed := range uint64(n) {
		property(t, rand.New(rand.NewPCG(seed, 1)))
		if t.Failed() {
			t.Fatalf("the input was that of seed %d", seed)
		}
	}
}

// enough fails a test whose random inputs hardly ever came to the point. A short run has too
// few of them to tell.
func enough(t *testing.T, what string, n, least int) {
	t.Helper()
	if n < least && !testing.Short() {
		t.Errorf("%d %s, want at least %d", n, what, least)
	}
}

func within(r *rand.Rand, most int32) int32 { return r.Int32N(2*most+1) - most }

// anyPoly returns a polygon. Half of them are small, so that corners coincide, edges are
// collinear and gaps zero more often than not.
func anyPoly(r *rand.Rand) Poly {
	most := int32(5)
	if r.IntN(2) == 0 {
		most = 1 << (3 + r.IntN(17))
	}
	for {
		if r.IntN(3) == 0 {
			x, y := within(r, most), within(r, most)
			w, h := 1+r.Int32N(most), 1+r.Int32N(most)
			if p, err := NewPoly(Point{x, y}, Point{x + w, y}, Point{x + w, y + h}, Point{x, y + h}); err == nil {
				return p
			}
			continue
		}
		var points []Point
		for range 3 + r.IntN(9) {
			points = append(points, Point{within(r, most), within(r, most)})
		}
		if p, err := NewPoly(hull(points)...); err == nil {
			return p
		}
	}
}

// hull wraps a string around points.
func hull(points []Point) []Point {
	slices.SortFunc(points, func(a, b Point) int {
		if a.X != b.X {
			return int(a.X - b.X)
		}
		return int(a.Y - b.Y)
	})
	var h []Point
	for range 2 {
		floor := len(h)
		for _, p := range points {
			for len(h) >= floor+2 && side(h[len(h)-2], h[len(h)-1], p) <= 0 {
				h = h[:len(h)-1]
			}
			h = append(h, p)
		}
		h = h[:len(h)-1]
		slices.Reverse(points)
	}
	return h
}

// anyPair returns two polygons of like size, near each other.
func anyPair(r *rand.Rand) (p, q Poly) {
	for {
		p, q = anyPoly(r), anyPoly(r)
		a, b := p.box.hi.X-p.box.lo.X, q.box.hi.X-q.box.lo.X
		if a <= 8*b && b <= 8*a {
			return p, q
		}
	}
}

func anyPoint(r *rand.Rand, most int32) Point { return Point{within(r, most), within(r, most)} }

func anyAngle(r *rand.Rand) Angle {
	if r.IntN(3) == 0 {
		return Angle(r.IntN(8)) * 4500
	}
	return Angle(r.IntN(int(full)))
}

func anySize(r *rand.Rand) Size {
	return Size{1000 + r.Int32N(30000), 1000 + r.Int32N(20000)}
}

func anyBase(r *rand.Rand, most int32) Base {
	return NewBase(Pose{anyPoint(r, most), anyAngle(r)}, anySize(r))
}

func square(d Dist) *big.Rat {
	n := new(big.Int).SetUint64(d.n)
	return new(big.Rat).SetFrac(n.Mul(n, n), new(big.Int).SetUint64(d.m))
}

func (f Frac) rat() *big.Rat { return big.NewRat(f.Num, f.Den) }
