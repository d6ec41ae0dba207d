package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/geom/way"
)

// Charges (kings.charge.*, kings.multicharge.*): who may charge whom and which side. The
// way there is in charge_way.go.

// chargers are the units that charge one target together, in the order in which they move.
type chargers struct {
	n     int
	stuck int // which of them has no way, if one has none
	unit  [MaxCharge]UnitNo
	path  [MaxCharge]Path
	face  [MaxCharge]plane.Side
	way   [MaxCharge]way.Way
	found bool // the ways are found
	shown bool // the ways are told, so they must be the shortest
	asked bool // it is only asked whether there are ways: any will do for the last
	plain bool // the plainest ways, if only they count, are those that a search would find
}

// take lists the chargers of an action.
func (c *chargers) take(a *Action) {
	c.n = 1
	c.unit[0], c.path[0] = a.Unit, Path{a.Turn, [2]int32{a.Ahead[0], a.Ahead[1]}}
	for i, u := range a.With {
		if u != NoUnit {
			c.unit[c.n], c.path[c.n] = u, a.Paths[i]
			c.n++
		}
	}
}

// drop takes charger i out of their number.
func (c *chargers) drop(i int) {
	c.n--
	for ; i < c.n; i++ {
		c.unit[i], c.path[i] = c.unit[i+1], c.path[i+1]
	}
}

// forbidsCharge judges a charge by one or several units, or a counter-charge, in which
// others may join the first.
func (s *State) forbidsCharge(seat game.Seat, a *Action) objection {
	return s.judgeCharge(seat, a, &chargers{asked: true})
}

// judgeCharge does the same, and finds the ways of the chargers.
// Carries out kings.countercharge.charge-rules-apply.
func (s *State) judgeCharge(seat game.Seat, a *Action, c *chargers) objection {
	if o := s.forbidsGiving(seat, a); !o.ok() {
		return o
	}
	counters := Order(a.N) == CounterCharge
	if counters {
		if o := s.forbidsCounter(a); !o.ok() {
			return o
		}
	}
	if o := s.forbidsTarget(seat, a.Target); !o.ok() {
		return o
	}
	if a.Ahead[2] != 0 {
		return against(ruleChargeOnePivot90)
	}
	c.take(a)
	for i, u := range c.unit[:c.n] {
		if i > 0 {
			if o := s.forbidsGiving(seat, &Action{Kind: GiveOrder, N: uint8(Charge), Unit: u}); !o.ok() {
				return o.of(u)
			}
			for _, v := range c.unit[:i] {
				if u == v {
					return against(ruleOrderOneOrderPerUnit).of(u)
				}
			}
		}
		if i == 0 && counters {
			continue
		}
		if o := s.forbidsReach(u, a.Target); !o.ok() {
			return o.of(u)
		}
	}
	return s.plan(a.Target, c, counters, false)
}

// forbidsTarget judges whether an enemy may be charged by an order given now.
// Carries out kings.charge.single-target and kings.multicharge.one-simultaneous-order.
func (s *State) forbidsTarget(seat game.Seat, target UnitNo) objection {
	if !s.owns(enemyOf(seat), target) {
		return against(ruleChargeSingleTarget)
	}
	for u, end := s.Armies.Of(seat); u < end; u++ {
		if f := &s.Units[u]; s.inPlay(u) && f.Target == target && f.Did&Charging != 0 {
			return against(ruleMultichargeOneSimultaneousOrder).by(target)
		}
	}
	return objection{}
}

// forbidsReach judges arc, sight and range of a charge, where the unit stands now.
//
// Carries out kings.charge.target-in-front-arc, must-see-target, range-twice-speed and
// distance-travelled-unmeasured.
func (s *State) forbidsReach(u, target UnitNo) objection {
	reach := s.chargeReach(u)
	b, t := s.base(u), s.base(target)
	if !inArc(&b, &t) {
		return against(ruleChargeTargetInFrontArc).by(target)
	}
	if gap := t.Outline.GapTo(b.Leader()); gap.Cmp(int(reach)) > 0 {
		return against(ruleChargeRangeTwiceSpeed).by(target).short(int32(gap.Floor()), reach)
	}
	if !s.sees(u, target, &b, &t) {
		return against(ruleChargeMustSeeTarget).by(target)
	}
	return objection{}
}

// chargeReach is how far away a unit may charge.
func (s *State) chargeReach(u UnitNo) int32 { return 2 * int32(s.profile(u).Speed) * Inch }

// faceOf returns the side of a target that a unit must charge: the one in whose arc its
// leader is.
//
// Carries out kings.charge.face-front-if-leader-in-front-arc,
// face-flank-if-leader-in-flank-arc, face-rear-if-leader-in-rear-arc and
// face-fixed-when-ordered.
func (s *State) faceOf(u, target UnitNo) plane.Side {
	t := plane.Base{Pose: s.Units[target].Pose, Size: s.size(target)}
	return t.ArcOf(s.leader(u))
}

