package throne

import "gonfalon/game"

// supporters returns the areas next to one whose Support orders can help there. Land
// units cannot support at sea; transport and rivers do not count
// (throne.support.needs-order-in-adjacent-area, land-cannot-support-sea).
func (s *State) supporters(of Area) AreaSet {
	near := s.Board.neighbours(of)
	if s.Board.sea(of) {
		near = s.Board.adjSea[of]
	}
	var set AreaSet
	for near != 0 {
		var a Area
		a, near = near.Next()
		if s.Places[a].Order.is(supportType) {
			set = set.With(a)
		}
	}
	return set
}

// support returns what an area in support gives: the full strength of its units that
// are not routed, and the bonus of a special order. Footmen are worth nothing under
// Rains of Autumn, Ships if a card silences them.
func (s *State) support(a Area, silentShips bool) int {
	units := s.Places[a].Units
	if s.inForce(RainsOfAutumn) {
		units[Footman] = 0
	}
	if silentShips {
		units[Ship] = 0
	}
	return strength(units) + int(tokens[s.Places[a].Order].bonus)
}

// askSupport asks the next House, in play order, that has a supporting area without an
// answer. It tells whether there is one.
func (p play) askSupport() bool {
	open := p.supporters(p.Battle.Area) &^ p.Battle.Asked
	for i := range int16(p.Houses) {
		h := p.houseAt(i)
		if p.Battle.Fighter[Defend] == NoHouse && p.Battle.Fighter[Attack] == h {
			continue // its own support against a neutral force is counted already
		}
		for rest := open; rest != 0; {
			var a Area
			a, rest = rest.Next()
			if p.Places[a].House == h {
				p.ask(decideSupport, h)
				return true
			}
		}
	}
	return false
}

// forbidsSupport tells why an area may not support a side.
func (s *State) forbidsSupport(h House, a Action) game.Rule {
	if a.Kind != GiveSupport || a.Side > Neither {
		return ruleBattleSteps
	}
	if a.Area == NoArea || a.Area >= MaxAreas {
		return ruleSupportNeedsOrderInAdjacentArea
	}
	b := s.Board
	pl := &s.Places[a.Area]
	at := s.Battle.Area
	switch {
	case pl.House != h || !pl.Order.is(supportType):
		return ruleSupportNeedsOrderInAdjacentArea
	case b.sea(at) && !b.sea(a.Area) && b.neighbours(at).Has(a.Area):
		return ruleSupportLandCannotSupportSea
	case b.rivers[at].Has(a.Area):
		return ruleBoardRiverBlocksRaidAndSupport
	case !b.neighbours(at).Has(a.Area) && s.reach(h, a.Area).Has(at):
		return ruleSupportNoTransportAdjacency
	case !b.neighbours(at).Has(a.Area):
		return ruleSupportNeedsOrderInAdjacentArea
	case s.Battle.Asked.Has(a.Area):
		return ruleSupportOwnerChoosesSide
	}
	if a.Side == Defend && s.Battle.Fighter[Defend] == NoHouse {
		return ruleNeutralCannotBeSupported
	}
	if a.Side != Neither && (h == s.Battle.Fighter[a.Side.other()] || s.backs(h, a.Side.other())) {
		return ruleSupportOwnerChoosesSide
	}
	return ""
}

// backs tells whether a House has given support to a side.
func (s *State) backs(h House, side Side) bool {
	for rest := s.Battle.Support[side]; rest != 0; {
		var a Area
		a, rest = rest.Next()
		if s.Places[a].House == h {
			return true
		}
	}
	return false
}

func (s *State) listSupport(h House, list []Action) []Action {
	for rest := s.supporters(s.Battle.Area) &^ s.Battle.Asked; rest != 0; {
		var a Area
		a, rest = rest.Next()
		for side := Attack; side <= Neither; side++ {
			if try := (Action{Kind: GiveSupport, Area: a, Side: side}); s.forbidsSupport(h, try) == "" {
				list = append(list, try)
			}
		}
	}
	return list
}

// giveSupport notes whom an area backs.
func (p play) giveSupport(h House, a Action) {
	p.Battle.Asked = p.Battle.Asked.With(a.Area)
	if a.Side != Neither {
		p.Battle.Support[a.Side] = p.Battle.Support[a.Side].With(a.Area)
		p.tell(eventSupported, h, int16(a.Area), int16(p.Battle.Fighter[a.Side]), int16(p.support(a.Area, false)))
	}
}
