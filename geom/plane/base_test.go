package plane

import (
	"math"
	"math/rand/v2"
	"testing"
)

func TestSineTable(t *testing.T) {
	for a := Angle(0); a < full; a++ {
		u := a.axis()
		s, c := math.Sincos(float64(a) * math.Pi / 18000)
		if math.Abs(float64(u.x)-c*(1<<30)) > 0.51 || math.Abs(float64(u.y)-s*(1<<30)) > 0.51 {
			t.Fatalf("axis of %d: got %v", a, u)
		}
		if v := (a + quarter).axis(); v != u.left() {
			t.Fatalf("axis of %d: got %v, want %v", a+quarter, v, u.left())
		}
	}
}

func TestHeadingIsTheNearestAngle(t *testing.T) {
	trials(t, 4000, func(t *testing.T, r *rand.Rand) {
		v := Vector(anyPoint(r, 1<<(1+r.IntN(20))))
		if v == (Vector{}) {
			return
		}
		want := math.Atan2(float64(v.Y), float64(v.X)) * 18000 / math.Pi
		got := Heading(v)
		if off := math.Remainder(float64(got)-want, float64(full)); got != got.Norm() || math.Abs(off) > 0.501 {
			t.Errorf("heading of %v: got %d, want %.3f", v, got, want)
		}
	})
	for i, v := range []Vector{{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}} {
		if got, want := Heading(v), Angle(i)*4500; got != want {
			t.Errorf("heading of %v: got %d, want %d", v, got, want)
		}
	}
}

func TestShorterTurn(t *testing.T) {
	for _, c := range []struct{ from, to, want Angle }{
		{0, 0, 0}, {0, 18000, 18000}, {18000, 0, 18000}, {35900, 100, 200}, {100, 35900, -200}, {0, 18001, -17999},
	} {
		if got := c.from.To(c.to); got != c.want {
			t.Errorf("from %d to %d: got %d, want %d", c.from, c.to, got, c.want)
		}
	}
}

func TestCornersAreRoundedOnce(t *testing.T) {
	trials(t, 4000, func(t *testing.T, r *rand.Rand) {
		b := anyBase(r, 400000)
		s, c := math.Sincos(float64(b.Facing) * math.Pi / 18000)
		for i, m := range [4][2]float64{{1, -1}, {1, 1}, {-1, 1}, {-1, -1}} {
			for skin, p := range map[float64]*Poly{0: &b.Outline, Skin: &b.Core} {
				d, w := m[0]*(float64(b.Depth)/2-skin), m[1]*(float64(b.Width)/2-skin)
				x, y := float64(b.At.X)+d*c-w*s, float64(b.At.Y)+d*s+w*c
				if q := p.Corner(i); math.Abs(float64(q.X)-x) > 0.501 || math.Abs(float64(q.Y)-y) > 0.501 {
					t.Errorf("corner %d of %v: got %v, want %.2f %.2f", i, b.Pose, q, x, y)
				}
			}
		}
		x, y := float64(b.At.X)+float64(b.Depth)/2*c, float64(b.At.Y)+float64(b.Depth)/2*s
		if q := b.Leader(); math.Abs(float64(q.X)-x) > 0.501 || math.Abs(float64(q.Y)-y) > 0.501 {
			t.Errorf("leader of %v: got %v", b.Pose, q)
		}
		if _, err := NewPoly(b.Outline.corners()...); err != nil {
			t.Errorf("outline of %v %v: %v", b.Pose, b.Size, err)
		}
		if _, err := NewPoly(b.Core.corners()...); err != nil {
			t.Errorf("core of %v %v: %v", b.Pose, b.Size, err)
		}
	})
}

// The smallest bases at every angle still have convex corners.
func TestSmallestBasesAreConvex(t *testing.T) {
	for a := Angle(0); a < full; a++ {
		b := NewBase(Pose{Facing: a}, Size{Millimetre, Millimetre})
		if _, err := NewPoly(b.Core.corners()...); err != nil {
			t.Fatalf("facing %d: %v", a, err)
		}
	}
}

// A quarter turn of the whole table, and a mirror, change no answer and no corner.
func TestSymmetry(t *testing.T) {
	turn := func(p Point) Point { return Point{-p.Y, p.X} }
	mirror := func(p Point) Point { return Point{p.X, -p.Y} }
	trials(t, 4000, func(t *testing.T, r *rand.Rand) {
		a, b, c := anyBase(r, 20000), anyBase(r, 20000), anyPoint(r, 40000)
		turned := func(b Base) Base { return NewBase(Pose{turn(b.At), b.Facing + quarter}, b.Size) }
		mirrored := func(b Base) Base { return NewBase(Pose{mirror(b.At), -b.Facing}, b.Size) }
		for i := range 4 {
			x, y := turned(a), mirrored(a)
			if got, want := x.Outline.Corner(i), turn(a.Outline.Corner(i)); got != want {
				t.Errorf("corner %d turned: got %v, want %v", i, got, want)
			}
			if got, want := y.Outline.Corner(i), mirror(a.Outline.Corner([]int{1, 0, 3, 2}[i])); got != want {
				t.Errorf("corner %d mirrored: got %v, want %v", i, got, want)
			}
		}
		ask := func(a, b Base, c Point) (answers [6]int) {
			u, v, w := a.ArcOf(c), a.Arc(Front), b.Sector(Rear)
			yes := func(b bool) int {
				if b {
					return 1
				}
				return 0
			}
			return [...]int{
				yes(Overlap(&a.Shape, &b.Shape)), Gap(&a.Shape, &b.Shape).Floor(),
				yes(u == Front) + 2*yes(u == Rear), yes(v.Meets(&b.Outline)), yes(w.Meets(&a.Outline)),
				yes(Sees(c, &a.Outline, []*Poly{&b.Outline})),
			}
		}
		want := ask(a, b, c)
		if got := ask(turned(a), turned(b), turn(c)); got != want {
			t.Errorf("turned: got %v, want %v", got, want)
		}
		if got := ask(mirrored(a), mirrored(b), mirror(c)); got != want {
			t.Errorf("mirrored: got %v, want %v", got, want)
		}
	})
}

func TestAroundKeepsThePointOfTheTurn(t *testing.T) {
	p := Pose{Point{1000, 2000}, 0}
	if got := p.Around(Point{2000, 2000}, quarter); got != (Pose{Point{2000, 1000}, quarter}) {
		t.Errorf("quarter turn: got %v", got)
	}
	if got := p.Around(p.At, 1234); got != p.Turned(1234) {
		t.Errorf("about the centre: got %v", got)
	}
	trials(t, 2000, func(t *testing.T, r *rand.Rand) {
		b := anyBase(r, 10000)
		corner := r.IntN(4)
		about := b.Outline.Corner(corner)
		moved := NewBase(b.Around(about, anyAngle(r)), b.Size)
		off := moved.Outline.Corner(corner).Minus(about)
		if off.span() > 3 {
			t.Errorf("the corner of the turn moved by %v", off)
		}
	})
}

func TestMovedBaseIsTheBaseThere(t *testing.T) {
	trials(t, 2000, func(t *testing.T, r *rand.Rand) {
		b := anyBase(r, 100000)
		v := Vector{r.Int32N(20001) - 10000, r.Int32N(20001) - 10000}
		want := NewBase(b.Moved(v), b.Size)
		if b.Move(v); b != want {
			t.Errorf("got %v, want %v", b, want)
		}
	})
}
