package hex_test

import (
	"testing"

	"gonfalon/geom/hex"

	"pgregory.net/rapid"
)

// step returns the hex so many steps to the east and then to the south-east of another.
func step(g *hex.Grid, h hex.Hex, east, southEast int) hex.Hex {
	for range east {
		h = g.Neighbour(h, hex.East)
	}
	for range southEast {
		h = g.Neighbour(h, hex.SouthEast)
	}
	return h
}

func TestTracesByHand(t *testing.T) {
	type steps [][2]int // to the east, to the south-east
	for _, c := range []struct {
		to          [2]int
		left, right steps
	}{
		{[2]int{0, 0}, nil, nil},
		{[2]int{1, 0}, nil, nil},
		{[2]int{3, 0}, steps{{1, 0}, {2, 0}}, steps{{1, 0}, {2, 0}}},
		{[2]int{2, 1}, steps{{1, 0}, {1, 1}}, steps{{1, 0}, {1, 1}}},
		{[2]int{3, 1}, steps{{1, 0}, {1, 1}, {2, 0}, {2, 1}}, steps{{1, 0}, {1, 1}, {2, 0}, {2, 1}}},
		{[2]int{1, 1}, steps{{1, 0}}, steps{{0, 1}}},
		{[2]int{2, 2}, steps{{1, 0}, {1, 1}, {2, 1}}, steps{{0, 1}, {1, 1}, {1, 2}}},
		{[2]int{4, 1}, steps{{1, 0}, {2, 0}, {2, 1}, {3, 1}}, steps{{1, 0}, {2, 0}, {2, 1}, {3, 1}}}, // touches corners
	} {
		g := hex.NewGrid(15, 11)
		for _, from := range []hex.Hex{g.At(5, 4), g.At(5, 5)} {
			hexes := func(s steps) (want hex.Set) {
				for _, p := range s {
					want = want.With(step(g, from, p[0], p[1]))
				}
				return want
			}
			to := step(g, from, c.to[0], c.to[1])
			left, right := g.Traces(from, to)
			if left != hexes(c.left) || right != hexes(c.right) {
				t.Errorf("from %s: left %s, right %s", places(g, from, to), places(g, list(left)...), places(g, list(right)...))
			}
		}
	}
}

func TestSightNeedsOneClearTrace(t *testing.T) {
	g := hex.NewGrid(15, 11)
	from := g.At(5, 4)
	to := step(g, from, 2, 2)
	for _, c := range []struct {
		obstacles [][2]int
		want      bool
	}{
		{nil, true},
		{[][2]int{{1, 0}}, true},
		{[][2]int{{1, 0}, {2, 1}}, true},
		{[][2]int{{1, 0}, {1, 2}}, false},
		{[][2]int{{2, 1}, {0, 1}}, false},
		{[][2]int{{1, 1}}, false},
		{[][2]int{{0, 0}, {2, 2}}, true},
	} {
		obstacles := hex.Set{}
		for _, p := range c.obstacles {
			obstacles = obstacles.With(step(g, from, p[0], p[1]))
		}
		if got := g.Clear(from, to, obstacles); got != c.want {
			t.Errorf("obstacles at %v: clear %v", c.obstacles, got)
		}
	}
}

func TestHalfHexesContainNoObstacle(t *testing.T) {
	g := hex.NewGrid(6, 5)
	for _, col := range []int{0, 5} {
		obstacles := g.All().Without(g.At(col, 2))
		if !g.Clear(g.At(col, 0), g.At(col, 4), obstacles) || !g.Clear(g.At(col, 4), g.At(col, 2), obstacles) {
			t.Errorf("column %d: no sight past half hexes", col)
		}
		if g.Clear(g.At(col, 0), g.At(col, 4), g.All()) {
			t.Errorf("column %d: sight through the hex between", col)
		}
	}
}

