package plane

import "math/bits"

// A Frac is an exact fraction; Den is positive. Both parts are below 2^53.
type Frac struct{ Num, Den int64 }

// Cmp compares two fractions.
func (f Frac) Cmp(g Frac) int {
	h1, l1 := mulSigned(f.Num, g.Den)
	h2, l2 := mulSigned(g.Num, f.Den)
	if h1 != h2 {
		return cmp64(h1, h2)
	}
	return cmp128(0, l1, 0, l2)
}

// mulSigned returns a·b in 128 bits; b is not negative.
func mulSigned(a, b int64) (hi int64, lo uint64) {
	h, lo := bits.Mul64(uint64(a), uint64(b))
	return int64(h) - a>>63&b, lo
}

// Of returns the fraction f of a length, rounded down.
func (f Frac) Of(length int) int {
	hi, lo := bits.Mul64(uint64(max(f.Num, -f.Num)), uint64(max(length, -length)))
	q, r := bits.Div64(hi, lo, uint64(f.Den))
	if (f.Num < 0) == (length < 0) {
		return int(q)
	}
	if r > 0 {
		q++
	}
	return -int(q)
}

func cmp128(h1, l1, h2, l2 uint64) int {
	switch {
	case h1 == h2 && l1 == l2:
		return 0
	case h1 < h2 || h1 == h2 && l1 < l2:
		return -1
	}
	return 1
}

func cmp64(a, b int64) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

func sign(a int64) int { return cmp64(a, 0) }

// A window is the part of a straight way on which a number of linear conditions hold, given as
// fractions of the way. All questions about motion, arcs and clipping come down to one.
type window struct{ lo, hi Frac }

// way is the whole way, both ends included.
func way() window { return window{Frac{0, 1}, Frac{1, 1}} }

// atMost narrows the window to the fractions t with g <= t·s, and tells whether any is left.
func (w *window) atMost(g, s int64) bool {
	switch {
	case s == 0:
		return g <= 0
	case s > 0:
		if t := (Frac{g, s}); t.Cmp(w.lo) > 0 {
			w.lo = t
		}
	default:
		if t := (Frac{-g, -s}); t.Cmp(w.hi) < 0 {
			w.hi = t
		}
	}
	return w.lo.Cmp(w.hi) <= 0
}
