package field

import (
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
	"gonfalon/geom/plane"
)

// wants checks which rule a refusal cites.
func wants(t *testing.T, what string, r Refusal, rule game.Rule) {
	t.Helper()
	if r.Rule != rule {
		t.Errorf("%s: got %+v, want %q", what, r, rule)
	}
}

// touching is a table with a tray and an enemy flush against its front.
func touching() (f *Field, n, enemy No) {
	f = empty()
	return f, f.put(0, 200, 200, 90), f.put(1, 200, 248, 270)
}

func TestWhoIsEngaged(t *testing.T) {
	gametest.Covers(t, "song.term.engaged", "song.manoeuvre.not-while-engaged", "song.march.not-while-engaged",
		"song.retreat.only-while-engaged", "song.charge.not-while-engaged")
	f, n, enemy := touching()
	if f.Engaged(n) != Set(0).With(enemy) || f.Engaged(enemy) != Set(0).With(n) {
		t.Errorf("engaged with %b and %b", f.Engaged(n), f.Engaged(enemy))
	}
	wants(t, "manoeuvre", f.Forbids(n, Manoeuvre, Move{First: 100}, 5*Inch, Gait{}), "song.manoeuvre.not-while-engaged")
	wants(t, "march", f.Forbids(n, March, Move{Length: 1}, 5*Inch, Gait{}), "song.march.not-while-engaged")
	wants(t, "shift", f.Forbids(n, Shift, Move{Way: Back, Length: Inch}, 2*Inch, Gait{}), "song.term.shift")
	far := f.put(1, 200, 330, 270)
	_, r := f.Declare(n, far, 11*Inch, Gait{})
	wants(t, "charge", r, "song.charge.not-while-engaged")
	friend := f.put(0, 145, 190, 90)
	if f.Engaged(friend)|f.Engaged(far) != 0 || !f.Touching(n, friend) {
		t.Errorf("a friend in contact is engaged")
	}
	wants(t, "retreat", f.Forbids(far, Retreat, Move{Way: Back, Length: Inch}, 5*Inch, Gait{}), "song.retreat.only-while-engaged")
	f.Trays[n].At.Y -= plane.Slack + 1
	if f.Engaged(n) != 0 {
		t.Errorf("engaged over a gap of 0.04 mm")
	}
}

func TestManoeuvres(t *testing.T) {
	gametest.Covers(t, "song.manoeuvre.pivot-advance-pivot", "song.manoeuvre.advance-up-to-speed", "song.pivot.around-centre", "song.march.double-speed",
		"song.march.no-pivot-before", "song.march.pivot-after", "song.term.shift", "song.term.shift-no-pivot")
	f := empty()
	n := f.put(0, 200, 200, 90)
	for _, c := range []struct {
		what      string
		a         Action
		m         Move
		allowance int32
		g         Gait
		rule      game.Rule
	}{
		{"pivot, 5 inches, pivot", Manoeuvre, Move{First: 4500, Length: 5 * Inch, Last: -9000}, 5 * Inch, Gait{}, ""},
		{"more than 5 inches", Manoeuvre, Move{First: 4500, Length: 5*Inch + 1}, 5 * Inch, Gait{}, "song.manoeuvre.advance-up-to-speed"},
		{"aside", Manoeuvre, Move{Way: Leftward, Length: Inch}, 5 * Inch, Gait{}, "song.manoeuvre.advance-up-to-speed"},
		{"two pivots only", Manoeuvre, Move{First: 4500, Last: 18000}, 5 * Inch, Gait{}, ""},
		{"march", March, Move{Length: 10 * Inch, Last: 9000}, 10 * Inch, Gait{}, ""},
		{"march too far", March, Move{Length: 10*Inch + 1}, 10 * Inch, Gait{}, "song.march.double-speed"},
		{"march backwards", March, Move{Way: Back, Length: Inch}, 10 * Inch, Gait{}, "song.march.double-speed"},
		{"pivot and march", March, Move{First: 100, Length: Inch}, 10 * Inch, Gait{}, "song.march.no-pivot-before"},
		{"pivot and march, allowed", March, Move{First: 100, Length: Inch}, 10 * Inch, Gait{Turns: true}, ""},
		{"shift aside", Shift, Move{Way: Rightward, Length: 2 * Inch}, 2 * Inch, Gait{}, ""},
		{"shift too far", Shift, Move{Way: Rightward, Length: 2*Inch + 1}, 2 * Inch, Gait{}, "song.term.shift"},
		{"shift and pivot", Shift, Move{Way: Rightward, Length: Inch, Last: 1}, 2 * Inch, Gait{}, "song.term.shift-no-pivot"},
		{"pivot and go", Pivot, Move{First: 1, Length: Inch}, 2 * Inch, Gait{}, "song.pivot.around-centre"},
		{"pivot", Pivot, Move{First: 12345}, 0, Gait{}, ""},
		{"less than nothing", Shift, Move{Length: -1}, 2 * Inch, Gait{}, "song.term.shift"},
	} {
		wants(t, c.what, f.Forbids(n, c.a, c.m, c.allowance, c.g), c.rule)
	}
	from := f.Trays[n].Pose
	if end := (Move{First: 9000, Length: 5 * Inch, Last: -9000}).End(from); end != from.Moved(plane.Vector{X: -5 * Inch}) {
		t.Errorf("ends at %v", end)
	}
	if end := (Move{Way: Rightward, Length: Inch}).End(from); end != from.Moved(plane.Vector{X: Inch}) {
		t.Errorf("a shift to the right ends at %v", end)
	}
}

