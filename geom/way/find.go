package way

import "gonfalon/geom/plane"

const (
	// gridStep is how far apart the places are at which the search for two pivots tries to
	// pivot, gridTurn the angle between the turns that it tries.
	gridStep = plane.Inch
	gridTurn = plane.Angle(1500)
)

// Find looks for the shortest way.
func (s *Search) Find(best *Way) Fault {
	aim, f := s.aim()
	if f != None {
		return f
	}
	f = s.direct(aim, best)
	if f == None && s.Any {
		return f
	}
	var v survey
	v.lookAround(s)
	if f == None && v.settles(s, best) {
		return f
	}
	return s.seek(&v, aim, f, best)
}

// seek looks for ways that are shorter than the plainest, or lead to the target where that is
// at fault.
func (s *Search) seek(v *survey, aim plane.Point, f Fault, best *Way) Fault {
	k := seeker{Search: s, survey: *v, best: best, found: f == None, looks: seekMost}
	k.plainly()
	k.once()
	if s.Twice && !(k.found && s.Any) {
		k.twice(aim)
	}
	switch {
	case k.found:
		return None
	case f == Blocked || f == TooSharp:
		return NoRoom // that way, and all others
	}
	return f
}

// Plainly finds the plainest way: turning at once towards the place where the base will end.
func (s *Search) Plainly(w *Way) Fault {
	aim, f := s.aim()
	if f != None {
		return f
	}
	return s.direct(aim, w)
}

// Settled tells whether no way can be shorter than one that is known.
func (s *Search) Settled(w *Way) bool {
	var v survey
	v.lookAround(s)
	return v.settles(s, w)
}

// aim returns the point to which the centre of the base goes on the shortest way.
func (s *Search) aim() (plane.Point, Fault) {
	if s.Turns {
		return s.Target.At, None
	}
	end, f := s.Place()
	return end.At, f
}

// Place returns where the base should end: in the free place nearest to the goal. The farther
// from the middle of the side, the less of it is shared: if the nearest place shares nothing,
// none does.
func (s *Search) Place() (plane.Pose, Fault) {
	berth := s.berth(&s.Target, s.Side)
	if s.Fixed {
		return berth.At(s.Goal), None
	}
	most := int(s.Target.Width+s.Target.Depth)/2 + int(s.Start.Width)/2
	along, ok := berth.Nearest(s.Goal, -most, most, s.Crowd.atEnd())
	if !ok {
		return plane.Pose{}, NoRoom
	}
	return berth.At(along), shares(berth.Shared(along))
}

// shares judges the length that the base and the side share where it would end: none is no
// room, a corner is not enough.
func shares(length int) Fault {
	switch {
	case length < -plane.Slack:
		return NoRoom
	case length <= plane.Slack:
		return CornerOnly
	}
	return None
}

// direct tries to turn at once and go; where that is a matter of a hair, without a turn.
func (s *Search) direct(aim plane.Point, w *Way) Fault {
	to := s.Start.Facing.To(plane.Heading(aim.Minus(s.Start.At)))
	if to > -200 && to < 200 {
		if f := s.Try(Path{}, w); f == None && w.Length <= plane.Distance(s.Start.At, aim)+Alike {
			return f
		}
	}
	if tooSharp(to) {
		return TooSharp
	}
	return s.Try(Path{Turn: [2]int16{int16(to)}}, w)
}

// tooSharp tells whether a pivot is more than one may be.
func tooSharp(t plane.Angle) bool { return t < -MostTurn || t > MostTurn }

// try tries a way and keeps it if it is shorter than the best so far.
func (k *seeker) try(ahead [2]int32, first, second plane.Angle) {
	if tooSharp(first) || tooSharp(second) {
		return
	}
	f := k.Try(Path{[2]int16{int16(first), int16(second)}, ahead}, &k.tried)
	if f == None && (!k.found || k.tried.Length < k.best.Length) {
		*k.best, k.found = k.tried, true
	}
}

// twice looks for a way with two pivots: the first at once or, where nothing else is found
// because there is no room for it, on the way.
func (k *seeker) twice(aim plane.Point) {
	for a := int32(0); a <= k.Reach && (a == 0 || !k.found); a += 2 * gridStep {
		if k.clip(k.Start.Pose, int(a)) < int(a) {
			break
		}
		from := k.Start.Moved(plane.Ahead(k.Start.Facing, int(a)))
		for i := range 13 {
			turn := plane.Angle((i+1)/2) * gridTurn * k.Hand
			if i%2 == 0 {
				turn = -turn
			}
			if b := plane.NewBase(from.Turned(turn), k.Start.Size); k.Over || k.Crowd.stands(&b) {
				k.second(a, turn, b.Pose, aim)
			}
		}
	}
}

// second looks for the place of the second pivot, after the first.
func (k *seeker) second(a int32, turn plane.Angle, pose plane.Pose, aim plane.Point) {
	for b := int32(0); b <= k.Reach && k.clip(pose, int(b)) >= int(b); b += gridStep {
		at := pose.Moved(plane.Ahead(pose.Facing, int(b))).At
		if k.found && int(a+b)+plane.Distance(at, aim) >= k.best.Length {
			break
		}
		k.try([2]int32{a, b}, turn, pose.Facing.To(plane.Heading(aim.Minus(at))))
	}
}
