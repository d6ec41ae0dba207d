package hex

// A sight line goes from the centre of a hex to that of another. It crosses a hex when it runs
// through its interior, however briefly, and not when it touches a corner. The two hexes at its
// ends do not count.
//
// A line toward a corner of its first hex follows edges between hexes, and nobody can tell on
// which side. So every line has two traces: one has the hexes on the left of the edges, one
// those on the right, both have what the line crosses. Sides are not mixed.

// A line has the traces from a hex to one with a higher number, wherever the first may lie. In
// the sets numbers are counted from the lowest hex, and that from the first hex of the line:
// going south-west it can come before it.
type line struct {
	left, right Set
	lowest      int16
}

// bearings is how many places a row has room for, from as far west to as far east as can be.
const bearings = 2*MaxWidth - 1

// bearing numbers the places that lie further south, or in the same row further east.
func (p place) bearing() int { return int(p.row)*bearings + (int(p.half)+2*(MaxWidth-1))>>1 }

// Traces returns the hexes that the line from a to b crosses, with those on its left and with
// those on its right where it follows edges. If it follows none the two are equal.
func (g *Grid) Traces(a, b Hex) (left, right Set) {
	if a > b {
		right, left = g.Traces(b, a)
		return left, right
	}
	l, field := g.line(a, b), g.field(a, b)
	lowest := uint(int(a) + int(l.lowest))
	return l.left.up(lowest).And(field), l.right.up(lowest).And(field)
}

// Clear tells whether a trace between two hexes meets no obstacle.
func (g *Grid) Clear(a, b Hex, obstacles Set) bool {
	if a > b {
		a, b = b, a
	}
	l := g.line(a, b)
	near := obstacles.And(g.field(a, b)).down(uint(int(a) + int(l.lowest)))
	return !near.Meets(l.left) || !near.Meets(l.right)
}

func (g *Grid) line(a, b Hex) *line {
	return &g.lines[g.at[b].minus(g.at[a]).bearing()]
}

// field returns the hexes that a line can cross at all. Only lines along the western and the
// eastern ends of the even rows pass half hexes. Those are not on the field; hexes at the other
// end, which have their numbers, must not be taken for them.
func (g *Grid) field(a, b Hex) Set {
	half := int(g.at[a].half)
	switch {
	case g.at[b].half != int8(half):
		return g.all
	case half == 0:
		return g.rims[0]
	case half == 2*(g.width-1):
		return g.rims[1]
	}
	return g.all
}
