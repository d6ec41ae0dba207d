package song

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/song/army"
	"gonfalon/song/effect"
	"gonfalon/song/field"
)

// What effects ask of the state.

// hold tells whether all of some conditions hold; one marked Or may hold in the place of the
// one before it.
func (s *State) hold(w *Work, all []effect.Condition) bool {
	for i := 0; i < len(all); {
		any := false
		for first := true; i < len(all) && (first || all[i].Or); i++ {
			first = false
			any = any || s.holds(w, &all[i]) != all[i].Not
		}
		if !any {
			return false
		}
	}
	return true
}

// holds tells whether a condition holds, Not apart. One of a role that nobody has does not.
func (s *State) holds(w *Work, c *effect.Condition) bool {
	switch c.Predicate {
	case effect.IsRole, effect.IsSide, effect.IsTagged, effect.IsState, effect.WasState, effect.HasToken, effect.HasPart,
		effect.Within, effect.EngagedWith, effect.EngagedInArc, effect.SeenBy, effect.LeftBy, effect.TypedAs, effect.InOwnZone, effect.Can:
		return s.holdsOf(w, c)
	case effect.Compared:
		return compare(s.amount(w, c.Left), c.Compare, s.amount(w, c.Right))
	case effect.Controls:
		return s.controls(w, c.Zone)
	case effect.AtZone:
		if c.Zone == effect.NamedZones {
			return w.Last != 0 && s.Lasting[w.Last-1].N>>s.momentOf(w).Zone&1 == 1
		}
		return s.momentOf(w).Zone == zoneOf(c.Zone)
	case effect.ForToken:
		return s.momentOf(w).Token&tokensOf(c.Token) != 0
	case effect.By:
		return s.momentOf(w).Means&c.Means != 0
	case effect.FirstPlayer:
		return s.side(w.Seat).Has(s.First)
	case effect.FriendFell:
		for rest := s.Fallen; rest != 0; {
			var u UnitID
			u, rest = rest.next()
			if s.side(w.Seat).Has(s.seatOf(u)) {
				return true
			}
		}
		return false
	case effect.Holds:
		if c.Holding == effect.Centre {
			return s.Laid > 0 && s.holdsToken(w.Seat, 0)
		}
		n := s.naming(w).Token
		return n != 0 && n <= s.Laid && s.holdsToken(w.Seat, int(n)-1)
	case effect.OfAction:
		d := s.deedOf(w)
		return d != nil && actionsOf(d.Kind)&c.Actions != 0
	}
	return s.holdsOfRoll(w, c)
}

// holdsOfRoll tells of attacks, charges and tests.
func (s *State) holdsOfRoll(w *Work, c *effect.Condition) bool {
	x, t := s.fightOf(w), s.testOf(w)
	switch c.Predicate {
	case effect.IsPanic:
		return t != nil && t.Panic
	case effect.Failing:
		return t != nil && t.Set == Untested && t.Sum < t.Need
	case effect.Passing:
		return t != nil && t.Set == Untested && t.Sum >= t.Need
	}
	if x == nil {
		d := s.deedOf(w)
		charge := d != nil && d.Kind == Charge
		switch c.Predicate {
		case effect.InMelee, effect.InCharge:
			return charge
		case effect.InArc:
			return charge && arcsOf(d.Arc)&c.Arcs != 0
		}
		return false
	}
	switch c.Predicate {
	case effect.InMelee:
		return !x.Ranged
	case effect.AtRange:
		return x.Ranged
	case effect.InCharge:
		return x.Charge
	case effect.InArc:
		return arcsOf(x.Arc)&c.Arcs != 0
	case effect.WithAttack:
		return int8(x.Weapon)+1 == c.Number
	case effect.Shifted:
		return x.Shifted
	case effect.PanicPassed:
		return s.onTable(x.On) && x.Panic == Passed
	}
	return false
}

