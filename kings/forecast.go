package kings

import (
	"gonfalon/game"
	"gonfalon/kings/army"
	"gonfalon/odds"
)

// How the attacks of a state can end. The numbers are those that the rules would roll with:
// an attack is asked for and counted instead of rolled.

// A Forecast is how an attack can end.
type Forecast struct {
	Target    UnitNo
	Attackers []Attacker // as the Attacks of the Assault
	Assault   Assault
	Odds      Odds
}

// An Attacker is a unit that attacks.
type Attacker struct {
	Unit    UnitNo
	Because []Modifier // what has made its numbers
}

// Forecast tells how the attack of a legal action can end: of a charge, as if it were fought
// at once; of a shot or a spell, with the Nerve test that follows if nobody else shoots; of a
// combat; or of a Nerve test alone. It is false if the action is none of these, or if nobody
// would wait until it is worked out.
func (s *State) Forecast(a Action) (Forecast, bool) {
	switch a.Kind {
	case GiveOrder:
		if o := Order(a.N); o == Charge || o == CounterCharge {
			var c chargers
			c.take(&a)
			s.plan(a.Target, &c, o == CounterCharge, false)
			return s.forecastCharge(&a, &c)
		}
	case ShootAt:
		if int(a.N) < shotDetonate {
			shot := s.volley(&a)
			return s.forecastRanged(&shot, int(a.N) != shotStaff)
		}
	case CastAt:
		spell := army.Spell(a.N)
		cast := s.spellAttack(a.Unit, a.Target, spell)
		return s.forecastRanged(&cast, spell == army.Fireball || spell == army.LightningBolt)
	case Fight:
		f := s.combatants(a.Target)
		return f.worked()
	case TestNerve:
		f := Forecast{Target: a.Target, Assault: Assault{Defender: s.defender(a.Target)}}
		return f.worked()
	}
	return Forecast{}, false
}

// forecastRanged tells how a shot or a spell can end, which may do no harm.
func (s *State) forecastRanged(a *attack, harms bool) (Forecast, bool) {
	f := Forecast{Target: a.on, Assault: Assault{Defender: s.defender(a.on)}}
	f.add(a, 0)
	if !harms {
		f.Assault.Attacks[0].Wound = neverWounds
	}
	return f.worked()
}

// neverWounds is a score that no die shows.
const neverWounds = 7

// mostWork is how long a forecast may take, by a rough guess.
const mostWork = float64(200 * 1_000_000)

// worked works out the odds.
func (f *Forecast) worked() (Forecast, bool) {
	if f.Assault.work() > mostWork {
		return Forecast{}, false
	}
	f.Odds = f.Assault.Odds()
	return *f, true
}

// combatants tells who fights in the combat with a target. Its odds are not worked out.
func (s *State) combatants(target UnitNo) Forecast {
	after := *s
	if after.Stack.Len() < game.StackDepth {
		play{State: &after}.fight(enemyOf(s.Armies.Seat(target)), target)
	}
	f := Forecast{Target: target, Assault: Assault{Defender: after.defender(target)}}
	for u, end := after.Armies.Of(enemyOf(s.Armies.Seat(target))); u < end; u++ {
		if after.attacks(u, target) {
			blow := after.blow(u, target)
			f.add(&blow, min(after.leech(u), int(after.Units[u].Wounds)))
		}
	}
	return f
}

// add adds an attack of the rules to a forecast.
func (f *Forecast) add(a *attack, leech int) {
	described := a.described()
	described.Leech = leech
	described.Grows = described.Grows && len(f.Attackers) > 0
	f.Assault.Attacks = append(f.Assault.Attacks, described)
	f.Attackers = append(f.Attackers, Attacker{a.by, append([]Modifier(nil), a.modifier[:a.modifiers]...)})
}

// described returns an attack of the rules in the terms of odds.
func (a *attack) described() Attack {
	d := Attack{
		Dice: a.dice, Times: a.times, Hit: a.score + a.worse, Wound: a.needToWound(), Elite: a.elite, Vicious: a.vicious,
		HitAgain: a.hitAgain, WoundAgain: a.woundAgain, WoundsAgain: a.woundsAll, Blast: a.blast, Grows: a.grows, Bites: a.bites,
	}
	if a.fixed {
		d.Hit = a.score
	}
	if a.times == 0 {
		d.Dice = army.Amount{}
	}
	return d
}

// defender returns a unit as its Nerve test sees it where it stands.
func (s *State) defender(u UnitNo) Defender {
	d := s.nerveLimits(u)
	d.Tested = s.Units[u].Did&Hurt != 0
	d.Inspired, d.Spared, d.IronResolve = s.routAgain(u), s.maySpare(u), s.recovers(u)
	if p := s.profile(u); p.Has(army.Regeneration) {
		d.Regeneration = p.N(army.Regeneration)
	}
	return d
}

// mix adds another way in which things can go, with its chance. Attackers that it lacks deal
// and shed nothing in it.
func (f *Forecast) mix(g *Forecast, chance float64) {
	o, p := &f.Odds, &g.Odds
	o.Hits, o.Wounds = o.Hits.Or(p.Hits.Part(chance)), o.Wounds.Or(p.Wounds.Part(chance))
	o.Nerve = o.Nerve.Or(p.Nerve.Part(chance))
	for outcome := range o.Left {
		o.Left[outcome] = o.Left[outcome].Or(p.Left[outcome].Part(chance))
	}
	for i, by := range f.Attackers {
		shed := odds.Always(0)
		for j, other := range g.Attackers {
			if other.Unit == by.Unit {
				shed = p.Shed[j]
			}
		}
		o.Shed[i] = o.Shed[i].Or(shed.Part(chance))
	}
}
