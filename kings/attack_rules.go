package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
)

// What special rules and artefacts do to attacks: the numbers that the procedures of
// shooting, melee and casting ask for.

// A manner is how a unit attacks.
type manner uint8

const (
	byMelee   manner = 1 << iota
	byShot           // a "normal" ranged attack
	byOddShot        // one that is not, for artefacts that speak of those
	byBreath
	bySpell

	byRanged = byShot | byOddShot | byBreath | bySpell
)

// A blow is an attack of one unit at another.
type blow struct {
	by, at UnitNo
	manner manner
	face   plane.Side // of the target: the one charged, or in whose arc the attacker's leader is
}

// blow tells from which side an attack comes.
func (s *State) blow(by, at UnitNo, m manner) blow {
	b := blow{by: by, at: at, manner: m, face: s.Units[by].Face}
	if m != byMelee {
		b.face = s.faceOf(by, at)
	}
	return b
}

// has tells whether a special rule of the attacker holds for the blow.
func (s *State) has(b blow, rule Special) bool {
	var in Scope
	if b.manner&byRanged != 0 {
		in |= InRanged
	}
	if b.manner == bySpell {
		in |= InSpells
	}
	if s.profile(b.at).Type == Monster {
		in |= AgainstMonsters
	}
	return s.profile(b.by).HasIn(rule, in)
}

// hitBonus returns what special rules and artefacts add to the dice to hit. Attacks that
// always hit on a score do not ask.
//
// Carries out kings.special.ensnare-minus-1-from-front, stealthy-minus-1-to-be-shot and
// kings.individual.shot-at-minus-1.
func (s *State) hitBonus(b blow) int {
	n, target := 0, s.profile(b.at)
	if b.manner == byMelee {
		if target.Has(Ensnare) && b.face == plane.Front {
			n--
		}
		if target.Has(PromiseOfLoveEternal) && s.profile(b.by).Hero {
			n--
		}
	} else {
		if target.Has(Stealthy) {
			n--
		}
		if target.Has(Individual) {
			n--
		}
	}
	if r := s.artefactRule(b); r != nil {
		n += r.hit
	}
	return n
}

// woundBonus returns what is added to the dice to wound. For ranged attacks own is the
// Piercing of the weapon or spell itself.
//
// Carries out kings.special.crushing-strength-plus-n, thunderous-charge-adds-to-crushing,
// piercing-plus-n-ranged and kings.spell.bane-chant-grants-piercing-and-crushing.
func (s *State) woundBonus(b blow, own int) int {
	n, p := 0, s.profile(b.by)
	if b.manner == byMelee {
		if s.has(b, CrushingStrength) {
			n = p.N(CrushingStrength)
		}
		n += s.thunder(b)
	} else {
		n = p.piercing(b.manner, own)
	}
	if s.Units[b.by].Did&Chanted != 0 {
		n++
	}
	if r := s.artefactRule(b); r != nil {
		n += r.wound
	}
	return n
}

// thunder returns the Thunderous Charge of a blow in melee.
//
// Carries out kings.special.thunderous-charge-plus-n, thunderous-charge-lost-if-disordered,
// thunderous-charge-lost-if-hindered and phalanx-cancels-thunderous-charge.
func (s *State) thunder(b blow) int {
	if !s.has(b, ThunderousCharge) || s.disordered(b.by) || s.Units[b.by].Did&Hindered != 0 ||
		s.profile(b.at).Has(Phalanx) && b.face == plane.Front {
		return 0
	}
	return s.profile(b.by).N(ThunderousCharge)
}

// piercing returns the Piercing of a ranged attack: that of a weapon that has its own, else
// the unit's; a spell has the better of both. The Heart-seeking Chant adds to any.
func (p *Profile) piercing(m manner, own int) int {
	n, chant := p.N(Piercing), 0
	if p.Artefact == HeartSeekingChant {
		n, chant = n-1, 1
	}
	if m == bySpell {
		n = max(n, own)
	} else if own > 0 {
		n = own
	}
	return n + chant
}

// defenceOf returns the score that a blow needs to wound before its bonus.
// Carries out kings.special.big-shield-defence-6-from-front.
func (s *State) defenceOf(b blow) int {
	p := s.profile(b.at)
	if p.Has(BigShield) && b.face == plane.Front {
		return 6
	}
	return int(p.Defence)
}

// A second is a chance to roll dice again: natural ones, every failure, or one failure.
// No die is rolled a third time.
type second struct{ ones, all, one bool }

