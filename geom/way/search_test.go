package way

import (
	"math/rand/v2"
	"testing"

	"gonfalon/geom/plane"
)

// TestTheShortestWayIsFound compares the search with its slow twin, which tries pivots after
// every half centimetre and of every degree, on crowded tables: where the twin finds a way
// the search finds one, and not a longer one.
func TestTheShortestWayIsFound(t *testing.T) {
	const cases = 180
	found, detours := 0, 0
	for n := range cases {
		s := crowded(n)
		var best, twin Way
		f := s.Find(&best)
		ok := s.everyWay(5*plane.Millimetre, 100, &twin)
		switch {
		case ok && f != None:
			t.Errorf("case %d: no way (fault %d), but one ahead %d, turn %d, of %d", n, f, twin.Ahead[0], twin.Turn[0], twin.Length)
		case ok && best.Length > twin.Length+Alike:
			t.Errorf("case %d: ahead %d, turn %d, of %d; shorter is ahead %d, turn %d, of %d", n,
				best.Ahead[0], best.Turn[0], best.Length, twin.Ahead[0], twin.Turn[0], twin.Length)
		}
		if ok {
			found++
			if best.Length > plane.Distance(s.Start.At, best.End.At)+Alike {
				detours++
			}
		}
	}
	if found < cases/4 || found > cases*3/4 || detours < cases/20 {
		t.Errorf("of %d bases %d have a way, %d of them not a straight one", cases, found, detours)
	}
}

// everyWay is the twin of the search: it tries every way with one pivot, after every such
// step and of every such turn.
func (s *Search) everyWay(step int32, turn plane.Angle, best *Way) bool {
	k := seeker{Search: s, best: best}
	k.try([2]int32{}, 0, 0)
	for a := int32(0); a <= 2*s.Reach && !s.Crowd.crossed(&s.Start, plane.Ahead(s.Start.Facing, int(a))); a += step {
		for t := -MostTurn; t <= MostTurn; t += turn {
			k.try([2]int32{a}, t, 0)
		}
	}
	return k.found
}

// crowded returns a base with its target before it and others, a wall and an edge of the
// table in between and about. Every third has its place given, every fourth a target that
// turns to it.
func crowded(n int) *Search {
	rng := rand.New(rand.NewPCG(7, uint64(n)))
	base := func(x, y, facing, wide, deep int) plane.Base {
		const mm = plane.Millimetre
		return plane.NewBase(plane.Pose{At: plane.Point{X: int32(x) * mm, Y: int32(y) * mm}, Facing: plane.Angle(facing * 100)},
			plane.Size{Width: int32(wide) * mm, Depth: int32(deep) * mm})
	}
	for {
		s := &Search{Hand: 1, Reach: 16 * plane.Inch, Width: 100000, Depth: 80000, Turns: n%4 == 3}
		s.Start = base(800+rng.IntN(200), 200+rng.IntN(150), 40+rng.IntN(100), 20+rng.IntN(100), 20+rng.IntN(80))
		s.Target = base(800+rng.IntN(200), 450+rng.IntN(80), rng.IntN(360), 40+rng.IntN(160), 20+rng.IntN(80))
		if s.Turns {
			s.Target = plane.NewBase(s.Target.Pose, plane.Size{Width: 2000 + rng.Int32N(3000), Depth: 2000 + rng.Int32N(3000)})
		}
		s.Side = s.Target.ArcOf(s.Start.Leader())
		free := !plane.Overlap(&s.Start.Shape, &s.Target.Shape)
		for range 2 + rng.IntN(5) {
			b := base(750+rng.IntN(300), 250+rng.IntN(350), rng.IntN(360), 20+rng.IntN(60), 20+rng.IntN(40))
			free = free && plane.Clear(&b.Shape, &s.Start.Shape, plane.Millimetre) && plane.Clear(&b.Shape, &s.Target.Shape, plane.Millimetre)
			*s.Crowd.Add(rng.IntN(2) * (plane.Millimetre - plane.Slack)) = b.Shape
		}
		s.Crowd.Bases = s.Crowd.N
		wall := base(750+rng.IntN(300), 300+rng.IntN(200), rng.IntN(360), 10+rng.IntN(80), 10+rng.IntN(20))
		free = free && plane.Clear(&wall.Shape, &s.Start.Shape, plane.Millimetre) && plane.Clear(&wall.Shape, &s.Target.Shape, plane.Millimetre)
		*s.Crowd.Add(0) = wall.Shape
		for _, edge := range plane.Rim(s.Width, s.Depth) {
			*s.Crowd.Add(0) = edge
		}
		if n%3 == 2 {
			s.Fixed, s.Goal = true, int(s.Target.Width)*(n%7-3)/6
		}
		if ahead := s.Start.Arc(plane.Front); free && ahead.Meets(&s.Target.Outline) {
			return s
		}
	}
}