// holdsOf tells what is said of a role.
func (s *State) holdsOf(w *Work, c *effect.Condition) bool {
	u := s.unitOf(w, c.Role)
	if u == NoUnit {
		return s.holdsOfOthers(w, c)
	}
	switch c.Predicate {
	case effect.IsRole:
		return u == s.unitOf(w, c.Other)
	case effect.IsSide:
		if c.Side == effect.Friend || c.Side == effect.Enemy { // be it destroyed by now
			return s.side(w.Seat).Has(s.seatOf(u)) == (c.Side == effect.Friend)
		}
		return s.onSide(w, c.Side, u)
	case effect.IsTagged:
		return s.tagged(u, c.Tag)
	case effect.IsState:
		return s.isState(u, c.State)
	case effect.WasState:
		return (s.Units[u].Marks&markBegan != 0) == (c.State == effect.IsEngaged)
	case effect.HasToken:
		return s.Units[u].Tokens&tokensOf(c.Token) != 0
	case effect.HasPart:
		return s.hasPart(u, c.Part)
	case effect.Within:
		return s.anyOther(w, c, u, func(v UnitID) bool { return s.near(u, v, int(c.Number)) })
	case effect.TypedAs:
		v := s.unitOf(w, c.Other)
		return v != NoUnit && s.sheet(u).Type == s.sheet(v).Type && s.sheet(u).Solo() == s.sheet(v).Solo()
	case effect.EngagedWith:
		return s.anyOther(w, c, u, func(v UnitID) bool { return s.Contact[u].has(v) })
	case effect.EngagedInArc:
		return s.anyOther(w, c, u, func(v UnitID) bool {
			return s.Contact[u].has(v) && arcsOf(s.touchedArc(v, u))&c.Arcs != 0
		})
	case effect.SeenBy:
		v := s.unitOf(w, c.Other)
		return v != NoUnit && s.Field.Sees(field.No(v), field.No(u), 0)
	case effect.LeftBy:
		return w.Was.has(u) && !s.Contact[u].has(s.unitOf(w, c.Other))
	case effect.Can:
		return s.canDo(u, c.Actions)
	case effect.InOwnZone:
		return s.inZoneOf(u, s.seatOf(u))
	}
	return false
}

// holdsOfOthers tells what is said of a role that is an NCU or a seat.
func (s *State) holdsOfOthers(w *Work, c *effect.Condition) bool {
	if n := s.ncuOf(w, c.Role); n != 0 {
		switch c.Predicate {
		case effect.IsRole:
			return n == s.ncuOf(w, c.Other)
		case effect.IsSide:
			return s.side(w.Seat).Has(s.Muster.NCUSeat(n)) == (c.Side == effect.FriendNCU || c.Side == effect.Friend)
		case effect.IsState:
			switch c.State {
			case effect.IsOnBoard:
				return s.NCUs[n].Zone != noZone
			case effect.IsUnactivated:
				return !s.NCUs[n].Activated
			case effect.IsActivated:
				return s.NCUs[n].Activated
			}
		case effect.HasPart:
			return s.Muster.ncu[n].is(c.Part)
		}
		return false
	}
	if set := s.seatsOf(w, c.Role); set != 0 {
		switch c.Predicate {
		case effect.IsRole:
			return set&s.seatsOf(w, c.Other) != 0
		case effect.IsSide:
			return (s.side(w.Seat)&set != 0) == (c.Side == effect.Friend)
		}
	}
	return false
}

// anyOther tells whether something holds of the other of a condition, or of any unit of its
// side with its tag.
func (s *State) anyOther(w *Work, c *effect.Condition, u UnitID, f func(UnitID) bool) bool {
	if c.Other != effect.NoRole {
		v := s.unitOf(w, c.Other)
		return v != NoUnit && s.present(v) && f(v)
	}
	for v := UnitID(1); v <= s.Muster.Units(); v++ {
		if s.onSide(w, c.Side, v) && v != u && (c.Tag == effect.NoTag || s.tagged(v, c.Tag)) && f(v) {
			return true
		}
	}
	return false
}

func (s *State) isState(u UnitID, state effect.State) bool {
	x := &s.Units[u]
	switch state {
	case effect.IsEngaged:
		return s.engaged(u)
	case effect.IsUnengaged:
		return !s.engaged(u)
	case effect.IsActivated:
		return x.Activated > 0
	case effect.IsUnactivated:
		return x.Activated == 0
	case effect.IsDamaged:
		return x.Wounds > 0
	case effect.IsFull:
		return s.lostRanks(u) == 0
	case effect.IsOffTable:
		return s.kept(u)
	case effect.IsDestroyed:
		return x.Fate == Destroyed || x.Fate == Falling
	}
	return false
}

// tagged tells whether a unit counts as something: by its card, its attachments, or an effect.
func (s *State) tagged(u UnitID, tag effect.Tag) bool {
	sheet := s.sheet(u)
	switch tag {
	case effect.Infantry:
		return sheet.Type == army.Infantry
	case effect.Cavalry:
		return sheet.Type == army.Cavalry
	case effect.WarMachine:
		return sheet.Type == army.WarMachine
	case effect.Solo:
		return sheet.Solo()
	}
	if sheet.tags>>tag&1 == 1 {
		return true
	}
	for it := s.said(u, effect.CountsAs); it.next(); {
		if it.op.Tag == tag {
			return true
		}
	}
	return false
}

