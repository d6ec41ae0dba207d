package kings

import "gonfalon/geom/plane"

// objective returns where the scenario wants a unit: at the nearest token that its side does
// not hold, in the enemy's half, or in the middle.
func (s *State) objective(u UnitNo) (plane.Point, bool) {
	at := s.Units[u].Pose.At
	switch s.Scenario {
	case ScenarioInvade:
		return plane.Point{X: at.X, Y: s.fromOwn(s.Armies.Seat(u), s.Depth*3/4)}, true
	case ScenarioDominate:
		return plane.Point{X: s.Width / 2, Y: s.Depth / 2}, true
	}
	best, near, found := plane.Point{}, 0, false
	for i := range s.Token[:s.Tokens] {
		t := &s.Token[i]
		if t.Carrier != NoUnit || !s.claims(u) {
			continue
		}
		if far := plane.Distance(at, t.At); !found || far < near {
			best, near, found = t.At, far, true
		}
	}
	return best, found
}

// listToGoal samples moves of a unit to where the scenario wants it: turned that way, and
// as far as it may or needs to go.
func (m *mover) listToGoal(list []Action, speed int32) []Action {
	goal, ok := m.objective(m.unit)
	pose := m.start.Pose
	way := int32(plane.Distance(pose.At, goal))
	if !ok || way == 0 {
		return list
	}
	turn := int16(pose.Facing.To(plane.Heading(goal.Minus(pose.At))))
	if turn == 0 {
		return m.listFarthest(list, AtTheDouble, 0, min(way, 2*speed))
	}
	if turn < -int16(right90) || turn > int16(right90) {
		return m.list(list, ChangeFacing, turn, 0)
	}
	list = m.listFarthest(list, Advance, turn, min(way, speed))
	if m.nimble(m.unit) {
		list = m.listFarthest(list, AtTheDouble, turn, min(way, 2*speed))
	}
	return list
}
