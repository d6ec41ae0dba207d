package plane_test

import (
	"slices"
	"testing"

	"gonfalon/geom/plane"
	"gonfalon/geom/plane/planetest"
)

var (
	yes   bool
	count int
)

func BenchmarkNewBase(b *testing.B) {
	for i := 0; b.Loop(); i++ {
		base := plane.NewBase(plane.Pose{plane.Point{90000, 60000}, plane.Angle(i % 36000)}, plane.Size{10000, 8000})
		count += int(base.Outline.Corner(0).X)
	}
}

func pair(name string) planetest.Pair {
	all := planetest.Pairs()
	return all[slices.IndexFunc(all, func(p planetest.Pair) bool { return p.Name == name })]
}

func BenchmarkOverlap(b *testing.B) {
	for _, p := range planetest.Pairs() {
		b.Run(p.Name, func(b *testing.B) {
			for b.Loop() {
				yes = plane.Overlap(&p.A.Shape, &p.B.Shape)
			}
		})
	}
}

func BenchmarkGap(b *testing.B) {
	for _, p := range planetest.Pairs() {
		b.Run(p.Name, func(b *testing.B) {
			for b.Loop() {
				yes = plane.Gap(&p.A.Shape, &p.B.Shape).Cmp(plane.Inch) < 0
			}
		})
	}
}

func BenchmarkCrosses(b *testing.B) {
	p := pair("near")
	for b.Loop() {
		yes = plane.Crosses(&p.A.Shape, plane.Vector{9000, 20000}, &p.B.Shape)
	}
}

func BenchmarkFirstContact(b *testing.B) {
	p := pair("near")
	for b.Loop() {
		_, yes = plane.FirstContact(&p.A.Shape, plane.Vector{9000, 20000}, &p.B.Shape)
	}
}

func BenchmarkArcMeets(b *testing.B) {
	p := pair("far")
	w := p.A.Arc(plane.Left)
	for b.Loop() {
		yes = w.Meets(&p.B.Outline)
	}
}

func BenchmarkSees40(b *testing.B) {
	s := planetest.Battle()
	for b.Loop() {
		yes = plane.Sees(s.Eye, &s.Target.Outline, s.Polys[:])
	}
}

func BenchmarkSeesColumn40(b *testing.B) {
	s := planetest.Column()
	for b.Loop() {
		yes = plane.Sees(s.Eye, &s.Target.Outline, s.Polys[:])
	}
}

func BenchmarkHidden40(b *testing.B) {
	s := planetest.Battle()
	front := s.Target.Side(plane.Front)
	for b.Loop() {
		yes = plane.Hidden(s.Eye, front, s.Polys[:]).AtLeastHalf()
	}
}

func BenchmarkAreaShare(b *testing.B) {
	p := pair("deep")
	for b.Loop() {
		yes = p.A.Outline.AreaShare(&p.B.Outline).AtLeastHalf()
	}
}

func BenchmarkPivot90(b *testing.B) {
	p := pair("near")
	turn := plane.Pivot{p.A.Pose, p.A.Size, p.A.At, -9000}
	for b.Loop() {
		_, yes = turn.FirstOverlap(&p.B.Shape)
	}
}

func BenchmarkSlide40(b *testing.B) {
	s := planetest.Battle()
	berth := plane.Berth{&s.Target, plane.Front, plane.Size{10000, 4000}, plane.Front, 0}
	var obstacles [40]plane.Obstacle
	for i := range obstacles {
		obstacles[i] = plane.Obstacle{s.Bases[i].Shape, 100}
	}
	for b.Loop() {
		_, yes = berth.Slide(-4000, 0, obstacles[:])
	}
}

func TestNoQueryAllocates(t *testing.T) {
	s := planetest.Battle()
	a, b := s.Bases[0], s.Target
	berth := plane.Berth{&b, plane.Front, a.Size, plane.Front, 0}
	path := []plane.Step{{Ahead: 5000}, {Turn: 3000, Ahead: 90000}}
	var obstacles [40]plane.Obstacle
	for i := range obstacles {
		obstacles[i] = plane.Obstacle{s.Bases[i].Shape, 100}
	}
	for name, ask := range map[string]func(){
		"base": func() { plane.NewBase(a.Pose, a.Size) },
		"overlap": func() {
			plane.Overlap(&a.Shape, &b.Shape)
			plane.Touching(&a.Shape, &b.Shape)
			plane.SharedSide(&a, &b)
		},
		"gap":      func() { plane.Gap(&a.Shape, &b.Shape); a.Outline.GapTo(b.At) },
		"arc":      func() { w := a.Arc(plane.Front); w.Meets(&b.Outline); a.ArcOf(b.At) },
		"sweep":    func() { plane.FirstContact(&a.Shape, plane.Vector{50000, 90000}, &b.Shape) },
		"swept":    func() { plane.Crosses(&a.Shape, plane.Vector{50000, 90000}, &b.Shape) },
		"path":     func() { plane.FirstHit(a.Pose, a.Size, path, &b.Shape) },
		"sight":    func() { plane.Sees(s.Eye, &b.Outline, s.Polys[:]) },
		"hidden":   func() { plane.Hidden(s.Eye, b.Side(plane.Front), s.Polys[:]) },
		"area":     func() { a.Outline.AreaShare(&a.Core) },
		"slide":    func() { berth.Slide(-3000, 3000, obstacles[:]) },
		"nearest":  func() { berth.Nearest(0, -3000, 3000, obstacles[:]) },
		"nudge":    func() { plane.Nudge(&a, obstacles[:], 0, 1, 100, 200) },
		"row":      func() { plane.NewRow(10000, 100, []int{8000, 9000}).Best(1, func(o int) bool { return o%7 == 0 }) },
		"touching": func() { plane.ContactPoint(&a.Shape, &b.Shape) },
	} {
		if n := testing.AllocsPerRun(20, ask); n != 0 {
			t.Errorf("%s allocates %v times", name, n)
		}
	}
}
