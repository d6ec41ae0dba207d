package song

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/song/effect"
	"gonfalon/song/field"
)

// The way of a Charge: package field judges and works it out.

// aimCharge judges the declaration of a Charge, its arc and its pivot.
//
// Carries out song.charge.declare-legal-target, song.charge.arc-majority,
// song.charge.arc-tie-attacker-chooses, song.charge.pivot-allowed.
func (s *State) aimCharge(d *Deed, a *Action) (plane.Pose, objection) {
	u := d.Unit
	at := s.pose(u)
	most := s.pace(d) + s.chargeMore(u) + 6*Inch
	c, r := s.Field.Declare(field.No(u), field.No(a.Target), most, s.gait(d))
	switch {
	case !r.OK():
		return at, objected(u, r)
	case a.N > 3 || !c.Arcs.Has(plane.Side(a.N)):
		if a.N <= 3 && s.Field.Arcs(field.No(u), field.No(a.Target)).Has(plane.Side(a.N)) {
			return at, against(ruleChargeRoomForHalfTray).of(u).and(a.Target)
		}
		return at, against(ruleChargeArcMajority).of(u).and(a.Target)
	case plane.Angle(a.Turn[0]) == c.Turn:
		return at, objection{}
	}
	_, r = s.Field.Dash(field.No(u), field.No(a.Target), plane.Angle(a.Turn[0]), most, s.gait(d))
	return at, objected(u, r)
}

// chargeMore is by how much effects lengthen the distance of a Charge.
func (s *State) chargeMore(u UnitID) int32 { return int32(s.sum(u, effect.ChargeDistance)) * Inch }

// pivotToCharge works the straight advance out, now that others have answered. It is hindered
// by what it would come over.
//
// Carries out song.terrain.hindering-two-dice.
func (p play) pivotToCharge(d *Deed) {
	u := field.No(d.Unit)
	d.Dash = field.Dash{}
	if !p.onTable(d.Target) {
		return
	}
	g := p.gait(d)
	dash, r := p.Field.Dash(u, field.No(d.Target), d.Move.First, p.pace(d)+p.chargeMore(d.Unit)+6*Inch, g)
	if !r.OK() || p.Field.Places(u, field.No(d.Target), d.Arc).N == 0 {
		return
	}
	d.Dash = dash
	if p.Field.With(dash.Over, field.Hindering) != 0 && g.Ignores&field.Hindering == 0 {
		d.Is |= isHindered
	}
}

// runUp moves the charger ahead: it touches its target, or comes as far as it can.
//
// Carries out song.charge.move-full-distance-forward, song.charge.failed-still-moves.
func (p play) runUp(d *Deed) {
	u, g := field.No(d.Unit), p.gait(d)
	distance := p.pace(d) + p.chargeMore(d.Unit) + int32(d.Die)*Inch
	if d.Dash.Target == 0 { // contact has become impossible: it runs where it was going
		d.Dash = field.Dash{Start: p.pose(d.Unit).Turned(d.Move.First), Contact: plane.Limit}
	} else if p.onTable(d.Target) && p.Field.Comes(u, &d.Dash, distance, g) {
		d.Is |= isContact
		d.Met |= d.Dash.Over
		if p.Field.With(d.Dash.Over, field.Fortified) != 0 {
			d.Is |= isFortified
		}
		return
	}
	end := p.Field.Rest(u, &d.Dash, distance, g)
	d.Met |= p.Field.Meets(u, field.Move{First: d.Move.First, Length: int32(plane.Distance(p.pose(d.Unit).At, end.At))}).All()
	p.place(d.Unit, end)
}

// rooms are the places that a charger may take.
func (s *State) rooms(d *Deed) field.Places {
	return s.Field.Places(field.No(d.Unit), field.No(d.Target), d.Arc)
}

