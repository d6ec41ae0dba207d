package song

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/song/field"
)

// Units that come on from Reserve in the place of an activation, or at its start.

// Where a unit comes on: the N of the action.
const (
	arriveInZone uint8 = iota
	arriveLeft         // at the left flank of the table
	arriveRight
	arrivals
)

// mayReinforce tells whether a seat may bring a unit on from Reserve now.
func (s *State) mayReinforce(seat game.Seat) bool {
	for u, end := s.Muster.Of(seat); u < end; u++ {
		if s.forbidsComing(u).ok() {
			return true
		}
	}
	return false
}

// forbidsComing returns why a unit may not come on, wherever that is. One that had no room when
// the armies were deployed may in any mode.
//
// Carries out song.kings.deploy-instead-of-activating,
// song.kings.destroyed-after-activation-waits,
// song.kings.destroyed-before-activation-same-round, song.storm.reserve-from-round-3.
func (s *State) forbidsComing(u UnitID) objection {
	x := &s.Units[u]
	switch {
	case x.Fate != InReserve || s.Round == 0:
		return s.untimely()
	case x.Marks&markReturned != 0:
		return against(ruleKingsDestroyedAfterActivationWaits).of(u)
	case s.Choices.Mode == Kings && s.Round < 2:
		return against(ruleKingsDeployInsteadOfActivating).of(u)
	case s.Choices.Mode == Kings || x.Marks&markLeftOut != 0:
		return objection{}
	case s.Choices.Mode == Storm && s.Round < 3:
		return against(ruleStormReserveFromRound3).of(u)
	}
	return s.only(s.Choices.Mode == Storm)
}

// flankOpen tells whether a seat may come on from a flank of the table: in A Clash of Kings from
// that across the Objective which its side controls.
//
// Carries out song.kings.side-objective-opens-opposite-flank, song.storm.reserve-from-round-3.
func (s *State) flankOpen(seat game.Seat, where uint8) bool {
	if s.Choices.Mode == Storm {
		return s.Round >= 3
	}
	const left, right = 1, 2 // the Objectives
	if where == arriveLeft {
		return s.Choices.Mode == Kings && s.holdsToken(seat, right)
	}
	return s.Choices.Mode == Kings && s.holdsToken(seat, left)
}

// arrival is where a unit may come on.
func (s *State) arrival(seat game.Seat, where uint8) field.Zone {
	switch where {
	case arriveLeft:
		return s.Field.Strip(field.LeftEdge, field.Short)
	case arriveRight:
		return s.Field.Strip(field.RightEdge, field.Short)
	}
	return s.zone(seat)
}

// forbidsArrival returns why a unit may not come on from Reserve at some place.
//
// Carries out song.kings.reserve-in-zone, song.kings.reserve-from-flank,
// song.storm.no-enemy-behind-walls.
func (s *State) forbidsArrival(seat game.Seat, a *Action) objection {
	if a.Unit == NoUnit || s.seatOf(a.Unit) != seat || a.N >= arrivals {
		return s.untimely()
	}
	if o := s.forbidsComing(a.Unit); !o.ok() {
		return o
	}
	inZone, flank := ruleKingsReserveInZone, game.Rule(ruleKingsReserveFromFlank)
	if s.Choices.Mode == Storm {
		inZone, flank = ruleStormReserveFromRound3, ruleStormReserveFromRound3
	}
	if a.N == arriveInZone && s.Choices.Mode == Storm && s.Units[a.Unit].Marks&markLeftOut == 0 {
		return against(inZone).of(a.Unit)
	}
	if a.N != arriveInZone && !s.flankOpen(seat, a.N) {
		if s.Choices.Mode == Kings {
			return against(ruleKingsSideObjectiveOpensOppositeFlank).of(a.Unit)
		}
		return against(flank).of(a.Unit)
	}
	o := s.forbidsSpot(a, s.arrival(seat, a.N))
	if o.rule == ruleDeployWhollyInsideZone && a.N != arriveInZone {
		o.rule = flank
	}
	return o
}

// forbidsSpot returns why a unit that comes on may not stand somewhere: in the zone, and an inch
// from every enemy.
func (s *State) forbidsSpot(a *Action, z field.Zone) objection {
	if a.farOff() {
		return against(ruleSetupBattlefield120cm)
	}
	return objected(a.Unit, s.Field.ForbidsPlacing(field.No(a.Unit), a.Pose(), z, Inch))
}

// listArrivals appends places for the units that a seat may bring on.
func (s *State) listArrivals(seat game.Seat, list []Action) []Action {
	facings := s.facings(seat)
	for u, end := s.Muster.Of(seat); u < end; u++ {
		if !s.forbidsComing(u).ok() {
			continue
		}
		for where := range arrivals {
			a := Action{Kind: Deploy, Unit: u, N: where}
			list = s.listSpots(a, s.arrival(seat, where), facings[where], list)
		}
	}
	return list
}

