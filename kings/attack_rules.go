package kings

import (
	"gonfalon/geom/plane"
	"gonfalon/kings/army"
)

// What special rules and artefacts do to attacks: shooting, melee and spells alike.

// A manner is how a unit attacks.
type manner uint8

const (
	byMelee   manner = 1 << iota
	byShot           // a "normal" ranged attack
	byOddShot        // one that is not, for artefacts that speak of those; breath too
	bySpell
)

// sharpen changes an attack by the special rules and artefacts of both units. What it finds
// are the modifiers of the normal rules and the weapon's own.
func (s *State) sharpen(a *attack) {
	a.face = s.Units[a.by].Face
	if a.manner != byMelee {
		a.face = s.faceOf(a.by, a.on)
	}
	s.takeAim(a)
	s.bearDown(a)
	a.armour = s.defenceOf(a)
	if a.elite = s.has(a, army.Elite) || s.lentElite(a.by); a.elite {
		a.note(Rerolls, int(againOnesToHit), bySpecial(army.Elite))
	}
	if a.vicious = a.vicious || s.has(a, army.Vicious); a.vicious {
		a.note(Rerolls, int(againOnesToWound), bySpecial(army.Vicious))
	}
	s.wield(a)
	s.swell(a)
	if a.blast != (army.Amount{}) {
		a.note(HitsMore, 0, bySpecial(army.Blast))
	}
}

// wield changes an attack by the attacker's artefact.
func (s *State) wield(a *attack) {
	r := s.artefactRule(a)
	if r == nil {
		return
	}
	by := byArtefact(s.profile(a.by).Artefact)
	if r.hit != 0 && !a.fixed {
		a.aim(r.hit, by)
	}
	if r.wound != 0 {
		a.force(r.wound, by)
	}
	if a.hitAgain = r.hitAgain; a.hitAgain {
		a.note(Rerolls, int(againOneToHit), by)
	}
	if a.woundAgain = r.woundAgain; a.woundAgain {
		a.note(Rerolls, int(againOneToWound), by)
	}
}

// swell changes the dice and hits of an attack by rules that few units have.
func (s *State) swell(a *attack) {
	p := s.profile(a.by)
	switch {
	case a.manner == byShot && p.Has(army.MorePowder) && s.near(a.by, army.KinEngineers, 6):
		a.blast = army.Amount{Die: 6, Plus: 3}
	case a.manner != byMelee:
	case p.Has(army.FeedingFrenzy):
		a.grows = true
		a.counts(4+int(s.Units[a.on].Wounds), army.FeedingFrenzy)
	case p.Has(army.HydraHeads):
		a.counts(5+int(s.Units[a.by].Wounds), army.HydraHeads)
	case p.Has(army.TheAmputator):
		a.blast = army.Amount{Die: 3}
	case p.Has(army.Mimic):
		s.mimic(a)
	}
}

// maxSwollen is how many dice an attack has at most that grows with wounds.
const maxSwollen = 200

// counts gives an attack a number of dice.
func (a *attack) counts(n int, by army.Special) {
	a.dice = army.Amount{Plus: uint8(min(n, maxSwollen))}
	a.note(SetsDice, n, bySpecial(by))
}

// mimic lets an attacker fight with its target's numbers, those of its artefact apart, where
// they promise more wounds. A target without Melee has none to lend.
func (s *State) mimic(a *attack) {
	t := s.Armies.plain[a.on]
	if t.Melee == 0 {
		return
	}
	b := *a
	b.dice, b.score = t.Attacks, int(t.Melee)
	b.note(SetsDice, int(t.Attacks.Plus), bySpecial(army.Mimic))
	if more := t.N(army.CrushingStrength) - s.profile(a.by).N(army.CrushingStrength); more != 0 {
		b.force(more, bySpecial(army.Mimic))
	}
	if b.worth() > a.worth() {
		*a = b
	}
}

// worth tells how many wounds an attack promises, on a scale of its own.
func (a *attack) worth() int {
	score, half := a.need()
	n := a.dice.Twice() * (7 - score) * max(7-a.needToWound(), 0)
	if half {
		n /= 2
	}
	return n
}

// has tells whether a special rule of the attacker holds for the attack.
//
// Carries out kings.special.elite-reroll-1s-to-hit and vicious-reroll-1s-to-wound with what
// limits them.
func (s *State) has(a *attack, rule army.Special) bool {
	var in army.Scope
	if a.manner != byMelee {
		in |= army.InRanged
	}
	if a.manner == bySpell {
		in |= army.InSpells
	}
	if s.profile(a.on).Type == army.Monster {
		in |= army.AgainstMonsters
	}
	return s.profile(a.by).HasIn(rule, in)
}

// takeAim changes the dice to hit by special rules. Attacks that always hit on a score do
// not ask.
//
// Carries out kings.special.ensnare-minus-1-from-front, stealthy-minus-1-to-be-shot and
// kings.individual.shot-at-minus-1.
func (s *State) takeAim(a *attack) {
	target := s.profile(a.on)
	switch {
	case a.fixed:
		a.note(SetsHit, a.score, ofItself)
	case a.manner == byMelee:
		if target.Has(army.Ensnare) && a.face == plane.Front {
			a.aim(-1, bySpecial(army.Ensnare))
		}
		if target.Has(army.PromiseOfLoveEternal) && s.profile(a.by).Hero {
			a.aim(-1, bySpecial(army.PromiseOfLoveEternal))
		}
	default:
		if target.Has(army.Stealthy) {
			a.aim(-1, bySpecial(army.Stealthy))
		}
		if target.Has(army.Individual) {
			a.aim(-1, bySpecial(army.Individual))
		}
	}
}

