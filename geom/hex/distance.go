package hex

// nearest is up to which distance the hexes around each hex are kept.
const nearest = 4

// Distance returns the number of steps from a hex to another.
func (g *Grid) Distance(a, b Hex) int {
	return g.at[b].minus(g.at[a]).steps()
}

// steps returns the number of steps to a place from that of hex 0. A step to another row goes a
// half sideways as well.
func (p place) steps() int {
	halves, rows := abs(int(p.half)), abs(int(p.row))
	return rows + max(halves-rows, 0)/2
}

func abs(n int) int { return max(n, -n) }

// Direction returns the direction from a hex to its neighbour, and whether it is one.
func (g *Grid) Direction(a, b Hex) (Dir, bool) {
	way := g.at[b].minus(g.at[a])
	for d := NorthEast; d <= NorthWest; d++ {
		if next[d] == way {
			return d, true
		}
	}
	return 0, false
}

// Around returns the neighbours of a hex.
func (g *Grid) Around(h Hex) Set { return g.around[h] }

// Within returns the hexes at a distance of n or less, the hex itself among them. It is quick
// up to distance 4.
func (g *Grid) Within(h Hex, n int) Set {
	if uint(n) < uint(len(g.within)) {
		return g.within[n][h]
	}
	return g.disc(h, n)
}

func (g *Grid) disc(h Hex, n int) (s Set) {
	for other := range Hex(g.Len()) {
		if g.Distance(h, other) <= n {
			s = s.With(other)
		}
	}
	return s
}
