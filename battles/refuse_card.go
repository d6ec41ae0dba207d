package battles

import (
	"math/bits"

	"gonfalon/game"
)

// refuseCard says what is wrong with the play of a card, or with a commander who commits himself.
func (s *State) refuseCard(rule game.Rule, h House, a Action) *game.Refusal {
	card, who := s.Plan.cardText(a.Card), s.Plan.commanderText(a.Commander)
	switch rule {
	case ruleCardsRevealAndChooseCommander:
		return game.Against(rule, "you do not have this card in hand: %s", "vous n'avez pas cette carte en main : %s", card)
	case ruleCardsNeedsACommander:
		return game.Against(rule, "this takes one of your commanders on the board, and this is none: %s", "il y faut un de vos commandants sur le plateau, et celui-ci n'en est pas : %s", who)
	case ruleCardsChooseCommandsToResolve:
		return s.refuseCommands(rule, a)
	case ruleCardsTokensOnlyFromCommandBoard:
		return game.Against(rule, "this costs %d command token{|s}, and your command board has %d", "cela coûte %d pion{|s} Commandement, et votre plateau de commandement en a %d", s.costOf(a), s.Posts[h].Command)
	case ruleCardsCommandLimit:
		limit := s.Plan.Commanders[a.Commander%MaxCommanders].Limit
		return game.Against(rule, "%s takes %d command token{|s} at most: %d {lies|lie} there, and this costs %d", "%s reçoit au plus %d pion{|s} Commandement : il y en a %d, et cela en coûte %d", who, limit, s.Leaders[a.Commander%MaxCommanders].Tokens, s.costOf(a))
	case ruleCommanderEngagementAbilityOncePerBattle:
		if a.Commander < MaxCommanders && s.Leaders[a.Commander].Committed {
			return game.Against(rule, "%s is committed already, and that is done once in a battle", "%s a déjà employé sa capacité d'engagement, qui ne sert qu'une fois par bataille", who)
		}
	case ruleCommanderUnitHasNormalAndSpecialAbilities:
		if a.Kind == Commit && a.Commander != NoCommander && a.Commander < MaxCommanders {
			return game.Against(rule, "%s cannot commit here and now; the card says: “%s”", "%s ne peut pas s'engager ici et maintenant ; la carte dit : « %s »", who, s.Plan.Commanders[a.Commander].CommitAbility)
		}
	case ruleCardsEachCommandOnce:
		return game.Against(rule, "command %d of %s is carried out already", "le commandement %d de la carte %s est déjà exécuté", a.N+1, s.Plan.cardText(s.Turn.Card))
	case ruleCardsCommandsInAnyOrder:
		if a.Kind == Execute {
			return game.Against(rule, "command %d of %s is not one that you have paid for", "le commandement %d de la carte %s n'est pas de ceux que vous avez payés", int(a.N)+1, s.Plan.cardText(s.Turn.Card))
		}
	}
	return nil
}

// costOf is what a card played so would cost.
func (s *State) costOf(a Action) uint8 {
	if a.Card >= maxCards || a.Commander >= MaxCommanders {
		return 0
	}
	return s.cost(a.Commander, &s.Plan.Cards[a.Card], a.Commands)
}

// refuseCommands says what is wrong with the commands chosen.
func (s *State) refuseCommands(rule game.Rule, a Action) *game.Refusal {
	if a.Card >= maxCards {
		return nil
	}
	boxes := s.Plan.Cards[a.Card].boxes()
	card, n := s.Plan.cardText(a.Card), bits.OnesCount8(boxes)
	if a.Commands == 0 || a.Commands&^boxes != 0 {
		return game.Against(rule, "%s has %d command{|s}: pay for one at least, and for no other", "%s a %d commandement{|s} : payez-en au moins un, et aucun autre", card, n)
	}
	return game.Against(rule, "what you pay for on %s orders and rallies nobody", "ce que vous payez sur %s n'active ni ne mobilise personne", card)
}

// refusePick says why a unit is not one that a card may concern.
func (s *State) refusePick(rule game.Rule, h House, a Action) *game.Refusal {
	unit, leader := s.unitAt(a.Unit), s.unitOf(s.Turn.Leader)
	card := s.Plan.cardText(s.Turn.Card)
	switch rule {
	case ruleCardsUnitsMustBeInZocWhenPlayed:
		if s.Waits.Kind == decideTurn {
			return s.refuseIdle(rule, a)
		}
		return game.Against(rule, "this unit was not in the zone of control %s, %d hexes, when the card was played: %s", "cette unité n'était pas dans la zone de contrôle %s, %d cases, quand la carte a été jouée : %s", s.Plan.ofCommander(s.Turn.Leader), zoneRadius, unit)
	case ruleCardsDeclareAllUnitsBeforeMoving:
		switch {
		case s.Waits.Kind != decideOrder:
			return nil
		case a.Kind == Done:
			return game.Against(rule, "%s orders one unit at least: name it", "%s active au moins une unité : nommez-la", card)
		}
		return game.Against(rule, "name all units that %s orders before one of them moves or attacks", "nommez toutes les unités que la carte %s active avant qu'une seule bouge ou attaque", card)
	case ruleCardsCommandsAffectFriendsOnly:
		if s.Waits.Kind == decideEnemy {
			return game.Against(rule, "%s concerns an enemy unit on the board, and this is none: %s", "%s concerne une unité ennemie sur le plateau, et celle-ci n'en est pas : %s", card, unit)
		}
		return game.Against(rule, "%s concerns your own units on the board, and this is none: %s", "%s concerne vos unités sur le plateau, et celle-ci n'en est pas : %s", card, unit)
	case ruleCardsEffectsLimitedToZoc:
		if leader == NoUnit {
			return nil
		}
		return game.Against(rule, "the zone of control %s reaches %d hexes, and this unit is %d away: %s", "la zone de contrôle %s porte à %d cases, et cette unité est à %d : %s", s.Plan.ofCommander(s.Turn.Leader), zoneRadius, s.away(a.Unit, s.Units[leader].Hex), unit)
	case ruleGeneralComponentTextOverridesRules:
		return game.Against(rule, "this unit %s, and %s asks for another: %s", "cette unité %s, et la carte %s en demande une autre : %s", s.unfit(a.Unit), card, unit)
	}
	return nil
}

// refuseIdle says that a card would reach nobody.
func (s *State) refuseIdle(rule game.Rule, a Action) *game.Refusal {
	if a.Card >= maxCards || a.Commander >= MaxCommanders {
		return nil
	}
	return game.Against(rule, "%s finds no unit to order or rally in the zone of control %s, %d hexes", "%s ne trouve aucune unité à activer ou à mobiliser dans la zone de contrôle %s, %d cases", s.Plan.cardText(a.Card), s.Plan.ofCommander(a.Commander), zoneRadius)
}
