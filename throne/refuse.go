package throne

import (
	"strings"

	"gonfalon/game"
)

// refuse says why an action breaks a rule, with the facts of this position. Each
// sentence has its French twin in french.go.
func (s *State) refuse(rule game.Rule, h House, a Action) *game.Refusal {
	b := s.Board
	area, to := b.area(a.Area%MaxAreas), b.area(a.To%MaxAreas)
	target := b.area(s.offender(h, a))
	order := orderWord(min(a.Order, orders))
	switch rule {
	case rulePlanningAreaNeedsOwnUnit:
		return game.Against(rule, "you have no unit in %s", area)
	case rulePlanningOneOrderPerArea:
		return game.Against(rule, "%s has an order already", area)
	case rulePlanningTenNormalOrders:
		return game.Against(rule, "this is not one of your 15 order tokens")
	case rulePlanningConsolidateLandOnly:
		return game.Against(rule, "%s is a sea", area)
	case rulePlanningSpecialOrdersLimitedByStars:
		return game.Against(rule, "your place at the King's Court gives %d special orders and you have placed as many", s.stars(h))
	case rulePlanningTokenCountLimit:
		return game.Against(rule, "all your %s tokens are on the board", order)
	case rulePlanningNoOrderNoAction:
		return game.Against(rule, "you have no such order in %s", area)
	case ruleWesterosSeaOfStormsNoRaidOrders, ruleWesterosFeastNoConsolidateOrders, ruleWesterosStormOfSwordsNoDefenseOrders:
		return game.Against(rule, "%s is in force this turn", b.westeros(s.Revealed[2]))
	case ruleRavenNeedsPlacedOrder:
		return game.Against(rule, "there is no order in %s to replace", area)
	case ruleRavenOwnOrdersOnly:
		return game.Against(rule, "the order in %s is not yours", area)
	case ruleRavenStarLimitApplies:
		return game.Against(rule, "your place at the King's Court gives only %d special orders", s.stars(h))
	case ruleRavenNoSwapOnBoard:
		return game.Against(rule, "all your %s tokens lie on the board already", order)
	case ruleRaidSpecialRemovesTwo:
		return game.Against(rule, "only a special Raid takes two orders, from two areas")
	case ruleRaidLandCannotRaidSea:
		return game.Against(rule, "%s is on land, %s at sea", area, target)
	case ruleRaidAdjacentOnly, ruleRaidNoTransportAdjacency:
		return game.Against(rule, "%s does not border %s", target, area)
	case ruleBoardRiverBlocksRaidAndSupport, ruleBoardRiverBlocksMarch:
		return game.Against(rule, "a river without a bridge lies between")
	case ruleRaidRemovesOneEnemyOrder:
		return game.Against(rule, "%s has no order to raid", target)
	case ruleRaidOpposingOrdersOnly:
		return game.Against(rule, "the order in %s is your own", target)
	case ruleRaidCannotTargetMarchOrDefense:
		return game.Against(rule, "the order in %s is a March or a Defense", target)
	case ruleMarchSplitAllowed:
		return game.Against(rule, "a march names each area once and moves at least one unit there")
	case ruleMarchAnyShareOfUnits:
		return game.Against(rule, "%s does not have these units", area)
	case ruleMarchAdjacentOnly:
		return game.Against(rule, "%s does not border %s", target, area)
	case ruleRoutCannotMarch:
		return game.Against(rule, "some of these units in %s are routed", area)
	case ruleBoardShipsCannotEnterIslands, ruleBoardShipsSeaOnly:
		return game.Against(rule, "a Ship cannot go on land")
	case ruleBoardLandUnitsLandOnly:
		return game.Against(rule, "Footmen and Knights cannot go to sea")
	case ruleTransportCoastToCoast:
		return game.Against(rule, "your Ships carry units to another coast, they cannot stay at sea")
	case ruleTransportOwnShipsOnly:
		return game.Against(rule, "the way to %s leads over another House's Ships", target)
	case ruleTransportEverySeaNeedsOwnShip:
		return game.Against(rule, "your Ships do not join %s to %s", area, target)
	case ruleBoardIslandsLeaveByTransportOnly:
		return game.Against(rule, "%s is an island and your Ships do not join it to %s", area, target)
	case ruleMarchOneEnemyAreaPerOrder:
		return game.Against(rule, "this march would attack two Houses' areas")
	case ruleNeutralCountsAsTheOneAttack:
		return game.Against(rule, "this march attacks a neutral force already")
	case ruleNeutralStrengthToEnter:
		return s.refuseNeutral(rule, h, a)
	case ruleControlNoControlAtSea:
		return game.Against(rule, "%s is at sea", area)
	case ruleControlOnlyWhenLeaving:
		return game.Against(rule, "not all your units leave %s", area)
	case ruleControlEstablishWhenLeaving:
		return game.Against(rule, "%s is yours without another token", area)
	case ruleControlTokenFromPersonalPool:
		return game.Against(rule, "you have no available Power")
	case ruleSupplyNoMoveBeyondLimit, ruleMusterSupplyLimit:
		return game.Against(rule, "Supply %d allows armies of %s", s.Holdings[h].Supply, b.bannerText(s.Holdings[h].Supply))
	case ruleSupplyExcessMustBeDestroyed:
		return game.Against(rule, "remove one of your units: Supply %d allows armies of %s", s.Holdings[h].Supply, b.bannerText(s.Holdings[h].Supply))
	case ruleCasualtiesNoVoluntaryRemoval:
		return s.refuseRemoval(rule)
	case ruleMusterLandUnitsInSourceArea, ruleMusterUpgradeInSourceArea:
		return game.Against(rule, "%s gives you no point for this", area)
	case ruleMusterCostUpgrade:
		return game.Against(rule, "%s has no point left", area)
	case ruleMusterUpgradeNeedsFreeKnight, ruleMusterUnitPoolLimit:
		return game.Against(rule, "all your units of this type are in play")
	case ruleMusterShipsInAdjacentSea:
		return game.Against(rule, "%s does not border %s", to, area)
	case ruleMusterNoShipInEnemySea:
		return game.Against(rule, "other Ships hold %s", to)
	case ruleMusterPointsNotTransferable:
		return game.Against(rule, "%s gives %d points in all", area, b.Areas[a.Area].Points)
	case ruleMusterUnitCosts:
		return game.Against(rule, "it costs %d and %s has %d left", cost[a.Unit], area, s.pointsLeft(h, a.Area))
	case ruleClashBidFromAvailablePower:
		return game.Against(rule, "you have %d Power available", s.Holdings[h].Power)
	case ruleClashTiedPawnsTakeBestPositions, ruleWildlingsHighestBidTieByThrone, ruleWildlingsLowestBidTieByThrone:
		return game.Against(rule, "the holder of the Iron Throne names one of the Houses that are tied")
	case ruleWildlingsEveryoneLosesTwo:
		return game.Against(rule, "remove one of your units: the Wildlings still take %d points", s.Owed)
	case ruleCardsMustPlayOne:
		return game.Against(rule, "choose a card for the battle")
	case ruleSetupHouseCardsSeven:
		return game.Against(rule, "this is not a card of your House")
	case ruleRecyclePlayedCardsDiscarded:
		return game.Against(rule, "%s is not in your hand", b.card(a.Card))
	case ruleSupportNeedsOrderInAdjacentArea, ruleSupportNoTransportAdjacency:
		return game.Against(rule, "%s has no Support order of yours next to the battle", area)
	case ruleSupportLandCannotSupportSea:
		return game.Against(rule, "the battle is at sea, %s on land", area)
	case ruleSupportOwnerChoosesSide:
		if s.Waits.Who.Has(h) && s.side(h) != Neither {
			return game.Against(rule, "you fight here: %s backs your side or nobody", area)
		}
	case ruleNeutralCannotBeSupported:
		return game.Against(rule, "the force in %s is neutral", b.area(s.Battle.Area))
	case ruleCasualtiesRoutedNotEligible:
		return game.Against(rule, "that unit is routed")
	case ruleCasualtiesOneUnitPerHit, ruleRetreatSurplusFromRetreatersOnly:
		return game.Against(rule, "name one of your beaten units in %s", b.area(s.Battle.Area))
	case ruleRetreatNotToAttackersOrigin:
		return game.Against(rule, "the attacker came from %s", to)
	case ruleRetreatLegalDestinations:
		if !s.reach(s.beaten(), s.Battle.Area).Has(a.To) {
			return game.Against(rule, "%s is not next to the battle", to)
		}
		return game.Against(rule, "%s is not free", to)
	case ruleRetreatAreaWithFewestLosses:
		return game.Against(rule, "your Supply would cost more units in %s than elsewhere", to)
	case ruleBladeOncePerTurn:
		return game.Against(rule, "the Blade has been used this turn")
	}
	return s.refuseMoment(rule, h)
}

