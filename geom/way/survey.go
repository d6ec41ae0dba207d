package way

import "gonfalon/geom/plane"

const (
	// maxBays is how many free places along a side are told apart.
	maxBays = 24
	// everywhere is farther than any place along a side.
	everywhere = 1 << 20
)

// A bay is a length along the side of the target in which the base can slide: from where to
// where, and the place in it at which it comes to rest.
type bay struct {
	lo, hi int
	end    plane.Point
}

// A survey is where along the side a base can come to rest.
type survey struct {
	n     int
	bays  [maxBays]bay
	nears int // of things near a target that turns
	near  [MaxThings]uint8
}

// lookAround finds these places.
func (v *survey) lookAround(s *Search) {
	berth := s.berth(&s.Target, s.Side)
	if s.Turns {
		if v.findNear(s); v.nears == 0 {
			return
		}
	}
	if s.Fixed {
		v.bays[0], v.n = bay{-everywhere, everywhere, berth.At(s.Goal).At}, 1
		return
	}
	most := int(s.frontage()+s.Start.Width) / 2
	others := s.Crowd.List[:s.Crowd.N]
	for at := -most; at <= most && v.n < maxBays; {
		lo, ok := berth.Nearest(at, at, most, others)
		if !ok {
			break
		}
		hi, _ := berth.Slide(lo, most, others)
		rest := min(max(s.Goal, lo), hi)
		if berth.Shared(rest) > plane.Slack {
			v.bays[v.n] = bay{lo, hi, berth.At(rest).At}
			v.n++
		}
		at = hi + 1
	}
}

// findNear finds what can keep a target from turning to the base, or the base from sliding to
// its middle.
func (v *survey) findNear(s *Search) {
	// It slides away from what is beside it, and no farther than to the middle.
	aside := max(int(s.Start.Width), plane.Hypot(int(s.Target.Width), int(s.Target.Depth))) / 2
	most := plane.Hypot(s.standoff()+int(s.Start.Depth)/2, aside) + 2*plane.Millimetre
	for i := range s.Crowd.N {
		if s.Crowd.List[i].Outline.GapTo(s.Target.At).Cmp(most) <= 0 {
			v.near[v.nears] = uint8(i)
			v.nears++
		}
	}
}

// settles tells whether no way can be shorter than one that is known.
func (v *survey) settles(s *Search, known *Way) bool { return known.Length <= v.shortest(s)+Alike }

// shortest is no more than the length of any way.
func (v *survey) shortest(s *Search) int {
	least := everywhere
	for i := range v.bays[:v.n] {
		least = min(least, plane.Distance(s.Start.At, v.bays[i].end))
	}
	if s.Turns {
		straight := plane.Distance(s.Start.At, s.Target.At)
		if v.nears > 0 && !s.Fixed { // it may be stopped beside the middle
			aside := int(s.Start.Width+s.Target.Width+s.Target.Depth) / 2
			straight = plane.Root(max(0, straight*straight-aside*aside))
		}
		least = min(least, max(0, straight-plane.Hypot(s.standoff(), s.Goal)))
	}
	return least
}