// plan finds the ways of all chargers. If the first counters, it makes a counter-charge.
func (s *State) plan(target UnitNo, c *chargers, counters, quickly bool) objection {
	for i, u := range c.unit[:c.n] {
		c.face[i] = s.faceOf(u, target)
	}
	if counters {
		c.face[0] = plane.Front
	}
	var o objection
	if c.n > 1 {
		o = s.planAll(target, c, counters, quickly)
	} else {
		o = s.planOne(target, c, counters, quickly)
	}
	c.found = o.ok()
	return o
}

// planOne finds the way of a charger that is alone.
func (s *State) planOne(target UnitNo, c *chargers, counters, quickly bool) objection {
	in := s.whole()
	if quickly && !counters {
		in = s.plainPatch(c.unit[0], target, 0)
	}
	x := s.approach(c.unit[0], target, c.face[0], in)
	defer searches.Put(x)
	c.stuck = 0
	return c.seek(x, 0, counters, quickly).about(target)
}

// about notes of whom an objection speaks if it names nobody else.
func (o objection) about(u UnitNo) objection {
	if !o.ok() && o.other == NoUnit {
		o.other = u
	}
	return o
}

// charge carries out a legal charge or counter-charge.
func (p play) charge(a *Action) {
	var c chargers
	c.take(a)
	p.chargeBy(a, &c)
}

// chargeBy does the same by chargers whose ways may be found already.
func (p play) chargeBy(a *Action, c *chargers) {
	all, counters := c.n, Order(a.N) == CounterCharge
	for i := 0; i < c.n; {
		if u := c.unit[i]; (i > 0 || !counters) && p.flinches(u, a.Target) {
			p.give(u, Halt)
			c.drop(i)
			continue
		}
		i++
	}
	if c.n < all { // the others share the target without those that flinched
		c.path, c.found = [MaxCharge]Path{}, false
	}
	for c.n > 0 && !c.found && !p.plan(a.Target, c, counters, false).ok() {
		p.give(c.unit[c.stuck], Halt) // one that flinched stands in its way
		c.drop(c.stuck)
	}
	for i, u := range c.unit[:c.n] {
		if i == 0 && counters {
			p.give(u, CounterCharge)
		} else {
			p.give(u, Charge)
		}
		p.land(u, a.Target, c.face[i], &c.way[i])
	}
	for _, u := range c.unit[:c.n] {
		p.keepAtBay(u, a.Target)
	}
}

// land ends the charge of a unit.
func (p play) land(u, target UnitNo, face plane.Side, w *way.Way) {
	f := &p.Units[u]
	f.Pose, f.Target, f.Face = w.End, target, face
	p.Units[target].Pose = w.Target
	f.Did |= Charging
	if w.Slowed {
		f.Did |= Hindered
	}
	p.tell(eventCharged, p.Armies.Seat(u), int16(u), int16(target), int16(face))
	p.arrived(u)
}

// keepAtBay moves enemies that a charger touches out of contact, unless they are charged: by
// it, or by others, with whom they stay in contact until they are fought.
//
// Carries out kings.charge.may-touch-uncharged-enemies, uncharged-enemies-nudged-away and
// fights-only-its-target.
func (p play) keepAtBay(u, target UnitNo) {
	b := p.base(u)
	for e, end := p.Armies.Of(enemyOf(p.Armies.Seat(u))); e < end; e++ {
		if e == target || !p.inPlay(e) || p.afar(u, b.At, e, 0) {
			continue
		}
		if other := p.base(e); touches(&b, &other) && !p.fights(p.Armies.Seat(u), e) {
			p.nudge(e, &b, &other)
		}
	}
}

// nudgeMost is how far a unit is nudged, at most.
const nudgeMost = 4 * Inch

// nudge moves a unit that another touches a millimetre straight away from the touched edge
// or, if something is in the way, the shortest other way out of contact. If it can it stays
// an inch from those that are as far.
func (p play) nudge(e UnitNo, from, b *plane.Base) {
	at, ok := plane.ContactPoint(&from.Shape, &b.Shape)
	if !ok {
		return
	}
	const inch = int(Inch) - plane.Slack
	var c way.Crowd
	p.gather(&c, e, NoUnit, p.around(e, b.At, nudgeMost+Inch))
	for i := range c.Bases {
		switch o := &c.List[i]; {
		case o.Outline == from.Outline:
			o.Keep = int(Millimetre) - plane.Slack
		case o.Keep == 0 && plane.Clear(&b.Shape, &o.Shape, int(Inch)):
			o.Keep = inch
		}
	}
	away := from.Normal(from.ArcOf(at))
	v, ok := plane.Nudge(b, c.List[:c.N], away, p.hand(b.At), int(Millimetre), int(nudgeMost))
	if !ok {
		for i := range c.Bases {
			if c.List[i].Keep == inch {
				c.List[i].Keep = 0
			}
		}
		v, ok = plane.Nudge(b, c.List[:c.N], away, p.hand(b.At), int(Millimetre), int(nudgeMost))
	}
	if ok {
		p.Units[e].Pose = b.Moved(v)
	}
}
