package field

import (
	"cmp"

	"gonfalon/geom/plane"
)

// A Charge is what a tray that may charge another can do.
type Charge struct {
	Arcs Faces       // in which it may strike: most of it stands in them, and there is room
	Turn plane.Angle // the least pivot after which the least result of the die reaches
	Dash Dash        // the advance after it
}

// Declare judges the declaration of a Charge; most is how far the tray comes with the best die.
//
// Carries out song.charge.not-while-engaged, declare-legal-target, target-in-los-at-start,
// room-for-half-tray, within-maximum-distance and never-declare-impossible.
func (f *Field) Declare(n, target No, most int32, g Gait) (c Charge, r Refusal) {
	if !f.Stands(target) || f.Friends(n, target) {
		return c, f.by(ruleChargeDeclareLegalTarget, target)
	}
	if !f.Within(n, target, most) {
		return c, Refusal{Rule: ruleChargeWithinMaximumDistance, Have: f.Distance(n, target), Want: most, By: target}
	}
	if engaged := f.Engaged(n); engaged != 0 {
		return c, f.by(ruleChargeNotWhileEngaged, engaged.first())
	}
	if !f.Sees(n, target, 0) {
		return c, f.by(ruleChargeTargetInLosAtStart, target)
	}
	for s := plane.Front; s <= plane.Right; s++ {
		if arcs := f.Arcs(n, target); arcs.Has(s) && f.Places(n, target, s).N > 0 {
			c.Arcs |= Of(s)
		}
	}
	if c.Arcs == 0 {
		return c, f.by(ruleChargeRoomForHalfTray, target)
	}
	c.Turn, c.Dash, r = f.Aim(n, target, most, g)
	return c, r
}

// Aim returns the pivot of a Charge after which the least result of the die reaches the target,
// the least of several, and the advance after it; or why there is none.
func (f *Field) Aim(n, target No, most int32, g Gait) (plane.Angle, Dash, Refusal) {
	a := aiming{Field: f, n: n, target: target, most: most, gait: g, size: f.Trays[n].Size}
	a.why = Refusal{Rule: ruleChargeWithinMaximumDistance, Have: f.Distance(n, target), Want: most, By: target}
	a.at(target, true)
	if !a.found {
		a.around()
	}
	if !a.found {
		return 0, Dash{}, a.why
	}
	d, r := f.Dash(n, target, a.turn, most, g)
	return a.turn, d, r
}

// An aiming is the search for the pivot of a Charge. The directions in which anything changes
// are those in which an end of the front passes a corner of something; the advance is shortest
// in one of those, or square to a side of the target, or where an end of the front goes straight
// at the side that it will touch.
type aiming struct {
	*Field
	n, target No
	most      int32
	gait      Gait
	size      plane.Size
	list      *[]plane.Angle // where directions are collected, not tried
	found     bool
	turn      plane.Angle
	contact   int32
	why       Refusal // the best of those that it had
}

// at tries the directions that have to do with a tray.
func (a *aiming) at(m No, target bool) {
	from, b := a.Trays[a.n].At, a.Base(m)
	if target {
		a.try(a.Trays[a.n].Facing)
		a.try(plane.Heading(b.At.Minus(from)))
	}
	half := int(a.size.Width) / 2
	for s := plane.Front; s <= plane.Right; s++ {
		edge := b.Side(s)
		a.beside(edge.A.Minus(from), half)
		if target {
			square := (b.Normal(s) + 2*quarter).Norm()
			frame := plane.Pose{At: from, Facing: square}.Frame()
			off := lean(int(frame.Of(b.At).X-edgeOf(b.Size, s+1)/2), half)
			a.try(square)
			a.try(square + off)
			a.try(square - off)
		}
	}
}

// beside tries the directions in which an end of the front passes a point.
func (a *aiming) beside(v plane.Vector, half int) {
	h, far := plane.Heading(v), plane.Hypot(int(v.X), int(v.Y))
	off, hair := lean(far, half), 2+hairs(far)
	for _, by := range [...]plane.Angle{off - hair, off, off + hair} {
		a.try(h + by)
		a.try(h - by)
	}
}

