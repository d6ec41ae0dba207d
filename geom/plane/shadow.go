package plane

// Shadow returns where a point is hidden from an eye by a polygon: in it, or behind it, as far
// as a distance from the eye that all that matters is nearer than. An eye in the polygon, or on
// its edge, finds hidden what lies in it and nothing else. The polygon has no more than
// MaxCorners-2 corners.
func (p *Poly) Shadow(eye Point, far int) Poly {
	if p.Contains(eye) {
		return *p
	}
	// The corners between the edges that look at the eye and those that look away cast the sides
	// of the shadow; what lies between them on the side of the eye is where it begins.
	first, last := int32(-1), int32(-1)
	for i := range p.n {
		before := side(p.at[(i+p.n-1)%p.n], p.at[i], eye) < 0
		after := side(p.at[i], p.at[p.next(i)], eye) < 0
		if !before && after {
			first = i
		}
		if before && !after {
			last = i
		}
	}
	var s Poly
	for i := first; ; i = p.next(i) {
		s.at[s.n] = p.at[i]
		s.n++
		if i == last {
			break
		}
	}
	// Three far corners: a chord between two would come near the eye where the shadow is wide.
	begin, end := p.at[first].Minus(eye), p.at[last].Minus(eye)
	middle := Heading(end) + Heading(end).To(Heading(begin))/2
	reach := 4 * (far + Root(int(max(begin.dot(begin), end.dot(end)))))
	s.at[s.n] = eye.Plus(end.beyond(2 * far))
	s.at[s.n+1] = eye.Plus(Along(middle, int32(reach)))
	s.at[s.n+2] = eye.Plus(begin.beyond(2 * far))
	s.n += 3
	s.enclose()
	return s
}

// beyond returns a multiple of v that is longer than a length, and than v.
func (v Vector) beyond(length int) Vector {
	times := int32(length/(Root(int(v.dot(v)))+1)) + 2
	return Vector{v.X * times, v.Y * times}
}
