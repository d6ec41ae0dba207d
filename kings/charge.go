package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
)

// Charges (kings.charge.*, kings.multicharge.*): who may charge whom and which side. The
// way there is in charge_path.go and charge_search.go.

// A muster of chargers: the units that charge one target together, in the order in which
// they move.
type chargers struct {
	n    int
	unit [MaxCharge]UnitNo
	face [MaxCharge]plane.Side
	way  [MaxCharge]way
}

// chargersOf lists the chargers of an action.
func chargersOf(a *Action) chargers {
	c := chargers{n: 1}
	c.unit[0] = a.Unit
	for _, u := range a.With {
		if u != NoUnit {
			c.unit[c.n] = u
			c.n++
		}
	}
	return c
}

// objectsCharge judges a charge by one or several units.
func (s *State) objectsCharge(seat game.Seat, a *Action) objection {
	if o := s.objectsTarget(seat, a.Target); !o.ok() {
		return o
	}
	c := chargersOf(a)
	for i, u := range c.unit[:c.n] {
		if i > 0 {
			if o := s.objectsGiving(seat, &Action{Kind: GiveOrder, N: uint8(Charge), Unit: u}); !o.ok() {
				return o
			}
			for _, v := range c.unit[:i] {
				if u == v {
					return against(ruleOrderOneOrderPerUnit)
				}
			}
		}
		if o := s.objectsReach(u, a.Target); !o.ok() {
			return o
		}
	}
	return s.plan(a, &c, false)
}

// objectsTarget judges whether an enemy may be charged by an order given now.
// Carries out kings.charge.single-target and kings.multicharge.one-simultaneous-order.
func (s *State) objectsTarget(seat game.Seat, target UnitNo) objection {
	if !s.owns(enemyOf(seat), target) {
		return against(ruleChargeSingleTarget)
	}
	for u, end := s.Armies.Of(seat); u < end; u++ {
		if f := &s.Units[u]; s.inPlay(u) && f.Target == target && f.Did&Charging != 0 {
			return objection{rule: ruleMultichargeOneSimultaneousOrder, other: target}
		}
	}
	return objection{}
}

// objectsReach judges arc, sight and range of a charge, where the unit stands now.
//
// Carries out kings.charge.target-in-front-arc, must-see-target, range-twice-speed and
// distance-travelled-unmeasured.
func (s *State) objectsReach(u, target UnitNo) objection {
	reach := 2 * int32(s.profile(u).Speed) * Inch
	b, t := s.base(u), s.base(target)
	if !inArc(&b, &t) {
		return objection{rule: ruleChargeTargetInFrontArc, other: target}
	}
	if gap := t.Outline.GapTo(b.Leader()); gap.Cmp(int(reach)) > 0 {
		return objection{rule: ruleChargeRangeTwiceSpeed, other: target, have: int32(gap.Floor()), want: reach}
	}
	if !s.sees(u, target, &b, &t) {
		return objection{rule: ruleChargeMustSeeTarget, other: target}
	}
	return objection{}
}

// faceOf returns the side of a target that a unit must charge: the one in whose arc its
// leader is.
//
// Carries out kings.charge.face-front-if-leader-in-front-arc,
// face-flank-if-leader-in-flank-arc, face-rear-if-leader-in-rear-arc and
// face-fixed-when-ordered.
func (s *State) faceOf(u, target UnitNo) plane.Side {
	t := s.base(target)
	return t.ArcOf(s.leader(u))
}

// plan finds the ways of all chargers, one after the other, each with the others where
// they then stand.
//
// Carries out kings.multicharge.allowed-if-all-fit.
func (s *State) plan(a *Action, c *chargers, quickly bool) objection {
	for i, u := range c.unit[:c.n] {
		c.face[i] = s.faceOf(u, a.Target)
	}
	var x charging
	if c.n == 1 {
		s.approach(&x, a.Unit, a.Target, c.face[0])
		return x.look(a, 0, c, quickly)
	}
	after := *s
	for i, u := range c.unit[:c.n] {
		after.approach(&x, u, a.Target, c.face[i])
		if c.shares(c.face[i]) {
			goal, o := s.rowPlace(&after, a.Target, c, i)
			if !o.ok() {
				return o
			}
			x.goal, x.fixed = goal, true
		}
		if o := x.look(a, i, c, quickly); !o.ok() {
			return o
		}
		after.Units[u].Pose = c.way[i].end
		after.Units[a.Target].Pose = c.way[i].target
	}
	return objection{}
}

