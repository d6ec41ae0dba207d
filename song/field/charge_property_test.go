package field

import (
	"testing"

	"gonfalon/game/gametest"
	"gonfalon/geom/plane"

	"pgregory.net/rapid"
)

// advances walks a tray ahead in steps of a millimetre and tells whether it overlaps nothing that
// it must not until it touches the target where it should, and not before.
func advances(f *Field, n, target No, d *Dash) bool {
	t, size := f.Base(target), f.Trays[n].Size
	for gone := int32(0); gone < d.Contact; gone += plane.Millimetre {
		b := plane.NewBase(d.Start.Moved(plane.Ahead(d.Start.Facing, int(gone))), size)
		for m := No(1); m <= f.Last; m++ {
			if m != n && !f.Friends(n, m) && f.overlaps(&b, m) {
				return false
			}
		}
		if f.standsIn(&b, Impassable) != 0 {
			return false
		}
	}
	b := plane.NewBase(d.Start.Moved(plane.Ahead(d.Start.Facing, int(d.Contact))), size)
	return plane.Touching(&b.Shape, &t.Shape)
}

// TestChargesAgreeWithSteps: what can be declared is done in steps, and the other way round.
func TestChargesAgreeWithSteps(t *testing.T) {
	gametest.Covers(t, "song.charge.within-maximum-distance", "song.charge.success-on-contact", "song.charge.failed-still-moves", "song.charge.room-for-half-tray")
	seen := tally{}
	check(t, func(t *rapid.T) {
		f := anyField(t)
		if f.Last < 2 {
			return
		}
		n, target := anyTwo(t, f)
		if target == Nobody {
			return
		}
		most := rapid.Int32Range(8, 14).Draw(t, "most") * Inch
		c, r := f.Declare(n, target, most, Gait{})
		seen[string(r.Rule)]++
		if !r.OK() {
			return
		}
		if !advances(f, n, target, &c.Dash) {
			t.Fatalf("%d cannot come to %d by %v%s", n, target, c.Dash, f.say())
		}
		for s := plane.Front; s <= plane.Right; s++ {
			if !c.Arcs.Has(s) {
				continue
			}
			places := f.Places(n, target, s)
			for _, p := range places.At[:places.N] {
				seen["places"]++
				checkPlace(t, f, n, target, s, p)
			}
		}
		for distance := int32(0); distance <= most; distance += Inch / 2 {
			checkRest(t, f, n, &c.Dash, distance, seen)
		}
	})
	seen.enough(t, 20, "", "places", "rests", "song.charge.target-in-los-at-start", "song.charge.room-for-half-tray", "song.charge.not-while-engaged")
}

// checkPlace checks that a place is where it should be: against the side, enough of it, free.
func checkPlace(t *rapid.T, f *Field, n, target No, side plane.Side, p Place) {
	b, o := plane.NewBase(p.Pose, f.Trays[n].Size), f.Base(target)
	face, own, length, ok := plane.SharedSide(&o, &b)
	need := min(b.Width/2, edgeOf(o.Size, side))
	if !ok || face != side || own != plane.Front || int32(length) < need-2*plane.Slack {
		t.Fatalf("%v against side %d: shares %d of side %d, want %d%s", p, side, length, face, need, f.say())
	}
	others := *f
	others.Trays[n].Kind = Off
	if !others.roomy(&b) || !f.onTable(&b) {
		t.Fatalf("%v overlaps%s", p, f.say())
	}
}

