package throne

import (
	"math/bits"
	"strings"

	"gonfalon/game"
)

// refuse says why an action breaks a rule, with the facts of this position.
func (s *State) refuse(rule game.Rule, h House, a Action) *game.Refusal {
	b := s.Board
	area, to := b.area(a.Area%MaxAreas), b.area(a.To%MaxAreas)
	target := b.area(s.offender(h, a))
	if target.English == "" {
		target = to
	}
	order := orderWord(min(a.Order, orders))
	switch rule {
	case rulePlanningAreaNeedsOwnUnit:
		return game.Against(rule, "you have no unit in %s, and only units take orders", "vous n'avez pas d'unité ici : %s ; seules des unités reçoivent un ordre", area)
	case rulePlanningOneOrderPerArea:
		return game.Against(rule, "%s has an order already", "%s a déjà un ordre", area)
	case rulePlanningTenNormalOrders:
		return game.Against(rule, "this is not one of your 15 order tokens", "ce n'est pas l'un de vos 15 jetons d'ordre")
	case rulePlanningConsolidateLandOnly:
		return game.Against(rule, "%s is a sea; Consolidate Power goes on land only", "%s est une mer ; on ne consolide le Pouvoir que sur terre", area)
	case rulePlanningSpecialOrdersLimitedByStars:
		return game.Against(rule, "your place at the King's Court gives %d special {order|orders} and you have placed as many", "votre place à la Cour du Roi donne %d ordre{|s} spécia{l, déjà placé|ux, tous placés}", s.stars(h))
	case rulePlanningTokenCountLimit:
		return game.Against(rule, "all your %s tokens are on the board", "tous vos jetons %s sont sur le plateau", order)
	case rulePlanningNoOrderNoAction:
		return game.Against(rule, "you have no such order in %s", "vous n'avez pas cet ordre ici : %s", area)
	case ruleWesterosSeaOfStormsNoRaidOrders, ruleWesterosFeastNoConsolidateOrders, ruleWesterosStormOfSwordsNoDefenseOrders:
		return game.Against(rule, "%s is in force: no %s order this turn", "%s est en vigueur : pas d'ordre de ce type ce tour (%s)", b.westeros(s.Revealed[2]), order)
	case ruleRavenNeedsPlacedOrder:
		return game.Against(rule, "there is no order in %s to replace", "aucun ordre à remplacer ici : %s", area)
	case ruleRavenOwnOrdersOnly:
		return game.Against(rule, "the order in %s is not yours", "l'ordre placé ici n'est pas le vôtre : %s", area)
	case ruleRavenStarLimitApplies:
		return game.Against(rule, "your place at the King's Court gives only %d special {order|orders}", "votre place à la Cour du Roi ne donne que %d ordre{|s} spécia{l|ux}", s.stars(h))
	case ruleRavenNoSwapOnBoard:
		return game.Against(rule, "all your %s tokens lie on the board already", "tous vos jetons %s sont déjà sur le plateau", order)
	case ruleRaidSpecialRemovesTwo:
		return game.Against(rule, "only a special Raid takes two orders, from two areas", "seul un Raid spécial retire deux ordres, de deux zones")
	case ruleRaidLandCannotRaidSea:
		return game.Against(rule, "%s is on land, %s at sea", "%s est sur terre, %s en mer", area, target)
	case ruleRaidAdjacentOnly, ruleRaidNoTransportAdjacency:
		return game.Against(rule, "%s does not border %s", "%s ne touche pas %s", target, area)
	case ruleBoardRiverBlocksRaidAndSupport, ruleBoardRiverBlocksMarch:
		return s.refuseRiver(rule, area, target)
	case ruleRaidRemovesOneEnemyOrder:
		return game.Against(rule, "%s has no order to raid", "%s n'a pas d'ordre à retirer", target)
	case ruleRaidOpposingOrdersOnly:
		return game.Against(rule, "the order in %s is your own", "cet ordre est le vôtre : %s", target)
	case ruleRaidCannotTargetMarchOrDefense:
		return game.Against(rule, "the order in %s is a March or a Defense", "l'ordre visé est une Marche ou une Défense : %s", target)
	case ruleMarchSplitAllowed:
		return game.Against(rule, "a march names each area once and moves at least one unit there", "une marche nomme chaque zone une fois et y mène au moins une unité")
	case ruleMarchAnyShareOfUnits:
		return game.Against(rule, "%s does not have these units", "%s n'a pas ces unités", area)
	case ruleMarchAdjacentOnly:
		return game.Against(rule, "%s does not border %s", "%s ne touche pas %s", target, area)
	case ruleRoutCannotMarch:
		return game.Against(rule, "some of these units in %s are routed", "certaines de ces unités sont en déroute : %s", area)
	case ruleBoardShipsCannotEnterIslands, ruleBoardShipsSeaOnly:
		return game.Against(rule, "%s is on land; a Ship goes by sea only", "%s est sur terre ; un Navire ne va que sur mer", target)
	case ruleBoardLandUnitsLandOnly:
		return game.Against(rule, "%s is a sea; Footmen and Knights go on land only", "%s est une mer ; Fantassins et Chevaliers ne vont que sur terre", target)
	case ruleTransportCoastToCoast:
		return game.Against(rule, "your Ships carry units to another coast, they cannot stay at sea", "vos Navires portent les unités vers une autre côte, elles ne restent pas en mer")
	case ruleTransportOwnShipsOnly:
		return game.Against(rule, "the way to %s leads over another House's Ships", "le chemin vers %s passe par les Navires d'une autre Maison", target)
	case ruleTransportEverySeaNeedsOwnShip:
		return game.Against(rule, "your Ships do not join %s to %s", "vos Navires ne relient pas %s à %s", area, target)
	case ruleBoardIslandsLeaveByTransportOnly:
		return game.Against(rule, "%s is an island and your Ships do not join it to %s", "%s est une île que vos Navires ne relient pas à %s", area, target)
	case ruleMarchOneEnemyAreaPerOrder:
		return game.Against(rule, "this march from %s would attack two Houses' areas, and may attack one", "cette marche depuis %s attaquerait deux zones tenues par des Maisons, et ne peut en attaquer qu'une", area)
	case ruleNeutralCountsAsTheOneAttack:
		return game.Against(rule, "this march attacks a neutral force already", "cette marche attaque déjà une force neutre")
	case ruleNeutralStrengthToEnter:
		return s.refuseNeutral(rule, h, a)
	case ruleControlNoControlAtSea:
		return game.Against(rule, "%s is at sea", "%s est en mer", area)
	case ruleControlOnlyWhenLeaving:
		return game.Against(rule, "not all your units leave %s", "toutes vos unités ne quittent pas cette zone : %s", area)
	case ruleControlEstablishWhenLeaving:
		return game.Against(rule, "%s is yours without another token", "%s est à vous sans autre jeton", area)
	case ruleControlTokenFromPersonalPool:
		return game.Against(rule, "a token costs 1 Power and you have none available", "un jeton coûte 1 Pouvoir et vous n'en avez pas de disponible")
	case ruleSupplyNoMoveBeyondLimit, ruleMusterSupplyLimit:
		return game.Against(rule, "Supply %d allows armies of %s", "Ravitaillement %d : armées de %s", s.Holdings[h].Supply, b.bannerText(s.Holdings[h].Supply))
	case ruleSupplyExcessMustBeDestroyed:
		return game.Against(rule, "remove one of your units: Supply %d allows armies of %s", "retirez une de vos unités : Ravitaillement %d, armées de %s", s.Holdings[h].Supply, b.bannerText(s.Holdings[h].Supply))
	case ruleCasualtiesNoVoluntaryRemoval:
		return s.refuseRemoval(rule)
	case ruleMusterLandUnitsInSourceArea, ruleMusterUpgradeInSourceArea:
		return game.Against(rule, "%s gives you no point for this", "%s ne vous donne pas de point pour cela", area)
	case ruleMusterCostUpgrade:
		return game.Against(rule, "%s has no point left", "%s n'a plus de point", area)
	case ruleMusterUpgradeNeedsFreeKnight, ruleMusterUnitPoolLimit:
		return game.Against(rule, "all your units of this type are in play", "toutes vos unités de ce type sont en jeu")
	case ruleMusterShipsInAdjacentSea:
		return game.Against(rule, "%s does not border %s", "%s ne touche pas %s", to, area)
	case ruleMusterNoShipInEnemySea:
		return game.Against(rule, "other Ships hold %s", "d'autres Navires tiennent cette mer : %s", to)
	case ruleMusterPointsNotTransferable:
		return game.Against(rule, "%s gives %d {point|points} in all", "%s donne %d {point|points} en tout", area, b.Areas[a.Area].Points)
	case ruleMusterUnitCosts:
		return game.Against(rule, "it costs %d and %s has %d left", "le coût est %d et il reste à %s %d", cost[a.Unit], area, s.pointsLeft(h, a.Area))
	case ruleClashBidFromAvailablePower:
		return game.Against(rule, "you have %d Power available", "votre Pouvoir disponible est de %d", s.Holdings[h].Power)
	case ruleClashTiedPawnsTakeBestPositions, ruleWildlingsHighestBidTieByThrone, ruleWildlingsLowestBidTieByThrone:
		return game.Against(rule, "the holder of the Iron Throne names one of the Houses that are tied", "le détenteur du Trône de Fer nomme l'une des Maisons à égalité")
	case ruleWildlingsEveryoneLosesTwo, ruleWildlingsLowestBidderLosesFour:
		return game.Against(rule, "remove one of your units: the Wildlings still take %d {point|points}", "retirez une de vos unités : les Sauvageons prennent encore %d {point|points}", s.Owed)
	case ruleCardsMustPlayOne:
		return game.Against(rule, "choose a card for the battle", "choisissez une carte pour la bataille")
	case ruleSetupHouseCardsSeven:
		return game.Against(rule, "this is not a card of your House", "ce n'est pas une carte de votre Maison")
	case ruleRecyclePlayedCardsDiscarded:
		return game.Against(rule, "%s has been played: it comes back when your hand is empty, and %d {card is|cards are} in it", "%s est déjà jouée : elle revient quand votre main est vide, et il y reste %d carte{|s}", b.card(a.Card), bits.OnesCount64(uint64(s.Holdings[h].Hand)))
	case ruleSupportNeedsOrderInAdjacentArea, ruleSupportNoTransportAdjacency:
		return game.Against(rule, "%s has no Support order of yours next to the battle", "%s n'a pas d'ordre de Soutien à vous près de la bataille", area)
	case ruleSupportLandCannotSupportSea:
		return game.Against(rule, "the battle is at sea, %s on land", "la bataille est en mer, %s sur terre", area)
	case ruleSupportOwnerChoosesSide:
		switch {
		case s.Waits.Who.Has(h) && s.side(h) != Neither:
			return game.Against(rule, "you fight here: %s backs your side or nobody", "vous combattez ici : %s soutient votre camp ou personne", area)
		case s.Waits.Who.Has(h) && !s.Battle.Asked.Has(a.Area) && a.Kind == GiveSupport:
			return game.Against(rule, "you back the other side already: %s backs the same side or nobody", "vous soutenez déjà l'autre camp : %s soutient le même ou personne", area)
		}
	case ruleNeutralCannotBeSupported:
		return game.Against(rule, "the force in %s is neutral", "cette force est neutre : %s", b.area(s.Battle.Area))
	case ruleCasualtiesRoutedNotEligible:
		return game.Against(rule, "that unit is routed", "cette unité est en déroute")
	case ruleCasualtiesOneUnitPerHit, ruleRetreatSurplusFromRetreatersOnly:
		return game.Against(rule, "name one of your beaten units in %s", "nommez une de vos unités battues : %s", b.area(s.Battle.Area))
	case ruleRetreatNotToAttackersOrigin:
		return game.Against(rule, "the attacker came from %s", "l'attaquant vient de cette zone : %s", to)
	case ruleRetreatLegalDestinations:
		if !s.reach(s.beaten(), s.Battle.Area).Has(a.To) {
			return game.Against(rule, "%s is not next to the battle", "%s ne touche pas la bataille", to)
		}
		return game.Against(rule, "%s is not free", "%s n'est pas libre", to)
	case ruleRetreatAreaWithFewestLosses:
		return game.Against(rule, "your Supply would cost more units in %s than elsewhere", "le Ravitaillement coûterait ici plus d'unités qu'ailleurs : %s", to)
	case ruleBladeOncePerTurn:
		return game.Against(rule, "the Blade has been used this turn", "la Lame a déjà servi ce tour")
	}
	return s.refuseMoment(rule, h)
}

