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
		if w := n.ways[i].rotate(Vector{int32(length), 0}); w.dot(w) < v.dot(v) && !n.barred[i].has(length) && n.free(w) {
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
	ways      [2 * half / nudgeTurn]axis    // the directions, in their order
	barred    [2 * half / nudgeTurn]lengths // in each of them
	last      int                           // the obstacle that was in the way last, and may well be again
}

// lengths are those from one up to another, of which it is known that they will not do.
type lengths struct{ from, to int }

func (l lengths) has(length int) bool { return length >= l.from && length < l.to }

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
		if o := &n.obstacles[i]; !o.Leaves(&n.Shape) {
			need = max(need, o.holds(&n.Shape)-2)
		}
	}
	return need
}

// shortest returns the first way that will do, and its length.
func (n *nudging) shortest(from, step, most int) (best Vector, long int, ok bool) {
	for i, u := range n.ways {
		for length := from; length <= most; length += step {
			if n.barred[i].has(length) {
				continue
			}
			v := u.rotate(Vector{int32(length), 0})
			if n.free(v) {
				best, long, ok = v, length, true
				most = length - 1 // the next ones have to be shorter
				break
			}
			deep := n.obstacles[n.last].holds(&n.moved.Shape) - 3
			n.barred[i] = lengths{length - deep, length + deep}
		}
	}
	return best, long, ok
}

// holds returns how far a base that the obstacle does not leave must be moved until it may, but
// for rounding: no place is nearer.
func (o *Obstacle) holds(b *Shape) int {
	own, other := o.against(b)
	if own.Overlaps(other) {
		return o.Keep + min(own.depth(other), other.depth(own))
	}
	return o.Keep - own.Gap(other).Floor()
}

// depth returns how far q, which overlaps p, must at least be moved to be beyond an edge of p.
func (p *Poly) depth(q *Poly) int {
	least := Limit
	a := p.at[p.n-1]
	for _, b := range p.at[:p.n] {
		d := b.Minus(a)
		least = min(least, int(-q.nearest(a, b))/(Root(int(d.dot(d)))+1))
		a = b
	}
	return least
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
