package plane

import "math/bits"

// Distance returns how far it is from one point to another, rounded down.
func Distance(a, b Point) int {
	v := b.Minus(a)
	return Root(int(v.dot(v)))
}

// Hypot returns how long a way is that leads so far ahead and so far aside, rounded down.
func Hypot(x, y int) int { return Root(x*x + y*y) }

// rootLines are straight lines near the root between 1 and 2, and between 2 and 4, in parts of
// 1024.
var rootLines = [2]struct{ at, slope int }{{605, 424}, {856, 300}}

// Root returns the square root rounded down, of a number below 2^52.
func Root(n int) int {
	if n < 2 {
		return n
	}
	// Between two powers of 2 a straight line is less than 1.1 % off; each step of Newton's makes
	// the part that it is off half its own square, and never too small.
	k := bits.Len(uint(n)) - 1
	l := &rootLines[k%2]
	k /= 2
	r := (l.at<<k + l.slope*(n>>k)) >> 10
	r = (r + n/r) / 2
	r = (r + n/r) / 2
	if r*r > n {
		r--
	}
	return r
}
