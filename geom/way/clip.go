package way

import "gonfalon/geom/plane"

// sideParts is into how many parts an edge is divided.
const sideParts = 1 << 12

// stretch tells how far ahead the part of an edge lies that is within a strip ahead, at least
// and at most; false if none is.
func stretch(a, b plane.Vector, half int) (near, far int, ok bool) {
	if outside(a, b, half) {
		return 0, 0, false
	}
	from, to := endAhead(a, b, half), endAhead(b, a, half)
	return min(from, to), max(from, to), true
}

// outside tells whether an edge lies beyond one side of a strip.
func outside(a, b plane.Vector, half int) bool {
	lo, hi := int(min(a.Y, b.Y)), int(max(a.Y, b.Y))
	return hi <= -half && lo < -half || lo >= half && hi > half
}

// endAhead tells how far ahead the end v of an edge to w is, cut off at the strip.
func endAhead(v, w plane.Vector, half int) int {
	over := int(max(v.Y, -v.Y)) - half
	if over <= 0 {
		return int(v.X)
	}
	return int(v.X) + int(w.X-v.X)*over/int(max(w.Y-v.Y, v.Y-w.Y))
}

// A clipped edge is the part of an edge that lies within a strip ahead: how far ahead its ends
// are, and how much of the edge is cut off at each.
type clipped struct {
	ahead, off [2]int
}

// clip cuts off what lies more than so much to the left or to the right of an edge that is not
// outside.
func clip(a, b plane.Vector, half int) (c clipped) {
	c.ahead, c.off = [2]int{endAhead(a, b, half), endAhead(b, a, half)}, [2]int{endOff(a, b, half), endOff(b, a, half)}
	return c
}

// endOff tells how much of an edge to w is cut off at its end v.
func endOff(v, w plane.Vector, half int) int {
	over := int(max(v.Y, -v.Y)) - half
	if over <= 0 {
		return 0
	}
	return over * sideParts / int(max(w.Y-v.Y, v.Y-w.Y))
}

// cut cuts off what lies farther ahead.
func (c *clipped) cut(far int) {
	for i := range c.ahead {
		if over := c.ahead[i] - far; over > 0 && c.ahead[1-i] < far {
			c.off[i] += (sideParts - c.off[0] - c.off[1]) * over / (c.ahead[i] - c.ahead[1-i])
			c.ahead[i] = far
		}
	}
}
