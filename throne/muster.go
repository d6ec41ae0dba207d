package throne

import "gonfalon/game"

// cost is the price of a unit in mustering points; the Wildlings reckon alike.
var cost = [unitTypes]uint8{Footman: 1, Knight: 2, Ship: 1}

// mustering carries out throne.westeros.mustering-card: in play order, each House
// finishes before the next begins (throne.muster.play-order-one-by-one). A House that
// can muster nothing is not asked.
func (p play) mustering(f *game.Frame) {
	if f.Arg == int16(p.Houses) {
		p.Stack.Pop()
		return
	}
	h := p.houseAt(f.Arg)
	var list [1]Action
	if len(p.listMuster(h, list[:0], 1)) > 0 {
		p.ask(decideMuster, h)
		return
	}
	p.doneMustering(f)
}

// doneMustering loses what points are left (throne.muster.unused-points-lost).
func (p play) doneMustering(f *game.Frame) {
	p.Spent = [MaxAreas]uint8{}
	f.Arg++
}

// pointsLeft returns the mustering points that an area still gives its owner; control
// is enough, units are not needed.
func (s *State) pointsLeft(h House, a Area) uint8 {
	if s.owner(a) != h {
		return 0
	}
	return s.Board.Areas[a].Points - s.Spent[a]
}

// musterLeft returns the mustering points that a House has left in all.
func (s *State) musterLeft(h House) (sum int) {
	for rest := s.Board.Strong; rest != 0; {
		var a Area
		a, rest = rest.Next()
		sum += int(s.pointsLeft(h, a))
	}
	return sum
}

// forbidsMuster tells why a unit may not be recruited or a Footman upgraded.
func (s *State) forbidsMuster(h House, a Action) game.Rule {
	switch a.Kind {
	case Done:
		return ""
	case Muster, Upgrade:
	default:
		return ruleWesterosMusteringCard
	}
	if a.Area == NoArea || a.Area >= MaxAreas || a.Unit >= unitTypes || a.To >= MaxAreas {
		return ruleWesterosMusteringCard
	}
	if s.owner(a.Area) != h || s.Board.Areas[a.Area].Points == 0 {
		if a.Kind == Upgrade {
			return ruleMusterUpgradeInSourceArea
		}
		return ruleMusterLandUnitsInSourceArea
	}
	if a.Kind == Upgrade {
		return s.forbidsUpgrade(h, a)
	}
	return s.forbidsRecruit(h, a)
}

func (s *State) forbidsUpgrade(h House, a Action) game.Rule {
	switch {
	case s.pointsLeft(h, a.Area) < 1:
		return ruleMusterCostUpgrade
	case s.Places[a.Area].House != h || s.Places[a.Area].Units[Footman] == 0:
		return ruleMusterUpgradeInSourceArea
	case s.free(h, Knight) == 0:
		return ruleMusterUpgradeNeedsFreeKnight
	}
	return ""
}

func (s *State) forbidsRecruit(h House, a Action) game.Rule {
	to := a.Area
	if a.Unit == Ship {
		to = a.To
		pl := &s.Places[to]
		switch {
		case !s.Board.adjSea[a.Area].Has(to):
			return ruleMusterShipsInAdjacentSea
		case pl.House != NoHouse && pl.House != h || pl.Neutral > 0:
			return ruleMusterNoShipInEnemySea
		}
	} else if a.To != NoArea {
		return ruleMusterLandUnitsInSourceArea
	}
	switch {
	case s.Board.Areas[a.Area].Points < cost[a.Unit]:
		return ruleMusterPointsNotTransferable
	case s.pointsLeft(h, a.Area) < cost[a.Unit]:
		return ruleMusterUnitCosts
	case s.free(h, a.Unit) == 0:
		return ruleMusterUnitPoolLimit
	case !s.roomFor(h, to, 1):
		return ruleMusterSupplyLimit
	}
	return ""
}

// roomFor tells whether Supply allows a House n more units in an area.
func (s *State) roomFor(h House, a Area, n int) bool {
	here := 0
	if pl := &s.Places[a]; pl.House == h {
		here = pl.Units.Len() + pl.Routed.Len()
	}
	return within(s.armies(h)-weigh(here)+weigh(here+n), s.banners(h))
}

// maxMusters bounds what one House can be offered: in each area a Footman, a Knight, an
// upgrade, and a Ship in each of the seas around.
const maxMusters = 8 * MaxAreas

// listMuster offers what a House can recruit, Done apart, until the list is so long.
func (s *State) listMuster(h House, list []Action, most int) []Action {
	for rest := s.Board.Strong; rest != 0 && len(list) < most; {
		var a Area
		a, rest = rest.Next()
		if s.pointsLeft(h, a) == 0 {
			continue
		}
		for _, try := range [...]Action{
			{Kind: Muster, Area: a, Unit: Footman},
			{Kind: Muster, Area: a, Unit: Knight},
			{Kind: Upgrade, Area: a},
		} {
			if len(list) < most && s.forbidsMuster(h, try) == "" {
				list = append(list, try)
			}
		}
		for seas := s.Board.adjSea[a]; seas != 0 && len(list) < most; {
			var sea Area
			sea, seas = seas.Next()
			if try := (Action{Kind: Muster, Area: a, Unit: Ship, To: sea}); s.forbidsMuster(h, try) == "" {
				list = append(list, try)
			}
		}
	}
	return list
}

// muster carries out what a House recruits.
func (p play) muster(f *game.Frame, h House, a Action) {
	switch a.Kind {
	case Done:
		p.doneMustering(f)
	case Upgrade:
		p.Spent[a.Area]++
		p.Places[a.Area].Units[Footman]--
		p.Places[a.Area].Units[Knight]++
		p.tell(eventUpgraded, h, int16(a.Area))
	case Muster:
		p.Spent[a.Area] += cost[a.Unit]
		to := a.Area
		if a.Unit == Ship {
			to = a.To
		}
		var unit Force
		unit[a.Unit] = 1
		p.setUnits(to, h, p.Places[to].Units.plus(unit), p.Places[to].Routed)
		p.tell(eventMustered, h, int16(to), int16(a.Unit))
	}
}
