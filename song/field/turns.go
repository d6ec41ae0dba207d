package field

import (
	"slices"

	"gonfalon/geom/plane"
)

// A Span is a range of pivots, its ends included.
type Span struct{ From, To plane.Angle }

// Turns are the pivots that a Charge may begin with, from right to left.
type Turns struct {
	N  int8
	At [8]Span
}

// Turns returns the pivots after which the straight advance of a Charge leads to the target with
// the best die: for whoever is to choose one. It looks at every direction at which anything
// changes, and between each two.
//
// Carries out song.charge.pivot-allowed.
func (f *Field) Turns(n, target No, most int32, g Gait) (t Turns) {
	var list []plane.Angle
	a := aiming{Field: f, n: n, target: target, most: most, gait: g, size: f.Trays[n].Size, list: &list}
	a.at(target, true)
	a.around()
	slices.Sort(list)
	may := func(turn plane.Angle) bool {
		_, r := f.Dash(n, target, turn, most, g)
		return r.OK()
	}
	before := plane.Angle(-2 * quarter)
	open := false
	look := func(turn plane.Angle) {
		legal := may(turn)
		switch {
		case legal && !open && int(t.N) < len(t.At):
			t.At[t.N].From = turn - between(turn-before, func(by plane.Angle) bool { return may(turn - by) })
			open = true
		case !legal && open:
			t.At[t.N].To = before + between(turn-before, func(by plane.Angle) bool { return may(before + by) })
			t.N++
			open = false
		}
		before = turn
	}
	for i, turn := range list {
		if i > 0 && turn-list[i-1] > 1 {
			look((turn + list[i-1]) / 2)
		}
		look(turn)
	}
	if open {
		t.At[t.N].To = before
		t.N++
	}
	return t
}

// between returns the greatest number below a bound up to which a condition holds, as it does for
// 0.
func between(bound plane.Angle, holds func(plane.Angle) bool) plane.Angle {
	least := plane.Angle(0)
	for bound-least > 1 {
		if mid := (least + bound) / 2; holds(mid) {
			least = mid
		} else {
			bound = mid
		}
	}
	return least
}
