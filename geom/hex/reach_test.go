package hex_test

import (
	"testing"

	"gonfalon/geom/hex"

	"pgregory.net/rapid"
)

// anyGround draws hexes of all sorts, roads enough that some are long.
func anyGround(t *rapid.T, g *hex.Grid) hex.Ground {
	return hex.Ground{
		Closed: anySet(t, g, 6, "closed"),
		Stop:   anySet(t, g, 8, "stop"),
		Slow:   anySet(t, g, rapid.IntRange(1, 6).Draw(t, "slow one of"), "slow"),
		Road:   anySet(t, g, rapid.IntRange(1, 3).Draw(t, "road one of"), "road"),
	}
}

// TestReachIsAllWalks compares with all walks there are, of every budget up to the given one.
func TestReachIsAllWalks(t *testing.T) {
	check := func(t *rapid.T, g *hex.Grid, most int) {
		start, ground := anyHex(t, g, "start"), anyGround(t, g)
		budget := rapid.IntRange(0, most).Draw(t, "budget")
		got := g.Reach(start, budget, ground)
		all, normal, onward := slowReach(g, start, budget, ground)
		if got.Onward != onward {
			t.Errorf("a step is left in %s, want %s", places(g, list(got.Onward)...), places(g, list(onward)...))
		}
		if got.Hexes != all || got.Bonus != all.AndNot(normal) {
			t.Errorf("reached %s, want %s; by an extra step %s, want %s", places(g, list(got.Hexes)...), places(g, list(all)...),
				places(g, list(got.Bonus)...), places(g, list(all.AndNot(normal))...))
		}
		for less := range budget + 1 {
			reached, _, _ := slowReach(g, start, less, ground)
			for _, h := range list(all) {
				if want := got.Cost(h) <= less; reached.Has(h) != want {
					t.Errorf("%s costs %d, but is reached with %d: %v", places(g, h), got.Cost(h), less, reached.Has(h))
				}
			}
		}
		for _, h := range every(g) {
			if !all.Has(h) && got.Cost(h) != 0 {
				t.Errorf("%s costs %d and is not reached", places(g, h), got.Cost(h))
			}
		}
	}
	t.Run("small", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) { check(t, anyGrid(t, 5, 5), 5) })
	})
	t.Run("narrow", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) { check(t, anyGrid(t, 9, 2), hex.MaxBudget) })
	})
	t.Run("large", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) { check(t, anyGrid(t, hex.MaxWidth, hex.MaxHeight), 4) })
	})
}

// TestWaysCanBeWalked walks all ways, each with no more than it costs.
func TestWaysCanBeWalked(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := anyGrid(t, hex.MaxWidth, hex.MaxHeight)
		start, ground := anyHex(t, g, "start"), anyGround(t, g)
		reach := g.Reach(start, rapid.IntRange(0, hex.MaxBudget).Draw(t, "budget"), ground)
		for _, to := range every(g) {
			way, n := reach.Way(to)
			if !reach.Hexes.Has(to) {
				if n != 0 {
					t.Errorf("a way to %s, which is not reached", places(g, to))
				}
				continue
			}
			at, left, onRoad := start, reach.Cost(to), ground.Road.Has(start)
			for i, h := range way[:n] {
				extra := left == 0 && onRoad && i == n-1
				if g.Distance(at, h) != 1 || ground.Closed.Has(h) || left <= 0 && !extra {
					t.Fatalf("way to %s: %s, %d left before %s", places(g, to), places(g, way[:n]...), left, places(g, h))
				}
				left--
				if ground.Slow.Has(h) {
					left--
				}
				if ground.Stop.Has(h) {
					left = -1
				}
				at, onRoad = h, onRoad && ground.Road.Has(h)
			}
			if at != to {
				t.Errorf("way to %s: %s", places(g, to), places(g, way[:n]...))
			}
		}
	})
}

