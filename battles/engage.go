package battles

import "gonfalon/geom/hex"

// Engagement: a token on the side between two hexes.

// engage lays an engagement token of a House between two units, or turns the one that lies
// there.
//
// Carries out battles.engagement.melee-attack-places-token, one-token-per-unit,
// token-swapped-when-attacking-engaged-enemy, token-unchanged-if-already-own.
func (p play) engage(by, on UnitID) {
	a, b := &p.Units[by], &p.Units[on]
	if a.Foe == on && a.Token == a.House {
		return
	}
	a.Foe, b.Foe = on, by
	a.Token, b.Token = a.House, a.House
	p.tell(eventEngaged, a.House, int16(by), int16(on))
}

// disengage takes the engagement token of a unit off the board, if it has one.
func (p play) disengage(u UnitID) {
	foe := p.Units[u].Foe
	if foe == NoUnit {
		return
	}
	for _, x := range [...]UnitID{u, foe} {
		p.Units[x].Foe, p.Units[x].Token = NoUnit, NoHouse
	}
}

// zone is the zone of control of a commander's unit.
//
// Carries out battles.zoc.radius-two, own-unit-inside.
func (s *State) zone(leader UnitID) hex.Set {
	return s.Plan.Grid.Within(s.Units[leader].Hex, zoneRadius)
}

// zoneRadius is how far a zone of control reaches.
const zoneRadius = 2

// standing are the units of a set that stand in some hexes.
func (s *State) standing(units UnitSet, in hex.Set) UnitSet {
	for rest := units; rest != 0; {
		var u UnitID
		u, rest = rest.next()
		if !in.Has(s.Units[u].Hex) {
			units = units.without(u)
		}
	}
	return units
}

// controlled tells whether a unit stands in the zone of control of a friendly commander.
//
// Carries out battles.zoc.controlled-definition, multiple-commanders.
func (s *State) controlled(u UnitID, by Commander) bool {
	leader := s.unitOf(by)
	return leader != NoUnit && s.Units[leader].House == s.Units[u].House && s.zone(leader).Has(s.Units[u].Hex)
}
