package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
)

// listDeploy samples places for the first unit that is not on the table.
func (s *State) listDeploy(seat game.Seat, list []Action) []Action {
	u, before := s.undeployed(seat, s.deploysAhead()), len(list)
	const step = 2 * Inch
	if list = s.listPosts(seat, u, step, list); len(list) > before {
		return list
	}
	if a, ok := s.anyPlace(seat, u); ok {
		return append(list, a)
	}
	return append(list, Action{Kind: Done, Unit: u})
}

// listPosts samples places for a unit: rows from the edge of the zone back.
func (s *State) listPosts(seat game.Seat, u UnitNo, step int32, list []Action) []Action {
	a := Action{Kind: DeployUnit, Unit: u, Turn: [2]int16{s.ahead(seat)}}
	b := plane.NewBase(a.Pose(), s.size(u))
	m := s.mover(u, &b, s.Width+s.Depth)
	m.asked = true
	for _, back := range [...]int32{Millimetre, 3 * Inch, 6 * Inch} {
		row := postRow{m: &m, step: step}
		b.Move(plane.Point{X: s.Width / 2 % step, Y: s.fromOwn(seat, s.frontier(u)+1-back-s.size(u).Depth/2)}.Minus(b.At))
		row.base = b
		if !s.holds(b.At) || !m.zone(seat, &b).ok() {
			continue
		}
		if m.Armies.ahead {
			row.judge(seat)
		} else {
			row.mark()
		}
		for i := range row.n() {
			if !row.taken[i] {
				at := row.at(i)
				a.Ahead = [3]int32{at.X, at.Y}
				list = append(list, a)
			}
		}
	}
	return list
}

// A postRow is a row of places for a unit across the table, so many units apart, the first of
// which the base has. All are in the zone. It is told of each whether it is taken.
type postRow struct {
	m     *mover
	base  plane.Base
	step  int32
	taken [maxPosts]bool
}

// maxPosts is how many places a row has at most.
const maxPosts = plane.Limit / (2 * plane.Inch)

// n is how many places there are.
func (r *postRow) n() int { return int((r.m.Width-r.base.At.X)/r.step) + 1 }

func (r *postRow) at(i int) plane.Point {
	return r.base.At.Plus(plane.Vector{X: int32(i) * r.step})
}

// judge asks the judge of each place.
func (r *postRow) judge(seat game.Seat) {
	b := r.base
	for i := range r.n() {
		b.Move(r.at(i).Minus(b.At))
		r.taken[i] = !r.m.post(seat, &b).ok()
	}
}

// mark does the same where nobody goes ahead, but asks of each thing which places it takes.
func (r *postRow) mark() {
	m := r.m
	r.takeEnds()
	deep := m.size(m.unit).Depth/2 + Millimetre // the base faces straight ahead
	row := patchOf(plane.Point{Y: r.base.At.Y - deep}, plane.Point{X: m.Width, Y: r.base.At.Y + deep})
	for _, v := range m.near[:m.n] {
		reach := m.Armies.radius[m.unit] + m.Armies.radius[v] + Millimetre
		at := m.Units[v].Pose.At
		if m.beside(&row, v) {
			continue
		}
		var o plane.Obstacle
		o.Stand(m.Units[v].Pose, m.size(v))
		if o.Outline.Beside(row.lo, row.hi) {
			continue
		}
		if m.friends(m.unit, v) {
			o.Keep = visibleGap
		}
		r.take(at.X-reach, at.X+reach, &o)
	}
	for i := range m.bars[0].each {
		o := plane.Obstacle{Shape: m.Terrain[i].Shape()}
		if !r.base.Core.Misses(plane.Vector{X: m.Width}, &o.Core) {
			r.take(0, m.Width, &o)
		}
	}
}

// takeEnds marks the places at both ends at which the base would not be on the table.
func (r *postRow) takeEnds() {
	for i := 0; i < r.n() && !r.onTable(i); i++ {
		r.taken[i] = true
	}
	for i := r.n() - 1; i >= 0 && !r.onTable(i); i-- {
		r.taken[i] = true
	}
}

func (r *postRow) onTable(i int) bool {
	return r.m.onTable(&r.base, plane.Vector{X: int32(i) * r.step})
}

// take marks the places between two that a thing takes.
func (r *postRow) take(from, to int32, o *plane.Obstacle) {
	b := r.base
	first, last := max((from-b.At.X)/r.step, 0), min((to-b.At.X)/r.step, int32(r.n())-1)
	for i := first; i <= last; i++ {
		if !r.taken[i] {
			b.Move(r.at(int(i)).Minus(b.At))
			r.taken[i] = !o.Leaves(&b.Shape)
		}
	}
}

// anyPlace looks for a place for a unit in the whole zone.
func (s *State) anyPlace(seat game.Seat, u UnitNo) (Action, bool) {
	a := Action{Kind: DeployUnit, Unit: u}
	for _, turn := range [...]int16{s.ahead(seat), 0} {
		a.Turn[0] = turn
		for back := Inch / 4; back <= s.frontier(u); back += Inch / 4 {
			for x := Inch / 2; x < s.Width; x += Inch / 4 {
				a.Ahead = [3]int32{x, s.fromOwn(seat, s.frontier(u)+1-back)}
				if s.forbidsPost(seat, &a).ok() {
					return a, true
				}
			}
		}
	}
	return a, false
}
