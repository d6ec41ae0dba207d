package field

import "gonfalon/geom/plane"

// Enemies that a Charge touches besides its target (song.charge.other-enemies-*).

// A Settling is what becomes of another enemy that a charging tray touches.
type Settling uint8

// What may become of it.
const (
	Stays   Settling = iota // in contact as it is: there is no room, or it is held elsewhere
	Aligned                 // against the edge of the charger
	Pushed                  // away from the charger
)

// Others returns the enemies but the target that a tray touches where it has come to stand.
func (f *Field) Others(n, target No) Set {
	b := f.Base(n)
	return f.touched(n, &b, target)
}

// Settle returns where another enemy goes that a charging tray touches: against the edge of the
// charger that it touches, with at least half of that edge or the whole of its own in contact,
// turned and then moved as little as possible; else away from it, up to an inch, farther only if
// there is no room nearer. It is not pulled out of another engagement, nor into one.
//
// Carries out song.charge.other-enemies-align, other-enemies-pushed-1 and other-enemies-min-move.
func (f *Field) Settle(charger, other No) (plane.Pose, Settling) {
	s := settling{Field: f, charger: charger, other: other, base: f.Base(charger), is: f.Base(other)}
	s.side = s.touchedSide()
	s.held = f.touched(other, &s.is, charger)
	s.gather()
	if s.align() {
		return s.best, Aligned
	}
	s.room.add(&s.base.Shape, Inch)
	if s.push() {
		return s.best, Pushed
	}
	return s.is.Pose, Stays
}

type settling struct {
	*Field
	charger, other No
	base, is       plane.Base // of the charger, of the other
	side           plane.Side // of the charger, which the other touches or, with a corner, stands before
	held           Set        // whom else the other is engaged with
	room           crowd
	found          bool
	best           plane.Pose
	far            int
	turn           plane.Angle
}

// touchedSide returns the side of the charger that the other lies against. If only a corner
// touches it is the front if all of the other lies beyond it, else that before which its middle is.
func (s *settling) touchedSide() plane.Side {
	if side, _, _, ok := plane.SharedSide(&s.base, &s.is); ok {
		return side
	}
	shallow := plane.NewBase(s.base.Pose, plane.Size{Width: s.base.Width, Depth: s.base.Depth - 4*plane.Slack})
	beyond := shallow.Past(plane.Front)
	for i := range s.is.Outline.Len() {
		if !beyond.Contains(s.is.Outline.Corner(i)) {
			return s.base.ArcOf(s.is.At)
		}
	}
	return plane.Front
}

// align looks at each edge of the other that could lie against that of the charger which it
// touches.
func (s *settling) align() bool {
	for own := plane.Front; own <= plane.Right; own++ {
		b := plane.Berth{Target: &s.base, Side: s.side, Size: s.is.Size, Own: own, Hand: s.hand(s.is.At)}
		s.lie(&b)
	}
	return s.found
}

// lie looks for the place in a berth nearest to where the other is.
func (s *settling) lie(b *plane.Berth) {
	own, theirs := edgeOf(s.is.Size, b.Own), edgeOf(s.base.Size, b.Side)
	most := int(enough(theirs, own))
	along, ok := 0, false
	if s.held == 0 {
		along, ok = b.Nearest(b.Along(s.is.At), -most, most, s.room.obstacles())
	} else {
		along, ok = s.holding(b, most)
	}
	if !ok {
		return
	}
	pose := b.At(along)
	turn, far := s.is.Facing.To(pose.Facing), plane.Distance(s.is.At, pose.At)
	if s.found {
		switch less := max(s.turn, -s.turn) - max(turn, -turn); {
		case less < 0, less == 0 && far > s.far, less == 0 && far == s.far && turn*s.hand(s.is.At) < 0:
			return
		}
	}
	s.found, s.best, s.far, s.turn = true, pose, far, turn
}

