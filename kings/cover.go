package kings

import (
	"gonfalon/geom/plane"
	"gonfalon/kings/army"
	"gonfalon/kings/layout"
)

// Cover (kings.cover.*).

// A screen is all that gives cover on the way of a shot: at most every unit and every piece.
type screen struct {
	n     int
	polys [MaxUnits + layout.MaxPieces]plane.Poly
	of    [MaxUnits + layout.MaxPieces]screener
}

// A look has room for all that can be in its way.
const _ = uint(plane.MaxBlockers - MaxUnits - layout.MaxPieces)

// A screener is a unit or, if there is none, the piece of terrain of a number.
type screener struct {
	unit  UnitNo
	piece uint8
}

func (c *screen) add(p *plane.Poly, of screener) {
	c.polys[c.n], c.of[c.n] = *p, of
	c.n++
}

// hidden returns the share of a side that the screen hides from an eye.
func (c *screen) hidden(eye plane.Point, side plane.Segment) plane.Share {
	var list [MaxUnits + layout.MaxPieces]*plane.Poly
	for i := range c.n {
		list[i] = &c.polys[i]
	}
	return plane.Hidden(eye, side, list[:c.n])
}

// covered tells whether a target is in cover from a unit. Geometry is exact: there is never
// a doubt for which a die would be rolled.
//
// Carries out kings.cover.facing-side-of-target, half-side-obscured and
// kings.shoot.minus-1-cover.
func (s *State) covered(u, target UnitNo) bool {
	shooter, t := s.base(u), s.base(target)
	if s.amidst(target, &t).AtLeastHalf() {
		return true
	}
	var c screen
	s.gatherScreen(&c, u, target, &shooter, &t)
	if c.n == 0 {
		return false
	}
	eye := shooter.Leader()
	return c.hidden(eye, t.Side(t.ArcOf(eye))).AtLeastHalf()
}

// gatherScreen adds all that gives a target cover from a unit.
func (s *State) gatherScreen(c *screen, u, target UnitNo, shooter, t *plane.Base) {
	lines := s.linesTo(shooter.Leader(), target, t)
	hill, _ := s.hillUnder(shooter)
	tall := s.height(target, t)
	s.screenUnits(c, u, target, &lines, hill, tall)
	s.screenTerrain(c, &lines, hill, tall, shooter, t)
}

// amidst tells how much of a target is inside difficult terrain: half gives it cover. The
// shooter never ignores it: if he is in it as well, so is the target.
//
// Carries out kings.cover.half-base-in-difficult, kings.cover.hill-shooter-target-in-difficult
// and large-target-ignores-3-lower.
func (s *State) amidst(target UnitNo, t *plane.Base) plane.Share {
	var inside plane.Share
	tall := s.height(target, t)
	for i := range s.Terrain[:s.Pieces] {
		if p := &s.Terrain[i]; p.Kind == layout.Difficult && int(p.Height) > tall-large {
			inside += t.Outline.AreaShare(&p.Area)
		}
	}
	return inside
}

// large is how much lower than a target a thing must be to give it no cover.
const large = 3

// screenUnits adds the units that give cover to a target as tall as given from a shooter on a
// hill of some height: those of both armies.
//
// Carries out kings.individual.gives-no-cover, kings.cover.large-target-ignores-3-lower and
// hill-shooter-ignores-low-things.
func (s *State) screenUnits(c *screen, u, target UnitNo, l *lines, hill, tall int) {
	for v := UnitNo(1); v <= s.Armies.Units(); v++ {
		if v == u || v == target || !s.inPlay(v) || s.profile(v).Has(army.Individual) || s.aside(l, v) {
			continue
		}
		b := s.base(v)
		if high := s.height(v, &b); high > tall-large && (hill == 0 || high > hill) {
			c.add(&b.Outline, screener{unit: v})
		}
	}
}

// screenTerrain does the same for pieces of terrain.
func (s *State) screenTerrain(c *screen, l *lines, hill, tall int, shooter, t *plane.Base) {
	for i := range s.piecesIn(l.patch).each {
		p := &s.Terrain[i]
		if high := coverHeight(p); high > 0 && high > tall-large && !overlooked(p, hill, shooter, t) {
			c.add(&p.Area, screener{piece: uint8(i)})
		}
	}
}

// coverHeight returns how high a piece is for cover; 0 gives none.
// Carries out kings.terrain.obstacle-height-1-for-cover, decorative-ignored and the reading
// of flat-never-blocks-sight.
func coverHeight(t *layout.Piece) int {
	switch t.Kind {
	case layout.Obstacle:
		return 1
	case layout.Decorative:
		return 0
	}
	return int(t.Height)
}

// overlooked tells whether a shooter, on a hill of some height or on none, ignores a piece.
//
// Carries out kings.cover.shooter-ignores-own-terrain, shared-terrain-not-ignored,
// hill-shooter-ignores-low-things, hill-shooter-target-in-difficult and the reading of
// kings.terrain.hill-adds-height.
func overlooked(t *layout.Piece, hill int, shooter, target *plane.Base) bool {
	if t.Kind == layout.Hill && (t.Under(shooter) || t.Under(target)) {
		return true
	}
	if t.Reaches(shooter) && !t.Reaches(target) {
		return true
	}
	return hill > 0 && coverHeight(t) <= hill && !(t.Kind == layout.Difficult && t.Inside(target))
}
