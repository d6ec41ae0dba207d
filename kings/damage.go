package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/kings/army"
)

// Attacks: hits and wounds, at range and in melee alike (kings.damage.*, kings.dice.*).

// An attack is a set of dice that one unit rolls against another, with all that changes
// them. It follows from the state alone: nothing has been rolled yet.
type attack struct {
	by, on  UnitNo
	dice    army.Amount
	times   int         // the dice are doubled or tripled in a flank or rear
	score   int         // to hit, before modifiers
	worse   int         // how much the modifiers take from every die
	fixed   bool        // hits on the score whatever the modifiers
	elite   bool        // re-roll natural ones to hit
	blast   army.Amount // hits instead of one; zero: one
	armour  int         // Defence of the target
	strong  int         // what is added to every die to wound
	vicious bool        // re-roll natural ones to wound

	manner     manner
	face       plane.Side // of the target: the one charged, or in whose arc the attacker's leader is
	hitAgain   bool       // re-roll one die that missed
	woundAgain bool       // re-roll one die that did not wound
	woundsAll  bool       // re-roll all dice that did not wound
	grows      bool       // a die more for each wound on the target
	bites      bool       // goes on with as many dice as it has caused wounds

	modifiers uint8
	modifier  [maxModifiers]Modifier // what has made these numbers
}

// need returns the score that a die must show to hit, and whether only half of the dice
// are rolled.
//
// Carries out kings.shoot.natural-1-misses, above-6-half-dice-on-6, kings.melee.natural-1-misses
// and above-6-half-dice-on-6.
func (a *attack) need() (score int, half bool) {
	if a.fixed {
		return a.score, false
	}
	return needed(a.score + a.worse)
}

// needed turns a score with its modifiers into what a die must show.
func needed(score int) (need int, half bool) {
	if score > 6 {
		return 6, true
	}
	return max(score, lowest), false
}

// lowest is the lowest score that a die may need, for a 1 always fails.
const lowest = 2

// needToWound returns the score that a die must show to wound; above 6 nothing does.
// Carries out kings.damage.wound-on-defence and natural-1-never-wounds.
func (a *attack) needToWound() int { return max(a.armour-a.strong, lowest) }

// hits rolls the dice of an attack and returns how many hits there are.
//
// Carries out kings.shoot.roll-attacks-dice, hit-on-shooting-score, modifiers-add-up and
// their twins in melee, and kings.special.blast-multiplies-hits.
func (p play) hits(a *attack) int {
	p.showIn(a)
	n := p.amounts(a.by, a.dice, 1, eventAttackDice) * a.times
	score, half := a.need()
	if half {
		n /= 2
	}
	hits := p.throw(a.by, labelHit, n, score, second{ones: a.elite, one: a.hitAgain})
	if a.blast == (army.Amount{}) {
		return hits
	}
	return p.amounts(a.by, a.blast, hits, eventBlastDice)
}

// wounds rolls to wound with the dice that hit and returns how many wounds there are.
// Carries out kings.damage.roll-once-per-hit and above-6-cannot-wound.
func (p play) wounds(a *attack, hits int) int {
	score := a.needToWound()
	if score > 6 {
		return 0
	}
	return p.throw(a.by, labelWound, hits, score, second{ones: a.vicious, one: a.woundAgain, all: a.woundsAll})
}

// A second says which dice are rolled again: natural ones, one that failed, or all that did.
type second struct{ ones, one, all bool }

// throw rolls dice of a unit and returns how many reach a score. Those that may be are
// rolled again, once.
//
// Carries out kings.dice.reroll-only-entitled-dice, reroll-second-result-stands and
// never-reroll-a-reroll.
func (p play) throw(u UnitNo, label game.Label, dice, score int, again second) int {
	var first, last faces
	n := 0
	p.dice.Due(dice)
	for i := range dice {
		die := p.dice.Die(label, 6)
		first.add(die)
		if free := again.all || again.ones && die == 1; die < score && (free || again.one) {
			again.one = again.one && free
			p.dice.Due(dice - i)
			die = p.dice.Die(label, 6)
			last.add(die)
		}
		if die >= score {
			n++
		}
	}
	p.tellDice(throws[label], u, first, score, 0)
	p.tellDice(eventAgainDice, u, last, score, 0)
	return n
}

// throws are the events that tell of dice, by what they are rolled for.
var throws = [...]uint8{labelHit: eventHitDice, labelWound: eventWoundDice, labelSpecial: eventMendDice}

