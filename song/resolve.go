package song

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/song/effect"
)

// The resolution of an attack, in the steps of the rulebook.
const (
	fightDeclared uint8 = iota
	fightDice
	fightTokens
	fightRerolls
	fightAfterDice
	fightDefence
	fightDefenceTokens
	fightDefenceRerolls
	fightAfterDefence
	fightWounds
	fightPanic
	fightTested
	fightResolved
	fightLater
	fightMode
	fightBystanders
	fightSurge
	fightSurging
	fightPivots
	fightEnd
)

// startFight begins the resolution of an attack.
func (p play) startFight(x Fight) {
	x.Ranks = uint8(p.ranks(x.On))
	for rest := p.Contact[x.On]; rest != 0; {
		var v UnitID
		v, rest = rest.next()
		if v != x.By && p.friends(v, x.By) {
			x.Friends = x.Friends.with(v)
			if p.Contact[v].Len() == 1 {
				x.Alone = x.Alone.with(v)
			}
		}
	}
	if x.Ranged {
		p.Units[x.By].Marks |= markLoosed
	}
	p.Units[x.On].Marks |= markStruck
	p.Fights[p.Fought] = x
	p.Fought++
	p.tell(eventAttack, p.seatOf(x.By), int16(x.By), int16(x.On), int16(x.Weapon), int16(x.Arc), flag(x.Charge), flag(x.Ranged))
	p.push(procFight, p.seatOf(x.By), int16(p.Fought))
}

// fighting returns an attack under way by its number, from 1.
func (s *State) fighting(n uint8) *Fight { return &s.Fights[n-1] }

// fight carries out song.resolve.step-order.
func (p play) fight(f *game.Frame) {
	n := uint8(f.Arg)
	x := p.fighting(n)
	if f.Step > fightDeclared && f.Step <= fightTested && !(p.present(x.By) && p.onTable(x.On)) {
		p.cutShort(f, x)
	}
	step := f.Step
	f.Step++
	switch step {
	case fightDeclared:
		p.fightMoment(effect.AttackDeclared, n)
	case fightDice:
		p.rollAttack(x)
		f.Seat = game.NoSeat
	case fightTokens:
		p.tokenStep(x.By, Weakened, n, 0)
	case fightRerolls:
		if p.rerolls(f, x.By, rollAttackDice) {
			f.Step = fightRerolls
		}
	case fightAfterDice:
		p.countHits(x)
		p.fightMoment(effect.AttackRolled, n)
	case fightDefence:
		p.rollDefence(x)
		f.Seat = game.NoSeat
	case fightDefenceTokens:
		p.tokenStep(x.On, Vulnerable, n, 0)
	case fightDefenceRerolls:
		if p.rerolls(f, x.On, rollDefenceDice) {
			f.Step = fightDefenceRerolls
		}
	case fightAfterDefence:
		p.fightMoment(effect.DefenceRolled, n)
	case fightWounds:
		p.rollExtra(x)
		p.dealWounds(n, x)
	case fightPanic:
		p.panicAfter(n, x)
	case fightTested:
		x.Lost = x.Ranks - min(x.Ranks, uint8(p.ranks(x.On)))
	case fightResolved:
		if d := &p.Deeds[max(1, p.Doing)-1]; x.Killed && d.Unit == x.By && d.Of != 0 {
			p.working(d.Of).Kills++
		}
		p.fightMoment(effect.AttackResolved, n)
	case fightLater:
		if p.later(effect.ThisAttack, n) {
			f.Step = fightLater
		}
	case fightMode:
		p.modeAttacked(x)
	case fightBystanders:
		set := p.bystanders(x)
		if set == 0 {
			return
		}
		f.Step = fightBystanders
		if u, one := p.firstOf(set, p.seatOf(x.By)); one {
			p.shaken(x, u)
		}
	case fightSurge:
		if !x.Ranged && x.Killed && p.onTable(x.By) {
			p.fightMoment(effect.Surge, n)
		}
	case fightSurging:
		if !x.Ranged && x.Killed && !x.Swift && p.onTable(x.By) && !p.engaged(x.By) {
			p.tell(eventSurge, p.seatOf(x.By), int16(x.By))
			p.begin(Deed{Unit: x.By, Free: true, May: mayManoeuvre | mayForgo})
		}
	case fightPivots:
		if x.Ranged || !x.Killed {
			return
		}
		if x.Alone = p.atLarge(x.Alone); x.Alone == 0 {
			return
		}
		f.Step = fightPivots
		if u, one := p.firstOf(x.Alone, game.NoSeat); one {
			p.freed(&x.Alone, u)
		}
	case fightEnd:
		p.Stack.Pop()
		p.Fought--
		p.Fights[p.Fought] = Fight{}
		p.expire(effect.ThisAttack, n)
	}
}

// cutShort ends an attack whose attacker or defender is gone: no more is rolled, and what
// follows an attack follows. Only who falls to the attack or its Panic Test is killed by it.
//
// Carries out song.surge.when-defender-destroyed.
func (p play) cutShort(f *game.Frame, x *Fight) {
	x.Killed = (f.Step > fightWounds || x.Wounds > 0) && !p.onTable(x.On) && !p.Muster.Wall(x.On)
	x.Lost = x.Ranks
	if p.onTable(x.On) {
		x.Lost -= min(x.Ranks, uint8(p.ranks(x.On)))
	}
	f.Step = fightResolved
}

