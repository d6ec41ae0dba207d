package battles

import "gonfalon/game"

// Check implements [game.Rules].
func (Rules) Check(s *State, seat game.Seat, a Action) error {
	if rule := s.forbids(seat, a); rule != "" {
		return s.refuse(rule, seat, a)
	}
	return nil
}

// asks tells of each kind of decision whose it is: the rule that refuses everybody else.
var asks = [decisions]game.Rule{
	noDecision:    ruleRoundRepeatUntilEnd,
	decideMuster:  ruleSkirmishCommanderSelectionSecret,
	decideHide:    ruleHiddenStrategyTokensFaceDown,
	decideTerrain: ruleSkirmishPlacementOrder,
	decideLeader:  ruleSkirmishPlacementOrder,
	decideUnit:    ruleSkirmishPlacementOrder,
	decideTurn:    ruleCommandFirstPlayerStarts,
	decideTactic:  ruleTacticOptional,
	decideCommand: ruleCardsCommandsInAnyOrder,
	decideOrder:   ruleCardsDeclareAllUnitsBeforeMoving,
	decideRally:   ruleRallyDefinition,
	decideFriend:  ruleCardsEffectsLimitedToZoc,
	decideEnemy:   ruleCardsEffectsLimitedToZoc,
	decideToken:   ruleOrderFiveTypes,
	decideDrop:    ruleOrderTokenReturnsToSupply,
	decideMove:    ruleGeneralActivePlayerDefinition,
	decideStep:    ruleDisengageByMoving,
	decideAttack:  ruleGeneralActivePlayerDefinition,
	decideBlow:    rulePartingBlowByEngagedEnemyOnly,
	decideReroll:  ruleFlankRerollOneSymbol,
	decideSwap:    ruleCommanderUnitHasNormalAndSpecialAbilities,
	decideStand:   ruleKeywordStalwartIgnoreFirstMorale,
	decideRetreat: ruleRetreatTowardOwnEdge,
	decideCounter: ruleCounterWhoMayCounterAttack,
	decideFollow:  ruleKeywordAdvanceWhen,
	decideCommit:  ruleCommanderEngagementAbilityOncePerBattle,
	decideSpread:  ruleCommanderEngagementAbilityOncePerBattle,
	decideKeep:    ruleRegroupKeepOneCard,
	decideRecover: ruleRegroupRecoveryOnlyOnOwnSide,
}

// forbids returns the rule that an action breaks, or "" if it is legal.
func (s *State) forbids(seat game.Seat, a Action) game.Rule {
	if !s.Waits.Who.Has(seat) {
		return s.asked(seat)
	}
	h := s.house(seat)
	switch s.Waits.Kind {
	case decideMuster:
		return s.forbidsMuster(h, a)
	case decideHide:
		return s.forbidsHide(a)
	case decideTerrain, decideLeader, decideUnit:
		return s.forbidsPlace(h, a)
	case decideTurn:
		return s.forbidsTurn(h, a)
	case decideTactic:
		return forbidsTactic(a)
	case decideCommand:
		return s.forbidsCommand(a)
	case decideOrder, decideRally, decideFriend, decideEnemy:
		return s.forbidsPick(a)
	case decideToken:
		return s.forbidsTake(a)
	case decideDrop:
		return s.forbidsDrop(h, a)
	case decideMove:
		return s.forbidsMoving(h, a)
	case decideStep:
		return s.forbidsStep(a)
	case decideAttack:
		return s.forbidsAttacking(h, a)
	case decideBlow:
		return forbidsStrike(a, rulePartingBlowOptional)
	case decideReroll:
		return s.forbidsReroll(a)
	case decideSwap:
		return s.forbidsSwap(a)
	case decideStand:
		return s.forbidsStand(a)
	case decideRetreat:
		return s.forbidsRetreat(a)
	case decideCounter:
		return forbidsStrike(a, ruleCounterWhoMayCounterAttack)
	case decideFollow:
		return s.forbidsFollow(a)
	case decideCommit:
		return s.forbidsReward(a)
	case decideSpread:
		return s.forbidsSpread(a)
	case decideKeep:
		return s.forbidsKeep(h, a)
	case decideRecover:
		return forbidsRecover(a)
	}
	return ruleRoundRepeatUntilEnd
}

