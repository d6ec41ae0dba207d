package kings

import (
	"gonfalon/geom/plane"
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
//
// Carries out kings.sight.line-from-leader-to-any-base-point, clear-if-nothing-crossed,
// taller-end-sees-over, blocked-if-blocker-at-least-both, any-line-not-only-shortest and
// kings.individual.never-blocks-sight.
func (s *State) sees(u, target UnitNo, viewer, seen *plane.Base) bool {
	var (
		polys    [plane.MaxBlockers]plane.Poly
		blockers [plane.MaxBlockers]*plane.Poly
		n        int
	)
	eye := viewer.Leader()
	tall := max(s.height(u, viewer), s.height(target, seen))
	for v := UnitNo(1); v <= s.Armies.Units() && n < plane.MaxBlockers; v++ {
		if v == u || v == target || !s.inPlay(v) || s.profile(v).Has(Individual) || s.aside(eye, seen.At, v) {
			continue
		}
		if b := s.base(v); s.height(v, &b) >= tall {
			polys[n] = b.Outline
			n++
		}
	}
	for i := range s.Terrain[:s.Pieces] {
		if n < plane.MaxBlockers && s.hides(&s.Terrain[i], tall, viewer, seen) {
			polys[n] = s.Terrain[i].Area
			n++
		}
	}
	if n == 0 {
		return true
	}
	for i := range n {
		blockers[i] = &polys[i]
	}
	return plane.Sees(eye, &seen.Outline, blockers[:n])
}

// aside tells quickly that a unit stands nowhere between an eye and a target: not in the
// box around both, whatever the size of the target.
func (s *State) aside(eye, target plane.Point, v UnitNo) bool {
	const widest = 20 * Inch
	at, z := s.Units[v].Pose.At, s.Armies.size[v]
	reach := (z.Width+z.Depth)/2 + widest
	return at.X < min(eye.X, target.X)-reach || at.X > max(eye.X, target.X)+reach ||
		at.Y < min(eye.Y, target.Y)-reach || at.Y > max(eye.Y, target.Y)+reach
}

// hides tells whether a piece of terrain can block a line between two units of which the
// taller is as tall as given.
//
// Carries out kings.terrain.blocks-sight-like-a-unit, obstacle-never-blocks-sight,
// flat-never-blocks-sight, decorative-ignored, difficult-inside-does-not-block,
// difficult-blocks-behind and the reading of hill-adds-height.
func (s *State) hides(t *Piece, tall int, viewer, seen *plane.Base) bool {
	switch {
	case int(t.Height) < tall, t.Height == 0:
		return false
	case t.Kind == Impassable:
		return true
	case t.Kind == Difficult:
		return !t.inside(viewer) && !t.inside(seen)
	case t.Kind == Hill:
		return !viewer.Outline.AreaShare(&t.Area).MoreThanHalf() && !seen.Outline.AreaShare(&t.Area).MoreThanHalf()
	}
	return false
}
