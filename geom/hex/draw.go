package hex

// The lines are drawn in exact whole numbers. A hex is stretched until it is two wide and four
// high, which leaves straight what is straight: its centre is then at (half, 3·row).

// corners are those of a hex around its centre, clockwise.
var corners = [6]struct{ x, y int }{{0, -2}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}}

// drawLines computes the lines from a hex to all that have higher numbers.
func (g *Grid) drawLines() {
	widest := 2 * (g.width - 1)
	for h := range Hex(g.Len()) {
		if g.at[h].half <= 1 {
			g.rims[0] = g.rims[0].With(h)
		}
		if int(g.at[h].half) >= widest-1 {
			g.rims[1] = g.rims[1].With(h)
		}
	}
	for row := range g.height {
		for half := row&1 - widest; half <= widest; half += 2 {
			end := place{int8(half), int8(row)}
			g.lines[end.bearing()] = g.draw(end)
		}
	}
}

// draw computes the line from hex 0 to a place. It looks at the hexes from row to row and from
// side to side, and a half further, where lie those along which a line due south runs. None of
// them is on what would be the continuation of the line.
func (g *Grid) draw(end place) (l line) {
	var left, right []int
	for row := range end.row + 1 {
		for half := min(0, end.half) - 1; half <= max(0, end.half)+1; half++ {
			p := place{half, row}
			if (half+row)&1 != 0 || p == (place{}) || p == end {
				continue
			}
			onLeft, onRight := p.beside(end)
			number := g.number(p)
			if onLeft {
				left = append(left, number)
			}
			if onRight {
				right = append(right, number)
			}
			if onLeft || onRight {
				l.lowest = min(l.lowest, int16(number))
			}
		}
	}
	for _, n := range left {
		l.left = l.left.With(Hex(n - int(l.lowest)))
	}
	for _, n := range right {
		l.right = l.right.With(Hex(n - int(l.lowest)))
	}
	return l
}

// number returns what is added to the number of a hex on the way to a place.
func (g *Grid) number(p place) int { return g.width*int(p.row) + int(p.half-p.row)/2 }

// beside tells whether the line to the end has a part of the hex at p on its left or follows an
// edge of it that has it there, and likewise on its right.
func (p place) beside(end place) (left, right bool) {
	lefts, rights := 0, 0
	for _, c := range corners {
		x, y := int(p.half)+c.x, 3*int(p.row)+c.y
		switch side := int(end.half)*y - 3*int(end.row)*x; {
		case side < 0:
			lefts++
		case side > 0:
			rights++
		}
	}
	if lefts > 0 && rights > 0 {
		return true, true
	}
	// Of a hex that is not crossed an edge is followed if two corners are on the line.
	return lefts == 4, rights == 4
}
