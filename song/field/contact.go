package field

import "gonfalon/geom/plane"

// Distances between trays, contact and engagement (song.term.*, reading G2 to G4).

// Within tells whether two trays are at most some length apart, measured between their nearest
// points. A tray is within any range of itself.
//
// Carries out song.term.range-any-part-of-tray and own-effects-in-range.
func (f *Field) Within(n, m No, length int32) bool {
	if n == m {
		return true
	}
	t := &f.Trays[n]
	if f.afar(t.At, t.Size, m, length+plane.Slack) {
		return false
	}
	a, b := plane.Outline(t.Pose, t.Size), plane.Outline(f.Trays[m].Pose, f.Trays[m].Size)
	return a.Near(&b, int(length)+plane.Slack)
}

// Around returns the trays at most some length from a tray, itself among them.
func (f *Field) Around(n No, length int32) (s Set) {
	for m := No(1); m <= f.Last; m++ {
		if f.Trays[m].Kind != Off && f.Within(n, m, length) {
			s = s.With(m)
		}
	}
	return s
}

// Distance returns how far apart two trays are, rounded down.
func (f *Field) Distance(n, m No) int32 {
	a, b := plane.Outline(f.Trays[n].Pose, f.Trays[n].Size), plane.Outline(f.Trays[m].Pose, f.Trays[m].Size)
	return int32(a.Gap(&b).Floor())
}

// ShotRange returns how far it is from the Front Arrow of a tray, or the middle of the front of
// a wall, to the nearest point of another, rounded down.
//
// Carries out song.ranged.measure-from-front-arrow and unit.front-arrow.
func (f *Field) ShotRange(n, target No) int32 {
	o := plane.Outline(f.Trays[target].Pose, f.Trays[target].Size)
	return int32(o.GapTo(plane.Leader(f.Trays[n].Pose, f.Trays[n].Size)).Floor())
}

// InShot tells whether a tray is at most so far from the Front Arrow of another.
//
// Carries out song.ranged.max-range.
func (f *Field) InShot(n, target No, length int32) bool {
	t := &f.Trays[n]
	if f.afar(t.At, t.Size, target, length+plane.Slack) {
		return false
	}
	o := plane.Outline(f.Trays[target].Pose, f.Trays[target].Size)
	return o.GapTo(plane.Leader(t.Pose, t.Size)).Cmp(int(length)+plane.Slack) <= 0
}

// Touching tells whether two trays are in contact.
func (f *Field) Touching(n, m No) bool {
	if f.afar(f.Trays[n].At, f.Trays[n].Size, m, plane.Slack) {
		return false
	}
	a, b := f.Base(n), f.Base(m)
	return plane.Touching(&a.Shape, &b.Shape)
}

// touched returns the enemies of a tray that it is in contact with where a base is, but for one.
func (f *Field) touched(n No, b *plane.Base, but No) (s Set) {
	for m := No(1); m <= f.Last; m++ {
		if m == but || f.Trays[m].Kind == Off || f.Friends(n, m) || f.afar(b.At, b.Size, m, plane.Slack) {
			continue
		}
		if o := f.Base(m); plane.Touching(&b.Shape, &o.Shape) {
			s = s.With(m)
		}
	}
	return s
}

// Engaged returns the enemies that a tray is engaged with: those in contact with it. A Castle
// Wall engages whoever stands against it.
//
// Carries out song.term.engaged and the reading of storm.walls-charge-or-melee-only.
func (f *Field) Engaged(n No) Set {
	b := f.Base(n)
	return f.touched(n, &b, Nobody)
}
