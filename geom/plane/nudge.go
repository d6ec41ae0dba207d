package plane

// nudgeTurn is the angle between the directions that Nudge tries.
const nudgeTurn Angle = 500

// Nudge returns the shortest way to move a base straight, without turning it, to where every
// obstacle leaves it. It tries lengths of whole steps up to the most, and for each length the
// preferred direction first, then those at multiples of 5 degrees from it, nearer ones first
// and on the given hand first, 1 to the left and -1 to the right. False if none will do.
func Nudge(b *Base, obstacles []Obstacle, prefer, hand Angle, step, most int) (Vector, bool) {
	n := newNudging(b, obstacles, prefer, hand)
	v, _, ok := n.shortest(ceil(n.pressed(), step), step, most)
	return v, ok
}

// NudgeFinely is [Nudge] with steps of a millimetre, then again with tenths and hundredths
// of one from the last length that would not do.
func NudgeFinely(b *Base, obstacles []Obstacle, prefer, hand Angle, most int) (Vector, bool) {
	n := newNudging(b, obstacles, prefer, hand)
	least := n.pressed()
	v, length, ok := n.shortest(ceil(least, Millimetre), Millimetre, most)
	for step := Millimetre / 10; ok && step > 0; step /= 10 {
		from := length - 9*step
		for from < min(least, length) {
			from += step
		}
		v, length, ok = n.shortest(from, step, length)
	}
	// Of several of this length some come out shorter, being rounded to whole points.
	for i := 0; ok && i < len(n.ways); i++ {
		if w := n.ways[i].rotate(Vector{int32(length), 0}); w.dot(w) < v.dot(v) && n.free(w) {
			v = w
		}
	}
	return v, ok
}

// ceil rounds a length up to whole steps.
func ceil(length, step int) int { return (length + step - 1) / step * step }

// A nudging is a base that is to be moved out of the way of obstacles.
type nudging struct {
	*Base
	moved     Base // where it was tried last
	obstacles []Obstacle
	ways      [2 * half / nudgeTurn]axis // the directions, in their order
	last      int                        // the obstacle that was in the way last, and may well be again
}

func newNudging(b *Base, obstacles []Obstacle, prefer, hand Angle) nudging {
	n := nudging{Base: b, moved: *b, obstacles: obstacles}
	for i := range n.ways {
		turn := Angle(i+1) / 2 * nudgeTurn * hand
		if i%2 == 0 {
			turn = -turn
		}
		n.ways[i] = (prefer + turn).axis()
	}
	return n
}

// pressed returns a length that no way that will do is shorter than.
func (n *nudging) pressed() int {
	need := 0
	for i := range n.obstacles {
		if o := &n.obstacles[i]; o.Keep > 0 {
			need = max(need, o.Keep-Gap(&n.Shape, &o.Shape).Floor()-2)
		}
	}
	return need
}

// shortest returns the first way that will do, and its length.
func (n *nudging) shortest(from, step, most int) (Vector, int, bool) {
	for length := from; length <= most; length += step {
		for i := range n.ways {
			if v := n.ways[i].rotate(Vector{int32(length), 0}); n.free(v) {
				return v, length, true
			}
			if length == 0 {
				break
			}
		}
	}
	return Vector{}, 0, false
}

func (n *nudging) free(v Vector) bool {
	n.moved.Move(n.At.Plus(v).Minus(n.moved.At))
	for range n.obstacles {
		if !n.obstacles[n.last].Leaves(&n.moved.Shape) {
			return false
		}
		n.last = (n.last + 1) % len(n.obstacles)
	}
	return true
}
