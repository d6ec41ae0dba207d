package plane

import "math/bits"

// Distance returns how far it is from one point to another, rounded down.
func Distance(a, b Point) int {
	v := b.Minus(a)
	return Root(int(v.dot(v)))
}

// Hypot returns how long a way is that leads so far ahead and so far aside, rounded down.
func Hypot(x, y int) int { return Root(x*x + y*y) }

// Root returns the square root rounded down.
func Root(n int) int {
	r := 0
	for bit := 1 << (bits.Len(uint(n)) / 2); bit > 0; bit >>= 1 {
		if c := r | bit; c*c <= n {
			r = c
		}
	}
	return r
}