// allHits are the hits of an attack before its saves.
func (x *Fight) allHits() int {
	return max(0, int(x.Hits)+int(x.Sure)+int(x.Auto)+int(x.Grant.Hits)-int(x.Grant.Blocks))
}

// unsaved are its hits after the saves that lie there.
func (s *State) unsaved(x *Fight) int {
	return max(0, int(x.Hits)+int(x.Sure)-int(x.Blocked)-s.blocked(x))
}

// present tells whether a unit can still act: one that has fallen may, while its fall is being
// resolved.
func (s *State) present(u UnitID) bool {
	return s.Units[u].Fate == OnTable || s.Units[u].Fate == Falling
}

// fightMoment announces a moment of an attack.
func (p play) fightMoment(kind effect.Event, n uint8) {
	x := p.fighting(n)
	p.moment(Moment{Kind: kind, Unit: x.By, Other: x.On, Seat: p.seatOf(x.By), Fight: n})
}

// attackDice is how many dice an attack has.
//
// Carries out song.resolve.dice-from-remaining-ranks, song.unit.dice-by-ranks.
func (s *State) attackDice(x *Fight) int {
	weapon := &s.sheet(x.By).Attacks[x.Weapon]
	lost := s.lostRanks(x.By) - int(x.Grant.Rank)
	n := int(weapon.Dice[max(0, min(lost, int(s.sheet(x.By).Ranks)-1))])
	if x.Grant.Is&isHighest != 0 {
		for _, d := range weapon.Dice {
			n = max(n, int(d))
		}
	}
	if x.Grant.Set != 0 {
		n = int(x.Grant.Set)
	}
	return max(0, n+int(x.Grant.Dice))
}

// rollAttack carries out the first two steps.
func (p play) rollAttack(x *Fight) {
	x.Grant, x.Own = p.granted(x), Grant{}
	p.roll(&x.Attack, labelAttack, p.attackDice(x))
	p.tellDice(eventAttackDice, p.seatOf(x.By), &x.Attack, p.toHit(x), x.By)
}

// granted is all that counts for an attack as its dice are rolled.
func (s *State) granted(x *Fight) Grant {
	return x.Own.plus(x.Grant).plus(s.attackGrants(x)).plus(s.modeGrant(x))
}

// toHit is the least face that hits.
//
// Carries out song.resolve.hit-on-value-or-more, song.resolve.attack-1-always-misses,
// song.resolve.attack-6-always-hits, song.modifier.result-not-face, song.terrain.cover.
func (s *State) toHit(x *Fight) int {
	need := int(s.sheet(x.By).Attacks[x.Weapon].Hit) - int(x.Grant.Hit)
	if x.Cover {
		need++
	}
	return max(2, min(6, need))
}

// countHits counts the hits of the dice as they finally lie.
//
// Carries out song.resolve.after-attack-dice-window, song.modifier.face-triggers.
func (p play) countHits(x *Fight) {
	hits := x.Attack.from(p.toHit(x))
	sure := 0
	if x.Grant.Is&isAllHit != 0 {
		hits = int(x.Attack.N)
	}
	if crit := p.critFrom(x); crit != 0 {
		hits += x.Attack.from(max(crit, p.toHit(x)))
	}
	from := p.sureFrom(x)
	if from != 0 {
		from = max(from, p.toHit(x))
		sure = x.Attack.from(from)
		if crit := p.critFrom(x); crit != 0 {
			sure += x.Attack.from(max(from, crit))
		}
	}
	if n := int(x.Grant.PerHit); n > 1 {
		hits, sure = hits*n, sure*n
	}
	if x.Grant.Is&isNoSave != 0 {
		sure = hits
	}
	x.Hits, x.Sure = uint8(hits-sure), uint8(sure)
	p.tell(eventHits, p.seatOf(x.By), int16(x.By), int16(x.On), int16(hits))
}

// sureFrom is from which face on a hit of an attack allows no save, or 0.
func (s *State) sureFrom(x *Fight) int {
	if n := int(s.Muster.lib.keyword(x.Grant.Keywords).SureFrom); n != 0 {
		return n
	}
	return int(x.Grant.SureFrom)
}

// critFrom is from which face on a die of an attack counts twice, or 0.
func (s *State) critFrom(x *Fight) int {
	if x.Grant.CritFrom != 0 {
		return int(x.Grant.CritFrom)
	}
	return int(s.Muster.lib.keyword(x.Grant.Keywords).CritFrom)
}

