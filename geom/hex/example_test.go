package hex_test

import (
	"fmt"

	"gonfalon/geom/hex"
)

// A plan is sound if one can come from any of its open hexes to any other.
func ExampleGrid_Region() {
	g := hex.NewGrid(4, 3)
	open := g.All().Without(g.At(1, 0)).Without(g.At(0, 1)).Without(g.At(0, 2))
	first, _ := open.Next()
	fmt.Println(g.Region(first, open) == open)
	// Output: false
}

// Two hexes in the direction of a corner see each other past an obstacle on one side.
func ExampleGrid_Clear() {
	g := hex.NewGrid(4, 3)
	north, south := g.At(1, 0), g.At(1, 2)
	left, right := g.Traces(north, south)
	fmt.Println(left == hex.Set{}.With(g.At(1, 1)), right == hex.Set{}.With(g.At(0, 1)))
	fmt.Println(g.Clear(north, south, left), g.Clear(north, south, left.Or(right)))
	// Output:
	// true true
	// true false
}

func ExampleReach_Way() {
	g := hex.NewGrid(6, 3)
	wood := hex.Set{}.With(g.At(1, 1)).With(g.At(2, 1))
	reach := g.Reach(g.At(0, 1), 4, hex.Ground{Stop: wood})
	way, n := reach.Way(g.At(3, 1))
	for _, h := range way[:n] {
		col, row := g.Place(h)
		fmt.Println(col, row)
	}
	// Output:
	// 1 0
	// 2 0
	// 3 0
	// 3 1
}
