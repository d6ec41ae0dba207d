package field

import "gonfalon/geom/plane"

// A Dash is the straight advance of a Charge, as far as it takes to touch the target.
type Dash struct {
	Target  No         `json:"target"`
	Start   plane.Pose `json:"start"`   // after the pivot
	Contact int32      `json:"contact"` // how far it is until it touches
	Over    Pieces     `json:"over"`    // what it comes over until then, where it starts included
}

// A stop is what stops a straight move, and after how far: an enemy, a piece of terrain counted
// from 1, or else the edge of the table or nothing.
type stop struct {
	at    int32
	by    No
	piece int8
}

// obstacles returns what first stops a base on a straight move, but for one tray.
//
// Carries out song.charge.stop-1-from-obstacle as far as it says what stops, move.never-through-
// enemy and terrain.impassable-no-entry.
func (f *Field) obstacles(n No, b *plane.Base, v plane.Vector, but No, g Gait) stop {
	long := int32(plane.Hypot(int(v.X), int(v.Y)))
	s := stop{at: f.edge(b, v, long)}
	note := func(o *plane.Shape, by No, piece int8) {
		if !plane.Crosses(&b.Shape, v, o) {
			return
		}
		part, ok := plane.FirstContact(&b.Shape, v, o)
		if at := int32(part.Of(int(long))); ok && at < s.at {
			s = stop{max(at, 0), by, piece}
		}
	}
	for m := No(1); m <= f.Last; m++ {
		if f.Trays[m].Kind == Off || m == but || f.Friends(n, m) {
			continue
		}
		if !g.Over && !f.afar(b.At, b.Size, m, long) {
			o := f.Base(m)
			note(&o.Shape, m, 0)
		}
		if f.Trays[m].Kind == Wall {
			if o, ok := f.shelter(m); ok {
				note(&o, m, 0)
			}
		}
	}
	for i := range int(f.Laid) {
		if f.lies(i, Impassable, b.At, b.Size, long) {
			p := f.Pieces[i].shape()
			note(&p, Nobody, int8(i+1))
		}
	}
	return s
}

// edge returns how far a base comes on a straight move before it leaves the table, or stands
// farther beyond its edge than it did.
func (f *Field) edge(b *plane.Base, v plane.Vector, long int32) int32 {
	at := long
	part := func(from, by, most int32) {
		if most = max(most, from); from+by > most {
			at = min(at, int32(int64(long)*int64(most-from)/int64(by)))
		}
	}
	for i := range b.Core.Len() {
		c := b.Core.Corner(i)
		part(c.X, v.X, f.Width)
		part(-c.X, -v.X, 0)
		part(c.Y, v.Y, f.Depth)
		part(-c.Y, -v.Y, 0)
	}
	return at
}

// dash judges a straight advance at a target that may be as long as given: how far it is until
// they touch, or what stops it before, or that it is too far or aside (a zero refusal is none).
//
// Carries out song.charge.within-maximum-distance, success-on-contact and move-full-distance-
// forward: touching target and obstacle at once is touching the target.
func (f *Field) dash(n No, b *plane.Base, target No, most int32, g Gait) (int32, Refusal) {
	t := f.Base(target)
	v := plane.Ahead(b.Facing, int(most)+plane.Slack)
	part, ok := plane.FirstContact(&b.Shape, v, &t.Shape)
	if !ok {
		return 0, Refusal{Rule: ruleChargeWithinMaximumDistance, Have: f.Distance(n, target), Want: most, By: target}
	}
	contact := int32(part.Of(int(most) + plane.Slack))
	if far, slowed := f.travel(b, b.Facing, Ahead, most, g); contact > far+plane.Slack {
		return contact, Refusal{Rule: ruleChargeWithinMaximumDistance, Have: contact, Want: far, By: target, Piece: slowed}
	}
	if s := f.obstacles(n, b, plane.Ahead(b.Facing, int(contact)), target, Gait{}); s.at < contact-plane.Slack {
		return contact, Refusal{Rule: ruleChargeNeverDeclareImpossible, Have: s.at, Want: contact, By: s.by, Piece: s.piece}
	}
	return contact, Refusal{}
}

