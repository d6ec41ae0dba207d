package field

import (
	"testing"

	"gonfalon/game/gametest"
	"gonfalon/geom/plane"

	"pgregory.net/rapid"
)

// facing is a table with a tray and an enemy 8″ before it, that faces it.
func facing() (f *Field, n, enemy No) {
	f = empty()
	return f, f.put(0, 200, 100, 90), f.put(1, 200, 100+48+80, 270)
}

// The example of the rulebook: Speed 5, the target 8″ away.
func TestChargeOfTheExample(t *testing.T) {
	gametest.Covers(t, "song.charge.distance-speed-plus-d6", "song.charge.success-on-contact", "song.charge.failed-without-contact",
		"song.charge.failed-still-moves", "song.charge.move-full-distance-forward", "song.charge.align-50-or-100")
	f, a, b := facing()
	c, r := f.Declare(a, b, 11*Inch, Gait{})
	if !r.OK() || c.Arcs != Of(plane.Front) || c.Turn != 0 || c.Dash.Contact != 8*Inch {
		t.Fatalf("got %+v, %+v", c, r)
	}
	p, r := f.Preview(a, b, 0, plane.Front, 5*Inch, Gait{})
	if !r.OK() || p.Need != 3 || p.Hinder != 0 {
		t.Fatalf("got %+v, %+v", p, r)
	}
	for die, want := range map[int]int32{1: 6 * Inch, 2: 7 * Inch} {
		if got := p.Rests[die].At.Y - f.Trays[a].At.Y; got < want-plane.Slack || got > want {
			t.Errorf("a result of %d: moved %d, want %d", die, got, want)
		}
	}
	for i, want := range []Place{
		{Full, plane.Pose{At: plane.Point{X: inches(200), Y: inches(180)}, Facing: 9000}, 0},
		{HalfLeft, plane.Pose{At: plane.Point{X: inches(200) + 13970/2, Y: inches(180)}, Facing: 9000}, 13970 / 2},
		{HalfRight, plane.Pose{At: plane.Point{X: inches(200) - 13970/2, Y: inches(180)}, Facing: 9000}, -13970 / 2},
	} {
		if p.Places.At[i] != want {
			t.Errorf("place %d: got %+v, want %+v", i, p.Places.At[i], want)
		}
	}
	// 7.5″ away and 7″ rolled, it stops an inch short.
	f.Trays[b].At.Y -= inches(5)
	p, _ = f.Preview(a, b, 0, plane.Front, 5*Inch, Gait{})
	if got := p.Rests[2].At.Y - f.Trays[a].At.Y; p.Need != 3 || got < inches(65)-plane.Slack || got > inches(65)+plane.Slack {
		t.Errorf("moved %d", got)
	}
}

func TestChargesThatCannotBeDeclared(t *testing.T) {
	gametest.Covers(t, "song.charge.declare-legal-target", "song.charge.target-in-los-at-start", "song.charge.within-maximum-distance",
		"song.charge.never-declare-impossible", "song.charge.room-for-half-tray")
	f, n, enemy := facing()
	declare := func(most int32) Refusal {
		_, r := f.Declare(n, enemy, most, Gait{})
		return r
	}
	friend := f.put(0, 60, 100, 90)
	_, r := f.Declare(n, friend, 11*Inch, Gait{})
	wants(t, "a friend", r, "song.charge.declare-legal-target")
	_, r = f.Declare(n, 9, 11*Inch, Gait{})
	wants(t, "nobody", r, "song.charge.declare-legal-target")
	wants(t, "with 7 inches at most", declare(7*Inch), "song.charge.within-maximum-distance")
	f.Trays[n].Facing = 27000
	wants(t, "behind it", declare(11*Inch), "song.charge.target-in-los-at-start")
	f.Trays[n].Facing = 9000
	wants(t, "with 8 inches", declare(8*Inch), "")

	// A forest on the whole way costs an inch.
	forest := f.lay("forest", 200, 160, 0)
	f.Pieces[forest].Size = plane.Size{Width: 20 * Inch, Depth: 20 * Inch}
	wants(t, "with 8 inches through a forest", declare(8*Inch), "song.charge.within-maximum-distance")
	wants(t, "with 9 inches through a forest", declare(9*Inch), "")
	f.Laid = 0

	// Two other enemies in front of it leave a gap for the eye, not for the tray.
	f.Trays[enemy].At.Y += inches(72)
	left, right := f.put(1, 130, 180, 270), f.put(1, 230, 180, 270)
	wants(t, "through a gap", declare(20*Inch), "song.charge.never-declare-impossible")
	f.Trays[left].Kind, f.Trays[right].Kind = Off, Off
	f.Trays[enemy].At.Y -= inches(72)

	// Friends take up room.
	wants(t, "again", declare(11*Inch), "")
	half := f.Places(n, enemy, plane.Front).At[1].Pose
	flank := f.put(0, 200, 200, 90)
	f.Trays[flank].Pose = half
	if p := f.Places(n, enemy, plane.Front); p.N != 1 || p.At[0].Alignment != HalfRight {
		t.Errorf("beside a friend: %+v", p)
	}
	f.Trays[flank].Pose = f.Trays[enemy].Pose.Moved(plane.Vector{X: -inches(20), Y: -inches(48)})
	wants(t, "no room", declare(11*Inch), "song.charge.room-for-half-tray")
}

