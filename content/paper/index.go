package paper

import (
	"math/bits"
	"slices"
	"strings"

	"gonfalon/game"
)

// A text has many words, and few of them are names: an index of all names tells early where
// none can be.

// maxNameWords is how many words a name has at most.
const maxNameWords = 16

// An Index is every name that there is, loosely, in order.
type Index []string

// Add adds what a thing may be called; [Index.Settle] comes after all of them.
func (x *Index) Add(id string, name game.Text) {
	for _, text := range []string{id, name.English, name.French} {
		r := NewRow(0, text)
		var b strings.Builder
		for i := range r.Words {
			b.WriteString(Loosen(r.Folded(i)))
		}
		*x = append(*x, b.String())
	}
}

// Settle puts the index in order.
func (x *Index) Settle() {
	slices.Sort(*x)
	*x = slices.Compact(*x)
}

// in tells where in a row there may be names.
func (x Index) in(r *Row) []uint16 {
	if r.names != nil {
		return r.names
	}
	r.names = make([]uint16, len(r.Words))
	for at := range r.Words {
		name := ""
		for n := 0; n < maxNameWords && at+n < len(r.Words); n++ {
			name += Loosen(r.Folded(at + n))
			i, exact := slices.BinarySearch(x, name)
			if exact {
				r.names[at] |= 1 << n
			}
			if i == len(x) || !strings.HasPrefix(x[i], name) {
				break
			}
		}
	}
	return r.names
}

// Longest returns how many words from a place are known to a function, the most that are.
func (x Index) Longest(r *Row, at int, known func(text string) bool) int {
	for names := x.in(r)[at]; names != 0; {
		n := bits.Len16(names)
		if known(r.Span(at, at+n)) {
			return n
		}
		names &^= 1 << (n - 1)
	}
	return 0
}
