package army

import (
	"testing"

	"gonfalon/game/gametest"
)

// TestSampleProfile compares the Kindred Archers with the profile that the rulebook prints.
func TestSampleProfile(t *testing.T) {
	gametest.Covers(t, "kings.profile.unit-size", "kings.profile.nerve-two-numbers", "kings.profile.points-value", "kings.profile.special-entry")
	for size, want := range map[Size]Profile{
		Troop:    {Models: 10, Speed: 6, Melee: 5, Shooting: 4, Defence: 4, Attacks: Amount{Plus: 8}, Waver: 10, Rout: 12, Points: 115},
		Regiment: {Models: 20, Speed: 6, Melee: 5, Shooting: 4, Defence: 4, Attacks: Amount{Plus: 10}, Waver: 14, Rout: 16, Points: 150},
		Horde:    {Models: 40, Speed: 6, Melee: 5, Shooting: 4, Defence: 4, Attacks: Amount{Plus: 20}, Waver: 21, Rout: 23, Points: 250},
	} {
		p := profile(t, "elves/kindred_archers", size)
		got := Profile{
			Models: p.Models, Speed: p.Speed, Melee: p.Melee, Shooting: p.Shooting, Defence: p.Defence,
			Attacks: p.Attacks, Waver: p.Waver, Rout: p.Rout, Points: p.Points,
		}
		if got != want {
			t.Errorf("%s: got %+v want %+v", SizeIDs[size], got, want)
		}
		// Equipment and special rules: bows, and Elite as all Elves.
		if p.Weapons != [MaxWeapons]Weapon{{Kind: Bow, Range: 24}} || !p.Has(Elite) || p.Has(Vicious) {
			t.Errorf("%s: weapons %+v, Elite %t", SizeIDs[size], p.Weapons, p.Has(Elite))
		}
	}
	every(func(u *Unit, p *Profile) {
		if p.Rout == 0 || p.Waver > p.Rout || p.Points == 0 || p.Models == 0 {
			t.Errorf("%s: Nerve %d/%d, %d points, %d models", u.ID, p.Waver, p.Rout, p.Points, p.Models)
		}
	})
	// Fearless units have no Waver limit.
	if p := profile(t, "abyssal_dwarfs/abyssal_berserkers", Troop); !p.Fearless() || p.Rout != 13 {
		t.Errorf("Berserkers: Nerve %d/%d", p.Waver, p.Rout)
	}
}

func TestShootingDash(t *testing.T) {
	gametest.Covers(t, "kings.profile.shooting-dash-means-none")
	dashes := 0
	every(func(u *Unit, p *Profile) {
		got := last(legal(t, oneOf(t, u, p.Size, nil)))
		if got.Shooting == 0 {
			dashes++
		}
		for _, w := range got.Weapons {
			if w.Kind != 0 && w.Shooting == 0 && got.Shooting == 0 {
				t.Errorf("%s shoots with Shooting -", u.ID)
			}
		}
	})
	if dashes < 500 {
		t.Errorf("only %d units have Shooting -", dashes)
	}
	refuseData(t, "bows in hands that cannot shoot", "armies/elves.json", `"me": 5, "ra": 4,`, `"me": 5, "ra": null,`, "has a missile weapon and Shooting -")
}

func TestWeaponRanges(t *testing.T) {
	gametest.Covers(t, "kings.shoot.range-36-long-rifles-heavy-crossbows", "kings.shoot.range-24-bows-crossbows-rifles",
		"kings.shoot.range-18-harpoons-carbines-firebolts", "kings.shoot.range-12-pistols-javelins-thrown", "kings.war-engine.range-48")
	want := map[WeaponKind]uint8{
		LongRifle: 36, HeavyCrossbow: 36,
		Bow: 24, Crossbow: 24, LightCrossbow: 24, Rifle: 24,
		HarpoonGun: 18, Carbine: 18, Firebolt: 18,
		Pistol: 12, Javelin: 12, ThrowingWeapon: 12, Blowpipe: 12,
		EngineShot: 48,
	}
	for kind, reach := range want {
		if got := standard().Weapons[kind].Range; got != reach {
			t.Errorf("%s: range %d want %d", weaponIDs[kind], got, reach)
		}
	}
	// "Unless stated otherwise": these two state it.
	stated := map[string]uint8{"halfling_volley_gun": 24, "magus_conclave": 36}
	seen := map[WeaponKind]bool{}
	look := func(u *Unit, w Weapon) {
		reach, ok := want[w.Kind]
		if n := stated[u.ID]; n > 0 && w.Kind == EngineShot {
			reach = n
		}
		if ok && w.Range != reach {
			t.Errorf("%s of %s: range %d want %d", weaponIDs[w.Kind], u.ID, w.Range, reach)
		}
		if steady := w.Kind == Pistol || w.Kind == Javelin || w.Kind == ThrowingWeapon || w.Kind == Blowpipe; w.Kind != 0 && w.Steady != steady {
			t.Errorf("%s of %s: no penalty for moving: %t", weaponIDs[w.Kind], u.ID, w.Steady)
		}
		seen[w.Kind] = true
	}
	every(func(u *Unit, p *Profile) {
		for _, w := range p.Weapons {
			look(u, w)
		}
		for _, o := range u.Options {
			for _, w := range o.effect.weapons {
				look(u, w)
			}
		}
	})
	for kind := range want {
		if !seen[kind] && kind != Javelin { // nobody has javelins in these lists
			t.Errorf("nobody has a %s", weaponIDs[kind])
		}
	}
}

