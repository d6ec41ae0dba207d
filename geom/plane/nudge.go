package plane

// nudgeTurn is the angle between the directions that Nudge tries.
const nudgeTurn Angle = 500

// Nudge returns the shortest way to move a base straight, without turning it, to where every
// obstacle leaves it. It tries lengths of whole steps up to the most, and for each length the
// preferred direction first, then those at multiples of 5 degrees from it, nearer ones first
// and on the given hand first, 1 to the left and -1 to the right. False if none will do.
func Nudge(b *Base, obstacles []Obstacle, prefer, hand Angle, step, most int) (Vector, bool) {
	need := 0 // no shorter way can do
	for i := range obstacles {
		if o := &obstacles[i]; o.Keep > 0 {
			need = max(need, o.Keep-Gap(&b.Shape, &o.Shape).Floor()-2)
		}
	}
	for length := need / step * step; length <= most; length += step {
		for turn := Angle(0); turn <= half; turn += nudgeTurn {
			if v := Ahead(prefer+hand*turn, length); b.free(v, obstacles) {
				return v, true
			}
			if v := Ahead(prefer-hand*turn, length); b.free(v, obstacles) {
				return v, true
			}
			if length == 0 {
				break
			}
		}
	}
	return Vector{}, false
}

func (b *Base) free(v Vector, obstacles []Obstacle) bool {
	moved := Shape{b.Outline.Moved(v), b.Core.Moved(v)}
	for i := range obstacles {
		if !obstacles[i].Leaves(&moved) {
			return false
		}
	}
	return true
}