// look finds the way of charger i, or judges the one that the player says for the first.
func (x *charging) look(a *Action, i int, c *chargers, quickly bool) objection {
	o := x.find(quickly, &c.way[i])
	if i == 0 && (a.Turn != [2]int16{} || a.Ahead != [3]int32{}) {
		o = x.given(a, o, &c.way[0])
	}
	if !o.ok() && o.other == NoUnit {
		o.other = a.Target
	}
	return o
}

// given judges the way that the player says, against the best that the search has found.
func (x *charging) given(a *Action, found objection, best *way) objection {
	most := 1
	if x.nimble {
		most = 2
	}
	if a.Ahead[2] != 0 || a.Ahead[0] < 0 || a.Ahead[1] < 0 || most == 1 && (a.Turn[1] != 0 || a.Ahead[1] != 0) {
		return against(ruleChargeOnePivot90)
	}
	if far := int32(plane.Limit / 4); a.Ahead[0] > far || a.Ahead[1] > far {
		return against(ruleChargeShortestPath)
	}
	for _, t := range a.Turn {
		if angle := plane.Angle(t); angle > right90 || angle < -right90 {
			return objection{rule: ruleChargeOnePivot90, have: max(int32(t), -int32(t)), want: int32(right90)}
		}
	}
	var w way
	if o := x.try([2]int32{a.Ahead[0], a.Ahead[1]}, a.Turn, &w); !o.ok() {
		return o
	}
	if found.ok() && w.length > best.length+alike {
		return objection{rule: ruleChargeShortestPath, have: int32(w.length), want: int32(best.length)}
	}
	*best = w
	return objection{}
}

// charge carries out a legal charge.
func (p play) charge(seat game.Seat, a *Action) {
	c := chargersOf(a)
	b := *a
	n := 0
	for _, u := range c.unit[:c.n] {
		if p.flinches(u, a.Target) {
			p.give(u, Halt)
			continue
		}
		p.give(u, Charge)
		c.unit[n] = u
		n++
	}
	if n < c.n { // the others share the target without those that flinched
		b = Action{Kind: GiveOrder, N: uint8(Charge), Unit: c.unit[0], Target: a.Target}
		c.n = n
	}
	if n == 0 {
		return
	}
	if o := p.plan(&b, &c, false); !o.ok() {
		return // one that flinched stands in the way: the order is used up
	}
	for i, u := range c.unit[:n] {
		p.land(u, a.Target, c.face[i], &c.way[i])
	}
	for _, u := range c.unit[:n] {
		p.keepAtBay(u, a.Target)
	}
}

// land ends the charge of a unit.
func (p play) land(u, target UnitNo, face plane.Side, w *way) {
	f := &p.Units[u]
	f.Pose, f.Target, f.Face = w.end, target, face
	p.Units[target].Pose = w.target
	f.Did |= Charging
	if w.hindered {
		f.Did |= Hindered
	}
	p.tell(eventCharged, p.Armies.Seat(u), p.code(u), p.code(target), int16(face))
	p.arrived(u)
}

// keepAtBay moves enemies that a charger touches and has not charged out of contact.
//
// Carries out kings.charge.may-touch-uncharged-enemies, uncharged-enemies-nudged-away and
// fights-only-its-target.
func (p play) keepAtBay(u, target UnitNo) {
	b := p.base(u)
	for e, end := p.Armies.Of(enemyOf(p.Armies.Seat(u))); e < end; e++ {
		if e == target || !p.inPlay(e) || p.afar(b.At, b.Size, e, 0) {
			continue
		}
		if other := p.base(e); touches(&b, &other) {
			p.nudge(e, &b, &other)
		}
	}
}

// nudge moves a unit the shortest way out of contact with another.
func (p play) nudge(e UnitNo, from, b *plane.Base) {
	var c crowd
	p.gather(&c, e, NoUnit)
	var list [maxCrowd]plane.Obstacle
	for i := range c.n {
		list[i] = c.at(i)
		if list[i].Shape.Outline == from.Outline {
			list[i].Keep = int(Millimetre)
		}
	}
	away := from.Normal(from.ArcOf(b.At))
	if v, ok := plane.Nudge(b, list[:c.n], away, int(Millimetre), 4*int(Inch)); ok {
		p.Units[e].Pose = b.Moved(v)
	}
}