// refuseMoment says what the game waits for instead.
func (s *State) refuseMoment(rule game.Rule, h House) *game.Refusal {
	if s.Waits.Who == 0 {
		return game.Against(rule, "the game is over")
	}
	if s.Waits.Who.Has(h) {
		return game.Against(rule, "this is none of your choices; to be decided is: %s", questions[s.Waits.Kind])
	}
	return game.Against(rule, "%s must decide now: %s", s.Board.seats(s.Waits.Who), questions[s.Waits.Kind])
}

// refuseRemoval says why a unit may not go, though perhaps another must.
func (s *State) refuseRemoval(rule game.Rule) *game.Refusal {
	switch s.Waits.Kind {
	case decideLosses:
		return game.Against(rule, "the %d points that you owe would not come out exactly", s.Owed)
	case decideReduce:
		return game.Against(rule, "your Supply can feed that unit once the others have gone")
	}
	return game.Against(rule, "nothing asks you to lose a unit")
}

// offender returns the area because of which a raid or a march is refused.
func (s *State) offender(h House, a Action) Area {
	for _, t := range a.Targets {
		if t != NoArea && s.forbidsTarget(h, a.Area%MaxAreas, t) != "" {
			return t % MaxAreas
		}
	}
	for _, m := range a.Moves {
		if m.To != NoArea && m.To < MaxAreas && s.forbidsWay(h, a.Area%MaxAreas, m) != "" {
			return m.To
		}
	}
	return NoArea
}

