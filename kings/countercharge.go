package kings

import "gonfalon/geom/plane"

// Counter-charges (kings.countercharge.*).

// counterStep is the angle between the facings that are tried when the straight one is
// blocked.
const counterStep plane.Angle = 500

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
		return objection{rule: ruleCounterchargeOnlyAgainstItsCharger, other: a.Target}
	}
	reach := s.chargeReach(a.Unit)
	b := s.base(a.Target)
	if gap := b.Outline.GapTo(s.leader(a.Unit)); gap.Cmp(int(reach)) > 0 {
		return objection{rule: ruleChargeRangeTwiceSpeed, other: a.Target, have: int32(gap.Floor()), want: reach}
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

// counter finds the way of a counter-charge: a pivot to the facing opposite to the
// target's, or the nearest to it from which the front can be reached.
//
// Carries out kings.countercharge.pivot-then-straight-to-front, cannot-pass-through-units,
// pivot-through-units, align-as-normal, sideways-slide-allowed, impossible-if-cannot-align
// and kings.hindered.counter-charge-never.
func (x *charging) counter(w *way) objection {
	x.turns = false // it is the charger that turns to its target's front
	facing := (x.target.Facing + 2*right90).Norm()
	o := x.counterFrom(facing, true, w)
	for turn := counterStep; !o.ok() && turn <= right90; turn += counterStep {
		for _, side := range [2]plane.Angle{turn * x.left, -turn * x.left} {
			if o := x.counterFrom((facing + side).Norm(), false, w); o.ok() {
				return o
			}
		}
	}
	return o
}

// counterFrom tries a counter-charge with a facing. Square to the target's front it may
// slide along the line of the front before it touches.
func (x *charging) counterFrom(facing plane.Angle, square bool, w *way) objection {
	b := plane.NewBase(plane.Pose{At: x.start.At, Facing: facing}, x.start.Size)
	*w = way{target: x.target.Pose}
	switch {
	case touches(&b, &x.target) || x.touchesUnit(&b):
		return against(ruleCounterchargePivotThroughUnits)
	case !x.crowd.stands(&b):
		return against(rulePassPivotEndsOffImpassable)
	}
	if !square {
		o := x.strike(b, w)
		w.hindered = false
		if o.rule == ruleChargePathAvoidsImpassableAndUnits {
			o.rule = ruleCounterchargeCannotPassThroughUnits
		}
		return o
	}
	berth := plane.Berth{Target: &x.target, Side: plane.Front, Size: x.start.Size, Own: plane.Front, Hand: x.left}
	along := berth.Along(b.At)
	at := berth.At(along)
	v := at.At.Minus(b.At)
	ahead := plane.Ahead(facing, distance(b.At, at.At))
	if d := b.At.Plus(ahead); distance(d, at.At) > 2*plane.Slack {
		return against(ruleCounterchargeImpossibleIfCannotAlign) // the front lies behind
	}
	if x.crowd.crossed(&b, v) && !x.fly {
		return against(ruleCounterchargeCannotPassThroughUnits)
	}
	end, ok := x.goal, true
	if !x.fixed {
		most := int(x.target.Width+x.start.Width)/2 - plane.Slack - 1
		end, ok = berth.Nearest(0, -most, most, x.crowd.atEnd())
	} else if b = plane.NewBase(berth.At(end), b.Size); !x.crowd.leaves(&b) {
		ok = false
	}
	if !ok {
		return against(ruleCounterchargeImpossibleIfCannotAlign)
	}
	w.end = berth.At(end)
	return objection{}
}

// touchesUnit tells whether a base touches another unit, as it must not at the end of the
// pivot.
func (x *charging) touchesUnit(b *plane.Base) bool {
	for i := range x.crowd.units {
		if b.Outline.Near(&x.crowd.list[i].Outline, plane.Slack) {
			return true
		}
	}
	return false
}
