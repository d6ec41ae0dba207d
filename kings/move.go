package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/kings/army"
)

// The Movement phase: orders (kings.order.*). What is in the way is in pass.go, charges
// are in charge.go.

// Steps of the Movement phase.
const (
	moveOrders uint8 = iota
	moveHalts
	moveNerve
	moveEnd
)

// movement carries out kings.order.one-order-per-unit and unordered-means-halt.
func (p play) movement(f *game.Frame) {
	switch f.Step {
	case moveOrders:
		if p.awaitsOrder(f.Seat) == NoUnit {
			f.Step = moveHalts
			return
		}
		p.ask(decideOrder, f.Seat)
	case moveHalts:
		f.Step = moveNerve
		for u, end := p.Armies.Of(f.Seat); u < end; u++ {
			if p.inPlay(u) && p.Units[u].Order == NoOrder {
				p.give(u, Halt)
			}
		}
	case moveNerve:
		f.Step = moveEnd
		p.begin(procNerve, f.Seat)
	case moveEnd:
		for u, end := p.Armies.Of(f.Seat); u < end; u++ {
			p.Units[u].Did &^= Pivoted // the next phase has its own
		}
		p.Stack.Pop()
	}
}

// awaitsOrder returns the first unit of a seat that has no order yet.
func (s *State) awaitsOrder(seat game.Seat) UnitNo {
	for u, end := s.Armies.Of(seat); u < end; u++ {
		if s.inPlay(u) && s.Units[u].Order == NoOrder {
			return u
		}
	}
	return NoUnit
}

// give notes the order of a unit, and what follows from getting one.
func (p play) give(u UnitNo, o Order) {
	p.Units[u].Order = o
	p.ordered(u)
}

// order carries out a legal action of the Movement phase.
func (p play) order(seat game.Seat, a *Action) {
	switch {
	case a.Kind == Done:
		p.Stack.Top().Step = moveHalts
	case a.Kind == CallTime:
		p.callTime(seat)
	case a.Kind == PivotFree:
		p.pivotFree(a)
	case a.Kind == DrainSouls:
		p.drain(a)
	case Order(a.N) == Charge || Order(a.N) == CounterCharge:
		p.charge(a)
	default:
		p.give(a.Unit, Order(a.N))
		p.march(a.Unit, a)
	}
}

// march moves a unit along the path of an order other than a charge.
func (p play) march(u UnitNo, a *Action) {
	f := &p.Units[u]
	from := f.Pose
	f.Pose = a.end(from)
	if f.Pose == from {
		p.tell(eventOrder, p.Armies.Seat(u), int16(u), int16(a.N))
		return
	}
	p.tell(eventMoved, p.Armies.Seat(u), int16(u), int16(a.N), mm(plane.Distance(from.At, f.Pose.At)), tenths(int(a.length())))
	p.arrived(u)
}

// pivotFree carries out kings.individual.free-pivot-before-order.
func (p play) pivotFree(a *Action) {
	f := &p.Units[a.Unit]
	f.Pose = f.Pose.Turned(plane.Angle(a.Turn[0]))
	f.Did |= Pivoted
	p.tell(eventPivoted, p.Armies.Seat(a.Unit), int16(a.Unit))
}

// forbidsOrder judges an action of the Movement phase.
func (s *State) forbidsOrder(seat game.Seat, a *Action) objection {
	switch a.Kind {
	case Done:
		return objection{}
	case CallTime:
		return s.forbidsTime()
	case PivotFree:
		return s.forbidsPivotFree(seat, a)
	case DrainSouls:
		return s.forbidsDrain(seat, a)
	case GiveOrder:
	default:
		return s.untimely()
	}
	if o := Order(a.N); o == Charge || o == CounterCharge {
		return s.forbidsCharge(seat, a)
	}
	if o := s.forbidsGiving(seat, a); !o.ok() {
		return o
	}
	if o := s.forbidsLength(a); !o.ok() {
		return o
	}
	return s.forbidsPath(a.Unit, a)
}

