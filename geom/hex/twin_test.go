package hex_test

import (
	"fmt"

	"gonfalon/geom/hex"
)

// The twins in the tests, functions whose names begin with slow, answer the questions of the
// package slowly and obviously. They share no code with it but sets, and the columns and rows of
// hexes.

// list returns the hexes of a set.
func list(s hex.Set) (hexes []hex.Hex) {
	for h := range hex.Hex(hex.MaxHexes) {
		if s.Has(h) {
			hexes = append(hexes, h)
		}
	}
	return hexes
}

// every returns all hexes of a board.
func every(g *hex.Grid) []hex.Hex { return list(g.All()) }

func set(hexes ...hex.Hex) (s hex.Set) {
	for _, h := range hexes {
		s = s.With(h)
	}
	return s
}

// places writes hexes as columns and rows, for failing tests.
func places(g *hex.Grid, hexes ...hex.Hex) (text string) {
	for _, h := range hexes {
		col, row := g.Place(h)
		text += fmt.Sprintf("[%d,%d]", col, row)
	}
	return text
}

// slowNeighbours has the columns and rows that are added, for even and odd rows.
var slowNeighbours = [2][7][2]int{
	{{}, {0, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}},
	{{}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 0}, {0, -1}},
}

func slowNeighbour(g *hex.Grid, h hex.Hex, d hex.Dir) hex.Hex {
	col, row := g.Place(h)
	by := slowNeighbours[row%2][d]
	col, row = col+by[0], row+by[1]
	if row < 0 || row >= g.Height() || col < 0 || col >= g.Width()-row%2 {
		return hex.None
	}
	for _, other := range every(g) {
		if c, r := g.Place(other); c == col && r == row {
			return other
		}
	}
	return hex.None
}

// slowAround returns the neighbours that there are.
func slowAround(g *hex.Grid, h hex.Hex) (around []hex.Hex) {
	for d := hex.NorthEast; d <= hex.NorthWest; d++ {
		if n := slowNeighbour(g, h, d); n != hex.None {
			around = append(around, n)
		}
	}
	return around
}

// slowDistances returns the steps to all hexes, ring by ring. Full hexes suffice: nowhere is the
// way over half hexes shorter.
func slowDistances(g *hex.Grid, from hex.Hex) map[hex.Hex]int {
	steps := map[hex.Hex]int{from: 0}
	for ring := []hex.Hex{from}; len(ring) > 0; {
		var next []hex.Hex
		for _, h := range ring {
			for _, n := range slowAround(g, h) {
				if _, ok := steps[n]; !ok {
					steps[n] = steps[h] + 1
					next = append(next, n)
				}
			}
		}
		ring = next
	}
	return steps
}

func cubeDistance(g *hex.Grid, a, b hex.Hex) int {
	cube := func(h hex.Hex) [3]int {
		col, row := g.Place(h)
		x := col - (row-row&1)/2
		return [3]int{x, -x - row, row}
	}
	p, q := cube(a), cube(b)
	far := 0
	for i := range p {
		far = max(far, p[i]-q[i], q[i]-p[i])
	}
	return far
}
