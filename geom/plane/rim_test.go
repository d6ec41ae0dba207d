package plane

import (
	"math/rand/v2"
	"testing"
)

// TestOnTheTable: a base stands on the table if its core stays in it, and so if it overlaps
// nothing of the rim.
func TestOnTheTable(t *testing.T) {
	var on, off int
	trials(t, 2000, func(t *testing.T, r *rand.Rand) {
		const width, depth = 60000, 40000
		rim := Rim(width, depth)
		b := anyBase(r, 50000)
		v := Vector(anyPoint(r, 30000))
		moved := b
		moved.Move(v)
		want := true
		for i := range rim {
			want = want && !Overlap(&moved.Shape, &rim[i])
		}
		if got := b.Core.StaysIn(Point{}, Point{width, depth}, v); got != want {
			t.Errorf("%v along %v on the table: got %v, want %v", b.Pose, v, got, want)
		}
		if want {
			on++
		} else {
			off++
		}
	})
	enough(t, "bases on the table", on, 20)
	enough(t, "bases off it", off, 20)
}

func TestHandsInAMirror(t *testing.T) {
	for _, at := range []Point{{1, 1}, {5000, 100}, {100, 3900}, {9000, 3500}} {
		left := Hand(at, 10000-1, 4000-1)
		if Hand(Point{9999 - at.X, at.Y}, 9999, 3999) != -left || Hand(Point{9999 - at.X, 3999 - at.Y}, 9999, 3999) != left {
			t.Errorf("%v: hand %d is not mirrored, or not turned", at, left)
		}
	}
}
