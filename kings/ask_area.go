package kings

import (
	"gonfalon/geom/plane"
	"gonfalon/geom/sketch"
)

// Areas that a page draws: arcs, and what a charge or a shot reaches. They are cut off at the
// edge of the table. Nothing is judged by them.

// tableCorners is the outline of the table.
func (s *State) tableCorners() []plane.Point { return sketch.Corners(s.Width, s.Depth) }

// onTheTable cuts an area off at the edges.
func (s *State) onTheTable(area []plane.Point) []plane.Point {
	return sketch.OnTable(area, s.Width, s.Depth)
}

// lengthOf is how long a side is.
func lengthOf(z plane.Size, side plane.Side) int32 {
	if side == plane.Left || side == plane.Right {
		return z.Depth
	}
	return z.Width
}
