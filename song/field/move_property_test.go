package field

import (
	"testing"

	"gonfalon/game/gametest"
	"gonfalon/geom/plane"

	"pgregory.net/rapid"
)

// forbidsSlowly judges the geometry of a move in steps of a millimetre. What is a matter of less
// than a millimetre it leaves open.
func forbidsSlowly(f *Field, n No, m Move, allowance int32, margin int32) (forbidden bool) {
	t := f.Trays[n]
	pose, left := t.Pose.Turned(m.First), allowance
	bad := func(p plane.Pose, size plane.Size, enemies bool) bool {
		b := plane.NewBase(p, plane.Size{Width: size.Width + 2*margin, Depth: size.Depth + 2*margin})
		for o := No(1); o <= f.Last; o++ {
			if o == n || f.Friends(n, o) && enemies {
				continue
			}
			other := f.Base(o)
			if plane.Overlap(&b.Shape, &other.Shape) {
				return true
			}
		}
		return f.standsIn(&b, Impassable) != 0
	}
	if m.Length > 0 {
		entered := Pieces(0)
		for gone := int32(0); ; gone += plane.Millimetre {
			gone = min(gone, m.Length)
			p := pose.Moved(m.Way.vector(pose.Facing, gone))
			if bad(p, t.Size, true) {
				return true
			}
			b := plane.NewBase(p, plane.Size{Width: t.Size.Width + 2*margin, Depth: t.Size.Depth + 2*margin})
			if in := f.standsIn(&b, Rough) &^ entered; in != 0 {
				entered |= in
				for range int(f.Laid) {
					if in != 0 {
						in &= in - 1
						left = max(gone, left-Inch)
					}
				}
			}
			if gone == m.Length {
				break
			}
		}
		if m.Length > left-2*margin {
			return true
		}
		b := plane.NewBase(pose.Moved(m.Way.vector(pose.Facing, m.Length)), t.Size)
		if !f.onTable(&b) {
			return true
		}
	}
	return bad(m.End(t.Pose), t.Size, false)
}

// TestLegalMovesEndFree: after a legal move no tray overlaps another, none stands on what is
// impassable, and the mover is an inch from its enemies, but for what a pivot by itself may keep.
func TestLegalMovesEndFree(t *testing.T) {
	gametest.Covers(t, "song.move.never-through-enemy", "song.move.no-end-within-1", "song.move.through-friendly",
		"song.pivot.no-overlap-at-end", "song.terrain.impassable-no-entry", "song.manoeuvre.advance-up-to-speed")
	seen := tally{}
	check(t, func(t *rapid.T) {
		f := anyField(t)
		if f.Last == 0 {
			return
		}
		n := 1 + No(rapid.IntRange(0, int(f.Last)-1).Draw(t, "tray"))
		for range 12 {
			a := Action(rapid.IntRange(0, 4).Draw(t, "action"))
			m := anyMove(t, a)
			allowance := rapid.Int32Range(1, 9).Draw(t, "allowance") * Inch
			r := f.Forbids(n, a, m, allowance, Gait{})
			seen[string(r.Rule)]++
			if !r.OK() {
				continue
			}
			if m.Length > allowance {
				t.Fatalf("%v may go %d", m, allowance)
			}
			end, before := *f, f.Base(n)
			end.Trays[n].Pose = m.End(f.Trays[n].Pose)
			b := end.Base(n)
			if m.Length > 0 {
				seen["straight"]++
			}
			if b.Pose == before.Pose {
				continue
			}
			end.Trays[n].Kind = Off
			if !end.roomy(&b) {
				t.Fatalf("%d after %v overlaps something%s", n, m, f.say())
			}
			for o := No(1); o <= f.Last; o++ {
				other := f.Base(o)
				if o == n || f.Friends(n, o) || plane.Clear(&b.Shape, &other.Shape, Inch) {
					continue
				}
				if m.Length > 0 || !plane.Touching(&before.Shape, &other.Shape) && plane.Gap(&b.Shape, &other.Shape).Less(plane.Gap(&before.Shape, &other.Shape)) {
					t.Fatalf("%d after %v is too near to %d%s", n, m, o, f.say())
				}
			}
			if forbidsSlowly(f, n, m, allowance, -plane.Millimetre) {
				t.Fatalf("%d on %v comes through something%s", n, m, f.say())
			}
		}
	})
	seen.enough(t, 20, "", "straight", "song.move.never-through-enemy", "song.move.no-end-within-1", "song.move.through-friendly", "song.manoeuvre.advance-up-to-speed")
}