func TestPlacesNearestToTheValues(t *testing.T) {
	gametest.Covers(t, "song.charge.align-nearest-value", "song.charge.align-50-or-100")
	f, n, enemy := facing()
	// Palisades leave 5.9″ before the target's front, from 3.7″ left of its middle to 2.2″ right.
	f.lay("palisade", 200+27+25-5, 100+80+20, 90)
	f.lay("palisade", 200-27-25-10, 100+80+20, 90)
	p := f.Places(n, enemy, plane.Front)
	if p.N != 1 || p.At[0].Alignment != Nearest || max(p.At[0].Pose.At.X-inches(1945)/10, inches(1945)/10-p.At[0].Pose.At.X) > plane.Slack {
		t.Errorf("got %+v", p)
	}
	b := plane.NewBase(p.At[0].Pose, f.Trays[n].Size)
	if f.standsIn(&b, Impassable) != 0 {
		t.Errorf("stands in a palisade")
	}
}

func TestPivotsOfACharge(t *testing.T) {
	gametest.Covers(t, "song.charge.pivot-allowed", "song.charge.contact-in-starting-arc", "song.charge.stop-1-from-obstacle")
	f, n, enemy := facing()
	f.Trays[n].Facing = 10500
	_, r := f.Dash(n, enemy, 9000, 11*Inch, Gait{})
	wants(t, "away from it", r, "song.charge.pivot-allowed")
	d, r := f.Dash(n, enemy, -1500, 11*Inch, Gait{})
	if !r.OK() || d.Contact != 8*Inch || d.Start.Facing != 9000 {
		t.Errorf("straight at it: %+v %+v", d, r)
	}
	side := f.putAs("solo_small", 1, 240, 100, 90)
	f.Trays[side].At.X = f.Trays[n].At.X + inches(44)
	f.Trays[n].Facing = 9000
	_, r = f.Dash(n, enemy, 1000, 11*Inch, Gait{})
	wants(t, "onto an enemy", r, "song.pivot.no-overlap-at-end")
	f.Trays[side].Kind = Off

	// Another enemy in the way stops it an inch before; a friend does not.
	other := f.putAs("solo_small", 1, 230, 180, 90)
	_, r = f.Dash(n, enemy, 0, 11*Inch, Gait{})
	wants(t, "past another", r, "song.charge.never-declare-impossible")
	f.Trays[other].Team = 0
	d, r = f.Dash(n, enemy, 0, 11*Inch, Gait{})
	wants(t, "over a friend", r, "")
	f.Trays[other].Team = 1
	small := f.Base(other)
	short := small.Outline.Corner(2).Y - Inch - f.Trays[n].Depth/2
	if pose := f.Rest(n, &d, 11*Inch, Gait{}); pose.At.Y < short-plane.Slack || pose.At.Y > short+plane.Slack {
		t.Errorf("rests at %v, want %d", pose, short)
	}
	// Half an inch before the target it still is in the way, beside it no more.
	f.Trays[other].Pose = plane.Pose{At: plane.Point{X: inches(240), Y: inches(204-5) + 7010/2}, Facing: 9000}
	f.Trays[enemy].At.X -= inches(20)
	_, r = f.Dash(n, enemy, 0, 11*Inch, Gait{})
	wants(t, "half an inch before it", r, "song.charge.never-declare-impossible")
	f.Trays[other].At.X = inches(225)
	f.Trays[other].At.Y = inches(204) + 7010/2
	d, r = f.Dash(n, enemy, 0, 11*Inch, Gait{})
	wants(t, "both at once", r, "")
	f.Trays[enemy].At.X += inches(20)
	f.Trays[other].Kind = Off
	palisade := f.lay("palisade", 240, 200, 90)
	edge := f.Pieces[palisade].At.Y - f.Pieces[palisade].Depth/2 - Inch - f.Trays[n].Depth/2
	if pose := f.Rest(n, &d, 11*Inch, Gait{}); pose.At.Y < edge-plane.Slack || pose.At.Y > edge+plane.Slack {
		t.Errorf("rests at %v before a palisade, want %d", pose, edge)
	}
}

