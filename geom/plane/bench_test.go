package plane

import "testing"

var (
	yes   bool
	count int
)

func BenchmarkNewBase(b *testing.B) {
	for i := 0; b.Loop(); i++ {
		base := NewBase(Pose{Point{90000, 60000}, Angle(i % 36000)}, Size{10000, 8000})
		count += int(base.Outline.at[0].X)
	}
}

func pairs() map[string][2]Base {
	size := Size{10000, 8000}
	a := NewBase(Pose{Point{50000, 50000}, 1234}, size)
	lies := Berth{&a, Left, size, Front, 0}
	return map[string][2]Base{
		"far":   {a, NewBase(Pose{Point{80000, 50000}, 7000}, size)},
		"near":  {a, NewBase(Pose{Point{58500, 58500}, 7000}, size)},
		"flush": {a, NewBase(lies.At(700), size)},
		"deep":  {a, NewBase(Pose{Point{51000, 52000}, 7000}, size)},
	}
}

func BenchmarkOverlap(b *testing.B) {
	for name, p := range pairs() {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				yes = Overlap(&p[0].Shape, &p[1].Shape)
			}
		})
	}
}

func BenchmarkGap(b *testing.B) {
	for name, p := range pairs() {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				yes = Gap(&p[0].Shape, &p[1].Shape).Cmp(Inch) < 0
			}
		})
	}
}

func BenchmarkCrosses(b *testing.B) {
	p := pairs()["near"]
	for b.Loop() {
		yes = Crosses(&p[0].Shape, Vector{9000, 20000}, &p[1].Shape)
	}
}

func BenchmarkFirstContact(b *testing.B) {
	p := pairs()["near"]
	for b.Loop() {
		_, yes = FirstContact(&p[0].Shape, Vector{9000, 20000}, &p[1].Shape)
	}
}

func BenchmarkArcMeets(b *testing.B) {
	p := pairs()["far"]
	w := p[0].Arc(Left)
	for b.Loop() {
		yes = w.Meets(&p[1].Outline)
	}
}

func BenchmarkSees40(b *testing.B) {
	s := newScene()
	for b.Loop() {
		yes = Sees(s.eye, &s.target.Outline, s.polys[:])
	}
}

// All forty stand in one column before the eye, the worst case there is.
func BenchmarkSeesColumn40(b *testing.B) {
	s := newScene()
	for i := range s.bases {
		at := Point{82000 + int32(i%4)*4500, 15000 + int32(i)*2200}
		s.bases[i] = NewBase(Pose{at, Angle(i * 777)}, Size{1000, 800})
	}
	for b.Loop() {
		yes = Sees(s.eye, &s.target.Outline, s.polys[:])
	}
}

func BenchmarkHidden40(b *testing.B) {
	s := newScene()
	front := s.target.Side(Front)
	for b.Loop() {
		yes = Hidden(s.eye, front, s.polys[:]).AtLeastHalf()
	}
}

func BenchmarkAreaShare(b *testing.B) {
	p := pairs()["deep"]
	for b.Loop() {
		yes = p[0].Outline.AreaShare(&p[1].Outline).AtLeastHalf()
	}
}

func BenchmarkPivot90(b *testing.B) {
	p := pairs()["near"]
	turn := Pivot{p[0].Pose, p[0].Size, p[0].At, -9000}
	for b.Loop() {
		_, yes = turn.FirstOverlap(&p[1].Shape)
	}
}

func BenchmarkSlide40(b *testing.B) {
	s := newScene()
	berth := Berth{&s.target, Front, Size{10000, 4000}, Front, 0}
	var obstacles [40]Obstacle
	for i := range obstacles {
		obstacles[i] = Obstacle{s.bases[i].Shape, 100}
	}
	for b.Loop() {
		_, yes = berth.Slide(-4000, 0, obstacles[:])
	}
}
