package army

import (
	"slices"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

func TestPointsTotal(t *testing.T) {
	gametest.Covers(t, "kings.army.agree-points-total", "kings.army.never-exceed-total", "kings.army.counts-as-agreed-total")
	rows := []string{"kindred_archers, horde", "kindred_tallspears, regiment"} // 250 + 140
	for _, points := range []int{390, 391, 2000} {
		r := legal(t, readList(t, "elves", points, rows...))
		if r.Cost != 390 || r.Total != points {
			t.Errorf("for %d points: cost %d, counts as %d", points, r.Cost, r.Total)
		}
	}
	// An army of 1,995 points counts as one of 2,000.
	most := append(times(7, "kindred_archers, horde"), "kindred_tallspears, regiment", "elven_mage, mounted, bane_chant_2")
	if r := legal(t, readList(t, "elves", 2000, most...)); r.Cost != 1995 || r.Total != 2000 {
		t.Errorf("cost %d, counts as %d", r.Cost, r.Total)
	}
	refused(t, readList(t, "elves", 389, rows...), fault{-1, ruleArmyNeverExceedTotal})
	refused(t, readList(t, "elves", 0, rows...), fault{-1, ruleArmyAgreePointsTotal})
	refused(t, readList(t, "elves", 2000), fault{-1, ruleArmyUnitsFromAList})
	// Two players must mean the same total.
	a, b := readList(t, "elves", 2000, rows...), readList(t, "elves", 1500, rows...)
	if r := CheckSides([]List{a}, []List{b}); r == nil || r.Rule != ruleArmyAgreePointsTotal {
		t.Errorf("2000 against 1500 points: %v", r)
	}
	if r := CheckSides([]List{a}, []List{a}); r != nil {
		t.Error(r)
	}
}

func TestUnitsFromAList(t *testing.T) {
	gametest.Covers(t, "kings.army.units-from-a-list")
	const rule = ruleArmyUnitsFromAList
	regiment := "kindred_tallspears, regiment"
	r := legal(t, readList(t, "elves", 2000, regiment, "elven_mage, mounted, fireball_10, bane_chant_2, the_boomstick"))
	if got := int(r.Units[1].Points); got != 75+15+10+15+30 || r.Cost != 140+got {
		t.Errorf("the mage costs %d, the army %d", got, r.Cost)
	}
	// A regiment costs around 100 points, and this one just that.
	if r := legal(t, readList(t, "Kingdoms of Men", 2000, "shield_wall, regiment")); r.Cost != 100 {
		t.Errorf("a Shield Wall costs %d", r.Cost)
	}
	refused(t, readList(t, "pixies", 2000, regiment), fault{-1, rule})
	refused(t, readList(t, "elves", 2000, regiment, "pixies / dust, troop"), fault{1, rule})
	for _, row := range []string{
		"ironclad, regiment",                         // of another list
		"palace_guard, horde",                        // not in that size
		"palace_guard",                               // in which size?
		"palace_guard, platoon, regiment",            // no such option
		"elven_mage, fireball_10, fireball_10",       // twice
		"hunters_of_the_wild, regiment, wild_guard",  // no such option either
		"hunters_of_the_wild, troop, the_wild_guard", // regiments only
	} {
		l := readList(t, "elves", 2000, regiment, row)
		if p := standard().Check(l); len(p) == 0 || p[0].Unit != 1 || p[0].Rule != rule {
			t.Errorf("%s: got %v", row, p)
		}
	}
	// Groups of options: at least and at most so many of them.
	men := "shield_wall, regiment"
	legal(t, readList(t, "Kingdoms of Men", 2000, men, "wizard, on_foot, fireball_6, wind_blast_5, heal_2, bane_chant_2"))
	refused(t, readList(t, "Kingdoms of Men", 2000, men, "wizard, on_foot, wind_blast_5"), fault{1, rule})
	refused(t, readList(t, "Kingdoms of Men", 2000, men, "wizard, on_foot, on_horse, fireball_6"), fault{1, rule})
	refused(t, readList(t, "Kingdoms of Men", 2000, men, "wizard"), fault{1, rule}, fault{1, rule})
}

// A word that nobody knows, and a size that is missing, are told as what they are.
func TestWordsNobodyKnows(t *testing.T) {
	const unknown, sized = `Ax has no option, size or artefact "hoard"; did you mean Horde?`, "Ax: say which size, troop, regiment or horde"
	for row, want := range map[string][2][]string{
		"Ax, hoard":           {{unknown, sized}, {`Haches : ni option, ni format, ni artefact "hoard" ; vouliez-vous dire Horde ?`, "Haches : dites quel format, troupe, régiment ou horde"}},
		"Ax, hoard, regiment": {{unknown}, {`Haches : ni option, ni format, ni artefact "hoard" ; vouliez-vous dire Horde ?`}},
		"Ax":                  {{sized}, {"Haches : dites quel format, troupe, régiment ou horde"}},
		"Ax, horde, régiment": {{`Ax has one size, and "regiment" is a second`}, {`Haches : un seul format, et "régiment" en est un second`}},
		"Ax, legion":          {{`Ax does not come in the size "legion": it comes as troop, regiment or horde`}, {`Haches : pas de format "légion", mais troupe, régiment ou horde`}},
	} {
		problems := standard().Check(readList(t, "orcs", 2000, row))
		for lang, sentences := range want {
			var got []string
			for _, p := range problems {
				got = append(got, p.Say(game.Lang(lang)))
			}
			if !slices.Equal(got, sentences) {
				t.Errorf("%s: got %q, want %q", row, got, sentences)
			}
		}
	}
}

func TestWhatLegendsBring(t *testing.T) {
	const rule = ruleArmyUnitsFromAList
	green, wild := "the_green_lady", "hunters_of_the_wild, regiment, the_wild_guard"
	legal(t, readList(t, "elves", 5000, wild, green))
	refused(t, readList(t, "elves", 5000, wild), fault{0, rule})
	refused(t, readList(t, "elves", 5000, wild, wild, green), fault{1, rule})
	// The regular Mawbeasts are those of Magwa, the others are irregular.
	pack, magwa := "mawbeasts_pack, regiment", "magwa_and_joos"
	legal(t, readList(t, "goblins", 5000, pack, magwa))
	refused(t, readList(t, "goblins", 5000, pack), fault{0, rule})
	refused(t, readList(t, "goblins", 5000, pack, pack, magwa), fault{1, rule})
	// One unit of the whole army is touched, of whatever entry.
	dark := readList(t, "undead", 5000, "zombies, horde, touch_of_darkness", "ghouls, regiment", "mhorgoth_the_faceless")
	if p := legal(t, dark).Units; p[0].N(Regeneration) != 5 || p[1].N(Regeneration) != 0 {
		t.Errorf("Regeneration %d and %d", p[0].N(Regeneration), p[1].N(Regeneration))
	}
	refused(t, readList(t, "undead", 5000, "zombies, horde, touch_of_darkness", "ghouls, regiment, touch_of_darkness", "mhorgoth_the_faceless"), fault{1, rule})
	refused(t, readList(t, "undead", 5000, "zombies, horde, touch_of_darkness"), fault{0, rule})
}

func TestTroops(t *testing.T) {
	gametest.Covers(t, "kings.army.two-troops-per-regiment", "kings.army.four-troops-per-horde")
	troop, regiment, horde := "ironclad, troop", "ironclad, regiment", "ironclad, horde"
	list := func(hordes, regiments, troops int) List {
		return readList(t, "dwarfs", 10000, join(times(hordes, horde), times(regiments, regiment), times(troops, troop))...)
	}
	legal(t, list(0, 1, 2))
	refused(t, list(0, 1, 3), fault{3, ruleArmyTwoTroopsPerRegiment})
	legal(t, list(0, 3, 6))
	refused(t, list(0, 3, 8), fault{9, ruleArmyTwoTroopsPerRegiment}, fault{10, ruleArmyTwoTroopsPerRegiment})
	legal(t, list(1, 0, 4))
	refused(t, list(1, 0, 5), fault{5, ruleArmyFourTroopsPerHorde})
	legal(t, list(1, 2, 8))
	refused(t, list(1, 2, 9), fault{11, ruleArmyTwoTroopsPerRegiment})
	refused(t, list(0, 0, 1), fault{0, ruleArmyTwoTroopsPerRegiment})
	// The order of the list is nobody's business.
	l := list(1, 2, 8)
	slices.Reverse(l.Units)
	legal(t, l)
}

func TestRegimentsAndHordesUnlimited(t *testing.T) {
	gametest.Covers(t, "kings.army.regiments-unlimited", "kings.army.hordes-unlimited")
	legal(t, readList(t, "dwarfs", 100000, times(60, "ironclad, regiment")...))
	legal(t, readList(t, "dwarfs", 100000, times(60, "ironclad, horde")...))
	legal(t, readList(t, "dwarfs", 100000, "ironclad, horde"))
}

func TestRegimentUnlocksOneOfThree(t *testing.T) {
	gametest.Covers(t, "kings.army.regiment-unlocks-one-of-three")
	const rule = ruleArmyRegimentUnlocksOneOfThree
	engine, monster, hero := "ironbelcher_cannon", "battle_driller", "army_standard_bearer"
	list := func(regiments int, rows ...string) List {
		return readList(t, "dwarfs", 10000, append(times(regiments, "ironclad, regiment"), rows...)...)
	}
	for _, one := range []string{engine, monster, hero} {
		legal(t, list(1, one))
		refused(t, list(0, one), fault{0, rule})
		for _, other := range []string{engine, monster, hero} {
			refused(t, list(1, one, other), fault{2, rule})
			legal(t, list(3, one, other, engine))
			refused(t, list(3, one, other, engine, hero), fault{6, rule})
		}
	}
	refused(t, list(3, hero, hero, hero, hero), fault{6, rule})
	// Troops unlock nothing.
	refused(t, readList(t, "dwarfs", 10000, "ironclad, regiment", "ironclad, troop", hero, hero), fault{3, rule})
}

func TestHordeUnlocksOneOfEach(t *testing.T) {
	gametest.Covers(t, "kings.army.horde-unlocks-one-of-each")
	engine, monster, hero := "ironbelcher_cannon", "battle_driller", "army_standard_bearer"
	hordes := times(3, "ironclad, horde")
	all := join(hordes, times(3, engine), times(3, monster), times(3, hero))
	legal(t, readList(t, "dwarfs", 10000, all...))
	for _, one := range []string{engine, monster, hero} {
		refused(t, readList(t, "dwarfs", 10000, append(all, one)...), fault{12, ruleArmyHordeUnlocksOneOfEach})
		// What a Horde does not use for one kind it does not give to another.
		refused(t, readList(t, "dwarfs", 10000, "ironclad, horde", one, one), fault{2, ruleArmyHordeUnlocksOneOfEach})
		// A Regiment beside it does.
		legal(t, readList(t, "dwarfs", 10000, "ironclad, horde", "ironclad, regiment", one, one))
		refused(t, readList(t, "dwarfs", 10000, "ironclad, horde", "ironclad, regiment", one, one, one), fault{4, ruleArmyRegimentUnlocksOneOfThree})
	}
}

func TestLegionsCountAsHordes(t *testing.T) {
	gametest.Covers(t, "kings.army.legions-count-as-hordes")
	legion, troops := "zombies, legion", times(4, "ghouls, troop")
	rest := []string{"balefire_catapult", "necromancer, heal_3"}
	legal(t, readList(t, "undead", 5000, join([]string{legion}, troops, rest)...))
	refused(t, readList(t, "undead", 5000, join([]string{legion, "ghouls, troop"}, troops)...), fault{5, ruleArmyFourTroopsPerHorde})
	refused(t, readList(t, "undead", 5000, legion, rest[0], rest[0]), fault{2, ruleArmyHordeUnlocksOneOfEach})
}

func TestIrregularUnits(t *testing.T) {
	gametest.Covers(t, "kings.army.irregular-counts-as-troop")
	const rule = ruleArmyIrregularCountsAsTroop
	regiment, imps, swarm := "ax, regiment", "orclings, regiment", "orclings, horde"
	legal(t, readList(t, "orcs", 5000, regiment, imps, swarm))
	refused(t, readList(t, "orcs", 5000, regiment, imps, imps, imps), fault{3, rule})
	legal(t, readList(t, "orcs", 5000, join([]string{"ax, horde"}, times(4, swarm))...))
	refused(t, readList(t, "orcs", 5000, join([]string{"ax, horde"}, times(5, swarm))...), fault{5, rule})
	// They share the allowance of the Troops.
	refused(t, readList(t, "orcs", 5000, regiment, "skulks, troop", "skulks, troop", imps), fault{3, rule})
	// They unlock nothing and must be unlocked themselves.
	refused(t, readList(t, "orcs", 5000, swarm, "flagger"), fault{0, rule}, fault{1, ruleArmyRegimentUnlocksOneOfThree})
	refused(t, readList(t, "orcs", 5000, regiment, swarm, "flagger", "flagger"), fault{3, ruleArmyRegimentUnlocksOneOfThree})
	if p := profile(t, "abyssal_dwarfs/gargoyles", Troop); !p.Irregular || p.slot() != slotTroop {
		t.Error("Gargoyles* are regular")
	}
}

func TestHeroMonsters(t *testing.T) {
	gametest.Covers(t, "kings.army.hero-monster-counts-as-hero-only")
	horde, griffin, phoenix := "men_at_arms_sword_and_shield, horde", "high_paladin_on_griffin", "phoenix"
	legal(t, readList(t, "basilea", 5000, horde, griffin, phoenix))
	refused(t, readList(t, "basilea", 5000, horde, phoenix, phoenix), fault{2, ruleArmyHordeUnlocksOneOfEach})
	// It takes the place of a Hero, and the free place of a Monster is not for it.
	refused(t, readList(t, "basilea", 5000, horde, griffin, griffin), fault{2, ruleArmyHeroMonsterCountsAsHeroOnly})
	refused(t, readList(t, "basilea", 5000, horde, griffin, "abbess"), fault{2, ruleArmyHordeUnlocksOneOfEach})
	// Likewise a Hero whose mount makes it one.
	legal(t, readList(t, "abyssal dwarfs", 5000, "blacksouls, horde", "overmaster, on_great_abyssal_dragon", "greater_obsidian_golem"))
}

func TestLivingLegends(t *testing.T) {
	gametest.Covers(t, "kings.army.living-legend-max-one")
	regiments := times(3, "ironclad, regiment")
	legal(t, readList(t, "dwarfs", 5000, append(regiments, "garrek_heavyhand", "sveri_egilax")...))
	refused(t, readList(t, "dwarfs", 5000, append(regiments, "garrek_heavyhand", "garrek_heavyhand")...), fault{4, ruleArmyLivingLegendMaxOne})
	legal(t, readList(t, "dwarfs", 5000, append(regiments, "warsmith", "warsmith")...))
	every(func(u *Unit, p *Profile) {
		if u.Legend != p.Legend {
			t.Errorf("%s is a Living Legend in one place only", u.ID)
		}
	})
}

func TestSmallGames(t *testing.T) {
	gametest.Covers(t, "kings.army.small-game-any-troops")
	rows := join(times(5, "skulks, troop"), []string{"ax, regiment"}) // 500 points
	l := readList(t, "orcs", 750, rows...)
	refused(t, l, fault{2, ruleArmyTwoTroopsPerRegiment}, fault{3, ruleArmyTwoTroopsPerRegiment}, fault{4, ruleArmyTwoTroopsPerRegiment})
	l.AnyTroops = true
	legal(t, l)
	legal(t, List{Army: "orcs", Points: 750, AnyTroops: true, Units: l.Units[:3]})
	l.Points = 751
	refused(t, l, fault{-1, ruleArmySmallGameAnyTroops},
		fault{2, ruleArmyTwoTroopsPerRegiment}, fault{3, ruleArmyTwoTroopsPerRegiment}, fault{4, ruleArmyTwoTroopsPerRegiment})
	// It frees Troops, not Heroes.
	hero := readList(t, "orcs", 750, "skulks, troop", "flagger")
	hero.AnyTroops = true
	refused(t, hero, fault{1, ruleArmyRegimentUnlocksOneOfThree})
}
