package throne

import "gonfalon/game"

// raids carries out throne.raid.one-per-cycle: the Houses go round in play order, each
// resolving one Raid, until none is left.
func (p play) raids(f *game.Frame) {
	if !p.askNext(f, raidType, decideRaid) {
		p.Stack.Pop()
	}
}

// askNext asks the next House, from place Arg of the play order on, that has an order
// of a type. It tells whether there is one.
func (p play) askNext(f *game.Frame, t OrderType, kind game.Kind) bool {
	var with game.SeatSet
	for a := range p.Places {
		if p.Places[a].Order.is(t) {
			with = with.With(p.Places[a].House)
		}
	}
	for i := f.Arg; i < f.Arg+int16(p.Houses); i++ {
		if h := p.houseAt(i); with.Has(h) {
			f.Arg = i + 1
			p.ask(kind, h)
			return true
		}
	}
	return false
}

// forbidsRaid tells why a House may not raid so.
func (s *State) forbidsRaid(h House, a Action) game.Rule {
	if a.Kind == Pass {
		return ruleRaidOnePerCycle
	}
	if a.Kind != RaidOrder {
		return ruleTurnActionSteps
	}
	if a.Area == NoArea || a.Area >= MaxAreas || s.Places[a.Area].House != h || !s.Places[a.Area].Order.is(raidType) {
		return rulePlanningNoOrderNoAction
	}
	first, second := a.Targets[0], a.Targets[1]
	if first == NoArea && second == NoArea {
		return ""
	}
	if second != NoArea && (s.Places[a.Area].Order != RaidPlus || first == second || first > second || first == NoArea) {
		return ruleRaidSpecialRemovesTwo
	}
	for _, t := range a.Targets {
		if rule := s.forbidsTarget(h, a.Area, t); t != NoArea && rule != "" {
			return rule
		}
	}
	return ""
}

// forbidsTarget tells why a Raid may not take the order of an area.
func (s *State) forbidsTarget(h House, from, t Area) game.Rule {
	if t >= MaxAreas {
		return ruleRaidAdjacentOnly
	}
	pl := &s.Places[t]
	b := s.Board
	switch {
	case !b.sea(from) && b.adjSea[from].Has(t):
		return ruleRaidLandCannotRaidSea
	case b.rivers[from].Has(t):
		return ruleBoardRiverBlocksRaidAndSupport
	case !b.neighbours(from).Has(t) && s.reach(h, from).Has(t):
		return ruleRaidNoTransportAdjacency
	case !b.neighbours(from).Has(t):
		return ruleRaidAdjacentOnly
	case pl.Order == NoOrder:
		return ruleRaidRemovesOneEnemyOrder
	case pl.House == h:
		return ruleRaidOpposingOrdersOnly
	case pl.Order.is(marchType) || pl.Order.is(defenseType):
		return ruleRaidCannotTargetMarchOrDefense
	}
	return ""
}

func (s *State) listRaids(h House, list []Action) []Action {
	for a := Area(1); a < MaxAreas; a++ {
		if pl := &s.Places[a]; pl.House != h || !pl.Order.is(raidType) {
			continue
		}
		list = append(list, Action{Kind: RaidOrder, Area: a})
		targets := s.targets(h, a)
		for rest := targets; rest != 0; {
			var t Area
			t, rest = rest.Next()
			list = append(list, Action{Kind: RaidOrder, Area: a, Targets: [2]Area{t}})
			if s.Places[a].Order == RaidPlus {
				for second := rest; second != 0; {
					var u Area
					u, second = second.Next()
					list = append(list, Action{Kind: RaidOrder, Area: a, Targets: [2]Area{t, u}})
				}
			}
		}
	}
	return list
}

func (s *State) targets(h House, from Area) AreaSet {
	var found AreaSet
	near := s.Board.adjLand[from]
	if s.Board.sea(from) {
		near |= s.Board.adjSea[from]
	}
	for near != 0 {
		var t Area
		t, near = near.Next()
		if s.forbidsTarget(h, from, t) == "" {
			found = found.With(t)
		}
	}
	return found
}

// raid removes a Raid and what it takes (throne.raid.removes-one-enemy-order); a
// Consolidate Power order is pillaged (throne.raid.pillage-gains-power).
func (p play) raid(h House, a Action) {
	p.Places[a.Area].Order = NoOrder
	if a.Targets[0] == NoArea {
		p.tell(eventRaidDropped, h, int16(a.Area))
	}
	for _, t := range a.Targets {
		if t == NoArea {
			continue
		}
		o := p.Places[t].Order
		p.Places[t].Order = NoOrder
		p.tell(eventRaided, h, int16(a.Area), int16(t), int16(o), int16(p.Places[t].House))
		if o.is(consolidateType) {
			p.gain(h, 1)
		}
	}
}