// holding looks for the place in a berth nearest to where the other is at which it still touches
// all whom it is engaged with: in steps of a millimetre, then finer ones.
func (s *settling) holding(b *plane.Berth, most int) (int, bool) {
	want := min(max(b.Along(s.is.At), -most), most)
	for _, step := range [...]int{1, plane.Millimetre} {
		reach := 2 * most
		if step == 1 {
			reach = 2 * plane.Slack
		}
		for off := 0; off <= reach; off += step {
			for _, along := range [...]int{want + off, want - off} {
				if along >= -most && along <= most && s.holds(b.At(along)) {
					return s.finer(b, along, want, step), true
				}
			}
		}
	}
	return 0, false
}

// finer brings a place nearer to the one wanted as long as it will do.
func (s *settling) finer(b *plane.Berth, along, want, step int) int {
	for step /= 10; step > 0; step /= 10 {
		for along != want {
			next := along + min(step, max(want-along, along-want))
			if want < along {
				next = along - min(step, along-want)
			}
			if !s.holds(b.At(next)) {
				break
			}
			along = next
		}
	}
	return along
}

// holds tells whether the other can stand at a pose, in contact with all whom it is held by.
func (s *settling) holds(p plane.Pose) bool {
	b := plane.NewBase(p, s.is.Size)
	for i := range s.room.n {
		if !s.room.each[i].Leaves(&b.Shape) {
			return false
		}
	}
	return s.touched(s.other, &b, s.charger) == s.held
}

// gather collects what the other must not overlap, and its enemies, which it must not touch unless
// it does already.
func (s *settling) gather() {
	reach := 2*radius(s.is.Size) + 6*Inch
	for m := No(1); m <= s.Last; m++ {
		if m == s.other || m == s.charger || s.Trays[m].Kind == Off || s.afar(s.is.At, s.is.Size, m, reach) {
			continue
		}
		keep := int32(0)
		if !s.Friends(s.other, m) && !s.held.Has(m) {
			keep = apartBy
		}
		var o plane.Shape
		o.Stand(s.Trays[m].Pose, s.Trays[m].Size)
		s.room.add(&o, keep)
	}
	s.room.ground(s.Field, s.other, s.is.At, radius(s.is.Size)+reach)
}

// apartBy is the least distance that is no contact.
const apartBy = plane.Slack + 1

// push moves the other straight away from the edge of the charger to an inch, or as far as there
// is room up to that; else, if nobody else holds it, the least way that frees it.
func (s *settling) push() bool {
	out, charger := s.base.Normal(s.side), &s.room.each[s.room.n-1]
	for keep := int32(Inch); keep > apartBy; keep -= plane.Millimetre {
		charger.Keep = int(keep)
		if far, ok := s.away(out); ok {
			s.best = s.is.Moved(plane.Ahead(out, far))
			return true
		}
	}
	charger.Keep = apartBy
	if s.held != 0 {
		return false
	}
	v, ok := plane.NudgeFinely(&s.is, s.room.obstacles(), out, s.hand(s.is.At), 6*Inch)
	s.best = s.is.Moved(v)
	return ok
}

// away returns the least way in a direction after which the charger is as far as asked, if there
// is room.
func (s *settling) away(out plane.Angle) (int, bool) {
	charger := &s.room.each[s.room.n-1]
	far := least(2*Inch, func(far int) bool {
		b := s.is
		b.Move(plane.Ahead(out, far))
		return charger.Leaves(&b.Shape)
	})
	return far, far <= 2*Inch && s.holds(s.is.Moved(plane.Ahead(out, far)))
}

// least returns the least number up to most for which a condition holds that, once it
// holds, goes on to; most+1 if there is none.
func least(most int, holds func(int) bool) int {
	lo, hi := 0, most+1
	for lo < hi {
		if mid := (lo + hi) / 2; holds(mid) {
			hi = mid
		} else {
			lo = mid + 1
		}
	}
	return lo
}
