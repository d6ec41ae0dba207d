package battles

import "gonfalon/geom/hex"

// What lies in the hexes, and what follows from it.

// ground is what a tile counts as: a devastation token makes plains of what it lies on.
//
// Carries out battles.terrain.devastation-as-plains.
func (t Tile) ground() Terrain {
	if t.Devastated {
		return Plains
	}
	return t.Ground
}

// burnLimit is the highest fire level that a tile may have; 0 cannot burn.
//
// Carries out battles.fire.burn-limit-maximum, no-burn-limit-no-fire and the burn entries of
// all terrain.
func (t Tile) burnLimit() uint8 {
	switch t.Token {
	case Ford, StoneBridge:
		return 0
	case WoodenBridge:
		return 3
	case Palisade:
		return 4
	case Tent, SiegeTower:
		return 1
	}
	if t.Devastated {
		return 0
	}
	switch t.Ground {
	case Plains, Road, Building:
		return 4
	case Forest, ForestRoad:
		return 3
	}
	return 0
}

// survey draws the chart anew.
func (s *State) survey() {
	var c Chart
	for i := range s.Plan.Grid.Len() {
		h := hex.Hex(i)
		t := s.Tiles[h]
		if t.Fire > 0 {
			c.Burning = c.Burning.With(h)
		}
		if c.mark(h, t) {
			continue
		}
		switch t.ground() {
		case Hills:
			c.Hills, c.Blocks = c.Hills.With(h), c.Blocks.With(h)
		case Forest:
			c.Forest, c.Stops, c.Blocks = c.Forest.With(h), c.Stops.With(h), c.Blocks.With(h)
		case River:
			c.Shut, c.River = c.Shut.With(h), c.River.With(h)
		case ForestRiver:
			c.Shut, c.River, c.Blocks = c.Shut.With(h), c.River.With(h), c.Blocks.With(h)
		case Building:
			c.Buildings, c.Stops, c.Blocks = c.Buildings.With(h), c.Stops.With(h), c.Blocks.With(h)
		case Road:
			c.Road = c.Road.With(h)
		case ForestRoad:
			c.Road, c.Blocks = c.Road.With(h), c.Blocks.With(h)
		}
	}
	s.Chart = c
}

// mark notes a token whose effects prevail over those of the ground, if there is one.
//
// Carries out battles.terrain.tokens-override-hex.
func (c *Chart) mark(h hex.Hex, t Tile) bool {
	switch t.Token {
	case Ford:
		c.Fords = c.Fords.With(h)
	case WoodenBridge, StoneBridge:
		c.Bridges, c.Road = c.Bridges.With(h), c.Road.With(h)
	case Palisade, SiegeTower:
		c.Shut, c.Blocks = c.Shut.With(h), c.Blocks.With(h)
	default: // a tent has no effect of its own
		return false
	}
	return true
}

// stand puts a unit into a hex.
func (p play) stand(u UnitID, h hex.Hex) {
	x := &p.Units[u]
	x.Hex, x.Fate = h, OnBoard
	p.At[h] = u
	p.Stands[x.House] = p.Stands[x.House].With(h)
	p.Armies[x.House] = p.Armies[x.House].with(u)
	if x.Commander != NoCommander {
		p.Led[x.House] = p.Led[x.House].with(u)
	}
}

// lift takes a unit out of its hex.
func (p play) lift(u UnitID) {
	x := &p.Units[u]
	p.At[x.Hex] = NoUnit
	p.Stands[x.House] = p.Stands[x.House].Without(x.Hex)
	p.Armies[x.House] = p.Armies[x.House].without(u)
	p.Led[x.House] = p.Led[x.House].without(u)
	x.Hex = hex.None
}

// shift moves a unit from hex to hex. Who ends a move there takes control of an objective
// and finds out what a strategy token hides: see [play.arrive].
func (p play) shift(u UnitID, h hex.Hex) {
	x := &p.Units[u]
	p.At[x.Hex], p.At[h] = NoUnit, u
	p.Stands[x.House] = p.Stands[x.House].Without(x.Hex).With(h)
	x.Hex = h
}

// occupied are the hexes with a unit.
func (s *State) occupied() hex.Set { return s.Stands[Stark].Or(s.Stands[Lannister]) }

// closed are the hexes that no unit may enter.
//
// Carries out battles.movement.one-unit-per-hex, no-passing-through-units,
// impassable-terrain and battles.fire.no-entering.
func (s *State) closed() hex.Set { return s.Chart.Shut.Or(s.Chart.Burning).Or(s.occupied()) }

// edge is the edge of the board at which a House sits.
func (h House) edge() hex.Edge {
	if h == Stark {
		return hex.South
	}
	return hex.North
}

// friends are the units of a House that stand around a hex, but for one.
func (s *State) friends(h House, around hex.Hex) int {
	return s.Stands[h].And(s.Plan.Grid.Around(around)).Len()
}

// unitOf returns the unit of a commander on the board, or NoUnit.
func (s *State) unitOf(c Commander) UnitID {
	for rest := s.Led[s.Plan.Commanders[c].House]; rest != 0; {
		var u UnitID
		u, rest = rest.next()
		if s.Units[u].Commander == c {
			return u
		}
	}
	return NoUnit
}

// army are the units of a House on the board.
func (s *State) army(h House) UnitSet { return s.Armies[h] }

// ready are those of them that can be activated.
func (s *State) ready(h House) UnitSet {
	set := s.Armies[h]
	for rest := set; rest != 0; {
		var u UnitID
		u, rest = rest.next()
		if x := &s.Units[u]; x.Spent || x.Marks&(markOrdered|markRallied) != 0 {
			set = set.without(u)
		}
	}
	return set
}

// info is the reference card of a unit.
func (s *State) info(u UnitID) *UnitInfo { return &s.Plan.Units[s.Units[u].Type] }

// isBy tells whether two units stand in adjacent hexes; one that is not on the board does not.
func (s *State) isBy(a, b UnitID) bool {
	return b != NoUnit && s.Units[a].Hex != hex.None && s.Units[b].Hex != hex.None &&
		s.Plan.Grid.Distance(s.Units[a].Hex, s.Units[b].Hex) == 1
}
