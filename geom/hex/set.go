package hex

import "math/bits"

// A Set is a set of hexes. It is no array because the compiler keeps arrays in memory, and
// structs of words in registers.
//
// Shifts by more than a word's bits give 0 in Go, and so do those by a negative number that is
// read as a large one: methods use that instead of choosing the word.
type Set struct{ low, mid, high uint64 }

func bit(h Hex) Set { return Set{1 << h, 1 << (h - 64), 1 << (h - 128)} }

func (s Set) Has(h Hex) bool    { return (s.low>>h|s.mid>>(h-64)|s.high>>(h-128))&1 == 1 }
func (s Set) With(h Hex) Set    { return s.Or(bit(h)) }
func (s Set) Without(h Hex) Set { return s.AndNot(bit(h)) }
func (s Set) And(t Set) Set     { return Set{s.low & t.low, s.mid & t.mid, s.high & t.high} }
func (s Set) Or(t Set) Set      { return Set{s.low | t.low, s.mid | t.mid, s.high | t.high} }
func (s Set) AndNot(t Set) Set  { return Set{s.low &^ t.low, s.mid &^ t.mid, s.high &^ t.high} }
func (s Set) Empty() bool       { return s.low|s.mid|s.high == 0 }
func (s Set) Meets(t Set) bool  { return !s.And(t).Empty() }

func (s Set) Len() int {
	return bits.OnesCount64(s.low) + bits.OnesCount64(s.mid) + bits.OnesCount64(s.high)
}

// Next returns the lowest hex of a set that is not empty and the others, for loops:
// for rest := set; !rest.Empty(); { h, rest = rest.Next() … }.
func (s Set) Next() (Hex, Set) {
	if s.low != 0 {
		return Hex(bits.TrailingZeros64(s.low)), Set{s.low & (s.low - 1), s.mid, s.high}
	}
	if s.mid != 0 {
		return Hex(64 + bits.TrailingZeros64(s.mid)), Set{0, s.mid & (s.mid - 1), s.high}
	}
	return Hex(128 + bits.TrailingZeros64(s.high)), Set{0, 0, s.high & (s.high - 1)}
}

// up adds n to each number, down subtracts it. Hexes that leave the set at an end are lost.
func (s Set) up(n uint) Set {
	return Set{
		s.low << n,
		s.mid<<n | s.low>>(64-n) | s.low<<(n-64),
		s.high<<n | s.mid>>(64-n) | s.mid<<(n-64) | s.low>>(128-n) | s.low<<(n-128),
	}
}

func (s Set) down(n uint) Set {
	return Set{
		s.low>>n | s.mid<<(64-n) | s.mid>>(n-64) | s.high<<(128-n) | s.high>>(n-128),
		s.mid>>n | s.high<<(64-n) | s.high>>(n-64),
		s.high >> n,
	}
}
