package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/geom/way"
	"gonfalon/kings/army"
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
	b, t := p.base(u), p.base(target)
	if touches(&b, &t) {
		p.shift(u, 2*right90, Inch)
	}
	p.separate(u)
	if p.Units[u].Pose.At != b.At {
		p.tellDrift(u, b.At)
	}
}

// shift moves a unit straight in a direction of its own, until something stops it: enemies
// by contact, friends and terrain just before.
// Carries out kings.regroup.cannot-pass-through-units.
func (p play) shift(u UnitNo, aside plane.Angle, far int32) {
	to := p.Units[u].Pose.Facing + aside
	p.drift(u, to, p.room(u, to, far, 1))
}

// farthest is how far a unit is repositioned at most; farther off there is no place for it.
const farthest = 4 * Inch

// separate sets a unit apart from all others after a combat. If there is no place for it,
// the enemies that are too near give way; if they cannot either, all stay where they are.
//
// Carries out kings.regroup.restore-separation-after, nudge-enemies-if-needed and
// under-1-inch-tolerated.
func (p play) separate(u UnitNo) {
	b := p.base(u)
	if p.setApart(u, &b, b.Facing+2*right90) {
		return
	}
	for e, end := p.Armies.Of(enemyOf(p.Armies.Seat(u))); e < end; e++ {
		// One that is still to be fought stays in contact with its charger.
		if !p.inPlay(e) || p.afar(u, b.At, e, Inch) || p.fights(p.Armies.Seat(u), e) {
			continue
		}
		if other := p.base(e); !plane.Clear(&b.Shape, &other.Shape, int(Inch)) {
			p.setApart(e, &other, b.Normal(b.ArcOf(other.At)))
		}
	}
}

// setApart moves a unit the shortest way to where it stands an inch from its enemies and a
// millimetre from its friends, and tells whether there is such a place. Of ways equally
// short the preferred direction is taken.
// Carries out kings.regroup.separation-by-shortest-move.
func (p play) setApart(u UnitNo, b *plane.Base, prefer plane.Angle) bool {
	x := searches.Get().(*way.Search)
	defer searches.Put(x)
	c := &x.Crowd
	c.Clear()
	p.gather(c, u, NoUnit, p.around(u, b.At, farthest+Inch))
	n, near := 0, false
	for i := range c.N {
		o := c.List[i]
		if i < c.Bases {
			if o.Keep > 0 {
				o.Keep = int(Millimetre)
			} else {
				o.Keep = int(Inch)
			}
			near = near || !plane.Clear(&b.Shape, &o.Shape, o.Keep)
		}
		if b.Outline.Near(&o.Outline, int(farthest+Inch)) {
			c.List[n] = o
			n++
		}
	}
	if !near {
		return true
	}
	v, ok := plane.NudgeFinely(b, c.List[:n], prefer, p.hand(b.At), int(farthest))
	if ok {
		p.Units[u].Pose = b.Moved(v)
	}
	return ok
}

// routed returns the target of the combat whose chargers regroup now.
func (s *State) routed() UnitNo { return UnitNo(s.Stack.Top().Arg) }

func (s *State) forbidsRegroup(seat game.Seat, a *Action) objection {
	switch a.Kind {
	case Done, RegroupAhead, RegroupBack, RegroupPivot:
	default:
		return s.untimely()
	}
	if a.Unit == NoUnit || s.Armies.Seat(a.Unit) != seat || !s.attacks(a.Unit, s.routed()) {
		return against(ruleRegroupOneChoiceAfterRout)
	}
	if a.Kind == RegroupAhead && s.Units[a.Unit].Did&Scalded != 0 {
		return against(ruleRegroupForwardD6Full)
	}
	if a.Kind == RegroupPivot {
		return s.forbidsRegroupPivot(a)
	}
	return objection{}
}

// forbidsRegroupPivot judges where a pivot ends. How near to enemies does not matter: the
// unit is set apart from them afterwards.
// Carries out kings.regroup.pivot-any-direction and pivot-through-units.
func (s *State) forbidsRegroupPivot(a *Action) objection {
	start := s.base(a.Unit)
	b := plane.NewBase(start.Pose.Turned(plane.Angle(a.Turn[0])), start.Size)
	switch {
	case a.Turn[1] != 0:
		return against(ruleRegroupPivotAnyDirection)
	case !s.onTable(&b, plane.Vector{}):
		return against(rulePassPivotEndsOnTable)
	}
	if _, hit := s.barred(a.Unit, ChangeFacing, &b); hit {
		return against(rulePassPivotEndsOffImpassable)
	}
	if v := s.unitUnder(a.Unit, &b); v != NoUnit {
		return against(ruleRegroupPivotThroughUnits).by(v)
	}
	return objection{}
}

func (s *State) listRegroup(seat game.Seat, list []Action) []Action {
	for u, end := s.Armies.Of(seat); u < end; u++ {
		if !s.attacks(u, s.routed()) {
			continue
		}
		list = append(list, Action{Kind: Done, Unit: u})
		if s.Units[u].Did&Scalded == 0 {
			list = append(list, Action{Kind: RegroupAhead, Unit: u})
		}
		list = append(list, Action{Kind: RegroupBack, Unit: u})
		for _, turn := range [...]int16{9000, -9000, 18000} {
			if a := (Action{Kind: RegroupPivot, Unit: u, Turn: [2]int16{turn}}); s.forbidsRegroup(seat, &a).ok() {
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
	from := f.Pose.At
	f.Did &^= Charging
	die := 0
	switch a.Kind {
	case RegroupAhead:
		die = p.die(labelRegroup, 6)
	case RegroupBack:
		die = p.die(labelRegroup, 3)
	}
	p.tell(eventRegrouped, seat, int16(a.Unit), int16(a.Kind), int16(die))
	far := int32(die) * Inch
	switch a.Kind {
	case RegroupPivot:
		f.Pose = f.Pose.Turned(plane.Angle(a.Turn[0]))
	case RegroupAhead:
		if p.profile(target).Has(army.Individual) {
			// It stays Hindered by its first charge.
			if next, _ := p.runInto(a.Unit, far); next != NoUnit {
				p.fightAgain(seat, target, next)
				return
			}
		}
		p.shift(a.Unit, 0, far)
	case RegroupBack:
		p.shift(a.Unit, 2*right90, far)
	}
	p.separate(a.Unit)
	if f.Pose.At != from {
		p.tellDrift(a.Unit, from)
	}
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
