package hex_test

import (
	"testing"

	"gonfalon/geom/hex"

	"pgregory.net/rapid"
)

func moved(s hex.Set, by func(hex.Hex) hex.Hex) (m hex.Set) {
	for _, h := range list(s) {
		m = m.With(by(h))
	}
	return m
}

// symmetries calls check with every symmetry of a board: what it does to hexes and directions,
// and whether left becomes right.
func symmetries(g *hex.Grid, check func(name string, by func(hex.Hex) hex.Hex, turn func(hex.Dir) hex.Dir, flips bool)) {
	check("mirror", g.Mirror, hex.Dir.Mirror, true)
	if g.Height()%2 == 1 {
		check("half turn", g.HalfTurn, hex.Dir.Opposite, false)
	}
}

func TestSymmetries(t *testing.T) {
	for _, g := range grids() {
		symmetries(g, func(name string, by func(hex.Hex) hex.Hex, turn func(hex.Dir) hex.Dir, flips bool) {
			for _, a := range every(g) {
				if by(by(a)) != a {
					t.Errorf("%dx%d: %s of %s twice: %s", g.Width(), g.Height(), name, places(g, a), places(g, by(by(a))))
				}
				for d := hex.NorthEast; d <= hex.NorthWest; d++ {
					want := hex.None
					if n := g.Neighbour(a, d); n != hex.None {
						want = by(n)
					}
					if got := g.Neighbour(by(a), turn(d)); got != want {
						t.Errorf("%dx%d: %s of direction %d of %s: %d, want %d", g.Width(), g.Height(), name, d, places(g, a), got, want)
					}
				}
				for _, b := range every(g) {
					if got, want := g.Distance(by(a), by(b)), g.Distance(a, b); got != want {
						t.Errorf("%dx%d: %s of %s are %d apart, want %d", g.Width(), g.Height(), name, places(g, a, b), got, want)
					}
					left, right := g.Traces(a, b)
					if flips {
						left, right = right, left
					}
					if l, r := g.Traces(by(a), by(b)); l != moved(left, by) || r != moved(right, by) {
						t.Fatalf("%dx%d: %s of %s has other traces", g.Width(), g.Height(), name, places(g, a, b))
					}
				}
			}
		})
	}
}

func TestHalfTurnSwapsTheEdges(t *testing.T) {
	g := hex.NewGrid(6, 5)
	for _, h := range every(g) {
		if n, s := g.RowFrom(hex.North, h), g.RowFrom(hex.South, g.HalfTurn(h)); n != s {
			t.Errorf("%s: row %d from north, turned row %d from south", places(g, h), n, s)
		}
	}
	if h := hex.NewGrid(6, 4).HalfTurn(3); h != hex.None {
		t.Errorf("a board of even height is turned: %d", h)
	}
}

func TestReachIsSymmetric(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := anyGrid(t, hex.MaxWidth, hex.MaxHeight)
		start, ground := anyHex(t, g, "start"), anyGround(t, g)
		budget := rapid.IntRange(0, hex.MaxBudget).Draw(t, "budget")
		want := g.Reach(start, budget, ground)
		symmetries(g, func(name string, by func(hex.Hex) hex.Hex, _ func(hex.Dir) hex.Dir, _ bool) {
			got := g.Reach(by(start), budget, hex.Ground{
				Closed: moved(ground.Closed, by), Stop: moved(ground.Stop, by),
				Slow: moved(ground.Slow, by), Road: moved(ground.Road, by),
			})
			if got.Hexes != moved(want.Hexes, by) || got.Bonus != moved(want.Bonus, by) {
				t.Errorf("%s: %s, want that of %s", name, places(g, list(got.Hexes)...), places(g, list(want.Hexes)...))
			}
			for _, h := range every(g) {
				if got.Cost(by(h)) != want.Cost(h) {
					t.Errorf("%s: %s costs %d, want %d", name, places(g, by(h)), got.Cost(by(h)), want.Cost(h))
				}
			}
		})
	})
}
