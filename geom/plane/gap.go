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
	return Root(int(q))
}

// mulWide returns a·b·c, which the bounds of the package keep below 2^128.
func mulWide(a, b, c uint64) (hi, lo uint64) {
	ah, al := bits.Mul64(a, b)
	hi, lo = bits.Mul64(al, c)
	return hi + ah*c, lo
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
	best := between(p.cornerGap(q))
	p.edgeGap(q, &best)
	q.edgeGap(p, &best)
	return best
}

// cornerGap is the square of the distance of the closest corners.
func (p *Poly) cornerGap(q *Poly) int64 {
	least := int64(1) << 41
	for _, a := range p.corners() {
		for _, b := range q.corners() {
			v := b.Minus(a)
			least = min(least, v.dot(v))
		}
	}
	return least
}

// edgeGap lowers best to the distance of q from edges of p. That matters only of an edge beyond
// which all of q lies: else another point of q is closer.
func (p *Poly) edgeGap(q *Poly, best *Dist) {
	a := p.at[p.n-1]
	for _, b := range p.at[:p.n] {
		if q.nearest(a, b) > 0 {
			for _, c := range q.corners() {
				if d, ok := gapToEdge(a, b, c); ok && d.Less(*best) {
					*best = d
				}
			}
		}
		a = b
	}
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
		if d, ok := gapToEdge(p.at[i], p.at[p.next(i)], c); ok && d.Less(*best) {
			*best = d
		}
	}
}

// gapToEdge returns the distance of c from the edge from a to b, if that looks towards it.
func gapToEdge(a, b, c Point) (Dist, bool) {
	ab, ac := b.Minus(a), c.Minus(a)
	s := ab.cross(ac)
	if s >= 0 {
		return Dist{}, false
	}
	along, whole := ab.dot(ac), ab.dot(ab)
	switch {
	case along <= 0:
		return between(ac.dot(ac)), true
	case along >= whole:
		bc := c.Minus(b)
		return between(bc.dot(bc)), true
	}
	return Dist{uint64(-s), uint64(whole)}, true
}

// Near tells whether two polygons are at most the given length apart.
func (p *Poly) Near(q *Poly, length int) bool {
	return p.boxGap(q) <= length && p.gapIs(q, length, 1)
}

// Apart tells whether two polygons are at least the given length apart.
func (p *Poly) Apart(q *Poly, length int) bool {
	return p.boxGap(q) >= length || !p.gapIs(q, length, 0)
}

// MovedApart tells the same of p where it is after a straight move along v.
func (p *Poly) MovedApart(v Vector, q *Poly, length int) bool {
	if p.movedBoxGap(v, q) >= length {
		return true
	}
	moved := p.Moved(v)
	return !moved.gapIs(q, length, 0)
}

// gapIs tells whether the gap compares with a length as less than cut: less if that is 0, no
// more if it is 1.
func (p *Poly) gapIs(q *Poly, length, cut int) bool {
	far, apart := p.clears(q, length, cut)
	if far {
		return false
	}
	far, also := q.clears(p, length, cut)
	if far {
		return false
	}
	if !apart && !also { // they meet
		return (Dist{0, 1}).Cmp(length) < cut
	}
	return between(p.cornerGap(q)).Cmp(length) < cut || apart && p.comesTo(q, length, cut) || also && q.comesTo(p, length, cut)
}

// clears tells whether all of q lies beyond one edge of p, and so far that the gap is not as
// asked. Bases side by side nearly always do, and this is soon told.
func (p *Poly) clears(q *Poly, length, cut int) (far, beyond bool) {
	if p.paired() {
		for i := range 2 {
			near, opposite := p.outOfPair(i, q)
			if off := max(near, opposite); off > 0 { // it is not beyond both
				beyond = true
				if d := p.at[i+1].Minus(p.at[i]); (Dist{uint64(off), uint64(d.dot(d))}).Cmp(length) >= cut {
					return true, true
				}
			}
		}
		return false, beyond
	}
	a := p.at[p.n-1]
	for _, b := range p.at[:p.n] {
		if off := q.nearest(a, b); off > 0 {
			beyond = true
			if d := b.Minus(a); (Dist{uint64(off), uint64(d.dot(d))}).Cmp(length) >= cut {
				return true, true
			}
		}
		a = b
	}
	return false, beyond
}

// comesTo tells whether a corner of q is as near as asked to an edge of p beyond which all of q
// lies.
func (p *Poly) comesTo(q *Poly, length, cut int) bool {
	a := p.at[p.n-1]
	for _, b := range p.at[:p.n] {
		if q.nearest(a, b) > 0 {
			for _, c := range q.at[:q.n] {
				if d, ok := gapToEdge(a, b, c); ok && d.Cmp(length) < cut {
					return true
				}
			}
		}
		a = b
	}
	return false
}

// boxGap is never more than the gap.
func (p *Poly) boxGap(q *Poly) int {
	return int(max(0,
		p.box.lo.X-q.box.hi.X, q.box.lo.X-p.box.hi.X,
		p.box.lo.Y-q.box.hi.Y, q.box.lo.Y-p.box.hi.Y))
}

// movedBoxGap is never more than the gap after a straight move of p along v.
func (p *Poly) movedBoxGap(v Vector, q *Poly) int {
	return int(max(0,
		p.box.lo.X+v.X-q.box.hi.X, q.box.lo.X-p.box.hi.X-v.X,
		p.box.lo.Y+v.Y-q.box.hi.Y, q.box.lo.Y-p.box.hi.Y-v.Y))
}

// sweptBoxGap is never more than the gap anywhere on the way of p along v.
func (p *Poly) sweptBoxGap(v Vector, q *Poly) int {
	return int(max(0,
		p.box.lo.X+min(v.X, 0)-q.box.hi.X, q.box.lo.X-p.box.hi.X-max(v.X, 0),
		p.box.lo.Y+min(v.Y, 0)-q.box.hi.Y, q.box.lo.Y-p.box.hi.Y-max(v.Y, 0)))
}