// hitsAgain returns which dice to hit are rolled again.
// Carries out kings.special.elite-reroll-1s-to-hit.
func (s *State) hitsAgain(b blow) second {
	again := second{ones: s.has(b, Elite) || s.lentElite(b.by)}
	if r := s.artefactRule(b); r != nil {
		again.one = r.hitAgain
	}
	return again
}

// woundsAgain returns which dice to wound are rolled again.
// Carries out kings.special.vicious-reroll-1s-to-wound.
func (s *State) woundsAgain(b blow) second {
	again := second{ones: s.has(b, Vicious)}
	if r := s.artefactRule(b); r != nil {
		again.one = r.woundAgain
	}
	return again
}

// lentElite tells whether a unit is Elite for as long as another is there.
func (s *State) lentElite(u UnitNo) bool {
	p := s.profile(u)
	return p.Has(TwinSouls) && s.twin(u) || p.Has(KeenEye) && s.near(u, KinEngineers, 6)
}

// twin tells whether the other of the Twin Souls is on the table.
func (s *State) twin(u UnitNo) bool {
	for v, end := s.Armies.Of(s.Armies.Seat(u)); v < end; v++ {
		if v != u && s.inPlay(v) && s.profile(v).Has(TwinSouls) && s.profile(v).Unit != s.profile(u).Unit {
			return true
		}
	}
	return false
}

// near tells whether a friend of a kin is within some inches of a unit.
func (s *State) near(u UnitNo, k Kin, inches int32) bool {
	for v, end := s.Armies.Of(s.Armies.Seat(u)); v < end; v++ {
		if v != u && s.kin(v, k) && s.within(u, v, inches) {
			return true
		}
	}
	return false
}

// kin tells whether a unit belongs to a kin.
func (s *State) kin(u UnitNo, k Kin) bool { return Standard().Units[s.profile(u).Unit].Is(k) }

// within tells whether two units on the table are at most some inches apart.
func (s *State) within(u, v UnitNo, inches int32) bool {
	if !s.inPlay(u) || !s.inPlay(v) {
		return false
	}
	b := s.base(u)
	if s.afar(b.At, b.Size, v, inches*Inch) {
		return false
	}
	other := s.base(v)
	return b.Outline.Near(&other.Outline, int(inches*Inch)+plane.Slack)
}

// tally rolls dice and returns how many reach a score, after those have been rolled again
// that may be. A natural 1 never does, and no score above 6 is reached.
//
// Carries out kings.dice.reroll-only-entitled-dice, reroll-second-result-stands and
// never-reroll-a-reroll.
func (p play) tally(label game.Label, dice, score int, again second) int {
	score = max(score, 2)
	n, retries := 0, 0
	for range dice {
		die := p.dice.Die(label, 6)
		switch {
		case die >= score:
			n++
		case again.all || again.ones && die == 1:
			retries++
		case again.one:
			again.one = false
			retries++
		}
	}
	for range retries {
		if p.dice.Die(label, 6) >= score {
			n++
		}
	}
	return n
}

// blastOf returns how many hits one hit of a weapon is, and whether that is so.
// Carries out kings.special.blast-multiplies-hits.
func (s *State) blastOf(b blow, w *Weapon) (Amount, bool) {
	p := s.profile(b.by)
	switch {
	case b.manner == byMelee:
		return Amount{Die: 3}, p.Has(TheAmputator)
	case w.Blast != Amount{}:
		return w.Blast, true
	case p.Has(MorePowder) && s.near(b.by, KinEngineers, 6):
		return Amount{Die: 6, Plus: 3}, true
	}
	return p.Blast, p.Has(Blast)
}

// leech heals an attacker by the wounds that it has caused in melee.
// Carries out kings.special.life-leech-heals-up-to-n.
func (p play) leech(u UnitNo, wounds int) {
	n := p.profile(u).N(Lifeleech)
	if p.auraOf(u, TheNightFeast, 9) {
		n++
	}
	p.heal(u, min(wounds, n))
}

// heal takes wounds off a unit, as many as there are.
func (p play) heal(u UnitNo, wounds int) {
	f := &p.Units[u]
	n := min(wounds, int(f.Wounds))
	if n <= 0 {
		return
	}
	f.Wounds -= uint16(n)
	p.tell(eventHealed, p.Armies.Seat(u), p.code(u), int16(n), int16(f.Wounds))
}

// auraOf tells whether a friend of the same army list with a special rule is within some
// inches of a unit. A unit is near itself.
func (s *State) auraOf(u UnitNo, rule Special, inches int32) bool {
	for v, end := s.Armies.Of(s.Armies.Seat(u)); v < end; v++ {
		if s.profile(v).Has(rule) && s.profile(v).Army == s.profile(u).Army && s.within(u, v, inches) {
			return true
		}
	}
	return false
}
