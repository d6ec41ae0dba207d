package plane

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

func anyBerth(r *rand.Rand, target *Base) Berth {
	return Berth{Target: target, Side: Side(r.IntN(4)), Size: anySize(r), Own: Side(r.IntN(4))}
}

// What the package comment promises: flush bases touch, do not overlap, share the length the
// berth says, and do not collide when one is pushed along the other.
func TestFlushBasesTouchAndDoNotOverlap(t *testing.T) {
	trials(t, 20000, func(t *testing.T, r *rand.Rand) {
		target := anyBase(r, 400000)
		b := anyBerth(r, &target)
		along := int(within(r, 30000))
		lies := NewBase(b.At(along), b.Size)
		if Overlap(&target.Shape, &lies.Shape) {
			t.Fatalf("%v overlaps %v %v", lies.Pose, target.Pose, b)
		}
		if deep := sunk(&target, &lies, b.Side); deep > 1 || deep < -1 {
			t.Errorf("centres are %.3f from flush", deep)
		}
		shared := b.Shared(along)
		s, own, length, ok := SharedSide(&target, &lies)
		if ok != (length > Slack) || ok && (s != b.Side || own != b.Own || max(length-shared, shared-length) > 1) {
			t.Errorf("%v at %d: shares %d of %d with %d, want %d of %d with %d", b, along, length, s, own, shared, b.Side, b.Own)
		}
		if shared > Slack+1 && (!ok || !Touching(&target.Shape, &lies.Shape)) {
			t.Errorf("%v at %d: no contact, gap %d", b, along, Gap(&target.Shape, &lies.Shape).Floor())
		}
		if Touching(&target.Shape, &lies.Shape) != Touching(&lies.Shape, &target.Shape) {
			t.Errorf("contact depends on the order")
		}
		if shared > 2000 {
			p, ok := ContactPoint(&target.Shape, &lies.Shape)
			if mid := b.Along(p); !ok || b.Shared(along) > 0 && (mid > along+int(b.Size.length(b.Own)) || mid < along-int(b.Size.length(b.Own))) {
				t.Errorf("contact point of %v at %d: %v %v", b, along, p, ok)
			}
		}
		push := Ahead(target.Normal(b.Side)+quarter, int(within(r, 20000)))
		if Crosses(&lies.Shape, push, &target.Shape) {
			t.Errorf("%v at %d: pushed along by %v it collides", b, along, push)
		}
		back := NewBase(lies.Moved(Ahead(target.Normal(b.Side), Inch)), b.Size)
		if !Clear(&back.Shape, &target.Shape, Inch) || shared > 100 && Clear(&back.Shape, &target.Shape, Inch+8) {
			t.Errorf("an inch back from flush is %d", Gap(&back.Shape, &target.Shape).Floor())
		}
		if got := b.Along(lies.At); max(got-along, along-got) > 1 {
			t.Errorf("place of the centre: got %d, want %d", got, along)
		}
	})
}

// Where rounding is at its worst, about the diagonals.
func TestFlushBasesNeverOverlap(t *testing.T) {
	trials(t, 60000, func(t *testing.T, r *rand.Rand) {
		facing := Angle(4500 + 9000*r.IntN(4) + r.IntN(400) - 200)
		target := NewBase(Pose{Facing: facing}, anySize(r))
		b := anyBerth(r, &target)
		lies := NewBase(b.At(int(within(r, 9000))), b.Size)
		push := Ahead(target.Normal(b.Side)+quarter, int(within(r, 9000)))
		if Overlap(&target.Shape, &lies.Shape) || Crosses(&lies.Shape, push, &target.Shape) {
			t.Errorf("%v overlaps %v, or pushed along by %v", lies.Pose, target.Pose, push)
		}
	})
}

// sunk is how far the centres are from where flush bases have them.
func sunk(target, lies *Base, s Side) float64 {
	u := target.Normal(s).axis()
	own := Size.reach(lies.Size, Side((int(target.Normal(s)+half-lies.Facing)/int(quarter)+8)%4))
	return (2*float64(u.dot(lies.At.Minus(target.At)))/(1<<axisBits) - float64(target.reach(s)+own)) / 2
}

