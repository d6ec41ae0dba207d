package plane

// A Row is a number of bases that share one side of a target, side by side with a gap between
// them, in the order in which a [Berth] counts its places. It is a matter of lengths along that
// side only. An offset is where the row begins, counted from the middle of the face: the first
// base then lies in the berth at offset + width/2.
type Row struct {
	face        int
	total       int
	first, last int // widths of the outermost
	narrowest   int
}

// NewRow returns the row of bases with these widths, at least one, along a face.
func NewRow(face int, gap int, widths []int) Row {
	r := Row{face: face, first: widths[0], last: widths[len(widths)-1], narrowest: face}
	for _, w := range widths {
		r.total += w + gap
		r.narrowest = min(r.narrowest, w)
	}
	r.total -= gap
	return r
}

// Shared returns the least length that any base of the row has in common with the face, if the
// row begins at the offset. Zero or less: one of them misses the face.
func (r Row) Shared(offset int) int {
	begin, end := -r.face/2, r.face-r.face/2
	return min(r.narrowest, offset+r.first-begin, end-(offset+r.total-r.last))
}

// middle returns twice the distance from the middle of the row to the middle of the face.
func (r Row) middle(offset int) int {
	d := 2*offset + r.total
	return max(d, -d)
}

// better tells whether one offset shares the face more evenly than another: its least shared
// length is greater or, if equal, the row is more in the middle.
func (r Row) better(a, b int) bool {
	if sa, sb := r.Shared(a), r.Shared(b); sa != sb {
		return sa > sb
	}
	return r.middle(a) < r.middle(b)
}

// Best returns the offset that shares the face most evenly among those that may be taken:
// makes the least shared length as great as possible, then the row as central as possible.
// False if none leaves every base a part of the face. It asks about offsets one by one, the
// best of all first, then those whole steps from it, the better ones first.
func (r Row) Best(step int, free func(offset int) bool) (offset int, ok bool) {
	low := r.preferred()
	high := low + step
	for {
		next := low
		if r.better(high, low) {
			next = high
		}
		if r.Shared(next) <= 0 {
			return 0, false
		}
		if free(next) {
			return next, true
		}
		if next == low {
			low -= step
		} else {
			high += step
		}
	}
}

// preferred returns the best offset of all.
func (r Row) preferred() int {
	begin, end := -r.face/2, r.face-r.face/2
	// Shared is the least of a constant, a rising and a falling line: rise + offset and
	// fall - offset.
	rise, fall := r.first-begin, end-r.total+r.last
	most := min(r.narrowest, floorHalf(rise+fall))
	centred := floorHalf(-r.total)
	return min(max(centred, most-rise), fall-most)
}

func floorHalf(a int) int { return a >> 1 }
