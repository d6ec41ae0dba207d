package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
)

// After a combat: regroup, withdrawal, separation (kings.regroup.*).

// regroup lets each charger of a combat regroup if the target was routed, in the order that
// its owner chooses; else they withdraw.
// Carries out kings.regroup.one-choice-after-rout.
func (p play) regroup(seat game.Seat, target UnitNo) {
	u := p.chargerOf(seat, target)
	switch {
	case u == NoUnit:
		p.Stack.Pop()
	case p.inPlay(target):
		p.Units[u].Did &^= Charging
		p.withdraw(u, target)
	default:
		p.ask(decideRegroup, seat)
	}
}

// chargerOf returns the first unit that has charged a target and is not done with it.
func (s *State) chargerOf(seat game.Seat, target UnitNo) UnitNo {
	for u, end := s.Armies.Of(seat); u < end; u++ {
		if s.attacks(u, target) {
			return u
		}
	}
	return NoUnit
}

// withdraw carries out kings.regroup.withdraw-1-inch-if-not-routed and
// separate-from-other-enemies.
func (p play) withdraw(u, target UnitNo) {
	if b, t := p.base(u), p.base(target); touches(&b, &t) {
		p.shift(u, 2*right90, Inch)
	}
	p.separate(u)
}

// shift moves a unit straight in a direction of its own, until something stops it.
// Carries out kings.regroup.cannot-pass-through-units.
func (p play) shift(u UnitNo, aside plane.Angle, far int32) {
	var c crowd
	p.gather(&c, u, NoUnit)
	b := p.base(u)
	v := plane.Ahead((b.Facing + aside).Norm(), int(far))
	first := plane.Frac{Num: 1, Den: 1}
	for i := range c.n {
		if at, hit := plane.FirstOverlap(&b.Shape, v, &c.list[i].Shape); hit && at.Cmp(first) < 0 {
			first = at
		}
	}
	p.Units[u].Pose = b.Moved(plane.Ahead((b.Facing + aside).Norm(), max(first.Of(int(far)), 0)))
}

// separate moves a unit the shortest way to where it stands an inch from enemies.
// Carries out kings.regroup.restore-separation-after and separation-by-shortest-move.
func (p play) separate(u UnitNo) {
	var c crowd
	p.gather(&c, u, NoUnit)
	for i := range c.units {
		if c.list[i].Keep == 0 {
			c.list[i].Keep = int(Inch) - plane.Slack
		}
	}
	b := p.base(u)
	if v, ok := plane.Nudge(&b, c.list[:c.n], b.Facing+2*right90, p.hand(b.At), int(Millimetre), 4*int(Inch)); ok {
		p.Units[u].Pose = b.Moved(v)
	}
}

// routed returns the target of the combat whose chargers regroup now.
func (s *State) routed() UnitNo { return UnitNo(s.Stack.Top().Arg) }

func (s *State) objectsRegroup(seat game.Seat, a *Action) objection {
	switch a.Kind {
	case Done, RegroupAhead, RegroupBack, RegroupPivot:
	default:
		return s.untimely()
	}
	if a.Unit == NoUnit || s.Armies.Seat(a.Unit) != seat || !s.attacks(a.Unit, s.routed()) {
		return against(ruleRegroupOneChoiceAfterRout)
	}
	if a.Kind == RegroupPivot {
		return s.objectsRegroupPivot(a)
	}
	return objection{}
}

// objectsRegroupPivot judges where a pivot ends. How near to enemies does not matter: the
// unit is set apart from them afterwards.
// Carries out kings.regroup.pivot-any-direction and pivot-through-units.
func (s *State) objectsRegroupPivot(a *Action) objection {
	start := s.base(a.Unit)
	b := plane.NewBase(start.Pose.Turned(plane.Angle(a.Turn[0])), start.Size)
	switch {
	case a.Turn[1] != 0:
		return against(ruleRegroupPivotAnyDirection)
	case !s.onTable(&b):
		return against(rulePassPivotEndsOnTable)
	}
	if _, hit := s.terrainIn(a.Unit, ChangeFacing, &b, plane.Vector{}); hit {
		return against(rulePassPivotEndsOffImpassable)
	}
	if v := s.unitUnder(a.Unit, &b); v != NoUnit {
		return objection{rule: ruleRegroupPivotThroughUnits, other: v}
	}
	return objection{}
}

func (s *State) listRegroup(seat game.Seat, list []Action) []Action {
	for u, end := s.Armies.Of(seat); u < end; u++ {
		if !s.attacks(u, s.routed()) {
			continue
		}
		list = append(list, Action{Kind: Done, Unit: u}, Action{Kind: RegroupAhead, Unit: u}, Action{Kind: RegroupBack, Unit: u})
		for _, turn := range [...]int16{9000, -9000, 18000} {
			if a := (Action{Kind: RegroupPivot, Unit: u, Turn: [2]int16{turn}}); s.objectsRegroup(seat, &a).ok() {
				list = append(list, a)
			}
		}
	}
	return list
}

// regroupBy carries out a legal regroup: the move, then the separation. A unit that runs
// into another enemy after routing an Individual fights again at once.
//
// Carries out kings.regroup.forward-d6-full, back-d3-full, not-slowed-by-terrain and
// kings.individual.overrun-attacks-immediately.
func (p play) regroupBy(seat game.Seat, a *Action) {
	f, target := &p.Units[a.Unit], p.routed()
	f.Did &^= Charging
	p.tell(eventRegrouped, seat, p.code(a.Unit), int16(a.Kind))
	switch a.Kind {
	case RegroupPivot:
		f.Pose = f.Pose.Turned(plane.Angle(a.Turn[0]))
	case RegroupAhead:
		far := int32(p.die(labelRegroup, 6)) * Inch
		if p.profile(target).Has(Individual) {
			if next := p.overruns(a.Unit, far); next != NoUnit {
				p.fightAgain(seat, target, next)
				return
			}
		}
		p.shift(a.Unit, 0, far)
	case RegroupBack:
		p.shift(a.Unit, 2*right90, int32(p.die(labelRegroup, 3))*Inch)
	}
	p.separate(a.Unit)
	p.arrived(a.Unit)
}

// fightAgain begins the combat of a unit that has overrun an Individual. Where the combats
// under way are too many to remember, it is fought when they are over.
// Carries out kings.individual.overrun-attacks-immediately and overrun-chain.
func (p play) fightAgain(seat game.Seat, target, next UnitNo) {
	if p.chargerOf(seat, target) == NoUnit {
		p.Stack.Pop() // nobody else regroups
	}
	if p.Stack.Len() < game.StackDepth {
		p.fight(seat, next)
	}
}