// At every facing there is: a flush base pressed in by six units overlaps, pulled out by six
// does not touch.
func TestContactHasNarrowLimits(t *testing.T) {
	for a := Angle(0); a < full; a += 7 {
		target := NewBase(Pose{Point{-300000, 200000}, a}, Size{10000, 8000})
		b := Berth{&target, Side(a % 4), Size{12500, 5000}, Front, 0}
		pose := b.At(int(a)/10 - 1800)
		for _, c := range []struct {
			out               int
			overlap, touching bool
		}{{-6, true, false}, {0, false, true}, {6, false, false}} {
			lies := NewBase(pose.Moved(Ahead(target.Normal(b.Side), c.out)), b.Size)
			if got := Overlap(&lies.Shape, &target.Shape); got != c.overlap {
				t.Fatalf("facing %d, %d out: overlap %v", a, c.out, got)
			}
			if got := Touching(&lies.Shape, &target.Shape); got != c.touching {
				t.Fatalf("facing %d, %d out: touching %v", a, c.out, got)
			}
		}
	}
}

func TestFlushUprightIsExact(t *testing.T) {
	target := NewBase(Pose{Point{0, 0}, quarter}, Size{20000, 8000})
	b := Berth{&target, Front, Size{10000, 4000}, Front, 0}
	if got, want := b.At(-2500), (Pose{Point{2500, 6000}, 3 * quarter}); got != want {
		t.Errorf("got %v, want %v", got, want)
	}
	lies := NewBase(b.At(10000), b.Size)
	if Gap(&lies.Shape, &target.Shape).Cmp(0) != 0 {
		t.Errorf("gap is not zero")
	}
	if _, _, length, ok := SharedSide(&target, &lies); !ok || length != 5000 || b.Shared(10000) != 5000 {
		t.Errorf("shared length: got %d", length)
	}
	corner := NewBase(b.At(15000), b.Size)
	if _, _, _, ok := SharedSide(&target, &corner); ok || !Touching(&corner.Shape, &target.Shape) {
		t.Errorf("corner to corner must touch and share no side")
	}
	if p, ok := ContactPoint(&target.Shape, &lies.Shape); !ok || p != (Point{-7500, 4000}) {
		t.Errorf("contact point: got %v", p)
	}
}

// anyObstacles stand around a berth, some flush in it, some in line with the target.
func anyObstacles(r *rand.Rand, target *Base, b *Berth) (shapes []Base, obstacles []Obstacle) {
	for range 1 + r.IntN(3) {
		o := NewBase(Pose{target.At.Plus(Vector(anyPoint(r, 9000))), anyAngle(r)}, Size{200 + r.Int32N(3000), 200 + r.Int32N(3000)})
		switch r.IntN(4) {
		case 0:
			beside := *b
			beside.Size = o.Size
			o = NewBase(beside.At(int(within(r, 6000))), o.Size)
		case 2: // in line but for a hair, so that rounding decides
			turned := NewBase(Pose{target.At, target.Normal(b.Side)}, Size{o.Width, int32(target.reach(b.Side))})
			aside := target.At.Plus(Ahead(turned.Facing+quarter, int(within(r, 4000))))
			o = NewBase(Pose{aside.Plus(Ahead(turned.Facing, 2+r.IntN(5))), turned.Facing}, turned.Size)
		case 1: // a neighbour of the target, its front in line
			o = NewBase(target.Moved(Ahead(target.Facing+quarter, int(within(r, 9000)))), target.Size)
		}
		shapes = append(shapes, o)
	}
	for i := range shapes {
		obstacles = append(obstacles, Obstacle{shapes[i].Shape, 100 * r.IntN(2)})
	}
	return shapes, obstacles
}

