package kings

import "gonfalon/geom/plane"

// Several chargers against one side of a target (kings.multicharge.*).

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

// row lists those who share a side with charger i from one end of it to the other: their
// places among the chargers. They stay in the order in which their leaders stand now.
// Carries out kings.multicharge.paths-may-not-cross.
func (c *chargers) row(s *State, target *plane.Base, i int) (list [MaxCharge]int, n int) {
	berth := plane.Berth{Target: target, Side: c.face[i]}
	for j := range c.n {
		if c.face[j] != c.face[i] {
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

// rowPlace returns where along its side charger i ends. The state s is that of the order,
// after that in which those before him have moved.
//
// Carries out kings.multicharge.share-face-evenly, surplus-must-take-other-order and
// two-equal-widths-max.
func (s *State) rowPlace(after *State, targetNo UnitNo, c *chargers, i int) (int, objection) {
	target := s.base(targetNo)
	list, n := c.row(s, &target, i)
	var widths [MaxCharge]int
	for k := range n {
		widths[k] = int(s.size(c.unit[list[k]]).Width)
	}
	side := int(target.Width)
	if c.face[i] == plane.Left || c.face[i] == plane.Right {
		side = int(target.Depth)
	}
	row := plane.NewRow(side, int(Millimetre), widths[:n])
	best, ok := row.Best(1, func(int) bool { return true })
	if !ok || row.Shared(best) <= plane.Slack {
		return 0, objection{rule: ruleMultichargeSurplusMustTakeOtherOrder, other: targetNo}
	}
	now := after.base(targetNo) // an Individual may have turned
	fits := func(offset int) bool {
		return row.Shared(offset) > plane.Slack && s.rowFits(&now, targetNo, c, list[:n], widths[:n], offset, i)
	}
	offset, ok := row.Best(int(Millimetre), fits)
	if !ok {
		return 0, objection{rule: ruleMultichargeAllowedIfAllFit, other: targetNo}
	}
	for offset != best { // nearer by less than a step, as far as it goes
		nearer := offset + min(max(best-offset, -1), 1)
		if !fits(nearer) {
			break
		}
		offset = nearer
	}
	return rowAlong(list[:n], widths[:n], offset, i), objection{}
}

// rowAlong returns the place of charger i along the side if the row begins at an offset.
func rowAlong(list, widths []int, offset, i int) int {
	for k, j := range list {
		if j == i {
			return offset + widths[k]/2
		}
		offset += widths[k] + int(Millimetre)
	}
	return 0
}

// rowFits tells whether all of a row can stand where they should, but for each other.
func (s *State) rowFits(target *plane.Base, targetNo UnitNo, c *chargers, list, widths []int, offset, i int) bool {
	for _, j := range list {
		u := c.unit[j]
		berth := plane.Berth{Target: target, Side: c.face[i], Size: s.size(u), Own: plane.Front}
		b := plane.NewBase(berth.At(rowAlong(list, widths, offset, j)), s.size(u))
		if !s.onTable(&b) {
			return false
		}
		for v := UnitNo(1); v <= s.Armies.Units(); v++ {
			if v == targetNo || !s.inPlay(v) || c.has(v) || s.afar(b.At, b.Size, v, Millimetre) {
				continue
			}
			other := s.base(v)
			if plane.Overlap(&b.Shape, &other.Shape) || s.friends(u, v) && !plane.Clear(&b.Shape, &other.Shape, int(Millimetre)) {
				return false
			}
		}
		if g, hit := s.terrainIn(u, Charge, &b, plane.Vector{}); hit && g == Impassable {
			return false
		}
	}
	return true
}

func (c *chargers) has(u UnitNo) bool {
	for _, v := range c.unit[:c.n] {
		if u == v {
			return true
		}
	}
	return false
}
