package kings

import (
	"gonfalon/kings/army"
	"gonfalon/odds"
)

// An Attack is the dice of one attacker, in melee or at range, with every modifier in its
// numbers.
type Attack struct {
	Dice           army.Amount // its Attacks, or the n of a Breath Attack or a spell
	Times          int         // by which they are multiplied: 2 on a flank, 3 on a rear; 0 is as 1
	Hit            int         // the score needed to hit; above 6, half of the dice hit on 6
	Hindered       bool        // it needs one more than Hit
	Wound          int         // the score needed to wound; above 6, no die does
	Elite, Vicious bool
	// One die that missed, or that did not wound, may be rolled again.
	HitAgain, WoundAgain bool
	WoundsAgain          bool        // all dice that did not wound may be
	Blast                army.Amount // what a hit counts for; zero is as 1
	Leech                int         // wounds that it may shed: its Lifeleech, but no more than it has
	Healing, Hurt        int         // of Hurt wounds it has regenerated those whose die showed Healing, if that is not 0; it sheds none of them
	Grows                bool        // it has a die more for each wound that others have dealt before
	Bites                bool        // it goes on with as many dice as it has just dealt wounds
}

// need is the score needed to hit.
// Carries out kings.hindered.minus-1-to-hit.
func (a *Attack) need() int {
	if a.Hindered {
		return a.Hit + 1
	}
	return a.Hit
}

// hits carries out kings.melee.flank-doubles-attacks, kings.melee.rear-triples-attacks,
// kings.melee.above-6-half-dice-on-6, kings.special.elite-reroll-1s-to-hit and
// kings.special.blast-multiplies-hits.
func (a *Attack) hits() odds.Dist {
	need, half := needed(a.need())
	dice := oddsOf(a.Dice).Map(func(n int) int {
		n *= max(a.Times, 1)
		if half {
			n /= 2
		}
		return n
	})
	hits := odds.Check{Need: need, Reroll: onesIf(a.Elite), Spare: a.HitAgain}.Successes(dice)
	if a.Blast == (army.Amount{}) {
		return hits
	}
	return hits.Copies(oddsOf(a.Blast))
}

// wounding carries out kings.damage.above-6-cannot-wound and
// kings.special.vicious-reroll-1s-to-wound.
func (a *Attack) wounding() odds.Check {
	again := onesIf(a.Vicious)
	if a.WoundsAgain {
		again = odds.Failures
	}
	return odds.Check{Need: max(a.Wound, lowest), Reroll: again, Spare: a.WoundAgain}
}

// sheds is the distribution of how many wounds the attacker loses by what it deals.
func (a *Attack) sheds(dealt odds.Dist) odds.Dist {
	most := dealt.Map(func(n int) int { return min(n, a.Leech) })
	if a.Healing == 0 {
		return most
	}
	left := odds.Check{Need: stays(a.Healing)}.Successes(odds.Always(a.Hurt))
	shed := make(odds.Dist, min(len(most), len(left)))
	for n, p := range most {
		for has, q := range left {
			shed[min(n, has)] += float64(p * q)
		}
	}
	return shed
}

// stays is the score with which a die counts for a wound that a unit keeps, if it regenerates
// on a score: there are as many faces from 8-n on as below n.
func stays(regenerates int) int { return 8 - regenerates }

func onesIf(ones bool) odds.Reroll {
	if ones {
		return odds.Ones
	}
	return odds.Never
}

// odds is the distribution of an amount.
func oddsOf(a army.Amount) odds.Dist {
	if a.Die == 0 {
		return odds.Always(int(a.Plus))
	}
	return odds.Die(int(a.Die)).Map(func(n int) int { return n + int(a.Plus) })
}

// An Assault is all that is rolled before one Nerve test: the attacks of a combat, or the
// shots of a phase at one target.
type Assault struct {
	Attacks  []Attack
	Defender Defender
}

// Odds are how likely each result of an assault is.
type Odds struct {
	Hits, Wounds odds.Dist // of all attackers together
	// Nerve is how likely wounds and Outcome are at once: Nerve[wounds][outcome].
	Nerve odds.Joint
	// Left is how likely the defender Holds, or Wavers, and then has so many wounds when
	// it has been given its next order: Left[outcome][wounds].
	Left [Routs]odds.Dist
	// Shed is how many wounds each attacker loses by Lifeleech.
	Shed []odds.Dist
}

// Odds works them out.
func (a *Assault) Odds() Odds {
	o := Odds{Hits: odds.Always(0), Wounds: odds.Always(0), Shed: make([]odds.Dist, len(a.Attacks))}
	tangled := false
	for i := range a.Attacks {
		attack := &a.Attacks[i]
		tangled = tangled || attack.Grows || attack.Bites
		hits := attack.hits()
		wounds := attack.wounding().Successes(hits)
		o.Hits, o.Wounds = o.Hits.Plus(hits), o.Wounds.Plus(wounds)
		o.Shed[i] = attack.sheds(wounds)
	}
	if tangled {
		a.untangle(&o)
	}
	o.Nerve = odds.Given(o.Wounds, int(outcomes), a.Defender.nerve)
	for outcome := range Routs {
		o.Left[outcome] = a.Defender.left(o.Nerve, outcome)
	}
	return o
}

// work is about how many nanoseconds Odds takes, and whoever asks for them.
func (a *Assault) work() float64 {
	square := func(n float64) float64 { return n * n }
	tangled := false
	before, work := 0.0, 50_000.0
	for i := range a.Attacks {
		attack := &a.Attacks[i]
		dice := float64(attack.Dice.Most())
		if attack.Grows {
			dice = max(dice, min(dice+before, maxSwollen))
			work += 2 * square(before+1) * square(dice*float64(max(attack.Times, 1)))
		}
		hits := dice * float64(max(attack.Times, 1)*max(attack.Blast.Most(), 1))
		if tangled = tangled || attack.Grows || attack.Bites; tangled {
			work += square(before+1) * square(hits) / 4
		}
		before += hits
		work += square(hits) + square(float64(attack.Hurt))
	}
	return work + square(before+float64(a.Defender.Wounds))
}

// Chance is how likely an outcome is.
func (o *Odds) Chance(outcome Outcome) float64 { return o.Nerve.Second()[outcome] }

// Joint is how likely hits, wounds and outcome are at once, by outcome:
// Joint()[outcome][hits][wounds].
func (a *Assault) Joint() [outcomes]odds.Joint {
	both := odds.Joint{odds.Always(0)}
	for i := range a.Attacks {
		both, _ = a.Attacks[i].after(both)
	}
	var all [outcomes]odds.Joint
	for outcome := range outcomes {
		all[outcome] = both.Weighed(a.Defender.chances(outcome, len(both)))
	}
	return all
}
