package plane

// A straight move is taken as the whole real segment between its two ends, which are whole
// points: what is asked about it is exact for every position in between.

// Crosses tells whether a thing that moves straight along v overlaps another anywhere on its
// way, both ends included.
func Crosses(a *Shape, v Vector, b *Shape) bool {
	if a.Core.Misses(v, &b.Core) {
		return false
	}
	swept := a.Core.Swept(v)
	return swept.Overlaps(&b.Core)
}

// Misses tells quickly that a polygon that moves straight along v overlaps another nowhere on
// its way; that it does not is no answer.
func (p *Poly) Misses(v Vector, q *Poly) bool {
	return p.box.lo.X+min(v.X, 0) >= q.box.hi.X || q.box.lo.X >= p.box.hi.X+max(v.X, 0) ||
		p.box.lo.Y+min(v.Y, 0) >= q.box.hi.Y || q.box.lo.Y >= p.box.hi.Y+max(v.Y, 0)
}

// SweptGap returns how near a thing that moves straight along v comes to another.
func SweptGap(a *Shape, v Vector, b *Shape) Dist {
	swept := a.Outline.Swept(v)
	return swept.Gap(&b.Outline)
}

// SweptApart tells whether a polygon stays at least the given length from another all the way
// of a straight move along v.
func (p *Poly) SweptApart(v Vector, q *Poly, length int) bool {
	if p.sweptBoxGap(v, q) >= length {
		return true
	}
	swept := p.Swept(v)
	return !swept.gapIs(q, length, 0)
}

// Swept returns all that the polygon covers while it moves straight along v. It has two
// corners more than the polygon, which may have no more than MaxCorners-2.
func (p *Poly) Swept(v Vector) Poly {
	if v == (Vector{}) {
		return *p
	}
	// Edges that look forward are carried along, the others stay; where one kind follows the
	// other a corner leaves a trace.
	var s Poly
	n := int32(0)
	before := p.at[0].Minus(p.at[p.n-1]).cross(v) < 0
	for i, c := range p.at[:p.n] {
		after := p.at[p.next(int32(i))].Minus(c).cross(v) < 0
		switch {
		case before && after:
			s.at[n] = c.Plus(v)
		case before:
			s.at[n], s.at[n+1] = c.Plus(v), c
			n++
		case after:
			s.at[n], s.at[n+1] = c, c.Plus(v)
			n++
		default:
			s.at[n] = c
		}
		n++
		before = after
	}
	s.n = n
	s.box.lo = Point{p.box.lo.X + min(v.X, 0), p.box.lo.Y + min(v.Y, 0)}
	s.box.hi = Point{p.box.hi.X + max(v.X, 0), p.box.hi.Y + max(v.Y, 0)}
	return s
}

// FirstContact returns the part of the way along v after which the outline of a moving thing
// first meets that of another, zero if they meet from the start; false if they never do.
func FirstContact(a *Shape, v Vector, b *Shape) (Frac, bool) {
	w := way()
	ok := a.Outline.closes(&b.Outline, v, 0, &w)
	return w.lo, ok
}

// FirstOverlap returns the part of the way along v after which a moving thing begins to
// overlap another: up to it, it does not. False if it never overlaps it.
func FirstOverlap(a *Shape, v Vector, b *Shape) (Frac, bool) {
	if !Crosses(a, v, b) {
		return Frac{}, false
	}
	w := way()
	a.Core.closes(&b.Core, v, 0, &w)
	return w.lo, true
}

// closes narrows w to the part of the way along v on which p meets q: where no edge of one
// shuts out the other. With a spare of 1 it keeps only the part on which they still would if
// p were a unit off, in x and in y.
func (p *Poly) closes(q *Poly, v Vector, spare int64, w *window) bool {
	for i := range p.n {
		a, b := p.at[i], p.at[p.next(i)]
		d := b.Minus(a)
		if !w.atMost(q.nearest(a, b)+spare*d.span(), -d.cross(v)) {
			return false
		}
	}
	for i := range q.n {
		a, b := q.at[i], q.at[q.next(i)]
		d := b.Minus(a)
		if !w.atMost(p.nearest(a, b)+spare*d.span(), d.cross(v)) {
			return false
		}
	}
	return true
}

// nearest returns how far out of the edge from a to b the innermost corner of p lies, times
// the length of the edge: positive if the edge shuts p out.
func (p *Poly) nearest(a, b Point) int64 {
	dx, dy := int64(b.X-a.X), int64(b.Y-a.Y)
	most := dx*int64(p.at[0].Y) - dy*int64(p.at[0].X)
	for _, c := range p.at[1:p.n] {
		most = max(most, dx*int64(c.Y)-dy*int64(c.X))
	}
	return dx*int64(a.Y) - dy*int64(a.X) - most
}
