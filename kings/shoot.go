package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/kings/army"
)

// The Shooting phase (kings.shoot.*). Cover is in cover.go, hits and wounds in damage.go.

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
		p.burnFuses(f.Seat)
		p.begin(procNerve, f.Seat)
	case shootEnd:
		p.Stack.Pop()
	}
}

// anyShooter tells whether a seat has a unit that may yet make a ranged attack.
func (s *State) anyShooter(seat game.Seat) bool {
	for u, end := s.Armies.Of(seat); u < end; u++ {
		if s.forbidsShooter(seat, u).ok() || s.mayGoOff(seat, u) {
			return true
		}
	}
	return false
}

// forbidsShooter judges whether a unit may make a ranged attack of any kind.
//
// Carries out kings.shoot.one-ranged-attack-per-turn, not-after-at-the-double,
// not-while-in-contact, kings.disordered.no-ranged-attacks and
// kings.nerve.wavered-is-disordered.
func (s *State) forbidsShooter(seat game.Seat, u UnitNo) objection {
	switch {
	case !s.owns(seat, u):
		return against(ruleShootUnitsOneByOne)
	case s.spent(u, noAttack):
		return against(ruleShootOneRangedAttackPerTurn)
	case s.shootsAs(u) == AtTheDouble:
		return against(ruleShootNotAfterAtTheDouble)
	case s.disordered(u) && s.Units[u].Condition == Wavering:
		return against(ruleNerveWaveredIsDisordered)
	case s.disordered(u):
		return against(ruleDisorderedNoRangedAttacks)
	case s.Armies.shots[u] == 0 && !s.profile(u).Caster():
		return against(ruleProfileShootingDashMeansNone)
	case s.inContact(u):
		return against(ruleShootNotWhileInContact)
	}
	return objection{}
}

// inContact tells whether a unit touches an enemy.
func (s *State) inContact(u UnitNo) bool {
	for e, end := s.Armies.Of(enemyOf(s.Armies.Seat(u))); e < end; e++ {
		if !s.inPlay(e) || s.afar(u, s.Units[u].Pose.At, e, 0) {
			continue
		}
		if own, other := s.outline(u), s.outline(e); own.Near(&other, plane.Slack) {
			return true
		}
	}
	return false
}

// forbidsShoot judges an action of the Shooting phase.
func (s *State) forbidsShoot(seat game.Seat, a *Action) objection {
	switch a.Kind {
	case Done:
		return objection{}
	case PivotFree:
		return s.forbidsPivotFree(seat, a)
	case CastAt:
		return s.forbidsCast(seat, a)
	case ShootAt:
		if a.N == shotDetonate || a.N == shotAltar {
			return s.forbidsSelf(seat, a)
		}
	default:
		return s.untimely()
	}
	if o := s.forbidsShooter(seat, a.Unit); !o.ok() {
		return o
	}
	w, o := s.forbidsWeapon(a.Unit, a.N)
	if !o.ok() {
		return o
	}
	return s.forbidsMark(seat, a, &w)
}

// forbidsWeapon judges whether a unit that may make a ranged attack may make this one, and
// returns it.
// Carries out kings.special.reload-only-after-halt.
func (s *State) forbidsWeapon(u UnitNo, n uint8) (army.Weapon, objection) {
	w, ok := rangedAttack(s.profile(u), int(n))
	switch {
	case !ok:
		return w, against(ruleProfileShootingDashMeansNone)
	case s.spent(u, shotKind(n)):
		return w, against(ruleShootOneRangedAttackPerTurn)
	case w.Reload && s.shootsAs(u) != Halt:
		return w, against(ruleSpecialReloadOnlyAfterHalt)
	}
	return w, objection{}
}

// forbidsMark judges the target of a ranged attack.
//
// Carries out kings.shoot.single-enemy-target, cannot-target-unit-in-contact and
// kings.special.indirect-fire-minimum-range.
func (s *State) forbidsMark(seat game.Seat, a *Action, w *army.Weapon) objection {
	if !s.owns(enemyOf(seat), a.Target) {
		return against(ruleShootSingleEnemyTarget)
	}
	if s.inContact(a.Target) {
		return against(ruleShootCannotTargetUnitInContact).by(a.Target)
	}
	if o := s.forbidsOdd(a); !o.ok() {
		return o
	}
	b, t := s.base(a.Unit), s.base(a.Target)
	if w.Indirect {
		if gap := plane.Gap(&b.Shape, &t.Shape); gap.Cmp(int(tooNear)) <= 0 {
			return against(ruleSpecialIndirectFireMinimumRange).by(a.Target).short(int32(gap.Floor()), tooNear)
		}
	}
	return s.forbidsAim(a.Unit, a.Target, &b, &t, int32(w.Range)*Inch)
}

