package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// The set-up of a skirmish.

// Steps of the set-up that need something to be done; the others follow from them.
const (
	skirmishMuster uint8 = iota
	skirmishReveal
	skirmishTerrainFirst
	skirmishTerrainSecond
	skirmishLeadersFirst
	skirmishLeadersSecond
	skirmishUnitsFirst
	skirmishUnitsSecond
	skirmishEnd
)

// skirmish carries out battles.skirmish.step-order, placement-order.
func (p play) skirmish(f *game.Frame) {
	step := f.Step
	f.Step++
	switch step {
	case skirmishMuster:
		p.askBoth(decideMuster)
	case skirmishReveal:
		p.revealCommanders()
		p.assignMomentum()
		for h := Stark; h < houses; h++ {
			p.assemble(h)
		}
	case skirmishEnd:
		p.Stack.Pop()
	default:
		h := p.Momentum
		if (step-skirmishTerrainFirst)%2 == 1 {
			h = h.foe()
		}
		if kind := p.toPlace(h, step); kind != noDecision {
			f.Step = step // until all is placed
			p.ask(kind, h)
		}
	}
}

// toPlace is what a House has still to place in a step, or nothing.
func (s *State) toPlace(h House, step uint8) game.Kind {
	switch step {
	case skirmishTerrainFirst, skirmishTerrainSecond:
		if s.Posts[h].Pieces != [terrains]uint8{} {
			return decideTerrain
		}
	case skirmishLeadersFirst, skirmishLeadersSecond:
		if s.reserve(h, true) != 0 {
			return decideLeader
		}
	default:
		if s.reserve(h, false) != 0 {
			return decideUnit
		}
	}
	return noDecision
}

// reserve are the units that a House has still to place: those of commanders, or the others.
func (s *State) reserve(h House, led bool) UnitSet {
	var set UnitSet
	for u := range s.Units {
		if x := &s.Units[u]; x.House == h && x.Fate == InReserve && (x.Commander != NoCommander) == led {
			set = set.with(UnitID(u))
		}
	}
	return set
}

// forbidsMuster carries out battles.skirmish.commander-selection-cards, raid-commanders.
func (s *State) forbidsMuster(h House, a Action) game.Rule {
	k := s.Plan.Skirmish
	if a.Kind != Muster {
		return ruleSkirmishCommanderSelectionSecret
	}
	one, two := s.Plan.setUpOf(h, a.Commander), s.Plan.setUpOf(h, a.Other)
	n, value := uint8(1), uint8(0)
	switch {
	case one == nil, a.Other != NoCommander && two == nil:
		return ruleSkirmishCommanderSelectionCards
	case two != nil:
		if s.Plan.Commanders[a.Commander].Person == s.Plan.Commanders[a.Other].Person || a.Other < a.Commander {
			return ruleSkirmishCommanderSelectionCards
		}
		n, value = 2, two.Value
	}
	value += one.Value
	if n < k.MinCommanders || n > k.MaxCommanders || value > k.Value {
		return ruleSkirmishRaidCommanders
	}
	return ""
}

// setUpOf is the set-up card of a House's commander.
func (b *Box) setUpOf(h House, c Commander) *SetUpCard {
	for i := range b.SetUp[h] {
		if x := &b.SetUp[h][i]; c != NoCommander && x.Commander == c {
			return x
		}
	}
	return nil
}

func (s *State) listMusters(h House, list []Action) []Action {
	for one := Commander(1); one < MaxCommanders; one++ {
		for two := Commander(0); two < MaxCommanders; two++ {
			if a := (Action{Kind: Muster, Commander: one, Other: two}); s.forbidsMuster(h, a) == "" {
				list = append(list, a)
			}
		}
	}
	return list
}

// muster notes whom a House has chosen; the other does not see it before it has chosen as
// well.
func (p play) muster(h House, a Action) {
	p.Posts[h].Picks = [2]Commander{a.Commander, a.Other}
	p.Posts[h].Ready = true
	p.tell(eventMustered, h)
	p.Waits.Who = p.Waits.Who.Without(p.seat(h))
	if p.Waits.Who == 0 {
		p.Waits = game.Decision{}
	}
}