// rollDefence carries out song.resolve.one-defence-die-per-hit,
// song.term.automatic-hits: hits that an effect blocks are rolled for no more.
func (p play) rollDefence(x *Fight) {
	hits := int(x.Hits) + int(x.Auto) + int(x.Grant.Hits)
	blocks := int(x.Grant.Blocks)
	fewer := min(blocks, hits)
	hits, blocks = hits-fewer, blocks-fewer
	x.Sure -= uint8(min(blocks, int(x.Sure)))
	x.Hits, x.Auto, x.Grant.Hits = uint8(hits), 0, 0
	if x.Grant.Is&isNoSave != 0 {
		x.Hits, x.Sure = 0, x.Sure+x.Hits
	}
	if x.Grant.Is&isSkipSaves != 0 {
		x.Hits, x.Sure = 0, 0
	}
	p.roll(&x.Defence, labelDefence, int(x.Hits))
	if x.Hits > 0 {
		p.tellDice(eventDefenceDice, p.seatOf(x.On), &x.Defence, p.toBlock(x), x.On)
	}
}

// rollExtra throws the saves of the Hits that an effect has added once saves were rolled.
func (p play) rollExtra(x *Fight) {
	if x.Grant.Hits == 0 {
		return
	}
	if x.Grant.Is&isNoSave != 0 {
		x.Sure, x.Grant.Hits = x.Sure+x.Grant.Hits, 0
		return
	}
	x.Blocked += uint8(p.blocked(x))
	x.Hits += x.Grant.Hits
	p.roll(&x.Defence, labelDefence, int(x.Grant.Hits))
	x.Grant.Hits = 0
	p.tellDice(eventDefenceDice, p.seatOf(x.On), &x.Defence, p.toBlock(x), x.On)
}

// toBlock is the least face that blocks.
//
// Carries out song.resolve.block-on-defence-or-more, song.resolve.defence-6-always-blocks,
// song.resolve.defence-1-always-fails, song.bonus.flank-saves, song.bonus.rear-saves,
// song.terrain.fortified-defender-plus-1.
func (s *State) toBlock(x *Fight) int {
	need := int(s.sheet(x.On).Defence) - int(x.Grant.Save) - int(s.Muster.lib.keyword(x.Grant.Keywords).Save) + s.arcBonus(x)
	if x.Fortified {
		need--
	}
	return max(2, min(6, need))
}

// arcBonus is what the arc of an attack takes off the saves and the Panic Test of the
// defender.
func (s *State) arcBonus(x *Fight) int {
	switch {
	case x.Arc == plane.Front:
		return 0
	case x.Arc == plane.Rear:
		if x.Grant.Is&isNoRear != 0 {
			return 0
		}
		return 2
	case x.Grant.Is&isNoFlank != 0:
		return 0
	}
	return 1
}

// blocked counts the hits that the Defence dice block.
func (s *State) blocked(x *Fight) int {
	n := x.Defence.from(s.toBlock(x))
	if from := int(x.Grant.DoubleFrom); from != 0 {
		n += x.Defence.from(max(from, s.toBlock(x)))
	}
	return n
}

// dealWounds carries out song.resolve.wound-per-unblocked-hit.
func (p play) dealWounds(n uint8, x *Fight) {
	wounds := p.unsaved(x)
	x.Blocked += uint8(p.blocked(x))
	if n := int(x.Grant.Hits); n > 0 { // hits that came of the saves have a throw of their own
		var more Roll
		p.roll(&more, labelDefence, n)
		p.tellDice(eventDefenceDice, p.seatOf(x.On), &more, p.toBlock(x), x.On)
		wounds += n - more.from(p.toBlock(x))
	}
	if x.Grant.PerWound > 1 {
		wounds /= int(x.Grant.PerWound)
	}
	wounds = max(0, wounds-int(x.Spared)) + int(x.Deals) + int(x.Grant.Wounds)
	p.hurt(Hurt{Unit: x.On, N: uint8(wounds), By: p.seatOf(x.By), Of: x.By, Fight: n, Means: means(x)})
}

// means is what the Wounds of an attack come from.
func means(x *Fight) effect.Means {
	if x.Ranged {
		return effect.ByRanged
	}
	return effect.ByMelee
}

// panicAfter carries out song.resolve.panic-test-after-wounds,
// song.resolve.unwounded-defender-auto-passes, song.resolve.auto-pass-counts-as-test.
func (p play) panicAfter(n uint8, x *Fight) {
	if p.Muster.Wall(x.On) {
		return // song.storm.walls-no-morale
	}
	t := Test{Unit: x.On, Panic: true, By: p.seatOf(x.By), Of: n, Mod: x.Grant.Panic + p.Muster.lib.keyword(x.Grant.Keywords).Panic - int8(p.arcBonus(x))}
	if x.Wounds == 0 || x.Grant.Is&isCalm != 0 {
		t.Set = Passed
	}
	p.startTest(t)
}

// bystanders are the friends of the shooter that were engaged with his target and still have to
// test.
//
// Carries out song.ranged.into-melee-friends-panic.
func (s *State) bystanders(x *Fight) UnitSet {
	if !x.Ranged {
		return 0
	}
	return x.Friends & s.fielded(s.everybody())
}

// shaken has a bystander make its Panic Test.
func (p play) shaken(x *Fight, u UnitID) {
	x.Friends = x.Friends.without(u)
	p.startTest(Test{Unit: u, Panic: true, By: p.seatOf(x.By)})
}

func flag(is bool) int16 {
	if is {
		return 1
	}
	return 0
}
