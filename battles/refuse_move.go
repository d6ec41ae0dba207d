package battles

import "gonfalon/game"

// refuseMove says why a unit may not move, or not now.
func (s *State) refuseMove(rule game.Rule, h House, a Action) *game.Refusal {
	unit := s.unitAt(a.Unit)
	switch rule {
	case ruleActivationAllMovesBeforeAttacks:
		return s.refuseOrder(rule)
	case ruleMovementOnlyActivatedUnits:
		return game.Against(rule, "only units that you have ordered this turn move, and this is none: %s", "seules bougent les unités que vous avez activées ce tour, et celle-ci n'en est pas : %s", unit)
	case ruleActivationSpentAfterActivation:
		return game.Against(rule, "this unit has done all that it may this turn: %s", "cette unité a fait tout ce qu'elle pouvait ce tour : %s", unit)
	case ruleDisengageOnlyMoveOrAttack:
		if s.stands(a.Unit) && s.Units[a.Unit].Foe == NoUnit {
			return game.Against(rule, "this unit is engaged with nobody: %s", "cette unité n'est engagée avec personne : %s", unit)
		}
		return game.Against(rule, "this unit gets free by moving or by attacking another, not at will: %s", "cette unité se désengage en bougeant ou en attaquant ailleurs, pas à son gré : %s", unit)
	case ruleEngagementDefinition:
		return game.Against(rule, "this unit is engaged with nobody and has nothing to break: %s", "cette unité n'est engagée avec personne et n'a rien à rompre : %s", unit)
	case ruleMovementFinishOneBeforeNext:
		if s.stands(a.Unit) && s.Units[a.Unit].Marks&markMoved == 0 {
			return game.Against(rule, "this unit pursues, and does not move besides: %s", "cette unité poursuit, et ne bouge pas en plus : %s", unit)
		}
		return game.Against(rule, "this unit has moved this turn: %s", "cette unité a déjà bougé ce tour : %s", unit)
	case ruleFireNoLeaving:
		return game.Against(rule, "this unit stands in fire and cannot leave its hex: %s", "cette unité est dans le feu et ne peut quitter sa case : %s", unit)
	case ruleEngagementCannotMoveWhileEngaged:
		if !s.stands(a.Unit) || s.Units[a.Unit].Foe == NoUnit {
			return nil
		}
		return game.Against(rule, "this unit must break its engagement before it moves: %s, engaged with %s", "cette unité doit rompre son engagement avant de bouger : %s, contre %s", unit, s.unitAt(s.Units[a.Unit].Foe))
	case ruleDisengageByMoving:
		if s.Waits.Kind == decideStep {
			return game.Against(rule, "the unit that has broken away moves now: %s", "c'est à l'unité désengagée de bouger : %s", s.unitAt(s.Turn.Unit))
		}
		return game.Against(rule, "this unit has no free hex beside it to leave to: %s", "cette unité n'a pas de case libre à côté pour s'en aller : %s", unit)
	case ruleMovementNoLeavingBoard:
		return s.refuseLeaving(rule, h, a)
	}
	return nil
}

// refuseOrder says whether moves or attacks come now.
func (s *State) refuseOrder(rule game.Rule) *game.Refusal {
	card := s.Plan.cardText(s.Turn.Card)
	switch {
	case s.Waits.Kind == decideMove && s.Turn.Reversed:
		return game.Against(rule, "with %s the attacks come before the moves, and are over", "avec la carte %s, les attaques précèdent les déplacements, et sont finies", card)
	case s.Waits.Kind == decideMove:
		return game.Against(rule, "all moves come before the attacks: end them first", "tous les déplacements précèdent les attaques : terminez-les d'abord")
	case s.Turn.Reversed:
		return game.Against(rule, "with %s the attacks come before the moves: end them first", "avec la carte %s, les attaques précèdent les déplacements : terminez-les d'abord", card)
	}
	return game.Against(rule, "all moves come before the attacks, and are over for this turn", "tous les déplacements précèdent les attaques, et sont finis pour ce tour")
}

