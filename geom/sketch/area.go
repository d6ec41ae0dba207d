package sketch

import "gonfalon/geom/plane"

const quarter plane.Angle = 9000

// Corners is the outline of a table.
func Corners(width, depth int32) []plane.Point {
	return []plane.Point{{}, {X: width}, {X: width, Y: depth}, {Y: depth}}
}

// Disc returns a circle as a polygon.
func Disc(centre plane.Point, radius int32) []plane.Point {
	const corners = 72
	list := make([]plane.Point, corners)
	for i := range list {
		list[i] = centre.Plus(plane.Ahead(plane.Angle(i*36000/corners), int(radius)))
	}
	return list
}

// Cut keeps what of a convex polygon lies to the left of a line through a point.
func Cut(area []plane.Point, at plane.Point, direction plane.Angle) []plane.Point {
	const scale = 1 << 18
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

func cross(a, b plane.Vector) int64 { return int64(a.X)*int64(b.Y) - int64(a.Y)*int64(b.X) }

// OnTable cuts an area off at the edges of a table.
func OnTable(area []plane.Point, width, depth int32) []plane.Point {
	for i, corner := range Corners(width, depth) {
		area = Cut(area, corner, plane.Angle(i)*quarter)
	}
	return area
}

// Before keeps what of an area lies in the arc of a side of a base; the arc begins at the ends
// of a frontage in the middle of the side.
func Before(area []plane.Point, b *plane.Base, side plane.Side, frontage int32) []plane.Point {
	out := b.Normal(side)
	edge := b.Side(side)
	middle := edge.Middle()
	right := middle.Plus(plane.Ahead((out - quarter).Norm(), int(frontage/2)))
	left := middle.Plus(plane.Ahead((out + quarter).Norm(), int(frontage/2)))
	area = Cut(area, middle, out-quarter)
	area = Cut(area, right, out-quarter/2)
	return Cut(area, left, out+2*quarter+quarter/2)
}

// Behind is what an eye cannot see past a polygon, as far as a table can reach: from its far
// edges on, for what stands in a wood is seen. It is nothing if the eye is in it.
func Behind(eye plane.Point, p *plane.Poly, width, depth int32) []plane.Point {
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
		times := 2*(width+depth)/max(v.X, -v.X, v.Y, -v.Y, 1) + 1
		return plane.Point{X: eye.X + v.X*times, Y: eye.Y + v.Y*times}
	}
	return append(area, beyond(p.Corner(last%n)), beyond(p.Corner(first%n)))
}

// Sector keeps what of an area the centre of a base sees through a side.
func Sector(area []plane.Point, b *plane.Base, side plane.Side) []plane.Point {
	edge := b.Side(side)
	area = Cut(area, b.At, plane.Heading(edge.A.Minus(b.At)))
	return Cut(area, b.At, plane.Heading(edge.B.Minus(b.At))+2*quarter)
}

// Around returns all that is at most so far from a rectangle that stands somewhere.
func Around(p plane.Pose, size plane.Size, far int32) []plane.Point {
	const steps = 12 // at each corner
	var list []plane.Point
	box := plane.Outline(p, size)
	for i := range box.Len() {
		from := plane.Heading(box.Corner(i).Minus(box.Corner((i+box.Len()-1)%box.Len()))) - quarter
		for step := range plane.Angle(steps + 1) {
			list = append(list, box.Corner(i).Plus(plane.Ahead((from+step*quarter/steps).Norm(), int(far))))
		}
	}
	return list
}

// Lane returns what a rectangle comes over on a straight way: from its side that goes ahead, as
// far beyond it as the way is long.
func Lane(p plane.Pose, size plane.Size, side plane.Side, far int32) []plane.Point {
	b := plane.NewBase(p, size)
	edge, v := b.Side(side), plane.Ahead(b.Normal(side), int(far))
	return []plane.Point{edge.A, edge.A.Plus(v), edge.B.Plus(v), edge.B}
}
