package plane

import "math/bits"

// A Share is a part of a whole: of the length of a side, or of the area of a base. It has 60
// bits after the point; shares may be added.
type Share int64

// Whole is all of it.
const Whole Share = 1 << 60

// shareGrain is what rounding may add up to. Shares nearer to each other count as equal: a
// difference of less than 0.001 mm² on the largest base is no majority.
const shareGrain Share = 1 << 24

// Cmp compares the share with num/den.
func (s Share) Cmp(num, den int) int {
	diff := s - Whole/Share(den)*Share(num)
	switch {
	case diff > shareGrain:
		return 1
	case diff < -shareGrain:
		return -1
	}
	return 0
}

// AtLeastHalf tells whether the share is one half or more.
func (s Share) AtLeastHalf() bool { return s.Cmp(1, 2) >= 0 }

// MoreThanHalf tells whether the share is more than one half.
func (s Share) MoreThanHalf() bool { return s.Cmp(1, 2) > 0 }

// share returns a fraction between 0 and 1, rounded to the nearest share.
func (f Frac) share() Share {
	hi, lo := bits.Mul64(uint64(f.Num), uint64(Whole))
	lo, carry := bits.Add64(lo, uint64(f.Den)/2, 0)
	q, _ := bits.Div64(hi+carry, lo, uint64(f.Den))
	return Share(q)
}
