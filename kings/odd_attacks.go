package kings

import (
	"gonfalon/game"
	"gonfalon/kings/army"
)

// Ranged attacks that are neither weapons nor breath nor spells: those of special rules that
// few units have (kings.special.exceptions-to-normal-rules). They follow the weapons and the
// breath in the numbering of a unit's ranged attacks.
const (
	shotBeast    = ranged + iota // a mastiff, a companion or hunting animals are let loose
	shotLobbed                   // Lob It: the first weapon, as Indirect Fire
	shotStaff                    // the Solar Staff
	shotDetonate                 // the unit explodes
	shotAltar                    // the Altar of the Elements blesses a friend
	shots
)

// oddWeapon returns such an attack of a unit, as a weapon.
func oddWeapon(p *army.Profile, n int) (w army.Weapon, ok bool) {
	switch n {
	case shotBeast:
		w = army.Weapon{Range: 12, Attacks: 5, Shooting: 4, Fixed: true, Steady: true, Odd: true}
		if hunts(p) || p.Has(army.WildCompanion) {
			w.Piercing = 1
		}
		w.Piercing = piercing(p, w.Piercing, false)
		return w, hunts(p) || p.Has(army.WildCompanion) || p.Has(army.ThrowingMastiff) || p.Has(army.MutatedThrowingMastiff)
	case shotLobbed:
		w, ok = rangedAttack(p, 0)
		w.Range, w.Indirect = 60, true
		return w, ok && p.Has(army.LobIt)
	case shotStaff:
		return army.Weapon{Range: 24, Attacks: 1, Shooting: 4, Fixed: true, Steady: true, Odd: true}, p.Has(army.SolarStaff)
	}
	return army.Weapon{}, false
}

// hunts tells whether a unit has animals that fall only on the lone and the few.
func hunts(p *army.Profile) bool {
	return p.Has(army.HuntingAnimals) || p.Has(army.SabreToothedPussycat)
}

// prey tells whether such animals fall on a unit.
func prey(p *army.Profile) bool {
	return p.Hero || p.Type == army.Monster || p.Type == army.WarEngine || p.Size == army.Troop
}

// forbidsOdd judges what is particular to such an attack.
func (s *State) forbidsOdd(a *Action) objection {
	if int(a.N) != shotBeast {
		return objection{}
	}
	p, t := s.profile(a.Unit), s.profile(a.Target)
	if s.Units[a.Unit].Used&usedBeast != 0 || hunts(p) && !prey(t) {
		return against(ruleSpecialExceptionsToNormalRules).by(a.Target)
	}
	return objection{}
}

// dazzle carries out the Solar Staff.
func (p play) dazzle(u UnitNo, hits int) {
	if hits > 0 {
		p.disorder(u)
		p.Units[u].Did |= Blinded
	}
}

// letLoose changes the attack of animals: but for a companion, those that bite go on biting.
func (s *State) letLoose(a *attack) {
	own := s.profile(a.by)
	a.bites = !own.Has(army.WildCompanion)
	switch {
	case own.Has(army.MutatedThrowingMastiff):
		a.woundsAll = true
		a.note(Rerolls, int(againAllToWound), bySpecial(army.MutatedThrowingMastiff))
	case own.Has(army.ThrowingMastiff) && s.profile(a.on).Has(army.Shambling):
		a.woundsAll = true
		a.note(Rerolls, int(againAllToWound), bySpecial(army.Shambling))
	}
}

// forbidsSelf judges an explosion or a blessing, which are not aimed.
func (s *State) forbidsSelf(seat game.Seat, a *Action) objection {
	p := s.profile(a.Unit)
	switch {
	case !s.owns(seat, a.Unit):
		return against(ruleShootUnitsOneByOne)
	case s.Units[a.Unit].Did&Shot != 0:
		return against(ruleShootOneRangedAttackPerTurn)
	case int(a.N) == shotDetonate && p.Has(army.Detonate) && a.Target == a.Unit:
		return objection{}
	case int(a.N) == shotAltar && p.Has(army.AltarOfTheElements) && s.owns(seat, a.Target) && s.profile(a.Target).Army == p.Army:
		return objection{}
	}
	return against(ruleSpecialExceptionsToNormalRules).by(a.Target)
}

// goesOff carries out an explosion or a blessing.
func (p play) goesOff(a *Action) {
	p.Units[a.Unit].Did |= Shot
	if int(a.N) == shotAltar {
		p.Units[a.Target].Did |= Blessed
		return
	}
	p.explode(a.Unit)
	p.Units[a.Unit].Condition = Routed
	p.fled(a.Unit)
}

