package kings

import "gonfalon/geom/plane"

// A goal is where somebody wishes a unit to be. Orders that lead there, or as near as they
// can, are worked out in whole numbers; the judge has the last word on them.
type goal struct {
	*State
	unit   UnitNo
	from   plane.Pose
	to     plane.Point
	turned bool // a facing is wished for
	facing plane.Angle
}

// best returns the order, among some, that ends nearest to the goal. What comes first goes
// before what is no better by a millimetre.
func (g *goal) best(orders []Order) Action {
	var best Action
	least := int64(-1)
	for _, o := range orders {
		for _, a := range g.tries(o) {
			if cost := g.cost(&a); least < 0 || cost+int64(Millimetre) <= least {
				best, least = a, cost
			}
		}
	}
	return best
}

// cost tells how far the end of an order is from the goal; a degree that the facing is off
// counts for so many hundredths of a millimetre.
func (g *goal) cost(a *Action) int64 {
	const degree = 300
	// Turning about for a short step aside or back is rarely meant.
	const about = int64(Inch)
	end := a.end(g.from)
	cost := int64(plane.Distance(end.At, g.to))
	if g.turned {
		cost += int64(turnOf(end.Facing, g.facing)) * degree / 100
	} else if turnOf(0, g.heading()) > right90*2/3 && (Order(a.N) == Advance || Order(a.N) == AtTheDouble) {
		cost += about
	}
	return cost
}

// turnOf is the angle between two directions.
func turnOf(a, b plane.Angle) plane.Angle {
	t := a.To(b)
	return max(t, -t)
}

// heading returns how far a unit must turn to face the goal.
func (g *goal) heading() plane.Angle { return g.from.Facing.To(plane.Heading(g.to.Minus(g.from.At))) }

// onTheSpot returns the turn to the wished facing, or towards the goal.
func (g *goal) onTheSpot() int16 {
	switch {
	case g.turned:
		return int16(g.from.Facing.To(g.facing))
	case g.to == g.from.At:
		return 0
	}
	return int16(g.heading())
}

// tries returns the ways of an order that may come nearest.
func (g *goal) tries(o Order) []Action {
	most := g.most(g.unit, o)
	switch o {
	case Halt:
		return []Action{g.action(o)}
	case ChangeFacing:
		return []Action{g.action(o, leg{turn: plane.Angle(g.onTheSpot())})}
	case Back:
		return []Action{g.action(o, leg{far: g.along(g.from.Facing+2*right90, 0, most)})}
	case Sidestep:
		return []Action{g.action(o, leg{far: g.along(g.from.Facing+right90, -most, most)})}
	}
	list := []Action{g.action(o, leg{far: g.along(g.from.Facing, 0, most)})}
	if o == AtTheDouble && !g.nimble(g.unit) {
		return list
	}
	if g.turned {
		list = append(list, g.turning(o, most)...)
	} else {
		list = append(list, g.towards(o, most))
	}
	if o == Advance && g.nimble(g.unit) {
		list = append(list, g.twice(most))
	}
	return list
}

// A leg is a turn, and a straight move before it.
type leg struct {
	far  int32
	turn plane.Angle
}

// action makes an order of legs.
func (g *goal) action(o Order, legs ...leg) Action {
	a := Action{Kind: GiveOrder, N: uint8(o), Unit: g.unit}
	for i, l := range legs {
		a.Ahead[i] = l.far
		if i < len(a.Turn) {
			a.Turn[i] = int16(l.turn)
		}
	}
	return a
}

// along returns how far to go in a direction to come nearest to the goal.
func (g *goal) along(direction plane.Angle, least, most int32) int32 {
	return min(max(int32(dot(g.to.Minus(g.from.At), direction)), least), most)
}

// scale is the length of the vectors that stand for directions.
const scale = 1 << 18

// dot returns how far a way goes in a direction.
func dot(v plane.Vector, direction plane.Angle) int64 {
	d := plane.Ahead(direction.Norm(), scale)
	return (int64(v.X)*int64(d.X) + int64(v.Y)*int64(d.Y) + scale/2) / scale
}

// pivot keeps a turn within what one pivot may be.
func pivot(turn plane.Angle) plane.Angle { return min(max(turn, -right90), right90) }

// towards turns to the goal and goes there.
func (g *goal) towards(o Order, most int32) Action {
	turn := pivot(g.heading())
	return g.action(o, leg{turn: turn}, leg{far: g.along(g.from.Facing+turn, 0, most)})
}

// twice turns to the goal, goes there and turns to the wished facing; or turns about and
// goes back.
func (g *goal) twice(most int32) Action {
	first := pivot(g.heading())
	if !g.turned {
		return g.action(Advance, leg{turn: first}, leg{turn: pivot(g.heading() - first)}, leg{far: g.along(g.from.Facing+g.heading(), 0, most)})
	}
	far := g.along(g.from.Facing+first, 0, most)
	return g.action(Advance, leg{turn: first}, leg{far: far, turn: pivot((g.from.Facing + first).Norm().To(g.facing))})
}

// turning goes straight, turns to the wished facing and goes straight: as the goal needs, or
// the nearest that the length allows.
func (g *goal) turning(o Order, most int32) []Action {
	turn := pivot(g.from.Facing.To(g.facing))
	then := (g.from.Facing + turn).Norm()
	v := g.to.Minus(g.from.At)
	list := []Action{
		g.action(o, leg{turn: turn}, leg{far: g.along(then, 0, most)}),
		g.action(o, leg{far: g.along(g.from.Facing, 0, most), turn: turn}),
	}
	d, e := plane.Ahead(g.from.Facing, scale), plane.Ahead(then, scale)
	det := cross(d, e)
	if turn == 0 || det == 0 {
		return list
	}
	// a·d + b·e = v
	a, b := cross(v, e)*scale/det, cross(d, v)*scale/det
	if a >= 0 && b >= 0 && a+b <= int64(most) {
		return append(list, g.action(o, leg{far: int32(a), turn: turn}, leg{far: int32(b)}))
	}
	// The nearest with a + b = most: most·e + a·(d-e), a along d-e.
	w := plane.Vector{X: d.X - e.X, Y: d.Y - e.Y}
	end := plane.Ahead(then, int(most))
	rest := plane.Vector{X: v.X - end.X, Y: v.Y - end.Y}
	square := int64(w.X)*int64(w.X) + int64(w.Y)*int64(w.Y)
	if square < scale {
		return list
	}
	a = (int64(rest.X)*int64(w.X) + int64(rest.Y)*int64(w.Y)) / (square / scale)
	a = min(max(a, 0), int64(most))
	return append(list, g.action(o, leg{far: int32(a), turn: turn}, leg{far: most - int32(a)}))
}

func cross(a, b plane.Vector) int64 { return int64(a.X)*int64(b.Y) - int64(a.Y)*int64(b.X) }
