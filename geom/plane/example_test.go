package plane_test

import (
	"fmt"

	"gonfalon/geom/plane"
)

// A regiment charges the front of another: it may, if it sees it, and ends flush and centred.
func Example() {
	size := plane.Size{Width: 100 * plane.Millimetre, Depth: 80 * plane.Millimetre}
	charger := plane.NewBase(plane.Pose{At: plane.Point{X: 60000, Y: 40000}, Facing: 9000}, size)
	target := plane.NewBase(plane.Pose{At: plane.Point{X: 70000, Y: 60000}, Facing: 26000}, size)

	arc := charger.Arc(plane.Front)
	leader := charger.Leader()
	fmt.Println("in the arc:", arc.Meets(&target.Outline))
	fmt.Println("in sight:", plane.Sees(leader, &target.Outline, nil))
	fmt.Println("within 10 inches:", target.Outline.GapTo(leader).Cmp(10*plane.Inch) <= 0)

	face := target.ArcOf(leader)
	berth := plane.Berth{Target: &target, Side: face, Size: size, Own: plane.Front}
	lands := plane.NewBase(berth.At(0), size)
	fmt.Println("lands at", lands.Pose)
	fmt.Println("touches:", plane.Touching(&lands.Shape, &target.Shape))
	// Output:
	// in the arc: true
	// in sight: true
	// within 10 inches: true
	// lands at {{68611 52122} 8000}
	// touches: true
}