func TestTraces(t *testing.T) {
	for _, g := range grids() {
		for _, a := range every(g) {
			for _, b := range every(g) {
				left, right := g.Traces(a, b)
				if l, r := slowTraces(g, a, b); left != l || right != r {
					t.Fatalf("%dx%d: from %s left %s, want %s; right %s, want %s", g.Width(), g.Height(), places(g, a, b),
						places(g, list(left)...), places(g, list(l)...), places(g, list(right)...), places(g, list(r)...))
				}
				if backLeft, backRight := g.Traces(b, a); backLeft != right || backRight != left {
					t.Errorf("%dx%d: %s and back differ", g.Width(), g.Height(), places(g, a, b))
				}
				if g.Distance(a, b) <= 1 && !g.Clear(a, b, g.All()) {
					t.Errorf("%dx%d: no sight between the neighbours %s", g.Width(), g.Height(), places(g, a, b))
				}
			}
		}
	}
}

func TestClear(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := anyGrid(t, hex.MaxWidth, hex.MaxHeight)
		obstacles := anySet(t, g, 5, "obstacles")
		for _, a := range every(g) {
			b := anyHex(t, g, "b")
			left, right := g.Traces(a, b)
			if got, want := g.Clear(a, b, obstacles), left.And(obstacles).Empty() || right.And(obstacles).Empty(); got != want {
				t.Errorf("%s: clear %v, traces say %v", places(g, a, b), got, want)
			}
		}
	})
}

// shift is the length in which the twin of sight measures: a shifted line is one such length
// off, and a hex is 2·shift wide.
const shift = 100

type point struct{ x, y int }

func centre(g *hex.Grid, h hex.Hex) point {
	col, row := g.Place(h)
	return point{shift * (2*col + row%2), shift * 3 * row}
}

// crosses tells whether the way from p to q has inner points of the hexagon around c. Each side
// of that cuts off the beginning or the end of the way; fractions of it are numerators and
// denominators.
func crosses(p, q, c point) bool {
	sides := [6]point{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}, {1, 0}, {-1, 0}}
	reach := [6]int{2, 2, 2, 2, 1, 1}
	from, to := [2]int{0, 1}, [2]int{1, 1}
	for i, n := range sides {
		// Inside is where n·(point - c) is less than the reach.
		start := reach[i]*shift - n.x*(p.x-c.x) - n.y*(p.y-c.y)
		slope := n.x*(q.x-p.x) + n.y*(q.y-p.y)
		switch {
		case slope == 0 && start <= 0:
			return false
		case slope > 0 && start*to[1] < to[0]*slope:
			to = [2]int{start, slope}
		case slope < 0 && start*from[1] < from[0]*slope:
			from = [2]int{-start, -slope}
		}
	}
	return from[0]*to[1] < to[0]*from[1]
}

// slowTraces moves the line to either side if it is parallel to the sides of hexes, and asks
// every hex of the board whether it is crossed.
func slowTraces(g *hex.Grid, a, b hex.Hex) (left, right hex.Set) {
	p, q := centre(g, a), centre(g, b)
	dx, dy := q.x-p.x, q.y-p.y
	off := point{}
	switch {
	case dx == 0 && dy > 0:
		off = point{1, 0}
	case dx == 0 && dy < 0:
		off = point{-1, 0}
	case dx == dy && dx > 0, dx == -dy && dx > 0:
		off = point{0, -1}
	case dx == dy && dx < 0, dx == -dy && dx < 0:
		off = point{0, 1}
	}
	for _, h := range every(g) {
		if h == a || h == b {
			continue
		}
		c := centre(g, h)
		if crosses(point{p.x + off.x, p.y + off.y}, point{q.x + off.x, q.y + off.y}, c) {
			left = left.With(h)
		}
		if crosses(point{p.x - off.x, p.y - off.y}, point{q.x - off.x, q.y - off.y}, c) {
			right = right.With(h)
		}
	}
	return left, right
}
