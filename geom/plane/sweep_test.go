package plane

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

// A sweep is tried at every moment at which anything can change, and between each two.
func TestSweepsAgreeWithTheirMoments(t *testing.T) {
	var hits int
	trials(t, 600, func(t *testing.T, r *rand.Rand) {
		p, q := anyPair(r)
		if p.Len() > MaxCorners-2 {
			return
		}
		v := Vector(anyPoint(r, max(2, p.box.hi.X-p.box.lo.X)))
		if r.IntN(8) == 0 {
			v = Vector{}
		}
		a, b := Shape{p, p}, Shape{q, q}
		x, y, way := exactPoly(&p), exactPoly(&q), exact(Point(v))
		at := x.meetings(y, way)
		var contact *big.Rat
		for _, m := range at {
			if x.moved(way.times(m)).meets(y) {
				contact = m
				break
			}
		}
		got, ok := FirstContact(&a, v, &b)
		if ok != (contact != nil) || ok && got.rat().Cmp(contact) != 0 {
			t.Errorf("%v along %v meets %v: got %v %v, want %v", p, v, q, got, ok, contact)
		}
		var overlap *big.Rat
		for i := range at[1:] {
			mid := mul(add(at[i], at[i+1]), big.NewRat(1, 2))
			if x.moved(way.times(mid)).overlaps(y) {
				overlap = at[i]
				break
			}
		}
		got, ok = FirstOverlap(&a, v, &b)
		if ok != (overlap != nil) || ok && got.rat().Cmp(overlap) != 0 {
			t.Errorf("%v along %v overlaps %v: got %v %v, want %v", p, v, q, got, ok, overlap)
		}
		if Crosses(&a, v, &b) != ok {
			t.Errorf("%v along %v crosses %v: got %v", p, v, q, !ok)
		}
		if ok {
			hits++
		}
		swept := p.Swept(v)
		if got, want := square(SweptGap(&a, v, &b)), exactPoly(&swept).gapSquared(y); got.Cmp(want) != 0 {
			t.Errorf("%v along %v to %v: gap got %v, want %v", p, v, q, got, want)
		}
		// What is swept is twice the area of the polygon and of the strip that its width draws.
		var wide [2]int64
		for i, c := range p.corners() {
			s := v.cross(c.Minus(Point{}))
			if i == 0 || s < wide[0] {
				wide[0] = s
			}
			if i == 0 || s > wide[1] {
				wide[1] = s
			}
		}
		if got, want := swept.twiceArea(), p.twiceArea()+2*(wide[1]-wide[0]); got != want || !p.Within(&swept) {
			t.Errorf("%v along %v: swept area got %d, want %d", p, v, got, want)
		}
	})
	enough(t, "sweeps that overlapped", hits, 100)
}

func TestPartsOfAWayAreRoundedDown(t *testing.T) {
	trials(t, 2000, func(t *testing.T, r *rand.Rand) {
		f := Frac{int64(within(r, 1<<20)), 1 + int64(r.Int32N(1<<20))}
		length := int(within(r, 1<<19))
		q := new(big.Rat).Mul(f.rat(), rat(int64(length)))
		want := new(big.Int).Div(q.Num(), q.Denom()) // Euclidean: down, as the denominator is positive
		if got := f.Of(length); int64(got) != want.Int64() {
			t.Errorf("%v of %d: got %d, want %d", f, length, got, want)
		}
	})
	trials(t, 2000, func(t *testing.T, r *rand.Rand) {
		f := Frac{r.Int64N(1<<54) - 1<<53, 1 + r.Int64N(1<<53)}
		g := Frac{f.Num + r.Int64N(3) - 1, f.Den + r.Int64N(2)}
		if got, want := f.Cmp(g), f.rat().Cmp(g.rat()); got != want {
			t.Errorf("%v against %v: got %d, want %d", f, g, got, want)
		}
	})
}

