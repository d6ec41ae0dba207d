package way

import "gonfalon/geom/plane"

// squareStep is the angle between the facings that are tried when the straight one is
// blocked.
const squareStep plane.Angle = 500

// Square finds the way of a base that pivots on the spot, however far, to face the side
// squarely, and goes straight: or with the facing nearest to it from which the side can be
// reached. What is told is why it cannot face it squarely.
func (s *Search) Square(w *Way) Fault {
	facing := (s.Target.Normal(s.Side) + 2*MostTurn).Norm()
	square := s.square(facing, w)
	if square == None {
		return None
	}
	for turn := squareStep; turn <= MostTurn; turn += squareStep {
		for _, by := range [2]plane.Angle{turn * s.Hand, -turn * s.Hand} {
			b, f := s.faced((facing + by).Norm())
			if f != None {
				continue
			}
			if *w = (Way{Target: s.Target.Pose}); s.strike(&b, w) == None {
				return None
			}
		}
	}
	return square
}

// faced pivots the base on the spot.
func (s *Search) faced(facing plane.Angle) (plane.Base, Fault) {
	b := plane.NewBase(plane.Pose{At: s.Start.At, Facing: facing}, s.Start.Size)
	switch {
	case b.Outline.Near(&s.Target.Outline, plane.Slack) || s.Crowd.touched(&b):
		return b, Touching
	case !s.Crowd.stands(&b):
		return b, Obstructed
	}
	return b, None
}

// square goes straight to the side, which the base then faces squarely: so it may slide along
// the line of the side before it touches.
func (s *Search) square(facing plane.Angle, w *Way) Fault {
	b, f := s.faced(facing)
	if f != None {
		return f
	}
	*w = Way{Target: s.Target.Pose}
	berth := s.berth(&s.Target, s.Side)
	at := berth.At(berth.Along(b.At))
	ahead := plane.Ahead(facing, plane.Distance(b.At, at.At))
	if plane.Distance(b.At.Plus(ahead), at.At) > 2*plane.Slack {
		return Behind
	}
	if s.Crowd.crossed(&b, at.At.Minus(b.At)) && !s.Over {
		return Blocked
	}
	if s.Fixed {
		w.End = berth.At(s.Goal)
		if end := plane.NewBase(w.End, b.Size); !s.Crowd.leaves(&end) {
			return Behind
		}
		return None
	}
	most := int(s.frontage()+s.Start.Width)/2 - plane.Slack - 1
	along, ok := berth.Nearest(0, -most, most, s.Crowd.atEnd())
	if !ok {
		return Behind
	}
	w.End = berth.At(along)
	return None
}
