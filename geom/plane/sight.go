package plane

// Sight goes along straight lines from a point, the eye. A line is blocked by the polygons
// whose inside it crosses: not by one it only grazes, so that the narrowest gap lets it
// through. Heights are the caller's: it passes what blocks, or covers, and nothing else;
// neither the base the eye belongs to nor the one it looks at.

// MaxBlockers is the most polygons that can stand in the way of one look; more are a mistake
// of the caller, and panic.
const MaxBlockers = 224

// A span is the part of a side that a blocker hides, its ends not included. It may reach
// beyond the side, which runs from 0 to 1.
type span struct{ lo, hi Frac }

// Sees tells whether any point of the target, edges and corners included, is in sight.
func Sees(eye Point, target *Poly, blockers []*Poly) bool {
	if len(blockers) == 0 {
		return true
	}
	outside := false
	var few [8]span
	found := shadows{spans: few[:]}
	if len(blockers) > len(few) {
		var many [MaxBlockers]span // which takes long to clear
		found.spans = many[:]
	}
	for i := range target.n {
		a, b := target.at[i], target.at[target.next(i)]
		if side(a, b, eye) >= 0 {
			continue
		}
		// Whatever point is seen, the first one on its line is too, on an edge that faces
		// the eye.
		outside = true
		found.n = 0
		found.cast(eye, Segment{a, b}, blockers)
		if found.leaveGap() {
			return true
		}
	}
	return !outside
}

// Glimpse returns the middle of the widest part of the target's edge that is in sight, false if
// nothing of it is.
func Glimpse(eye Point, target *Poly, blockers []*Poly) (Point, bool) {
	var best Point
	widest := int64(-1)
	for i := range target.n {
		a, b := target.at[i], target.at[target.next(i)]
		if side(a, b, eye) >= 0 {
			continue
		}
		var spans [MaxBlockers]span
		found := shadows{spans: spans[:]}
		found.cast(eye, Segment{a, b}, blockers)
		lo, hi, ok := found.widest()
		v := b.Minus(a)
		// Rounded: it is only looked at.
		at := func(s Share) Point {
			part := int64(s >> 28)
			return Point{a.X + int32(int64(v.X)*part>>32), a.Y + int32(int64(v.Y)*part>>32)}
		}
		if from, to := at(lo), at(hi); ok {
			if w := to.Minus(from); w.dot(w) > widest {
				widest, best = w.dot(w), at((lo+hi)/2)
			}
		}
	}
	return best, widest >= 0
}

// Hidden returns the share of the length of a side that is out of sight. A side seen edge-on
// is hidden if and only if the line to its nearer end is.
func Hidden(eye Point, s Segment, blockers []*Poly) Share {
	switch facing := side(s.A, s.B, eye); {
	case facing > 0:
		s.A, s.B = s.B, s.A
	case facing == 0:
		return hiddenEdgeOn(eye, s, blockers)
	}
	var spans [MaxBlockers]span
	found := shadows{spans: spans[:]}
	found.cast(eye, s, blockers)
	return found.length()
}

func hiddenEdgeOn(eye Point, s Segment, blockers []*Poly) Share {
	toA, toB := s.A.Minus(eye), s.B.Minus(eye)
	near := s.A
	switch {
	case toA.dot(toB) <= 0:
		return 0 // the eye is on the side
	case toB.dot(toB) < toA.dot(toA):
		near = s.B
	}
	for _, b := range blockers {
		if b.Crosses(Segment{eye, near}) {
			return Whole
		}
	}
	return 0
}

// shadows are the spans of a side that are hidden, in order of their beginnings.
type shadows struct {
	n     int
	spans []span
}

func (f *shadows) cast(eye Point, s Segment, blockers []*Poly) {
	for _, b := range blockers {
		if cast, ok := shadow(eye, s, b); ok {
			f.insert(cast)
		}
	}
}

func (f *shadows) insert(s span) {
	i := f.n
	for ; i > 0 && s.lo.Cmp(f.spans[i-1].lo) < 0; i-- {
		f.spans[i] = f.spans[i-1]
	}
	f.spans[i] = s
	f.n++
}

// leaveGap tells whether a point from 0 to 1 lies in none of the spans.
func (f *shadows) leaveGap() bool {
	open := Frac{0, 1} // all before this point is hidden
	for _, s := range f.spans[:f.n] {
		if s.lo.Cmp(open) >= 0 {
			return true
		}
		if s.hi.Cmp(open) > 0 {
			open = s.hi
		}
	}
	return open.Cmp(Frac{1, 1}) <= 0
}

