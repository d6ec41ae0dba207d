package field

import (
	"testing"

	"gonfalon/geom/plane"

	"pgregory.net/rapid"
)

func TestProposalsAreLegal(t *testing.T) {
	seen := tally{}
	check(t, func(t *rapid.T) {
		f := anyField(t)
		towards := []plane.Point{{X: f.Width / 2, Y: f.Depth / 2}, anyPose(t, f).At}
		for n := No(1); n <= f.Last; n++ {
			for _, a := range []Action{Manoeuvre, March, Retreat, Shift, Pivot} {
				if !f.Starts(n, a).OK() {
					continue
				}
				list := f.Moves(nil, n, a, 5*Inch, Gait{}, towards)
				for i, m := range list {
					if r := f.Forbids(n, a, m, 5*Inch, Gait{}); !r.OK() || m.End(f.Trays[n].Pose) == f.Trays[n].Pose {
						t.Fatalf("%d may not %v: %v%s", n, m, r, f.say())
					}
					for _, o := range list[:i] {
						if o == m {
							t.Fatalf("%v is proposed twice to %d%s", m, n, f.say())
						}
					}
				}
				seen["lists"]++
				seen["moves"] += len(list)
			}
		}
	})
	if seen["moves"] < 3*seen["lists"] {
		t.Errorf("%d lists hold %d moves", seen["lists"], seen["moves"])
	}
}

func TestSpotsCoverTheTable(t *testing.T) {
	f := empty()
	list := f.Spots(nil, 3*Inch)
	at := map[plane.Point]bool{}
	for _, p := range list {
		if at[p] || p.X <= 0 || p.Y <= 0 || p.X >= f.Width || p.Y >= f.Depth {
			t.Errorf("%v stands twice, or off the table", p)
		}
		at[p] = true
	}
	for _, p := range list {
		if !at[plane.Point{X: f.Width - p.X, Y: p.Y}] || !at[plane.Point{X: p.X, Y: f.Depth - p.Y}] {
			t.Errorf("%v has no image", p)
		}
	}
	if len(list) != 15*15 || list[0] != (plane.Point{X: f.Width / 2, Y: f.Depth / 2}) {
		t.Errorf("%d spots from %v", len(list), list[0])
	}
}

// TestNothingIsAllocated by what is asked of the geometry all the time.
func TestNothingIsAllocated(t *testing.T) {
	f := melee()
	var list [64]Move
	c, r := f.Declare(15, 16, 11*Inch, Gait{})
	if !r.OK() {
		t.Fatal(r)
	}
	d := c.Dash
	towards := []plane.Point{f.Trays[16].At}
	for name, ask := range map[string]func(){
		"moves":   func() { f.Moves(list[:0], 15, Manoeuvre, 5*Inch, Gait{}, towards) },
		"sight":   func() { f.Sees(15, 16, 0) },
		"declare": func() { f.Declare(15, 16, 11*Inch, Gait{}) },
		"preview": func() { f.Preview(15, 16, c.Turn, plane.Front, 5*Inch, Gait{}) },
		"rest":    func() { f.Rest(15, &d, 4*Inch, Gait{}) },
		"engaged": func() { f.Engaged(15) },
		"covered": func() { f.Covered(15, 16) },
		"stances": func() { f.Stances(15) },
		"settle":  func() { f.Settle(15, 16) },
	} {
		if n := testing.AllocsPerRun(20, ask); n != 0 {
			t.Errorf("%s: %v allocations", name, n)
		}
	}
}
