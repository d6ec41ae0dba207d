package kings

import (
	"gonfalon/geom/plane"
	"gonfalon/geom/way"
	"gonfalon/kings/army"
	"gonfalon/kings/layout"
)

// Several chargers against one target (kings.multicharge.*): who share a side of it stand
// there in a row.

// planAll finds the ways of several chargers. Rows take the best places that there are, and
// who has a side alone goes where they leave room; if it cannot, the rows make room for it,
// or one row for another. So who moves first does not matter for their places.
//
// Carries out kings.multicharge.allowed-if-all-fit.
func (s *State) planAll(target UnitNo, c *chargers, counters, quickly bool) objection {
	var best rows
	if c.share() {
		field := s.without(c, 0)
		best = field.rows(s, target, c, rowSides)
	}
	o := s.moveAll(target, c, best, counters, quickly)
	if o.ok() || !c.mixed() || s.profile(target).Has(army.Individual) {
		return o
	}
	field := s.without(c, 0)
	field.standAlone(s, target, c)
	aside := field.rows(s, target, c, [...]plane.Side{plane.Right, plane.Left, plane.Rear, plane.Front})
	if aside == best || c.misled(s, target, best, counters) {
		return o
	}
	stuck := c.stuck
	c.plain = false // a search may find the best places free
	if s.moveAll(target, c, aside, counters, quickly).ok() {
		return objection{}
	}
	c.stuck = stuck
	return o
}

// mixed tells whether some chargers share a side and others have another.
func (c *chargers) mixed() bool {
	for _, f := range c.face[:c.n] {
		if f != c.face[0] {
			return c.share()
		}
	}
	return false
}

// share tells whether some chargers share a side.
func (c *chargers) share() bool {
	for _, f := range c.face[:c.n] {
		if c.shares(f) {
			return true
		}
	}
	return false
}

// misled tells whether it is only by the paths that the player says that they cannot go.
func (c *chargers) misled(s *State, target UnitNo, r rows, counters bool) bool {
	free := *c
	free.path = [MaxCharge]Path{}
	return free.path != c.path && s.moveAll(target, &free, r, counters, false).ok()
}

// moveAll finds the ways of several chargers, one after the other, each with those before it
// where they then stand.
func (s *State) moveAll(target UnitNo, c *chargers, r rows, counters, quickly bool) objection {
	after := *s
	for i, u := range c.unit[:c.n] {
		c.stuck = i
		shares := c.shares(c.face[i])
		if o := r.fault[c.face[i]]; shares && !o.ok() {
			return o
		}
		in := s.whole()
		if quickly && !(counters && i == 0) {
			in = after.plainPatch(u, target, r.along[i])
		}
		x := after.approach(u, target, c.face[i], in)
		x.Turns = x.Turns && i == 0 // it has turned to the first
		toFirst := x.Turns
		if shares {
			x.Goal, x.Fixed = r.along[i], true
		} else if !x.Turns {
			s.leaveRoom(x, c, i, &r)
		}
		o := c.seek(x, i, counters && i == 0, quickly)
		searches.Put(x)
		if !o.ok() {
			return o.about(target).of(u)
		}
		after.Units[u].Pose = c.way[i].End
		if toFirst { // an Individual: the first has left no room, and the sides may lie elsewhere
			after.Units[target].Pose = c.way[i].Target
			field := after.without(c, i+1)
			r = field.rows(s, target, c, rowSides)
		}
	}
	return objection{}
}

// without returns the state without the chargers, but for the first few.
func (s *State) without(c *chargers, but int) State {
	field := *s
	for _, u := range c.unit[but:c.n] {
		field.Units[u].Condition = Reserve
	}
	return field
}

// standAlone sets the chargers that have a side alone where they would end without others.
func (s *State) standAlone(before *State, target UnitNo, c *chargers) {
	for i, u := range c.unit[:c.n] {
		if c.shares(c.face[i]) {
			continue
		}
		x := s.approach(u, target, c.face[i], s.whole())
		if end, fault := x.Place(); fault == way.None {
			s.Units[u].Pose, s.Units[u].Condition = end, before.Units[u].Condition
		}
		searches.Put(x)
	}
}

// leaveRoom forbids charger i to end where those will stand who come later, in rows.
func (s *State) leaveRoom(x *way.Search, c *chargers, i int, r *rows) {
	for j := i + 1; j < c.n; j++ {
		if face := c.face[j]; c.shares(face) && r.fault[face].ok() {
			berth := plane.Berth{Target: &x.Target, Side: face, Size: s.size(c.unit[j]), Own: plane.Front}
			b := plane.NewBase(berth.At(r.along[j]), berth.Size)
			x.Crowd.KeepFree(&b.Shape, visibleGap)
		}
	}
}

// shares tells whether more than one of the chargers has a side.
func (c *chargers) shares(face plane.Side) bool {
	n := 0
	for _, f := range c.face[:c.n] {
		if f == face {
			n++
		}
	}
	return n > 1
}