// anyArrival tells whether a seat has a place for a unit that it may bring on.
func (s *State) anyArrival(seat game.Seat) bool {
	facings := s.facings(seat)
	var room [placings]plane.Pose
	for u, end := s.Muster.Of(seat); u < end; u++ {
		if !s.forbidsComing(u).ok() {
			continue
		}
		for where := range arrivals {
			a := Action{Kind: Deploy, Unit: u, N: where}
			for _, pose := range s.Field.Placings(room[:0], field.No(u), s.arrival(seat, where), Inch, facings[where].Facing()) {
				if a.At, a.Turn[0] = pose.At, int16(pose.Facing); s.forbidsArrival(seat, &a).ok() {
					return true
				}
			}
		}
	}
	return false
}

// facings are the edges from which units come on: their own, and the flanks of the table.
func (s *State) facings(seat game.Seat) [arrivals]field.Edge {
	return [arrivals]field.Edge{s.Posts[seat].Edge.edge(), field.LeftEdge, field.RightEdge}
}

// listSpots appends places in a zone for a unit, as far as they are legal.
func (s *State) listSpots(a Action, z field.Zone, from field.Edge, list []Action) []Action {
	var room [placings]plane.Pose
	for _, pose := range s.Field.Placings(room[:0], field.No(a.Unit), z, Inch, from.Facing()) {
		a.At, a.Turn[0] = pose.At, int16(pose.Facing)
		if s.forbidsBringing(&a).ok() {
			list = append(list, a)
		}
	}
	return list
}

// forbidsBringing returns why a unit may not be put down somewhere by whatever brings it on.
func (s *State) forbidsBringing(a *Action) objection {
	switch s.Stack.Top().Proc {
	case procRedeploy:
		return s.forbidsRedeploy(s.seatOf(a.Unit), a)
	case procPlace:
		return s.forbidsPutting(a)
	}
	return s.forbidsArrival(s.seatOf(a.Unit), a)
}

// arrive brings a unit on in the place of an activation: in its own zone it can still be
// activated, at a flank it counts as activated. In a siege it begins its activation so.
//
// Carries out song.kings.reserve-in-zone, song.kings.reserve-from-flank,
// song.storm.reserve-at-activation-start.
func (p play) arrive(seat game.Seat, a *Action) {
	x := &p.Units[a.Unit]
	late := x.Marks&markLeftOut != 0
	x.Fate = OnTable
	x.Marks &^= markLeftOut | markKept
	p.stand(a.Unit, a.Pose())
	switch {
	case p.Choices.Mode == Storm && a.N != arriveInZone:
		p.push(procActivation, seat, int16(a.Unit))
	case p.Choices.Mode == Kings && a.N != arriveInZone, p.Choices.Mode != Kings && late:
		x.Activated = 1
	}
	p.deployed(seat, a)
}

// goesBack puts a destroyed unit back into its owner's Reserve, as it was when the battle began.
//
// Carries out song.kings.destroyed-returns-to-reserve.
func (p play) goesBack(u UnitID, activated bool) {
	p.Units[u] = Unit{Fate: InReserve, Marks: markNoPoints}
	if activated {
		p.Units[u].Marks |= markReturned
	}
	p.rejoin(u, func(AttachID) bool { return true })
}

// rejoin puts the Attachments with which a unit began back into it, as far as they come back.
func (p play) rejoin(u UnitID, back func(AttachID) bool) {
	first, n := p.Muster.joined(u)
	p.Units[u].Attached = [3]AttachID{}
	at := 0
	for a := first; a < first+AttachID(n); a++ {
		if on := p.Attached[a].On; on != NoUnit && on != u || !back(a) {
			continue
		}
		p.Attached[a] = Attachment{On: u}
		p.Units[u].Attached[at] = a
		at++
	}
}

// joined are the Attachments with which a unit begins: the first, and how many.
func (m *Muster) joined(u UnitID) (AttachID, int) {
	first := AttachID(1)
	for v := UnitID(1); v < u; v++ {
		first += AttachID(m.unit[v].joined)
	}
	return first, m.unit[u].joined
}

// restless tells whether a seat may do something in its turn that it need not: bring a unit on,
// or have a Castle Wall shoot. Who has passed is asked again once somebody else has acted.
func (s *State) restless(seat game.Seat) bool {
	return !s.SetUp.Rested.Has(seat) && (s.mayReinforce(seat) || s.mayManWalls(seat))
}

// mayReturn tells whether a seat can still bring a unit on.
//
// Carries out song.victory.elimination, song.ffa.elimination.
func (s *State) mayReturn(seat game.Seat) bool {
	for u, end := s.Muster.Of(seat); u < end; u++ {
		if s.Units[u].Fate == InReserve && (s.Choices.Mode == Kings || s.Choices.Mode == Storm || s.Units[u].Marks&(markLeftOut|markKept) != 0) || s.mayRedeploy(u) {
			return true
		}
	}
	return false
}
