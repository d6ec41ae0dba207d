package plane

// nudgeTurn is the angle between the directions that Nudge tries.
const nudgeTurn Angle = 500

// Nudge returns the shortest way to move a base straight, without turning it, to where every
// obstacle leaves it. It tries lengths of whole steps up to the most, and for each length the
// preferred direction first, then those at multiples of 5 degrees from it, nearer ones first
// and on the given hand first, 1 to the left and -1 to the right. False if none will do.
func Nudge(b *Base, obstacles []Obstacle, prefer, hand Angle, step, most int) (Vector, bool) {
	v, _, ok := b.nudge(obstacles, prefer, hand, b.pressed(obstacles)/step*step, step, most)
	return v, ok
}

// NudgeFinely is [Nudge] with steps of a millimetre, then again with tenths and hundredths
// of one from the last length that would not do.
func NudgeFinely(b *Base, obstacles []Obstacle, prefer, hand Angle, most int) (Vector, bool) {
	least := b.pressed(obstacles)
	v, length, ok := b.nudge(obstacles, prefer, hand, least/Millimetre*Millimetre, Millimetre, most)
	for step := Millimetre / 10; ok && step > 0; step /= 10 {
		from := length - 9*step
		for from < min(least, length) {
			from += step
		}
		v, length, ok = b.nudge(obstacles, prefer, hand, from, step, length)
	}
	// Of several of this length some come out shorter, being rounded to whole points.
	for turn := Angle(0); ok && turn <= half; turn += nudgeTurn {
		for _, d := range [2]Angle{prefer + hand*turn, prefer - hand*turn} {
			if w := Ahead(d, length); w.dot(w) < v.dot(v) && b.free(w, obstacles) {
				v = w
			}
		}
	}
	return v, ok
}

// pressed returns a length that no way that will do is shorter than.
func (b *Base) pressed(obstacles []Obstacle) int {
	need := 0
	for i := range obstacles {
		if o := &obstacles[i]; o.Keep > 0 {
			need = max(need, o.Keep-Gap(&b.Shape, &o.Shape).Floor()-2)
		}
	}
	return need
}

func (b *Base) nudge(obstacles []Obstacle, prefer, hand Angle, from, step, most int) (Vector, int, bool) {
	for length := from; length <= most; length += step {
		for turn := Angle(0); turn <= half; turn += nudgeTurn {
			if v := Ahead(prefer+hand*turn, length); b.free(v, obstacles) {
				return v, length, true
			}
			if v := Ahead(prefer-hand*turn, length); b.free(v, obstacles) {
				return v, length, true
			}
			if length == 0 {
				break
			}
		}
	}
	return Vector{}, 0, false
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
