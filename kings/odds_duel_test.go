package kings

import (
	"testing"

	"gonfalon/geom/plane"
)

// unitWith returns a plain profile with some special rules.
func unitWith(change func(*Profile), rules map[Special]uint8) *Profile {
	p := &Profile{
		Type: Infantry, Melee: 4, Shooting: 4, Defence: 5, Attacks: flat(12), Waver: 14, Rout: 16,
		Weapons: [MaxWeapons]Weapon{{Kind: Bow, Range: 24}},
	}
	for rule, n := range rules {
		p.special[rule] = n
	}
	if change != nil {
		change(p)
	}
	return p
}

func unitHaving(rules ...Special) *Profile {
	all := map[Special]uint8{}
	for _, r := range rules {
		all[r] = 1
	}
	return unitWith(nil, all)
}

func unitCarrying(a Artefact, rules ...Special) *Profile {
	p := unitHaving(rules...)
	p.Artefact = a
	return p
}

func TestOddsOfDuels(t *testing.T) {
	plain := unitHaving()
	monster := unitWith(func(p *Profile) { p.Type = Monster }, nil)
	engine := unitWith(func(p *Profile) { p.Type = WarEngine }, nil)
	hero := unitWith(func(p *Profile) { p.Hero = true }, nil)
	usual := Attack{Dice: flat(12), Times: 1, Hit: 4, Wound: 5}
	for _, tt := range []struct {
		name string
		duel Duel
		want func(*Attack)
	}{
		{"in front", Duel{By: plain, At: plain}, nil},
		{"the left doubles", Duel{By: plain, At: plain, Face: plane.Left}, func(a *Attack) { a.Times = 2 }},
		{"the right doubles", Duel{By: plain, At: plain, Face: plane.Right}, func(a *Attack) { a.Times = 2 }},
		{"the rear triples", Duel{By: plain, At: plain, Face: plane.Rear}, func(a *Attack) { a.Times = 3 }},
		{"a War Engine triples", Duel{By: plain, At: engine}, func(a *Attack) { a.Times = 3 }},
		{"a War Engine triples on its flank", Duel{By: plain, At: engine, Face: plane.Left}, func(a *Attack) { a.Times = 3 }},
		{"an Individual triples against it", Duel{By: unitHaving(Individual), At: engine}, func(a *Attack) { a.Times = 3 }},
		{"an Individual does not double", Duel{By: unitHaving(Individual), At: plain, Face: plane.Left}, nil},
		{"nor do its enemies", Duel{By: plain, At: unitHaving(Individual), Face: plane.Rear}, nil},
		{"not even if it is a War Engine", Duel{By: plain, At: unitWith(func(p *Profile) { p.Type = WarEngine }, map[Special]uint8{Individual: 1})}, nil},
		{"hindered", Duel{By: plain, At: plain, Hindered: true}, func(a *Attack) { a.Hindered = true }},
		{"but no Strider", Duel{By: unitHaving(Strider), At: plain, Hindered: true}, nil},
		{"Ensnare", Duel{By: plain, At: unitHaving(Ensnare)}, func(a *Attack) { a.Hit = 5 }},
		{"Ensnare has a front", Duel{By: plain, At: unitHaving(Ensnare), Face: plane.Left}, func(a *Attack) { a.Times = 2 }},
		{"a promise to Heroes", Duel{By: hero, At: unitHaving(PromiseOfLoveEternal)}, func(a *Attack) { a.Hit = 5 }},
		{"a promise to nobody else", Duel{By: plain, At: unitHaving(PromiseOfLoveEternal)}, nil},
		{"Sharpness", Duel{By: unitCarrying(BrewOfSharpness), At: plain}, func(a *Attack) { a.Hit = 3 }},
		{"a rapier", Duel{By: unitCarrying(QuicksilverRapier), At: unitHaving(Individual)}, func(a *Attack) { a.Hit = 3 }},
		{"a rapier and a crowd", Duel{By: unitCarrying(QuicksilverRapier), At: plain}, nil},
		{"Crushing Strength", Duel{By: unitWith(nil, map[Special]uint8{CrushingStrength: 2}), At: plain}, func(a *Attack) { a.Wound = 3 }},
		{"Thunderous Charge adds to it", Duel{By: unitWith(nil, map[Special]uint8{CrushingStrength: 1, ThunderousCharge: 2}), At: plain}, func(a *Attack) { a.Wound = 2 }},
		{"not if hindered", Duel{By: unitHaving(ThunderousCharge), At: plain, Hindered: true}, func(a *Attack) { a.Hindered = true }},
		{"unless a Strider", Duel{By: unitHaving(ThunderousCharge, Strider), At: plain, Hindered: true}, func(a *Attack) { a.Wound = 4 }},
		{"not if Disordered", Duel{By: unitHaving(ThunderousCharge), At: plain, Disordered: true}, nil},
		{"not against a Phalanx", Duel{By: unitHaving(ThunderousCharge), At: unitHaving(Phalanx)}, nil},
		{"a Phalanx has a front", Duel{By: unitHaving(ThunderousCharge), At: unitHaving(Phalanx), Face: plane.Rear}, func(a *Attack) { a.Wound, a.Times = 4, 3 }},
		{"Piercing is for missiles", Duel{By: unitHaving(Piercing), At: plain}, nil},
		{"Bane Chant", Duel{By: plain, At: plain, Chanted: true}, func(a *Attack) { a.Wound = 4 }},
		{"a Big Shield", Duel{By: plain, At: unitHaving(BigShield)}, func(a *Attack) { a.Wound = 6 }},
		{"a Big Shield has a front", Duel{By: plain, At: unitHaving(BigShield), Face: plane.Left}, func(a *Attack) { a.Times = 2 }},
		{"a beast is slain", Duel{By: unitCarrying(BladeOfTheBeastSlayer), At: monster}, func(a *Attack) { a.Wound = 3 }},
		{"a rider is slain", Duel{By: unitCarrying(BladeOfTheBeastSlayer), At: hero}, func(a *Attack) { a.Wound = 3 }},
		{"a Hero on foot is not", Duel{By: unitCarrying(BladeOfTheBeastSlayer), At: unitWith(func(p *Profile) { p.Hero = true }, map[Special]uint8{Individual: 1})}, nil},
		{"a footman is not", Duel{By: unitCarrying(BladeOfTheBeastSlayer), At: plain}, nil},
		{"Fire Oil", Duel{By: unitCarrying(FireOil), At: unitHaving(Regeneration)}, func(a *Attack) { a.Wound = 4 }},
		{"Fire Oil on the dry", Duel{By: unitCarrying(FireOil), At: plain}, nil},
		{"Elite and Vicious", Duel{By: unitHaving(Elite, Vicious), At: plain}, func(a *Attack) { a.Elite, a.Vicious = true, true }},
		{"Vicious against Monsters", Duel{By: unitScoped(Vicious, AgainstMonsters), At: monster}, func(a *Attack) { a.Vicious = true }},
		{"Vicious against no others", Duel{By: unitScoped(Vicious, AgainstMonsters), At: plain}, nil},
		{"Vicious at range", Duel{By: unitScoped(Vicious, InRanged), At: plain}, nil},
		{"a blade", Duel{By: unitCarrying(BladeOfSlashing), At: plain}, func(a *Attack) { a.HitAgain = true }},
		{"a mace", Duel{By: unitCarrying(MaceOfCrushing), At: plain}, func(a *Attack) { a.WoundAgain = true }},
		{"the Amputator", Duel{By: unitHaving(TheAmputator), At: plain}, func(a *Attack) { a.Blast = Amount{Die: 3} }},
		{"Lifeleech", Duel{By: unitWith(nil, map[Special]uint8{Lifeleech: 2}), At: plain, Wounds: 5}, func(a *Attack) { a.Leech = 2 }},
		{"Lifeleech of one", Duel{By: unitWith(nil, map[Special]uint8{Lifeleech: 2}), At: plain, Wounds: 1}, func(a *Attack) { a.Leech = 1 }},
	} {
		want := usual
		if tt.want != nil {
			tt.want(&want)
		}
		if got := tt.duel.Attack(); got != want {
			t.Errorf("%s: got %+v want %+v", tt.name, got, want)
		}
	}
}