// hairs returns the angle that is as wide as the rounding of corners at a distance.
func hairs(far int) plane.Angle { return plane.Angle(3 * 5730 / (far + 1)) }

// lean returns the angle between the line to a point so far away and the way on which it is
// passed at a distance of half.
func lean(far, half int) plane.Angle {
	if far <= half {
		return quarter
	}
	return plane.Heading(plane.Vector{X: int32(plane.Root(far*far - half*half)), Y: int32(half)})
}

// around tries the directions that have to do with what may be in the way, and those between.
func (a *aiming) around() {
	at, reach := a.Trays[a.n].At, a.most+radius(a.size)
	for m := No(1); m <= a.Last; m++ {
		if m != a.n && m != a.target && a.Trays[m].Kind != Off && !farther(at, a.Trays[m].At, reach+radius(a.Trays[m].Size)) {
			a.at(m, false)
		}
	}
	for i := range int(a.Laid) {
		if p := &a.Pieces[i]; a.lies(i, Impassable|BlocksSight|Rough, at, a.size, a.most) {
			o := plane.Outline(p.Pose, p.Size)
			for c := range o.Len() {
				a.beside(o.Corner(c).Minus(at), int(a.size.Width)/2)
			}
		}
	}
	to := plane.Heading(a.Trays[a.target].At.Minus(at))
	for by := plane.Angle(100); by <= quarter && !a.found; by += 100 {
		a.try(to + by)
		a.try(to - by)
	}
	own := a.Trays[a.n].Facing // where there is little room to turn
	for by := plane.Angle(50); by <= 1000 && !a.found; by += 50 {
		a.try(own + by)
		a.try(own - by)
	}
}

// try keeps a direction if the advance in it is possible, and shorter than the best so far.
func (a *aiming) try(facing plane.Angle) {
	t := &a.Trays[a.n]
	turn := t.Facing.To(facing.Norm())
	if a.list != nil {
		*a.list = append(*a.list, turn)
		return
	}
	b := plane.NewBase(t.Pose.Turned(turn), a.size)
	contact, r := a.dash(a.n, &b, a.target, a.most, a.gait)
	if r.OK() && a.found && !a.better(contact, turn) {
		return
	}
	if r.OK() && turn != 0 {
		if r = a.forbidsTurned(a.n, &b); r.OK() && !a.seesFrom(&b, a.n, a.target, 0) {
			r = a.by(ruleChargePivotAllowed, a.target)
		}
	}
	if !r.OK() {
		if a.why.less(r) {
			a.why = r
		}
		return
	}
	a.found, a.turn, a.contact = true, turn, contact
}

// less tells whether another reason tells more of why there is no Charge: that something is in
// the way rather than that it is too far, and the one that lets it come farthest. The order in
// which they are found must not matter.
func (r Refusal) less(o Refusal) bool {
	return cmp.Or(
		cmp.Compare(r.telling(), o.telling()), cmp.Compare(r.Have, o.Have), cmp.Compare(r.Want, o.Want),
		cmp.Compare(o.By, r.By), cmp.Compare(o.Piece, r.Piece),
	) < 0
}

func (r Refusal) telling() int {
	switch {
	case r.Rule == ruleChargeNeverDeclareImpossible:
		return 3
	case r.Rule != ruleChargeWithinMaximumDistance:
		return 2
	case r.Piece != 0:
		return 1
	}
	return 0
}

// better tells whether an advance is reached with a lesser result of the die than the best so far
// or, if with the same, follows a lesser turn; of two turns as far, that to the hand of the table.
func (a *aiming) better(contact int32, turn plane.Angle) bool {
	if spare, best := a.spare(contact), a.spare(a.contact); spare != best {
		return spare > best
	}
	own, best := max(turn, -turn), max(a.turn, -a.turn)
	return own < best || own == best && turn*a.hand(a.Trays[a.n].At) > a.turn*a.hand(a.Trays[a.n].At)
}

// spare returns how many less than a 6 the die may show.
func (a *aiming) spare(contact int32) int32 { return min((a.most-contact+plane.Slack)/Inch, 5) }
