package throne

import "gonfalon/game"

// marches carries out throne.march.one-per-cycle; when no March is left, the routed
// stand up (throne.rout.stand-up-after-marches).
func (p play) marches(f *game.Frame) {
	if p.askNext(f, marchType, decideMarch) {
		return
	}
	for a := range p.Places {
		pl := &p.Places[a]
		pl.Units = pl.Units.plus(pl.Routed)
		pl.Routed = Force{}
	}
	p.Stack.Pop()
}

// forbidsMarch tells why a House may not march so.
func (s *State) forbidsMarch(h House, a Action) game.Rule {
	if a.Kind == Pass {
		return ruleMarchOnePerCycle
	}
	if a.Kind != MarchOrder {
		return ruleTurnActionSteps
	}
	if a.Area == NoArea || a.Area >= MaxAreas || s.Places[a.Area].House != h || !s.Places[a.Area].Order.is(marchType) {
		return rulePlanningNoOrderNoAction
	}
	if rule := s.forbidsMoves(h, a); rule != "" {
		return rule
	}
	if rule := s.forbidsAttacks(h, a); rule != "" {
		return rule
	}
	if rule := s.forbidsToken(h, a); rule != "" {
		return rule
	}
	if !s.marchFed(h, a) {
		return ruleSupplyNoMoveBeyondLimit
	}
	return ""
}

// moving sums the units that a March moves.
func (a *Action) moving() Force {
	var all Force
	for _, m := range a.Moves {
		all = all.plus(m.Units)
	}
	return all
}

// forbidsMoves looks at each part of a March: which units, and how far.
func (s *State) forbidsMoves(h House, a Action) game.Rule {
	pl := &s.Places[a.Area]
	last := NoArea
	for _, m := range a.Moves {
		if m == (Move{}) {
			last = MaxAreas
			continue
		}
		if m.To <= last || m.To >= MaxAreas || m.Units.Len() == 0 {
			return ruleMarchSplitAllowed
		}
		last = m.To
		if rule := s.forbidsWay(h, a.Area, m); rule != "" {
			return rule
		}
		if !pl.Units.plus(pl.Routed).has(m.Units) { // before parts are added up, which could overflow
			return ruleMarchAnyShareOfUnits
		}
	}
	moving := a.moving()
	switch {
	case pl.Units.has(moving):
		return ""
	case pl.Units.plus(pl.Routed).has(moving):
		return ruleRoutCannotMarch
	}
	return ruleMarchAnyShareOfUnits
}

// forbidsWay tells why units may not go from one area to another, with the rule that
// comes nearest to what the player may have had in mind.
func (s *State) forbidsWay(h House, from Area, m Move) game.Rule {
	b := s.Board
	switch {
	case m.Units[Ship] > 0 && !b.sea(m.To) && b.adjLand[m.To] == 0:
		return ruleBoardShipsCannotEnterIslands
	case m.Units[Ship] > 0 && !b.sea(m.To):
		return ruleBoardShipsSeaOnly
	case m.Units[Footman]+m.Units[Knight] > 0 && b.sea(m.To) && b.adjSea[from].Has(m.To) && s.Places[m.To].House == h:
		return ruleTransportCoastToCoast
	case m.Units[Footman]+m.Units[Knight] > 0 && b.sea(m.To):
		return ruleBoardLandUnitsLandOnly
	case s.reach(h, from).Has(m.To):
		return ""
	case b.sea(from) || m.To == from:
		return ruleMarchAdjacentOnly
	case b.rivers[from].Has(m.To):
		return ruleBoardRiverBlocksMarch
	}
	var all AreaSet
	for other := range House(s.Houses) {
		all |= s.fleets(other)
	}
	if to, _ := b.coasts(from, all); to.Has(m.To) {
		return ruleTransportOwnShipsOnly
	}
	if b.adjLand[from] == 0 {
		return ruleBoardIslandsLeaveByTransportOnly
	}
	// Ships lie at one coast or the other, but there is a gap between.
	_, begun := b.coasts(from, s.fleets(h))
	_, ended := b.coasts(m.To, s.fleets(h))
	if begun|ended != 0 && b.adjSea[from] != 0 && b.adjSea[m.To] != 0 {
		return ruleTransportEverySeaNeedsOwnShip
	}
	return ruleMarchAdjacentOnly
}

// hostile tells what an area holds against a House: units of another one, or a neutral
// force.
func (s *State) hostile(h House, a Area) (enemy, neutral bool) {
	pl := &s.Places[a]
	return pl.House != NoHouse && pl.House != h, pl.Neutral > 0
}

