package plane

import "math/bits"

// AreaShare returns the share of the area of p that lies in q: of a base in terrain, say.
func (p *Poly) AreaShare(q *Poly) Share {
	if !p.Overlaps(q) {
		return 0
	}
	if p.Within(q) {
		return Whole
	}
	var sum wide
	p.addEdgesWithin(q, p.at[0], true, &sum)
	q.addEdgesWithin(p, p.at[0], false, &sum)
	if sum.hi < 0 {
		return 0 // a sliver, rounded away
	}
	share, _ := bits.Div64(uint64(sum.hi), sum.lo, uint64(p.twiceArea()))
	return min(Share(share), Whole)
}

// MostlyIn tells whether more than half of a base lies in a polygon. Then its centre does: any
// line through it halves the base.
func (b *Base) MostlyIn(q *Poly) bool {
	return q.Contains(b.At) && b.Outline.AreaShare(q).MoreThanHalf()
}

// addEdgesWithin adds up, for the edges of p as far as they run within q, the triangles they
// make with origin: this for both polygons is the twofold area of their common part. An edge
// they share must be added only once: it counts for the polygon that is told so.
func (p *Poly) addEdgesWithin(q *Poly, origin Point, shared bool, sum *wide) {
edges:
	for i := range p.n {
		a, b := p.at[i], p.at[p.next(i)]
		w := way()
		for j := range q.n {
			c, d := q.at[j], q.at[q.next(j)]
			from, to := side(c, d, a), side(c, d, b)
			if from == 0 && to == 0 && !shared {
				continue edges
			}
			if !w.atMost(-from, to-from) {
				continue edges
			}
		}
		sum.add(side(origin, a, b), w.hi.share()-w.lo.share())
	}
}

// A wide is a number of 128 bits.
type wide struct {
	hi int64
	lo uint64
}

func (w *wide) add(a int64, s Share) {
	hi, lo := bits.Mul64(uint64(max(a, -a)), uint64(s))
	var carry uint64
	if a < 0 {
		w.lo, carry = bits.Sub64(w.lo, lo, 0)
		w.hi -= int64(hi + carry)
		return
	}
	w.lo, carry = bits.Add64(w.lo, lo, 0)
	w.hi += int64(hi + carry)
}
