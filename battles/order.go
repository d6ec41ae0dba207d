package battles

import "gonfalon/game"

// Order tokens.

// forbidsToken carries out battles.order.needs-token-in-reserve, token-must-match-rank,
// pair-activates-any, valour-any-rank, unit-must-be-ready-and-own, morale-activates-nothing.
func (s *State) forbidsToken(h House, a Action) game.Rule {
	if a.Token >= faces || s.Posts[h].Orders[a.Token] == 0 || a.Pair && s.Posts[h].Orders[a.Token] < 2 {
		return ruleOrderNeedsTokenInReserve
	}
	if rule := s.forbidsOrdering(h, a.Unit); rule != "" {
		return rule
	}
	switch {
	case a.Pair, a.Token == Valour, a.Token == s.Units[a.Unit].Rank.shield():
		return ""
	case a.Token == Morale:
		return ruleOrderMoraleActivatesNothing
	}
	return ruleOrderTokenMustMatchRank
}

// forbidsOrdering says what stands against ordering a unit at all.
func (s *State) forbidsOrdering(h House, u UnitID) game.Rule {
	switch {
	case u >= MaxUnits, s.Units[u].House != h, s.Units[u].Fate != OnBoard:
		return ruleOrderUnitMustBeReadyAndOwn
	case s.Units[u].Spent, s.Units[u].Marks&markOrdered != 0:
		return ruleActivationOnlyReadyUnits
	}
	return ""
}

func (s *State) forbidsMoraleToken(h House) game.Rule {
	if s.Posts[h].Orders[Morale] == 0 {
		return ruleOrderNeedsTokenInReserve
	}
	return ""
}

// forbidsMoraleRally carries out battles.order.morale-rally.
func (s *State) forbidsMoraleRally(h House, a Action) game.Rule {
	if rule := s.forbidsMoraleToken(h); rule != "" {
		return rule
	}
	if u := a.Unit; u >= MaxUnits || s.Units[u].House != h || s.Units[u].Fate != OnBoard || !s.Units[u].Spent {
		return ruleOrderMoraleRally
	}
	return ""
}

func (s *State) listTokens(h House, list []Action) []Action {
	orders := s.Posts[h].Orders
	if orders.Len() == 0 {
		return list
	}
	for rest := s.ready(h); rest != 0; {
		var u UnitID
		u, rest = rest.next()
		shield := s.Units[u].Rank.shield()
		for t, n := range orders {
			f := Face(t)
			if n > 0 && (f == shield || f == Valour) {
				list = append(list, Action{Kind: UseToken, Token: f, Unit: u})
			}
			if n > 1 {
				list = append(list, Action{Kind: UseToken, Token: f, Unit: u, Pair: true})
			}
		}
	}
	if orders[Morale] == 0 {
		return list
	}
	list = append(list, Action{Kind: RaiseMorale})
	for rest := s.army(h); rest != 0; {
		var u UnitID
		u, rest = rest.next()
		if s.Units[u].Spent {
			list = append(list, Action{Kind: RallyUnit, Unit: u})
		}
	}
	return list
}

// spend puts order tokens back into the supply.
//
// Carries out battles.order.token-returns-to-supply.
func (p play) spend(h House, t Face, n uint8) { p.Posts[h].Orders[t] -= n }

// useToken carries out battles.order.declare-token-and-unit.
func (p play) useToken(h House, a Action) {
	n := uint8(1)
	if a.Pair {
		n = 2
	}
	p.spend(h, a.Token, n)
	p.tell(eventToken, h, int16(a.Token), int16(n), int16(a.Unit), int16(p.Units[a.Unit].Hex))
	p.order(a.Unit)
	p.begin(procActivation)
}

// order declares a unit that is activated this turn.
func (p play) order(u UnitID) {
	x := &p.Units[u]
	x.Marks |= markOrdered
	x.Attacks = 1
	if p.Turn.First == NoUnit {
		p.Turn.First = u
	}
	p.tell(eventOrdered, x.House, int16(u), int16(x.Hex))
}

// rally makes a spent unit ready again.
//
// Carries out battles.rally.definition, activation.again-if-rallied.
func (p play) rally(u UnitID) {
	if p.Units[u].Spent {
		p.Units[u].Spent = false
		p.tell(eventRallied, p.Units[u].House, int16(u), int16(p.Units[u].Hex))
	}
}

// complete ends the activation of a unit.
//
// Carries out battles.command.activated-banner-turned, activation.spent-after-activation.
func (p play) complete(u UnitID) {
	x := &p.Units[u]
	if x.Marks&(markOrdered|markDone|markLetLoose) == markOrdered && x.Fate == OnBoard {
		x.Marks |= markDone
		x.Spent = true
	}
}
