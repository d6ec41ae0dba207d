package plane

import "math/bits"

// Distance returns how far it is from one point to another, rounded down.
func Distance(a, b Point) int {
	v := b.Minus(a)
	return Root(int(v.dot(v)))
}

// Hypot returns how long a way is that leads so far ahead and so far aside, rounded down.
func Hypot(x, y int) int { return Root(x*x + y*y) }

// Root returns the square root rounded down, of a number below 2^52.
func Root(n int) int {
	if n < 2 {
		return n
	}
	// Between two powers of 4 a straight line is less than 6 % off; each step of Newton's makes
	// the part that it is off its own square, and never too small.
	k := (bits.Len(uint(n)) - 1) / 2
	r := (2<<k + n>>k) / 3
	r = (r + n/r) / 2
	r = (r + n/r) / 2
	r = (r + n/r) / 2
	if r*r > n {
		r--
	}
	return r
}
