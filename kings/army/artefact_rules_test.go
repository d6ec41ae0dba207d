package army

import (
	"testing"

	"gonfalon/game/gametest"
)

func TestOneArtefactAUnit(t *testing.T) {
	gametest.Covers(t, "kings.artefact.one-per-unit")
	const rule = ruleArtefactOnePerUnit
	legal(t, readList(t, "elves", 2000, "palace_guard, regiment, brew_of_haste", "palace_guard, regiment, brew_of_strength"))
	refused(t, readList(t, "elves", 2000, "palace_guard, regiment, brew_of_haste, brew_of_strength"), fault{0, rule})
	l := readList(t, "elves", 2000, "palace_guard, regiment")
	l.Units[0].Artefacts = []string{"brew_of_tea"}
	refused(t, l, fault{0, rule})
}

func TestArtefactCost(t *testing.T) {
	gametest.Covers(t, "kings.artefact.cost-added-to-unit")
	for a := Artefact(1); a < Artefacts; a++ {
		army, rows := bearerOf(a)
		plain := fielded(t, army, rows...)
		rows[len(rows)-1] += ", " + ArtefactIDs[a]
		worn := fielded(t, army, rows...)
		if want := plain.Points + standard().Artefacts[a].Points; worn.Points != want || worn.Artefact != a || want == plain.Points {
			t.Errorf("%s: %d points, want %d", ArtefactIDs[a], worn.Points, want)
		}
	}
	// It counts for the total.
	refused(t, readList(t, "elves", 160, "palace_guard, regiment, brew_of_haste"), fault{-1, ruleArmyNeverExceedTotal})
}

// bearerOf returns a list whose last unit may carry an artefact.
func bearerOf(a Artefact) (army string, rows []string) {
	switch standard().Artefacts[a].Bearer {
	case BearerAny:
		return "elves", []string{"palace_guard, regiment"}
	case BearerRegeneratingHero:
		return "orcs", []string{"ax, regiment", "troll_bruiser"}
	case BearerWithSurge:
		return "undead", []string{"ghouls, regiment", "necromancer, surge_8"}
	case BearerWithLightning:
		return "elves", []string{"palace_guard, regiment", "elven_mage, lightning_bolt_5"}
	}
	return "elves", []string{"palace_guard, regiment", "elven_king"}
}

func TestArtefactsOncePerArmy(t *testing.T) {
	gametest.Covers(t, "kings.artefact.unique-per-army")
	for a := Artefact(1); a < Artefacts; a++ {
		army, rows := bearerOf(a)
		row := rows[len(rows)-1] + ", " + ArtefactIDs[a]
		l := readList(t, army, 5000, join(times(2, rows[0]), []string{row, row})...)
		refused(t, l, fault{3, ruleArtefactUniquePerArmy})
	}
	// Allies are of the same army.
	refused(t, readList(t, "elves", 5000, "palace_guard, regiment, brew_of_haste", "dwarfs / ironclad, regiment, brew_of_haste"), fault{1, ruleArtefactUniquePerArmy})
}

func TestWhoCarriesNoArtefact(t *testing.T) {
	gametest.Covers(t, "kings.artefact.not-war-engines", "kings.artefact.not-monsters",
		"kings.artefact.hero-monster-allowed", "kings.artefact.not-living-legends")
	c := standard()
	var engines, monsters, legends, heroMonsters int
	for i := range c.Units {
		u := &c.Units[i]
		l := oneOf(t, u, u.Profiles[0].Size, nil)
		l.Units[len(l.Units)-1].Artefacts = []string{"brew_of_haste"}
		at := len(l.Units) - 1
		switch {
		case !u.Hero && u.Type == WarEngine:
			engines++
			refused(t, l, fault{at, ruleArtefactNotWarEngines})
		case !u.Hero && u.Type == Monster:
			monsters++
			refused(t, l, fault{at, ruleArtefactNotMonsters})
		case u.Legend:
			legends++
			refused(t, l, fault{at, ruleArtefactNotLivingLegends})
		case u.Type == Monster:
			heroMonsters++
			legal(t, l)
		default:
			legal(t, l)
		}
	}
	if engines == 0 || monsters == 0 || legends == 0 || heroMonsters == 0 {
		t.Errorf("tried %d War Engines, %d Monsters, %d Legends, %d Hero (Mon)", engines, monsters, legends, heroMonsters)
	}
}

func TestWhoMayCarryWhat(t *testing.T) {
	gametest.Covers(t, "kings.artefact.one-per-unit")
	const rule = ruleArtefactOnePerUnit
	for _, tt := range []struct {
		army, row string
		ok        bool
	}{
		{"elves", "elven_king, ensorcelled_armour", true},
		{"elves", "palace_guard, regiment, ensorcelled_armour", false},
		{"elves", "elven_king, wings_of_honeymaze", true},
		{"elves", "noble_war_chariot, wings_of_honeymaze", false}, // no Individual
		{"Kingdoms of Men", "general, on_horse, boots_of_the_seven_leagues", true},
		{"Kingdoms of Men", "general, on_pegasus, boots_of_the_seven_leagues", false},
		{"orcs", "troll_bruiser, darklords_onyx_ring", true},
		{"orcs", "krudger, darklords_onyx_ring", false},
		{"orcs", "trolls, regiment, darklords_onyx_ring", false}, // regenerates, but is no Hero
		{"undead", "necromancer, surge_8, mrebs_grimoire_of_unspeakable_darkness", true},
		{"undead", "necromancer, heal_3, mrebs_grimoire_of_unspeakable_darkness", false},
		{"elves", "elven_mage, lightning_bolt_5, scarletmaws_fenulian_amulet", true},
		{"elves", "elven_mage, scarletmaws_fenulian_amulet", false},
		{"Kingdoms of Men", "general, on_foot, inspiring_talisman", true},
		{"night_stalkers", "banshee, inspiring_talisman", false}, // Mindthirst
	} {
		a, _ := standard().Army(standard().armyWord(tt.army))
		l := readList(t, tt.army, 5000, regimentOf(t, &standard().Armies[a]), tt.row)
		if tt.ok {
			legal(t, l)
		} else {
			refused(t, l, fault{1, rule})
		}
	}
}