func unitScoped(s Special, in Scope) *Profile {
	p := unitHaving(s)
	p.scope[s] = in
	return p
}

func TestOddsOfVolleys(t *testing.T) {
	plain := unitHaving()
	breath := Weapon{Attacks: 10, Shooting: 4, Fixed: true, Odd: true}
	usual := Attack{Dice: flat(12), Hit: 4, Wound: 5}
	for _, tt := range []struct {
		name   string
		volley Volley
		want   func(*Attack)
	}{
		{"plain", Volley{By: plain, At: plain}, nil},
		{"moved", Volley{By: plain, At: plain, Moved: true}, func(a *Attack) { a.Hit = 5 }},
		{"moved and cover", Volley{By: plain, At: plain, Moved: true, Cover: true}, func(a *Attack) { a.Hit = 6 }},
		{"Stealthy Individual in cover", Volley{By: plain, At: unitHaving(Individual, Stealthy), Moved: true, Cover: true}, func(a *Attack) { a.Hit = 8 }},
		{"javelins on the move", Volley{By: plain, At: plain, With: Weapon{Steady: true}, Moved: true}, nil},
		{"Nimble on the move", Volley{By: unitHaving(Nimble), At: plain, Moved: true}, nil},
		{"Indirect Fire", Volley{By: unitHaving(IndirectFire), At: plain, Cover: true}, nil},
		{"an indirect weapon", Volley{By: plain, At: plain, With: Weapon{Indirect: true}, Cover: true}, nil},
		{"a weapon's own score", Volley{By: plain, At: plain, With: Weapon{Shooting: 5, Attacks: 2, Piercing: 2, Vicious: true, Blast: Amount{Die: 3}}}, func(a *Attack) {
			*a = Attack{Dice: flat(2), Hit: 5, Wound: 3, Vicious: true, Blast: Amount{Die: 3}}
		}},
		{"a Breath Attack", Volley{By: plain, At: unitHaving(Stealthy, Individual), With: breath, In: InRanged, Moved: true, Cover: true}, func(a *Attack) { a.Dice = flat(10) }},
		{"keen eyes", Volley{By: unitCarrying(BrewOfKeenEyeness), At: plain}, func(a *Attack) { a.Hit = 3 }},
		{"keen eyes and an odd weapon", Volley{By: unitCarrying(BrewOfKeenEyeness), At: plain, With: Weapon{Odd: true}}, nil},
		{"Piercing", Volley{By: unitHaving(Piercing), At: plain}, func(a *Attack) { a.Wound = 4 }},
		{"a heart-seeking weapon", Volley{By: unitCarrying(HeartSeekingChant, Piercing), At: plain, With: Weapon{Piercing: 2}}, func(a *Attack) { a.Wound = 2 }},
		{"Bane Chant", Volley{By: plain, At: plain, Chanted: true}, func(a *Attack) { a.Wound = 4 }},
		{"Crushing Strength is for melee", Volley{By: unitHaving(CrushingStrength, ThunderousCharge), At: plain}, nil},
		{"Fire Oil", Volley{By: unitCarrying(FireOil), At: unitHaving(Regeneration)}, func(a *Attack) { a.Wound = 4 }},
		{"Fire Oil on no breath", Volley{By: unitCarrying(FireOil), At: unitHaving(Regeneration), With: breath}, func(a *Attack) { a.Dice = flat(10) }},
		{"a Big Shield", Volley{By: plain, At: unitHaving(BigShield), Front: true}, func(a *Attack) { a.Wound = 6 }},
		{"a Big Shield from behind", Volley{By: plain, At: unitHaving(BigShield)}, nil},
		{"Elite for spells", Volley{By: unitScoped(Elite, InSpells), At: plain, In: InRanged | InSpells}, func(a *Attack) { a.Elite = true }},
		{"Elite for spells alone", Volley{By: unitScoped(Elite, InSpells), At: plain, In: InRanged}, nil},
		{"a piercing arrow", Volley{By: unitCarrying(PiercingArrow), At: plain}, func(a *Attack) { a.WoundAgain = true }},
		{"no piercing breath", Volley{By: unitCarrying(PiercingArrow), At: plain, With: breath}, func(a *Attack) { a.Dice = flat(10) }},
		{"Blast", Volley{By: unitWith(func(p *Profile) { p.Blast = Amount{6, 2} }, map[Special]uint8{Blast: 1}), At: plain}, func(a *Attack) { a.Blast = Amount{6, 2} }},
	} {
		want := usual
		if tt.want != nil {
			tt.want(&want)
		}
		if got := tt.volley.Attack(); got != want {
			t.Errorf("%s: got %+v want %+v", tt.name, got, want)
		}
	}
}

