package kings

import (
	"gonfalon/game"
	"gonfalon/kings/army"
)

// causeRules are the rules by which causes change an attack, as far as one rule says it.
var causeRules = map[Cause]game.Rule{
	causeMoved:                       ruleShootMinus1Moved,
	causeCover:                       ruleShootMinus1Cover,
	causeHindered:                    ruleHinderedMinus1ToHit,
	causeFlank:                       ruleMeleeFlankDoublesAttacks,
	causeRear:                        ruleMeleeRearTriplesAttacks,
	causeWarEngine:                   ruleWarEngineAttackersAlwaysTriple,
	bySpecial(army.CrushingStrength): ruleSpecialCrushingStrengthPlusN,
	bySpecial(army.ThunderousCharge): ruleSpecialThunderousChargePlusN,
	bySpecial(army.Piercing):         ruleSpecialPiercingPlusNRanged,
	bySpecial(army.Elite):            ruleSpecialEliteReroll1sToHit,
	bySpecial(army.Vicious):          ruleSpecialViciousReroll1sToWound,
	bySpecial(army.Ensnare):          ruleSpecialEnsnareMinus1FromFront,
	bySpecial(army.Stealthy):         ruleSpecialStealthyMinus1ToBeShot,
	bySpecial(army.Individual):       ruleIndividualShotAtMinus1,
	bySpecial(army.BigShield):        ruleSpecialBigShieldDefence6FromFront,
	byCast(army.BaneChant):           ruleSpellBaneChantGrantsPiercingAndCrushing,
}

// thunderRules are the rules by which Thunderous Charge is lost.
var thunderRules = map[Cause]game.Rule{
	causeDisordered:         ruleSpecialThunderousChargeLostIfDisordered,
	causeHindered:           ruleSpecialThunderousChargeLostIfHindered,
	bySpecial(army.Phalanx): ruleSpecialPhalanxCancelsThunderousCharge,
}

// Rule returns the rule by which a modifier counts, "" if no single one does.
func (m Modifier) Rule() game.Rule {
	if m.What == LosesThunder {
		return thunderRules[m.By]
	}
	return causeRules[m.By]
}

// Of tells which number of an attack a modifier changes: the dice, or what they need to hit or
// to wound.
func (m Modifier) Of() string {
	switch m.What {
	case ToHit, SetsHit:
		return "hit"
	case ToWound, SetsWound, LosesThunder:
		return "wound"
	case Rerolls:
		if m.N == againOnesToHit || m.N == againOneToHit {
			return "hit"
		}
		return "wound"
	}
	return "dice"
}
