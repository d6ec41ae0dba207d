package hex

// A Grid is a board of a certain size, with what there is to know about its hexes. It never
// changes. It is some 45 kB large: make one for each size and point to it.
type Grid struct {
	width, height int
	all           Set
	at            [MaxHexes]place
	neighbours    [MaxHexes][8]Hex // by direction; no direction has no neighbour
	around        [MaxHexes]Set
	within        [nearest + 1][MaxHexes]Set
	lines         [MaxHeight * bearings]line // by [place.bearing]
	rims          [2]Set                     // see [Grid.field]
}

// A place is where the centre of a hex lies, or how far one lies from another: in halves to the
// east, and in rows to the south.
type place struct{ half, row int8 }

func (p place) plus(q place) place  { return place{p.half + q.half, p.row + q.row} }
func (p place) minus(q place) place { return place{p.half - q.half, p.row - q.row} }

// NewGrid makes a board. Even rows have as many hexes as it is wide, odd rows one less. It
// panics if there is no such board.
func NewGrid(width, height int) *Grid {
	if width < MinWidth || width > MaxWidth || height < MinHeight || height > MaxHeight {
		panic("hex: no board has this size")
	}
	g := &Grid{width: width, height: height}
	for row := range height {
		for col := range width - row&1 {
			h := g.At(col, row)
			g.all = g.all.With(h)
			g.at[h] = place{int8(2*col + row&1), int8(row)}
		}
	}
	for h := range Hex(g.Len()) {
		g.meetNeighbours(h)
		for n := range g.within {
			g.within[n][h] = g.disc(h, n)
		}
		g.around[h] = g.within[1][h].Without(h)
	}
	g.drawLines()
	return g
}

// next has where the neighbours of a hex lie, by direction.
var next = [...]place{
	NorthEast: {1, -1},
	East:      {2, 0},
	SouthEast: {1, 1},
	SouthWest: {-1, 1},
	West:      {-2, 0},
	NorthWest: {-1, -1},
}

func (g *Grid) meetNeighbours(h Hex) {
	for d := range g.neighbours[h] {
		g.neighbours[h][d] = None
	}
	for d := NorthEast; d <= NorthWest; d++ {
		p := g.at[h].plus(next[d])
		g.neighbours[h][d] = g.At(int(p.half)>>1, int(p.row))
	}
}

func (g *Grid) Width() int  { return g.width }
func (g *Grid) Height() int { return g.height }

// Len returns how many hexes there are.
func (g *Grid) Len() int { return g.width*g.height - g.height/2 }

// All returns all hexes.
func (g *Grid) All() Set { return g.all }

// At returns the hex of a column and a row, None if there is no full hex.
func (g *Grid) At(col, row int) Hex {
	if row < 0 || row >= g.height || col < 0 || col >= g.width-row&1 {
		return None
	}
	return g.first(row) + Hex(col)
}

// first returns the first hex of a row.
func (g *Grid) first(row int) Hex { return Hex(g.width*row - row/2) }

// Place returns the column and the row of a hex.
func (g *Grid) Place(h Hex) (col, row int) {
	p := g.at[h]
	return int(p.half) >> 1, int(p.row)
}

// RowFrom returns in which row from an edge a hex lies; the row along the edge is the first.
func (g *Grid) RowFrom(e Edge, h Hex) int {
	if e == North {
		return int(g.at[h].row) + 1
	}
	return g.height - int(g.at[h].row)
}

// Neighbour returns the next hex in a direction, None if there is no full hex.
func (g *Grid) Neighbour(h Hex, d Dir) Hex { return g.neighbours[h][d&7] }
