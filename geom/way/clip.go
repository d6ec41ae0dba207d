package way

import "gonfalon/geom/plane"

// sideParts is into how many parts an edge is divided.
const sideParts = 1 << 12

// A clipped edge is the part of an edge that lies within a strip ahead: how far ahead its ends
// are, and how much of the edge is cut off at each.
type clipped struct {
	none       bool
	ahead, off [2]int
}

// clip cuts off what lies more than so much to the left or to the right.
func clip(a, b plane.Vector, half int) (c clipped) {
	if lo, hi := int(min(a.Y, b.Y)), int(max(a.Y, b.Y)); hi <= -half && lo < -half || lo >= half && hi > half {
		return clipped{none: true}
	}
	c.ahead[0], c.off[0] = clipEnd(a, b, half)
	c.ahead[1], c.off[1] = clipEnd(b, a, half)
	return c
}

// clipEnd tells of the end v of an edge to w how far ahead it is and how much is cut off there.
func clipEnd(v, w plane.Vector, half int) (ahead, off int) {
	over := int(max(v.Y, -v.Y)) - half
	if over <= 0 {
		return int(v.X), 0
	}
	along := int(max(w.Y-v.Y, v.Y-w.Y))
	return int(v.X) + int(w.X-v.X)*over/along, over * sideParts / along
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
