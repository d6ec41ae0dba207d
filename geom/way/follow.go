package way

import "gonfalon/geom/plane"

// Try follows a path: straight, turn, straight, turn, and straight until it touches the
// target, against which it settles.
func (s *Search) Try(p Path, w *Way) Fault {
	*w = Way{Path: p, Target: s.Target.Pose, Slowed: s.Slowed(&s.Start, plane.Vector{})}
	b := s.Start
	for i, ahead := range p.Ahead {
		if ahead != 0 {
			if int(ahead) > s.clip(b.Pose, int(ahead)) {
				return Blocked
			}
			v := plane.Ahead(b.Facing, int(ahead))
			if !s.Over && (s.Crowd.crossed(&b, v) || plane.Crosses(&b.Shape, v, &s.Target.Shape)) {
				return Blocked
			}
			w.Slowed = w.Slowed || s.Slowed(&b, v)
			w.Length += int(ahead)
			b.Move(v)
		}
		if p.Turn[i] != 0 {
			b.Set(b.Turned(plane.Angle(p.Turn[i])), b.Size)
			if !s.Over && (!s.Crowd.stands(&b) || plane.Overlap(&b.Shape, &s.Target.Shape)) {
				return Blocked
			}
		}
	}
	return s.strike(&b, w)
}

// strike moves straight ahead until the target is touched, and settles there.
func (s *Search) strike(b *plane.Base, w *Way) Fault {
	far := s.clip(b.Pose, plane.Distance(b.At, s.Target.At)+int(s.Target.Width+s.Target.Depth)/2)
	v, ok := b.Until(plane.Ahead(b.Facing, far), &s.Target.Shape)
	if !ok {
		return NoRoom
	}
	if !s.Over && s.Crowd.crossed(b, v) {
		return Blocked
	}
	w.Slowed = w.Slowed || s.Slowed(b, v)
	from := b.At
	b.Move(v)
	w.Length += plane.Distance(from, b.At)
	at, ok := plane.ContactPoint(&b.Shape, &s.Target.Shape)
	if !ok || !onSide(b, plane.Front, at) || !onSide(&s.Target, s.Side, at) {
		return Blocked
	}
	return s.Settle(b, at, w)
}

// clip shortens a straight move so that the centre does not leave the table.
func (s *Search) clip(from plane.Pose, far int) int {
	far = min(far, int(s.Width+s.Depth))
	v := plane.Ahead(from.Facing, far)
	part := func(at, by, most int32) int {
		switch {
		case by > 0 && at+by > most:
			return far * max(int(most-at), 0) / int(by)
		case by < 0 && at+by < 0:
			return far * max(int(at), 0) / -int(by)
		}
		return far
	}
	return min(part(from.At.X, v.X, s.Width), part(from.At.Y, v.Y, s.Depth))
}

// onSide tells whether a point of the edge of a base lies on a side, its ends included.
func onSide(b *plane.Base, side plane.Side, p plane.Point) bool {
	if b.ArcOf(p) == side {
		return true
	}
	edge := b.Side(side)
	return plane.Distance(edge.A, p) <= 2*plane.Slack || plane.Distance(edge.B, p) <= 2*plane.Slack
}

// Settle sets a base that touches its target at a point flush against it, and slides it to
// where it should end.
func (s *Search) Settle(b *plane.Base, at plane.Point, w *Way) Fault {
	target, turns := &s.Target, s.Turns
	var turned plane.Base
	if turns {
		facing := b.Facing + 2*MostTurn - plane.Angle(s.Side)*MostTurn
		turned.Set(plane.Pose{At: target.At, Facing: facing}, target.Size)
		// Where it has no room to turn the base is aligned with it, as with any target.
		if turns = s.Crowd.letsTurn(&turned); turns {
			target, w.Target = &turned, turned.Pose
		}
	}
	berth := s.berth(target, s.Side)
	along := s.Goal
	if s.Fixed {
		if end := plane.NewBase(berth.At(along), b.Size); !s.Crowd.leaves(&end) {
			return Taken
		}
	} else {
		from, ok := s.flush(&berth, b, at, turns)
		if !ok {
			return NoRoom
		}
		// Where any way will do it need not slide, unless the length of a straight one is asked.
		along = from
		if !s.Any || w.Path == (Path{}) || shares(berth.Shared(from)) != None {
			along, _ = berth.Slide(from, s.Goal, s.Crowd.atEnd())
		}
	}
	if f := shares(berth.Shared(along)); f != None {
		return f
	}
	w.End = berth.At(along)
	w.Length += plane.Distance(b.At, w.End.At)
	end := plane.NewBase(w.End, b.Size)
	w.Slowed = w.Slowed || s.endsSlowed(&end)
	return None
}

// flush returns the place along the side at which the base is set flush: its front still
// touches the point of first contact, turned about that point if there is room.
func (s *Search) flush(berth *plane.Berth, b *plane.Base, at plane.Point, turned bool) (int, bool) {
	others := s.Crowd.atEnd()
	if turned {
		along := berth.Along(b.At)
		return berth.Nearest(along, along, along, others)
	}
	own := s.berth(b, plane.Front)
	touch, half := berth.Along(at), int(b.Width)/2
	return berth.Nearest(touch+own.Along(at), touch-half, touch+half, others)
}

// Slowed tells whether a thing slows a straight move: what passes over everything is not.
func (s *Search) Slowed(b *plane.Base, v plane.Vector) bool {
	for i := range s.slows {
		if !s.Over && plane.Crosses(&b.Shape, v, &s.slow[i]) {
			return true
		}
	}
	return false
}

// endsSlowed tells whether a base ends where it is slowed. One that passes over everything is
// slowed by what it touches as well.
func (s *Search) endsSlowed(b *plane.Base) bool {
	if !s.Over {
		return s.Slowed(b, plane.Vector{})
	}
	for i := range s.slows {
		if b.Outline.Near(&s.slow[i].Outline, plane.Slack) {
			return true
		}
	}
	return false
}
