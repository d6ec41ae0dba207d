package field

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
)

// An Action is a kind of move that is not a Charge.
type Action uint8

// The kinds of moves.
const (
	Manoeuvre Action = iota
	March
	Retreat
	Shift
	Pivot
)

// farRules are the rules that limit the length of moves.
var farRules = [...]game.Rule{
	Manoeuvre: ruleManoeuvreAdvanceUpToSpeed,
	March:     ruleMarchDoubleSpeed,
	Retreat:   ruleRetreatSpeedPlusD6,
	Shift:     ruleTermShift,
	Pivot:     rulePivotAroundCentre,
}

// wayRules are the rules that limit the directions of moves.
var wayRules = [...]game.Rule{
	Manoeuvre: ruleManoeuvreAdvanceUpToSpeed,
	March:     ruleMarchDoubleSpeed,
	Retreat:   ruleRetreatBackwardOrSideways,
	Shift:     ruleTermShift,
	Pivot:     rulePivotAroundCentre,
}

// Forbids judges a move of a tray. The allowance is how far it may go if nothing slows it: Speed
// for a Manoeuvre, twice that for a March, Speed and die for a Retreat, the length of a Shift.
//
// Carries out song.manoeuvre.*, march.*, retreat.*, pivot.*, move.* and term.shift*.
func (f *Field) Forbids(n No, a Action, m Move, allowance int32, g Gait) Refusal {
	if r := f.Starts(n, a); !r.OK() {
		return r
	}
	if r := f.forbidsParts(n, a, m, g); !r.OK() {
		return r
	}
	return f.forbidsWay(n, a, m, allowance, g)
}

// Starts judges whether a tray may make a kind of move at all, whichever.
//
// Carries out song.manoeuvre.not-while-engaged, march.not-while-engaged,
// retreat.only-while-engaged and ranged.not-while-engaged for the Shift before a shot.
func (f *Field) Starts(n No, a Action) Refusal {
	if a == Pivot {
		return Refusal{}
	}
	engaged := f.Engaged(n)
	switch {
	case a == Retreat && engaged == 0:
		return against(ruleRetreatOnlyWhileEngaged)
	case a == Retreat || engaged == 0:
		return Refusal{}
	case a == Manoeuvre:
		return f.by(ruleManoeuvreNotWhileEngaged, engaged.first())
	case a == March:
		return f.by(ruleMarchNotWhileEngaged, engaged.first())
	}
	return f.by(ruleTermShift, engaged.first())
}

func (f *Field) by(rule game.Rule, n No) Refusal { return Refusal{Rule: rule, By: n} }

// forbidsParts judges which parts a move has.
//
// Carries out song.march.no-pivot-before, march.pivot-after, term.shift-no-pivot,
// manoeuvre.pivot-advance-pivot, retreat.backward-or-sideways, retreat.forward-if-flank-or-rear,
// retreat.pivot-after and retreat.impossible-stays-engaged.
func (f *Field) forbidsParts(n No, a Action, m Move, g Gait) Refusal {
	first, last := m.First.Norm() != 0, m.Last.Norm() != 0
	switch {
	case m.Length < 0 || m.Way > Rightward:
		return against(farRules[a])
	case a == Shift && (first || last):
		return against(ruleTermShiftNoPivot)
	case a == March && first && !g.Turns:
		return against(ruleMarchNoPivotBefore)
	case a == Retreat && first:
		return against(ruleRetreatPivotAfter)
	case a == Retreat && last && m.Length == 0:
		return against(ruleRetreatImpossibleStaysEngaged)
	case m.Length == 0 || a == Shift:
		return Refusal{}
	case a == Pivot:
		return Refusal{Rule: rulePivotAroundCentre, Have: m.Length}
	case a == Retreat:
		if m.Way == Ahead && !f.flanked(n) {
			return against(ruleRetreatForwardIfFlankOrRear)
		}
	case m.Way != Ahead:
		return against(wayRules[a])
	}
	return Refusal{}
}

// flanked tells whether an enemy is in contact with a tray elsewhere than before its front.
func (f *Field) flanked(n No) bool {
	engaged := f.Engaged(n)
	for m := No(1); m <= f.Last; m++ {
		if engaged.Has(m) && f.Struck(m, n)&^Of(plane.Front) != 0 {
			return true
		}
	}
	return false
}

// forbidsWay judges the way and the end of a move.
func (f *Field) forbidsWay(n No, a Action, m Move, allowance int32, g Gait) Refusal {
	t := &f.Trays[n]
	if m.Length == 0 {
		turn := (m.First + m.Last).Norm()
		if turn == 0 {
			return Refusal{} // it does not move
		}
		b := plane.NewBase(t.Pose.Turned(turn), t.Size)
		return f.forbidsEnd(n, &b, true)
	}
	b := plane.NewBase(t.Pose.Turned(m.First), t.Size)
	if m.First.Norm() != 0 {
		if r := f.forbidsTurned(n, &b); !r.OK() {
			return r
		}
	}
	if far, slowed := f.travel(&b, b.Facing, m.Way, allowance, g); m.Length > far {
		if slowed != 0 && m.Length <= allowance {
			return Refusal{Rule: ruleTerrainRough, Have: m.Length, Want: far, Piece: slowed}
		}
		return Refusal{Rule: farRules[a], Have: m.Length, Want: far}
	}
	v := m.Way.vector(b.Facing, m.Length)
	if r := f.forbidsCrossing(n, &b, v, g); !r.OK() {
		return r
	}
	b.Move(v)
	if !f.onTable(&b) {
		return against(ruleSetupBattlefield120cm)
	}
	if m.Last.Norm() != 0 {
		b.Set(b.Turned(m.Last), b.Size)
	}
	return f.forbidsEnd(n, &b, false)
}

