package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/kings/army"
)

// Spells (kings.spell.*): ranged attacks with dice and a score of their own.

// forbidsCast judges a spell: a.N is the Spell, a.Target the unit. Its arc is that of all
// ranged attacks, narrower for a wide War Engine.
func (s *State) forbidsCast(seat game.Seat, a *Action) objection {
	if o := s.forbidsCaster(seat, a); !o.ok() {
		return o
	}
	return s.forbidsCastAt(seat, a)
}

// forbidsCastAt judges the target of a spell that a unit can cast now.
func (s *State) forbidsCastAt(seat game.Seat, a *Action) objection {
	if o := s.forbidsEnchanted(seat, a); !o.ok() {
		return o
	}
	spell := &Standard().Spells[a.N]
	b, t := s.base(a.Unit), s.base(a.Target)
	reach := int32(spell.Range) * Inch
	arc := b.ArcFrom(plane.Front, int(s.profile(a.Unit).FireFront()))
	if !arc.Meets(&t.Outline) && !s.profile(a.Unit).Has(army.Omniscient) ||
		t.Outline.GapTo(b.Leader()).Cmp(int(reach)) > 0 || !s.sees(a.Unit, a.Target, &b, &t) {
		return s.forbidsRange(a)
	}
	return objection{}
}

// forbidsCaster judges whether a unit can cast a spell now.
//
// Carries out kings.spell.is-a-ranged-attack, one-spell-or-ranged-attack-per-turn,
// not-after-at-the-double, not-if-disordered and contact-forbids-unless-spell-says.
func (s *State) forbidsCaster(seat game.Seat, a *Action) objection {
	switch {
	case !s.owns(seat, a.Unit):
		return against(ruleShootUnitsOneByOne)
	case a.N == 0 || a.N >= uint8(army.Spells) || s.profile(a.Unit).Spells[a.N] == 0:
		return against(ruleSpellIsARangedAttack)
	case s.spent(a.Unit, spellKind(army.Spell(a.N))):
		return against(ruleSpellOneSpellOrRangedAttackPerTurn)
	case s.shootsAs(a.Unit) == AtTheDouble:
		return against(ruleSpellNotAfterAtTheDouble)
	case s.disordered(a.Unit):
		return against(ruleSpellNotIfDisordered)
	case s.inContact(a.Unit):
		return against(ruleSpellContactForbidsUnlessSpellSays).by(a.Unit)
	}
	return objection{}
}

// friendly is the rule by which each friendly spell is for friends.
var friendly = [army.Spells]game.Rule{
	army.Heal:      ruleSpellHealRange12Friendly,
	army.BaneChant: ruleSpellBaneChantRange12Friendly,
	army.Surge:     ruleSpellSurgeRange12FriendlyShambling,
}

// forbidsEnchanted judges the target of a spell, wherever it stands.
//
// Carries out kings.spell.heal-range-12-friendly, bane-chant-range-12-friendly and
// surge-range-12-friendly-shambling as far as they name the target.
func (s *State) forbidsEnchanted(seat game.Seat, a *Action) objection {
	spell := &Standard().Spells[a.N]
	only := s.profile(a.Unit).SpellOnly[a.N]
	switch {
	case spell.Target == army.AtEnemy && !s.owns(enemyOf(seat), a.Target), a.Target == a.Unit, only != 0 && !s.kin(a.Target, only):
		return s.forbidsRange(a)
	case spell.Target != army.AtEnemy && !s.owns(seat, a.Target),
		spell.Target == army.AtShamblingFriend && !s.profile(a.Target).Has(army.Shambling):
		return against(friendly[a.N]).by(a.Target)
	case !spell.Engaged && s.inContact(a.Target):
		return against(ruleSpellContactForbidsUnlessSpellSays).by(a.Target)
	}
	return objection{}
}

// forbidsRange says how far the target of a spell is, and may be.
func (s *State) forbidsRange(a *Action) objection {
	o := against(ruleSpellTargetInArcSightAndRange).by(a.Target).short(0, int32(Standard().Spells[a.N].Range)*Inch)
	if s.inPlay(a.Target) {
		t := s.base(a.Target)
		o.have = int32(t.Outline.GapTo(s.leader(a.Unit)).Floor())
	}
	return o
}

// listSpells lists the spells that a unit may cast.
func (s *State) listSpells(seat game.Seat, u UnitNo, list []Action) []Action {
	for n, dice := range s.profile(u).Spells {
		a := Action{Kind: CastAt, N: uint8(n), Unit: u}
		if dice == 0 || !s.forbidsCaster(seat, &a).ok() {
			continue
		}
		reach := int32(Standard().Spells[n].Range) * Inch
		for a.Target = 1; a.Target <= s.Armies.Units(); a.Target++ {
			if s.inPlay(a.Target) && !s.afar(u, s.Units[u].Pose.At, a.Target, reach) && s.forbidsCastAt(seat, &a).ok() {
				list = append(list, a)
			}
		}
	}
	return list
}