func TestOddsOfDefenders(t *testing.T) {
	usual := Defender{Wounds: 3, Waver: 14, Rout: 16}
	for name, tt := range map[string]struct {
		p    *Profile
		want func(*Defender)
	}{
		"plain":          {unitHaving(), func(*Defender) {}},
		"Inspiring":      {unitHaving(Inspiring), func(d *Defender) { d.Inspired = true }},
		"Very Inspiring": {unitHaving(VeryInspiring), func(d *Defender) { d.Inspired = true }},
		"Bhardoom":       {unitHaving(Bhardoom), func(d *Defender) { d.Inspired = true }},
		"confidence":     {unitCarrying(HelmOfConfidence), func(d *Defender) { d.Inspired = true }},
		"courage":        {unitCarrying(BrewOfCourage), func(d *Defender) { d.Bonus = -1 }},
		"Iron Resolve":   {unitHaving(IronResolve), func(d *Defender) { d.IronResolve = true }},
		"Regeneration":   {unitWith(nil, map[Special]uint8{Regeneration: 5}), func(d *Defender) { d.Regeneration = 5 }},
	} {
		want := usual
		tt.want(&want)
		if got := tt.p.Defender(3); got != want {
			t.Errorf("%s: got %+v want %+v", name, got, want)
		}
	}
}