func TestPartsOfAVectorAreRounded(t *testing.T) {
	for n, want := range map[int]Vector{0: {}, 1: {3, -3}, 2: {7, -7}, 3: {10, -10}} {
		if got := (Vector{10, -10}).part(n, 3); got != want {
			t.Errorf("%d thirds: got %v, want %v", n, got, want)
		}
	}
}

func TestPivotsAgreeWithEveryHundredth(t *testing.T) {
	var hits int
	trials(t, 1500, func(t *testing.T, r *rand.Rand) {
		b, other := anyBase(r, 5000), anyBase(r, 20000)
		about := b.At
		switch r.IntN(3) {
		case 0:
			about = b.Leader()
		case 1:
			about = b.Outline.Corner(r.IntN(4))
		}
		p := Pivot{b.Pose, b.Size, about, Angle(r.IntN(6001) - 3000)}
		var want Angle
		found := false
		dir := Angle(sign(int64(p.By)))
		for a := Angle(0); ; a += dir {
			turned := NewBase(p.Start.Around(about, a), p.Size)
			if Overlap(&turned.Shape, &other.Shape) {
				want, found = a, true
				break
			}
			if a == p.By {
				break
			}
		}
		got, ok := p.FirstOverlap(&other.Shape)
		if ok != found || got != want {
			t.Errorf("%v into %v: got %d %v, want %d %v", p, other.Pose, got, ok, want, found)
		}
		if ok && got != 0 {
			hits++
		}
	})
	enough(t, "pivots that hit", hits, 10)
}

func TestPathsStopBeforeTheyHit(t *testing.T) {
	var straight, turning int
	trials(t, 2000, func(t *testing.T, r *rand.Rand) {
		b, other := anyBase(r, 5000), anyBase(r, 40000)
		path := []Step{
			{Ahead: r.Int32N(20000)},
			{Turn: Angle(within(r, 9000)), Ahead: r.Int32N(20000)},
			{Left: within(r, 5000)},
		}
		hit, ok := FirstHit(b.Pose, b.Size, path, &other.Shape)
		if !ok {
			end := b.Pose
			for _, s := range path {
				end = end.Turned(s.Turn)
				end = end.Moved(s.way(end.Facing))
			}
			if last := NewBase(end, b.Size); Overlap(&last.Shape, &other.Shape) {
				t.Errorf("%v walks into %v unnoticed", b.Pose, other.Pose)
			}
			return
		}
		if hit.Pose == b.Pose && Overlap(&b.Shape, &other.Shape) {
			return
		}
		at := NewBase(hit.Pose, b.Size)
		if Overlap(&at.Shape, &other.Shape) {
			t.Errorf("%v stops at %v in %v", b.Pose, hit, other.Pose)
		}
		if hit.Turning {
			turning++
			return
		}
		straight++
		if hit.Pose != b.Pose && Gap(&at.Shape, &other.Shape).Cmp(Slack) > 0 {
			t.Errorf("%v stops at %v, %d before %v", b.Pose, hit, Gap(&at.Shape, &other.Shape).Floor(), other.Pose)
		}
	})
	enough(t, "hits on the straight", straight, 50)
	enough(t, "hits while turning", turning, 10)
}

func TestPathByExample(t *testing.T) {
	foe := NewBase(Pose{Point{0, 30000}, 3 * quarter}, Size{10000, 8000})
	start, size := Pose{Point{-20000, 0}, 0}, Size{10000, 4000}
	hit, ok := FirstHit(start, size, []Step{{Ahead: 20000}, {Turn: quarter, Ahead: 40000}}, &foe.Shape)
	want := Hit{1, false, Pose{Point{0, 24000}, quarter}}
	if !ok || hit != want {
		t.Errorf("got %v %v, want %v", hit, ok, want)
	}
	if hit, ok := FirstHit(start, size, []Step{{Ahead: 40000}}, &foe.Shape); ok {
		t.Errorf("walked past, but hit %v", hit)
	}
}
