package song

import (
	"gonfalon/song/effect"
	"gonfalon/song/field"
)

// What changes the attack, the charge or the test of a moment. What is said at the declaration
// of a Charge is about its attack.

func (p play) onRolls(w *Work, op *effect.Op) {
	x, t, d := p.fightOf(w), p.testOf(w), p.deedOf(w)
	g := (*Grant)(nil)
	switch {
	case x != nil && x.Attack.N == 0 && p.ofAttack(w, x):
		g = &x.Own
	case x != nil:
		g = &x.Grant
	case d != nil:
		g = &d.Grant
	}
	switch op.Code {
	case effect.TestBonus, effect.TestDice, effect.LendMorale, effect.PanicCap, effect.Pass:
		p.onTest(w, op, t)
		return
	case effect.ChargeDieIs, effect.ChargeDice, effect.Disorder:
		p.onCharge(op, d)
		return
	}
	if g == nil {
		return
	}
	n := 0
	if op.Amount != (effect.Amount{}) {
		n = p.rolled(w, op.Amount)
	}
	p.onAttack(w, op, x, g, n)
}

// ofAttack tells whether an effect is an ability of the attack, which it loses with those.
func (p play) ofAttack(w *Work, x *Fight) bool {
	return w.Self == x.By && w.Card == 0 && w.Last == 0 && w.OwnNCU == 0 &&
		p.taken(effect.LoseAttack, x.By, p.Muster.lib.entry(w.Entry), w.Slot)
}

// onAttack changes an attack, or that of a Charge.
func (p play) onAttack(w *Work, op *effect.Op, x *Fight, g *Grant, n int) {
	recount := func() {
		if x != nil && p.momentOf(w).Kind == effect.AttackRolled {
			p.countHits(x)
		}
	}
	add := func(to *int8) { *to = int8(max(-20, min(20, int(*to)+n))) }
	switch op.Code {
	case effect.Dice:
		add(&g.Dice)
	case effect.SetDice:
		g.Set = uint8(op.Count)
	case effect.Rank:
		add(&g.Rank)
	case effect.HighestDice:
		g.Is |= isHighest
	case effect.ToHit:
		add(&g.Hit)
	case effect.AutoHit:
		g.Is |= isAllHit
	case effect.Save:
		add(&g.Save)
	case effect.PanicOf:
		add(&g.Panic)
	case effect.GainKeyword:
		g.Keywords |= 1 << (op.Keyword - 1)
		recount()
	case effect.ExtraHits:
		g.Hits += uint8(max(0, min(20, n)))
	case effect.ExtraWounds:
		w.Same = int8(n)
		g.Wounds += uint8(max(0, min(40, n)))
	case effect.Block:
		w.Same = int8(n)
		if x != nil && p.momentOf(w).Kind == effect.DefenceRolled {
			x.Blocked += uint8(max(0, n))
		} else {
			g.Blocks += uint8(max(0, min(20, n)))
		}
	case effect.NoSaves:
		g.Is |= isNoSave
		if x != nil && p.momentOf(w).Kind == effect.AttackRolled {
			x.Sure, x.Hits = x.Sure+x.Hits, 0
		}
	case effect.NoSavesFrom:
		g.SureFrom = uint8(op.Count)
		recount()
	case effect.CriticalFrom:
		g.CritFrom = uint8(op.Count)
		recount()
	case effect.DoubleBlockFrom:
		g.DoubleFrom = uint8(op.Count)
	case effect.HitsPerSuccess:
		g.PerHit = uint8(op.Count)
		recount()
	case effect.HitsPerWound:
		g.PerWound = uint8(op.Count)
	case effect.SkipSaves:
		g.Is |= isSkipSaves
	case effect.Deny:
		if op.Bonuses&effect.ChargeBonus != 0 {
			g.Is |= isNoCharge
		}
		if op.Bonuses&effect.FlankBonus != 0 {
			g.Is |= isNoFlank
		}
		if op.Bonuses&effect.RearBonus != 0 {
			g.Is |= isNoRear
		}
	case effect.IgnoreGround:
		if d := p.deedOf(w); d != nil {
			d.Ignores |= groundsOf(op.Grounds)
		}
		if op.Grounds&effect.GroundCover != 0 && x != nil {
			x.Cover = false
		}
	}
}

