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
