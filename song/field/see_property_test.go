package field

import (
	"math"
	"testing"

	"gonfalon/game/gametest"
	"gonfalon/geom/plane"

	"pgregory.net/rapid"
)

// A floating point is one of the slow twins, which reckon in floats.
type floating struct{ x, y float64 }

func corners(p *plane.Poly) (all []floating) {
	for i := range p.Len() {
		all = append(all, floating{float64(p.Corner(i).X), float64(p.Corner(i).Y)})
	}
	return all
}

// off is how far a point lies to the left of a line, times its length.
func off(a, b, p floating) float64 { return (b.x-a.x)*(p.y-a.y) - (b.y-a.y)*(p.x-a.x) }

// clipped keeps what lies to the left of a line.
func clipped(poly []floating, a, b floating) (kept []floating) {
	for i, p := range poly {
		q := poly[(i+1)%len(poly)]
		from, to := off(a, b, p), off(a, b, q)
		if from >= 0 {
			kept = append(kept, p)
		}
		if from*to < 0 {
			t := from / (from - to)
			kept = append(kept, floating{p.x + t*(q.x-p.x), p.y + t*(q.y-p.y)})
		}
	}
	return kept
}

func area(poly []floating) (sum float64) {
	for i := range poly {
		p, q := poly[i], poly[(i+1)%len(poly)]
		sum += (p.x*q.y - p.y*q.x) / 2
	}
	return sum
}

// TestSharesAreAreas: the shares of the arcs are those of the areas that the diagonals cut off.
func TestSharesAreAreas(t *testing.T) {
	gametest.Covers(t, "song.los.four-arcs", "song.los.majority-arc", "song.charge.arc-majority")
	seen := tally{}
	check(t, func(t *rapid.T) {
		f := anyField(t)
		if f.Last < 2 {
			return
		}
		n, m := No(1), No(2)
		own, b := plane.Outline(f.Trays[n].Pose, f.Trays[n].Size), f.Base(m)
		middle := floating{float64(b.At.X), float64(b.At.Y)}
		shares := f.Shares(n, m)
		best, most := 0.0, 0
		for s := plane.Front; s <= plane.Right; s++ {
			edge := b.Side(s)
			part := clipped(corners(&own), middle, floating{float64(edge.A.X), float64(edge.A.Y)})
			part = clipped(part, floating{float64(edge.B.X), float64(edge.B.Y)}, middle)
			want, got := area(part)/area(corners(&own)), float64(shares[s])/float64(plane.Whole)
			if math.Abs(got-want) > 1e-6 {
				t.Fatalf("side %d: %f, want %f%s", s, got, want, f.say())
			}
			if want > best {
				best, most = want, int(s)
			}
		}
		arcs := f.Arcs(n, m)
		if !arcs.Has(plane.Side(most)) {
			t.Fatalf("most lies in %d, not in %b%s", most, arcs, f.say())
		}
		if _, one := arcs.One(); one {
			seen["one"]++
		}
	})
	seen.enough(t, 50, "one")
}

// crosses tells whether a line passes through a polygon, by more than a margin; a polygon that is
// grown by it if that is negative.
func crosses(poly []floating, p, q floating, margin float64) bool {
	lo, hi := 0.0, 1.0
	for i := range poly {
		a, b := poly[i], poly[(i+1)%len(poly)]
		long := math.Hypot(b.x-a.x, b.y-a.y)
		from, to := off(a, b, p)/long-margin, off(a, b, q)/long-margin
		if from < 0 && to < 0 {
			return false
		}
		if from != to {
			if at := from / (from - to); from < to {
				lo = math.Max(lo, at)
			} else {
				hi = math.Min(hi, at)
			}
		}
	}
	return lo < hi
}

// seesByLines tries a good many lines, and misses what blocks them by a margin.
func seesByLines(f *Field, n, target No, margin float64) bool {
	own, seen := f.Base(n), f.Base(target)
	front, middle := own.Side(plane.Front), floating{float64(own.At.X), float64(own.At.Y)}
	a, b := floating{float64(front.A.X), float64(front.A.Y)}, floating{float64(front.B.X), float64(front.B.Y)}
	var blockers [][]floating
	for m := No(1); m <= f.Last; m++ {
		if m != n && m != target {
			o := f.Base(m)
			blockers = append(blockers, corners(&o.Outline))
		}
	}
	for i, p := range f.Pieces[:f.Laid] {
		s := p.shape()
		if p.Keywords&BlocksSight != 0 && !f.In(n).Has(i) && !f.In(target).Has(i) {
			blockers = append(blockers, corners(&s.Outline))
		}
	}
	border := corners(&seen.Outline)
	const parts = 24
	for i := range 4 * parts {
		from, to := border[i/parts], border[(i/parts+1)%4]
		at := float64(i%parts) / parts
		q := floating{from.x + at*(to.x-from.x), from.y + at*(to.y-from.y)}
		if off(middle, a, q) < margin*1e4 || off(b, middle, q) < margin*1e4 {
			continue // not in the arc
		}
	lines:
		for j := range parts + 1 {
			at := float64(j) / parts
			p := floating{a.x + at*(b.x-a.x), a.y + at*(b.y-a.y)}
			for _, o := range blockers {
				if crosses(o, p, q, -margin) {
					continue lines
				}
			}
			return true
		}
	}
	return false
}

