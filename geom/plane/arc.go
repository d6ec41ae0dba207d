package plane

// A Wedge is a part of the plane without outer limit, such as the arc of a side. Its border
// belongs to it.
type Wedge struct {
	origin Point
	planes [3]plane
}

// A plane keeps what lies on one side of a line: the v with 2·n·v >= k.
type plane struct {
	n axis
	k int64
}

func (w *Wedge) value(i int, p Point) int64 {
	return 2*w.planes[i].n.dot(p.Minus(w.origin)) - w.planes[i].k
}

// Arc returns what lies before a side, between the lines that leave its two corners at 45
// degrees. The lines start at the true corners, not the rounded ones: this and [Base.ArcOf]
// are exact in the axes of the sine table.
func (b *Base) Arc(s Side) Wedge { return b.ArcFrom(s, int(b.length(s))) }

// ArcFrom is [Base.Arc] with lines that leave the side at the ends of a frontage in its middle.
func (b *Base) ArcFrom(s Side, frontage int) Wedge {
	u := b.Normal(s).axis()
	v := u.left()
	deep := b.reach(s) << axisBits
	diagonal := deep - int64(frontage)<<axisBits
	return Wedge{b.At, [3]plane{
		{u, deep},
		{axis{u.x - v.x, u.y - v.y}, diagonal},
		{axis{u.x + v.x, u.y + v.y}, diagonal},
	}}
}

// Past returns all that lies beyond the line of a side.
func (b *Base) Past(s Side) Wedge {
	p := plane{b.Normal(s).axis(), b.reach(s) << axisBits}
	return Wedge{b.At, [3]plane{p, p, p}}
}

// Sector returns what the centre sees through a side: the wedge between the half-lines from
// the centre through the two corners of the side.
func (b *Base) Sector(s Side) Wedge {
	edge := b.Side(s)
	from, to := edge.A.Minus(b.At), edge.B.Minus(b.At)
	begin := plane{n: axis{-int64(from.Y), int64(from.X)}}
	end := plane{n: axis{int64(to.Y), -int64(to.X)}}
	return Wedge{b.At, [3]plane{begin, end, end}}
}

// SectorTriangle returns the part of a sector that any table can hold, as a polygon: the side
// of a base that holds most of another is the one whose triangle holds most of its area. Its
// far corners may lie beyond [Limit], by no more than the products of the package can bear as
// long as no side of the base is more than 16 times another.
func (b *Base) SectorTriangle(s Side) Poly {
	edge := b.Side(s)
	times := 4*Limit/min(b.Width, b.Depth) + 1
	far := func(c Point) Point {
		v := c.Minus(b.At)
		return b.At.Plus(Vector{v.X * times, v.Y * times})
	}
	t := Poly{n: 3}
	t.at[0], t.at[1], t.at[2] = b.At, far(edge.A), far(edge.B)
	t.enclose()
	return t
}

// Contains tells whether a point lies in the wedge or on its border.
func (w *Wedge) Contains(p Point) bool {
	return w.value(0, p) >= 0 && w.value(1, p) >= 0 && w.value(2, p) >= 0
}

// Meets tells whether any part of a polygon lies in the wedge; a point on the border is
// enough.
func (w *Wedge) Meets(p *Poly) bool {
	// As the wedge has no outer limit no polygon encloses it: if they meet, an edge does.
	for i := range p.n {
		if w.meetsSegment(p.at[i], p.at[p.next(i)]) {
			return true
		}
	}
	return false
}

func (w *Wedge) meetsSegment(a, b Point) bool {
	part := way()
	for i := range w.planes {
		from, to := w.value(i, a), w.value(i, b)
		if !part.atMost(-from, to-from) {
			return false
		}
	}
	return true
}

// ArcOf returns the side in whose arc a point outside the base lies. The four arcs share the
// plane among them: a point on a border is before the front rather than a flank, and before a
// flank rather than the rear.
func (b *Base) ArcOf(p Point) Side {
	u := b.Facing.axis()
	v := p.Minus(b.At)
	ahead, aside := 2*u.dot(v), 2*u.left().dot(v)
	past := max(ahead, -ahead) - int64(b.Depth)<<axisBits
	beside := max(aside, -aside) - int64(b.Width)<<axisBits
	switch {
	case ahead > 0 && past >= beside:
		return Front
	case ahead < 0 && past > beside:
		return Rear
	case aside >= 0:
		return Left
	}
	return Right
}