// canDo tells whether a unit could choose one of some actions now.
func (s *State) canDo(u UnitID, actions effect.Actions) bool {
	return s.anyDeed(&Deed{Unit: u, May: allowedOf(actions), Free: true})
}

// compare compares two amounts.
func compare(a int, how effect.Compare, b int) bool {
	switch how {
	case effect.AtLeast:
		return a >= b
	case effect.AtMost:
		return a <= b
	case effect.Equal:
		return a == b
	}
	return a < b
}

// zoneOf is a zone of the vocabulary on the board.
func zoneOf(z effect.Zone) Zone {
	if z >= effect.Crown && z <= effect.Undying {
		return Zone(z)
	}
	return noZone
}

// controls tells whether the owner of an effect controls a zone.
//
// Carries out song.board.control-while-on-zone, song.deck.zone-control-bonus.
func (s *State) controls(w *Work, z effect.Zone) bool {
	zone := zoneOf(z)
	if n := s.Zones[zone]; n != 0 && s.side(w.Seat).Has(s.Muster.NCUSeat(n)) {
		return true
	}
	return s.countsAsHeld(w, z)
}

// countsAsHeld tells whether an NCU on the board, or an ability about Vows, has a zone count as
// controlled. It reads no conditions, as those ask for zones.
func (s *State) countsAsHeld(w *Work, z effect.Zone) bool {
	for it := s.stating(effect.ControlsAlso); it.next(); {
		if it.seat == w.Seat && it.ncu != 0 && s.NCUs[it.ncu].Zone != noZone && s.namesZone(it.entry, effect.ControlsAlso, z, 0) {
			return true
		}
	}
	if w.Last == 0 || !s.isVow(&s.Lasting[w.Last-1]) {
		return false
	}
	for it := s.stating(effect.VowZones); it.next(); {
		named := int8(0)
		if it.last != 0 {
			named = s.Lasting[it.last-1].N
		}
		if it.self == w.Self && s.namesZone(it.entry, effect.VowZones, z, named) {
			return true
		}
	}
	return false
}

// namesZone tells whether a standing statement of a kind names a zone.
func (s *State) namesZone(id entryID, code effect.Code, z effect.Zone, named int8) bool {
	e := s.Muster.lib.entry(id)
	for i := range e.rules {
		for j := range e.rules[i].Ops {
			op := &e.rules[i].Ops[j]
			if op.Code == code && (op.Zone == z || op.Zone == effect.AllZones || op.Zone == effect.NamedZones && named>>zoneOf(z)&1 == 1) {
				return true
			}
		}
	}
	return false
}

// tokensOf are the tokens that a word of the vocabulary names.
func tokensOf(t effect.Token) Tokens {
	switch t {
	case effect.Panicked:
		return Panicked
	case effect.Vulnerable:
		return Vulnerable
	case effect.Weakened:
		return Weakened
	}
	return Panicked | Vulnerable | Weakened
}

// arcsOf is the arc of a side.
func arcsOf(side plane.Side) effect.Arcs {
	switch side {
	case plane.Front:
		return effect.Front
	case plane.Rear:
		return effect.Rear
	}
	return effect.Flank
}

// actionsOf is the action of the vocabulary that an action is.
func actionsOf(kind ActionKind) effect.Actions {
	switch kind {
	case Manoeuvre:
		return effect.Manoeuvre
	case March:
		return effect.March
	case Retreat:
		return effect.Retreat
	case Strike:
		return effect.Melee
	case Shoot:
		return effect.Ranged
	case Charge:
		return effect.Charge
	case Pivot:
		return effect.Pivot
	}
	return 0
}

// allowedOf are the actions that a set of the vocabulary allows.
func allowedOf(a effect.Actions) Allowed {
	var may Allowed
	for _, x := range [...]struct {
		word effect.Actions
		may  Allowed
	}{
		{effect.Manoeuvre, mayManoeuvre}, {effect.March, mayMarch}, {effect.Retreat, mayRetreat}, {effect.Melee, mayStrike | mayRaze},
		{effect.Ranged, mayShoot}, {effect.Charge, mayCharge}, {effect.Pivot, mayPivot},
	} {
		if a&x.word != 0 {
			may |= x.may
		}
	}
	return may
}

// holdsToken tells whether the side of a seat controls an Objective.
func (s *State) holdsToken(seat game.Seat, i int) bool {
	u := s.controller(i)
	return u != NoUnit && s.side(seat).Has(s.seatOf(u))
}
