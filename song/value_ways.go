package song

import (
	"gonfalon/geom/plane"
	"gonfalon/song/field"
)

// ways judges how near the units of the seat are to where they should go: the nearest of them to
// each Objective that is free, the others to the enemy.
func (v *valuer) ways() int {
	sum := 0
	first, end := v.Muster.Of(v.me)
	var sent UnitSet
	for i := range int(v.Laid) {
		if !v.free[i] || v.Tokens[i].Carrier != NoUnit {
			continue
		}
		best, far := NoUnit, 1<<30
		for u := first; u < end; u++ {
			if !v.onTable(u) || sent.has(u) || v.holds[u] > 0 {
				continue
			}
			if d := plane.Distance(v.pose(u).At, v.Tokens[i].At); d < far {
				best, far = u, d
			}
		}
		if best != NoUnit {
			sent = sent.with(best)
			sum -= worthWay * far / int(Inch)
		}
	}
	for u := first; u < end; u++ {
		if !v.onTable(u) || v.engaged(u) {
			continue
		}
		foe, far := v.nearest(u)
		if foe == NoUnit {
			continue
		}
		if v.Field.Arcs(field.No(foe), field.No(u)).Has(plane.Front) {
			sum += worthFacing
		}
		switch {
		case sent.has(u) || v.holds[u] > 0:
		case v.Muster.Wall(foe):
			sum -= worthWay * far / int(Inch)
		default:
			sum -= worthAdvance * far / int(Inch)
		}
	}
	return sum
}

// nearest is the nearest enemy of a unit, or of a besieger the nearest Castle Wall, and how far
// away it is.
func (v *valuer) nearest(u UnitID) (foe UnitID, far int) {
	far = 1 << 30
	among := v.on
	if walls := v.wallsLeft(); walls != 0 && !v.defends(v.seatOf(u)) {
		among = walls
	}
	for rest := among; rest != 0; {
		var w UnitID
		w, rest = rest.next()
		if v.friends(u, w) {
			continue
		}
		if d := plane.Distance(v.pose(u).At, v.pose(w).At); d < far {
			foe, far = w, d
		}
	}
	return foe, far
}
