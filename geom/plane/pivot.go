package plane

// A Pivot is a turn about a point, the centre or any other. Its positions are those at every
// hundredth of a degree, each worked out from the start and rounded once, both ends included:
// what is asked about a pivot is exact for these.
type Pivot struct {
	Start Pose
	Size  Size
	About Point
	By    Angle
}

// At returns the base after a part of the turn.
func (p *Pivot) At(turned Angle) Base {
	return NewBase(p.Start.Around(p.About, turned), p.Size)
}

// FirstOverlap returns the least turn at which the base overlaps a thing, false if there is
// none.
func (p *Pivot) FirstOverlap(s *Shape) (Angle, bool) {
	way, dir := p.By, Angle(1)
	if way < 0 {
		way, dir = -way, -1
	}
	reach := p.reach()
	for turned := Angle(0); turned <= way; {
		b := p.At(turned * dir)
		if Overlap(&b.Shape, s) {
			return turned * dir, true
		}
		turned += clearTurn(b.Core.Gap(&s.Core).Floor(), reach)
	}
	return 0, false
}

// reach is more than the distance from the point of the turn to any corner.
func (p *Pivot) reach() int {
	start := NewBase(p.Start, p.Size)
	var far int64
	for _, c := range start.Core.corners() {
		v := c.Minus(p.About)
		far = max(far, v.dot(v))
	}
	return Root(int(far)) + 2
}

// clearTurn returns a turn that cannot close a gap. A hundredth of a degree moves no point by
// more than reach·pi/18000, and rounding before and after moves it by less than 3.
func clearTurn(gap, reach int) Angle {
	const turnPerRadius = 5729 // 18000/pi, rounded down
	return max(1, Angle(min(turnPerRadius*(gap-3)/reach, int(full))))
}
