package kings

import "gonfalon/game"

// An objection is why an action is against the rules: the rule, and the facts that the
// refusal tells. The zero objection is none. It is plain, so that asking costs nothing, and
// grouped so that it has four parts: the compiler keeps no more in registers.
type objection struct {
	rule game.Rule
	parties
	amounts
	untimely bool // not to be decided now: the rule's sentence does not fit
}

type parties struct {
	unit  UnitNo // who breaks the rule, if not the unit of the action
	other UnitNo // a unit in the way, or a target
}

type amounts struct{ have, want int32 } // lengths, angles or numbers, as the rule's sentence says

func against(rule game.Rule) objection { return objection{rule: rule} }

func (o objection) ok() bool { return o.rule == "" }

// of says who breaks the rule.
func (o objection) of(u UnitNo) objection {
	o.unit = u
	return o
}

// by says which unit is in the way, or is the target.
func (o objection) by(u UnitNo) objection {
	o.other = u
	return o
}

// short says what there is, and what the rule wants.
func (o objection) short(have, want int32) objection {
	o.amounts = amounts{have, want}
	return o
}

// Check implements [game.Rules].
func (Rules) Check(s *State, seat game.Seat, a Action) error {
	if o := s.forbids(seat, &a); !o.ok() {
		return s.refuse(o, seat, &a)
	}
	return nil
}

// asks tells of each kind of decision whose it is: the rule that refuses everybody
// else, and everything else.
var asks = [decisions]game.Rule{
	noDecision:     ruleLengthSixTurnsEach,
	decideTerrain:  ruleSetupPlaceTerrain,
	decideAgree:    ruleSetupAgreeTerrainTypeEachPiece,
	decideToken:    ruleSetupSevenSteps,
	decideEdge:     ruleSetupDeployRollOffChoosesEdge,
	decideDeploy:   ruleSetupDeployAlternateOneUnit,
	decideRedeploy: ruleSetupDeployAlternateOneUnit,
	decideScouts:   ruleSpecialVanguardRollOffAndAlternate,
	decideVanguard: ruleSpecialVanguardRollOffAndAlternate,
	decideBegin:    ruleSetupWhoStartsRollOff,
	decideOrder:    ruleTurnThreePhasesInOrder,
	decideShoot:    ruleTurnThreePhasesInOrder,
	decideTest:     ruleNerveAttackerRolls,
	decideCombat:   ruleMeleeResolveCombatsOneByOne,
	decideRegroup:  ruleMeleeResolveCombatsOneByOne,
}

// forbids returns why an action is against the rules, if it is.
func (s *State) forbids(seat game.Seat, a *Action) objection {
	if !s.Waits.Who.Has(seat) {
		return s.untimely()
	}
	if a.Unit > s.Armies.Units() || a.Target > s.Armies.Units() {
		return s.untimely()
	}
	switch s.Waits.Kind {
	case decideTerrain:
		return s.forbidsTerrain(a)
	case decideAgree:
		return s.only(a.Kind == Agree || a.Kind == Disagree)
	case decideToken:
		return s.forbidsToken(a)
	case decideEdge:
		return s.only(a.Kind == TakeEdge && a.N <= 1)
	case decideDeploy:
		return s.forbidsDeploy(seat, a)
	case decideRedeploy:
		return s.forbidsRedeploy(seat, a)
	case decideScouts, decideBegin:
		return s.only(a.Kind == BeginFirst || a.Kind == BeginSecond)
	case decideVanguard:
		return s.forbidsVanguard(seat, a)
	case decideOrder:
		return s.forbidsOrder(seat, a)
	case decideShoot:
		return s.forbidsShoot(seat, a)
	case decideTest:
		return s.forbidsTest(seat, a)
	case decideCombat:
		return s.forbidsCombat(seat, a)
	case decideRegroup:
		return s.forbidsRegroup(seat, a)
	}
	return s.untimely()
}

// untimely objects to what is not to be decided now, or not by this seat.
func (s *State) untimely() objection {
	if s.Waits.Who == 0 {
		return against(ruleLengthWinnerByScenario)
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
	case decideTerrain:
		return s.listTerrain(list)
	case decideAgree:
		return append(list, Action{Kind: Agree}, Action{Kind: Disagree})
	case decideToken:
		return s.listTokens(list)
	case decideEdge:
		return append(list, Action{Kind: TakeEdge}, Action{Kind: TakeEdge, N: 1})
	case decideDeploy:
		return s.listDeploy(seat, list)
	case decideRedeploy:
		return s.listRedeploy(seat, list)
	case decideScouts, decideBegin:
		return append(list, Action{Kind: BeginFirst}, Action{Kind: BeginSecond})
	case decideVanguard:
		return s.listVanguard(seat, list)
	case decideOrder:
		return s.listOrders(seat, list)
	case decideShoot:
		return s.listShots(seat, list)
	case decideTest:
		return s.listTests(seat, list)
	case decideCombat:
		return s.listCombats(seat, list)
	case decideRegroup:
		return s.listRegroup(seat, list)
	}
	return list
}

// act carries out a legal action. The decision is made; if more of the kind is owed, the
// procedure asks again.
func (p play) act(seat game.Seat, a *Action) {
	kind := p.Waits.Kind
	p.Waits = game.Decision{}
	switch kind {
	case decideTerrain:
		p.placePiece(seat, a)
	case decideAgree:
		p.judgePiece(a)
	case decideToken:
		p.placeToken(seat, a)
	case decideEdge:
		p.takeEdge(seat, a)
	case decideDeploy:
		p.deploy(seat, a)
	case decideRedeploy:
		p.redeploy(seat, a)
	case decideScouts:
		p.scoutsBegin(seat, a)
	case decideVanguard:
		p.scout(seat, a)
	case decideBegin:
		p.beginTurns(seat, a)
	case decideOrder:
		p.order(seat, a)
	case decideShoot:
		p.shoot(seat, a)
	case decideTest:
		p.test(a.Target)
	case decideCombat:
		p.fight(seat, a.Target)
	case decideRegroup:
		p.regroupBy(seat, a)
	}
}
