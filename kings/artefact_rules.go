package kings

import (
	"gonfalon/game"
	"gonfalon/kings/army"
)

// Artefacts in play (kings.artefact.*): what is not in the profile of their bearers.

// A quarry is against whom alone an artefact helps.
type quarry uint8

const (
	anybody quarry = iota
	individuals
	beasts // large infantry and cavalry, Monsters, Heroes that are no Individuals
	regenerating
)

// An artefactRule is what an artefact does in play. The attacks it helps are those in a
// manner, against a quarry.
type artefactRule struct {
	in         manner
	against    quarry
	hit, wound int  // added to the dice
	hitAgain   bool // one die that missed is rolled again
	woundAgain bool // one die that did not wound is rolled again

	nerve     int  // added to enemies' tests
	routAgain bool // a Rout is always rolled again
	levitates bool // see shootsAs
	twice     bool // once a game, a second ranged attack of another kind
	bursts    bool // see burst
	foresees  bool // the enemy deploys first D3+1 units at once
}

// artefactRules has an entry for each artefact whose record says "in_play".
// Carries out kings.artefact.normal-ranged-not-breath-or-spell: byShot is normal shooting.
var artefactRules = [army.Artefacts]artefactRule{
	army.BladeOfSlashing:              {in: byMelee, hitAgain: true},
	army.BladeOfTheBeastSlayer:        {in: byMelee, against: beasts, wound: 2},
	army.BootsOfLevitation:            {levitates: true},
	army.BrewOfCourage:                {nerve: -1},
	army.BrewOfKeenEyeness:            {in: byShot, hit: 1},
	army.BrewOfSharpness:              {in: byMelee, hit: 1},
	army.CrepognonsScryingGemOfZellak: {foresees: true},
	army.CrystalPendantOfRetribution:  {bursts: true},
	army.FireOil:                      {in: byMelee | byShot, against: regenerating, wound: 1},
	army.HelmOfConfidence:             {routAgain: true},
	army.JarOfTheFourWinds:            {in: byShot}, // its range is in the profile
	army.MaceOfCrushing:               {in: byMelee, woundAgain: true},
	army.MyrddinsAmuletOfTheFireHeart: {twice: true},
	army.PiercingArrow:                {in: byShot, woundAgain: true},
	army.QuicksilverRapier:            {in: byMelee, against: individuals, hit: 1},
}

// artefact returns what the artefact of a unit does in play.
func (s *State) artefact(u UnitNo) *artefactRule { return &artefactRules[s.profile(u).Artefact] }

// artefactRule returns what the attacker's artefact does for an attack, nil if nothing.
func (s *State) artefactRule(a *attack) *artefactRule {
	r, target := s.artefact(a.by), s.profile(a.on)
	if r.in&a.manner == 0 {
		return nil
	}
	helps := true
	switch r.against {
	case individuals:
		helps = target.Has(army.Individual)
	case beasts:
		helps = target.Type == army.LargeInfantry || target.Type == army.LargeCavalry || target.Type == army.Monster ||
			target.Hero && !target.Has(army.Individual)
	case regenerating:
		helps = target.Has(army.Regeneration)
	}
	if !helps {
		return nil
	}
	return r
}

// shootsAs returns the order that a unit is treated as having had when it shoots.
func (s *State) shootsAs(u UnitNo) Order {
	o := s.Units[u].Order
	if s.artefact(u).levitates {
		switch o {
		case Advance:
			return Halt
		case AtTheDouble:
			return Advance
		}
	}
	return o
}

// foresee makes a player who begins to deploy against a Scrying Gem put down D3+1 units at
// once: so many stand in the frame.
func (p play) foresee(f *game.Frame) {
	if f.Arg > 0 || f.Step == deployAhead {
		return
	}
	for u, end := p.Armies.Of(f.Seat); u < end; u++ {
		if p.Units[u].Condition != Reserve && !p.goesAhead(u) {
			return
		}
	}
	for e, end := p.Armies.Of(enemyOf(f.Seat)); e < end; e++ {
		if p.artefact(e).foresees {
			p.show(e)
			f.Arg = int16(p.die(labelSpecial, 3) + 1)
			return
		}
	}
}

// nextToDeploy hands over to the other player when all have been put down that must be at
// once.
func (p play) nextToDeploy(f *game.Frame) {
	if f.Arg--; f.Arg <= 0 {
		f.Arg, f.Seat = 0, enemyOf(f.Seat)
	}
}
