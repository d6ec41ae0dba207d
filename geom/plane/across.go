package plane

// Sight from any point of an edge to any point of a target is a matter of lines that lean on
// two corners: if one line is free, so is one that starts at an end of the edge, or one that
// cannot be tilted either way, as it passes two corners of what there is. Where a blocker lies
// across the edge or the target, what is free of them ends beside it: there a point a hair off
// counts as an end or a corner, so that slits no wider than a hair may be missed.

// hair is how far beside a blocker lines are tried.
const hair = 2

// mostLeans is the most corners that a look across minds; more are a mistake of the caller, and
// panic.
const mostLeans = 512

// SeesAcross tells whether any point of an edge sees any point of a target, each with its ends
// and corners. The edge has the thing that looks to its left, as [Base.Side] has; lines that only
// graze a blocker pass.
func SeesAcross(edge Segment, target *Poly, blockers []*Poly) bool {
	if seesFree(edge.A, target, blockers) || seesFree(edge.B, target, blockers) {
		return true
	}
	l := leaning{edge: edge, target: target, blockers: blockers}
	if l.gather() {
		return true
	}
	for i := range l.n {
		for j := range i {
			if l.free(l.at[i], l.at[j]) {
				return true
			}
		}
	}
	return false
}

// seesFree tells whether an eye that is in no blocker sees a target, which it may touch.
func seesFree(eye Point, target *Poly, blockers []*Poly) bool {
	for _, b := range blockers {
		if b.encloses(eye) {
			return false
		}
	}
	return Sees(eye, target, blockers)
}

// encloses tells whether a point lies in the polygon, not on its edge.
func (p *Poly) encloses(q Point) bool {
	for i := range p.n {
		if side(p.at[i], p.at[p.next(i)], q) <= 0 {
			return false
		}
	}
	return true
}

// A leaning is a look across: lines from an edge that lean on two corners.
type leaning struct {
	edge     Segment
	target   *Poly
	blockers []*Poly
	n        int
	at       [mostLeans]Point
}

// gather collects the corners that lines can lean on. Where a blocker lies across the edge it
// looks from beside it, and tells whether anything is seen from there.
func (l *leaning) gather() bool {
	for _, c := range l.target.corners() {
		l.add(c)
	}
	out := l.edge.along()
	for _, b := range l.blockers {
		across := b.Meets(l.target)
		for i := range b.n {
			s := Segment{b.at[i], b.at[b.next(i)]}
			if out.cross(s.A.Minus(l.edge.A)) < 0 { // before the edge, not behind it
				l.add(s.A)
			}
			if beside, ok := s.beside(l.edge); ok {
				for _, eye := range beside {
					if seesFree(eye, l.target, l.blockers) {
						return true
					}
				}
			}
			for j := range l.target.n {
				if !across {
					break
				}
				if beside, ok := s.beside(Segment{l.target.at[j], l.target.at[l.target.next(j)]}); ok {
					l.add(beside[0])
					l.add(beside[1])
				}
			}
		}
	}
	return false
}

func (l *leaning) add(p Point) {
	l.at[l.n] = p
	l.n++
}

// beside returns the points of another segment a hair before and after where it crosses s, if it
// does; they do not leave it.
func (s Segment) beside(t Segment) (at [2]Point, ok bool) {
	d, e := s.along(), t.along()
	off, turn := t.A.Minus(s.A), d.cross(e)
	if turn == 0 {
		return at, false
	}
	f, g := fraction(off.cross(e), turn), fraction(off.cross(d), turn)
	if f.Num < 0 || f.Num > f.Den || g.Num < 0 || g.Num > g.Den {
		return at, false
	}
	long := int64(Root(int(e.dot(e)))) + 1
	for i, by := range [2]int64{-hair, hair} {
		h := Frac{min(max(int64(g.share()>>36)+by<<24/long, 0), 1<<24), 1 << 24}
		at[i] = t.A.Plus(Vector{h.ofSide(e.X), h.ofSide(e.Y)})
	}
	return at, true
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
