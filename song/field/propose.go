package field

import (
	"slices"

	"gonfalon/geom/plane"
)

// Proposals: places that are worth thinking of, for players who cannot think of all. They are
// legal, a sample, and come in an order that a mirrored table mirrors.

// Moves appends sensible moves of a kind to a list: straight ahead as far as possible and half
// as far; for a Manoeuvre towards each point that matters, and turned to it. After a move a tray
// faces as it went, or the first of the points. Not moving at all is not among them.
func (f *Field) Moves(list []Move, n No, a Action, allowance int32, g Gait, towards []plane.Point) []Move {
	p := proposing{Field: f, n: n, action: a, allowance: allowance, gait: g, towards: towards}
	switch a {
	case Manoeuvre, March:
		p.ahead(0)
		if a == Manoeuvre || g.Turns {
			p.goTowards()
		}
		if a == Manoeuvre {
			p.turns()
		}
	case Retreat, Shift:
		for _, w := range [...]Way{Back, Leftward, Rightward, Ahead} {
			p.straight(0, w)
		}
	case Pivot:
		p.turns()
	}
	return append(list, p.room[:p.count]...)
}

type proposing struct {
	*Field
	room      [48]Move // not a slice, so that asking needs no memory
	count     int
	n         No
	action    Action
	allowance int32
	gait      Gait
	towards   []plane.Point
}

// add adds a move if it is legal and not among them yet.
func (p *proposing) add(m Move) bool {
	if slices.Contains(p.room[:p.count], m) || !p.Forbids(p.n, p.action, m, p.allowance, p.gait).OK() {
		return false
	}
	if p.count < len(p.room) {
		p.room[p.count] = m
		p.count++
	}
	return true
}

// ahead proposes straight moves after a pivot.
func (p *proposing) ahead(turn plane.Angle) { p.straight(turn, Ahead) }

// straight proposes moves in a direction: as far as possible, and half as far.
func (p *proposing) straight(turn plane.Angle, w Way) {
	far := p.Farthest(p.n, turn, w, p.allowance, p.gait)
	for _, length := range [...]int32{far, far / 2} {
		if m := (Move{First: turn, Way: w, Length: length}); length > 0 && p.add(m) {
			p.facing(m)
		}
	}
}

// facing proposes the same move with the pivot after it to the first point that matters.
func (p *proposing) facing(m Move) {
	if p.action == Shift || len(p.towards) == 0 {
		return
	}
	end := m.End(p.Trays[p.n].Pose)
	if m.Last = end.Facing.To(plane.Heading(p.towards[0].Minus(end.At))); m.Last != 0 {
		p.add(m)
	}
}

// goTowards proposes to go at each point that matters.
func (p *proposing) goTowards() {
	t := &p.Trays[p.n]
	for _, at := range p.towards {
		if turn := t.Facing.To(plane.Heading(at.Minus(t.At))); turn != 0 {
			p.ahead(turn)
		}
	}
}

// turns proposes to turn to each point that matters, and by quarters.
func (p *proposing) turns() {
	t := &p.Trays[p.n]
	for _, at := range p.towards {
		if turn := t.Facing.To(plane.Heading(at.Minus(t.At))); turn != 0 {
			p.add(Move{First: turn})
		}
	}
	for turn := -quarter; turn <= 2*quarter; turn += quarter {
		if turn != 0 {
			p.add(Move{First: turn})
		}
	}
}

// Placings appends poses at which a tray may be put down in a zone, in rows from its middle
// outwards, facing a direction.
func (f *Field) Placings(list []plane.Pose, n No, z Zone, keep int32, facing plane.Angle) []plane.Pose {
	size := f.Trays[n].Size
	if facing.Norm()/quarter%2 == 0 {
		size.Width, size.Depth = size.Depth, size.Width
	}
	middle := plane.Point{X: (z.Lo.X + z.Hi.X) / 2, Y: (z.Lo.Y + z.Hi.Y) / 2}
	x, y := (z.Hi.X-z.Lo.X-size.Width)/2, (z.Hi.Y-z.Lo.Y-size.Depth)/2
	for i := int32(0); i*Inch <= max(x, y); i += 2 {
		for _, at := range [...]plane.Vector{{X: i * Inch}, {X: -i * Inch}, {Y: i * Inch}, {Y: -i * Inch}, {X: i * Inch, Y: y}, {X: -i * Inch, Y: y}, {X: i * Inch, Y: -y}, {X: -i * Inch, Y: -y}} {
			if i == 0 && at != (plane.Vector{}) && at.Y == 0 || max(at.X, -at.X) > x || max(at.Y, -at.Y) > y {
				continue
			}
			p := plane.Pose{At: middle.Plus(at), Facing: facing}
			if len(list) > 0 && list[len(list)-1] == p {
				continue
			}
			if f.ForbidsPlacing(n, p, z, keep).OK() {
				list = append(list, p)
			}
		}
	}
	return list
}

// Spots appends points of the table, a distance apart, from its middle outwards on both sides, on
// which tokens and pieces of terrain may be tried.
func (f *Field) Spots(list []plane.Point, apart int32) []plane.Point {
	x, y := f.Width/2, f.Depth/2
	for down := int32(0); down < y; down += apart {
		for aside := int32(0); aside < x; aside += apart {
			for _, v := range [...]plane.Vector{{X: aside, Y: down}, {X: -aside, Y: -down}, {X: -aside, Y: down}, {X: aside, Y: -down}} {
				if p := (plane.Point{X: x + v.X, Y: y + v.Y}); !already(list, p) {
					list = append(list, p)
				}
			}
		}
	}
	return list
}

// already tells whether a point is among the last of a list.
func already(list []plane.Point, p plane.Point) bool {
	for i := len(list) - 1; i >= 0 && i >= len(list)-3; i-- {
		if list[i] == p {
			return true
		}
	}
	return false
}