func TestSlidesAgreeWithEveryPlace(t *testing.T) {
	var cut, whole int
	trials(t, 600, func(t *testing.T, r *rand.Rand) {
		target := NewBase(Pose{anyPoint(r, 100000), anyAngle(r)}, Size{500 + r.Int32N(3000), 500 + r.Int32N(3000)})
		b := Berth{&target, Side(r.IntN(4)), Size{300 + r.Int32N(2000), 300 + r.Int32N(2000)}, Front, 0}
		_, obstacles := anyObstacles(r, &target, &b)
		free := func(along int) bool {
			lies := NewBase(b.At(along), b.Size)
			for i := range obstacles {
				if !obstacles[i].Leaves(&lies.Shape) {
					return false
				}
			}
			return true
		}
		from, to := int(within(r, 1500)), int(within(r, 1500))
		dir := 1
		if to < from {
			dir = -1
		}
		want := from
		for want != to && free(want) && free(want+dir) {
			want += dir
		}
		got, ok := b.Slide(from, to, obstacles)
		if ok != free(from) || ok && got != want {
			t.Errorf("slide from %d to %d: got %d %v, want %d", from, to, got, ok, want)
		}
		if ok && want == to {
			whole++
		} else if ok && want != from {
			cut++
		}

		const none = 1 << 30
		near := none
		for off := 0; off <= 3000 && near == none; off++ {
			up, down := from+off <= 1500 && free(from+off), from-off >= -1500 && free(from-off)
			switch {
			case up && (!down || from <= 0):
				near = from + off
			case down:
				near = from - off
			}
		}
		got, ok = b.Nearest(from, -1500, 1500, obstacles)
		if ok != (near != none) || ok && got != near {
			t.Errorf("nearest to %d: got %d %v, want %d", from, got, ok, near)
		}
	})
	enough(t, "slides cut short", cut, 20)
	enough(t, "slides not cut short", whole, 20)
}

func TestNearestPrefersTheMiddle(t *testing.T) {
	target := NewBase(Pose{Facing: quarter}, Size{20000, 8000})
	b := Berth{&target, Front, Size{1000, 1000}, Front, 0}
	for hand, at := range map[Angle]int{1: 1496, -1: -1496} {
		b.Hand = hand
		block := NewBase(b.At(0), Size{2000, 1000})
		if got, ok := b.Nearest(0, -5000, 5000, []Obstacle{{Shape: block.Shape}}); !ok || got != at {
			t.Errorf("nearest to the middle by hand %d: got %d, want %d", hand, got, at)
		}
	}
	for want, at := range map[int]int{1000: -496, -1000: 496} {
		block := NewBase(b.At(want), Size{2000, 1000})
		if got, ok := b.Nearest(want, -5000, 5000, []Obstacle{{Shape: block.Shape}}); !ok || got != at {
			t.Errorf("nearest to %d: got %d, want %d", want, got, at)
		}
	}
}

func TestRowsShareEvenly(t *testing.T) {
	trials(t, 2000, func(t *testing.T, r *rand.Rand) {
		face, gap := 1+r.IntN(60), r.IntN(3)
		widths := make([]int, 1+r.IntN(4))
		for i := range widths {
			widths[i] = 1 + r.IntN(60)
		}
		row := NewRow(face, gap, widths)
		shared := func(offset int) int {
			least := face
			for _, w := range widths {
				least = min(least, min(face-face/2, offset+w)-max(-face/2, offset))
				offset += w + gap
			}
			return least
		}
		bar := r.IntN(3)
		free := func(offset int) bool { return bar == 0 || offset%(bar+1) == 0 }
		best, found := 0, false
		for o := -400; o <= 400; o++ {
			if got, want := row.Shared(o), shared(o); (got > 0) != (want > 0) || want > 0 && got != want {
				t.Fatalf("%d %v at %d: shared %d, want %d", face, widths, o, got, want)
			}
			if shared(o) > 0 && free(o) && (!found || shared(o) > shared(best) ||
				shared(o) == shared(best) && row.middle(o) < row.middle(best)) {
				best, found = o, true
			}
		}
		got, ok := row.Best(1, free)
		if ok != found || ok && (shared(got) != shared(best) || row.middle(got) != row.middle(best)) {
			t.Errorf("%d %v: got %d %v, want %d %v", face, widths, got, ok, best, found)
		}
	})
}

// The examples of several that share a face evenly, with a gap of 1 mm, and its limit.
func TestRowsByExample(t *testing.T) {
	free := func(int) bool { return true }
	for _, c := range []struct {
		face   int
		widths []int
		shared int
	}{
		{10000, []int{10000, 10000}, 4950},
		{20000, []int{10000, 10000}, 9950},
		{10000, []int{5000, 5000, 5000}, 2400},
		{20000, []int{10000}, 10000},
	} {
		r := NewRow(c.face, 100, c.widths)
		if at, ok := r.Best(1, free); !ok || r.Shared(at) != c.shared {
			t.Errorf("%v on %d: shares %d %v, want %d", c.widths, c.face, r.Shared(at), ok, c.shared)
		}
	}
	if _, ok := NewRow(10000, 100, []int{10000, 10000, 10000}).Best(1, free); ok {
		t.Errorf("three of the width of the face fit")
	}
}

