package kings

import (
	"math/rand/v2"
	"testing"

	"gonfalon/game/gametest"
	"gonfalon/geom/plane"
	"gonfalon/kings/army"
	"gonfalon/kings/layout"
)

// TestCoverAgreesWithItsTwin draws lines to hundreds of points of the facing side and counts,
// on tables full of units, woods, walls, rocks and hills.
func TestCoverAgreesWithItsTwin(t *testing.T) {
	gametest.Covers(t, "kings.cover.half-side-obscured", "kings.cover.facing-side-of-target", "kings.cover.shooter-ignores-own-terrain",
		"kings.cover.shared-terrain-not-ignored", "kings.cover.hill-shooter-ignores-low-things", "kings.cover.hill-shooter-target-in-difficult",
		"kings.cover.large-target-ignores-3-lower", "kings.cover.half-base-in-difficult", "kings.individual.gives-no-cover")
	field := openField(t, `{"a":{"seat":"blue","at":[300,300]},"f":{"seat":"blue","at":[500,300],"stats":{"height":2}},"i":{"seat":"blue","at":[700,300],"stats":{"special":{"individual":1}}},
		"x":{"seat":"red","at":[300,900]},"y":{"seat":"red","at":[500,900],"stats":{"height":3}},"z":{"seat":"red","at":[700,900],"stats":{"height":4}}}`)
	r := rand.New(rand.NewPCG(4, 2))
	inCover, not := 0, 0
	for range 1000 {
		s := field
		s.crowdAtRandom(r)
		u := UnitNo(1 + r.IntN(3))
		for target := UnitNo(4); target <= 6; target++ {
			want, sure := s.coverTwin(u, target)
			if !sure {
				continue
			}
			if want {
				inCover++
			} else {
				not++
			}
			if got := s.covered(u, target); got != want {
				t.Fatalf("%s shoots at %s: cover %v, the lines say %v\n%+v", s.Armies.ID(u), s.Armies.ID(target), got, want, Rules{}.State(&s))
			}
		}
	}
	if inCover < 300 || not < 300 {
		t.Errorf("%d in cover, %d not: the tables prove little", inCover, not)
	}
}

// crowdAtRandom puts all units and some terrain within two feet.
func (s *State) crowdAtRandom(r *rand.Rand) {
	for u := UnitNo(1); u <= s.Armies.Units(); u++ {
		s.Units[u].Pose = plane.Pose{At: plane.Point{X: 20000 + r.Int32N(60000), Y: 20000 + r.Int32N(60000)}, Facing: plane.Angle(r.IntN(36000))}
	}
	s.Pieces = 3
	for i := range s.Terrain[:s.Pieces] {
		b := plane.NewBase(plane.Pose{At: plane.Point{X: 20000 + r.Int32N(60000), Y: 20000 + r.Int32N(60000)}, Facing: plane.Angle(r.IntN(36000))},
			plane.Size{Width: 1000 + r.Int32N(20000), Depth: 1000 + r.Int32N(20000)})
		s.Terrain[i] = layout.Piece{Area: b.Outline, Kind: layout.Ground(r.IntN(int(layout.Grounds))), Height: uint8(r.IntN(4))}
	}
}

// coverTwin counts lines one by one, by the sentences of the rulebook; it is not sure where
// few lines decide.
func (s *State) coverTwin(u, target UnitNo) (covered, sure bool) {
	shooter, t := s.base(u), s.base(target)
	var inside float64
	for i := range s.Terrain[:s.Pieces] {
		if p := &s.Terrain[i]; p.Kind == layout.Difficult && int(p.Height)+3 > s.height(target, &t) {
			inside += float64(t.Outline.AreaShare(&p.Area)) / float64(plane.Whole)
		}
	}
	if inside > 0.45 && inside < 0.55 {
		return false, false
	}
	eye, side := shooter.Leader(), t.Side(t.ArcOf(shooter.Leader()))
	const lines = 250
	screens := s.screens(u, target)
	hidden := 0
	for k := range int32(lines) {
		to := plane.Point{X: side.A.X + (side.B.X-side.A.X)*k/lines, Y: side.A.Y + (side.B.Y-side.A.Y)*k/lines}
		for i := range screens {
			if screens[i].Crosses(plane.Segment{A: eye, B: to}) {
				hidden++
				break
			}
		}
	}
	return hidden >= lines/2 || inside >= 0.5, hidden < lines*48/100 || hidden > lines*52/100
}

// screens lists what gives cover if a line passes over it.
func (s *State) screens(u, target UnitNo) (list []plane.Poly) {
	shooter, t := s.base(u), s.base(target)
	tall := s.height(target, &t)
	hill, _ := s.hillUnder(&shooter)
	for v := UnitNo(1); v <= s.Armies.Units(); v++ {
		b := s.base(v)
		high := s.height(v, &b)
		counts := v != u && v != target && !s.profile(v).Has(army.Individual) && tall-high < 3
		if hill > 0 && high <= hill {
			counts = false
		}
		if counts {
			list = append(list, b.Outline)
		}
	}
	for i := range s.Terrain[:s.Pieces] {
		p := s.Terrain[i]
		if p.Kind == layout.Obstacle {
			p.Height = 1
		}
		high := int(p.Height)
		counts := p.Kind != layout.Decorative && high > 0 && tall-high < 3
		if shooter.Outline.Near(&p.Area, plane.Slack) && !t.Outline.Near(&p.Area, plane.Slack) {
			counts = false
		}
		if hill > 0 && high <= hill && !(p.Kind == layout.Difficult && t.Core.Overlaps(&p.Area)) {
			counts = false
		}
		if p.Kind == layout.Hill && (shooter.Outline.AreaShare(&p.Area).MoreThanHalf() || t.Outline.AreaShare(&p.Area).MoreThanHalf()) {
			counts = false
		}
		if counts {
			list = append(list, p.Area)
		}
	}
	return list
}
