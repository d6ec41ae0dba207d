package kings

import "gonfalon/geom/plane"

// A Duel is what the rules look at when one unit strikes another in melee.
type Duel struct {
	By, At     *Profile
	Face       plane.Side // of At, that By has charged
	Hindered   bool       // by terrain
	Disordered bool       // By is
	Chanted    bool       // Bane Chant is on By
	Wounds     int        // on By
}

// Attack works out the dice of the duel.
func (d *Duel) Attack() Attack {
	in := scopeAgainst(d.At)
	return Attack{
		Dice: d.By.Attacks, Times: d.times(), Hit: d.hit(), Wound: d.wound(), Hindered: d.hindered(),
		Elite: d.By.HasIn(Elite, in), Vicious: d.By.HasIn(Vicious, in),
		HitAgain: d.By.Artefact == BladeOfSlashing, WoundAgain: d.By.Artefact == MaceOfCrushing,
		Blast: d.blast(), Leech: min(d.By.N(Lifeleech), d.Wounds),
	}
}

// scopeAgainst is the scope of rules that hold against a target only.
func scopeAgainst(p *Profile) Scope {
	if p.Type == Monster {
		return AgainstMonsters
	}
	return 0
}

// times carries out kings.individual.enemies-never-double-or-triple,
// kings.individual.own-attacks-not-multiplied, kings.individual.still-triples-vs-war-engines
// and kings.war-engine.attackers-always-triple.
func (d *Duel) times() int {
	switch {
	case d.At.Has(Individual):
		return 1
	case d.At.Type == WarEngine:
		return 3
	case d.By.Has(Individual) || d.Face == plane.Front:
		return 1
	case d.Face == plane.Rear:
		return 3
	}
	return 2
}

// hindered carries out kings.special.strider-never-hindered.
func (d *Duel) hindered() bool { return d.Hindered && !d.By.Has(Strider) }

// hit carries out kings.melee.modifiers-add-up and kings.special.ensnare-minus-1-from-front.
func (d *Duel) hit() int {
	need := int(d.By.Melee)
	if d.At.Has(Ensnare) && d.Face == plane.Front {
		need++
	}
	if d.At.Has(PromiseOfLoveEternal) && d.By.Hero {
		need++
	}
	if d.By.Artefact == BrewOfSharpness || d.By.Artefact == QuicksilverRapier && d.At.Has(Individual) {
		need--
	}
	return need
}

// wound carries out kings.damage.wound-on-defence and the rules that add to the roll.
func (d *Duel) wound() int {
	need := d.At.defence(d.Face == plane.Front) - d.By.N(CrushingStrength)
	if d.thunders() {
		need -= d.By.N(ThunderousCharge)
	}
	if d.Chanted {
		need--
	}
	switch d.By.Artefact {
	case BladeOfTheBeastSlayer:
		if d.At.beast() {
			need -= 2
		}
	case FireOil:
		if d.At.Has(Regeneration) {
			need--
		}
	}
	return need
}

// thunders carries out kings.special.thunderous-charge-lost-if-disordered,
// kings.special.thunderous-charge-lost-if-hindered and
// kings.special.phalanx-cancels-thunderous-charge.
func (d *Duel) thunders() bool {
	return !d.Disordered && !d.hindered() && !(d.At.Has(Phalanx) && d.Face == plane.Front)
}

func (d *Duel) blast() Amount {
	if d.By.Has(TheAmputator) {
		return Amount{Die: 3}
	}
	return Amount{}
}

// defence carries out kings.special.big-shield-defence-6-from-front.
func (p *Profile) defence(front bool) int {
	if front && p.Has(BigShield) {
		return 6
	}
	return int(p.Defence)
}

// beast tells what the Blade of the Beast Slayer is made for.
func (p *Profile) beast() bool {
	switch p.Type {
	case LargeInfantry, LargeCavalry, Monster:
		return true
	}
	return p.Hero && !p.Has(Individual)
}

// Defender is the unit as its Nerve test sees it, as far as its profile knows.
func (p *Profile) Defender(wounds int) Defender {
	d := Defender{
		Wounds: wounds, Waver: int(p.Waver), Rout: int(p.Rout),
		Inspired:    p.Has(Inspiring) || p.Has(VeryInspiring) || p.Has(Bhardoom) || p.Artefact == HelmOfConfidence,
		IronResolve: p.Has(IronResolve), Regeneration: p.N(Regeneration),
	}
	if p.Artefact == BrewOfCourage {
		d.Bonus--
	}
	return d
}