// tooNear is how near a target of Indirect Fire must not be.
const tooNear = 12 * Inch

// forbidsAim judges arc, range and sight of a ranged attack.
//
// Carries out kings.shoot.target-in-arc, target-in-line-of-sight and target-in-range.
func (s *State) forbidsAim(u, target UnitNo, b, t *plane.Base, reach int32) objection {
	arc := b.ArcFrom(plane.Front, int(s.profile(u).FireFront()))
	if !arc.Meets(&t.Outline) {
		return against(ruleShootTargetInArc).by(target)
	}
	if gap := t.Outline.GapTo(b.Leader()); gap.Cmp(int(reach)) > 0 {
		return against(ruleShootTargetInRange).by(target).short(int32(gap.Floor()), reach)
	}
	if !s.sees(u, target, b, t) {
		return against(ruleShootTargetInLineOfSight).by(target)
	}
	return objection{}
}

func (s *State) listShots(seat game.Seat, list []Action) []Action {
	for u, end := s.Armies.Of(seat); u < end; u++ {
		list = s.listSelf(seat, u, list)
		if !s.forbidsShooter(seat, u).ok() {
			continue
		}
		for n := range uint8(shotDetonate) {
			if s.Armies.shots[u]&(1<<n) == 0 {
				continue
			}
			w, o := s.forbidsWeapon(u, n)
			if !o.ok() {
				continue
			}
			for t, last := s.Armies.Of(enemyOf(seat)); t < last; t++ {
				if s.afar(u, s.Units[u].Pose.At, t, int32(w.Range)*Inch) {
					continue
				}
				if a := (Action{Kind: ShootAt, N: n, Unit: u, Target: t}); s.forbidsMark(seat, &a, &w).ok() {
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
		p.fires(a.Unit, spellKind(army.Spell(a.N)))
		p.cast(seat, a)
	case ShootAt:
		p.fire(a)
	}
}

// fire rolls the ranged attack of a unit.
func (p play) fire(a *Action) {
	if a.N == shotDetonate || a.N == shotAltar {
		p.goesOff(a)
		return
	}
	p.fires(a.Unit, shotKind(a.N))
	shot := p.volley(a)
	switch a.N {
	case shotStaff:
		p.dazzle(a.Target, p.hits(&shot))
		return
	case shotBeast:
		p.Units[a.Unit].Used |= usedBeast
	}
	for {
		hits := p.hits(&shot)
		p.tell(eventShot, p.Armies.Seat(a.Unit), int16(a.Unit), int16(a.Target), int16(hits), int16(shot.noted(causeCover)))
		wounds := p.wounds(&shot, hits)
		p.hurt(a.Target, wounds)
		if !shot.bites || wounds == 0 {
			return
		}
		shot.dice = army.Amount{Plus: uint8(min(wounds, 255))}
	}
}

// volley returns the attack of a unit that shoots at a target.
func (s *State) volley(a *Action) attack {
	w, _ := rangedAttack(s.profile(a.Unit), int(a.N))
	shot := s.shot(a.Unit, a.Target, &w)
	if a.N == shotBeast {
		s.letLoose(&shot)
	}
	return shot
}

// ranged is how many ranged attacks a unit may choose from: its weapons, then its breath.
const ranged = army.MaxWeapons + 1

// rangedAttack returns ranged attack n of a unit, spells apart, with all that it takes from the
// unit.
//
// Carries out kings.profile.shooting-score and shooting-dash-means-none,
// kings.special.breath-attack-n-dice, breath-attack-range-12 and breath-attack-always-4-plus.
func rangedAttack(p *army.Profile, n int) (w army.Weapon, ok bool) {
	switch {
	case n == army.MaxWeapons:
		w = army.Weapon{Range: 12, Attacks: uint8(p.N(army.BreathAttack)), Shooting: 4, Fixed: true, Steady: true, Odd: true}
		ok = w.Attacks > 0
	case n < army.MaxWeapons:
		w = p.Weapons[n]
		if w.Shooting == 0 {
			w.Shooting = p.Shooting
		}
		w.Reload = w.Reload || p.Has(army.Reload)
		w.Indirect = w.Indirect || p.Has(army.IndirectFire)
		ok = w.Kind != 0 && w.Shooting > 0
	default:
		return oddWeapon(p, n)
	}
	w.Piercing = piercing(p, w.Piercing, false)
	if w.Blast == (army.Amount{}) && p.HasIn(army.Blast, army.InRanged) {
		w.Blast = p.Blast
	}
	return w, ok
}

// shotsOf returns which ranged attacks a unit has, a bit for each.
func shotsOf(p *army.Profile) (list uint8) {
	for n := range shotDetonate {
		if _, ok := rangedAttack(p, n); ok {
			list |= 1 << n
		}
	}
	return list
}
