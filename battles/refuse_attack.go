package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// refuseAttack says why a unit may not attack, or not this one.
func (s *State) refuseAttack(rule game.Rule, h House, a Action) *game.Refusal {
	unit, target := s.unitAt(a.Unit), s.unitAt(a.Target)
	far := 0
	if s.stands(a.Target) {
		far = s.away(a.Unit, s.Units[a.Target].Hex)
	}
	switch rule {
	case ruleCombatAttackerIsActivatedUnit:
		return game.Against(rule, "only units that you have ordered this turn attack, and this is none: %s", "seules attaquent les unités que vous avez activées ce tour, et celle-ci n'en est pas : %s", unit)
	case ruleCombatEachUnitMayAttackInChosenOrder:
		return game.Against(rule, "first the unit that pursues attacks, or gives it up: %s", "d'abord l'unité qui poursuit attaque, ou y renonce : %s", s.unitAt(s.Turn.Only))
	case ruleCombatOneAttackPerTurn:
		if s.stands(a.Unit) && s.Units[a.Unit].Attacks > 0 {
			return game.Against(rule, "the second attack of this unit is on another than the first: %s", "la seconde attaque de cette unité vise une autre cible que la première : %s", unit)
		}
		return game.Against(rule, "this unit has no attack left this turn: %s", "cette unité n'a plus d'attaque ce tour : %s", unit)
	case ruleActivationOneOptionOfTheTable:
		if !s.stands(a.Unit) {
			return nil
		}
		if s.Waits.Kind == decideMove || s.Waits.Kind == decideStep {
			return game.Against(rule, "this unit has attacked, and with an attack it moves %d hex{|es}; %s is %d away: %s", "cette unité a attaqué, et avec une attaque elle bouge de %d case{|s} ; %s est à %d : %s", s.allowance(a.Unit), s.hexText(a.Hex), s.away(a.Unit, a.Hex), unit)
		}
		return game.Against(rule, "this unit attacks after a move of %d hex{|es} at most, and has moved farther: %s", "cette unité attaque après %d case{|s} de déplacement au plus, et a bougé davantage : %s", s.row(a.Unit).Attack, unit)
	case ruleFireNoAttackingFromFire:
		return game.Against(rule, "this unit stands in fire and cannot attack: %s", "cette unité est dans le feu et ne peut pas attaquer : %s", unit)
	case ruleCombatTargetIsEnemyUnit:
		return game.Against(rule, "the target must be an enemy unit on the board, and this is none: %s", "la cible doit être une unité ennemie sur le plateau, et celle-ci n'en est pas : %s", target)
	case ruleRangeMeleeIsOne:
		return game.Against(rule, "this unit fights units next to it, and the target is %d hexes away: %s", "cette unité combat ses voisines, et la cible est à %d cases : %s", far, unit)
	case ruleRangeRangedPrinted:
		if !s.stands(a.Unit) {
			return nil
		}
		return game.Against(rule, "this unit shoots %d hexes far, and the target is %d away: %s", "cette unité tire à %d cases, et la cible est à %d : %s", s.info(a.Unit).Reach, far, unit)
	case ruleLosBlockedByObstacle:
		return s.refuseSight(rule, h, a)
	case ruleEngagementRangedUnitMustAttackEngagedEnemy, ruleEngagementMustAttackEngagedEnemy:
		if !s.stands(a.Unit) || s.Units[a.Unit].Foe == NoUnit {
			return nil
		}
		return game.Against(rule, "this unit is engaged and attacks nobody else: %s, engaged with %s", "cette unité est engagée et n'attaque pas ailleurs : %s, contre %s", unit, s.unitAt(s.Units[a.Unit].Foe))
	case ruleKeywordWarDogsInsteadOfMoveAndAttack:
		return s.refuseDogs(rule, a)
	case ruleKeywordWarDogsRange:
		return game.Against(rule, "War Dogs run %d to %d hexes, and the target is %d away: %s", "les Chiens de Guerre courent de %d à %d cases, et la cible est à %d : %s", dogsNearest, dogsFarthest, far, target)
	case ruleKeywordWarDogsRiverBlocks:
		return game.Against(rule, "War Dogs do not see across the river between %s and %s", "les Chiens de Guerre ne voient pas par-delà la rivière entre %s et %s", unit, target)
	}
	return nil
}

// refuseDogs says why a unit may not let War Dogs loose.
func (s *State) refuseDogs(rule game.Rule, a Action) *game.Refusal {
	unit := s.unitAt(a.Unit)
	if !s.stands(a.Unit) {
		return nil
	}
	x := &s.Units[a.Unit]
	switch {
	case !s.info(a.Unit).has(WarDogs) && x.Marks&markLetLoose == 0:
		return game.Against(rule, "this unit has no War Dogs to let loose: %s", "cette unité n'a pas de Chiens de Guerre à lâcher : %s", unit)
	case x.Foe != NoUnit:
		return game.Against(rule, "this unit is engaged and cannot let War Dogs loose: %s", "cette unité est engagée et ne peut pas lâcher ses Chiens de Guerre : %s", unit)
	case x.Marks&markMoved != 0:
		return game.Against(rule, "War Dogs are let loose in place of a move, and this unit has moved: %s", "on lâche les Chiens de Guerre au lieu de bouger, et cette unité a bougé : %s", unit)
	}
	return game.Against(rule, "War Dogs are let loose in place of an attack, and this unit has none left: %s", "on lâche les Chiens de Guerre au lieu d'attaquer, et cette unité n'a plus d'attaque : %s", unit)
}