// TestForbiddenMovesHaveTheirReason: what is forbidden for something on the way or at the end,
// the slow twin finds there too.
func TestForbiddenMovesHaveTheirReason(t *testing.T) {
	seen := tally{}
	check(t, func(t *rapid.T) {
		f := anyField(t)
		if f.Last == 0 {
			return
		}
		n := 1 + No(rapid.IntRange(0, int(f.Last)-1).Draw(t, "tray"))
		for range 12 {
			a := []Action{Manoeuvre, March}[rapid.IntRange(0, 1).Draw(t, "action")]
			m := anyMove(t, a)
			allowance := rapid.Int32Range(1, 9).Draw(t, "allowance") * Inch
			r := f.Forbids(n, a, m, allowance, Gait{})
			seen[string(r.Rule)]++
			switch r.Rule {
			case ruleMoveNeverThroughEnemy, ruleMoveThroughFriendly, ruleTerrainImpassableNoEntry, ruleTerrainRough, ruleSetupBattlefield120cm:
				if !forbidsSlowly(f, n, m, allowance, plane.Millimetre) {
					t.Fatalf("%d may not %v by %v, but nothing is there%s", n, m, r, f.say())
				}
			}
		}
	})
	seen.enough(t, 5, "song.move.never-through-enemy", "song.move.through-friendly", "song.terrain.impassable-no-entry", "song.terrain.rough", "song.setup.battlefield-120cm")
}

// TestMirroredMoves: a mirrored table forbids the mirrored moves, and for the same reasons.
func TestMirroredMoves(t *testing.T) {
	check(t, func(t *rapid.T) {
		f := anyField(t)
		if f.Last == 0 {
			return
		}
		g := f.mirrored()
		for n := No(1); n <= f.Last; n++ {
			a := Action(rapid.IntRange(0, 4).Draw(t, "action"))
			m := anyMove(t, a)
			allowance := rapid.Int32Range(1, 9).Draw(t, "allowance") * Inch
			if got, want := g.Forbids(n, a, m.mirrored(), allowance, Gait{}), f.Forbids(n, a, m, allowance, Gait{}); got != want {
				t.Fatalf("%d %v: mirrored %v, not %v%s", n, m, got, want, f.say())
			}
			if got, want := g.Meets(n, m.mirrored()), f.Meets(n, m); got != want {
				t.Fatalf("%d %v meets: mirrored %v, not %v%s", n, m, got, want, f.say())
			}
			if got, want := g.mirror(m.mirrored().End(g.Trays[n].Pose)), m.End(f.Trays[n].Pose); got != want {
				t.Fatalf("%d %v ends: mirrored %v, not %v", n, m, got, want)
			}
			far, seen := f.Farthest(n, m.First, m.Way, allowance, Gait{}), g.Farthest(n, -m.First, m.mirrored().Way, allowance, Gait{})
			if far != seen {
				t.Fatalf("%d goes %d, mirrored %d%s", n, far, seen, f.say())
			}
		}
	})
}

// grown returns the field with a tray a hair larger, for what grazes at a flat angle.
func (f *Field) grown(n No) *Field {
	g := *f
	g.Trays[n].Size = plane.Size{Width: f.Trays[n].Size.Width + 4*plane.Slack, Depth: f.Trays[n].Size.Depth + 4*plane.Slack}
	return &g
}

// TestFarthestMovesAreLegal, and no longer one is, to a millimetre.
func TestFarthestMovesAreLegal(t *testing.T) {
	seen := tally{}
	check(t, func(t *rapid.T) {
		f := anyField(t)
		for n := No(1); n <= f.Last; n++ {
			a := March
			m := Move{Way: Ahead}
			if f.Engaged(n) != 0 {
				a, m.Way = Retreat, Back
			}
			const most = 7 * Inch
			m.Length = f.Farthest(n, 0, m.Way, most, Gait{})
			if r := f.Forbids(n, a, m, most, Gait{}); !r.OK() {
				t.Fatalf("%d %v: %v%s", n, m, r, f.say())
			}
			seen["moves"]++
			for longer := m.Length + plane.Millimetre; longer <= most; longer += 5 * plane.Millimetre {
				seen["longer"]++
				if f.Forbids(n, a, Move{Way: m.Way, Length: longer}, most, Gait{}).OK() && f.grown(n).Forbids(n, a, Move{Way: m.Way, Length: longer}, most, Gait{}).OK() {
					t.Fatalf("%d may go %d, not %d as said%s", n, longer, m.Length, f.say())
				}
			}
		}
	})
	seen.enough(t, 100, "moves", "longer")
}
