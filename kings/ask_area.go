package kings

import (
	"gonfalon/content"
	"gonfalon/geom/plane"
)

// Areas that a page draws: arcs, and what a charge or a shot reaches. They are cut off at the
// edge of the table. Nothing is judged by them.

// tableCorners is the outline of the table.
func (s *State) tableCorners() []plane.Point {
	return []plane.Point{{}, {X: s.Width}, {X: s.Width, Y: s.Depth}, {Y: s.Depth}}
}

// disc returns a circle as a polygon.
func disc(centre plane.Point, radius int32) []plane.Point {
	const corners = 72
	list := make([]plane.Point, corners)
	for i := range list {
		list[i] = centre.Plus(plane.Ahead(plane.Angle(i*36000/corners), int(radius)))
	}
	return list
}

// cut keeps what of a convex polygon lies to the left of a line through a point.
func cut(area []plane.Point, at plane.Point, direction plane.Angle) []plane.Point {
	d := plane.Ahead(direction.Norm(), scale)
	side := func(p plane.Point) int64 { return cross(d, p.Minus(at)) }
	var left []plane.Point
	for i, p := range area {
		q := area[(i+1)%len(area)]
		from, to := side(p), side(q)
		if from >= 0 {
			left = append(left, p)
		}
		if from > 0 && to < 0 || from < 0 && to > 0 {
			share := func(a, b int32) int32 { return a + int32(int64(b-a)*from/(from-to)) }
			left = append(left, plane.Point{X: share(p.X, q.X), Y: share(p.Y, q.Y)})
		}
	}
	return left
}

// onTheTable cuts an area off at the edges.
func (s *State) onTheTable(area []plane.Point) []plane.Point {
	corners := s.tableCorners()
	for i, direction := range [...]plane.Angle{0, right90, 2 * right90, 3 * right90} {
		area = cut(area, corners[i], direction)
	}
	return area
}

// before keeps what of an area lies in the arc of a side of a base; the arc begins at the ends
// of a frontage in the middle of the side.
func before(area []plane.Point, b *plane.Base, side plane.Side, frontage int32) []plane.Point {
	out := b.Normal(side)
	edge := b.Side(side)
	middle := plane.Point{X: (edge.A.X + edge.B.X) / 2, Y: (edge.A.Y + edge.B.Y) / 2}
	right := middle.Plus(plane.Ahead((out - right90).Norm(), int(frontage/2)))
	left := middle.Plus(plane.Ahead((out + right90).Norm(), int(frontage/2)))
	area = cut(area, middle, out-right90)
	area = cut(area, right, out-right90/2)
	return cut(area, left, out+2*right90+right90/2)
}

// lengthOf is how long a side is.
func lengthOf(z plane.Size, side plane.Side) int32 {
	if side == plane.Left || side == plane.Right {
		return z.Depth
	}
	return z.Width
}

func areaDocument(area []plane.Point) [][]content.Length {
	list := make([][]content.Length, len(area))
	for i, p := range area {
		list[i] = pointDocument(p)
	}
	return list
}

// behind is what an eye cannot see past a polygon, as far as the table can reach: from its far
// edges on, for what stands in a wood is seen. It is nothing if the eye is in it.
func (s *State) behind(eye plane.Point, p *plane.Poly) []plane.Point {
	n := p.Len()
	// The corners go counterclockwise: an edge with the eye on its left is a far one.
	far := func(i int) bool {
		a, b := p.Corner(i%n), p.Corner((i+1)%n)
		return cross(b.Minus(a), eye.Minus(a)) > 0
	}
	first := 0
	for first < n && (far(first+n-1) || !far(first)) {
		first++
	}
	if first == n {
		return nil
	}
	last := first
	for last < first+n && far(last) {
		last++
	}
	var area []plane.Point
	for i := first; i <= last; i++ {
		area = append(area, p.Corner(i%n))
	}
	// Twice as far as any two points of the table are apart, by whole multiples: the rays go on.
	beyond := func(q plane.Point) plane.Point {
		v := q.Minus(eye)
		times := 2*(s.Width+s.Depth)/max(v.X, -v.X, v.Y, -v.Y, 1) + 1
		return plane.Point{X: eye.X + v.X*times, Y: eye.Y + v.Y*times}
	}
	return append(area, beyond(p.Corner(last%n)), beyond(p.Corner(first%n)))
}
