package plane

// Sight from any point of an edge to any point of a target is a matter of lines that lean on
// two corners: if one line is free, so is one that starts at an end of the edge, or one that
// cannot be tilted either way, as it passes two corners of what there is. Where a blocker lies
// across the edge or the target, the places where their sides cross count as corners, rounded
// to whole points: a slit beside them that is narrower than a unit may be missed.

// mostLeans is the most corners that a look across minds; more are a mistake of the caller, and
// panic.
const mostLeans = 512

// SeesAcross tells whether any point of an edge sees any point of a target, each with its ends
// and corners. The edge has the thing that looks to its left, as [Base.Side] has; lines that only
// graze a blocker pass.
func SeesAcross(edge Segment, target *Poly, blockers []*Poly) bool {
	if Sees(edge.A, target, blockers) || Sees(edge.B, target, blockers) {
		return true
	}
	l := leaning{edge: edge, target: target, blockers: blockers}
	l.gather()
	for i := range l.n {
		for j := range i {
			if l.free(l.at[i], l.at[j]) {
				return true
			}
		}
	}
	return false
}

// A leaning is a look across: lines from an edge that lean on two corners.
type leaning struct {
	edge     Segment
	target   *Poly
	blockers []*Poly
	n        int
	at       [mostLeans]Point
}

// gather collects the corners that lines can lean on.
func (l *leaning) gather() {
	for _, c := range l.target.corners() {
		l.add(c)
	}
	out := l.edge.along()
	for _, b := range l.blockers {
		for i := range b.n {
			c, d := b.at[i], b.at[b.next(i)]
			if out.cross(c.Minus(l.edge.A)) < 0 { // before the edge, not behind it
				l.add(c)
			}
			s := Segment{c, d}
			l.addCrossing(s, l.edge)
			if b.Meets(l.target) {
				for j := range l.target.n {
					l.addCrossing(s, Segment{l.target.at[j], l.target.at[l.target.next(j)]})
				}
			}
		}
	}
}

func (l *leaning) add(p Point) {
	l.at[l.n] = p
	l.n++
}

// addCrossing adds the point where two segments cross, rounded.
func (l *leaning) addCrossing(s, t Segment) {
	d, e := s.along(), t.along()
	off, turn := t.A.Minus(s.A), d.cross(e)
	if turn == 0 {
		return
	}
	f, g := fraction(off.cross(e), turn), fraction(off.cross(d), turn)
	if f.Num < 0 || f.Num > f.Den || g.Num < 0 || g.Num > g.Den {
		return
	}
	l.add(s.A.Plus(Vector{f.ofSide(d.X), f.ofSide(d.Y)}))
}

// ofSide returns the fraction, from 0 to 1, of a difference of coordinates, rounded so that a
// mirrored one is rounded alike.
func (f Frac) ofSide(length int32) int32 {
	share := int64(f.share() >> 28)
	return int32(roundShift(share*int64(length), 32))
}

// free tells whether the line through two corners leads from the edge to the target past all
// blockers.
func (l *leaning) free(a, b Point) bool {
	d, along := b.Minus(a), l.edge.along()
	turn := d.cross(along)
	if turn < 0 {
		d, turn = d.Neg(), -turn
	}
	if turn == 0 || d.cross(l.edge.A.Minus(a)) > 0 || d.cross(l.edge.B.Minus(a)) < 0 {
		return false // it misses the edge
	}
	// The line is a + t·d, with t growing outwards; there may be more of it than from 0 to 1.
	from := fraction(l.edge.A.Minus(a).cross(along), turn)
	line := window{from, Frac{beyond, 1}}
	for i := range l.target.n {
		c, e := l.target.at[i], l.target.at[l.target.next(i)]
		if !line.atMost(-side(c, e, a), e.Minus(c).cross(d)) {
			return false
		}
	}
	way := window{from, line.lo} // to the first point of the target
	for _, p := range l.blockers {
		if p.bars(a, d, way) {
			return false
		}
	}
	return true
}

// bars tells whether a part of the line a + t·d lies inside the polygon.
func (p *Poly) bars(a Point, d Vector, w window) bool {
	for i := range p.n {
		c, e := p.at[i], p.at[p.next(i)]
		at, by := side(c, e, a), e.Minus(c).cross(d)
		if by == 0 && at <= 0 || !w.atMost(-at, by) {
			return false
		}
	}
	return w.lo.Cmp(w.hi) < 0
}

// Beyond returns what lies to the right of a line from one point through another: a rectangle
// that reaches at least so far along the line, both ways from the first point, and so far to
// the side.
func Beyond(a, b Point, far int) Poly {
	along := b.Minus(a).beyond(far)
	out := Vector{along.Y, -along.X}
	begin, end := a.Plus(along.Neg()), a.Plus(along)
	return quad(begin, begin.Plus(out), end.Plus(out), end)
}

// Middle returns the middle of a segment, rounded towards zero.
func (s Segment) Middle() Point { return Point{(s.A.X + s.B.X) / 2, (s.A.Y + s.B.Y) / 2} }
