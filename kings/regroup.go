package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
)

// Regroup and withdrawal (kings.regroup.*).
// TODO(A): overruns after routing an Individual (with B), shifting enemies.

// regroup lets each charger of a combat regroup if the target was routed, else withdraw.
// Carries out kings.regroup.one-choice-after-rout.
func (p play) regroup(f *game.Frame) {
	u := p.nextRegroup(f.Seat, UnitNo(f.Arg))
	if u == NoUnit {
		p.Stack.Pop()
		return
	}
	f.Arg = int16(u)
	if p.Combat.Routed {
		p.ask(decideRegroup, f.Seat)
		return
	}
	p.withdraw(u)
}

// nextRegroup returns the next charger of the combat after a unit.
func (s *State) nextRegroup(seat game.Seat, after UnitNo) UnitNo {
	first, end := s.Armies.Of(seat)
	for u := max(first, after+1); u < end; u++ {
		if s.attacks(u, s.Combat.Target) {
			return u
		}
	}
	return NoUnit
}

// withdraw carries out kings.regroup.withdraw-1-inch-if-not-routed.
func (p play) withdraw(u UnitNo) {
	p.shift(u, 2*right90, Inch)
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
	if v, ok := plane.Nudge(&b, c.list[:c.n], b.Facing+2*right90, int(Millimetre), 4*int(Inch)); ok {
		p.Units[u].Pose = b.Moved(v)
	}
}

// regrouping returns the unit that may regroup now.
func (s *State) regrouping() UnitNo { return UnitNo(s.Stack.Top().Arg) }

func (s *State) objectsRegroup(_ game.Seat, a *Action) objection {
	if a.Unit != s.regrouping() {
		return s.untimely()
	}
	switch a.Kind {
	case Done, RegroupAhead, RegroupBack:
		return objection{}
	case RegroupPivot:
		start := s.base(a.Unit)
		b := plane.NewBase(start.Pose.Turned(plane.Angle(a.Turn[0])), start.Size)
		return s.objectsEnd(a.Unit, ChangeFacing, &b, &start)
	}
	return s.untimely()
}

func (s *State) listRegroup(seat game.Seat, list []Action) []Action {
	u := s.regrouping()
	list = append(list, Action{Kind: Done, Unit: u}, Action{Kind: RegroupAhead, Unit: u}, Action{Kind: RegroupBack, Unit: u})
	for _, turn := range [...]int16{9000, -9000, 18000} {
		if a := (Action{Kind: RegroupPivot, Unit: u, Turn: [2]int16{turn}}); s.objectsRegroup(seat, &a).ok() {
			list = append(list, a)
		}
	}
	return list
}

// regroupBy carries out a legal regroup.
func (p play) regroupBy(_ game.Seat, a *Action) {
	switch a.Kind {
	case RegroupPivot:
		p.Units[a.Unit].Pose = p.Units[a.Unit].Pose.Turned(plane.Angle(a.Turn[0]))
	case RegroupAhead:
		p.shift(a.Unit, 0, int32(p.dice.Die(labelRegroup, 6))*Inch)
	case RegroupBack:
		p.shift(a.Unit, 2*right90, int32(p.dice.Die(labelRegroup, 6)+1)/2*Inch)
	}
	p.tell(eventRegrouped, p.Armies.Seat(a.Unit), p.code(a.Unit), int16(a.Kind))
	p.separate(a.Unit)
	p.arrived(a.Unit)
}
