package plane

// Sight goes along straight lines from a point, the eye. A line is blocked by the polygons
// whose inside it crosses: not by one it only grazes, so that the narrowest gap lets it
// through. Heights are the caller's: it passes what blocks, or covers, and nothing else;
// neither the base the eye belongs to nor the one it looks at.

// MaxBlockers is the most polygons that can stand in the way of one look.
const MaxBlockers = 128

// A span is the part of a side that a blocker hides, its ends not included. It may reach
// beyond the side, which runs from 0 to 1.
type span struct{ lo, hi Frac }

// Sees tells whether any point of the target, edges and corners included, is in sight.
func Sees(eye Point, target *Poly, blockers []*Poly) bool {
	outside := false
	for i := range target.n {
		a, b := target.at[i], target.at[target.next(i)]
		if side(a, b, eye) >= 0 {
			continue
		}
		// Whatever point is seen, the first one on its line is too, on an edge that faces
		// the eye.
		outside = true
		var found shadows
		found.cast(eye, Segment{a, b}, blockers)
		if found.leaveGap() {
			return true
		}
	}
	return !outside
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
	var found shadows
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
	spans [MaxBlockers]span
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
// Think of the side as the bottom line of a strip whose top line runs through the eye, both
// along the side. What of the blocker lies in the strip is projected from the eye onto the
// bottom line: its corners, the points where its edges leave through the bottom and, where
// they leave through the top, infinity to the left or to the right.
func shadow(eye Point, s Segment, b *Poly) (span, bool) {
	if b.box.lo.X >= max(eye.X, s.A.X, s.B.X) || b.box.hi.X <= min(eye.X, s.A.X, s.B.X) ||
		b.box.lo.Y >= max(eye.Y, s.A.Y, s.B.Y) || b.box.hi.Y <= min(eye.Y, s.A.Y, s.B.Y) {
		return span{}, false // nowhere near: most are
	}
	d, toA := s.along(), s.A.Minus(eye)
	floor := d.cross(toA)
	cast := span{Frac{beyond, 1}, Frac{-beyond, 1}}
	var above, below bool // has the blocker parts nearer than the side, and before the eye?
	for i := range b.n {
		u, v := b.at[i], b.at[b.next(i)]
		toU, toV := u.Minus(eye), v.Minus(eye)
		hu, hv := d.cross(toU), d.cross(toV)
		above = above || hu < floor
		below = below || hu > 0
		if hu > 0 && hu <= floor {
			cast.include(Frac{-toA.cross(toU), hu})
		}
		if (hu < floor) != (hv < floor) && hu != floor && hv != floor {
			cast.include(fraction(u.Minus(s.A).cross(v.Minus(u)), hv-hu))
		}
		if (hu > 0) != (hv > 0) {
			turn := toU.cross(toV)
			if hv > 0 {
				turn = -turn
			}
			switch { // walking towards the top, on which hand is the eye?
			case turn > 0:
				cast.lo = Frac{-beyond, 1}
			case turn < 0:
				cast.hi = Frac{beyond, 1}
			}
		}
	}
	if !above || !below || cast.hi.Num <= 0 || cast.lo.Num >= cast.lo.Den {
		return span{}, false
	}
	return cast, true
}

// beyond is farther than any point a corner is projected to: those are below 2^41 and above
// -2^41, as their numerators are.
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
