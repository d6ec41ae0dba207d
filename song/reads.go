package song

import "gonfalon/song/effect"

// What effects read of dice: so that what comes of dice can be counted without telling apart
// what makes no difference.

// Reads is what an effect asks dice about, once they lie.
type reads struct {
	attack, defence faces // between which faces it tells apart
	later           late  // what it asks about when it is over
}

// faces are cuts among the faces of a die: bit f tells f apart from what is less.
type faces uint8

const everyFace faces = 0x7e

func (f faces) with(face int) faces { return f | 1<<max(0, min(face, 7)) }

// Late is what is asked about after the Wounds of an attack.
type late uint8

const (
	lateAttack late = 1 << iota
	lateDefence
	lateHits
	lateTest  // the dice of a test
	lateAgain // which dice of an attack have been rolled again
)

func (r reads) plus(o reads) reads {
	return reads{r.attack | o.attack, r.defence | o.defence, r.later | o.later}
}

// readsOf is what some rules read.
func readsOf(rules []effect.Rule) (r reads) {
	for i := range rules {
		rule := &rules[i]
		after := rule.Event != effect.AttackRolled && rule.Event != effect.DefenceRolled
		r.conditions(rule.Conditions, after)
		for j := range rule.Ops {
			op := &rule.Ops[j]
			r.amount(op.Amount, after)
			r.conditions(op.Conditions, after)
			r.changes(op, rule.Event)
		}
	}
	return r
}

func (r *reads) conditions(all []effect.Condition, after bool) {
	for i := range all {
		r.amount(all[i].Left, after)
		r.amount(all[i].Right, after)
	}
}

func (r *reads) amount(a effect.Amount, after bool) {
	if a.Times == 0 {
		return
	}
	what := late(0)
	switch a.Of {
	case effect.Hits:
		what = lateHits
	case effect.Misses:
		what = lateAttack
	case effect.AttackOnes:
		what, r.attack = lateAttack, r.attack.with(2)
	case effect.Blocks, effect.FailedSaves:
		what = lateDefence
	case effect.DefenceOnes:
		what, r.defence = lateDefence, r.defence.with(2)
	case effect.DefenceSixes:
		what, r.defence = lateDefence, r.defence.with(6)
	case effect.Margin:
		r.later |= lateTest
	}
	if after {
		r.later |= what
	}
}

// changes notes a statement that changes what dice need, or has them rolled again, after they have
// been rolled.
func (r *reads) changes(op *effect.Op, at effect.Event) {
	switch at {
	case effect.TestRolled, effect.TokenStep, effect.TokenSpent:
		switch op.Code {
		case effect.TestBonus, effect.LendMorale, effect.Reroll:
			r.later |= lateTest
		}
	}
	switch at {
	case effect.AttackRolled, effect.DefenceRolled, effect.TokenStep, effect.TokenSpent:
	default:
		return
	}
	switch op.Code {
	case effect.Reroll:
		r.later |= lateAgain
	case effect.ToHit:
		r.attack = everyFace
	case effect.Save:
		if at != effect.AttackRolled {
			r.defence = everyFace
		}
	case effect.GainKeyword:
		r.attack = r.attack.with(6)
	case effect.CriticalFrom, effect.NoSavesFrom:
		r.attack = r.attack.with(int(op.Count))
	case effect.DoubleBlockFrom:
		if at != effect.AttackRolled {
			r.defence = r.defence.with(int(op.Count))
		}
	}
}

// reading is what anything in play reads, and what the library's entries do that somebody thinks
// of using.
func (s *State) reading(use []entryID) (r reads) {
	l := s.Muster.lib
	add := func(id entryID) {
		if id != 0 {
			r = r.plus(l.entry(id).reads)
		}
	}
	for u := UnitID(1); u <= s.Muster.Units(); u++ {
		for slot := range uint8(unitAnswers) {
			if s.present(u) {
				add(s.abilityAt(u, slot))
			}
		}
	}
	for n := NCUID(1); n <= s.Muster.NCUs(); n++ {
		add(s.Muster.ncu[n].ability)
	}
	for i := range s.Lasting[:s.Lasts] {
		add(l.grant[s.Lasting[i].Grant])
	}
	if s.Choices.Mode == Thrones {
		for _, id := range l.objective {
			add(id)
		}
	}
	for _, id := range use {
		add(id)
	}
	return r
}