func TestNimbleByOtherRules(t *testing.T) {
	gametest.Covers(t, "kings.special.fly-is-nimble", "kings.individual.is-nimble")
	fliers, individuals := 0, 0
	c := standard()
	for i := range c.Units {
		u := &c.Units[i]
		for o := -1; o < len(u.Options); o++ {
			var options []int
			if o >= 0 {
				options = []int{o}
			}
			if size := u.Profiles[len(u.Profiles)-1].Size; o < 0 || u.Options[o].Points[size] != noPrice {
				p := last(legal(t, oneOf(t, u, size, options)))
				if p.Has(Fly) {
					fliers++
				}
				if p.Has(Individual) {
					individuals++
				}
				if (p.Has(Fly) || p.Has(Individual)) && !p.Has(Nimble) {
					t.Errorf("%s is not Nimble", u.ID)
				}
			}
		}
	}
	if fliers < 50 || individuals < 100 {
		t.Errorf("%d fliers, %d Individuals", fliers, individuals)
	}
	// Not written in the profile, but following from it.
	if p := fielded(t, "forces of the abyss", "fleshlings, regiment", "abyssal_champion, winged"); !p.Has(Nimble) {
		t.Error("a winged champion is not Nimble")
	}
	a := &c.Armies[0]
	for _, s := range []Special{Fly, Individual} {
		p := Profile{}
		p.grant(grant{special: s, n: 1})
		p.settle(a)
		if !p.Has(Nimble) {
			t.Errorf("%s does not make Nimble", SpecialIDs[s])
		}
	}
}

func TestBreathOfAllAttacks(t *testing.T) {
	gametest.Covers(t, "kings.special.breath-attack-att-means-attacks")
	for size, want := range map[Size]int{Troop: 10, Regiment: 12, Horde: 25} {
		if got := profile(t, "abyssal_dwarfs/decimators", size).N(BreathAttack); got != want {
			t.Errorf("Decimators, %s: Breath Attack (%d) want %d", SizeIDs[size], got, want)
		}
	}
	if got := profile(t, "elves/dragon_kindred_lord", Single).N(BreathAttack); got == 0 {
		t.Error("a dragon has no breath")
	}
}

func TestScopes(t *testing.T) {
	hunt := profile(t, "brotherhood/order_of_the_abyssal_hunt", Regiment)
	if hunt.Has(Vicious) || !hunt.HasIn(Vicious, AgainstMonsters) || hunt.HasIn(Vicious, InRanged) {
		t.Error("the Abyssal Hunt is Vicious against Monsters alone")
	}
	magus := fielded(t, "varangur", "reavers, regiment", "magus, famulus")
	if magus.Has(Elite) || !magus.HasIn(Elite, InSpells) {
		t.Error("the Famulus makes spells Elite, and nothing else")
	}
}

func TestInspiring(t *testing.T) {
	gametest.Covers(t, "kings.special.inspiring-limited-to-named-unit", "kings.special.very-inspiring-affected-by-same-rules")
	c := standard()
	unit := func(id string) *Unit {
		u, ok := c.UnitAt(id)
		if !ok {
			t.Fatalf("there is no %s", id)
		}
		return &c.Units[u]
	}
	talisman := fielded(t, "basilea", "crossbowmen, regiment", "abbess, inspiring_talisman")
	for _, tt := range []struct {
		what  string
		p     *Profile
		whom  string
		reach int
	}{
		{"a general inspires all", profile(t, "kingdoms_of_men/general", Single), "kingdoms_of_men/knights", 9},
		{"a standard inspires all", profile(t, "elves/army_standard_bearer", Single), "elves/palace_guard", 6},
		{"spearmen inspire nobody", profile(t, "elves/kindred_tallspears", Troop), "elves/palace_guard", 0},
		{"the Berserker Lord inspires Berserkers", profile(t, "dwarfs/berserker_lord", Single), "dwarfs/berserkers", 6},
		{"and nobody else", profile(t, "dwarfs/berserker_lord", Single), "dwarfs/ironclad", 0},
		{"an Abbess inspires the Sisterhood", profile(t, "basilea/abbess", Single), "basilea/sisterhood_infantry", 9},
		{"and nobody else", profile(t, "basilea/abbess", Single), "basilea/crossbowmen", 0},
		{"with a talisman the Sisterhood as before", &talisman, "basilea/sisterhood_infantry", 9},
		{"and the others as anybody would", &talisman, "basilea/crossbowmen", 6},
		{"a Baron inspires men", profile(t, "rhordia/baron", Single), "rhordia/house_guard", 9},
		{"and no Halflings", profile(t, "rhordia/baron", Single), "rhordia/halfling_archers", 0},
	} {
		if got := tt.p.InspiresWithin(unit(tt.whom)); got != tt.reach {
			t.Errorf("%s: within %d want %d", tt.what, got, tt.reach)
		}
	}
	// From whatever source: Kingdoms of Men have Very Inspiring for Inspiring.
	every(func(u *Unit, p *Profile) {
		if id := c.Armies[u.Army].ID; (id == "kingdoms_of_men" || id == "rhordia") && p.Has(Inspiring) {
			t.Errorf("%s is merely Inspiring", u.ID)
		}
	})
	wizard := fielded(t, "kingdoms of men", "shield_wall, regiment", "wizard, on_foot, fireball_6, inspiring_talisman")
	if got := wizard.InspiresWithin(unit("kingdoms_of_men/knights")); got != 9 {
		t.Errorf("a wizard with a talisman inspires within %d", got)
	}
}

func TestProfilesAllocateNothing(t *testing.T) {
	p := profile(t, "elves/kindred_archers", Horde)
	n := 0
	if allocs := testing.AllocsPerRun(100, func() {
		if p.Has(Elite) && !p.HasIn(Vicious, InRanged) {
			n += p.N(CrushingStrength) + int(p.Width()+p.Depth())
		}
	}); allocs != 0 {
		t.Errorf("%f allocations", allocs)
	}
}