// onTest changes a test.
func (p play) onTest(w *Work, op *effect.Op, t *Test) {
	if t == nil {
		if x := p.fightOf(w); x != nil && op.Code == effect.Pass {
			x.Grant.Is |= isCalm
		}
		return
	}
	switch op.Code {
	case effect.TestBonus:
		n := p.rolled(w, op.Amount)
		if n < 0 && p.guarded(t.Unit)&effect.GuardMorale != 0 {
			return
		}
		t.Mod = int8(max(-20, min(20, int(t.Mod)+n)))
		if t.Dice.N > 0 {
			p.reckon(t)
		}
	case effect.TestDice:
		t.Keep = keepOf(op.Keep)
	case effect.LendMorale:
		if u := p.unitOf(w, op.Role); u != NoUnit {
			t.Lent = uint8(p.morale(u))
		}
	case effect.PanicCap:
		t.Most = uint8(op.Count)
	case effect.Pass:
		t.Set = Passed
	}
}

// onCharge changes a Charge.
func (p play) onCharge(op *effect.Op, d *Deed) {
	if d == nil {
		return
	}
	switch op.Code {
	case effect.ChargeDieIs:
		d.Die, d.Is = uint8(op.Count), d.Is|isFixed
	case effect.ChargeDice:
		if op.Keep == effect.DropLow {
			d.Is |= isEager
		} else {
			d.Is |= isLow
		}
	case effect.Disorder:
		d.Is |= isDisorderly
	}
}

// rerollNow has dice rolled again: at once, as the owner chooses, or when they are rolled. It
// tells whether somebody is asked.
func (p play) rerollNow(w *Work, op *effect.Op, x *Fight, t *Test, d *Deed) bool {
	m := p.momentOf(w)
	switch op.Throw {
	case effect.AnyDice, effect.MissedDice:
		if x != nil && m.Kind == effect.AttackRolled {
			q := question{unit: x.By, n: m.Fight, by: op.Throw}
			return p.askAgain(w, &q)
		}
		is := isMisses
		if op.Throw == effect.AnyDice {
			is |= isAny
		}
		if x != nil {
			x.Grant.Is |= is
		} else if d != nil {
			d.Grant.Is |= is
		}
	case effect.TheTest:
		if t != nil && t.Dice.N > 0 {
			return p.askAgain(w, &question{what: rollTestDice, unit: t.Unit, n: m.Test, by: op.Throw})
		}
	case effect.ChargeDie:
		if d != nil && m.Kind == effect.ChargeRolled && d.Is&isFixed == 0 {
			p.rollCharge(d)
		} else if d != nil {
			d.Is |= isAgain
		}
	}
	return false
}

// askAgain asks the owner of an effect which dice are rolled again, if any may be.
func (p play) askAgain(w *Work, q *question) bool {
	if p.open(q, w.Seat) == [7]uint8{} {
		return false
	}
	p.ask(decideReroll, w.Seat)
	return true
}

// attackGrants is what always holds of the defender of an attack.
func (s *State) attackGrants(x *Fight) Grant {
	g := Grant{Save: int8(s.sum(x.On, effect.Save))}
	if n, is := s.is(x.On, effect.DoubleBlockFrom); is {
		g.DoubleFrom = uint8(n)
	}
	if n, is := s.is(x.On, effect.HitsPerWound); is {
		g.PerWound = uint8(n)
	}
	return g
}

// moraleMod is what the ground does to a test.
//
// Carries out song.terrain.inspiring, song.terrain.terrifying,
// song.terrain.morale-keywords-not-cumulative.
func (s *State) moraleMod(t *Test) int {
	n := 0
	if s.Field.NearPieces(field.No(t.Unit), field.Inspiring, field.Short) != 0 {
		n++
	}
	if s.Field.NearPieces(field.No(t.Unit), field.Terrifying, field.Short) != 0 && s.guarded(t.Unit)&effect.GuardMorale == 0 {
		n--
	}
	return n
}
