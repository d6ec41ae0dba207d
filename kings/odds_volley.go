package kings

// A Volley is what the rules look at when one unit shoots at another.
type Volley struct {
	By, At  *Profile
	With    Weapon // a Breath Attack or a spell is one that is Fixed on 4, and Odd
	In      Scope  // InRanged, and InSpells for a spell
	Moved   bool   // By has had any order but Halt
	Cover   bool   // At is in cover
	Front   bool   // By is in the front arc of At
	Chanted bool   // Bane Chant is on By
}

// Attack works out the dice of the volley.
func (v *Volley) Attack() Attack {
	in := v.In | scopeAgainst(v.At)
	a := Attack{
		Dice: v.By.Attacks, Hit: v.hit(), Wound: v.wound(), Blast: v.With.Blast,
		Elite: v.By.HasIn(Elite, in), Vicious: v.With.Vicious || v.By.HasIn(Vicious, in),
		WoundAgain: v.By.Artefact == PiercingArrow && !v.With.Odd,
	}
	if v.With.Attacks > 0 {
		a.Dice = Amount{Plus: v.With.Attacks}
	}
	if a.Blast == (Amount{}) && v.By.HasIn(Blast, in) {
		a.Blast = v.By.Blast
	}
	return a
}

// hit carries out kings.shoot.modifiers-add-up and kings.special.breath-attack-always-4-plus.
func (v *Volley) hit() int {
	need := int(v.With.Shooting)
	if need == 0 {
		need = int(v.By.Shooting)
	}
	if v.With.Fixed {
		return need
	}
	for _, harder := range []bool{
		v.Moved && !v.With.Steady && !v.By.Has(Nimble),
		v.Cover && !v.With.Indirect && !v.By.Has(IndirectFire),
		v.At.Has(Stealthy),
		v.At.Has(Individual),
	} {
		if harder {
			need++
		}
	}
	if v.By.Artefact == BrewOfKeenEyeness && !v.With.Odd {
		need--
	}
	return need
}

// wound carries out kings.special.piercing-plus-n-ranged.
func (v *Volley) wound() int {
	need := v.At.defence(v.Front)
	switch {
	case v.With.Piercing == 0:
		need -= v.By.N(Piercing)
	case v.By.Artefact == HeartSeekingChant:
		need -= int(v.With.Piercing) + 1
	default:
		need -= int(v.With.Piercing)
	}
	if v.Chanted {
		need--
	}
	if v.By.Artefact == FireOil && !v.With.Odd && v.At.Has(Regeneration) {
		need--
	}
	return need
}