// widest returns the widest gap between the spans, false if there is none.
func (f *shadows) widest() (lo, hi Share, ok bool) {
	open, end := Frac{0, 1}, Frac{1, 1}
	gap := func(to Frac) {
		if to.Cmp(end) > 0 {
			to = end
		}
		if open.Cmp(to) <= 0 && (!ok || to.share()-open.share() > hi-lo) {
			lo, hi, ok = open.share(), to.share(), true
		}
	}
	for _, s := range f.spans[:f.n] {
		if s.lo.Cmp(open) >= 0 {
			gap(s.lo)
		}
		if s.hi.Cmp(open) > 0 {
			open = s.hi
		}
	}
	gap(end)
	return lo, hi, ok
}

// length returns how much of 0 to 1 the spans hide together.
func (f *shadows) length() Share {
	var sum Share
	done, end := Frac{0, 1}, Frac{1, 1}
	for _, s := range f.spans[:f.n] {
		if s.hi.Cmp(done) <= 0 {
			continue
		}
		if s.lo.Cmp(done) < 0 {
			s.lo = done
		}
		if s.hi.Cmp(end) > 0 {
			s.hi = end
		}
		sum += s.hi.share() - s.lo.share()
		done = s.hi
	}
	return sum
}

// shadow returns the span of a side that one blocker hides, false if it hides nothing of it.
// The eye is on the right of the side.
//
// Think of the side as lying on the bottom of a strip whose top runs through the eye. What of
// the blocker lies in the strip is projected from the eye onto the bottom: its corners, the
// points where its edges leave through the bottom and, where they leave through the top,
// infinity to the one hand or the other.
func shadow(eye Point, s Segment, b *Poly) (span, bool) {
	if b.box.lo.X >= max(eye.X, s.A.X, s.B.X) || b.box.hi.X <= min(eye.X, s.A.X, s.B.X) ||
		b.box.lo.Y >= max(eye.Y, s.A.Y, s.B.Y) || b.box.hi.Y <= min(eye.Y, s.A.Y, s.B.Y) {
		return span{}, false // nowhere near: most are
	}
	d, toA := s.along(), s.A.Minus(eye)
	bottom := d.cross(toA)
	cast := span{Frac{beyond, 1}, Frac{-beyond, 1}}
	var first, last Vector          // the outermost corners in the strip
	inside, above, below := 0, 0, 0 // how many corners are in it, above the bottom, below the top
	toU := b.at[b.n-1].Minus(eye)
	hu := d.cross(toU)
	for _, v := range b.at[:b.n] {
		toV := v.Minus(eye)
		hv := d.cross(toV)
		if hv < bottom {
			above++
		}
		if hv > 0 {
			below++
		}
		if hv > 0 && hv <= bottom {
			if inside == 0 || first.cross(toV) > 0 {
				first = toV
			}
			if inside == 0 || last.cross(toV) < 0 {
				last = toV
			}
			inside++
		}
		if hu < bottom && hv > bottom || hu > bottom && hv < bottom {
			w := Vector{toV.X - toU.X, toV.Y - toU.Y}
			cast.include(fraction(Vector{toU.X - toA.X, toU.Y - toA.Y}.cross(w), hv-hu))
		}
		if (hu > 0) != (hv > 0) {
			turn := toU.cross(toV)
			if hv > 0 {
				turn = -turn
			}
			switch { // walking up through the top, on which hand is the eye?
			case turn > 0:
				cast.lo = Frac{-beyond, 1}
			case turn < 0:
				cast.hi = Frac{beyond, 1}
			}
		}
		toU, hu = toV, hv
	}
	if above == 0 || below == 0 {
		return span{}, false
	}
	if inside > 0 {
		cast.include(Frac{-toA.cross(first), d.cross(first)})
		cast.include(Frac{-toA.cross(last), d.cross(last)})
	}
	return cast, cast.hi.Num > 0 && cast.lo.Num < cast.lo.Den
}

// beyond is farther than any point that is projected: their numerators are at most 2^41.
const beyond = 1 << 42

func (s *span) include(t Frac) {
	if t.Cmp(s.lo) < 0 {
		s.lo = t
	}
	if t.Cmp(s.hi) > 0 {
		s.hi = t
	}
}

func fraction(n, d int64) Frac {
	if d < 0 {
		return Frac{-n, -d}
	}
	return Frac{n, d}
}