// TestSightAgreesWithLines: what a line reaches is seen. What none of a good many reaches may be
// seen through a gap between them, but seldom.
func TestSightAgreesWithLines(t *testing.T) {
	gametest.Covers(t, "song.los.line-from-front-arc", "song.los.outside-front-arc-unseen", "song.los.units-block", "song.terrain.blocks-line-of-sight", "song.los.some-terrain-blocks")
	seen := tally{}
	check(t, func(t *rapid.T) {
		f := anyField(t)
		for n := No(1); n <= f.Last; n++ {
			for m := No(1); m <= f.Last; m++ {
				if m == n {
					continue
				}
				got, want := f.Sees(n, m, 0), seesByLines(f, n, m, 5)
				if want && !got {
					t.Fatalf("%d should see %d%s", n, m, f.say())
				}
				switch {
				case got && !want && !f.Touching(n, m):
					seen["gap"]++
				case got:
					seen["seen"]++
				case f.Sees(n, m, PastAll):
					seen["hidden"]++
				default:
					seen["outside"]++
				}
			}
		}
	})
	seen.enough(t, 100, "seen", "hidden", "outside")
	if seen["gap"]*50 > seen["seen"] {
		t.Errorf("of %d that see %d do so through a gap", seen["seen"], seen["gap"])
	}
}

func TestMirroredSight(t *testing.T) {
	check(t, func(t *rapid.T) {
		f := anyField(t)
		g := f.mirrored()
		for n := No(1); n <= f.Last; n++ {
			for m := No(1); m <= f.Last; m++ {
				if m == n {
					continue
				}
				if f.Sees(n, m, 0) != g.Sees(n, m, 0) || f.Covered(n, m) != g.Covered(n, m) || f.InShot(n, m, Long) != g.InShot(n, m, Long) {
					t.Fatalf("%d sees %d otherwise in a mirror%s", n, m, f.say())
				}
				if f.Arcs(n, m) != g.Arcs(n, m).mirrored() || f.Touching(n, m) != g.Touching(n, m) || f.Struck(n, m) != g.Struck(n, m).mirrored() {
					t.Fatalf("%d stands to %d otherwise in a mirror%s", n, m, f.say())
				}
			}
		}
	})
}

// TestCoverIsMostOfTheTray: the share of points of the target to which the line from the Front
// Arrow passes the piece, or that lie in it.
func TestCoverIsMostOfTheTray(t *testing.T) {
	gametest.Covers(t, "song.terrain.cover")
	seen := tally{}
	check(t, func(t *rapid.T) {
		f := anyField(t)
		if f.Last < 2 || f.Laid == 0 {
			return
		}
		n, m := No(1), No(2)
		arrow := plane.Leader(f.Trays[n].Pose, f.Trays[n].Size)
		eye := floating{float64(arrow.X), float64(arrow.Y)}
		clear, hidden := true, false
		for _, p := range f.Pieces[:f.Laid] {
			if p.Keywords&Cover == 0 {
				continue
			}
			s := p.shape()
			piece, share, all := corners(&s.Outline), 0.0, 0.0
			for x := int32(-19); x <= 19; x += 2 {
				for y := int32(-19); y <= 19; y += 2 {
					t := &f.Trays[m]
					at := t.Pose.Moved(plane.Along(t.Facing, x*t.Size.Depth/40)).Moved(plane.Along(t.Facing+quarter, y*t.Size.Width/40)).At
					q := floating{float64(at.X), float64(at.Y)}
					if all++; s.Outline.Contains(at) || !s.Outline.Contains(arrow) && crosses(piece, eye, q, 0) {
						share++
					}
				}
			}
			clear = clear && share/all < 0.47
			hidden = hidden || share/all > 0.53
		}
		got := f.Covered(n, m)
		if got != 0 && clear || got == 0 && hidden {
			t.Fatalf("%d has cover from %d: %d%s", m, n, got, f.say())
		}
		if got != 0 {
			seen["cover"]++
		}
	})
	seen.enough(t, 20, "cover")
}
