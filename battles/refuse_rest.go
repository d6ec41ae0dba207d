package battles

import "gonfalon/game"

// refuseCombat says what is wrong with an answer in the midst of an attack, or when a round ends.
func (s *State) refuseCombat(rule game.Rule, h House, a Action) *game.Refusal {
	to := s.hexText(a.Hex)
	switch rule {
	case ruleFlankRerollAllOrNoneOfSymbol:
		if a.Token < faces {
			return game.Against(rule, "no die shows this symbol, %s; the dice are %s", "aucun dé ne montre ce symbole, %s ; les dés sont %s", faceWords[a.Token], s.tallyText(s.Attack.Rolled))
		}
		return game.Against(rule, "name a symbol that the dice show: %s", "nommez un symbole que montrent les dés : %s", s.tallyText(s.Attack.Rolled))
	case ruleKeywordStalwartIgnoreFirstMorale:
		switch a.Kind {
		case Stand:
			return game.Against(rule, "this unit may not ignore the morale result: %s", "cette unité ne peut pas ignorer le résultat de moral : %s", s.unitAt(s.Attack.On))
		case Commit:
			return game.Against(rule, "%s cannot have this unit stand fast: %s", "%s ne peut pas faire tenir cette unité : %s", s.Plan.commanderText(a.Commander), s.unitAt(s.Attack.On))
		}
	case ruleRetreatNotOffBoard:
		return game.Against(rule, "this unit cannot fall back off the board: %s", "cette unité ne peut pas reculer hors du plateau : %s", s.unitAt(s.Rout.Unit))
	case ruleRetreatTowardOwnEdge:
		if a.Kind == Retreat {
			return game.Against(rule, "%s does not lie behind this unit, toward the edge of %s: %s", "%s n'est pas derrière cette unité, vers le bord de %s : %s", to, houseText(h), s.unitAt(s.Rout.Unit))
		}
	case ruleKeywordAdvanceWhen:
		if a.Kind == Follow && s.stands(s.Turn.Unit) {
			return game.Against(rule, "this unit advances to the hex that its target has left, %s, and not to %s: %s", "cette unité avance dans la case que sa cible a quittée, %s, et non en %s : %s", s.hexText(s.Attack.At), to, s.unitAt(s.Turn.Unit))
		}
	case ruleKeywordPursueFirstHexVacated:
		if s.stands(s.Turn.Unit) {
			return game.Against(rule, "this unit pursues %d hex{|es}, over %s, and does not get to %s so: %s", "cette unité poursuit de %d case{|s}, par %s, et n'arrive pas ainsi en %s : %s", s.pursuit(s.Turn.Unit), s.hexText(s.Attack.At), to, s.unitAt(s.Turn.Unit))
		}
	case ruleTerrainBridgeNoAdvanceOrPursuit:
		return game.Against(rule, "there is a bridge at %s, and no unit advances or pursues onto one", "il y a un pont en %s, et aucune unité n'avance ni ne poursuit sur un pont", to)
	case ruleRegroupKeepOneCard:
		return game.Against(rule, "you do not have this card in hand: %s", "vous n'avez pas cette carte en main : %s", s.Plan.cardText(a.Card))
	case ruleRegroupKeepOneOrderToken:
		if a.Token < faces {
			return game.Against(rule, "your order reserve has no such token: %s", "votre réserve d'ordre n'a pas ce pion : %s", faceWords[a.Token])
		}
	}
	return nil
}

// refuseSetUp says what is wrong before the first round of a skirmish, or where tokens are hidden.
func (s *State) refuseSetUp(rule game.Rule, h House, a Action) *game.Refusal {
	at := s.hexText(a.Hex)
	if rule == ruleHiddenStrategyTokensFaceDown && s.Waits.Kind == decideHide {
		return game.Against(rule, "no strategy token lies at %s; they lie at %s", "aucun pion Stratégie n'est en %s ; ils sont en %s", at, s.hexesText(s.Plan.Special.Hides))
	}
	k := s.Plan.Skirmish
	if k == nil {
		return nil
	}
	switch rule {
	case ruleSkirmishCommanderSelectionCards:
		return game.Against(rule, "choose commanders of %s that have a set-up card, nobody twice, in the order of their cards", "choisissez des commandants %s qui ont une carte Préparation, personne deux fois, dans l'ordre de leurs cartes", houseText(h))
	case ruleSkirmishRaidCommanders:
		n, value := s.chosen(h, a)
		return game.Against(rule, "commanders are %d to %d, worth %d together at most; these are %d, worth %d", "il faut de %d à %d commandants, d'une valeur de %d au plus ; en voici %d, d'une valeur de %d", k.MinCommanders, k.MaxCommanders, k.Value, n, value)
	case ruleSkirmishPlacementOrder:
		if a.Kind == Place {
			return game.Against(rule, "place one of your units whose turn it is, and this is none: %s", "placez une de vos unités dont c'est le tour, et celle-ci n'en est pas : %s", s.unitText(a.Unit))
		}
	case ruleSkirmishAssembleTerrain:
		if a.Ground < terrains {
			return game.Against(rule, "you have no piece of this terrain left: %s", "vous n'avez plus de pièce de ce terrain : %s", terrainWords[a.Ground])
		}
	case ruleSkirmishRaidTerrainPlacement:
		return s.refusePlace(rule, h, a, k.TerrainRows)
	case ruleSkirmishRaidCommanderPlacement:
		return s.refusePlace(rule, h, a, k.LeaderRows)
	case ruleSkirmishRaidUnitPlacement:
		return s.refusePlace(rule, h, a, k.UnitRows)
	}
	return nil
}

// chosen is how many commanders are chosen for a skirmish, and what they are worth.
func (s *State) chosen(h House, a Action) (n, value int) {
	for _, c := range [...]Commander{a.Commander, a.Other} {
		if card := s.Plan.setUpOf(h, c); card != nil {
			n, value = n+1, value+int(card.Value)
		}
	}
	return n, value
}

// refusePlace says why nothing is placed in a hex.
func (s *State) refusePlace(rule game.Rule, h House, a Action, rows int) *game.Refusal {
	if a.Kind != Place {
		return nil
	}
	if !s.isHex(a.Hex) {
		return game.Against(rule, "there is no such hex on the board", "il n'y a pas de telle case sur le plateau")
	}
	at, row := s.hexText(a.Hex), s.Plan.Grid.RowFrom(h.edge(), a.Hex)
	switch {
	case row > rows:
		return game.Against(rule, "%s lies in row %d from your edge, and row %d is the last", "%s est dans la rangée %d depuis votre bord, et la rangée %d est la dernière", at, row, rows)
	case rule == ruleSkirmishRaidCommanderPlacement:
		for rest := s.army(h); rest != 0; {
			var u UnitID
			u, rest = rest.next()
			if far := s.away(u, a.Hex); far <= 2*zoneRadius {
				return game.Against(rule, "zones of control may not overlap: commanders stand %d hexes apart at least, and %s is only %d away: %s", "les zones de contrôle ne se recoupent pas : %d cases au moins entre commandants, et %s n'est qu'à %d : %s", 2*zoneRadius+1, at, far, s.unitAt(u))
			}
		}
	}
	return game.Against(rule, "a piece of terrain covers no token, no other piece and no river, and %s has one: %s", "un terrain ne couvre ni pion, ni autre terrain, ni rivière, et %s en a : %s", at, s.groundText(a.Hex))
}
