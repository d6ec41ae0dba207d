package kings

import (
	"gonfalon/geom/plane"
	"gonfalon/kings/army"
	"gonfalon/kings/layout"
)

// Sight (kings.sight.*): the arc, and a line from the leader point to any point of the
// target's base.

// inArc tells whether a target is at least partly in the front arc of a unit.
// Carries out kings.sight.only-front-arc and flank-and-rear-blind.
func inArc(viewer, target *plane.Base) bool {
	arc := viewer.Arc(plane.Front)
	return arc.Meets(&target.Outline)
}

// sees tells whether a unit has a line of sight to a target. The arc is asked apart.
func (s *State) sees(u, target UnitNo, viewer, seen *plane.Base) bool {
	lines := s.linesTo(viewer.Leader(), target, seen)
	var between [MaxUnits]UnitNo
	n := s.between(u, target, &lines, &between)
	near := s.piecesIn(lines.patch)
	if n == 0 && near == 0 {
		return true
	}
	return s.seesPast(lines.eye, max(s.height(u, viewer), s.height(target, seen)), viewer, seen, between[:n], near)
}

// between lists the units that can stand in the way of lines from a unit to a target.
func (s *State) between(u, target UnitNo, l *lines, list *[MaxUnits]UnitNo) (n int) {
	for v := UnitNo(1); v <= s.Armies.Units(); v++ {
		if s.aside(l, v) || v == u || v == target || !s.inPlay(v) || s.profile(v).Has(army.Individual) {
			continue
		}
		list[n] = v
		n++
	}
	return n
}

// seesPast tells whether a line leads past some units and some terrain if the taller of viewer
// and target is as tall as given.
//
// Carries out kings.sight.line-from-leader-to-any-base-point, clear-if-nothing-crossed,
// taller-end-sees-over, blocked-if-blocker-at-least-both, any-line-not-only-shortest and
// kings.individual.never-blocks-sight.
func (s *State) seesPast(eye plane.Point, tall int, viewer, seen *plane.Base, between []UnitNo, near pieces) bool {
	var blockers [MaxUnits + layout.MaxPieces]*plane.Poly
	n := 0
	if len(between) > 0 {
		var few [8]plane.Poly
		polys := few[:]
		if len(between) > len(few) {
			var many [MaxUnits]plane.Poly // which takes long to clear
			polys = many[:]
		}
		for _, v := range between {
			if b := s.base(v); s.height(v, &b) >= tall {
				polys[n] = b.Outline
				blockers[n] = &polys[n]
				n++
			}
		}
	}
	for i := range near.each {
		if t := &s.Terrain[i]; s.hides(t, tall, viewer, seen) {
			blockers[n] = &t.Area
			n++
		}
	}
	return plane.Sees(eye, &seen.Outline, blockers[:n])
}

// lines tells where all lines from an eye to a target run: in a box, and no farther than half
// its width from the straight way to the target's centre.
type lines struct {
	patch
	eye  plane.Point
	way  plane.Vector
	long int64 // the way, rounded up
	half int64
}

func (s *State) linesTo(eye plane.Point, u UnitNo, target *plane.Base) lines {
	l := lines{
		patch: patch{eye, eye}, eye: eye, way: target.At.Minus(eye), long: int64(plane.Distance(eye, target.At)) + 1,
		half: int64(s.Armies.radius[u]),
	}
	for i := range target.Outline.Len() {
		c := target.Outline.Corner(i)
		l.lo = plane.Point{X: min(l.lo.X, c.X), Y: min(l.lo.Y, c.Y)}
		l.hi = plane.Point{X: max(l.hi.X, c.X), Y: max(l.hi.Y, c.Y)}
	}
	return l
}

// aside tells quickly that a unit stands in the way of no line.
func (s *State) aside(l *lines, v UnitNo) bool {
	if s.beside(&l.patch, v) {
		return true
	}
	to := s.Units[v].Pose.At.Minus(l.eye)
	off := int64(l.way.X)*int64(to.Y) - int64(l.way.Y)*int64(to.X)
	return max(off, -off) > (int64(s.Armies.radius[v])+l.half)*l.long
}

// hides tells whether a piece of terrain can block a line between two units of which the
// taller is as tall as given.
//
// Carries out kings.terrain.blocks-sight-like-a-unit, obstacle-never-blocks-sight,
// flat-never-blocks-sight, decorative-ignored, difficult-inside-does-not-block,
// difficult-blocks-behind and the reading of hill-adds-height.
func (s *State) hides(t *layout.Piece, tall int, viewer, seen *plane.Base) bool {
	switch {
	case int(t.Height) < tall, t.Height == 0:
		return false
	case t.Kind == layout.Impassable:
		return true
	case t.Kind == layout.Difficult:
		return !t.Inside(viewer) && !t.Inside(seen)
	case t.Kind == layout.Hill:
		return !t.Under(viewer) && !t.Under(seen)
	}
	return false
}
