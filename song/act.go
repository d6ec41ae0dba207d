package song

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/song/army"
	"gonfalon/song/effect"
	"gonfalon/song/field"
)

// What a unit may do when it is asked for an action.

// speed is how far a unit goes, in inches.
func (s *State) speed(u UnitID) int {
	n, mod := int(s.sheet(u).Speed), s.speedMod(u)
	if most, capped := s.modeSpeed(u); capped {
		n, mod = min(n, most), min(0, mod)
	}
	return max(0, n+mod)
}

// pace is the Speed that counts for an action.
func (s *State) pace(d *Deed) int32 {
	n, extra := s.speed(d.Unit), int(d.Extra)
	if d.Speed != 0 {
		n = int(d.Speed)
	}
	if most, capped := s.modeSpeed(d.Unit); capped {
		n, extra = min(n, most), min(0, extra)
	}
	return int32(max(0, n+extra)) * Inch
}

// asked returns the action that the present frame asks for.
func (s *State) asked() *Deed { return s.doing(uint8(s.Stack.Top().Arg)) }

// forbidsKind returns why a unit may not do a kind of action at all.
//
// Carries out song.manoeuvre.not-while-engaged, song.march.not-while-engaged,
// song.retreat.only-while-engaged, song.ranged.not-while-engaged,
// song.ranged.needs-ranged-attack, song.melee.only-while-engaged,
// song.melee.needs-melee-attack, song.charge.not-while-engaged.
func (s *State) forbidsKind(d *Deed, kind ActionKind) objection {
	u, engaged := d.Unit, s.engaged(d.Unit)
	if !d.Free && kind != Forgo && !s.onlyAllows(u, kind) {
		return against(ruleActionOneOfFive).of(u)
	}
	may := func(bit Allowed, rule game.Rule) objection {
		if d.May&bit == 0 {
			return against(rule).of(u)
		}
		return objection{}
	}
	switch kind {
	case Manoeuvre:
		if engaged {
			return against(ruleManoeuvreNotWhileEngaged).of(u)
		}
		return may(mayManoeuvre, ruleActionOneOfFive)
	case March:
		if engaged {
			return against(ruleMarchNotWhileEngaged).of(u)
		}
		if s.modeNoMarch(u) {
			return against(ruleDanceCarrierCannotMarch).of(u)
		}
		return may(mayMarch, ruleActionOneOfFive)
	case Retreat:
		if !engaged {
			return against(ruleRetreatOnlyWhileEngaged).of(u)
		}
		if s.never(u, Retreat) {
			return against(ruleActionOneOfFive).of(u)
		}
		return may(mayRetreat, ruleActionOneOfFive)
	case Shoot:
		if engaged {
			return against(ruleRangedNotWhileEngaged).of(u)
		}
		if s.weapon(u, true) < 0 {
			return against(ruleRangedNeedsRangedAttack).of(u)
		}
		if s.bannedAttack(u) {
			return against(ruleActionOneOfFive).of(u)
		}
		return may(mayShoot, ruleActionOneOfFive)
	case Strike:
		if !engaged {
			return against(ruleMeleeOnlyWhileEngaged).of(u)
		}
		if s.weapon(u, false) < 0 {
			return against(ruleMeleeNeedsMeleeAttack).of(u)
		}
		if s.bannedAttack(u) {
			return against(ruleActionOneOfFive).of(u)
		}
		return may(mayStrike, ruleActionOneOfFive)
	case Charge:
		if engaged {
			return against(ruleChargeNotWhileEngaged).of(u)
		}
		if s.weapon(u, false) < 0 {
			return against(ruleMeleeNeedsMeleeAttack).of(u)
		}
		if s.never(u, Charge) {
			return against(ruleActionOneOfFive).of(u)
		}
		return may(mayCharge, ruleActionOneOfFive)
	case Pivot:
		return may(mayPivot, ruleActionOneOfFive)
	case Shift:
		return may(mayShift, ruleActionOneOfFive)
	case Raze:
		if s.weapon(u, false) < 0 {
			return against(ruleMeleeNeedsMeleeAttack).of(u)
		}
		return may(mayRaze, ruleActionOneOfFive)
	case Forgo:
		return may(mayForgo, ruleActionOneOfFive)
	}
	return s.untimely()
}

