package plane

// Overlap tells whether two things stand on each other: whether their cores share inner
// points. Flush bases do not.
func Overlap(a, b *Shape) bool { return a.Core.Overlaps(&b.Core) }

// Touching tells whether two things are in contact: not on each other, and no more than
// [Slack] apart.
func Touching(a, b *Shape) bool {
	return !Overlap(a, b) && a.Outline.Near(&b.Outline, Slack)
}

// Overlaps tells whether two polygons share inner points.
func (p *Poly) Overlaps(q *Poly) bool {
	if p.box.lo.X >= q.box.hi.X || q.box.lo.X >= p.box.hi.X ||
		p.box.lo.Y >= q.box.hi.Y || q.box.lo.Y >= p.box.hi.Y {
		return false
	}
	return !p.shutsOut(q, 0) && !q.shutsOut(p, 0)
}

// Meets tells whether two polygons share any point, their edges included.
func (p *Poly) Meets(q *Poly) bool {
	if p.box.lo.X > q.box.hi.X || q.box.lo.X > p.box.hi.X ||
		p.box.lo.Y > q.box.hi.Y || q.box.lo.Y > p.box.hi.Y {
		return false
	}
	return !p.shutsOut(q, -1) && !q.shutsOut(p, -1)
}

// shutsOut tells whether an edge of p has the whole of q on its outer side; most is 0 if q
// may touch the line of that edge and -1 if not. Two convex polygons are apart exactly when an
// edge of one of them shuts out the other.
func (p *Poly) shutsOut(q *Poly, most int64) bool {
	a := p.at[p.n-1]
edges:
	for _, b := range p.at[:p.n] {
		dx, dy := int64(b.X-a.X), int64(b.Y-a.Y)
		at := dx*int64(a.Y) - dy*int64(a.X) + most
		a = b
		for _, c := range q.at[:q.n] {
			if dx*int64(c.Y)-dy*int64(c.X) > at {
				continue edges
			}
		}
		return true
	}
	return false
}

// paired tells whether each edge has a parallel one: bases are so, whatever rounding does.
func (p *Poly) paired() bool {
	return p.n == 4 && p.at[0].X+p.at[2].X == p.at[1].X+p.at[3].X && p.at[0].Y+p.at[2].Y == p.at[1].Y+p.at[3].Y
}

// outOfPair returns how far out of edge i and of its parallel, of a polygon that is paired, the
// innermost corners of q lie, as [Poly.nearest] does.
func (p *Poly) outOfPair(i int, q *Poly) (near, opposite int64) {
	a, b, c := p.at[i], p.at[i+1], p.at[i+2]
	dx, dy := int64(b.X-a.X), int64(b.Y-a.Y)
	least := dx*int64(q.at[0].Y) - dy*int64(q.at[0].X)
	most := least
	for _, c := range q.at[1:q.n] {
		at := dx*int64(c.Y) - dy*int64(c.X)
		least, most = min(least, at), max(most, at)
	}
	return dx*int64(a.Y) - dy*int64(a.X) - most, least - (dx*int64(c.Y) - dy*int64(c.X))
}

// Crosses tells whether a straight line passes through the inside of the polygon. Running
// along an edge or through a corner is no crossing.
func (p *Poly) Crosses(s Segment) bool {
	w := way()
	for i := range p.n {
		a, b := p.at[i], p.at[p.next(i)]
		from, to := side(a, b, s.A), side(a, b, s.B)
		if from <= 0 && to <= 0 || !w.atMost(-from, to-from) {
			return false
		}
	}
	// At the ends of the window the line is on an edge, between them inside.
	return w.lo.Cmp(w.hi) < 0
}