// TestReachInARow moves east from the western end of a board of one row.
func TestReachInARow(t *testing.T) {
	g := hex.NewGrid(8, 1)
	roads := set(0, 1, 2, 3, 4, 5, 6, 7)
	for _, c := range []struct {
		name        string
		budget      int
		ground      hex.Ground
		want, bonus int // how many hexes
	}{
		{"open", 3, hex.Ground{}, 3, 0},
		{"no budget", 0, hex.Ground{Road: roads}, 0, 0},
		{"closed", 3, hex.Ground{Closed: set(3)}, 2, 0},
		{"stop", 3, hex.Ground{Stop: set(2)}, 2, 0},
		{"start stops nobody", 3, hex.Ground{Closed: set(0), Stop: set(0), Slow: set(0)}, 3, 0},
		{"slow", 4, hex.Ground{Slow: set(1)}, 3, 0},
		{"slow twice", 4, hex.Ground{Slow: set(1, 2)}, 2, 0},
		{"slow with too little left", 4, hex.Ground{Slow: set(4)}, 4, 0},
		{"road", 2, hex.Ground{Road: roads}, 3, 1},
		{"road but for the extra hex", 2, hex.Ground{Road: set(0, 1, 2)}, 3, 1},
		{"start is no road", 2, hex.Ground{Road: set(1, 2, 3)}, 2, 0},
		{"road ends early", 2, hex.Ground{Road: set(0, 1)}, 2, 0},
		{"extra hex closed", 2, hex.Ground{Road: roads, Closed: set(3)}, 2, 0},
		{"extra hex stops", 2, hex.Ground{Road: roads, Stop: set(3)}, 3, 1},
		{"stopped on the road", 2, hex.Ground{Road: roads, Stop: set(2)}, 2, 0},
		{"slow on the road", 2, hex.Ground{Road: roads, Slow: set(1)}, 2, 1},
		{"too slow on the road", 2, hex.Ground{Road: roads, Slow: set(2)}, 2, 0},
	} {
		r := g.Reach(0, c.budget, c.ground)
		if r.Hexes.Len() != c.want || r.Bonus.Len() != c.bonus {
			t.Errorf("%s: reached %v, by an extra step %v, want %d and %d", c.name, list(r.Hexes), list(r.Bonus), c.want, c.bonus)
		}
	}
}

// TestWayLeavesMost goes around two slow hexes in four steps. Straight on it would be three, for
// a cost of five.
func TestWayLeavesMost(t *testing.T) {
	g := hex.NewGrid(6, 3)
	start, to, slow := g.At(1, 1), g.At(4, 1), set(g.At(2, 1), g.At(3, 1))
	r := g.Reach(start, 5, hex.Ground{Slow: slow})
	way, n := r.Way(to)
	if r.Cost(to) != 4 || n != 4 || way[n-1] != to || set(way[:n]...).Meets(slow) {
		t.Errorf("way %s at a cost of %d", places(g, way[:n]...), r.Cost(to))
	}
}

// slowReach takes every walk there is. It returns the hexes in which one ends, and those of them
// that one reaches without the extra step; and where a walk has a step left.
func slowReach(g *hex.Grid, start hex.Hex, budget int, ground hex.Ground) (all, normal, onward hex.Set) {
	var walk func(h hex.Hex, left int, onRoad bool)
	walk = func(h hex.Hex, left int, onRoad bool) {
		if left > 0 || onRoad && budget > 0 {
			onward = onward.With(h)
		}
		for d := hex.NorthEast; d <= hex.NorthWest; d++ {
			n := g.Neighbour(h, d)
			if n == hex.None || ground.Closed.Has(n) {
				continue
			}
			if left == 0 {
				if onRoad && budget > 0 {
					all = all.With(n)
				}
				continue
			}
			all, normal = all.With(n), normal.With(n)
			rest := left - 1
			if ground.Slow.Has(n) {
				rest--
			}
			if rest >= 0 && !ground.Stop.Has(n) {
				walk(n, rest, onRoad && ground.Road.Has(n))
			}
		}
	}
	walk(start, budget, ground.Road.Has(start))
	return all.Without(start), normal.Without(start), onward
}