// amounts rolls a number that may have a die in it, so many times, and returns the sum.
// Carries out kings.dice.d6-plus-1.
func (p play) amounts(u UnitNo, a army.Amount, times int, told uint8) int {
	sum := int(a.Plus) * times
	if a.Die == 0 {
		return sum
	}
	var f faces
	p.dice.Due(times)
	for range times {
		n := p.die(labelSpecial, int(a.Die))
		f.add(n)
		sum += n
	}
	p.tellDice(told, u, f, 0, sum)
	return sum
}

// die rolls a die. Carries out kings.dice.d6 and kings.dice.d3.
func (p play) die(label game.Label, sides int) int {
	if sides == 3 {
		return (p.dice.Die(label, 6) + 1) / 2
	}
	return p.dice.Die(label, sides)
}

// pair rolls two dice.
func (p play) pair(label game.Label) (one, other int) {
	p.dice.Due(2)
	return p.dice.Die(label, 6), p.dice.Die(label, 6)
}

// maxWounds is how many wounds are counted: nothing but a double one saves a unit with far
// fewer.
const maxWounds = 1000

// hurt puts wounds on a unit; its Nerve is tested when the phase or the combat ends.
// Carries out kings.damage.one-marker-per-wound and wounds-accumulate.
func (p play) hurt(u UnitNo, wounds int) {
	if wounds == 0 {
		return
	}
	f := &p.Units[u]
	wounds = min(wounds, maxWounds-int(f.Wounds))
	f.Wounds += uint16(wounds)
	f.Did |= Hurt
	p.tell(eventWounded, p.Armies.Seat(u), int16(u), int16(wounds), int16(f.Wounds))
}

// shot returns the attack of a unit with a weapon at a target.
//
// Carries out kings.shoot.minus-1-moved, moved-exempt-weapons and minus-1-cover, and the
// special rules of shooting.
func (s *State) shot(u, target UnitNo, w *army.Weapon) attack {
	p := s.profile(u)
	a := attack{
		by: u, on: target, dice: p.Attacks, times: 1, score: int(w.Shooting), fixed: w.Fixed, blast: w.Blast,
		vicious: w.Vicious, manner: byShot,
	}
	if w.Odd {
		a.manner = byOddShot
	}
	if w.Attacks > 0 {
		a.dice = army.Amount{Plus: w.Attacks}
	}
	if w.Piercing > 0 {
		a.force(int(w.Piercing), bySpecial(army.Piercing))
	}
	if s.shootsAs(u) != Halt && !w.Steady && !s.nimble(u) {
		a.aim(-1, causeMoved)
	}
	if !a.fixed && !w.Indirect && s.covered(u, target) {
		a.aim(-1, causeCover)
	}
	s.sharpen(&a)
	return a
}

// blow returns the attack of a unit in melee.
//
// Carries out kings.melee.roll-attacks-dice, hit-on-melee-score, wound-as-shooting,
// modifiers-add-up and kings.hindered.minus-1-to-hit.
func (s *State) blow(u, target UnitNo) attack {
	p := s.profile(u)
	a := attack{
		by: u, on: target, dice: p.Attacks, score: int(p.Melee), manner: byMelee,
	}
	s.multiply(&a)
	if p.Melee == 0 {
		a.times = 0 // a dash: it does not strike
	}
	if s.Units[u].Did&Hindered != 0 {
		a.aim(-1, causeHindered)
	}
	s.sharpen(&a)
	return a
}

// multiply multiplies the Attacks of a unit in melee.
//
// Carries out kings.melee.flank-doubles-attacks, rear-triples-attacks,
// kings.war-engine.attackers-always-triple, kings.individual.enemies-never-double-or-triple,
// own-attacks-not-multiplied and still-triples-vs-war-engines.
func (s *State) multiply(a *attack) {
	var by Cause
	t, face := s.profile(a.on), s.Units[a.by].Face
	switch {
	case t.Has(army.Individual):
		a.times = 1
	case t.Type == army.WarEngine:
		a.times, by = 3, causeWarEngine
	case s.profile(a.by).Has(army.Individual), face == plane.Front:
		a.times = 1
	case face == plane.Rear:
		a.times, by = 3, causeRear
	default:
		a.times, by = 2, causeFlank
	}
	if a.times > 1 {
		a.note(Multiplies, a.times, by)
	}
}
