package plane

// A Berth is the line of places along a side of a target at which a base of some size lies
// flush against it with one of its own sides. A place is told by how far the middle of that
// own side is along from the middle of the target's: positive to the left, seen from the
// target's centre.
type Berth struct {
	Target *Base
	Side   Side
	Size   Size
	Own    Side
	Hand   Angle // if negative, places to the right are looked at first
}

// At returns the pose at a place, rounded once. Bases in a berth share the axes of the target,
// so rounding cannot make them crooked, only lift or sink them by a fraction of a unit.
func (b *Berth) At(along int) Pose {
	return Pose{b.center(b.out(), along), (b.Target.Normal(b.Side) + half - b.Own.turn()).Norm()}
}

// out is the direction in which the side looks.
func (b *Berth) out() axis { return b.Target.Normal(b.Side).axis() }

// center returns the centre of a base at a place, if the side looks in direction u.
func (b *Berth) center(u axis, along int) Point {
	v := u.left()
	out, aside := b.Target.reach(b.Side)+b.Size.reach(b.Own), 2*int64(along)
	return b.Target.At.Plus(Vector{
		int32(roundShift(out*u.x+aside*v.x, axisBits+1)),
		int32(roundShift(out*u.y+aside*v.y, axisBits+1)),
	})
}

// Along returns the place that a point lies beside, rounded.
func (b *Berth) Along(p Point) int {
	v := b.out().left()
	return int(roundShift(v.dot(p.Minus(b.Target.At)), axisBits))
}

// Shared returns the length that the two sides have in common at a place: zero or less if
// none.
func (b *Berth) Shared(along int) int {
	theirs, own := int(b.Target.length(b.Side)), int(b.Size.length(b.Own))
	twice := min(theirs, 2*along+own) - max(-theirs, 2*along-own)
	return twice >> 1
}

// SharedSide returns which sides of two bases lie flush against each other, and the length
// they have in common, rounded down. A length of no more than [Slack] is a contact of corners
// and counts as none.
func SharedSide(a, b *Base) (ofA, ofB Side, length int, ok bool) {
	turn := (b.Facing - a.Facing).Norm()
	if turn%quarter != 0 {
		return 0, 0, 0, false
	}
	off := b.At.Minus(a.At)
	for s := Front; s <= Right; s++ {
		r := (s + 6 - Side(turn/quarter)) % 4
		u := a.Normal(s).axis()
		gap := 2*u.dot(off) - (a.reach(s)+b.reach(r))<<axisBits
		if max(gap, -gap) > 2*Slack<<axisBits {
			continue
		}
		x, la, lb := 2*u.left().dot(off), a.length(s)<<axisBits, b.length(r)<<axisBits
		if shared := min(la, x+lb) - max(-la, x-lb); shared>>(axisBits+1) > Slack {
			return s, r, int(shared >> (axisBits + 1)), true
		}
	}
	return 0, 0, 0, false
}

// touches tells whether a point is within [Slack] of a polygon.
func (p *Poly) touches(c Point) bool {
	return c.X >= p.box.lo.X-Slack && c.X <= p.box.hi.X+Slack &&
		c.Y >= p.box.lo.Y-Slack && c.Y <= p.box.hi.Y+Slack && p.GapTo(c).Cmp(Slack) <= 0
}

// ContactPoint returns where two things touch: the point, or the middle of the length, where
// corners of one are within [Slack] of the other. False if they do not touch.
func ContactPoint(a, b *Shape) (Point, bool) {
	if Overlap(a, b) {
		return Point{}, false
	}
	var ends [2 * MaxCorners]Point
	n := 0
	for _, c := range a.Outline.corners() {
		if b.Outline.touches(c) {
			ends[n] = c
			n++
		}
	}
	for _, c := range b.Outline.corners() {
		if a.Outline.touches(c) {
			ends[n] = c
			n++
		}
	}
	// The length in contact ends in two of these, the farthest from each other.
	p, q, far := ends[0], ends[0], int64(0)
	for i, c := range ends[:n] {
		for _, d := range ends[:i] {
			if v := d.Minus(c); v.dot(v) > far {
				p, q, far = c, d, v.dot(v)
			}
		}
	}
	return Point{(p.X + q.X) / 2, (p.Y + q.Y) / 2}, n > 0
}