// spellDice returns how many dice a spell is rolled with.
// Carries out kings.spell.n-dice-instead-of-attacks.
func (s *State) spellDice(u UnitNo, spell army.Spell) uint8 {
	p := s.profile(u)
	n := p.Spells[spell]
	if p.Has(army.Bloodlust) {
		n += s.bloodthirsty(u)
	}
	if s.conducted(u) {
		n += 2
	}
	return n
}

// conducted tells whether a friend's Soul Conduit strengthens the spells of a unit.
func (s *State) conducted(u UnitNo) bool {
	return !s.profile(u).Has(army.SoulConduit) && s.auraOf(u, army.SoulConduit, 6)
}

// bloodthirsty counts the friends that a caster with Bloodlust draws on: Berserker Braves
// for an army that has them, else the hordes of its own list.
func (s *State) bloodthirsty(u UnitNo) uint8 {
	n, braves := uint8(0), s.hasKin(u, army.KinBerserkerBraves)
	for v, end := s.Armies.Of(s.Armies.Seat(u)); v < end; v++ {
		p := s.profile(v)
		draws := p.Army == s.profile(u).Army && p.Size == army.Horde
		if braves {
			draws = s.kin(v, army.KinBerserkerBraves)
		}
		if v != u && draws && s.within(u, v, 6) {
			n++
		}
	}
	return n
}

// spellAttack returns the attack of a spell.
//
// Carries out kings.spell.always-hits-on-4-plus, fireball-range-12 and
// lightning-bolt-range-24-piercing-1.
func (s *State) spellAttack(u, target UnitNo, spell army.Spell) attack {
	info := &Standard().Spells[spell]
	a := attack{
		by: u, on: target, dice: army.Amount{Plus: s.spellDice(u, spell)}, times: 1, score: int(info.ToHit), fixed: true,
		manner: bySpell,
	}
	if n := piercing(s.profile(u), info.Piercing, true); n > 0 {
		a.force(int(n), bySpecial(army.Piercing))
	}
	if spell == army.Surge && s.shut(target) {
		a.dice.Plus += casketDice
	}
	s.sharpen(&a)
	return a
}

// cast carries out a legal spell.
func (p play) cast(seat game.Seat, a *Action) {
	spell := army.Spell(a.N)
	at := p.spellAttack(a.Unit, a.Target, spell)
	if spell == army.Surge {
		p.openCasket(a.Target)
	}
	hits := p.hits(&at)
	p.tell(eventCast, seat, int16(a.Unit), int16(a.Target), int16(spell), int16(hits))
	switch spell {
	case army.Fireball, army.LightningBolt:
		p.hurt(a.Target, p.wounds(&at, hits))
	case army.Heal:
		p.heal(a.Target, hits)
	case army.BaneChant:
		p.chant(a.Target, hits)
	case army.WindBlast:
		p.windBlast(a.Unit, a.Target, hits, false)
	case army.SirensCallSpell:
		p.callOver(a.Unit, a.Target, hits)
	case army.Surge:
		p.surge(a.Target, hits)
	}
}

// chant carries out kings.spell.bane-chant-grants-piercing-and-crushing and
// bane-chant-not-cumulative.
func (p play) chant(u UnitNo, hits int) {
	if hits > 0 {
		p.Units[u].Did |= Chanted
		p.tell(eventChanted, p.Armies.Seat(u), int16(u))
	}
}

// windBlast carries out kings.spell.wind-blast-range-18-no-wounds,
// wind-blast-direction-by-arc, wind-blast-stops and wind-blast-not-speed-0. It pushes away
// from the caster, or pulls.
func (p play) windBlast(u, target UnitNo, hits int, pull bool) {
	if hits == 0 || p.profile(target).Speed == 0 {
		return
	}
	t := p.base(target)
	to := t.Normal(p.faceOf(u, target))
	if !pull {
		to += 2 * right90
	}
	p.drift(target, to, p.room(target, to, int32(hits)*Inch, Inch))
	p.tellDrift(target, t.At)
	p.arrived(target)
}

// callOver carries out the Siren's Call: a Wind Blast that pulls and leaves its target
// Disordered.
func (p play) callOver(u, target UnitNo, hits int) {
	if hits == 0 || p.profile(target).Has(army.Shambling) {
		return
	}
	p.windBlast(u, target, hits, true)
	p.disorder(target)
}

// surge carries out kings.spell.surge-1-inch-per-hit, surge-target-skips-shooting-nerve-test
// and surge-not-speed-0.
func (p play) surge(u UnitNo, hits int) {
	if hits == 0 || p.profile(u).Speed == 0 {
		return
	}
	target, to := p.runInto(u, int32(hits)*Inch)
	if target != NoUnit {
		p.Units[target].Did &^= Hurt
		return
	}
	from := p.Units[u].Pose
	p.drift(u, from.Facing, to)
	p.separate(u)
	p.tellDrift(u, from.At)
	p.arrived(u)
}