func TestPivotsAmongOthers(t *testing.T) {
	gametest.Covers(t, "song.pivot.ignores-trays", "song.pivot.no-overlap-at-end", "song.pivot.mid-move-friendly-overlap",
		"song.terrain.impassable-pivot-over", "song.move.through-friendly", "song.move.never-through-enemy", "song.move.no-end-within-1")
	f := empty()
	n := f.putAs("solo_large", 0, 200, 200, 90)
	friend := f.putAs("solo_small", 0, 238, 200, 90)
	// Over the friend it may turn by half, not by a quarter, unless it then goes on.
	wants(t, "half a turn", f.Forbids(n, Pivot, Move{First: 18000}, 0, Gait{}), "")
	wants(t, "a quarter", f.Forbids(n, Pivot, Move{First: 9000}, 0, Gait{}), "song.pivot.no-overlap-at-end")
	wants(t, "a quarter and on", f.Forbids(n, Manoeuvre, Move{First: 9000, Length: 5 * Inch}, 5*Inch, Gait{}), "")
	wants(t, "a quarter and back onto it", f.Forbids(n, Manoeuvre, Move{First: -9000, Length: 3 * Inch}, 5*Inch, Gait{}), "song.move.through-friendly")
	wants(t, "through it", f.Forbids(n, Manoeuvre, Move{First: -9000, Length: 8 * Inch}, 8*Inch, Gait{}), "")
	f.Trays[friend].Team = 1
	wants(t, "half a turn beside an enemy", f.Forbids(n, Pivot, Move{First: 18000}, 0, Gait{}), "")
	wants(t, "onto an enemy and on", f.Forbids(n, Manoeuvre, Move{First: 9000, Length: 5 * Inch}, 5*Inch, Gait{}), "song.pivot.no-overlap-at-end")
	f.Trays[friend].At.X = inches(200 + 28 + 20)
	wants(t, "nearer to an enemy", f.Forbids(n, Pivot, Move{First: 3000}, 0, Gait{}), "song.move.no-end-within-1")
	f.Trays[friend].At = plane.Point{X: inches(200), Y: inches(270)}
	wants(t, "through an enemy", f.Forbids(n, March, Move{Length: 10 * Inch}, 10*Inch, Gait{}), "song.move.never-through-enemy")
	wants(t, "through an enemy, allowed", f.Forbids(n, March, Move{Length: 14 * Inch}, 14*Inch, Gait{Over: true}), "")
	if f.Passed(n, Move{Length: 14 * Inch}) != Set(0).With(friend) {
		t.Errorf("passed %b", f.Passed(n, Move{Length: 14 * Inch}))
	}
	// The gap is 7 - 1.38 - 2.775 inches.
	gap := f.Distance(n, friend)
	wants(t, "to an inch", f.Forbids(n, March, Move{Length: gap - Inch}, 10*Inch, Gait{}), "")
	wants(t, "to less than an inch", f.Forbids(n, March, Move{Length: gap - Inch + plane.Slack + 1}, 10*Inch, Gait{}), "song.move.no-end-within-1")
	f.Trays[friend].Kind = Off
	f.lay("palisade", 225, 200, 0)
	wants(t, "onto a palisade and on", f.Forbids(n, Manoeuvre, Move{First: 9000, Length: 5 * Inch}, 5*Inch, Gait{}), "song.terrain.impassable-pivot-over")
	wants(t, "half a turn over a palisade", f.Forbids(n, Pivot, Move{First: 18000}, 0, Gait{}), "")
	wants(t, "onto a palisade", f.Forbids(n, Pivot, Move{First: 9000}, 0, Gait{}), "song.terrain.impassable-no-entry")
	wants(t, "into a palisade", f.Forbids(n, Shift, Move{Way: Rightward, Length: 2 * Inch}, 2*Inch, Gait{}), "song.terrain.impassable-no-entry")
}

