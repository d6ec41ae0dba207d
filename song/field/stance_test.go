package field

import (
	"testing"

	"gonfalon/game/gametest"
	"gonfalon/geom/plane"

	"pgregory.net/rapid"
)

func TestStancesAreFreeAndEngaged(t *testing.T) {
	gametest.Covers(t, "song.melee.realign-100-or-50", "song.melee.turn-to-face-single-enemy", "song.melee.no-turn-if-engaged-on-several-sides")
	seen := tally{}
	check(t, func(t *rapid.T) {
		f := anyField(t)
		for n := No(1); n <= f.Last; n++ {
			s, engaged := f.Stances(n), f.Engaged(n)
			if s.N > 0 && engaged != Set(0).With(engaged.first()) {
				t.Fatalf("%d is engaged with %b and may stand otherwise%s", n, engaged, f.say())
			}
			for _, st := range s.At[:s.N] {
				g := *f
				g.Trays[n].Pose = st.Pose
				b, o := g.Base(n), g.Base(engaged.first())
				if g.Engaged(n) != engaged {
					t.Fatalf("%d at %v is engaged with %b%s", n, st, g.Engaged(n), f.say())
				}
				g.Trays[n].Kind = Off
				if !g.roomy(&b) {
					t.Fatalf("%d at %v overlaps%s", n, st, f.say())
				}
				face, own, _, ok := plane.SharedSide(&o, &b)
				if st.Alignment != Nearest && !ok || st.Turned != (b.Facing != f.Trays[n].Facing) || st.Turned && ok && own != plane.Front {
					t.Fatalf("%d at %v: side %d%s", n, st, own, f.say())
				}
				if edge := edgeOf(o.Size, face); ok && st.Alignment >= HalfLeft && max(st.Along, -st.Along) != edge/2 || st.Alignment == Full && st.Along != 0 {
					t.Fatalf("%d at %v%s", n, st, f.say())
				}
				if st.Turned {
					seen["turned"]++
				} else {
					seen["as it is"]++
				}
			}
		}
	})
	seen.enough(t, 20, "turned", "as it is")
}

// The example of the rulebook: engaged in the flank, a tray turns to face and goes to 50 %.
func TestTurningToFace(t *testing.T) {
	f := empty()
	n := f.put(0, 200, 200, 90)
	enemy := f.put(1, 200, 200, 180)
	f.Trays[enemy].At.X += f.Trays[n].Width/2 + f.Trays[enemy].Depth/2 // against the right flank
	if f.Struck(enemy, n) != Of(plane.Right) || f.Struck(n, enemy) != Of(plane.Front) {
		t.Fatalf("struck on %b", f.Struck(enemy, n))
	}
	s := f.Stances(n)
	var turned, halves, as int
	for _, st := range s.At[:s.N] {
		if st.Turned {
			turned++
			if st.Pose.Facing != 0 {
				t.Errorf("faces %d", st.Pose.Facing)
			}
		} else {
			as++
		}
		if st.Alignment >= HalfLeft {
			halves++
		}
	}
	if turned != 3 || halves != 4 || as != 2 {
		t.Errorf("got %+v", s)
	}
	// Attacked on two sides it cannot.
	f.put(2, 200, 248, 270)
	if s := f.Stances(n); s.N != 0 {
		t.Errorf("engaged twice, may stand at %+v", s)
	}
}
