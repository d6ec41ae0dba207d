package throne

import "gonfalon/game"

// assignOrders lets all Houses with units place their orders in secret at the same
// time (throne.planning.assign-simultaneous-facedown).
func (p play) assignOrders() {
	var who game.SeatSet
	for a := range p.Places {
		if h := p.Places[a].House; h != NoHouse {
			who = who.With(h)
		}
	}
	for h := range House(p.Houses) {
		p.Holdings[h].Ready = !who.Has(h)
	}
	p.Waits = game.Decision{Who: who, Kind: decideOrders}
}

// revealOrders turns all orders up (throne.planning.reveal-simultaneous).
func (p play) revealOrders() {
	p.tell(eventOrdersRevealed, NoHouse)
	for h := range p.Holdings {
		p.Holdings[h].Ready = false
	}
	for a := Area(1); a < MaxAreas; a++ {
		if o := p.Places[a].Order; o != NoOrder {
			p.tell(eventOrder, p.Places[a].House, int16(a), int16(o))
		}
	}
}

// askRaven lets its holder replace an order, if he has placed any.
func (p play) askRaven() {
	h := p.Marker[KingsCourt]
	for a := range p.Places {
		if h != NoHouse && p.Places[a].House == h && p.Places[a].Order != NoOrder {
			p.ask(decideRaven, h)
			return
		}
	}
}

// stars returns how many special orders a House may place.
func (s *State) stars(h House) int {
	for i, at := range s.Track[KingsCourt] {
		if at == h {
			return int(s.Board.stars[i])
		}
	}
	return 0
}

// placed counts the orders that a House has on the board.
type placed struct {
	of      [orders + 1]uint8
	special int
}

func (s *State) placed(h House) placed {
	var n placed
	for a := range s.Places {
		if pl := &s.Places[a]; pl.House == h && pl.Order != NoOrder {
			n.of[pl.Order]++
			if tokens[pl.Order].special {
				n.special++
			}
		}
	}
	return n
}

// banned returns the rule of the Westeros card that bans a type of order this turn.
func (s *State) banned(t OrderType) game.Rule {
	switch {
	case t == raidType && s.inForce(SeaOfStorms):
		return ruleWesterosSeaOfStormsNoRaidOrders
	case t == consolidateType && s.inForce(FeastForCrows):
		return ruleWesterosFeastNoConsolidateOrders
	case t == defenseType && s.inForce(StormOfSwords):
		return ruleWesterosStormOfSwordsNoDefenseOrders
	}
	return ""
}

// unfit tells why an order may not lie in an area, whatever else lies on the board.
func (s *State) unfit(a Area, o Order) game.Rule {
	if o == NoOrder || o >= orders {
		return rulePlanningTenNormalOrders
	}
	if tokens[o].kind == consolidateType && s.Board.sea(a) {
		return rulePlanningConsolidateLandOnly
	}
	return s.banned(tokens[o].kind)
}

// forbidsOrder tells why a House may not place an order.
func (s *State) forbidsOrder(h House, a Action) game.Rule {
	if a.Kind == Ready {
		return ""
	}
	if a.Kind != PlaceOrder && a.Kind != Withdraw {
		return ruleTurnPlanningSteps
	}
	if a.Area == NoArea || a.Area >= MaxAreas || s.Places[a.Area].House != h {
		return rulePlanningAreaNeedsOwnUnit
	}
	if a.Kind == Withdraw {
		if s.Places[a.Area].Order == NoOrder {
			return rulePlanningNoOrderNoAction
		}
		return ""
	}
	if s.Places[a.Area].Order != NoOrder {
		return rulePlanningOneOrderPerArea
	}
	if rule := s.unfit(a.Area, a.Order); rule != "" {
		return rule
	}
	n := s.placed(h)
	switch {
	case tokens[a.Order].special && n.special >= s.stars(h):
		return rulePlanningSpecialOrdersLimitedByStars
	case n.of[a.Order] >= tokens[a.Order].count:
		return rulePlanningTokenCountLimit
	}
	return ""
}

func (s *State) listOrders(h House, list []Action) []Action {
	n, stars := s.placed(h), s.stars(h)
	var room [orders]Order
	left := room[:0] // to be placed in some area
	for o := MarchMinus; o < orders; o++ {
		if n.of[o] < tokens[o].count && (!tokens[o].special || n.special < stars) && s.banned(tokens[o].kind) == "" {
			left = append(left, o)
		}
	}
	for a := Area(1); a < MaxAreas; a++ {
		if s.Places[a].House != h {
			continue
		}
		if s.Places[a].Order != NoOrder {
			list = append(list, Action{Kind: Withdraw, Area: a})
			continue
		}
		sea := s.Board.sea(a)
		for _, o := range left {
			if !sea || tokens[o].kind != consolidateType {
				list = append(list, Action{Kind: PlaceOrder, Area: a, Order: o})
			}
		}
	}
	return append(list, Action{Kind: Ready})
}

// forbidsRaven tells why the Raven may not replace an order so.
func (s *State) forbidsRaven(h House, a Action) game.Rule {
	if a.Kind == Pass {
		return ""
	}
	if a.Kind != PlaceOrder {
		return ruleRavenReplaceOneOrder
	}
	if a.Area == NoArea || a.Area >= MaxAreas || s.Places[a.Area].Order == NoOrder {
		return ruleRavenNeedsPlacedOrder
	}
	if s.Places[a.Area].House != h {
		return ruleRavenOwnOrdersOnly
	}
	if rule := s.unfit(a.Area, a.Order); rule != "" {
		return rule
	}
	n := s.placed(h)
	special := n.special
	if tokens[s.Places[a.Area].Order].special {
		special--
	}
	switch {
	case tokens[a.Order].special && special >= s.stars(h):
		return ruleRavenStarLimitApplies
	case n.of[a.Order] >= tokens[a.Order].count:
		return ruleRavenNoSwapOnBoard
	}
	return ""
}

func (s *State) listRaven(h House, list []Action) []Action {
	for a := Area(1); a < MaxAreas; a++ {
		if pl := &s.Places[a]; pl.House != h || pl.Order == NoOrder {
			continue
		}
		for o := MarchMinus; o < orders; o++ {
			if try := (Action{Kind: PlaceOrder, Area: a, Order: o}); s.forbidsRaven(h, try) == "" {
				list = append(list, try)
			}
		}
	}
	return append(list, Action{Kind: Pass})
}

// placeOrder puts an order face down, takes one back, or closes the House's planning.
func (p play) placeOrder(h House, a Action) {
	if a.Kind == Ready {
		p.Holdings[h].Ready = true
		p.tell(eventReady, h)
		p.Waits.Who = p.Waits.Who.Without(h)
		return
	}
	if a.Kind == PlaceOrder {
		p.Places[a.Area].Order = a.Order
		p.tellOnly(game.Seats(h), eventOrder, h, int16(a.Area), int16(a.Order))
	} else {
		p.Places[a.Area].Order = NoOrder
		p.tellOnly(game.Seats(h), eventWithdrawn, h, int16(a.Area))
	}
}

// sendRaven replaces an order.
func (p play) sendRaven(h House, a Action) {
	if a.Kind == PlaceOrder {
		p.Places[a.Area].Order = a.Order
		p.tell(eventRaven, h, int16(a.Area), int16(a.Order))
	}
}
