package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
)

// The Shooting phase (kings.shoot.*, kings.cover.*, kings.damage.*).
// TODO(A): modifiers, cover, Reload!, war engines, breath.

// Steps of the Shooting phase.
const (
	shootAttacks uint8 = iota
	shootNerve
	shootEnd
)

// shooting carries out kings.shoot.units-one-by-one.
func (p play) shooting(f *game.Frame) {
	switch f.Step {
	case shootAttacks:
		if !p.anyShooter(f.Seat) {
			f.Step = shootNerve
			return
		}
		p.ask(decideShoot, f.Seat)
	case shootNerve:
		f.Step = shootEnd
		p.begin(procNerve, f.Seat)
	case shootEnd:
		p.Stack.Pop()
	}
}

// anyShooter tells whether a seat has a unit that may yet make a ranged attack.
func (s *State) anyShooter(seat game.Seat) bool {
	for u, end := s.Armies.Of(seat); u < end; u++ {
		if s.objectsShooter(seat, u).ok() {
			return true
		}
	}
	return false
}

// objectsShooter judges whether a unit may make a ranged attack of any kind.
//
// Carries out kings.shoot.one-ranged-attack-per-turn, not-after-at-the-double,
// not-while-in-contact and kings.disordered.no-ranged-attacks.
func (s *State) objectsShooter(seat game.Seat, u UnitNo) objection {
	f := &s.Units[u]
	switch {
	case !s.owns(seat, u):
		return against(ruleShootUnitsOneByOne)
	case f.Did&Shot != 0:
		return against(ruleShootOneRangedAttackPerTurn)
	case f.Order == AtTheDouble:
		return against(ruleShootNotAfterAtTheDouble)
	case f.Condition != Steady:
		return against(ruleDisorderedNoRangedAttacks)
	case s.inContact(u):
		return against(ruleShootNotWhileInContact)
	case s.profile(u).Weapons[0].Kind == 0 && !s.profile(u).Caster():
		return against(ruleProfileShootingDashMeansNone)
	}
	return objection{}
}

// inContact tells whether a unit touches an enemy.
func (s *State) inContact(u UnitNo) bool {
	b := s.base(u)
	for e, end := s.Armies.Of(enemyOf(s.Armies.Seat(u))); e < end; e++ {
		if !s.inPlay(e) || s.afar(b.At, b.Size, e, 0) {
			continue
		}
		if other := s.base(e); touches(&b, &other) {
			return true
		}
	}
	return false
}

// objectsShoot judges an action of the Shooting phase.
func (s *State) objectsShoot(seat game.Seat, a *Action) objection {
	switch a.Kind {
	case Done:
		return objection{}
	case PivotFree:
		return s.objectsPivotFree(seat, a)
	case CastAt:
		return s.objectsCast(seat, a)
	case ShootAt:
	default:
		return s.untimely()
	}
	if o := s.objectsShooter(seat, a.Unit); !o.ok() {
		return o
	}
	if a.N >= MaxWeapons || s.profile(a.Unit).Weapons[a.N].Kind == 0 {
		return against(ruleProfileShootingDashMeansNone)
	}
	if !s.owns(enemyOf(seat), a.Target) {
		return against(ruleShootSingleEnemyTarget)
	}
	if s.inContact(a.Target) {
		return objection{rule: ruleShootCannotTargetUnitInContact, other: a.Target}
	}
	b, t := s.base(a.Unit), s.base(a.Target)
	return s.objectsAim(a.Unit, a.Target, &b, &t, int32(s.profile(a.Unit).Weapons[a.N].Range)*Inch)
}

// objectsAim judges arc, range and sight of a ranged attack.
//
// Carries out kings.shoot.target-in-arc, target-in-line-of-sight and target-in-range.
func (s *State) objectsAim(u, target UnitNo, b, t *plane.Base, reach int32) objection {
	arc := b.ArcFrom(plane.Front, int(s.profile(u).FireFront()))
	if !arc.Meets(&t.Outline) {
		return objection{rule: ruleShootTargetInArc, other: target}
	}
	if gap := t.Outline.GapTo(b.Leader()); gap.Cmp(int(reach)) > 0 {
		return objection{rule: ruleShootTargetInRange, other: target, have: int32(gap.Floor()), want: reach}
	}
	if !s.sees(u, target, b, t) {
		return objection{rule: ruleShootTargetInLineOfSight, other: target}
	}
	return objection{}
}

func (s *State) listShots(seat game.Seat, list []Action) []Action {
	for u, end := s.Armies.Of(seat); u < end; u++ {
		if !s.objectsShooter(seat, u).ok() {
			continue
		}
		for n := range uint8(MaxWeapons) {
			for t, last := s.Armies.Of(enemyOf(seat)); t < last; t++ {
				if a := (Action{Kind: ShootAt, N: n, Unit: u, Target: t}); s.objectsShoot(seat, &a).ok() {
					list = append(list, a)
				}
			}
		}
		list = s.listSpells(seat, u, list)
	}
	return append(list, Action{Kind: Done})
}

// shoot carries out a legal action of the Shooting phase.
func (p play) shoot(seat game.Seat, a *Action) {
	switch a.Kind {
	case Done:
		p.Stack.Top().Step = shootNerve
	case PivotFree:
		p.pivotFree(a)
	case CastAt:
		p.Units[a.Unit].Did |= Shot
		p.cast(seat, a)
	case ShootAt:
		p.Units[a.Unit].Did |= Shot
		attacker := p.profile(a.Unit)
		hits := p.rollHits(p.amount(attacker.Attacks), int(attacker.Shooting))
		p.tell(eventShot, seat, p.code(a.Unit), p.code(a.Target), int16(hits))
		p.hurt(a.Target, p.rollWounds(hits, int(p.profile(a.Target).Defence)))
	}
}

// amount rolls a number that may have a die in it.
func (p play) amount(a Amount) int {
	n := int(a.Plus)
	if a.Die > 0 {
		n += p.dice.Die(labelSpecial, int(a.Die))
	}
	return n
}

// rollHits rolls dice against a score and returns how many hit.
// Carries out kings.shoot.hit-on-shooting-score and natural-1-misses.
func (p play) rollHits(dice, score int) int { return p.rollScore(labelHit, dice, score) }

// rollWounds carries out kings.damage.roll-once-per-hit and wound-on-defence.
func (p play) rollWounds(hits, score int) int { return p.rollScore(labelWound, hits, score) }

func (p play) rollScore(label game.Label, dice, score int) int {
	n := 0
	for range dice {
		if p.dice.Die(label, 6) >= max(score, 2) {
			n++
		}
	}
	return n
}

// hurt puts wounds on a unit; its Nerve is tested when the phase or the combat ends.
// Carries out kings.damage.one-marker-per-wound and wounds-accumulate.
func (p play) hurt(u UnitNo, wounds int) {
	if wounds == 0 {
		return
	}
	f := &p.Units[u]
	f.Wounds = uint16(min(int(f.Wounds)+wounds, 1<<15))
	f.Did |= Hurt
	p.tell(eventWounded, p.Armies.Seat(u), p.code(u), int16(wounds), int16(f.Wounds))
}
