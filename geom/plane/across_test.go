package plane

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

// seesAcross looks from every point of the edge at which anything can change, and from between
// each two: sight from a point is known to be right.
func seesAcross(edge Segment, target *Poly, blockers []Poly) bool {
	var corners []ratPoint
	for _, p := range append([]*Poly{target}, pointers(blockers)...) {
		corners = append(corners, exactPoly(p)...)
	}
	corners = append(corners, crossings(edge, target, blockers)...)
	a, b := exact(edge.A), exact(edge.B)
	at := []*big.Rat{rat(0), rat(1)}
	note := func(c, d ratPoint) {
		turn := b.minus(a).cross(d.minus(c))
		if turn.Sign() == 0 {
			return
		}
		t := quo(c.minus(a).cross(d.minus(c)), turn)
		if t.Sign() > 0 && t.Cmp(rat(1)) < 0 {
			at = append(at, t)
		}
	}
	for i := range corners {
		for j := range i {
			note(corners[i], corners[j])
		}
	}
	var exactly []ratPoly
	for i := range blockers {
		exactly = append(exactly, exactPoly(&blockers[i]))
	}
	for _, t := range at {
		if seesFrom(a.plus(b.minus(a).times(t)), exactPoly(target), exactly, corners) {
			return true
		}
	}
	return false
}

// crossings returns where blockers cross the edge and the sides of the target.
func crossings(edge Segment, target *Poly, blockers []Poly) (all []ratPoint) {
	lines := []Segment{edge}
	for i := range target.n {
		lines = append(lines, Segment{target.at[i], target.at[target.next(i)]})
	}
	for _, l := range lines {
		for _, p := range blockers {
			for i := range p.n {
				a, b, c, d := exact(l.A), exact(l.B), exact(p.at[i]), exact(p.at[p.next(i)])
				turn := b.minus(a).cross(d.minus(c))
				if turn.Sign() == 0 {
					continue
				}
				t, u := quo(c.minus(a).cross(d.minus(c)), turn), quo(c.minus(a).cross(b.minus(a)), turn)
				if t.Sign() >= 0 && u.Sign() >= 0 && t.Cmp(rat(1)) <= 0 && u.Cmp(rat(1)) <= 0 {
					all = append(all, a.plus(b.minus(a).times(t)))
				}
			}
		}
	}
	return all
}

// seesFrom tries the lines from an eye to every corner of the target and to where lines past
// corners meet its sides. Freedom is closed, so no lines between need be tried.
func seesFrom(eye ratPoint, target ratPoly, blockers []ratPoly, corners []ratPoint) bool {
	free := func(q ratPoint) bool { return !blockedLine(eye, q, blockers) }
	for i := range target {
		a, b := target.edge(i)
		if free(a) {
			return true
		}
		for _, c := range corners {
			turn := b.minus(a).cross(c.minus(eye))
			if turn.Sign() == 0 {
				continue
			}
			t := quo(eye.minus(a).cross(c.minus(eye)), turn)
			if t.Sign() >= 0 && t.Cmp(rat(1)) <= 0 && free(a.plus(b.minus(a).times(t))) {
				return true
			}
		}
	}
	return false
}

func TestSightAcrossAgreesWithEveryLine(t *testing.T) {
	var blind, between int
	trials(t, 400, func(t *testing.T, r *rand.Rand) {
		most := int32(4 << r.IntN(3))
		edge := Segment{Point{most, 0}, Point{-most, 0}}
		rect := func(x, y int32) Poly {
			w, h := 1+r.Int32N(2*most), 1+r.Int32N(max(most/3, 1))
			if r.IntN(3) == 0 {
				return quad(Point{x, y}, Point{x + w, y + h}, Point{x + w - h, y + h + w}, Point{x - h, y + w})
			}
			return upright(x, y, x+w, y+h)
		}
		target := rect(within(r, 2*most), 3*most+r.Int32N(most))
		var blockers []Poly
		for range 2 + r.IntN(4) {
			y := 1 + r.Int32N(2*most)
			switch r.IntN(6) {
			case 0:
				y = 1
			case 1:
				y = target.at[0].Y
			}
			blockers = append(blockers, rect(within(r, 3*most), y))
		}
		for i := range blockers { // there the look may miss a slit
			if blockers[i].Overlaps(&target) || blockers[i].box.lo.Y < 0 && blockers[i].box.hi.Y > 0 {
				return
			}
		}
		// Turned by a quarter or two the answer is the same.
		for range r.IntN(4) {
			turned := func(p Point) Point { return Point{-p.Y, p.X} }
			edge = Segment{turned(edge.A), turned(edge.B)}
			for _, p := range append([]*Poly{&target}, pointers(blockers)...) {
				for i := range p.n {
					p.at[i] = turned(p.at[i])
				}
				p.enclose()
			}
		}
		got, want := SeesAcross(edge, &target, pointers(blockers)), seesAcross(edge, &target, blockers)
		if got != want {
			t.Errorf("from %v to %v past %v: got %v, want %v", edge, target, blockers, got, want)
		}
		switch {
		case !got:
			blind++
		case !Sees(edge.A, &target, pointers(blockers)) && !Sees(edge.B, &target, pointers(blockers)):
			between++
		}
	})
	enough(t, "targets out of sight", blind, 15)
	enough(t, "targets seen from between the ends only", between, 3)
}

