package throne

import "gonfalon/game"

// Check implements [game.Rules].
func (Rules) Check(s *State, seat game.Seat, a Action) error {
	if rule := s.forbids(seat, a); rule != "" {
		return s.refuse(rule, seat, a)
	}
	return nil
}

// asks tells of each kind of decision whose it is: the rule that refuses everybody
// else.
var asks = [decisions]game.Rule{
	noDecision:     ruleTurnTenTurns,
	decideReduce:   ruleSupplyAdjustInPlayOrder,
	decideMuster:   ruleMusterPlayOrderOneByOne,
	decideBid:      ruleClashSecretBid,
	decideRank:     ruleClashTiesByIronThroneHolder,
	decideWatchBid: ruleWildlingsSecretBids,
	decideTop:      ruleWildlingsHighestBidTieByThrone,
	decideLow:      ruleWildlingsLowestBidTieByThrone,
	decideTake:     ruleWildlingsTopBidderRecoversCard,
	decideLosses:   ruleWildlingsLossesInPlayOrder,
	decideOrders:   rulePlanningRevealSimultaneous,
	decideRaven:    ruleRavenReplaceOneOrder,
	decideRaid:     ruleRaidOnePerCycle,
	decideMarch:    ruleMarchOnePerCycle,
	decideSupport:  ruleSupportOwnerChoosesSide,
	decideCard:     ruleCardsFacedownThenReveal,
	decideKill:     ruleCardsLorasKillsFootman,
	decideBlade:    ruleBladeFightersOnly,
	decideLift:     ruleCardsSomeAbilitiesAfterBattle,
	decideDiscard:  ruleCardsSomeAbilitiesAfterBattle,
	decidePromote:  ruleCardsSomeAbilitiesAfterBattle,
	decideCasualty: ruleCasualtiesLoserOnly,
	decideRetreat:  ruleRetreatLoserMustLeave,
	decideSurplus:  ruleRetreatSupplyLimit,
}

// asked returns the rule by which the decision is the House's that owes it. Cards are
// taken back by two rules: from the Night's Watch, and by Maester Luwin.
func (s *State) asked() game.Rule {
	if s.Waits.Kind == decideTake && s.running(procBattle) {
		return ruleCardsSomeAbilitiesAfterBattle
	}
	return asks[s.Waits.Kind]
}

// forbids returns the rule that an action breaks, or "" if it is legal.
func (s *State) forbids(h House, a Action) game.Rule {
	if rule := s.untimely(h, a); rule != "" {
		return rule
	}
	if !s.Waits.Who.Has(h) {
		return s.asked()
	}
	switch s.Waits.Kind {
	case decideReduce:
		return s.forbidsReduce(h, a)
	case decideMuster:
		return s.forbidsMuster(h, a)
	case decideBid:
		return s.forbidsBid(h, a, ruleClashSecretBid)
	case decideWatchBid:
		return s.forbidsBid(h, a, ruleWildlingsAllPlayersBid)
	case decideRank:
		return s.forbidsChoose(s.bidders(s.auction()), a, ruleClashTiedPawnsTakeBestPositions)
	case decideTop:
		return s.forbidsChoose(s.extremeBids(s.everyone(), true), a, ruleWildlingsHighestBidTieByThrone)
	case decideLow:
		return s.forbidsChoose(s.extremeBids(s.everyone(), false), a, ruleWildlingsLowestBidTieByThrone)
	case decideTake:
		return s.forbidsTake(h, a)
	case decideLosses:
		return s.forbidsLoss(h, a)
	case decideOrders:
		return s.forbidsOrder(h, a)
	case decideRaven:
		return s.forbidsRaven(h, a)
	case decideRaid:
		return s.forbidsRaid(h, a)
	case decideMarch:
		return s.forbidsMarch(h, a)
	case decideSupport:
		return s.forbidsSupport(h, a)
	case decideCard:
		return s.forbidsCard(h, a)
	case decideKill:
		return s.forbidsKill(a)
	case decideBlade:
		return s.forbidsBlade(a)
	case decideLift:
		return s.forbidsLift(a)
	case decideDiscard:
		return s.forbidsDiscard(a)
	case decidePromote:
		return s.forbidsPromote(a)
	case decideCasualty:
		return s.forbidsShed(a, ruleCasualtiesOneUnitPerHit)
	case decideRetreat:
		return s.forbidsRetreat(a)
	case decideSurplus:
		return s.forbidsShed(a, ruleRetreatSurplusFromRetreatersOnly)
	}
	return ruleTurnTenTurns
}