// forbidsTurned judges the end of a pivot before a straight move: friends may be overlapped, as
// the move goes on, enemies and what is impassable may not.
//
// Carries out song.pivot.mid-move-friendly-overlap, pivot.no-overlap-at-end and
// terrain.impassable-pivot-over.
func (f *Field) forbidsTurned(n No, b *plane.Base) Refusal {
	for m := No(1); m <= f.Last; m++ {
		if f.Trays[m].Kind != Off && !f.Friends(n, m) && f.overlaps(b, m) {
			return f.by(rulePivotNoOverlapAtEnd, m)
		}
	}
	if in := f.standsIn(b, Impassable); in != 0 {
		return Refusal{Rule: ruleTerrainImpassablePivotOver, Piece: in.first()}
	}
	return f.forbidsBehind(n, b, plane.Vector{})
}

// forbidsCrossing judges a straight move before its end.
//
// Carries out song.move.never-through-enemy, move.through-friendly and
// terrain.impassable-no-entry.
func (f *Field) forbidsCrossing(n No, b *plane.Base, v plane.Vector, g Gait) Refusal {
	if !g.Over {
		long := int32(plane.Hypot(int(v.X), int(v.Y)))
		for m := No(1); m <= f.Last; m++ {
			if f.Trays[m].Kind == Off || f.Friends(n, m) || f.afar(b.At, b.Size, m, long) {
				continue
			}
			if o := f.Base(m); plane.Crosses(&b.Shape, v, &o.Shape) {
				return f.by(ruleMoveNeverThroughEnemy, m)
			}
		}
	}
	if over := f.swept(b, v, Impassable); over != 0 {
		return Refusal{Rule: ruleTerrainImpassableNoEntry, Piece: over.first()}
	}
	return f.forbidsBehind(n, b, v)
}

// forbidsEnd judges where a move ends. A pivot that is the whole move need not leave enemies
// that the tray touches, nor those nearer than an inch if they do not come nearer.
//
// Carries out song.move.no-end-within-1, move.through-friendly, pivot.no-overlap-at-end,
// terrain.impassable-no-entry and terrain.may-end-on-it.
func (f *Field) forbidsEnd(n No, b *plane.Base, pivot bool) Refusal {
	for m := No(1); m <= f.Last; m++ {
		if m == n || f.Trays[m].Kind == Off || f.afar(b.At, b.Size, m, Inch) {
			continue
		}
		o := f.Base(m)
		switch {
		case plane.Overlap(&b.Shape, &o.Shape):
			if rule := ruleMoveThroughFriendly; !pivot && f.Friends(n, m) {
				return f.by(rule, m)
			}
			return f.by(rulePivotNoOverlapAtEnd, m)
		case f.Friends(n, m) || plane.Clear(&b.Shape, &o.Shape, Inch):
		case !pivot || f.nearer(n, b, &o):
			return Refusal{Rule: ruleMoveNoEndWithin1, Have: int32(plane.Gap(&b.Shape, &o.Shape).Floor()), Want: Inch, By: m}
		}
	}
	if in := f.standsIn(b, Impassable); in != 0 {
		return Refusal{Rule: ruleTerrainImpassableNoEntry, Piece: in.first()}
	}
	return f.forbidsBehind(n, b, plane.Vector{})
}

// nearer tells whether a base that a tray has turned to is nearer to an enemy than it was, but
// for those that it touched.
func (f *Field) nearer(n No, b, enemy *plane.Base) bool {
	was := f.Base(n)
	before, after := plane.Gap(&was.Shape, &enemy.Shape), plane.Gap(&b.Shape, &enemy.Shape)
	return before.Cmp(plane.Slack) > 0 && after.Less(before)
}

func (f *Field) overlaps(b *plane.Base, m No) bool {
	if f.afar(b.At, b.Size, m, 0) {
		return false
	}
	o := f.Base(m)
	return plane.Overlap(&b.Shape, &o.Shape)
}

// forbidsBehind judges whether a base comes behind a Castle Wall of the enemy on a straight move,
// where it starts included.
//
// Carries out song.storm.no-enemy-behind-walls.
func (f *Field) forbidsBehind(n No, b *plane.Base, v plane.Vector) Refusal {
	for m := No(1); m <= f.Last; m++ {
		if f.Trays[m].Kind != Wall || f.Friends(n, m) {
			continue
		}
		if s, ok := f.shelter(m); ok && plane.Crosses(&b.Shape, v, &s) {
			return f.by(ruleStormNoEnemyBehindWalls, m)
		}
	}
	return Refusal{}
}

// shelter returns what lies behind a Castle Wall, up to the edge of the table; false if nothing.
func (f *Field) shelter(m No) (plane.Shape, bool) {
	t := &f.Trays[m]
	rear := t.Pose.Moved(Back.vector(t.Facing, t.Size.Depth/2)).At
	gap := [...]int32{rear.X, rear.Y, f.Width - rear.X, f.Depth - rear.Y}[t.Facing.Norm()/quarter]
	if gap <= 0 {
		return plane.Shape{}, false
	}
	p := plane.Outline(t.Pose.Moved(Back.vector(t.Facing, (t.Size.Depth+gap)/2)), plane.Size{Width: t.Size.Width, Depth: gap})
	return plane.Shape{Outline: p, Core: p}, true
}