func TestRetreats(t *testing.T) {
	gametest.Covers(t, "song.retreat.backward-or-sideways", "song.retreat.speed-plus-d6", "song.retreat.forward-if-flank-or-rear",
		"song.retreat.pivot-after", "song.retreat.normal-movement-rules", "song.retreat.impossible-stays-engaged")
	f, n, enemy := touching()
	for _, c := range []struct {
		what string
		m    Move
		rule game.Rule
	}{
		{"6 inches back", Move{Way: Back, Length: 6 * Inch, Last: 18000}, ""},
		{"6 inches aside", Move{Way: Leftward, Length: 65 * Inch / 10, Last: 1000}, "song.retreat.speed-plus-d6"},
		{"too near", Move{Way: Leftward, Length: 6 * Inch}, "song.move.no-end-within-1"},
		{"half an inch", Move{Way: Back, Length: Inch / 2}, "song.move.no-end-within-1"},
		{"an inch", Move{Way: Back, Length: Inch}, ""},
		{"not at all", Move{}, ""},
		{"only a pivot", Move{Last: 9000}, "song.retreat.impossible-stays-engaged"},
		{"a pivot first", Move{First: 100, Way: Back, Length: 2 * Inch}, "song.retreat.pivot-after"},
		{"ahead", Move{Length: 2 * Inch}, "song.retreat.forward-if-flank-or-rear"},
	} {
		wants(t, c.what, f.Forbids(n, Retreat, c.m, 6*Inch, Gait{}), c.rule)
	}
	if far := f.Farthest(n, 0, Back, 6*Inch, Gait{}); far != 6*Inch {
		t.Errorf("back %d", far)
	}
	if far := f.Farthest(n, 0, Leftward, 6*Inch, Gait{}); far != 0 {
		t.Errorf("aside %d: it is too near then", far)
	}
	f.Trays[enemy].Pose = plane.Pose{At: f.Trays[n].At.Plus(plane.Vector{Y: -(inches(48))}), Facing: 9000}
	wants(t, "ahead, engaged in the rear", f.Forbids(n, Retreat, Move{Length: 2 * Inch}, 6*Inch, Gait{}), "")
	wants(t, "through the enemy", f.Forbids(n, Retreat, Move{Way: Back, Length: 2 * Inch}, 6*Inch, Gait{}), "song.move.never-through-enemy")
}

func TestRoughGround(t *testing.T) {
	gametest.Covers(t, "song.terrain.rough", "song.terrain.may-end-on-it", "song.terrain.dangerous")
	f := empty()
	n := f.put(0, 200, 200, 90)
	// The front is at 22.4, the forest begins at 25.
	forest := f.lay("forest", 200, 275, 0)
	f.Pieces[forest].Facing = 9000
	for allowance, want := range map[int32]int32{20: 20, 26: 26, 30: 26, 36: 26, 40: 30, 60: 50} {
		if far := f.Reach(n, 0, Ahead, inches(allowance), Gait{}); far < inches(want) || far > inches(want)+plane.Skin {
			t.Errorf("with %d tenths of an inch it goes %d, want %d", allowance, far, inches(want))
		}
	}
	wants(t, "5 inches of 5", f.Forbids(n, Manoeuvre, Move{Length: 5 * Inch}, 5*Inch, Gait{}), "song.terrain.rough")
	wants(t, "4 inches of 5", f.Forbids(n, Manoeuvre, Move{Length: 4 * Inch}, 5*Inch, Gait{}), "")
	wants(t, "5 inches of 5 for whom it is not rough", f.Forbids(n, Manoeuvre, Move{Length: 5 * Inch}, 5*Inch, Gait{Ignores: Rough}), "")
	f.lay("bog", 240, 275, 90)
	if far := f.Reach(n, 0, Ahead, 6*Inch, Gait{}); far != 4*Inch {
		t.Errorf("past two pieces it goes %d", far)
	}
	f.Pieces[1].At.Y = inches(224 + 52 + 25) // where it does not come any more
	if far := f.Reach(n, 0, Ahead, 6*Inch, Gait{}); far != 5*Inch {
		t.Errorf("up to the second piece it goes %d", far)
	}
	stakes := f.lay("stakes", 145, 200, 90)
	pivot := Met{}
	if met := f.Meets(n, Move{First: 9000, Last: 9000}); met != pivot {
		t.Errorf("turned over stakes it meets %+v", met)
	}
	if met := f.Meets(n, Move{First: 9000, Length: 3 * Inch}); !met.Swept.Has(stakes) || f.With(met.All(), Dangerous) != 1<<stakes {
		t.Errorf("over stakes it meets %+v", met)
	}
	f.Trays[n].At.X = inches(200)
	f.Trays[n].Size = size("solo_large")
	f.Pieces[stakes].At.X = inches(158)
	if met := f.Meets(n, Move{Last: 9000}); met.Swept != 0 || met.Stood != 1<<stakes {
		t.Errorf("turned into stakes it meets %+v", met)
	}
	f.Trays[n].At.X = inches(158)
	if met := f.Meets(n, Move{}); met.Stood != 1<<stakes || f.In(n) != 1<<stakes {
		t.Errorf("in stakes it meets %+v", met)
	}
}

