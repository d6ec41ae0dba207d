package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// Advance and Pursue: following up an attack that has driven the target off.

// mayFollow tells whether a unit may advance or pursue into the hex that its target has left.
//
// Carries out battles.keyword.advance-when, advance-once-per-turn, pursue-when,
// pursue-once-per-turn, counter.no-advance-or-pursue, terrain.bridge-no-advance-or-pursuit.
func (s *State) mayFollow(u UnitID) bool { return !s.following(u).Empty() }

// following are the hexes to which a unit may follow up.
func (s *State) following(u UnitID) hex.Set {
	advance, pursue := s.followUp(u)
	return advance.Or(pursue)
}

// followUp are the hexes to which a unit may advance, and to which it may pursue.
func (s *State) followUp(u UnitID) (advance, pursue hex.Set) {
	x, at := &s.Units[u], s.Attack.At
	shut := s.closed().Or(s.Chart.Bridges)
	if x.Fate != OnBoard || !s.Attack.Kind.ownTurn() || x.Foe != NoUnit || s.Chart.Burning.Has(x.Hex) || shut.Has(at) ||
		s.Plan.Grid.Distance(x.Hex, at) != 1 {
		return hex.Set{}, hex.Set{}
	}
	if s.mayAdvance(u) {
		advance = advance.With(at)
		if s.Chart.Road.Has(at) { // battles.terrain.road-advance-bonus
			advance = advance.Or(s.Plan.Grid.Around(at).And(s.Chart.Road).AndNot(shut))
		}
	}
	if n := s.pursuit(u); n > 0 {
		pursue = s.pursuing(u, at, n, shut)
	}
	return advance.Without(x.Hex), pursue.Without(x.Hex)
}

func (s *State) mayAdvance(u UnitID) bool {
	x := &s.Units[u]
	return (s.info(u).has(Advance) || x.Marks&markAdvance != 0) && x.Marks&markAdvanced == 0
}

// pursuit is X of Pursue X; 0 if the unit may not pursue, or has done so this turn.
func (s *State) pursuit(u UnitID) int {
	x := &s.Units[u]
	if x.Marks&markPursued != 0 {
		return 0
	}
	n := max(s.info(u).Pursue, x.Pursues)
	switch s.abilityOf(u) {
	case abilityChase:
		n = max(n, 3)
	case abilityHarry:
		n = max(n, 1)
	}
	return int(n)
}

// pursuing are the hexes that a pursuit of n hexes can end in. Its first is the one that the
// target has left; one more is allowed, up to three, if all of them are road.
//
// Carries out battles.keyword.pursue-first-hex-vacated, terrain.road-pursue-bonus.
func (s *State) pursuing(u UnitID, first hex.Hex, n int, shut hex.Set) hex.Set {
	g := s.going(u)
	set := hex.Set{}.With(first)
	left := n - 1
	if g.Slow.Has(first) {
		left--
	}
	if left > 0 && !g.Stop.Has(first) {
		g := g
		g.Closed, g.Road = shut.Without(s.Units[u].Hex), hex.Set{}
		r := s.Plan.Grid.Reach(first, left, g)
		set = set.Or(r.Hexes)
	}
	if n < 3 && s.Chart.Road.Has(first) {
		g.Closed, g.Road = s.Chart.Road.AndNot(shut), hex.Set{}
		g.Closed = s.Plan.Grid.All().AndNot(g.Closed)
		r := s.Plan.Grid.Reach(first, n, g)
		set = set.Or(r.Hexes)
	}
	return set
}

func (s *State) forbidsFollow(a Action) game.Rule {
	u := s.Turn.Unit
	switch {
	case a.Kind == Decline:
		return ""
	case a.Kind != Follow:
		return ruleKeywordAdvanceWhen
	case s.following(u).Has(a.Hex):
		return ""
	case int(a.Hex) < s.Plan.Grid.Len() && s.Chart.Bridges.Has(a.Hex):
		return ruleTerrainBridgeNoAdvanceOrPursuit
	case s.pursuit(u) > 0:
		return s.whyNotPursued(u, a.Hex)
	}
	return ruleKeywordAdvanceWhen
}

// whyNotPursued tells which rule ends a pursuit before a hex: the ground that the target has
// left, if that is all that is in the way, else the length of the pursuit.
func (s *State) whyNotPursued(u UnitID, to hex.Hex) game.Rule {
	first, g := s.Attack.At, s.going(u)
	if int(to) >= s.Plan.Grid.Len() || s.closed().Has(to) || s.Plan.Grid.Distance(first, to) >= s.pursuit(u) {
		return ruleKeywordPursueFirstHexVacated
	}
	switch {
	case g.Slow.Has(first):
		return ruleTerrainFordCavalryMinusOne
	case !g.Stop.Has(first):
		return ruleKeywordPursueFirstHexVacated
	case s.Chart.Buildings.Has(first):
		return ruleTerrainBuildingMustStop
	case s.Chart.Fords.Has(first):
		return ruleTerrainFordInfantryStops
	}
	return ruleTerrainForestMustStop
}

func (s *State) listFollow(list []Action) []Action {
	for rest := s.following(s.Turn.Unit); !rest.Empty(); {
		var h hex.Hex
		h, rest = rest.Next()
		list = append(list, Action{Kind: Follow, Hex: h})
	}
	return append(list, Action{Kind: Decline})
}

// follow moves a unit after its attack. One that pursues may attack again.
//
// Carries out battles.keyword.pursue-new-attack-any-target, pursue-without-attack.
func (p play) follow(h House, a Action) {
	if a.Kind == Decline {
		p.tell(eventDeclined, h, int16(decideFollow))
		return
	}
	u := p.Turn.Unit
	x := &p.Units[u]
	from := x.Hex
	pursues := p.pursuit(u) > 0 && p.pursuing(u, p.Attack.At, p.pursuit(u), p.closed().Or(p.Chart.Bridges)).Has(a.Hex)
	p.shift(u, a.Hex)
	if pursues {
		x.Marks |= markPursued
		p.tell(eventPursued, h, int16(u), int16(from), int16(a.Hex))
	} else {
		x.Marks |= markAdvanced
		p.tell(eventAdvanced, h, int16(u), int16(from), int16(a.Hex))
	}
	p.arrive(u)
	if pursues {
		x.Attacks++
		p.Turn.Only = u
	}
}