func TestWhatArtefactsDo(t *testing.T) {
	worn := func(army, row string) Profile {
		a, _ := standard().Army(army)
		return fielded(t, army, regimentOf(t, &standard().Armies[a]), row)
	}
	for what, ok := range map[string]bool{
		"haste":     worn("elves", "palace_guard, regiment, brew_of_haste").Speed == profile(t, "elves/palace_guard", Regiment).Speed+1,
		"armour":    worn("elves", "elven_king, ensorcelled_armour").Defence == profile(t, "elves/elven_king", Single).Defence+1,
		"armour 6+": worn("dwarfs", "stone_priest, ensorcelled_armour").Defence <= 6,
		"wings":     worn("elves", "elven_king, wings_of_honeymaze").Speed == 10,
		"surge":     worn("undead", "necromancer, surge_8, mrebs_grimoire_of_unspeakable_darkness").Spells[Surge] == 12,
		"lightning": worn("elves", "elven_mage, lightning_bolt_5, scarletmaws_fenulian_amulet").Spells[LightningBolt] == 7,
		"boomstick": worn("elves", "elven_king, the_boomstick").Spells[LightningBolt] == 3,
		"diadem":    worn("elves", "elven_king, diadem_of_dragon_kind").special[BreathAttack] == 10,
		"medallion": worn("elves", "elven_king, medallion_of_life").special[Regeneration] == 5,
		"ring":      worn("orcs", "troll_bruiser, darklords_onyx_ring").special[Regeneration] == profile(t, "orcs/troll_bruiser", Single).special[Regeneration]-1,
		"strength":  worn("orcs", "ax, regiment, brew_of_strength").special[CrushingStrength] == 2,
		"strength1": worn("elves", "palace_guard, regiment, brew_of_strength").special[CrushingStrength] == profile(t, "elves/palace_guard", Regiment).special[CrushingStrength]+1,
		"hammer":    worn("elves", "elven_king, kevinars_flying_hammer").Weapons[0] == Weapon{Kind: FlyingHammer, Range: 12, Piercing: 2, Shooting: 4, Attacks: 1, Fixed: true},
		"very":      worn("kingdoms_of_men", "wizard, on_foot, fireball_6, inspiring_talisman").special[VeryInspiring] == 1,
		"inspiring": worn("elves", "elven_prince, inspiring_talisman").special[Inspiring] == 1,
	} {
		if !ok {
			t.Errorf("%s: not as its artefact says", what)
		}
	}
	// An artefact that grants a rule shows in the profile, one that acts in play is marked so.
	for a := Artefact(1); a < Artefacts; a++ {
		info := &standard().Artefacts[a]
		army, rows := bearerOf(a)
		plain := fielded(t, army, rows...)
		rows[len(rows)-1] += ", " + ArtefactIDs[a]
		after := fielded(t, army, rows...)
		after.Points, after.Artefact = plain.Points, 0
		had := len(info.effect.grants) > 0 && plain.special[info.effect.grants[0].special] > 0
		if after == plain && !info.InPlay && !had {
			t.Errorf("%s does nothing", ArtefactIDs[a])
		}
	}
}

func TestNormalRangedAttacks(t *testing.T) {
	gametest.Covers(t, "kings.artefact.normal-ranged-not-breath-or-spell")
	archers := fielded(t, "elves", "kindred_archers, regiment, jar_of_the_four_winds")
	if archers.Weapons[0].Range != 36 {
		t.Errorf("the bows reach %d", archers.Weapons[0].Range)
	}
	// Decimators breathe fire, the mage casts, and of the captain's crossbow its entry says so:
	// none is a normal ranged attack.
	for _, rows := range [][2]string{{"abyssal_dwarfs", "decimators, regiment"}, {"elves", "elven_mage, fireball_10"}, {"ogres", "captain, heavy_crossbow, on_foot"}} {
		a, _ := standard().Army(rows[0])
		regiment := regimentOf(t, &standard().Armies[a])
		plain, with := fielded(t, rows[0], regiment, rows[1]), fielded(t, rows[0], regiment, rows[1]+", jar_of_the_four_winds")
		if plain.Weapons != with.Weapons || plain.special != with.special || plain.Spells != with.Spells {
			t.Errorf("%s: the jar changes more than normal ranged attacks", rows[1])
		}
	}
	for a := Artefact(1); a < Artefacts; a++ {
		want := a == BrewOfKeenEyeness || a == FireOil || a == JarOfTheFourWinds || a == PiercingArrow
		if got := standard().Artefacts[a].Normal; got != want {
			t.Errorf("%s: speaks of normal ranged attacks: %t", ArtefactIDs[a], got)
		}
	}
}
