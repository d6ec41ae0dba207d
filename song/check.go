package song

import "gonfalon/game"

// An objection is why an action is against the rules: the rule, and the facts that the
// refusal tells. The zero objection is none. It is plain, so that asking costs nothing.
type objection struct {
	rule       game.Rule
	unit       UnitID // who breaks the rule, if not the unit of the action
	other      UnitID // a unit in the way, or a target
	have, want int32  // lengths or numbers, as the rule's sentence says
	untimely   bool   // not to be decided now: the rule's sentence does not fit
}

func (o objection) ok() bool { return o.rule == "" }

// of says who breaks the rule.
func (o objection) of(u UnitID) objection {
	o.unit = u
	return o
}

// and says who else it is about.
func (o objection) and(u UnitID) objection {
	o.other = u
	return o
}

// lengths says how far it is, and how far it may be.
func (o objection) lengths(have, want int32) objection {
	o.have, o.want = have, want
	return o
}

// counts says how many there are, and how many there may be.
func (o objection) counts(have, want int) objection {
	o.have, o.want = int32(have), int32(want)
	return o
}

// Check implements [game.Rules].
func (Rules) Check(s *State, seat game.Seat, a Action) error {
	if o := s.forbids(seat, &a); !o.ok() {
		return s.refuse(o, seat, &a)
	}
	return nil
}

// asks tells of each kind of decision which rule refuses everybody else, and everything else.
var asks = [decisions]game.Rule{
	noDecision:       ruleVictoryPointsByMode,
	decideEdge:       ruleDeployRolloffForZone,
	decideToken:      ruleSetupObjectivesAsModeSays,
	decidePiece:      ruleSetupTerrainRolloff,
	decideDeploy:     ruleDeployAlternateFromChooser,
	decideActivate:   ruleTurnActivateExactlyOneUnit,
	decideAction:     ruleActionOneOfFive,
	decideZone:       ruleBoardNcuOnlyAction,
	decideWithdraw:   ruleRetreatSpeedPlusD6,
	decideAlign:      ruleChargeAlign50Or100,
	decideReroll:     ruleRerollActivePlayerFirst,
	decideAnswer:     ruleSimultaneousActivePlayerFirst,
	decideUnit:       ruleTermFriendly,
	decideNCU:        ruleTermFriendly,
	decideAttachment: ruleAttachmentTypeMustMatch,
	decideOnZone:     ruleBoardZonePower,
	decideCard:       ruleDeckPlayOnTrigger,
	decideOption:     ruleSimultaneousSameControllerOrders,
	decideNumber:     ruleSimultaneousSameControllerOrders,
	decideMay:        ruleAbilityAlwaysOnNotOptional,
	decideDiscard:    ruleUpkeepDiscardAnyNumber,
	decideMission:    ruleWinterChooseMissionEachRound,
}

// forbids returns why an action is against the rules, if it is.
func (s *State) forbids(seat game.Seat, a *Action) objection {
	if !s.Waits.Who.Has(seat) || a.Unit > s.Muster.Units() || a.Target > s.Muster.Units() {
		return s.untimely()
	}
	switch s.Waits.Kind {
	case decideEdge:
		return s.forbidsEdge(a)
	case decideToken:
		return s.forbidsToken(a)
	case decidePiece:
		return s.forbidsPiece(a)
	case decideDeploy:
		return s.forbidsDeploy(seat, a)
	case decideActivate:
		return s.forbidsActivate(seat, a)
	case decideAction:
		return s.forbidsAction(a)
	case decideZone:
		return s.forbidsZone(a)
	case decideWithdraw:
		return s.forbidsWithdraw(a)
	case decideAlign:
		return s.forbidsAlign(a)
	case decideReroll:
		return s.forbidsReroll(seat, a)
	case decideAnswer:
		return s.forbidsAnswer(seat, a)
	case decideUnit, decideNCU, decideAttachment, decideOnZone, decideCard, decideOption, decideNumber, decideMay:
		return s.forbidsChoice(seat, a)
	case decideDiscard:
		return s.forbidsDiscard(seat, a)
	case decideMission:
		return s.forbidsMission(seat, a)
	}
	return s.untimely()
}

// untimely objects to what is not to be decided now, or not by this seat.
func (s *State) untimely() objection {
	if s.Waits.Who == 0 {
		return against(ruleVictoryPointsByMode)
	}
	return objection{rule: asks[s.Waits.Kind], untimely: true}
}

// only lets the actions through that answer a plain question.
func (s *State) only(yes bool) objection {
	if !yes {
		return s.untimely()
	}
	return objection{}
}

// Options implements [game.Rules].
func (Rules) Options(s *State, seat game.Seat, list []Action) []Action {
	if !s.Waits.Who.Has(seat) {
		return list
	}
	switch s.Waits.Kind {
	case decideEdge:
		return s.listEdges(list)
	case decideToken:
		return s.listTokens(list)
	case decidePiece:
		return s.listPieces(list)
	case decideDeploy:
		return s.listDeploy(seat, list)
	case decideActivate:
		return s.listActivate(seat, list)
	case decideAction:
		return s.listActions(list)
	case decideZone:
		return s.listZones(list)
	case decideWithdraw:
		return s.listWithdraw(list)
	case decideAlign:
		return s.listAlign(list)
	case decideReroll:
		return s.listReroll(seat, list)
	case decideAnswer:
		return s.listAnswers(seat, list)
	case decideUnit, decideNCU, decideAttachment, decideOnZone, decideCard, decideOption, decideNumber, decideMay:
		return s.listChoices(seat, list)
	case decideDiscard:
		return s.listDiscards(seat, list)
	case decideMission:
		return s.listMissions(seat, list)
	}
	return list
}

// act carries out a legal action. The decision is made; if more of the kind is owed, the
// procedure asks again.
func (p play) act(seat game.Seat, a *Action) {
	waits := p.Waits
	p.Waits = game.Decision{}
	switch waits.Kind {
	case decideEdge:
		p.takeEdge(seat, a)
	case decideToken:
		p.placeToken(seat, a)
	case decidePiece:
		p.placePiece(seat, a)
	case decideDeploy:
		p.deploy(seat, a)
	case decideActivate:
		p.activate(seat, a)
	case decideAction:
		p.takeDeed(a)
	case decideZone:
		p.takeZone(a)
	case decideWithdraw:
		p.withdraw(a)
	case decideAlign:
		p.align(a)
	case decideReroll:
		p.reroll(seat, a)
	case decideAnswer:
		p.answer(seat, a, waits)
	case decideUnit, decideNCU, decideAttachment, decideOnZone, decideCard, decideOption, decideNumber, decideMay:
		p.choice(seat, a)
	case decideDiscard:
		p.discard(seat, a, waits)
	case decideMission:
		p.chooseMission(seat, a, waits)
	}
}