// onlyAllows tells whether effects leave a kind of action to a unit.
func (s *State) onlyAllows(u UnitID, kind ActionKind) bool {
	for it := s.said(u, effect.OnlyActions); it.next(); {
		if it.op.Actions&actionsOf(kind) == 0 {
			return false
		}
	}
	return true
}

// weapon returns the first melee or ranged attack of a unit, or -1.
func (s *State) weapon(u UnitID, ranged bool) int {
	for i := range s.sheet(u).Attacks {
		if ranged == (s.sheet(u).Attacks[i].Range != army.Melee) {
			return i
		}
	}
	return -1
}

// forbidsAction returns why the unit that is asked may not do something.
func (s *State) forbidsAction(a *Action) objection {
	d := s.asked()
	if a.Unit != d.Unit {
		return s.untimely()
	}
	if o := s.forbidsKind(d, a.Kind); !o.ok() {
		return o
	}
	if a.Kind == Shoot || a.Kind == Strike || a.Kind == Charge {
		if o := s.forbidsTarget(d, a); !o.ok() {
			return o
		}
	}
	_, o := s.worked(d, a)
	return o
}

// forbidsTarget returns why a unit may not be attacked.
func (s *State) forbidsTarget(d *Deed, a *Action) objection {
	sheet := s.sheet(d.Unit)
	switch {
	case a.Kind == Shoot && s.Muster.Wall(a.Target):
		return against(ruleStormWallsChargeOrMeleeOnly).of(d.Unit)
	case !s.onTable(a.Target) || s.friends(a.Target, d.Unit):
		return against(ruleTermEnemy).of(d.Unit)
	case !s.leaves(d, a.Target):
		return against(ruleChargeDeclareLegalTarget).of(d.Unit).and(d.Only)
	case int(a.Weapon) >= len(sheet.Attacks) || (sheet.Attacks[a.Weapon].Range != army.Melee) != (a.Kind == Shoot):
		if a.Kind == Shoot {
			return against(ruleRangedNeedsRangedAttack).of(d.Unit)
		}
		return against(ruleMeleeNeedsMeleeAttack).of(d.Unit)
	case a.Weapon == 0 && s.barred(d.Unit)&effect.BarFirst != 0:
		return against(ruleActionOneOfFive).of(d.Unit)
	}
	if a.Kind == Shoot && s.sheet(a.Target).Solo() {
		if _, no := s.is(d.Unit, effect.NoSoloTargets); no {
			return against(ruleRangedChooseOneTarget).of(d.Unit).and(a.Target)
		}
	}
	return objection{}
}

// leaves tells whether effects leave a unit an enemy to attack: one whom it must, or those whom
// the unit that it follows has attacked in this turn.
func (s *State) leaves(d *Deed, v UnitID) bool {
	if d.Only != NoUnit && v != d.Only {
		return false
	}
	_, follows := s.is(d.Unit, effect.OnlyOriginTargets)
	return !follows || s.Units[v].Marks&markStruck != 0
}

// worked works an action out: where the unit ends, as far as no die tells.
func (s *State) worked(d *Deed, a *Action) (plane.Pose, objection) {
	u := d.Unit
	stay := s.pose(u)
	switch a.Kind {
	case Manoeuvre:
		return s.walk(u, field.Manoeuvre, a.move(), s.pace(d), s.gait(d))
	case March:
		return s.walk(u, field.March, a.move(), 2*s.pace(d), s.gait(d))
	case Pivot:
		return s.walk(u, field.Pivot, a.move(), 0, s.gait(d))
	case Shift:
		return s.walk(u, field.Shift, a.move(), s.shiftOf(d), s.gait(d))
	case Shoot:
		return s.aim(d, a)
	case Strike:
		return s.faceOff(d, a)
	case Charge:
		return s.aimCharge(d, a)
	case Raze:
		return stay, s.forbidsRaze(u, int(a.N))
	}
	return stay, objection{}
}