// lineUp puts a charger where it lines up with its target.
//
// Carries out song.charge.align-50-or-100, song.charge.align-nearest-value.
func (p play) lineUp(d *Deed, n int) {
	rooms := p.rooms(d)
	if n >= int(rooms.N) {
		d.Is &^= isContact
		return
	}
	p.place(d.Unit, rooms.At[n].Pose)
	if p.Field.With(p.Field.In(field.No(d.Unit)), field.Fortified) != 0 {
		d.Is |= isFortified
	}
	d.Others = UnitSet(p.Field.Others(field.No(d.Unit), field.No(d.Target)))
}

// forbidsAlign returns why a charger may not line up so.
func (s *State) forbidsAlign(a *Action) objection {
	d := s.asked()
	if a.Kind != Align {
		return s.untimely()
	}
	if int8(a.N) >= s.rooms(d).N {
		return against(ruleChargeAlign50Or100).of(d.Unit).and(d.Target)
	}
	return objection{}
}

// listAlign appends the places that a charger may take.
func (s *State) listAlign(list []Action) []Action {
	for n := range uint8(s.rooms(s.asked()).N) {
		list = append(list, Action{Kind: Align, N: n})
	}
	return list
}

// align lines a charger up.
func (p play) align(a *Action) { p.lineUp(p.asked(), int(a.N)) }

// moveOther makes way for one of the other enemies that a charger touches.
//
// Carries out song.charge.other-enemies-align, song.charge.other-enemies-pushed-1.
func (p play) moveOther(d *Deed, u UnitID) {
	if !p.Contact[d.Unit].has(u) || p.Muster.Wall(u) {
		return
	}
	if pose, how := p.Field.Settle(field.No(d.Unit), field.No(u)); how != field.Stays {
		p.stand(u, pose)
		p.tell(eventPushed, p.seatOf(u), int16(u), mm(pose.At.X), mm(pose.At.Y), int16(pose.Facing))
		p.loosen()
	}
}

// ignores tells whether a keyword of terrain does not concern a unit.
func (s *State) ignores(u UnitID, k field.Keywords) bool { return s.ignored(u)&k != 0 }

// never tells whether a unit never does an action.
func (s *State) never(u UnitID, kind ActionKind) bool {
	b := s.barred(u)
	return kind == Charge && b&effect.BarCharge != 0 || kind == Retreat && b&effect.BarRetreat != 0
}

// bannedAttack tells whether a unit may choose no Attack action.
func (s *State) bannedAttack(u UnitID) bool { return s.barred(u)&effect.BarAttack != 0 }

// shiftOf is how far a Shift that has been given goes.
func (s *State) shiftOf(d *Deed) int32 { return int32(max(2, int(d.Extra))) * Inch }

// facing works out how a unit stands for a melee attack: one of its stances.
func (s *State) facing(u UnitID, n uint8) (plane.Pose, objection) {
	stances := s.Field.Stances(field.No(u))
	if int(n) > int(stances.N) {
		if s.Contact[u].Len() > 1 {
			return s.pose(u), against(ruleMeleeNoTurnIfEngagedOnSeveralSides).of(u)
		}
		return s.pose(u), against(ruleMeleeRealign100Or50).of(u)
	}
	return stances.At[n-1].Pose, objection{}
}

// forbidsRaze returns why a unit may not destroy a piece of terrain.
//
// Carries out song.terrain.destructible.
func (s *State) forbidsRaze(u UnitID, piece int) objection {
	if piece >= int(s.Field.Laid) {
		return against(ruleTerrainDestructible).of(u)
	}
	return objected(u, s.Field.Destroys(field.No(u), piece))
}

// raze destroys a piece of terrain.
func (p play) raze(d *Deed) {
	p.Field.Pieces[d.N].Size = plane.Size{}
	p.tell(eventRazed, p.seatOf(d.Unit), int16(d.Unit), int16(d.N))
}

// inZoneOf tells whether a unit stands wholly in the deployment zone of a seat.
func (s *State) inZoneOf(u UnitID, seat game.Seat) bool {
	z := s.zone(seat)
	return z.Holds(s.pose(u), s.size(u))
}

// overlap tells whether two trays lie on each other.
func (s *State) overlap(u, v UnitID) bool {
	a, b := s.Field.Base(field.No(u)), s.Field.Base(field.No(v))
	return plane.Overlap(&a.Shape, &b.Shape)
}