// forbidsGiving judges whether a unit can be given an order at all, and this one.
//
// Carries out kings.nerve.wavered-orders-limited, kings.special.shambling-no-at-the-double,
// kings.special.fury-counter-charge-when-wavered and kings.war-engine.no-double-no-charge.
func (s *State) forbidsGiving(seat game.Seat, a *Action) objection {
	o, p := Order(a.N), s.profile(a.Unit)
	f := &s.Units[a.Unit]
	switch {
	case o == NoOrder || o >= orders, !s.owns(seat, a.Unit), f.Order != NoOrder:
		return against(ruleOrderOneOrderPerUnit)
	case p.Type == army.WarEngine && (o == AtTheDouble || o == Charge || o == CounterCharge):
		return against(ruleWarEngineNoDoubleNoCharge)
	case p.Has(army.Shambling) && o == AtTheDouble && s.Waits.Kind != decideVanguard:
		return against(ruleSpecialShamblingNoAtTheDouble)
	case f.Did&Blinded != 0 && (o == Charge || o == CounterCharge), p.Has(army.AltarOfTheElements) && o != Halt:
		return against(ruleSpecialExceptionsToNormalRules)
	case f.Condition != Wavering || o == Halt || o == ChangeFacing || o == Back:
		return objection{}
	case o == CounterCharge && p.Has(army.Fury):
		return objection{}
	}
	return against(ruleNerveWaveredOrdersLimited)
}

// orderLimits tell of each order how far it goes, in halves of the Speed, how many pivots it
// has, and by which rules.
var orderLimits = [orders]struct {
	halves, pivots int
	far, turn      game.Rule
}{
	Halt:         {0, 0, ruleOrderHalt, ruleOrderHalt},
	ChangeFacing: {0, 1, ruleOrderChangeFacing, ruleOrderChangeFacing},
	Advance:      {2, 1, ruleOrderAdvanceDistance, ruleOrderAdvanceOnePivot90},
	Back:         {1, 0, ruleOrderBackHalfSpeed, ruleOrderBackHalfSpeed},
	Sidestep:     {1, 0, ruleOrderSidestepHalfSpeed, ruleOrderSidestepHalfSpeed},
	AtTheDouble:  {4, 0, ruleOrderAtTheDoubleTwiceSpeed, ruleOrderAtTheDoubleTwiceSpeed},
}

const right90 plane.Angle = 9000

// forbidsLength judges the path of an order by itself: its length and its pivots.
// Carries out kings.order.* and kings.special.nimble-extra-pivot.
func (s *State) forbidsLength(a *Action) objection {
	o := Order(a.N)
	l := &orderLimits[o]
	far, aside := a.length(), [2]bool{} // and whether a leg goes to the left, or to the right or backwards
	for _, leg := range a.Ahead {
		aside[0], aside[1] = aside[0] || leg > 0, aside[1] || leg < 0
	}
	reach := int64(s.profile(a.Unit).Speed) * int64(Inch) * int64(l.halves) / 2
	wrong := objection{}.short(int32(min(far, 1<<30)), int32(reach))
	if far > reach || aside[1] && (aside[0] || o != Sidestep) {
		wrong.rule = l.far
		return wrong
	}
	pivots, most := 0, l.pivots
	if o != Halt && o != ChangeFacing && s.nimble(a.Unit) {
		most++
	}
	for _, t := range a.Turn {
		if t == 0 {
			continue
		}
		pivots++
		if o != ChangeFacing && max(int32(t), -int32(t)) > int32(right90) {
			wrong.rule = l.turn
		}
	}
	if pivots > most {
		if wrong.rule = l.turn; o == Halt && s.nimble(a.Unit) {
			wrong.rule = ruleSpecialNimbleNotOnHalt
		}
	}
	if wrong.rule != "" {
		return wrong
	}
	return objection{}
}

// length returns how long the path of an order is.
func (a *Action) length() (far int64) {
	for _, leg := range a.Ahead {
		far += max(int64(leg), -int64(leg))
	}
	return far
}

// straight returns the vector of a straight leg of an order.
func (a *Action) straight(facing plane.Angle, leg int32) plane.Vector {
	switch Order(a.N) {
	case Back:
		facing += 2 * right90
	case Sidestep:
		facing += right90
	}
	if leg < 0 {
		return plane.Ahead((facing + 2*right90).Norm(), int(-leg))
	}
	return plane.Ahead(facing.Norm(), int(leg))
}

// end returns where the path of an order leads.
func (a *Action) end(from plane.Pose) plane.Pose {
	for i, leg := range a.Ahead {
		if leg != 0 {
			from = from.Moved(a.straight(from.Facing, leg))
		}
		if i < len(a.Turn) && a.Turn[i] != 0 {
			from = from.Turned(plane.Angle(a.Turn[i]))
		}
	}
	return from
}