// forbidsAttacks lets a March attack once, be it a House or a neutral force, and that
// only with the strength it needs.
func (s *State) forbidsAttacks(h House, a Action) game.Rule {
	enemies, neutrals := 0, 0
	for _, m := range a.Moves {
		enemy, neutral := s.hostile(h, m.To)
		if enemy {
			enemies++
		}
		if neutral {
			neutrals++
		}
	}
	switch {
	case enemies > 1:
		return ruleMarchOneEnemyAreaPerOrder
	case enemies+neutrals > 1:
		return ruleNeutralCountsAsTheOneAttack
	}
	for _, m := range a.Moves {
		if _, neutral := s.hostile(h, m.To); neutral && strength(m.Units) < s.neededAgainst(h, a.Area, m.To, true) {
			return ruleNeutralStrengthToEnter
		}
	}
	return ""
}

// neededAgainst returns the strength that moving units need against a neutral force,
// given the March and the support that its own House gives or, if others may be hoped
// for, that all could give.
func (s *State) neededAgainst(h House, from, to Area, others bool) int {
	need := int(s.Places[to].Neutral) - int(tokens[s.Places[from].Order].bonus)
	for rest := s.supporters(to); rest != 0; {
		var a Area
		a, rest = rest.Next()
		if s.Places[a].House == h || others && !s.Short.Has(to) {
			need -= s.support(a, false)
		}
	}
	return need
}

// forbidsToken tells why a House may not leave a Power token behind.
func (s *State) forbidsToken(h House, a Action) game.Rule {
	pl := &s.Places[a.Area]
	switch {
	case !a.Token:
		return ""
	case s.Board.sea(a.Area):
		return ruleControlNoControlAtSea
	case a.moving() != pl.Units || pl.Routed.Len() > 0:
		return ruleControlOnlyWhenLeaving
	case pl.Token == h || s.Board.Areas[a.Area].Home == h && !s.Options.HomeRetreat:
		return ruleControlEstablishWhenLeaving
	case s.Holdings[h].Power < 1:
		return ruleControlTokenFromPersonalPool
	}
	return ""
}

// marchFed tells whether Supply allows the position after all moves of a March, the
// attackers counted where they attack (throne.supply.no-move-beyond-limit). Who stays
// may always stay.
func (s *State) marchFed(h House, a Action) bool {
	if a.moving().Len() == 0 {
		return true
	}
	left := s.Places[a.Area].Units.Len() + s.Places[a.Area].Routed.Len()
	sum := s.armies(h) - weigh(left) + weigh(left-a.moving().Len())
	for _, m := range a.Moves {
		here := 0
		if pl := &s.Places[m.To]; pl.House == h && m.To != NoArea {
			here = pl.Units.Len() + pl.Routed.Len()
		}
		sum += weigh(here+m.Units.Len()) - weigh(here)
	}
	return within(sum, s.banners(h))
}

// march carries out a March. Against a neutral force that is too strong for its House
// alone, the others are asked for support first.
func (p play) march(h House, a Action) {
	for _, m := range a.Moves {
		if _, neutral := p.hostile(h, m.To); neutral && strength(m.Units) < p.neededAgainst(h, a.Area, m.To, false) {
			p.Marching = a
			p.Battle = Battle{Area: m.To, From: a.Area, Fighter: [2]House{h, NoHouse}}
			p.push(procNeutral)
			return
		}
	}
	p.moveOut(h, a)
}

// moveOut moves the units and fights the battle that they bring about.
func (p play) moveOut(h House, a Action) {
	p.Short = 0
	pl := &p.Places[a.Area]
	order := pl.Order
	pl.Order = NoOrder
	moving := a.moving()
	p.setUnits(a.Area, h, pl.Units.minus(moving), pl.Routed)
	if a.Token {
		pl.Token = h
		p.Holdings[h].Power--
	}
	if moving.Len() == 0 {
		p.tell(eventStayed, h, int16(a.Area))
	}
	for _, m := range a.Moves {
		if m.To == NoArea {
			continue
		}
		p.tell(eventMarched, h, int16(a.Area), int16(m.To), int16(m.Units[Footman]), int16(m.Units[Knight]), int16(m.Units[Ship]), p.deprives(h, m.To))
		if enemy, _ := p.hostile(h, m.To); !enemy {
			p.enter(m.To, h, m.Units)
			continue
		}
		p.Battle = Battle{
			Area: m.To, From: a.Area, Order: order, Units: m.Units,
			Fighter: [2]House{h, p.Places[m.To].House},
		}
	}
	if a.Token {
		p.tell(eventToken, h, int16(a.Area))
	}
	if p.checkVictory(); p.Winners != 0 {
		return
	}
	if p.Battle.Area != NoArea {
		p.tell(eventBattle, h, int16(p.Battle.Area), int16(p.Battle.Fighter[Defend]), int16(p.Battle.From))
		p.push(procBattle)
	}
}
