package sim

import (
	"runtime"
	"time"

	"gonfalon/geom/plane"
	"gonfalon/geom/plane/planetest"
)

// MeasurePlane returns how many nanoseconds geometry needs, on the cases of the benchmarks
// of package plane: to tell whether two bases overlap, and whether an eye sees a target
// with 40 bases about. Each is that of its slowest case. It takes about the time given.
func MeasurePlane(d time.Duration) (overlap, sight float64) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	pairs, scenes := planetest.Pairs(), []*planetest.Scene{planetest.Battle(), planetest.Column()}
	share := d / time.Duration(len(pairs)+len(scenes))
	for i := range pairs {
		p := &pairs[i]
		overlap = max(overlap, timed(share, many(func() bool { return plane.Overlap(&p.A.Shape, &p.B.Shape) })))
	}
	for _, s := range scenes {
		sight = max(sight, timed(share, many(func() bool { return plane.Sees(s.Eye, &s.Target.Outline, s.Polys[:]) })))
	}
	return overlap, sight
}

// many asks so often that looking at the clock does not count.
func many(ask func() bool) func() int {
	const times = 1000
	yes := 0
	return func() int {
		for range times {
			if ask() {
				yes++
			}
		}
		return times
	}
}
