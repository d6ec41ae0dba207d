package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/geom/plane/planetest"
)

// Timings implements [game.Timed]: whether two bases overlap, and whether an eye sees a
// target with 40 bases about, on the cases of the benchmarks of package plane.
func (Rules) Timings() []game.Timing {
	overlap := game.Timing{Name: "overlap_ns", Title: "overlap"}
	for _, p := range planetest.Pairs() {
		overlap.Cases = append(overlap.Cases, func() bool { return plane.Overlap(&p.A.Shape, &p.B.Shape) })
	}
	sight := game.Timing{Name: "sight_ns", Title: "sight past 40"}
	for _, s := range []*planetest.Scene{planetest.Battle(), planetest.Column()} {
		sight.Cases = append(sight.Cases, func() bool { return plane.Sees(s.Eye, &s.Target.Outline, s.Polys[:]) })
	}
	return []game.Timing{overlap, sight}
}
