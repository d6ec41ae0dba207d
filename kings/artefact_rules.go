package kings

import "gonfalon/game"

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
var artefactRules = [artefacts]artefactRule{
	BladeOfSlashing:              {in: byMelee, hitAgain: true},
	BladeOfTheBeastSlayer:        {in: byMelee, against: beasts, wound: 2},
	BootsOfLevitation:            {levitates: true},
	BrewOfCourage:                {nerve: -1},
	BrewOfKeenEyeness:            {in: byShot, hit: 1},
	BrewOfSharpness:              {in: byMelee, hit: 1},
	CrepognonsScryingGemOfZellak: {foresees: true},
	CrystalPendantOfRetribution:  {bursts: true},
	FireOil:                      {in: byMelee | byShot, against: regenerating, wound: 1},
	HelmOfConfidence:             {routAgain: true},
	JarOfTheFourWinds:            {in: byShot}, // its range is in the profile
	MaceOfCrushing:               {in: byMelee, woundAgain: true},
	MyrddinsAmuletOfTheFireHeart: {twice: true},
	PiercingArrow:                {in: byShot, woundAgain: true},
	QuicksilverRapier:            {in: byMelee, against: individuals, hit: 1},
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
		helps = target.Has(Individual)
	case beasts:
		helps = target.Type == LargeInfantry || target.Type == LargeCavalry || target.Type == Monster ||
			target.Hero && !target.Has(Individual)
	case regenerating:
		helps = target.Has(Regeneration)
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