// untimely refuses what players try at any moment, with the rule that is about it.
func (s *State) untimely(h House, a Action) game.Rule {
	switch a.Kind {
	case Remove:
		switch s.Waits.Kind {
		case decideReduce, decideLosses, decideKill, decideCasualty, decideSurplus:
		default:
			return ruleCasualtiesNoVoluntaryRemoval
		}
	case PlaceOrder:
		if h == s.Marker[KingsCourt] && (s.running(procRaids) || s.running(procMarches)) {
			return ruleRavenOncePerTurn
		}
	case UseBlade:
		if s.BladeUsed {
			return ruleBladeOncePerTurn
		}
		if s.side(h) == Neither || s.Battle.Fighter[Defend] == NoHouse {
			return ruleBladeFightersOnly
		}
	}
	return ""
}

// auction returns the track being bid for.
func (s *State) auction() Track { return Track(s.Stack.Top().Arg) }

func (s *State) everyone() game.SeatSet { return game.FirstSeats(int(s.Houses)) }

// Options implements [game.Rules].
func (Rules) Options(s *State, h game.Seat, list []Action) []Action {
	if !s.Waits.Who.Has(h) {
		return list
	}
	switch s.Waits.Kind {
	case decideReduce:
		return s.listReduce(h, list)
	case decideMuster:
		return append(s.listMuster(h, list, len(list)+maxMusters), Action{Kind: Done})
	case decideBid, decideWatchBid:
		return s.listBids(h, list)
	case decideRank:
		return listHouses(s.bidders(s.auction()), list)
	case decideTop:
		return listHouses(s.extremeBids(s.everyone(), true), list)
	case decideLow:
		return listHouses(s.extremeBids(s.everyone(), false), list)
	case decideTake:
		return append(listCards(Take, h, s.Holdings[h].Discard, list), Action{Kind: Pass})
	case decideLosses:
		return s.listLosses(h, list)
	case decideOrders:
		return s.listOrders(h, list)
	case decideRaven:
		return s.listRaven(h, list)
	case decideRaid:
		return s.listRaids(h, list)
	case decideMarch:
		return s.listMarches(h, list)
	case decideSupport:
		return s.listSupport(h, list)
	case decideCard:
		return listCards(PlayCard, h, s.Holdings[h].Hand, list)
	case decideKill:
		return append(list,
			Action{Kind: Remove, Area: s.Battle.Area, Unit: Footman},
			Action{Kind: Remove, Area: s.Battle.Area, Unit: Footman, Routed: true})
	case decideBlade:
		return append(list, Action{Kind: UseBlade}, Action{Kind: Pass})
	case decideLift:
		return s.listLift(list)
	case decideDiscard:
		return append(listCards(Discard, s.beaten(), s.Holdings[s.beaten()].Hand, list), Action{Kind: Pass})
	case decidePromote:
		return s.listPromote(list)
	case decideCasualty, decideSurplus:
		return s.listShed(list)
	case decideRetreat:
		return s.listRetreats(list)
	}
	return list
}

// act carries out a legal action. The decision is made, unless others still owe it.
func (p play) act(h House, a Action) {
	f := p.Stack.Top()
	kind := p.Waits.Kind
	if a.Kind == Pass {
		p.tell(eventPassed, h, int16(kind))
	}
	switch kind {
	case decideOrders:
		p.placeOrder(h, a)
	case decideCard:
		p.playCard(h, a)
	case decideBid, decideWatchBid:
		p.bid(h, a)
	default:
		p.Waits = game.Decision{}
	}
	switch kind {
	case decideReduce:
		p.Cut[a.Area]++
		p.destroy(a.Area, a.Unit, a.Routed)
	case decideMuster:
		p.muster(f, h, a)
	case decideRank:
		p.rank(p.auction(), a.House)
	case decideTop:
		p.reward(a.House)
	case decideLow:
		p.nameLowest(f, a.House)
	case decideTake:
		p.take(h, a)
	case decideLosses:
		p.Owed -= cost[a.Unit]
		p.destroy(a.Area, a.Unit, a.Routed)
		p.checkVictory()
	case decideRaven:
		p.sendRaven(h, a)
	case decideRaid:
		p.raid(h, a)
	case decideMarch:
		p.march(h, a)
	case decideSupport:
		p.giveSupport(h, a)
	case decideKill:
		p.kill(p.side(h), a.Routed)
	case decideBlade:
		p.useBlade(h, a)
	case decideLift:
		p.lift(h, a)
	case decideDiscard:
		p.discard(h, a)
	case decidePromote:
		p.promote(h, a)
	case decideCasualty, decideSurplus:
		p.shedOne(a)
	case decideRetreat:
		p.retreatTo(f, a.To)
	}
}
