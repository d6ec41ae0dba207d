package plane

// Rim returns four pieces that lie around a table whose corners are at the origin and at
// (width, depth), for those who treat its edges as impassable terrain. A base stands on the
// table exactly when it overlaps none of them. They are a metre wide: the table may be 4.2 m
// long at most.
func Rim(width, depth int32) [4]Shape {
	const thick = 100000
	piece := func(x0, y0, x1, y1 int32) Shape {
		p := quad(Point{x0, y0}, Point{x1, y0}, Point{x1, y1}, Point{x0, y1})
		return Shape{p, p}
	}
	return [4]Shape{
		piece(-thick, -thick, width+thick, 0),
		piece(-thick, depth, width+thick, depth+thick),
		piece(-thick, -thick, 0, depth+thick),
		piece(width, -thick, width+thick, depth+thick),
	}
}

// StaysIn tells whether a polygon that has moved by v lies in the upright rectangle between two
// corners, its border included.
func (p *Poly) StaysIn(lo, hi Point, v Vector) bool {
	for _, c := range p.at[:p.n] {
		x, y := c.X+v.X, c.Y+v.Y
		if x < lo.X || y < lo.Y || x > hi.X || y > hi.Y {
			return false
		}
	}
	return true
}

// Hand tells which way is looked first at a place on a table where left and right are as good: 1
// is left, -1 right. It is so chosen that a mirrored table is played in mirror image, and a turned
// one turned.
func Hand(at Point, width, depth int32) Angle {
	if (2*at.X < width) == (2*at.Y < depth) {
		return 1
	}
	return -1
}
