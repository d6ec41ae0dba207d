package plane

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

// The example of lines at 45 degrees, in which the base faces +y.
func TestArcsByExample(t *testing.T) {
	for turn := range Angle(4) {
		b := NewBase(Pose{Facing: quarter * (1 + turn)}, Size{10000, 8000})
		for p, want := range map[Point]Side{
			{7000, 7000}:  Front,
			{9000, 6000}:  Right,
			{8000, 7000}:  Front,
			{-8000, 7000}: Front,
			{8000, 7001}:  Front,
			{8001, 7000}:  Right,
			{8000, -7000}: Right,
			{8000, -7001}: Rear,
			{-8000, 0}:    Left,
			{0, -4001}:    Rear,
		} {
			p = Point(quarterTurns(Vector(p), int(turn)))
			if got := b.ArcOf(p); got != want {
				t.Errorf("facing %d, point %v: got %d, want %d", b.Facing, p, got, want)
			}
		}
	}
}

func TestWedgesMeetByClipping(t *testing.T) {
	trials(t, 2400, func(t *testing.T, r *rand.Rand) {
		most := []int32{20000, 40000, 480000}[r.IntN(3)]
		b, other := anyBase(r, most), anyBase(r, most)
		side := Side(r.IntN(4))
		w := b.Arc(side)
		switch r.IntN(3) {
		case 0:
			w = b.Sector(side)
		case 1:
			w = b.ArcFrom(side, 5000)
		}
		part := exactPoly(&other.Outline)
		for _, p := range w.planes {
			n := ratPoint{rat(p.n.x), rat(p.n.y)}
			part = part.keep(func(c ratPoint) *big.Rat {
				return sub(mul(rat(2), n.dot(c.minus(exact(w.origin)))), rat(p.k))
			})
		}
		if got, want := w.Meets(&other.Outline), len(part) > 0; got != want {
			t.Errorf("wedge %v meets %v: got %v, want %v", w, other.Outline, got, want)
		}
	})
}

// Outside the base the four arcs share the plane, and each lies in its closed wedge.
func TestArcsShareThePlane(t *testing.T) {
	trials(t, 8000, func(t *testing.T, r *rand.Rand) {
		b := anyBase(r, 1000)
		p := anyPoint(r, 30000)
		if r.IntN(4) == 0 { // on a border
			d := Angle(r.IntN(4)) * quarter
			b.Facing = d
			b = NewBase(b.Pose, b.Size)
			c, k := b.Outline.Corner(r.IntN(4)), within(r, 9000)
			p = Point{c.X + k, c.Y + k}
		}
		if b.Outline.Contains(p) {
			return
		}
		home := b.ArcOf(p)
		in := 0
		for s := Front; s <= Right; s++ {
			w := b.Arc(s)
			if w.Contains(p) {
				in++
			}
			if s == home && !w.Contains(p) {
				t.Errorf("%v of %v: arc %d does not hold it", p, b.Pose, s)
			}
			if s < home && s == Front && w.Contains(p) {
				t.Errorf("%v of %v: in front, but got %d", p, b.Pose, home)
			}
			if home == Rear && s != Rear && w.Contains(p) {
				t.Errorf("%v of %v: not only behind", p, b.Pose)
			}
		}
		if in < 1 || in > 2 {
			t.Errorf("%v of %v lies in %d arcs", p, b.Pose, in)
		}
	})
}

// A base lies in none of its own arcs but where they begin.
func TestArcsBeginAtTheSide(t *testing.T) {
	b := NewBase(Pose{Facing: quarter}, Size{10000, 8000})
	for p, want := range map[Point]bool{{0, 0}: false, {0, 3999}: false, {0, 4000}: true, {5000, 4000}: true, {5001, 4000}: false} {
		if w := b.Arc(Front); w.Contains(p) != want {
			t.Errorf("%v in the front arc: got %v", p, !want)
		}
	}
	if w := b.ArcFrom(Front, 5000); w.Contains(Point{5000, 5000}) || !w.Contains(Point{5000, 6500}) {
		t.Errorf("a frontage of 50 mm on a base of 100")
	}
}

func TestSectorsGoThroughTheCorners(t *testing.T) {
	b := NewBase(Pose{Facing: quarter}, Size{10000, 4000})
	front, left := b.Sector(Front), b.Sector(Left)
	for p, want := range map[Point][2]bool{
		{0, 10}:         {true, false},
		{-5000, 2000}:   {true, true},
		{-50000, 20000}: {true, true},
		{-50001, 20000}: {false, true},
		{-49999, 20000}: {true, false},
		{0, -10}:        {false, false},
	} {
		if got := [2]bool{front.Contains(p), left.Contains(p)}; got != want {
			t.Errorf("%v: got %v, want %v", p, got, want)
		}
	}
}

// The four triangles share any other base among them, wherever it stands.
func TestSectorsShareABase(t *testing.T) {
	trials(t, 600, func(t *testing.T, r *rand.Rand) {
		most := []int32{10000, 480000}[r.IntN(2)]
		b, other := anyBase(r, most), anyBase(r, most)
		b = NewBase(b.Pose, Size{b.Width, b.Width/8 + r.Int32N(b.Width)})
		var sum Share
		for s := Front; s <= Right; s++ {
			triangle := b.SectorTriangle(s)
			share := other.Outline.AreaShare(&triangle)
			sum += share
			x := exactPoly(&other.Outline)
			checkShare(t, share, quo(x.common(exactPoly(&triangle)).twiceArea(), x.twiceArea()))
			if w := b.Sector(s); share > 0 && !w.Meets(&other.Outline) {
				t.Errorf("%v: a share of %d outside the sector", b.Pose, share)
			}
		}
		if sum.Cmp(1, 1) != 0 {
			t.Errorf("%v %v: the sectors hold %d of %v", b.Pose, b.Size, sum, other.Pose)
		}
	})
}

func quarterTurns(v Vector, n int) Vector {
	for range n {
		v = Vector{-v.Y, v.X}
	}
	return v
}