// revealCommanders forms the units of the commanders chosen and builds the decks.
//
// Carries out battles.skirmish.commander-selection-secret, normal-steps.
func (p play) revealCommanders() {
	for h := Stark; h < houses; h++ {
		p.Posts[h].Ready = false
		for _, c := range p.Posts[h].Picks {
			if c == NoCommander {
				continue
			}
			rank := Blue
			if p.Plan.setUpOf(h, c).Value >= 3 {
				rank = Red
			}
			p.form(p.vacant(h), h, p.Plan.Commanders[c].Type, rank, c)
			p.tell(eventChose, h, int16(c))
		}
	}
	p.buildDecks()
}

// vacant is a unit of a House that is not used yet.
func (s *State) vacant(h House) UnitID {
	for u := firstUnit(h); u < firstUnit(h)+HouseUnits; u++ {
		if s.Units[u].Fate == noUnit {
			return u
		}
	}
	panic("battles: more units than banners")
}

// assignMomentum carries out battles.skirmish.ardeur-fixed-for-game.
func (p play) assignMomentum() {
	value := func(h House) (sum uint8) {
		for _, c := range p.Posts[h].Picks {
			if card := p.Plan.setUpOf(h, c); card != nil {
				sum += card.Value
			}
		}
		return sum
	}
	stark, lannister := value(Stark), value(Lannister)
	switch {
	case p.Plan.Lower && stark < lannister:
		p.Momentum = Stark
	case p.Plan.Lower && stark > lannister:
		p.Momentum = Lannister
	default:
		p.Momentum = House(p.dice.Die(labelMomentum, 2) - 1)
	}
	p.tell(eventMomentum, p.Momentum)
}

// assemble draws set-up cards for units, and others for terrain.
//
// Carries out battles.skirmish.assemble-units, assemble-terrain, used-cards-to-box,
// commander-cards-to-box.
func (p play) assemble(h House) {
	var left [SetUpCards]uint8
	for i, card := range p.Plan.SetUp[h] {
		if card.Commander == NoCommander || card.Commander != p.Posts[h].Picks[0] && card.Commander != p.Posts[h].Picks[1] {
			left[i] = 1
		}
	}
	take := func() *SetUpCard {
		i := p.dice.Pick(labelSetUp, left[:])
		left[i] = 0
		p.tell(eventSetUpCard, h, int16(i), int16(h))
		return &p.Plan.SetUp[h][i]
	}
	for range p.Plan.Skirmish.UnitCards {
		for _, some := range take().Units {
			for range some.Count {
				p.form(p.vacant(h), h, some.Type, some.Rank, NoCommander)
			}
		}
	}
	for range p.Plan.Skirmish.TerrainCards {
		for t, n := range take().Pieces {
			p.Posts[h].Pieces[t] += n
		}
	}
}

// forbidsPlace carries out battles.skirmish.raid-terrain-placement,
// raid-commander-placement, raid-unit-placement.
func (s *State) forbidsPlace(h House, a Action) game.Rule {
	k := s.Plan.Skirmish
	kind := s.Waits.Kind
	rule, rows := ruleSkirmishRaidUnitPlacement, k.UnitRows
	switch kind {
	case decideTerrain:
		rule, rows = ruleSkirmishRaidTerrainPlacement, k.TerrainRows
	case decideLeader:
		rule, rows = ruleSkirmishRaidCommanderPlacement, k.LeaderRows
	}
	if a.Kind != Place || int(a.Hex) >= s.Plan.Grid.Len() || s.Plan.Grid.RowFrom(h.edge(), a.Hex) > int(rows) {
		return rule
	}
	if kind == decideTerrain {
		return s.forbidsPiece(h, a)
	}
	switch {
	case a.Ground != Plains || a.Unit >= MaxUnits || !s.reserve(h, kind == decideLeader).has(a.Unit) || s.hasTwin(h, a.Unit):
		return ruleSkirmishPlacementOrder
	case s.At[a.Hex] != NoUnit:
		return ruleMovementOneUnitPerHex
	case s.Chart.Shut.Has(a.Hex):
		return ruleMovementImpassableTerrain
	case kind == decideLeader && s.crowded(h, a.Hex):
		return rule
	}
	return ""
}

// crowded tells whether the zone of control of a commander there would overlap that of
// another of his House.
func (s *State) crowded(h House, at hex.Hex) bool {
	for rest := s.army(h); rest != 0; {
		var u UnitID
		u, rest = rest.next()
		if s.Plan.Grid.Distance(s.Units[u].Hex, at) <= 2*zoneRadius {
			return true
		}
	}
	return false
}

