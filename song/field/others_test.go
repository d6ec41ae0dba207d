package field

import (
	"testing"

	"gonfalon/game/gametest"
	"gonfalon/geom/plane"

	"pgregory.net/rapid"
)

// TestOthersAreSettled: whoever a charging tray touches besides its target is aligned by at least
// half, or freed, or stays as it was; nobody overlaps, and nobody leaves an engagement.
func TestOthersAreSettled(t *testing.T) {
	gametest.Covers(t, "song.charge.other-enemies-align", "song.charge.other-enemies-pushed-1", "song.charge.other-enemies-min-move")
	seen := tally{}
	check(t, func(t *rapid.T) {
		f := anyField(t)
		n, target := Nobody, Nobody
		if f.Last < 2 {
			return
		}
		if n, target = anyTwo(t, f); target == Nobody {
			return
		}
		for s := plane.Front; s <= plane.Right; s++ {
			places := f.Places(n, target, s)
			for _, p := range places.At[:places.N] {
				g := *f
				g.Trays[n].Pose = p.Pose
				others := g.Others(n, target)
				for m := No(1); m <= g.Last; m++ {
					if others.Has(m) {
						checkSettled(t, &g, n, m, seen)
					}
				}
			}
		}
	})
	seen.enough(t, 20, "aligned", "pushed an inch")
	seen.enough(t, 1, "stays", "pushed less")
}

func checkSettled(t *rapid.T, f *Field, charger, m No, seen tally) {
	pose, how := f.Settle(charger, m)
	g, image := *f, f.mirrored()
	g.Trays[m].Pose = pose
	b, c := g.Base(m), g.Base(charger)
	if how == Stays {
		if seen["stays"]++; pose != f.Trays[m].Pose {
			t.Fatalf("%d stays, at %v%s", m, pose, f.say())
		}
		return
	}
	g.Trays[m].Kind = Off
	if !g.roomy(&b) || !g.onTable(&b) && f.onTable(&plane.Base{Shape: plane.Shape{Core: plane.Core(f.Trays[m].Pose, b.Size)}}) {
		t.Fatalf("%d ends on something at %v%s", m, pose, f.say())
	}
	g.Trays[m].Kind = Unit
	if before, after := f.Engaged(m).Without(charger), g.Engaged(m).Without(charger); before != after {
		t.Fatalf("%d was engaged with %b and is with %b%s", m, before, after, f.say())
	}
	if how == Aligned {
		seen["aligned"]++
		side, own, length, ok := plane.SharedSide(&c, &b)
		if need := min(edgeOf(c.Size, side)/2, edgeOf(b.Size, own)); !ok || int32(length) < need-2*plane.Slack {
			t.Fatalf("%d shares %d with %d, want %d%s", m, length, charger, need, f.say())
		}
	} else {
		switch gap := plane.Gap(&b.Shape, &c.Shape); {
		case plane.Touching(&b.Shape, &c.Shape):
			t.Fatalf("%d still touches %d%s", m, charger, f.say())
		case gap.Cmp(Inch-1) >= 0 && gap.Cmp(Inch+5) <= 0:
			seen["pushed an inch"]++
		default:
			seen["pushed less"]++
		}
	}
	if other, also := image.Settle(charger, m); also != how || how == Aligned && f.mirror(other) != pose {
		t.Fatalf("%d %d at %v, mirrored %d at %v%s", m, how, pose, also, f.mirror(other), f.say())
	}
}

// An enemy beside the target that the charger's front overlaps by half is slid to hold the other
// half; one of which only a corner is touched is pushed an inch.
func TestOthersByExample(t *testing.T) {
	f := empty()
	target := f.put(1, 200, 248, 270)
	beside := f.put(1, 262, 248, 270) // 0.7″ to the right of the charger's target
	n := f.put(0, 200, 200, 90)
	f.Trays[n].At.X += inches(275) / 10
	if got := f.Others(n, target); got != Set(0).With(beside) {
		t.Fatalf("touches %b", got)
	}
	pose, how := f.Settle(n, beside)
	if how != Aligned || pose.At != (plane.Point{X: inches(255), Y: inches(248)}) {
		t.Errorf("got %d at %v", how, pose)
	}
	// Where it would come to touch another enemy it goes away instead.
	behind := f.put(0, 0, 248+48, 90)
	f.Trays[behind].At.X = inches(234) - f.Trays[behind].Width/2
	if pose, how = f.Settle(n, beside); how != Pushed || pose.At != (plane.Point{X: inches(262), Y: inches(258)}) {
		t.Errorf("got %d at %v", how, pose)
	}
	f.Trays[behind] = Tray{}
	f.Last--
	f.Trays[n].At.X = inches(200)
	f.Trays[beside].At.X = inches(255)
	if pose, how = f.Settle(n, beside); how != Pushed || pose.At != (plane.Point{X: inches(255), Y: inches(258)}) {
		t.Errorf("got %d at %v", how, pose)
	}
	// There is room for half an inch only.
	f.put(1, 255, 248+48+5, 270)
	if pose, how = f.Settle(n, beside); how != Pushed || pose.At.Y < inches(248)+inches(5)-plane.Millimetre || pose.At.Y > inches(253) {
		t.Errorf("got %d at %v", how, pose)
	}
	// Held by another, it stays.
	f.Trays[4] = Tray{}
	f.put(0, 255, 200-10, 90)
	f.Trays[5].At.Y = inches(200)
	f.Trays[n].At.X = inches(200)
	if pose, how = f.Settle(n, beside); how != Stays || pose != f.Trays[beside].Pose {
		t.Errorf("got %d at %v", how, pose)
	}
}
