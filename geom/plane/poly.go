package plane

import "errors"

// MaxCorners is the most corners a polygon has.
const MaxCorners = 8

// A Poly is a convex polygon, its edge included, with its corners in the order of positive
// turns. It is plain data.
type Poly struct {
	at  [MaxCorners]Point
	n   int32
	box box
}

// A box is the smallest upright rectangle around a polygon.
type box struct{ lo, hi Point }

// ErrPoly says that points are not the corners of a polygon this package can carry.
var ErrPoly = errors.New("not 3 to 8 corners of a convex polygon, counterclockwise, within the limit")

// NewPoly returns the polygon with these corners, given counterclockwise (from +X towards +Y).
// No three of them may lie on a line.
func NewPoly(corners ...Point) (Poly, error) {
	p := Poly{n: int32(len(corners))}
	if len(corners) < 3 || copy(p.at[:], corners) < len(corners) {
		return Poly{}, ErrPoly
	}
	for i := range p.n {
		a, b := p.at[i], p.at[p.next(i)]
		if max(a.X, -a.X, a.Y, -a.Y) > Limit {
			return Poly{}, ErrPoly
		}
		for j := range p.n {
			// Every other corner, not only the next one: a star turns left all the way round.
			if j != i && j != p.next(i) && side(a, b, p.at[j]) <= 0 {
				return Poly{}, ErrPoly
			}
		}
	}
	p.enclose()
	return p, nil
}

// quad trusts its caller that the corners are those of a rectangle.
func quad(a, b, c, d Point) Poly {
	p := Poly{n: 4}
	p.at[0], p.at[1], p.at[2], p.at[3] = a, b, c, d
	p.enclose()
	return p
}

// Box returns the upright rectangle between two corners, the lower left and the upper right.
func Box(lo, hi Point) Poly { return quad(lo, Point{hi.X, lo.Y}, hi, Point{lo.X, hi.Y}) }

// Beside tells quickly that no inner point of the polygon lies in the upright rectangle between
// two corners; that it does not is no answer.
func (p *Poly) Beside(lo, hi Point) bool {
	return p.box.lo.X >= hi.X || lo.X >= p.box.hi.X || p.box.lo.Y >= hi.Y || lo.Y >= p.box.hi.Y
}

func (p *Poly) enclose() {
	p.box = box{p.at[0], p.at[0]}
	for _, c := range p.corners()[1:] {
		p.box.lo.X, p.box.hi.X = min(p.box.lo.X, c.X), max(p.box.hi.X, c.X)
		p.box.lo.Y, p.box.hi.Y = min(p.box.lo.Y, c.Y), max(p.box.hi.Y, c.Y)
	}
}

func (p *Poly) corners() []Point { return p.at[:p.n] }

func (p *Poly) next(i int32) int32 {
	if i++; i < p.n {
		return i
	}
	return 0
}

// Len returns the number of corners.
func (p *Poly) Len() int { return int(p.n) }

// Corner returns corner i, counted from 0.
func (p *Poly) Corner(i int) Point { return p.corners()[i] }

// Moved returns the polygon elsewhere.
func (p *Poly) Moved(v Vector) Poly {
	q := *p
	q.move(v)
	return q
}

func (p *Poly) move(v Vector) {
	for i := range p.n {
		p.at[i] = p.at[i].Plus(v)
	}
	p.box = box{p.box.lo.Plus(v), p.box.hi.Plus(v)}
}

// Contains tells whether a point lies in the polygon or on its edge.
func (p *Poly) Contains(q Point) bool {
	for i := range p.n {
		if side(p.at[i], p.at[p.next(i)], q) < 0 {
			return false
		}
	}
	return true
}

// Within tells whether the whole of p lies in q; their edges may touch.
func (p *Poly) Within(q *Poly) bool {
	for _, c := range p.corners() {
		if !q.Contains(c) {
			return false
		}
	}
	return true
}

// twiceArea is positive, as the corners go round counterclockwise.
func (p *Poly) twiceArea() int64 {
	var sum int64
	for i := int32(1); i+1 < p.n; i++ {
		sum += side(p.at[0], p.at[i], p.at[i+1])
	}
	return sum
}