// refuseLeaving says why a unit may not leave the board.
func (s *State) refuseLeaving(rule game.Rule, h House, a Action) *game.Refusal {
	sp := &s.Plan.Special
	switch {
	case a.Kind != Exit:
		return game.Against(rule, "there is no such hex on the board", "il n'y a pas de telle case sur le plateau")
	case sp.ExitHouse != h:
		return game.Against(rule, "the battle plan lets no unit of %s leave the board", "le plan de bataille ne laisse sortir aucune unité %s", houseText(h))
	}
	return game.Against(rule, "this unit does not come to an exit (%s) with a hex of its move left: %s", "cette unité n'atteint pas une sortie (%s) avec une case de déplacement de reste : %s", s.hexesText(list(sp.Exits)), s.unitAt(a.Unit))
}

// refuseGround says why a unit does not get to a hex.
func (s *State) refuseGround(rule game.Rule, h House, a Action) *game.Refusal {
	unit, to := s.unitAt(a.Unit), s.hexText(a.Hex)
	if !s.isHex(a.Hex) {
		return nil
	}
	switch s.Waits.Kind {
	case decideRetreat:
		unit = s.unitAt(s.Rout.Unit)
	case decideFollow:
		unit = s.unitAt(s.Turn.Unit)
	}
	switch rule {
	case ruleMovementOneUnitPerHex, ruleRetreatNotIntoOccupiedHex:
		return game.Against(rule, "there is room for one unit at %s, and one is there: %s", "il n'y a place que pour une unité en %s, et il y en a une : %s", to, s.unitText(s.At[a.Hex]))
	case ruleMovementImpassableTerrain, ruleRetreatNotIntoImpassable:
		return game.Against(rule, "no unit enters this terrain, %s, at %s", "aucune unité n'entre dans ce terrain, %s, en %s", s.groundText(a.Hex), to)
	case ruleFireNoEntering:
		return game.Against(rule, "there is fire at %s, of level %d, and no unit enters it", "il y a du feu en %s, de niveau %d, et aucune unité n'y entre", to, s.Tiles[a.Hex].Fire)
	case ruleMovementNoPassingThroughUnits:
		return game.Against(rule, "units, fire or terrain bar the way to %s, %d hex{|es} away: %s", "des unités, le feu ou le terrain barrent le chemin vers %s, à %d case{|s} : %s", to, s.away(a.Unit, a.Hex), unit)
	case ruleTerrainForestMustStop:
		return game.Against(rule, "on the way to %s this unit must stop in the forest: %s", "en route vers %s, cette unité doit s'arrêter dans la forêt : %s", to, unit)
	case ruleTerrainBuildingMustStop:
		return game.Against(rule, "on the way to %s this unit must stop in the building: %s", "en route vers %s, cette unité doit s'arrêter dans le bâtiment : %s", to, unit)
	case ruleTerrainFordInfantryStops:
		return game.Against(rule, "on the way to %s infantry must stop in the ford: %s", "en route vers %s, l'infanterie doit s'arrêter dans le gué : %s", to, unit)
	case ruleTerrainFordCavalryMinusOne:
		return game.Against(rule, "the ford takes 1 hex off the move of cavalry, and %s is too far then: %s", "le gué retire 1 case au déplacement de la cavalerie, et %s est alors trop loin : %s", to, unit)
	case ruleHexAdjacentShareASide:
		return game.Against(rule, "this step goes to a hex next to the unit, and %s is %d away: %s", "ce pas mène à une case voisine de l'unité, et %s est à %d : %s", to, s.away(a.Unit, a.Hex), unit)
	case ruleMovementAllowanceFromOrderTable:
		if !s.stands(a.Unit) {
			return nil
		}
		row := s.row(a.Unit)
		return game.Against(rule, "%s is %d hex{|es} away, and this unit may move %d with an attack and %d without: %s", "%s est à %d case{|s}, et cette unité bouge de %d avec une attaque et de %d sans : %s", to, s.away(a.Unit, a.Hex), row.Attack, row.Move, unit)
	}
	return nil
}