func TestTheEdgeOfTheTable(t *testing.T) {
	gametest.Covers(t, "song.setup.battlefield-120cm", "song.pivot.around-centre")
	f := empty()
	n := f.put(0, 28, 24, 90)
	wants(t, "a pivot over the edge", f.Forbids(n, Pivot, Move{First: 4500}, 0, Gait{}), "")
	wants(t, "a shift over the edge", f.Forbids(n, Shift, Move{Way: Leftward, Length: Inch}, 2*Inch, Gait{}), "song.setup.battlefield-120cm")
	wants(t, "up to the edge", f.Forbids(n, Shift, Move{Way: Leftward, Length: inches(28) - f.Trays[n].Width/2}, 2*Inch, Gait{}), "")
	wants(t, "a last pivot over the edge", f.Forbids(n, Manoeuvre, Move{Length: Inch / 10, Last: 4500}, 5*Inch, Gait{}), "")
	wants(t, "a straight part that begins beyond the edge", f.Forbids(n, Manoeuvre, Move{First: 4500, Length: 1}, 5*Inch, Gait{}), "song.setup.battlefield-120cm")
	wants(t, "that ends on the table", f.Forbids(n, Manoeuvre, Move{First: -4500, Length: 3 * Inch}, 5*Inch, Gait{}), "")
}

func TestArcsAndTheirTies(t *testing.T) {
	gametest.Covers(t, "song.los.arc-from-target-perspective", "song.charge.arc-tie-attacker-chooses", "song.los.majority-arc")
	f := empty()
	target := f.putAs("solo_small", 1, 200, 200, 90)
	n := f.putAs("solo_small", 0, 240, 240, 45)
	if got := f.Arcs(n, target); got != Of(plane.Front)|Of(plane.Right) {
		t.Errorf("on the diagonal: %b", got)
	}
	f.Trays[n].At.X += 2 // 2·7010 is more than a thousandth of a square inch
	if got := f.Arcs(n, target); got != Of(plane.Right) {
		t.Errorf("a hair off the diagonal: %b", got)
	}
	for facing := plane.Angle(0); facing < 36000; facing += 4500 {
		f.Trays[n].At = plane.Point{X: inches(243), Y: inches(240)}
		f.Trays[n].Facing = facing // its own facing does not matter
		if got := f.Arcs(n, target); got != Of(plane.Right) {
			t.Errorf("to the right, facing %d: %b", facing, got)
		}
	}
	f.Trays[n].Pose = plane.Pose{At: plane.Point{X: inches(200), Y: inches(150)}, Facing: 9000}
	if got := f.Arcs(n, target); got != Of(plane.Rear) {
		t.Errorf("behind: %b", got)
	}
	if flank, rear := Flanked(plane.Rear); flank || !rear {
		t.Errorf("the rear is a flank")
	}
}

func TestRangesOfShots(t *testing.T) {
	gametest.Covers(t, "song.ranged.measure-from-front-arrow", "song.ranged.max-range", "song.unit.front-arrow", "song.term.range-any-part-of-tray",
		"song.term.own-effects-in-range", "song.term.short-range-6", "song.term.long-range-12")
	f := empty()
	n := f.put(0, 200, 200, 90)
	m := f.put(1, 200, 224+120+24, 270)
	if !f.InShot(n, m, Long) || f.ShotRange(n, m) != Long || f.InShot(n, m, Short) {
		t.Errorf("12 inches away: %d", f.ShotRange(n, m))
	}
	f.Trays[m].At.Y += 4
	if f.InShot(n, m, Long) {
		t.Errorf("0.04 mm too far is in range")
	}
	if !f.Within(n, n, 0) || !f.Within(n, m, Long+4) || f.Within(n, m, Long) || f.Around(n, Long) != Set(0).With(n) {
		t.Errorf("wrong who is within range")
	}
	weirwood := f.lay("weirwood", 200+28+60+15, 200, 0)
	if f.NearPieces(n, Inspiring, Short) != 0 {
		t.Errorf("the weirwood is more than 6 inches away")
	}
	f.Pieces[weirwood].At.X -= inches(1)
	if f.NearPieces(n, Inspiring, Short) != 1<<weirwood || f.NearPieces(n, Terrifying, Short) != 0 {
		t.Errorf("the weirwood is 6 inches away")
	}
}
