package hex_test

import (
	"testing"

	"gonfalon/geom/hex"

	"pgregory.net/rapid"
)

// sizes are boards of all sorts, the smallest and the largest among them.
var sizes = [][2]int{{2, 1}, {2, 2}, {2, 7}, {3, 3}, {4, 4}, {5, 3}, {15, 1}, {7, 6}, {13, 9}, {15, 10}, {15, 11}}

func grids() (all []*hex.Grid) {
	for _, s := range sizes {
		all = append(all, hex.NewGrid(s[0], s[1]))
	}
	return all
}

func anyGrid(t *rapid.T, width, height int) *hex.Grid {
	return hex.NewGrid(rapid.IntRange(hex.MinWidth, width).Draw(t, "width"), rapid.IntRange(hex.MinHeight, height).Draw(t, "height"))
}

func anyHex(t *rapid.T, g *hex.Grid, name string) hex.Hex {
	return hex.Hex(rapid.IntRange(0, g.Len()-1).Draw(t, name))
}

// anySet draws a set that has about one of so many hexes.
func anySet(t *rapid.T, g *hex.Grid, oneOf int, name string) hex.Set {
	return set(rapid.SliceOfN(rapid.Map(rapid.IntRange(0, g.Len()-1), func(n int) hex.Hex { return hex.Hex(n) }), 0, 2*g.Len()/oneOf).Draw(t, name)...)
}

func TestHexesAreCountedRowByRow(t *testing.T) {
	for _, g := range grids() {
		next := hex.Hex(0)
		for row := range g.Height() {
			for col := range g.Width() - row%2 {
				h := g.At(col, row)
				if c, r := g.Place(h); h != next || c != col || r != row {
					t.Errorf("%dx%d: [%d,%d] is %d at [%d,%d], want %d", g.Width(), g.Height(), col, row, h, c, r, next)
				}
				next++
			}
		}
		if g.Len() != int(next) || g.All().Len() != int(next) || g.All().Has(next) {
			t.Errorf("%dx%d: %d hexes, %d in the set of all, want %d", g.Width(), g.Height(), g.Len(), g.All().Len(), next)
		}
	}
	if n := hex.NewGrid(hex.MaxWidth, hex.MaxHeight).Len(); n != 160 || hex.MaxHexes != 160 {
		t.Errorf("the largest board has %d hexes, MaxHexes is %d, want 160", n, hex.MaxHexes)
	}
}

func TestHalfHexesAreNone(t *testing.T) {
	g := hex.NewGrid(5, 4)
	for _, p := range [][2]int{{-1, 0}, {5, 0}, {-1, 1}, {4, 1}, {0, -1}, {0, 4}, {4, 3}} {
		if h := g.At(p[0], p[1]); h != hex.None {
			t.Errorf("[%d,%d] is hex %d", p[0], p[1], h)
		}
	}
}

func TestNoBoardOfOtherSizes(t *testing.T) {
	for _, s := range [][2]int{{1, 1}, {2, 0}, {16, 11}, {15, 12}, {-3, 5}} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("there is a board %dx%d", s[0], s[1])
				}
			}()
			hex.NewGrid(s[0], s[1])
		}()
	}
}

func TestNeighbours(t *testing.T) {
	for _, g := range grids() {
		for _, h := range every(g) {
			for d := hex.NorthEast; d <= hex.NorthWest; d++ {
				n := g.Neighbour(h, d)
				if want := slowNeighbour(g, h, d); n != want {
					t.Fatalf("%dx%d: direction %d of %s: %d, want %d", g.Width(), g.Height(), d, places(g, h), n, want)
				}
				if n == hex.None {
					continue
				}
				if back := g.Neighbour(n, d.Opposite()); back != h {
					t.Errorf("%dx%d: direction %d of %s and back: %d", g.Width(), g.Height(), d, places(g, h), back)
				}
			}
			if got, want := g.Around(h), set(slowAround(g, h)...); got != want {
				t.Errorf("%dx%d: around %s: %s, want %s", g.Width(), g.Height(), places(g, h), places(g, list(got)...), places(g, list(want)...))
			}
			if got := g.Neighbour(h, 0); got != hex.None {
				t.Errorf("%s has hex %d in no direction", places(g, h), got)
			}
		}
	}
}

func TestDistance(t *testing.T) {
	for _, g := range grids() {
		for _, a := range every(g) {
			slow := slowDistances(g, a)
			for _, b := range every(g) {
				if got, cube := g.Distance(a, b), cubeDistance(g, a, b); got != slow[b] || got != cube {
					t.Fatalf("%dx%d: %s are %d apart, want %d, in cubes %d", g.Width(), g.Height(), places(g, a, b), got, slow[b], cube)
				}
				d, adjacent := g.Direction(a, b)
				if adjacent != (slow[b] == 1) || adjacent && g.Neighbour(a, d) != b {
					t.Errorf("%dx%d: from %s direction %d, %v", g.Width(), g.Height(), places(g, a, b), d, adjacent)
				}
			}
			for n := range 9 {
				want := hex.Set{}
				for b, steps := range slow {
					if steps <= n {
						want = want.With(b)
					}
				}
				if got := g.Within(a, n); got != want {
					t.Errorf("%dx%d: within %d of %s: %s", g.Width(), g.Height(), n, places(g, a), places(g, list(got)...))
				}
			}
		}
	}
}

func TestEdges(t *testing.T) {
	g := hex.NewGrid(5, 4)
	for _, h := range every(g) {
		_, row := g.Place(h)
		if n, s := g.RowFrom(hex.North, h), g.RowFrom(hex.South, h); n != row+1 || s != 4-row {
			t.Errorf("%s: row %d from north, %d from south", places(g, h), n, s)
		}
		for _, e := range []hex.Edge{hex.North, hex.South} {
			for _, d := range e.Toward() {
				if n := g.Neighbour(h, d); n != hex.None && g.RowFrom(e, n) != g.RowFrom(e, h)-1 {
					t.Errorf("%s: direction %d leads to %s, not toward edge %d", places(g, h), d, places(g, n), e)
				}
			}
		}
	}
	if n, s := hex.North.Toward(), hex.South.Toward(); n != [2]hex.Dir{hex.NorthWest, hex.NorthEast} || s != [2]hex.Dir{hex.SouthEast, hex.SouthWest} {
		t.Errorf("toward the edges: %v, %v", n, s)
	}
}

func TestRegion(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := anyGrid(t, hex.MaxWidth, hex.MaxHeight)
		open := anySet(t, g, 2, "open")
		from := anyHex(t, g, "from")
		want := hex.Set{}
		var visit func(hex.Hex)
		visit = func(h hex.Hex) {
			if !open.Has(h) || want.Has(h) {
				return
			}
			want = want.With(h)
			for _, n := range slowAround(g, h) {
				visit(n)
			}
		}
		visit(from)
		if got := g.Region(from, open); got != want {
			t.Errorf("from %s: %s, want %s", places(g, from), places(g, list(got)...), places(g, list(want)...))
		}
	})
}
