package throne

import "gonfalon/game"

// losing returns the units of the loser that can be casualties or retreat: the routed
// can do neither (throne.casualties.routed-not-eligible).
func (s *State) losing() Force {
	units, _ := s.fighting(s.Battle.Winner.other())
	return units
}

// shed removes as many of the loser's units as he must lose and asks him which while
// he has a choice. It tells whether that is done.
func (p play) shed(kind game.Kind) bool {
	for p.Battle.Losses > 0 {
		units := p.losing()
		if units.types() > 1 && units.Len() > int(p.Battle.Losses) {
			p.ask(kind, p.beaten())
			return false
		}
		p.Battle.Losses--
		for u := range Unit(unitTypes) {
			if units[u] > 0 {
				p.lose(p.Battle.Winner.other(), u, false)
				break
			}
		}
	}
	return true
}

// forbidsShed tells why a unit may not be removed as a casualty or as surplus.
func (s *State) forbidsShed(a Action, rule game.Rule) game.Rule {
	switch {
	case a.Kind != Remove || a.Area != s.Battle.Area || a.Unit >= unitTypes:
		return rule
	case a.Routed:
		return ruleCasualtiesRoutedNotEligible
	case s.losing()[a.Unit] == 0:
		return rule
	}
	return ""
}

func (s *State) listShed(list []Action) []Action {
	for u, n := range s.losing() {
		if n > 0 {
			list = append(list, Action{Kind: Remove, Area: s.Battle.Area, Unit: Unit(u)})
		}
	}
	return list
}

func (p play) shedOne(a Action) {
	p.Battle.Losses--
	p.lose(p.Battle.Winner.other(), a.Unit, false)
}

// retreat sends the loser's survivors away: attackers back to where they came from,
// defenders to an area of their choice. Units already routed are destroyed, and so is
// who has nowhere to go (throne.retreat.*, throne.rout.second-retreat-destroys).
func (p play) retreat(f *game.Frame) {
	b := &p.Battle
	if b.Winner == Attack {
		pl := &p.Places[b.Area]
		for u, n := range pl.Routed {
			for range n {
				p.lose(Defend, Unit(u), true)
			}
		}
	}
	survivors := p.losing().Len()
	if survivors == 0 {
		f.Step = battleEnd
		return
	}
	if b.Winner == Defend {
		p.retreatTo(f, b.From)
		return
	}
	if p.retreats() == 0 {
		b.Losses = uint8(survivors)
		p.shed(decideSurplus)
		f.Step = battleEnd
		return
	}
	p.ask(decideRetreat, b.Fighter[Defend])
}

// retreatTo fixes where the survivors go and how many of them Supply cannot feed there
// (throne.retreat.supply-limit).
func (p play) retreatTo(f *game.Frame, to Area) {
	p.Battle.To = to
	p.Battle.Losses = uint8(p.unfed(to))
	f.Step = battleSurplus
}

// unfed returns how many of the retreating units an area cannot take.
func (s *State) unfed(to Area) int {
	h := s.beaten()
	n := s.losing().Len()
	here := 0
	if pl := &s.Places[to]; pl.House == h {
		here = pl.Units.Len() + pl.Routed.Len()
	}
	// The retreating units leave the army that they are in, which has no others left.
	rest := s.armies(h) - weigh(n) - weigh(here)
	for fit := n; fit > 0; fit-- {
		if within(rest+weigh(here+fit), s.banners(h)) {
			return n - fit
		}
	}
	return n
}

// leave moves the survivors out; they are routed (throne.rout.retreated-units-are-routed).
func (p play) leave() {
	b := &p.Battle
	h, units := p.beaten(), p.losing()
	if b.Winner == Attack {
		p.setUnits(b.Area, NoHouse, Force{}, Force{})
	} else {
		b.Units = Force{}
	}
	if units.Len() == 0 {
		return
	}
	pl := &p.Places[b.To]
	if b.Winner == Defend && p.Options.AttackersStand {
		p.setUnits(b.To, h, pl.Units.plus(units), pl.Routed)
	} else {
		p.setUnits(b.To, h, pl.Units, pl.Routed.plus(units))
	}
	p.tell(eventRetreated, h, int16(b.Area), int16(b.To), int16(units.Len()))
}

// retreats returns the areas that the beaten defenders may go to: those that cost the
// fewest units to Supply (throne.retreat.area-with-fewest-losses).
func (s *State) retreats() AreaSet {
	var best AreaSet
	fewest := s.losing().Len()
	for rest := s.reach(s.beaten(), s.Battle.Area); rest != 0; {
		var a Area
		a, rest = rest.Next()
		if s.forbidsRefuge(a) != "" {
			continue
		}
		switch lost := s.unfed(a); {
		case lost < fewest:
			best, fewest = AreaSet(0).With(a), lost
		case lost == fewest && best != 0:
			best = best.With(a)
		}
	}
	return best
}

// forbidsRefuge tells why an area in reach may not take the beaten defenders
// (throne.retreat.legal-destinations, not-to-attackers-origin).
func (s *State) forbidsRefuge(a Area) game.Rule {
	h := s.beaten()
	enemy, neutral := s.hostile(h, a)
	token := s.Places[a].Token
	home := s.Board.Areas[a].Home
	switch {
	case a == s.Battle.From:
		return ruleRetreatNotToAttackersOrigin
	case enemy || neutral || token != NoHouse && token != h:
		return ruleRetreatLegalDestinations
	case !s.Options.HomeRetreat && s.owner(a) == home && home != NoHouse && home != h:
		return ruleRetreatLegalDestinations
	}
	return ""
}

// forbidsRetreat tells why defenders may not retreat to an area.
func (s *State) forbidsRetreat(a Action) game.Rule {
	if a.Kind != Retreat {
		return ruleRetreatLoserMustLeave
	}
	if a.To == NoArea || a.To >= MaxAreas {
		return ruleRetreatLegalDestinations
	}
	b := s.Board
	if !s.reach(s.beaten(), s.Battle.Area).Has(a.To) {
		if b.rivers[s.Battle.Area].Has(a.To) {
			return ruleBoardRiverBlocksRaidAndSupport
		}
		return ruleRetreatLegalDestinations
	}
	if rule := s.forbidsRefuge(a.To); rule != "" {
		return rule
	}
	if !s.retreats().Has(a.To) {
		return ruleRetreatAreaWithFewestLosses
	}
	return ""
}

func (s *State) listRetreats(list []Action) []Action {
	for rest := s.retreats(); rest != 0; {
		var a Area
		a, rest = rest.Next()
		list = append(list, Action{Kind: Retreat, To: a})
	}
	return list
}