// checkRest checks where a Charge ends that does not come far enough.
func checkRest(t *rapid.T, f *Field, n No, d *Dash, distance int32, seen tally) {
	if f.Comes(n, d, distance, Gait{}) {
		return
	}
	pose := f.Rest(n, d, distance, Gait{})
	if pose == f.Trays[n].Pose {
		return
	}
	seen["rests"]++
	b := plane.NewBase(pose, f.Trays[n].Size)
	others := *f
	others.Trays[n].Kind = Off
	if !others.roomy(&b) || pose.At != d.Start.At && !f.onTable(&b) {
		t.Fatalf("%d rests after %d on something at %v%s", n, distance, pose, f.say())
	}
	for m := No(1); m <= f.Last; m++ {
		if o := f.Base(m); !f.Friends(n, m) && !plane.Clear(&b.Shape, &o.Shape, Inch) {
			t.Fatalf("%d rests after %d too near to %d%s", n, distance, m, f.say())
		}
	}
	if gone := plane.Distance(d.Start.At, pose.At); int32(gone) > distance || pose.Facing != d.Start.Facing {
		t.Fatalf("%d rests %d ahead, and may go %d", n, gone, distance)
	}
}

// TestRefusedChargesCannotBeMade: what is too far or blocked is so in every direction, in steps of
// a quarter of a degree: nothing wider than a degree and a half is missed.
func TestRefusedChargesCannotBeMade(t *testing.T) {
	seen := tally{}
	check(t, func(t *rapid.T) {
		f := anyField(t)
		if f.Last < 2 {
			return
		}
		n, target := anyTwo(t, f)
		if target == Nobody || f.Engaged(n) != 0 || !f.Sees(n, target, 0) {
			return
		}
		most := rapid.Int32Range(4, 11).Draw(t, "most") * Inch
		turn, _, r := f.Aim(n, target, most, Gait{})
		if seen[string(r.Rule)]++; r.OK() {
			if _, again := f.Dash(n, target, turn, most, Gait{}); !again.OK() {
				t.Fatalf("%d may charge %d after %d, but may not: %v", n, target, turn, again)
			}
			return
		}
		row := 0
		for turn := plane.Angle(0); turn < 36000; turn += 25 {
			d, why := f.Dash(n, target, turn, most-plane.Millimetre, Gait{})
			if row++; !why.OK() {
				row = 0
			}
			if row == 6 {
				t.Fatalf("%d may not charge %d (%v), but can after %d: %v%s", n, target, r, turn, d, f.say())
			}
		}
	})
	seen.enough(t, 20, "", "song.charge.within-maximum-distance")
}

// TestMirroredCharges: a mirrored table is charged over in mirror image.
func TestMirroredCharges(t *testing.T) {
	check(t, func(t *rapid.T) {
		f := anyField(t)
		if f.Last < 2 {
			return
		}
		n, target := anyTwo(t, f)
		if target == Nobody {
			return
		}
		g, most := f.mirrored(), rapid.Int32Range(8, 14).Draw(t, "most")*Inch
		c, r := f.Declare(n, target, most, Gait{})
		d, s := g.Declare(n, target, most, Gait{})
		if r != s || c.Arcs != d.Arcs.mirrored() || c.Turn.Norm() != (-d.Turn).Norm() || r.OK() && c.Dash.Start != g.mirror(d.Dash.Start) {
			t.Fatalf("%d to %d: %v %v, mirrored %v %v%s", n, target, c, r, d, s, f.say())
		}
		if !r.OK() {
			return
		}
		for distance := int32(Inch); distance <= most; distance += Inch {
			if got, want := g.mirror(g.Rest(n, &d.Dash, distance, Gait{})), f.Rest(n, &c.Dash, distance, Gait{}); got != want {
				t.Fatalf("%d rests at %v, mirrored %v%s", n, want, got, f.say())
			}
		}
		side, _ := c.Arcs.One()
		opposite, _ := Of(side).mirrored().One()
		p, q := f.Places(n, target, side), g.Places(n, target, opposite)
		if p.N != q.N {
			t.Fatalf("%d against %d: %v, mirrored %v%s", n, target, p, q, f.say())
		}
		for _, place := range p.At[:p.N] {
			found := false
			for _, other := range q.At[:q.N] {
				found = found || g.mirror(other.Pose) == place.Pose
			}
			if !found {
				t.Fatalf("%d against %d: %v, mirrored %v%s", n, target, p, q, f.say())
			}
		}
	})
}