// rows tells where along the sides of their target those end that share one.
type rows struct {
	along [MaxCharge]int
	fault [4]objection // of a side on which they cannot
}

// rowSides are the sides in the order in which rows are placed on them, each beside those
// before: the same in mirror image, for both flanks are not neighbours.
var rowSides = [4]plane.Side{plane.Front, plane.Rear, plane.Left, plane.Right}

// rows places those who share a side. The state s is one without those who are still to
// move, before is that of the order.
func (s *State) rows(before *State, target UnitNo, c *chargers, sides [4]plane.Side) (r rows) {
	t := s.base(target)
	for _, face := range sides {
		if !c.shares(face) {
			continue
		}
		list, n := c.row(before, target, face)
		if r.fault[face] = s.rowPlaces(target, &t, c, list[:n], &r.along); !r.fault[face].ok() {
			continue
		}
		for _, i := range list[:n] {
			if u := c.unit[i]; !s.inPlay(u) {
				berth := plane.Berth{Target: &t, Side: face, Size: s.size(u), Own: plane.Front}
				s.Units[u].Pose, s.Units[u].Condition = berth.At(r.along[i]), before.Units[u].Condition
			}
		}
	}
	return r
}

// row lists those who share a side from one end of it to the other: their places among the
// chargers. They stay in the order in which their leaders stand now.
// Carries out kings.multicharge.paths-may-not-cross.
func (c *chargers) row(s *State, targetNo UnitNo, face plane.Side) (list [MaxCharge]int, n int) {
	target := s.base(targetNo)
	berth := plane.Berth{Target: &target, Side: face}
	for j := range c.n {
		if c.face[j] != face {
			continue
		}
		at, k := berth.Along(s.leader(c.unit[j])), n
		for ; k > 0; k-- {
			other := berth.Along(s.leader(c.unit[list[k-1]]))
			if at > other || at == other && s.hand(target.At) > 0 { // the player names them in the order he likes
				break
			}
			list[k] = list[k-1]
		}
		list[k] = j
		n++
	}
	return list, n
}

// rowPlaces finds where along its side each of a row ends.
//
// Carries out kings.multicharge.share-face-evenly, surplus-must-take-other-order and
// two-equal-widths-max.
func (s *State) rowPlaces(targetNo UnitNo, target *plane.Base, c *chargers, list []int, along *[MaxCharge]int) objection {
	var all [MaxCharge]int
	widths := all[:len(list)]
	for k, i := range list {
		widths[k] = int(s.size(c.unit[i]).Width)
	}
	side := int(target.Width)
	if face := c.face[list[0]]; face == plane.Left || face == plane.Right {
		side = int(target.Depth)
	}
	row := plane.NewRow(side, int(Millimetre), widths)
	best, ok := row.Best(1, func(int) bool { return true })
	if !ok || row.Shared(best) <= plane.Slack {
		return against(ruleMultichargeSurplusMustTakeOtherOrder).by(targetNo)
	}
	fits := func(offset int) bool {
		return row.Shared(offset) > plane.Slack && s.rowFits(targetNo, target, c, list, widths, offset)
	}
	offset, ok := row.Best(int(Millimetre), fits)
	if !ok {
		return against(ruleMultichargeAllowedIfAllFit).by(targetNo)
	}
	for offset != best { // nearer by less than a step, as far as it goes
		nearer := offset + min(max(best-offset, -1), 1)
		if !fits(nearer) {
			break
		}
		offset = nearer
	}
	for k, i := range list {
		along[i] = offset + widths[k]/2
		offset += widths[k] + int(Millimetre)
	}
	return objection{}
}

// rowFits tells whether all of a row can stand where they should, but for each other, if it
// begins at an offset.
func (s *State) rowFits(targetNo UnitNo, target *plane.Base, c *chargers, list, widths []int, offset int) bool {
	for k, i := range list {
		u, face := c.unit[i], c.face[i]
		berth := plane.Berth{Target: target, Side: face, Size: s.size(u), Own: plane.Front}
		b := plane.NewBase(berth.At(offset+widths[k]/2), s.size(u))
		offset += widths[k] + int(Millimetre)
		if !s.onTable(&b, plane.Vector{}) {
			return false
		}
		for v := UnitNo(1); v <= s.Armies.Units(); v++ {
			if v == targetNo || !s.inPlay(v) || s.afar(u, b.At, v, Millimetre) || c.charges(v, face) {
				continue
			}
			other := s.base(v)
			if plane.Overlap(&b.Shape, &other.Shape) || s.friends(u, v) && !plane.Clear(&b.Shape, &other.Shape, int(Millimetre)) {
				return false
			}
		}
		if g, hit := s.barred(u, Charge, &b); hit && g == layout.Impassable {
			return false
		}
	}
	return true
}

// charges tells whether a unit is one of the chargers of a side.
func (c *chargers) charges(u UnitNo, face plane.Side) bool {
	for i, v := range c.unit[:c.n] {
		if u == v {
			return c.face[i] == face
		}
	}
	return false
}
