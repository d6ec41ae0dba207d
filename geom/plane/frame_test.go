package plane

import (
	"math/rand/v2"
	"testing"
)

// What is seen so far ahead and so far to the left is there: going so far ahead and aside from
// the pose leads to the point, but for rounding.
func TestFrame(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 1000 {
		pose := Pose{Point{rng.Int32N(400000), rng.Int32N(400000)}, Angle(rng.IntN(36000))}
		p := Point{rng.Int32N(400000), rng.Int32N(400000)}
		frame := pose.Frame()
		v := frame.Of(p)
		got := pose.At.Plus(Ahead(pose.Facing, int(v.X))).Plus(Ahead(pose.Facing+quarter, int(v.Y)))
		if d := got.Minus(p); max(d.X, -d.X, d.Y, -d.Y) > 2 {
			t.Fatalf("from %v the point %v is seen at %v, which is %v", pose, p, v, got)
		}
	}
}