// TestChargesAlongTheEdge: a pivot may carry a tray beyond the edge of the table, and the advance
// leads back; what falls short of the table does not count.
func TestChargesAlongTheEdge(t *testing.T) {
	gametest.Covers(t, "song.pivot.around-centre", "song.charge.failed-still-moves")
	f := empty()
	n := f.put(0, 29, 100, 90)
	enemy := f.put(1, 60, 220, 270)
	d, r := f.Dash(n, enemy, -2000, 20*Inch, Gait{})
	if !r.OK() {
		t.Fatalf("from beyond the edge: %+v", r)
	}
	b := plane.NewBase(d.Start, f.Trays[n].Size)
	if f.onTable(&b) {
		t.Fatalf("the pivot should end beyond the edge")
	}
	if pose := f.Rest(n, &d, Inch/4, Gait{}); pose != d.Start {
		t.Errorf("rests at %v, beyond the edge, and not where it pivoted", pose)
	}
	b = plane.NewBase(f.Rest(n, &d, 4*Inch, Gait{}), f.Trays[n].Size)
	if !f.onTable(&b) || b.At == d.Start.At {
		t.Errorf("rests at %v", b.Pose)
	}
	if _, r := f.Dash(n, enemy, 500, 20*Inch, Gait{}); r.OK() {
		t.Errorf("may charge off the table")
	}
}

func TestTerrainOnTheWayOfACharge(t *testing.T) {
	gametest.Covers(t, "song.terrain.hindering-two-dice", "song.terrain.fortified-no-charge-bonus")
	f, n, enemy := facing()
	bog, wall := f.lay("bog", 230, 170, 0), f.lay("low_wall", 200, 202, 90)
	p, r := f.Preview(n, enemy, 0, plane.Front, 5*Inch, Gait{})
	if !r.OK() || p.Hinder != 1<<bog || p.Fort[0] != 1<<wall || p.Need != 4 {
		t.Errorf("got %+v %+v", p, r)
	}
	p, r = f.Preview(n, enemy, 0, plane.Front, 5*Inch, Gait{Ignores: Hindering | Rough})
	if !r.OK() || p.Hinder != 0 || p.Need != 3 {
		t.Errorf("who ignores it: %+v %+v", p, r)
	}
	f.Pieces[wall].At.X = inches(170) // only where it lies at 50 % to its left
	p, _ = f.Preview(n, enemy, 0, plane.Front, 5*Inch, Gait{})
	f.Pieces[wall].Size.Width = inches(4)
	f.Pieces[wall].At.X = inches(150)
	q, _ := f.Preview(n, enemy, 0, plane.Front, 5*Inch, Gait{})
	if p.Fort[0] != 1<<wall || q.Fort != [3]Pieces{0, 0, 1 << wall} {
		t.Errorf("fortified where it lies: %+v and %+v", p.Fort, q.Fort)
	}
}

// TestTurnsAreThoseThatAreLegal: in steps of a quarter of a degree, but near their ends.
func TestTurnsAreThoseThatAreLegal(t *testing.T) {
	seen := tally{}
	rapid.Check(t, func(t *rapid.T) {
		f := anyField(t)
		if f.Last < 2 {
			return
		}
		n, target := anyTwo(t, f)
		if target == Nobody || f.Engaged(n) != 0 {
			return
		}
		most := rapid.Int32Range(4, 12).Draw(t, "most") * Inch
		turns := f.Turns(n, target, most, Gait{})
		row := 0
		for turn := plane.Angle(-18000); turn < 18000; turn += 25 {
			in, near := false, false
			for _, s := range turns.At[:turns.N] {
				in = in || s.From <= turn && turn <= s.To
				near = near || max(s.From-turn, turn-s.From) < 30 || max(s.To-turn, turn-s.To) < 30
			}
			_, r := f.Dash(n, target, turn, most, Gait{})
			if seen[map[bool]string{true: "legal", false: "not"}[r.OK()]]++; near || r.OK() == in {
				row = 0
				continue
			}
			if row++; row > 6 {
				t.Fatalf("%d to %d after %d: %v, and %v%s", n, target, turn, r, turns, f.say())
			}
		}
		for _, s := range turns.At[:turns.N] {
			for _, turn := range []plane.Angle{s.From, s.To} {
				if _, r := f.Dash(n, target, turn, most, Gait{}); !r.OK() {
					t.Fatalf("%d to %d after %d: %v%s", n, target, turn, r, f.say())
				}
			}
		}
	})
	seen.enough(t, 100, "legal", "not")
}
