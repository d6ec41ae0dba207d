package kings

import (
	"gonfalon/geom/plane"
	"gonfalon/geom/way"
)

// Straight moves that are no orders: what a spell or an overrun makes of a unit.

// room returns how far a unit can go straight in a direction, up to a length: until it
// would touch terrain that it cannot enter or the table edge, or come too near a friend.
// Enemies stop it at the distance that is to be kept from them; 0 is not at all.
func (s *State) room(u UnitNo, to plane.Angle, far, keep int32) int32 {
	x := searches.Get().(*way.Search)
	defer searches.Put(x)
	c := &x.Crowd
	c.Clear()
	b, n := s.base(u), 0
	s.gather(c, u, NoUnit, s.around(u, b.At, far+Inch))
	for i := range c.N {
		apart := plane.Slack + 1
		switch {
		case i >= c.Bases:
		case c.List[i].Keep > 0: // a friend
			apart = int(Millimetre)
		case keep == 0:
			continue
		default:
			apart = int(keep)
		}
		if !b.Outline.Near(&c.List[i].Outline, int(far)+apart) {
			continue
		}
		// What is too near from the start may stay so, but not come nearer.
		c.List[n].Shape, c.List[n].Keep = c.List[i].Shape, min(apart, plane.Gap(&b.Shape, &c.List[i].Shape).Floor())
		n++
	}
	c.N = n
	lets := func(far int32) bool { return c.Lets(&b, plane.Ahead(to.Norm(), int(far))) }
	if lets(far) {
		return far
	}
	free, not := int32(0), far
	for free+1 < not {
		if middle := (free + not) / 2; lets(middle) {
			free = middle
		} else {
			not = middle
		}
	}
	return free
}

// drift moves a unit straight in a direction.
func (p play) drift(u UnitNo, to plane.Angle, far int32) {
	p.Units[u].Pose = p.Units[u].Pose.Moved(plane.Ahead(to.Norm(), int(far)))
}

// tellDrift tells how far from a place a unit has come, when it is also set apart from others.
func (p play) tellDrift(u UnitNo, from plane.Point) {
	far := plane.Distance(from, p.Units[u].Pose.At)
	p.tell(eventPushed, p.Armies.Seat(u), int16(u), mm(far), tenths(far))
}

// runInto moves a unit straight ahead until it touches an enemy: it has then charged the
// side that it touched. Returns whom, and if nobody how far there was room; it has not moved
// then.
//
// Carries out kings.spell.surge-contact-is-a-charge, surge-hindered-by-terrain,
// kings.individual.overrun-into-new-enemy, overrun-by-individual and overrun-hindered.
func (p play) runInto(u UnitNo, far int32) (target UnitNo, to int32) {
	b := p.base(u)
	far = p.room(u, b.Facing, far, 0)
	target, to = p.firstMet(u, &b, far)
	if target == NoUnit {
		return NoUnit, to
	}
	end := plane.NewBase(b.Moved(plane.Ahead(b.Facing, int(to))), b.Size)
	face, w, ok := p.flushWith(u, target, &b, &end)
	if !ok {
		return NoUnit, to
	}
	p.land(u, target, face, &w)
	p.keepAtBay(u, target)
	return target, to
}

// firstMet returns the first enemy that a unit touches on its way ahead, and how far that
// is; without one, all of the way.
func (s *State) firstMet(u UnitNo, b *plane.Base, far int32) (target UnitNo, to int32) {
	to = far
	long := int(far) + plane.Slack // at the end of its way it may just touch
	v := plane.Ahead(b.Facing, long)
	for e, end := s.Armies.Of(enemyOf(s.Armies.Seat(u))); e < end; e++ {
		if !s.inPlay(e) || s.afar(u, b.At, e, int32(long)) {
			continue
		}
		other := s.base(e)
		if at, met := plane.FirstContact(&b.Shape, v, &other.Shape); met {
			if d := min(int32(at.Of(long)), far); target == NoUnit || d < to {
				target, to = e, d
			}
		}
	}
	return target, to
}

// flushWith sets a unit that has run into an enemy against the side that it touches: at a
// corner, the side in whose arc its leader then is.
func (s *State) flushWith(u, target UnitNo, start, b *plane.Base) (plane.Side, way.Way, bool) {
	t := s.base(target)
	at, ok := plane.ContactPoint(&b.Shape, &t.Shape)
	if !ok {
		return 0, way.Way{}, false
	}
	face := t.ArcOf(at)
	for i := range t.Outline.Len() {
		if plane.Distance(t.Outline.Corner(i), at) <= 2*plane.Slack {
			face = t.ArcOf(b.Leader())
		}
	}
	x := s.approach(u, target, face, s.whole())
	defer searches.Put(x)
	x.Turns = x.Turns && !s.fights(s.Armies.Seat(u), target) // it has turned to the first
	w := way.Way{Target: t.Pose, Slowed: x.Slowed(start, b.At.Minus(start.At))}
	if x.Settle(b, at, &w) != way.None {
		return 0, way.Way{}, false
	}
	return face, w, true
}
