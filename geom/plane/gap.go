package plane

import "math/bits"

// A Dist is an exact distance: the root of n²/m. n and m are at most 2^42, so comparing two of
// them stays below 2^128.
type Dist struct{ n, m uint64 }

// between is the distance whose square is sq.
func between(sq int64) Dist {
	if sq == 0 {
		return Dist{0, 1}
	}
	return Dist{uint64(sq), uint64(sq)}
}

// Cmp compares the distance with a length.
func (d Dist) Cmp(length int) int {
	if length < 0 {
		return 1
	}
	h1, l1 := bits.Mul64(d.n, d.n)
	h2, l2 := mulWide(uint64(length), uint64(length), d.m)
	return cmp128(h1, l1, h2, l2)
}

// Less tells whether d is shorter than e.
func (d Dist) Less(e Dist) bool {
	h1, l1 := mulWide(d.n, d.n, e.m)
	h2, l2 := mulWide(e.n, e.n, d.m)
	return cmp128(h1, l1, h2, l2) < 0
}

// Floor returns the distance rounded down to a whole length.
func (d Dist) Floor() int {
	hi, lo := bits.Mul64(d.n, d.n)
	q, _ := bits.Div64(hi, lo, d.m)
	return int(root(q))
}

// mulWide returns a·b·c, which the bounds of the package keep below 2^128.
func mulWide(a, b, c uint64) (hi, lo uint64) {
	ah, al := bits.Mul64(a, b)
	hi, lo = bits.Mul64(al, c)
	return hi + ah*c, lo
}

// root returns the square root rounded down.
func root(q uint64) uint64 {
	var r uint64
	for bit := uint64(1) << ((bits.Len64(q) + 1) / 2); bit > 0; bit >>= 1 {
		if c := r | bit; c*c <= q {
			r = c
		}
	}
	return r
}

// Clear tells whether two things are at least the given length apart, give or take [Slack]: a
// base that lies flush and moves straight back an inch is an inch away by this measure.
func Clear(a, b *Shape, length int) bool {
	return a.Outline.Apart(&b.Outline, length-Slack)
}

// Gap returns the distance between the closest points of two outlines: zero if they meet.
func Gap(a, b *Shape) Dist { return a.Outline.Gap(&b.Outline) }

// Gap returns the distance between the closest points of two polygons: zero if they meet.
func (p *Poly) Gap(q *Poly) Dist {
	if p.Meets(q) {
		return Dist{0, 1}
	}
	// Of two closest points one at least is a corner.
	best := Dist{1 << 41, 1}
	for _, c := range p.corners() {
		q.closer(c, &best)
	}
	for _, c := range q.corners() {
		p.closer(c, &best)
	}
	return best
}

// GapTo returns the distance from a point to the polygon: zero if it lies in it.
func (p *Poly) GapTo(c Point) Dist {
	if p.Contains(c) {
		return Dist{0, 1}
	}
	best := Dist{1 << 41, 1}
	p.closer(c, &best)
	return best
}

// closer lowers best to the distance of c from the edges that look towards it.
func (p *Poly) closer(c Point, best *Dist) {
	for i := range p.n {
		a, b := p.at[i], p.at[p.next(i)]
		ab, ac := b.Minus(a), c.Minus(a)
		s := ab.cross(ac)
		if s >= 0 {
			continue
		}
		var d Dist
		along, whole := ab.dot(ac), ab.dot(ab)
		switch {
		case along <= 0:
			d = between(ac.dot(ac))
		case along >= whole:
			bc := c.Minus(b)
			d = between(bc.dot(bc))
		default:
			d = Dist{uint64(-s), uint64(whole)}
		}
		if d.Less(*best) {
			*best = d
		}
	}
}

// Near tells whether two polygons are at most the given length apart.
func (p *Poly) Near(q *Poly, length int) bool {
	return p.boxGap(q) <= length && !p.clears(q, length+1) && !q.clears(p, length+1) && p.Gap(q).Cmp(length) <= 0
}

// Apart tells whether two polygons are at least the given length apart.
func (p *Poly) Apart(q *Poly, length int) bool {
	return p.boxGap(q) >= length || p.clears(q, length) || q.clears(p, length) || p.Gap(q).Cmp(length) >= 0
}

// clears tells whether all of q lies at least the given length beyond one edge of p: it then is
// at least as far away. Bases side by side nearly always are so, and this is soon told.
func (p *Poly) clears(q *Poly, length int) bool {
	for i := range p.n {
		a, b := p.at[i], p.at[p.next(i)]
		off := q.nearest(a, b)
		if d := b.Minus(a); off > 0 && (Dist{uint64(off), uint64(d.dot(d))}).Cmp(length) >= 0 {
			return true
		}
	}
	return false
}

// boxGap is never more than the gap.
func (p *Poly) boxGap(q *Poly) int {
	return int(max(0,
		p.box.lo.X-q.box.hi.X, q.box.lo.X-p.box.hi.X,
		p.box.lo.Y-q.box.hi.Y, q.box.lo.Y-p.box.hi.Y))
}