// move is the move that an action names. Shots and Shifts go to a side.
func (a *Action) move() field.Move {
	m := field.Move{First: plane.Angle(a.Turn[0]), Length: a.Ahead, Last: plane.Angle(a.Turn[1])}
	switch a.Kind {
	case Shift, Shoot, Withdraw:
		m.Way = field.Way(a.N)
	}
	return m
}

// aim works out a shot: the shift, then range and sight.
//
// Carries out song.ranged.shift-up-to-2, song.ranged.shift-keeps-legal-target,
// song.ranged.choose-one-target, song.ranged.out-of-range-illegal, song.ranged.max-range,
// song.storm.wall-no-shift.
func (s *State) aim(d *Deed, a *Action) (plane.Pose, objection) {
	u := d.Unit
	end, o := s.walk(u, field.Shift, a.move(), s.shotShift(u), s.gait(d))
	if o.rule == ruleTermShift {
		o.rule = ruleRangedShiftUpTo2
		if s.Muster.Wall(u) {
			o.rule = ruleStormWallNoShift
		}
	}
	if !o.ok() {
		return end, o
	}
	most, least := s.shotRange(u, s.sheet(u).Attacks[a.Weapon].Range)
	if least > 0 && s.Field.Within(field.No(u), field.No(a.Target), least) {
		return end, against(ruleRangedMaxRange).of(u).and(a.Target).lengths(s.Field.Distance(field.No(u), field.No(a.Target)), least)
	}
	at, target, past := field.No(u), field.No(a.Target), s.shootsPast(u)
	if a.Ahead == 0 {
		return end, s.forbidsShot(&s.Field, at, target, most, past)
	}
	there := s.Field
	there.Trays[u].Pose = end
	return end, s.forbidsShot(&there, at, target, most, past)
}

// forbidsShot judges range and sight from where a shooter stands.
func (s *State) forbidsShot(f *field.Field, at, target field.No, most int32, past field.Past) objection {
	if f.Raised(at) {
		past = field.PastAll
	}
	switch {
	case most > 0 && !f.InShot(at, target, most):
		return against(ruleRangedOutOfRangeIllegal).of(UnitID(at)).and(UnitID(target)).lengths(f.ShotRange(at, target), most)
	case !f.Sees(at, target, past):
		return against(ruleRangedChooseOneTarget).of(UnitID(at)).and(UnitID(target))
	}
	return objection{}
}

// faceOff works out how a unit stands for a melee attack.
func (s *State) faceOff(d *Deed, a *Action) (plane.Pose, objection) {
	u := d.Unit
	at := s.pose(u)
	if !s.Contact[u].has(a.Target) {
		return at, against(ruleMeleeChooseAttackAndTarget).of(u).and(a.Target)
	}
	if a.N == 0 {
		return at, objection{} // as it stands
	}
	return s.facing(u, a.N)
}

// anyDeed tells whether anything but to forgo is legal. It need not look at every move: a unit
// that may move may stay.
func (s *State) anyDeed(d *Deed) bool {
	for kind := Manoeuvre; kind < Forgo; kind++ {
		if kind == Withdraw || !s.forbidsKind(d, kind).ok() {
			continue
		}
		if s.anyOf(d, kind) {
			return true
		}
	}
	return d.May&mayForgo != 0 && !d.Free
}