// asked returns the rule by which the decision is not this seat's.
func (s *State) asked(seat game.Seat) game.Rule {
	if s.Waits.Kind == decideTurn && seat >= 0 && seat < game.Seat(houses) && s.Posts[s.house(seat)].Passed {
		return ruleCommandPassIsFinal
	}
	return asks[s.Waits.Kind]
}

// Options implements [game.Rules].
func (Rules) Options(s *State, seat game.Seat, list []Action) []Action {
	if !s.Waits.Who.Has(seat) {
		return list
	}
	h := s.house(seat)
	switch s.Waits.Kind {
	case decideMuster:
		return s.listMusters(h, list)
	case decideHide:
		return s.listHides(list)
	case decideTerrain, decideLeader, decideUnit:
		return s.listPlaces(h, list)
	case decideTurn:
		return s.listTurn(h, list)
	case decideTactic:
		return append(list, Action{Kind: UseTactic}, Action{Kind: Decline})
	case decideCommand:
		return s.listCommands(list)
	case decideOrder, decideRally, decideFriend, decideEnemy:
		return s.listPicks(list)
	case decideToken:
		return listTokenTypes(TakeToken, nil, list)
	case decideDrop:
		return listTokenTypes(DropToken, &s.Posts[h].Orders, list)
	case decideMove:
		return s.listMoves(h, list)
	case decideStep:
		return s.listSteps(s.Turn.Unit, list)
	case decideAttack:
		return s.listAttacks(h, list)
	case decideBlow, decideCounter:
		return append(list, Action{Kind: Strike}, Action{Kind: Decline})
	case decideReroll:
		return s.listRerolls(list)
	case decideSwap:
		return s.listSwaps(list)
	case decideStand:
		return s.listStand(list)
	case decideRetreat:
		return s.listRetreats(list)
	case decideFollow:
		return s.listFollow(list)
	case decideCommit:
		return s.listReward(list)
	case decideSpread:
		return s.listSpread(list)
	case decideKeep:
		return s.listKeep(h, list)
	case decideRecover:
		return append(list, Action{Kind: Recover}, Action{Kind: Decline})
	}
	return list
}

// listTokenTypes lists the types of order tokens, those that somebody has if it is given what
// he has.
func listTokenTypes(kind ActionKind, has *Tally, list []Action) []Action {
	for f := GreenShield; f < faces; f++ {
		if has == nil || has[f] > 0 {
			list = append(list, Action{Kind: kind, Token: f})
		}
	}
	return list
}

// act carries out a legal action. The decision is made, unless the other still owes it.
func (p play) act(h House, a Action) {
	kind := p.Waits.Kind
	if kind != decideMuster && kind != decideKeep {
		p.Waits = game.Decision{}
	}
	switch kind {
	case decideMuster:
		p.muster(h, a)
	case decideHide:
		p.hide(h, a)
	case decideTerrain, decideLeader, decideUnit:
		p.place(h, a, kind)
	case decideTurn:
		p.takeTurn(h, a)
	case decideTactic:
		p.useTactic(h, a)
	case decideCommand:
		p.execute(p.Stack.Top(), a.N)
	case decideOrder, decideRally, decideFriend, decideEnemy:
		p.pick(h, a)
	case decideToken:
		p.take(h, a.Token)
	case decideDrop:
		p.drop(h, a.Token)
	case decideMove, decideStep:
		p.moveOrDone(h, a)
	case decideAttack:
		p.attackOrDone(h, a)
	case decideBlow:
		p.blow(h, a)
	case decideReroll:
		p.reroll(h, a)
	case decideSwap:
		p.swapBearers(h, a)
	case decideStand:
		p.standFast(h, a)
	case decideRetreat:
		p.stepBack(a.Hex)
	case decideCounter:
		p.counter(h, a)
	case decideFollow:
		p.follow(h, a)
	case decideCommit:
		p.reward(h, a)
	case decideSpread:
		p.spreadFire(h, a)
	case decideKeep:
		p.keep(h, a)
	case decideRecover:
		p.recover(h, a)
	}
}