// refuseSight says what stands in the way.
func (s *State) refuseSight(rule game.Rule, h House, a Action) *game.Refusal {
	if !s.stands(a.Unit) || !s.stands(a.Target) {
		return nil
	}
	from, to := s.Units[a.Unit].Hex, s.Units[a.Target].Hex
	obstacles := s.Chart.Blocks.Or(s.occupied())
	switch {
	case a.Kind == LooseDogs:
		obstacles = s.dogsObstacles(h)
	case s.Chart.Hills.Has(from) && s.info(a.Unit).Class == Ranged:
		obstacles = s.Chart.Blocks
	}
	left, right := s.Plan.Grid.Traces(from, to)
	between := left.Or(right).And(obstacles).Without(from).Without(to)
	if between.Empty() {
		return nil
	}
	at, _ := between.Next()
	return game.Against(rule, "the line from %s to %s is blocked at %s: %s", "la ligne de %s à %s est coupée en %s : %s", s.hexText(from), s.hexText(to), s.hexText(at), s.obstacleText(at))
}

// obstacleText is what blocks the line of sight in a hex.
func (s *State) obstacleText(at hex.Hex) game.Text {
	if u := s.At[at]; u != NoUnit && !s.Chart.Blocks.Has(at) {
		return s.unitText(u)
	}
	return s.groundText(at)
}

// refuseFire says why nothing is set on fire, or put out.
func (s *State) refuseFire(rule game.Rule, h House, a Action) *game.Refusal {
	unit, at := s.unitAt(a.Unit), s.hexText(a.Hex)
	if !s.isHex(a.Hex) {
		return nil
	}
	switch rule {
	case ruleKeywordScorchedEarthInsteadOfAttack:
		if !s.stands(a.Unit) {
			return nil
		}
		may, _ := s.scorches(a.Unit)
		switch {
		case !may:
			return game.Against(rule, "this unit does not have Scorched Earth: %s", "cette unité n'a pas Terre Brulée : %s", unit)
		case s.At[a.Hex] != NoUnit:
			return game.Against(rule, "fire is set to empty hexes, and a unit is at %s: %s", "on met le feu à des cases vides, et il y a une unité en %s : %s", at, s.unitText(s.At[a.Hex]))
		}
		return game.Against(rule, "fire is set next to the unit, and %s is %d away: %s", "on met le feu à côté de l'unité, et %s est à %d : %s", at, s.away(a.Unit, a.Hex), unit)
	case ruleFireNoBurnLimitNoFire:
		return game.Against(rule, "this does not burn, at %s: %s", "cela ne brûle pas, en %s : %s", at, s.groundText(a.Hex))
	case ruleFireBurnLimitMaximum:
		if s.Waits.Kind == decideSpread {
			return game.Against(rule, "the fire at %s spreads to a hex beside it that is empty and can burn more", "le feu en %s s'étend à une case voisine, vide et qui peut brûler davantage", s.hexText(s.Turn.Goal))
		}
		return game.Against(rule, "the fire at %s has its highest level, %d", "le feu en %s est à son plus haut niveau, %d", at, s.Tiles[a.Hex].burnLimit())
	case ruleGeneralBattlePlanDefinesGame:
		return game.Against(rule, "the battle plan lets this unit burn %s only: %s", "le plan de bataille ne laisse brûler à cette unité que %s : %s", s.torchTargets(), unit)
	case ruleFireExtinguishOwnHex:
		if !s.Chart.Burning.Has(a.Hex) {
			return game.Against(rule, "there is no fire to put out at %s", "il n'y a pas de feu à éteindre en %s", at)
		}
		return game.Against(rule, "a unit puts out its own hex in place of all else, and this one has acted, or stands elsewhere: %s", "une unité éteint sa case au lieu de toute autre action, et celle-ci a agi, ou se tient ailleurs : %s", unit)
	case ruleFireExtinguishAdjacentInsteadOfAttack:
		if !s.Chart.Burning.Has(a.Hex) {
			return game.Against(rule, "there is no fire to put out at %s", "il n'y a pas de feu à éteindre en %s", at)
		}
		return game.Against(rule, "a unit fights fire next to it, and %s is %d away: %s", "une unité combat le feu à côté d'elle, et %s est à %d : %s", at, s.away(a.Unit, a.Hex), unit)
	}
	return nil
}

// torchTargets are the terrain tokens that the plan lets units burn.
func (s *State) torchTargets() game.Text {
	var what []game.Text
	for token, words := range burningWords {
		if s.Plan.Special.Only>>token&1 == 1 {
			what = append(what, words)
		}
	}
	if len(what) == 0 {
		return game.Text{English: "anything", French: "tout"}
	}
	return listed(what)
}
