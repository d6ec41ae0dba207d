// Package planetest holds what the speed of geometry is measured on, for the benchmarks of
// package plane and for whoever tells people how fast it is on their machine.
package planetest

import (
	"math/rand/v2"

	"gonfalon/geom/plane"
)

// A Pair is two bases near each other or not.
type Pair struct {
	Name string
	A, B plane.Base
}

// Pairs returns bases that are far apart, near, flush, and deep in each other.
func Pairs() []Pair {
	size := plane.Size{Width: 10000, Depth: 8000}
	base := func(x, y int32, facing plane.Angle) plane.Base {
		return plane.NewBase(plane.Pose{At: plane.Point{X: x, Y: y}, Facing: facing}, size)
	}
	a := base(50000, 50000, 1234)
	lies := plane.Berth{Target: &a, Side: plane.Left, Size: size, Own: plane.Front}
	return []Pair{
		{"far", a, base(80000, 50000, 7000)},
		{"near", a, base(58500, 58500, 7000)},
		{"flush", a, plane.NewBase(lies.At(700), size)},
		{"deep", a, base(51000, 52000, 7000)},
	}
}

// A Scene is a battle: 40 bases between an eye and a target.
type Scene struct {
	Bases  [40]plane.Base
	Polys  [40]*plane.Poly
	Target plane.Base
	Eye    plane.Point
}

// Battle returns a scene with the bases all over the table.
func Battle() *Scene {
	r := rand.New(rand.NewPCG(1, 2))
	return scene(plane.Size{Width: 5000, Depth: 4000}, func(int) plane.Pose {
		at := plane.Point{X: 20000 + r.Int32N(140000), Y: 20000 + r.Int32N(80000)}
		return plane.Pose{At: at, Facing: plane.Angle(r.IntN(36000))}
	})
}

// Column returns a scene with all forty in one column before the eye, the worst case there
// is.
func Column() *Scene {
	return scene(plane.Size{Width: 1000, Depth: 800}, func(i int) plane.Pose {
		at := plane.Point{X: 82000 + int32(i%4)*4500, Y: 15000 + int32(i)*2200}
		return plane.Pose{At: at, Facing: plane.Angle(i * 777)}
	})
}

func scene(size plane.Size, pose func(i int) plane.Pose) *Scene {
	s := &Scene{Eye: plane.Point{X: 90000, Y: 10000}}
	s.Target = plane.NewBase(plane.Pose{At: plane.Point{X: 90000, Y: 110000}, Facing: 27123}, plane.Size{Width: 10000, Depth: 8000})
	for i := range s.Bases {
		s.Bases[i] = plane.NewBase(pose(i), size)
		s.Polys[i] = &s.Bases[i].Outline
	}
	return s
}