// refuseMoment says what the game waits for instead.
func (s *State) refuseMoment(rule game.Rule, h House) *game.Refusal {
	if s.Waits.Who == 0 {
		return game.Against(rule, "the game is over", "la partie est finie")
	}
	if s.Waits.Who.Has(h) {
		return game.Against(rule, "this is none of your choices; what is asked is: “%s”", "ce n'est pas l'un de vos choix ; la question est : « %s »", s.question())
	}
	return game.Against(rule, "%s must decide now: “%s”", "c'est à %s de décider : « %s »", s.Board.seats(s.Waits.Who), s.question())
}

// refuseRemoval says why a unit may not go, though perhaps another must.
func (s *State) refuseRemoval(rule game.Rule) *game.Refusal {
	switch s.Waits.Kind {
	case decideLosses:
		return game.Against(rule, "the %d {point|points} that you owe would not come out exactly", "le compte ne tomberait pas juste : %d {point dû|points dus}", s.Owed)
	case decideReduce:
		return game.Against(rule, "your Supply can feed that unit once the others have gone", "votre Ravitaillement suffit à cette unité, les autres parties")
	}
	return game.Against(rule, "nothing asks you to lose a unit", "rien ne vous demande de perdre une unité")
}

// refuseRiver names both banks of a river: one of them is the battle, if one is fought.
func (s *State) refuseRiver(rule game.Rule, from, to game.Text) *game.Refusal {
	if at := s.Battle.Area; at != NoArea && from.English != "" {
		to = s.Board.area(at)
	} else if at != NoArea {
		from = s.Board.area(at)
	}
	return game.Against(rule, "a river without a bridge lies between %s and %s", "un fleuve sans pont sépare %s et %s", from, to)
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
			return game.Against(rule, "%s holds out against less than %d, and with all support the march has %d", "%s résiste à moins de %d, et avec tout soutien la marche a %d", s.Board.area(m.To),
				s.Places[m.To].Neutral, int(s.Places[m.To].Neutral)-s.neededAgainst(h, a.Area, m.To, true)+strength(m.Units))
		}
	}
	return game.Against(rule, "the march is too weak", "la marche est trop faible")
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
func (b *Board) seats(set game.SeatSet) game.Text {
	var names game.Text
	for rest := set; rest != 0; rest = rest.Without(rest.First()) {
		if names.English != "" {
			names.English += ", "
			names.French += ", "
		}
		names.English += b.Houses[rest.First()].English
		names.French += b.Houses[rest.First()].French
	}
	return names
}

func (b *Board) westeros(c WesterosCard) game.Text {
	return game.Text{b.Westeros[c].English, b.Westeros[c].French}
}