// bearDown changes the dice to wound, Piercing apart.
//
// Carries out kings.special.crushing-strength-plus-n, thunderous-charge-adds-to-crushing
// and kings.spell.bane-chant-grants-piercing-and-crushing.
func (s *State) bearDown(a *attack) {
	if a.manner == byMelee {
		if s.has(a, army.CrushingStrength) {
			a.force(s.profile(a.by).N(army.CrushingStrength), bySpecial(army.CrushingStrength))
		}
		s.thunder(a)
	}
	if s.Units[a.by].Did&Chanted != 0 {
		a.force(1, byCast(army.BaneChant))
	}
}

// thunder adds the Thunderous Charge of a blow in melee, or notes why it is lost.
//
// Carries out kings.special.thunderous-charge-plus-n, thunderous-charge-lost-if-disordered,
// thunderous-charge-lost-if-hindered and phalanx-cancels-thunderous-charge.
func (s *State) thunder(a *attack) {
	if !s.has(a, army.ThunderousCharge) {
		return
	}
	switch n := s.profile(a.by).N(army.ThunderousCharge); {
	case n == 0:
	case s.disordered(a.by):
		a.note(LosesThunder, n, causeDisordered)
	case s.Units[a.by].Did&Hindered != 0:
		a.note(LosesThunder, n, causeHindered)
	case s.profile(a.on).Has(army.Phalanx) && a.face == plane.Front:
		a.note(LosesThunder, n, bySpecial(army.Phalanx))
	default:
		a.force(n, bySpecial(army.ThunderousCharge))
	}
}

// piercing returns the Piercing of a ranged attack: that of a weapon that has its own, else
// the unit's; a spell has the better of both. The Heart-seeking Chant adds to any.
// Carries out kings.special.piercing-plus-n-ranged.
func piercing(p *army.Profile, own uint8, spell bool) uint8 {
	n, chant := uint8(p.N(army.Piercing)), uint8(0)
	if p.Artefact == army.HeartSeekingChant {
		n, chant = max(n, 1)-1, 1 // a written state may have taken the rule away
	}
	if spell {
		n = max(n, own)
	} else if own > 0 {
		n = own
	}
	return n + chant
}

// defenceOf returns the score that a blow needs to wound before its bonus.
// Carries out kings.special.big-shield-defence-6-from-front.
func (s *State) defenceOf(a *attack) int {
	p := s.profile(a.on)
	if p.Has(army.BigShield) && a.face == plane.Front {
		a.note(SetsWound, 6, bySpecial(army.BigShield))
		return 6
	}
	return int(p.Defence)
}

// lentElite tells whether a unit is Elite for as long as another is there.
func (s *State) lentElite(u UnitNo) bool {
	p := s.profile(u)
	return p.Has(army.TwinSouls) && s.twin(u) || p.Has(army.KeenEye) && s.near(u, army.KinEngineers, 6)
}

// twin tells whether the other of the Twin Souls is on the table.
func (s *State) twin(u UnitNo) bool {
	for v, end := s.Armies.Of(s.Armies.Seat(u)); v < end; v++ {
		if v != u && s.inPlay(v) && s.profile(v).Has(army.TwinSouls) && s.profile(v).Unit != s.profile(u).Unit {
			return true
		}
	}
	return false
}

// near tells whether a friend of a kin is within some inches of a unit.
func (s *State) near(u UnitNo, k army.Kin, inches int32) bool {
	for v, end := s.Armies.Of(s.Armies.Seat(u)); v < end; v++ {
		if v != u && s.kin(v, k) && s.within(u, v, inches) {
			return true
		}
	}
	return false
}

// kin tells whether a unit belongs to a kin.
func (s *State) kin(u UnitNo, k army.Kin) bool { return Standard().Units[s.profile(u).Unit].Is(k) }

// within tells whether two units on the table are at most some inches apart.
func (s *State) within(u, v UnitNo, inches int32) bool {
	if !s.inPlay(u) || !s.inPlay(v) {
		return false
	}
	b := s.base(u)
	if s.afar(u, b.At, v, inches*Inch) {
		return false
	}
	other := s.base(v)
	return b.Outline.Near(&other.Outline, int(inches*Inch)+plane.Slack)
}

// hasKin tells whether the army list of a unit has units of a kin.
func (s *State) hasKin(u UnitNo, k army.Kin) bool {
	list := &Standard().Armies[s.profile(u).Army]
	for id := list.First; id < list.End; id++ {
		if Standard().Units[id].Is(k) {
			return true
		}
	}
	return false
}

// auraOf tells whether a friend of the same army list with a special rule is within some
// inches of a unit. A unit is near itself.
func (s *State) auraOf(u UnitNo, rule army.Special, inches int32) bool {
	for v, end := s.Armies.Of(s.Armies.Seat(u)); v < end; v++ {
		if s.profile(v).Has(rule) && s.profile(v).Army == s.profile(u).Army && s.within(u, v, inches) {
			return true
		}
	}
	return false
}
