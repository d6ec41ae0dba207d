package kings

import (
	"gonfalon/game"
	"gonfalon/geom/way"
)

// Counter-charges (kings.countercharge.*).

// forbidsCounter judges what is particular to a counter-charge.
//
// Carries out kings.countercharge.if-charged-last-turn, only-against-its-charger,
// no-line-of-sight-needed and any-arc.
func (s *State) forbidsCounter(a *Action) objection {
	switch {
	case a.Turn != [2]int16{}, a.Ahead != [3]int32{}:
		return against(ruleCounterchargePivotThenStraightToFront)
	case !s.inPlay(a.Target), s.friends(a.Unit, a.Target):
		return against(ruleChargeSingleTarget)
	case !s.charged(a.Unit):
		return against(ruleCounterchargeIfChargedLastTurn)
	case s.Units[a.Target].Target != a.Unit:
		return against(ruleCounterchargeOnlyAgainstItsCharger).by(a.Target)
	}
	reach := s.chargeReach(a.Unit)
	b := s.base(a.Target)
	if gap := b.Outline.GapTo(s.leader(a.Unit)); gap.Cmp(int(reach)) > 0 {
		return against(ruleChargeRangeTwiceSpeed).by(a.Target).short(int32(gap.Floor()), reach)
	}
	return objection{}
}

// charged tells whether an enemy that still stands charged a unit in the turn before.
func (s *State) charged(u UnitNo) bool {
	for e, end := s.Armies.Of(enemyOf(s.Armies.Seat(u))); e < end; e++ {
		if s.inPlay(e) && s.Units[e].Target == u {
			return true
		}
	}
	return false
}

// counterRules are the rules by which a unit has no way of a counter-charge.
var counterRules = [...]game.Rule{
	way.None:       "",
	way.Blocked:    ruleCounterchargeCannotPassThroughUnits,
	way.Touching:   ruleCounterchargePivotThroughUnits,
	way.Obstructed: rulePassPivotEndsOffImpassable,
	way.Behind:     ruleCounterchargeImpossibleIfCannotAlign,
}

// counter finds the way of a counter-charge: a pivot to the facing opposite to the
// target's, or the nearest to it from which the front can be reached.
//
// Carries out kings.countercharge.pivot-then-straight-to-front, cannot-pass-through-units,
// pivot-through-units, align-as-normal, sideways-slide-allowed, impossible-if-cannot-align
// and kings.hindered.counter-charge-never.
func counter(x *way.Search, w *way.Way) objection {
	x.Turns = false // it is the charger that turns to its target's front
	fault := x.Square(w)
	w.Slowed = false
	return against(counterRules[fault])
}