// forbidsPiece says what stands against a piece of terrain in a hex: it covers no other, and
// no token.
func (s *State) forbidsPiece(h House, a Action) game.Rule {
	t := s.Tiles[a.Hex]
	switch {
	case a.Ground >= terrains || s.Posts[h].Pieces[a.Ground] == 0:
		return ruleSkirmishAssembleTerrain
	case t.Token != NoToken, s.Laid.Has(a.Hex), s.hasSecret(a.Hex),
		s.Plan.Skirmish.DryTerrain && (t.Ground == River || t.Ground == ForestRiver):
		return ruleSkirmishRaidTerrainPlacement
	}
	return ""
}

func (s *State) hasSecret(h hex.Hex) bool {
	for _, x := range s.Secrets {
		if x.Hex == h {
			return true
		}
	}
	return false
}

// places are the hexes in which [State.forbidsPlace] lets a House place what it has to place.
func (s *State) places(h House) hex.Set {
	k := s.Plan.Skirmish
	switch s.Waits.Kind {
	case decideTerrain:
		set := s.rows(h, k.TerrainRows).AndNot(s.Laid)
		for rest := set; !rest.Empty(); {
			var at hex.Hex
			at, rest = rest.Next()
			if t := &s.Tiles[at]; t.Token != NoToken || k.DryTerrain && (t.Ground == River || t.Ground == ForestRiver) {
				set = set.Without(at)
			}
		}
		for _, x := range s.Secrets {
			set = set.Without(x.Hex)
		}
		return set
	case decideLeader:
		set := s.rows(h, k.LeaderRows).AndNot(s.occupied()).AndNot(s.Chart.Shut)
		for rest := s.army(h); rest != 0; {
			var u UnitID
			u, rest = rest.next()
			set = set.AndNot(s.Plan.Grid.Within(s.Units[u].Hex, 2*zoneRadius))
		}
		return set
	}
	return s.rows(h, k.UnitRows).AndNot(s.occupied()).AndNot(s.Chart.Shut)
}

// rows are the hexes of so many rows from a House's edge.
func (s *State) rows(h House, n int) hex.Set {
	all := s.Plan.Grid.All()
	for rest := all; !rest.Empty(); {
		var at hex.Hex
		at, rest = rest.Next()
		if s.Plan.Grid.RowFrom(h.edge(), at) > n {
			all = all.Without(at)
		}
	}
	return all
}

func (s *State) listPlaces(h House, list []Action) []Action {
	free := s.places(h)
	if s.Waits.Kind == decideTerrain {
		for t, n := range s.Posts[h].Pieces {
			if n > 0 {
				list = listPlacesOf(free, Action{Kind: Place, Ground: Terrain(t)}, list)
			}
		}
		return list
	}
	for rest := s.reserve(h, s.Waits.Kind == decideLeader); rest != 0; {
		var u UnitID
		u, rest = rest.next()
		if !s.hasTwin(h, u) {
			list = listPlacesOf(free, Action{Kind: Place, Unit: u}, list)
		}
	}
	return list
}

// hasTwin tells whether a unit of a lower number that is still to be placed is like this one:
// then that one is placed.
func (s *State) hasTwin(h House, u UnitID) bool {
	x := &s.Units[u]
	for v := firstUnit(h); v < u; v++ {
		if y := &s.Units[v]; y.Fate == InReserve && y.Type == x.Type && y.Rank == x.Rank && x.Commander == NoCommander && y.Commander == NoCommander {
			return true
		}
	}
	return false
}

func listPlacesOf(free hex.Set, a Action, list []Action) []Action {
	for rest := free; !rest.Empty(); {
		a.Hex, rest = rest.Next()
		list = append(list, a)
	}
	return list
}

// place lays a piece of terrain, or puts a unit on the board.
func (p play) place(h House, a Action, kind game.Kind) {
	if kind != decideTerrain {
		p.stand(a.Unit, a.Hex)
		p.tell(eventPlaced, h, int16(a.Unit), int16(a.Hex))
		return
	}
	p.Posts[h].Pieces[a.Ground]--
	p.Tiles[a.Hex].Ground = a.Ground
	p.Laid = p.Laid.With(a.Hex)
	p.tell(eventLaid, h, int16(a.Ground), int16(a.Hex))
	p.survey()
}