func pointers(polys []Poly) (all []*Poly) {
	for i := range polys {
		all = append(all, &polys[i])
	}
	return all
}

// TestSightAcrossWhatLiesInTheWay: where blockers lie across the edge or the target no line is
// found that is not there, and none missed that has room.
func TestSightAcrossWhatLiesInTheWay(t *testing.T) {
	var found, blind int
	trials(t, 400, func(t *testing.T, r *rand.Rand) {
		const unit = 1000
		edge := Segment{Point{10 * unit, 0}, Point{-10 * unit, 0}}
		target := upright(-8*unit, 20*unit, 8*unit, 30*unit)
		var blockers, grown []Poly
		for range 3 + r.IntN(5) {
			lo := Point{within(r, 14) * unit, []int32{-2, -1, 3, 15, 18, 19}[r.IntN(6)] * unit}
			hi := Point{lo.X + (1+r.Int32N(12))*unit, lo.Y + (1+r.Int32N(5))*unit}
			blockers = append(blockers, upright(lo.X, lo.Y, hi.X, hi.Y))
			grown = append(grown, upright(lo.X-3*hair, lo.Y-3*hair, hi.X+3*hair, hi.Y+3*hair))
		}
		got := SeesAcross(edge, &target, pointers(blockers))
		if got && !seesAcross(edge, &target, blockers) {
			t.Errorf("past %v: there is no line", blockers)
		}
		if !got && seesAcross(edge, &target, grown) {
			t.Errorf("past %v: a line is missed", blockers)
		}
		if got {
			found++
		} else {
			blind++
		}
	})
	enough(t, "seen past what lies in the way", found, 80)
	enough(t, "not seen", blind, 15)
	edge := Segment{Point{1000, 0}, Point{-1000, 0}}
	target := upright(-1000, 5000, 1000, 6000)
	ends := upright(-3000, -500, -500, 100)
	other := upright(500, -500, 3000, 100)
	left, right := upright(-3000, 4900, 100, 7000), upright(300, 4900, 3000, 7000)
	if !SeesAcross(edge, &target, []*Poly{&ends, &other, &left, &right}) {
		t.Errorf("a part of the target is free")
	}
	middle := upright(-501, -500, 501, 100)
	if SeesAcross(edge, &target, []*Poly{&ends, &other, &middle}) {
		t.Errorf("nothing of the edge is free")
	}
}

// A shadow holds the points to which the line from the eye passes the inside of the polygon, and
// those inside it.
func TestShadowsAgreeWithLines(t *testing.T) {
	var in, out int
	trials(t, 2000, func(t *testing.T, r *rand.Rand) {
		most := int32(20 << r.IntN(9))
		p := upright(within(r, most), within(r, most), 2*most+r.Int32N(most), 2*most+r.Int32N(most))
		if r.IntN(2) == 0 {
			p = Outline(Pose{anyPoint(r, most), anyAngle(r)}, Size{100 + r.Int32N(most), 100 + r.Int32N(most)})
		}
		eye := anyPoint(r, 2*most)
		far := Hypot(int(8*most), int(8*most))
		shadow := p.Shadow(eye, far)
		if _, err := NewPoly(shadow.corners()...); err != nil {
			t.Fatalf("from %v of %v: %v is no polygon", eye, p, shadow)
		}
		for range 20 {
			q := anyPoint(r, 4*most)
			want := p.Contains(q) || !p.Contains(eye) && p.Crosses(Segment{eye, q})
			if got := shadow.Contains(q); got != want && !onEdge(&shadow, q) {
				t.Errorf("from %v behind %v: %v hidden %v, want %v", eye, p, q, got, want)
			}
			if want {
				in++
			} else {
				out++
			}
		}
	})
	enough(t, "points in a shadow", in, 500)
	enough(t, "points out of it", out, 500)
}

func onEdge(p *Poly, q Point) bool {
	for i := range p.n {
		if side(p.at[i], p.at[p.next(i)], q) == 0 {
			return true
		}
	}
	return false
}