// anyOf tells whether a unit that may do a kind of action has anybody to do it to.
func (s *State) anyOf(d *Deed, kind ActionKind) bool {
	u := d.Unit
	switch kind {
	case Charge:
		most := s.pace(d) + s.chargeMore(u) + 6*Inch
		for rest := s.fielded(s.foes(s.seatOf(u))); rest != 0; {
			var v UnitID
			v, rest = rest.next()
			if s.leaves(d, v) {
				if _, r := s.Field.Declare(field.No(u), field.No(v), most, s.gait(d)); r.OK() {
					return true
				}
			}
		}
		return false
	case Shoot:
		return s.anyShot(d)
	case Strike:
		for rest := s.Contact[u]; rest != 0; {
			var v UnitID
			if v, rest = rest.next(); s.leaves(d, v) {
				return true
			}
		}
		return false
	case Raze:
		for i := range int(s.Field.Laid) {
			if s.forbidsRaze(u, i).ok() {
				return true
			}
		}
		return false
	}
	return true
}

// anyShot tells whether a unit has a target, from where it stands or after a shift.
func (s *State) anyShot(d *Deed) bool {
	u := d.Unit
	for w := range s.sheet(u).Attacks {
		if s.sheet(u).Attacks[w].Range == army.Melee {
			continue
		}
		for rest := s.fielded(s.foes(s.seatOf(u))); rest != 0; {
			var v UnitID
			v, rest = rest.next()
			a := Action{Kind: Shoot, Unit: u, Target: v, Weapon: uint8(w)}
			if !s.forbidsTarget(d, &a).ok() {
				continue
			}
			for side := range uint8(5) {
				if side > 0 {
					a.N, a.Ahead = side-1, s.shotShift(u)
				}
				if _, o := s.aim(d, &a); o.ok() {
					return true
				}
			}
		}
	}
	return false
}

// takeDeed takes the action that a unit has been told to do.
func (p play) takeDeed(a *Action) {
	d := p.asked()
	d.Kind = a.Kind
	end, _ := p.worked(d, a)
	d.Target, d.Weapon, d.Move = a.Target, a.Weapon, a.move()
	if d.Kind != Forgo {
		p.meet(d, field.Move{}) // where it stands as it begins
	}
	switch a.Kind {
	case Shoot:
		if a.Ahead > 0 {
			d.Is |= isShifted
			p.meet(d, d.Move)
			p.place(d.Unit, end)
		}
		d.Arc, _ = p.Field.Arcs(field.No(d.Unit), field.No(a.Target)).One()
	case Strike:
		p.place(d.Unit, end)
	case Charge:
		d.Arc = plane.Side(a.N)
	case Raze:
		d.N = a.N
	}
}

// meet notes what terrain a move of an action meets.
func (p play) meet(d *Deed, m field.Move) {
	d.Met |= p.Field.Meets(field.No(d.Unit), m).All()
}

// place puts a unit where a move of its own ends.
func (p play) place(u UnitID, end plane.Pose) {
	from := p.pose(u)
	end.Facing = end.Facing.Norm()
	if from != end {
		p.stand(u, end)
		p.tell(eventMoved, p.seatOf(u), int16(u), mm(from.At.X), mm(from.At.Y), mm(end.At.X), mm(end.At.Y), int16(end.Facing))
	}
	p.claimTokens(u)
}

// goAlong makes a move that was told, if it is still legal.
func (p play) goAlong(d *Deed) {
	a := Action{Kind: d.Kind, Unit: d.Unit, N: uint8(d.Move.Way), Turn: [2]int16{int16(d.Move.First), int16(d.Move.Last)}, Ahead: d.Move.Length}
	end, o := p.worked(d, &a)
	if !o.ok() {
		p.tell(eventStopped, p.seatOf(d.Unit), int16(d.Unit))
		return
	}
	p.tell(eventWent, p.seatOf(d.Unit), int16(d.Unit), int16(d.Kind))
	p.meet(d, d.Move)
	if d.Is&isOver != 0 && d.Of != 0 {
		p.working(d.Of).Set = UnitSet(p.Field.Passed(field.No(d.Unit), d.Move))
	}
	p.place(d.Unit, end)
}