// Dash judges the pivot of a Charge at a target, and the advance after it; most is how far the
// tray comes with the best die.
//
// Carries out song.charge.pivot-allowed.
func (f *Field) Dash(n, target No, turn plane.Angle, most int32, g Gait) (Dash, Refusal) {
	b := plane.NewBase(f.Trays[n].Pose.Turned(turn), f.Trays[n].Size)
	if turn.Norm() != 0 {
		if r := f.forbidsTurned(n, &b); !r.OK() {
			return Dash{}, r
		}
	}
	contact, r := f.dash(n, &b, target, most, g)
	if r.Rule == ruleChargeWithinMaximumDistance && r.Have <= r.Want { // it is near enough, and missed
		r = f.by(ruleChargePivotAllowed, target)
	}
	if r.OK() && turn.Norm() != 0 && !f.seesFrom(&b, n, target, 0) {
		r = f.by(ruleChargePivotAllowed, target)
	}
	if !r.OK() {
		return Dash{}, r
	}
	return Dash{target, b.Pose, contact, f.swept(&b, plane.Ahead(b.Facing, int(contact)), ^Keywords(0))}, Refusal{}
}

// Comes tells whether an advance of a distance touches the target.
//
// Carries out song.charge.success-on-contact and failed-without-contact.
func (f *Field) Comes(n No, d *Dash, distance int32, g Gait) bool {
	b := plane.NewBase(d.Start, f.Trays[n].Size)
	far, _ := f.travel(&b, b.Facing, Ahead, distance, g)
	return far+plane.Slack >= d.Contact
}

// Rest returns where a Charge ends that does not touch its target: as far ahead as the distance
// and what is in the way allow, on no tray, an inch from every enemy and from what has stopped
// it. If it can rest nowhere on its way it stays where it pivoted, or where it was before.
//
// Carries out song.charge.failed-still-moves and stop-1-from-obstacle.
func (f *Field) Rest(n No, d *Dash, distance int32, g Gait) plane.Pose {
	b := plane.NewBase(d.Start, f.Trays[n].Size)
	far, _ := f.travel(&b, b.Facing, Ahead, distance, g)
	s := f.obstacles(n, &b, plane.Ahead(b.Facing, int(far)), Nobody, g)
	r := resting{Field: f, n: n, start: b, piece: s.piece}
	if at, ok := r.last(min(far, s.at)); ok {
		return b.Moved(plane.Ahead(b.Facing, int(at)))
	}
	return f.Trays[n].Pose
}

// A resting is a base that looks for the last place on a straight way where it can rest.
type resting struct {
	*Field
	n     No
	start plane.Base
	way   Way
	piece int8 // the piece of terrain that has stopped it, from which it keeps an inch
}

// A bound is what a place may be forbidden by: a tray, a piece of terrain counted from 1, or else
// the edge of the table.
type bound struct {
	tray  No
	piece int8
}

// last returns the last place that will do, from some length down. What forbids a place forbids
// a whole stretch of the way, as all things are convex: so each is left behind at once.
func (r *resting) last(at int32) (int32, bool) {
	for {
		before := at
		for m := No(1); m <= r.Last; m++ {
			if m != r.n && r.Trays[m].Kind != Off && !r.afar(r.start.At, r.start.Size, m, at+Inch) {
				at = r.leave(at, bound{tray: m})
			}
		}
		for i := range int(r.Laid) {
			if r.lies(i, Impassable, r.start.At, r.start.Size, at+Inch) {
				at = r.leave(at, bound{piece: int8(i + 1)})
			}
		}
		if at > 0 { // where it pivoted it may stand beyond the edge
			at = max(r.leave(at, bound{}), 0)
		}
		if at < 0 || at == before {
			return at, at >= 0
		}
	}
}

// leave returns the last place up to one that is not forbidden by something, or -1.
func (r *resting) leave(at int32, by bound) int32 {
	if at < 0 || r.free(at, by) {
		return at
	}
	if !r.free(0, by) {
		return -1
	}
	least := int32(0)
	for at-least > 1 {
		if mid := (least + at) / 2; r.free(mid, by) {
			least = mid
		} else {
			at = mid
		}
	}
	return least
}

// free tells whether a place is not forbidden by something.
func (r *resting) free(at int32, by bound) bool {
	b := r.start
	b.Move(r.way.vector(b.Facing, at))
	switch {
	case by.tray != Nobody:
		o := r.Base(by.tray)
		if plane.Overlap(&b.Shape, &o.Shape) {
			return false
		}
		return r.Friends(r.n, by.tray) || plane.Clear(&b.Shape, &o.Shape, Inch)
	case by.piece != 0:
		p := r.Pieces[by.piece-1].shape()
		return !plane.Overlap(&b.Shape, &p) && (r.piece != by.piece || plane.Clear(&b.Shape, &p, Inch))
	}
	return r.onTable(&b)
}
