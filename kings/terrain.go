package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/kings/army"
	"gonfalon/kings/layout"
)

// Terrain: what its types do to movement (kings.terrain.*). What it does to sight is in
// sight.go, to cover in shoot.go; how it comes on the table is in table.go.

// bars tells whether a type of terrain is as good as impassable to a unit that carries
// out an order. Flying units are not asked: they pass over anything.
//
// Carries out kings.terrain.impassable-not-crossed, difficult-impassable-at-the-double,
// obstacle-not-at-the-double, kings.war-engine.obstacles-impassable and
// kings.special.pathfinder-difficult-is-open.
func bars(p *army.Profile, g layout.Ground, o Order) bool {
	switch g {
	case layout.Impassable:
		return true
	case layout.Difficult:
		return o == AtTheDouble && !p.Has(army.Pathfinder)
	case layout.Obstacle:
		return o == AtTheDouble || p.Type == army.WarEngine
	}
	return false
}

// barRule is the rule by which terrain bars the way.
func barRule(g layout.Ground, o Order) game.Rule {
	switch {
	case g == layout.Difficult:
		return ruleTerrainDifficultImpassableAtTheDouble
	case g == layout.Obstacle && o == AtTheDouble:
		return ruleTerrainObstacleNotAtTheDouble
	case g == layout.Obstacle:
		return ruleWarEngineObstaclesImpassable
	}
	return ruleTerrainImpassableNotCrossed
}

// slows tells whether a type of terrain hinders the charge of a unit.
// Carries out kings.hindered.trigger, kings.special.pathfinder-not-hindered and
// strider-never-hindered.
func slows(p *army.Profile, g layout.Ground) bool {
	return !p.Has(army.Strider) && (g == layout.Obstacle || g == layout.Difficult && !p.Has(army.Pathfinder))
}

// hillUnder returns the height of the hill on which most of a unit stands, and which
// piece it is; 0 and -1 if there is none.
// Carries out kings.terrain.hill-majority-of-base.
func (s *State) hillUnder(b *plane.Base) (height, piece int) {
	piece = -1
	for i := range s.Terrain[:s.Pieces] {
		t := &s.Terrain[i]
		if t.Kind == layout.Hill && int(t.Height) > height && t.Under(b) {
			height, piece = int(t.Height), i
		}
	}
	return height, piece
}

// height returns how tall a unit is where it stands.
// Carries out kings.terrain.hill-adds-height.
func (s *State) height(u UnitNo, b *plane.Base) int {
	hill, _ := s.hillUnder(b)
	return int(s.profile(u).Height) + hill
}