func TestNudgesAreTheShortestTried(t *testing.T) {
	trials(t, 2000, func(t *testing.T, r *rand.Rand) {
		b := anyBase(r, 3000)
		var obstacles []Obstacle
		for range 1 + r.IntN(4) {
			o := anyBase(r, 12000)
			obstacles = append(obstacles, Obstacle{o.Shape, []int{0, 100, Inch}[r.IntN(3)]})
		}
		prefer, hand := anyAngle(r), Angle(2*r.IntN(2)-1)
		free := func(v Vector) bool {
			moved := NewBase(b.Moved(v), b.Size)
			for i := range obstacles {
				if !obstacles[i].Leaves(&moved.Shape) {
					return false
				}
			}
			return true
		}
		// first returns the free ways of the first of some lengths that has any, and the length.
		first := func(from, step, most int) (ways []Vector, length int) {
			for length := max(from, 0); length <= most; length += step {
				for turn := Angle(0); turn <= half; turn += nudgeTurn {
					for _, d := range []Angle{prefer + hand*turn, prefer - hand*turn} {
						if v := Ahead(d, length); free(v) {
							ways = append(ways, v)
						}
					}
				}
				if len(ways) > 0 {
					return ways, length
				}
			}
			return nil, 0
		}
		const step, most = 400, 10000
		got, ok := Nudge(&b, obstacles, prefer, hand, step, most)
		if want, _ := first(0, step, most); ok != (want != nil) || ok && got != want[0] {
			t.Errorf("got %v %v, want one of %v", got, ok, want)
		}
		want, length := first(0, Millimetre, most)
		for step := Millimetre / 10; want != nil && step > 0; step /= 10 {
			want, length = first(length-9*step, step, length)
		}
		square := func(a, b Vector) int { return int(a.dot(a) - b.dot(b)) }
		got, ok = NudgeFinely(&b, obstacles, prefer, hand, most)
		if ok != (want != nil) || ok && got != slices.MinFunc(want, square) {
			t.Errorf("finely got %v %v, want the shortest of %v", got, ok, want)
		}
	})
}

func TestFineNudgesCannotBeCutShort(t *testing.T) {
	trials(t, 400, func(t *testing.T, r *rand.Rand) {
		b, o, p := anyBase(r, 3000), anyBase(r, 12000), anyBase(r, 12000)
		obstacles := []Obstacle{{o.Shape, Inch}, {p.Shape, 100 * r.IntN(2)}}
		prefer := anyAngle(r)
		const most = 10000
		coarse, found := Nudge(&b, obstacles, prefer, -1, Millimetre, most)
		got, ok := NudgeFinely(&b, obstacles, prefer, -1, most)
		if ok != found {
			t.Fatalf("found %v, with steps of a millimetre %v", ok, found)
		}
		long := func(v Vector) int { return int(math.Hypot(float64(v.X), float64(v.Y))) }
		if !ok || got == (Vector{}) {
			return
		}
		n := nudging{Base: &b, moved: b, obstacles: obstacles}
		if !n.free(got) || long(got) > long(coarse)+1 || long(got) < long(coarse)-101 {
			t.Errorf("%v after %v", got, coarse)
		}
		for turn := Angle(0); turn < 2*half; turn += nudgeTurn {
			if v := Ahead(prefer+turn, long(got)-2); n.free(v) {
				t.Errorf("%v is %d long, %v will do", got, long(got), v)
			}
		}
	})
}

func TestRimHoldsTheTable(t *testing.T) {
	rim := Rim(182880, 121920)
	table := upright(0, 0, 182880, 121920)
	trials(t, 2000, func(t *testing.T, r *rand.Rand) {
		b := NewBase(Pose{Point{r.Int32N(182880), r.Int32N(121920)}, anyAngle(r)}, anySize(r))
		off := false
		for i := range rim {
			off = off || Overlap(&b.Shape, &rim[i])
		}
		if off == b.Core.Within(&table) {
			t.Errorf("%v %v: off the table %v", b.Pose, b.Size, off)
		}
	})
}
