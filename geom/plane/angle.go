package plane

// An Angle is a direction, or a turn, in hundredths of a degree; positive turns go from +X to
// +Y. Directions that a pose holds are 0 to 35999, see [Angle.Norm].
type Angle int32

const (
	quarter Angle = 9000
	half    Angle = 18000
	full    Angle = 36000
)

// Norm returns the same direction between 0 and 35999.
func (a Angle) Norm() Angle {
	if uint32(a) < uint32(full) {
		return a // as nearly always
	}
	a %= full
	if a < 0 {
		a += full
	}
	return a
}

// To returns the shorter turn from direction a to direction b, between -17999 and 18000.
func (a Angle) To(b Angle) Angle {
	t := (b - a).Norm()
	if t > half {
		t -= full
	}
	return t
}

// axisBits is the scale of the sine table.
const axisBits = 30

// An axis is a direction as a vector of length 2^30, give or take half a unit of it.
type axis struct{ x, y int64 }

func (a Angle) axis() axis {
	a = a.Norm()
	turns, rest := a/quarter, a%quarter
	x, y := int64(sineTable[quarter-rest]), int64(sineTable[rest])
	switch turns {
	case 0:
		return axis{x, y}
	case 1:
		return axis{-y, x}
	case 2:
		return axis{-x, -y}
	}
	return axis{y, -x}
}

// left is the axis a quarter turn on. It is exact: all sides of a rectangle, and of the
// rectangles flush with it, share one pair of axes.
func (u axis) left() axis { return axis{-u.y, u.x} }

func (u axis) dot(v Vector) int64 { return u.x*int64(v.X) + u.y*int64(v.Y) }

// roundShift divides by 2^k and rounds to the nearest whole number, halves away from zero: so
// that mirrored and turned shapes round to mirrored and turned corners.
func roundShift(v int64, k uint) int64 {
	return (v + 1<<(k-1) + v>>63) >> k // the sign takes one from negative numbers
}

// Heading returns the direction of v that is nearest to it: the angle of the least turn. A
// zero vector has heading 0.
func Heading(v Vector) Angle {
	if v == (Vector{}) {
		return 0
	}
	var turned Angle
	x, y := int64(v.X), int64(v.Y)
	for range 3 { // bring v into the first quarter
		if x > 0 && y >= 0 {
			break
		}
		x, y = y, -x
		turned += quarter
	}
	// The cross product with the axis falls as the axis turns to v and past it.
	past := func(a Angle) int64 { return int64(sineTable[quarter-a])*y - int64(sineTable[a])*x }
	about := guess(x, y)
	lo, hi := max(about-guessOff, 0), min(about+guessOff, quarter)
	for lo < hi {
		if mid := (lo + hi + 1) / 2; past(mid) >= 0 {
			lo = mid
		} else {
			hi = mid - 1
		}
	}
	if lo < quarter && past(lo) > -past(lo+1) {
		lo++
	}
	return (turned + lo).Norm()
}

// guessOff is more than a guess is off.
const guessOff Angle = 25

// guess returns about the direction of a vector of the first quarter: 45 degrees times the
// slope, and a parabola for the bend.
func guess(x, y int64) Angle {
	if y > x {
		return quarter - guess(y, x)
	}
	slope := y << 12 / x
	return Angle((slope * (4500<<12 + (1<<12-slope)*1564)) >> 24)
}
