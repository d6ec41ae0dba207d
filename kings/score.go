package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/kings/army"
)

// score returns what a player has scored as things stand. Kill! is the rulebook's own;
// the others are read as the data say.
func (s *State) score(seat game.Seat) int32 {
	switch s.Scenario {
	case ScenarioInvade, ScenarioDominate:
		return s.pointsInPlace(seat)
	case ScenarioPillage:
		return int32(s.held(seat))
	case ScenarioLoot:
		return int32(s.carried(seat))
	case ScenarioKillAndPillage:
		return s.routedPoints(enemyOf(seat)) + int32(s.held(seat))*int32(s.Armies.Total)/10
	}
	return s.routedPoints(enemyOf(seat))
}

// routedPoints adds up what the routed units of a seat cost.
// Carries out kings.victory.kill-score.
func (s *State) routedPoints(seat game.Seat) int32 {
	sum := int32(0)
	for u, end := s.Armies.Of(seat); u < end; u++ {
		if s.Units[u].Condition == Routed {
			sum += int32(s.profile(u).Points)
		}
	}
	return sum
}

// pointsInPlace adds up what the units of a seat cost that stand where the scenario wants
// them.
func (s *State) pointsInPlace(seat game.Seat) int32 {
	sum := int32(0)
	for u, end := s.Armies.Of(seat); u < end; u++ {
		if !s.inPlay(u) {
			continue
		}
		b := s.base(u)
		if s.Scenario == ScenarioInvade && s.invades(u, &b) || s.Scenario == ScenarioDominate && s.dominates(&b) {
			sum += int32(s.profile(u).Points)
		}
	}
	return sum
}

// invades tells whether a unit stands wholly in the enemy's half of the table.
func (s *State) invades(u UnitNo, b *plane.Base) bool {
	near := s.Armies.Seat(u) == s.Near
	for i := range b.Core.Len() {
		y := b.Core.Corner(i).Y
		if near && y < s.Depth/2 || !near && y > s.Depth/2 {
			return false
		}
	}
	return true
}

// dominates tells whether a unit stands wholly within 12 inches of the centre.
func (s *State) dominates(b *plane.Base) bool {
	centre := plane.Point{X: s.Width / 2, Y: s.Depth / 2}
	for i := range b.Outline.Len() {
		if !near(centre, b.Outline.Corner(i), 12*Inch) {
			return false
		}
	}
	return true
}

// carried counts the tokens that units of a seat carry.
func (s *State) carried(seat game.Seat) int {
	n := 0
	for i := range s.Token[:s.Tokens] {
		if c := s.Token[i].Carrier; c != NoUnit && s.Armies.Seat(c) == seat {
			n++
		}
	}
	return n
}

// holdReach is how near a unit must be to hold or contest a marker.
const holdReach = 3 * Inch

// holders are the markers that a seat can hold and by whom: for each marker the units
// that are near, and which of them holds it.
type holders struct {
	near [MaxTokens][army.MaxSide]bool
	by   [army.MaxSide]int8 // the marker that the unit holds, from 1; 0: none
}

// held counts the markers that a seat holds: a unit of it is near and no enemy. A unit
// holds one only, so that units are dealt to markers as well as can be.
func (s *State) held(seat game.Seat) int {
	var h holders
	n := 0
	for t := range int(s.Tokens) {
		if !s.contested(seat, t, &h) {
			var tried [army.MaxSide]bool
			if h.deal(t, &tried) {
				n++
			}
		}
	}
	return n
}

// contested notes who of a seat is near a marker, and tells whether an enemy is.
func (s *State) contested(seat game.Seat, t int, h *holders) bool {
	first, _ := s.Armies.Of(seat)
	at := s.Token[t].At
	for u := UnitNo(1); u <= s.Armies.Units(); u++ {
		if !s.claims(u) || !near(at, s.Units[u].Pose.At, holdReach+s.size(u).Width+s.size(u).Depth) {
			continue
		}
		b := s.base(u)
		if b.Outline.GapTo(at).Cmp(int(holdReach)) > 0 {
			continue
		}
		if s.Armies.Seat(u) != seat {
			return true
		}
		h.near[t][u-first] = true
	}
	return false
}

// deal finds a unit for a marker, if need be by giving the marker that it holds to
// another unit.
func (h *holders) deal(t int, tried *[army.MaxSide]bool) bool {
	for u := range army.MaxSide {
		if !h.near[t][u] || tried[u] {
			continue
		}
		tried[u] = true
		if h.by[u] == 0 || h.deal(int(h.by[u])-1, tried) {
			h.by[u] = int8(t) + 1
			return true
		}
	}
	return false
}
