package song

import "gonfalon/game"

// By which rule a choice is refused that is not offered.

// unasked is the objection to a choice that is not offered, by the rule that asks for one.
func (s *State) unasked(a *Action) objection {
	o, f := s.untimely(), s.Stack.Top()
	switch {
	case s.choosing() != nil:
		if s.Waits.Kind == decideUnit && s.Ask.Units&^s.fielded(s.foes(s.Waits.Who.First())) == 0 {
			o.rule = ruleTermEnemy
		}
	case f.Proc == procMark && a.Kind == ChooseUnit && s.onTable(a.Unit) && s.Muster.Cost(a.Unit) == 0:
		return against(ruleFireZeroCostNotMarkable).of(a.Unit)
	case f.Proc == procClaim && a.Kind == ChooseUnit && s.onTable(a.Unit):
		o.rule = ruleInfluenceAttachOnClaim
		if s.Units[a.Unit].Influence[s.influenceSide(s.Waits.Who.First(), a.Unit)] != 0 {
			o.rule = ruleInfluenceLimitOneFriendlyOneEnemy
		}
	default:
		if rule := s.modeRule(f); rule != "" {
			o.rule = rule
		}
	}
	return o
}

// modeRule is the rule of a mode, or of a card that stands apart, that has a question asked.
func (s *State) modeRule(f *game.Frame) game.Rule {
	lost, one := ruleDanceTransferOnPanicOrDeath, ruleDanceOneObjectivePerUnit
	if s.Choices.Mode == Feast {
		lost, one = ruleFeastTransferOnPanicOrDeath, ruleFeastOneObjectivePerUnit
	}
	switch f.Proc {
	case procDeploy:
		return ruleArmyCardRestrictions
	case procSetUp:
		if s.SetUp.ToRoll > 0 {
			return ruleSetupRandomTerrain7Choice
		}
		return ruleStormRollForRoles
	case procRetreat, procFight, procMoment:
		return ruleSimultaneousSameControllerOrders
	case procZone:
		return ruleWinterZoneReplacement
	case procCarry:
		return one
	case procLose:
		return lost
	case procMark:
		return ruleFireMarkTwoUnits
	case procActivation:
		return ruleFireCommanderPlacesVpToken
	case procSilence:
		return ruleDanceObjectiveC
	case procMissions:
		return ruleWingsEachPlayerDesignates
	case procUpkeep:
		if s.Waits.Kind == decideOption {
			return ruleWingsFirstPlayerReplacesMission
		}
		return ruleDanceObjectiveA
	}
	return ""
}