// mayGoOff tells whether a unit can explode or bless.
func (s *State) mayGoOff(seat game.Seat, u UnitNo) bool {
	p := s.profile(u)
	return (p.Has(army.Detonate) || p.Has(army.AltarOfTheElements)) && s.owns(seat, u) && s.Units[u].Did&Shot == 0
}

// listSelf lists explosions and blessings.
func (s *State) listSelf(seat game.Seat, u UnitNo, list []Action) []Action {
	if !s.mayGoOff(seat, u) {
		return list
	}
	if s.profile(u).Has(army.Detonate) {
		return append(list, Action{Kind: ShootAt, N: shotDetonate, Unit: u, Target: u})
	}
	for v, end := s.Armies.Of(seat); v < end; v++ {
		if a := (Action{Kind: ShootAt, N: shotAltar, Unit: u, Target: v}); s.forbidsSelf(seat, &a).ok() {
			list = append(list, a)
		}
	}
	return list
}

// burnFuses lets those explode that have charged: they must at the end of the phase.
func (p play) burnFuses(seat game.Seat) {
	for u, end := p.Armies.Of(seat); u < end; u++ {
		if p.inPlay(u) && p.profile(u).Has(army.Detonate) && p.Units[u].Did&Charging != 0 {
			p.goesOff(&Action{N: shotDetonate, Unit: u, Target: u})
		}
	}
}

// explode carries out Detonate: every unit near suffers. Only enemies are tested, in the
// turn of its owner.
func (p play) explode(u UnitNo) {
	radius := int32(p.die(labelSpecial, 6))
	tested := p.active() == p.Armies.Seat(u)
	for v := UnitNo(1); v <= p.Armies.Units(); v++ {
		if v != u && p.within(u, v, radius) {
			p.scald(u, v, 4, tested && !p.friends(u, v))
		}
	}
}

// scald lets one unit put 2D6 hits on another. What is wounded in a combat is Disordered,
// whoever it is.
func (p play) scald(by, u UnitNo, piercing int, tested bool) {
	a := attack{by: by, on: u, armour: int(p.profile(u).Defence), strong: piercing}
	one, other := p.pair(labelSpecial)
	hits := one + other
	was := p.Units[u].Did & Hurt
	wounds := p.wounds(&a, hits)
	p.hurt(u, wounds)
	if wounds > 0 && p.Stack.Top().Proc == procCombat {
		p.disorder(u)
	}
	if !tested {
		p.Units[u].Did = p.Units[u].Did&^Hurt | was
	}
}

// fell is called when a unit has been routed, while it still stands where it stood.
// Units that a Crystal Pendant has burst upon may not regroup ahead.
func (p play) fell(u UnitNo) {
	switch {
	case p.artefact(u).bursts:
		p.show(u)
		b := p.base(u)
		for v := UnitNo(1); v <= p.Armies.Units(); v++ {
			if v == u || !p.inPlay(v) || p.afar(u, b.At, v, 0) {
				continue
			}
			if other := p.base(v); touches(&b, &other) {
				p.Units[v].Did |= Scalded
				p.scald(u, v, 3, false)
			}
		}
	case p.profile(u).Has(army.Detonate):
		p.explode(u)
	}
}

// spared carries out the Judgement of Korgaan on a unit that has been routed: once, on 4+, the
// blessed unit sheds D6+3 wounds instead. Blessed is the dearest unit of foot of the army
// list of her who blesses: players are not asked.
func (p play) spared(u UnitNo) bool {
	p.Units[u].Used |= usedBlessing
	if p.die(labelSpecial, 6) < 4 {
		return false
	}
	p.heal(u, p.die(labelSpecial, 6)+3)
	return true
}

// maySpare tells whether the Judgement of Korgaan is on a unit.
func (s *State) maySpare(u UnitNo) bool {
	return s.Units[u].Used&usedBlessing == 0 && s.blessed(s.Armies.Seat(u)) == u
}

// blessed returns the unit of a seat that the Judgement of Korgaan is on.
func (s *State) blessed(seat game.Seat) UnitNo {
	best, of, judge := NoUnit, army.ID(0), false
	first, end := s.Armies.Of(seat)
	for u := first; u < end; u++ {
		if p := s.profile(u); p.Has(army.JudgementOfKorgaan) {
			judge, of = true, p.Army
		}
	}
	for u := first; judge && u < end; u++ {
		if p := s.profile(u); p.Army == of && p.Type == army.Infantry && (best == NoUnit || p.Points > s.profile(best).Points) {
			best = u
		}
	}
	return best
}