func (s *State) refuseNeutral(rule game.Rule, h House, a Action) *game.Refusal {
	for _, m := range a.Moves {
		if _, neutral := s.hostile(h, m.To); neutral {
			return game.Against(rule, "%s holds out against less than %d, and with all support the march has %d", s.Board.area(m.To),
				s.Places[m.To].Neutral, int(s.Places[m.To].Neutral)-s.neededAgainst(h, a.Area, m.To, true)+strength(m.Units))
		}
	}
	return game.Against(rule, "the march is too weak")
}

// bannerText writes the armies that a Supply level allows.
func (b *Board) bannerText(level uint8) string {
	var text strings.Builder
	for i, n := range b.armies[level] {
		if i > 0 {
			text.WriteString(", ")
		}
		text.WriteByte('0' + n)
	}
	return text.String()
}

// seats names the Houses of a set.
func (b *Board) seats(set game.SeatSet) named {
	var names named
	for rest := set; rest != 0; rest = rest.Without(rest.First()) {
		if names.english != "" {
			names.english += ", "
			names.french += ", "
		}
		names.english += b.Houses[rest.First()].English
		names.french += b.Houses[rest.First()].French
	}
	return names
}

func (b *Board) westeros(c WesterosCard) named {
	return named{b.Westeros[c].English, b.Westeros[c].French}
}
