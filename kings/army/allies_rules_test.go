package army

import (
	"testing"

	"gonfalon/game/gametest"
)

func TestAllies(t *testing.T) {
	gametest.Covers(t, "kings.allies.mix-lists-allowed", "kings.allies.unlocks-are-per-list")
	elves, hero := "kindred_tallspears, regiment", "army_standard_bearer"
	dwarfs, cannon, troop := "dwarfs / ironclad, regiment", "dwarfs / ironbelcher_cannon", "dwarfs / ironclad, troop"
	r := legal(t, readList(t, "elves", 4000, elves, hero, dwarfs, cannon, troop))
	if e, _ := standard().Army("elves"); r.Army != e || r.Units[0].Army != e || r.Units[2].Army == e {
		t.Error("an ally is of another army than the roster")
	}
	const rule = ruleAlliesUnlocksArePerList
	refused(t, readList(t, "elves", 4000, elves, elves, cannon), fault{2, rule})
	refused(t, readList(t, "elves", 4000, elves, troop), fault{1, rule})
	refused(t, readList(t, "elves", 4000, elves, hero, hero, dwarfs), fault{2, rule})
	refused(t, readList(t, "elves", 4000, elves, dwarfs, hero, cannon, cannon), fault{4, ruleArmyRegimentUnlocksOneOfThree})
}

func TestAlliedShare(t *testing.T) {
	gametest.Covers(t, "kings.allies.max-25-percent")
	own := times(6, "kindred_archers, horde")
	ally := []string{"dwarfs / ironclad, horde", "dwarfs / ironclad, horde", "dwarfs / ironguard, regiment"} // 180+180+160 = 520
	list := func(points int) List { return readList(t, "elves", points, join(own, ally)...) }
	legal(t, list(2080))
	refused(t, list(2079), fault{8, ruleAlliesMax25Percent})
	// 500 points of 2,000.
	legal(t, readList(t, "elves", 2000, join(own, []string{ally[0], ally[2], ally[2]})...))
	refused(t, readList(t, "elves", 2000, own[0], ally[0], ally[1], ally[2]), fault{3, ruleAlliesMax25Percent})
	// All allied lists together.
	two := join(own, ally[:2], []string{"salamanders / ghekkotah_warriors, regiment"})
	r := legal(t, readList(t, "elves", 4000, two...))
	allied := 360 + int(r.Units[8].Points)
	legal(t, readList(t, "elves", 4*allied+1000, two...))
	refused(t, readList(t, "elves", 4*360+5, append([]string{"kindred_archers, horde"}, two[6:]...)...), fault{3, ruleAlliesMax25Percent})
}

func TestNoLegendsAsAllies(t *testing.T) {
	gametest.Covers(t, "kings.allies.no-living-legends")
	rows := []string{"kindred_archers, horde", "dwarfs / ironclad, regiment", "dwarfs / garrek_heavyhand"}
	refused(t, readList(t, "elves", 5000, rows...), fault{2, ruleAlliesNoLivingLegends})
	legal(t, readList(t, "dwarfs", 5000, "ironclad, regiment", "garrek_heavyhand"))
	legal(t, readList(t, "elves", 5000, rows[0], rows[1], "dwarfs / warsmith"))
}

// regimentOf returns a regular Regiment of an army.
func regimentOf(t testing.TB, a *Army) string {
	t.Helper()
	for u := a.First; u < a.End; u++ {
		unit := &standard().Units[u]
		if _, ok := unit.profile(Regiment); ok && !unit.Irregular && !unit.Patron && len(unit.Groups) == 0 && !unit.Legend {
			return a.ID + " / " + unit.ID + ", regiment"
		}
	}
	t.Fatalf("%s has no Regiment", a.ID)
	return ""
}

func TestAlignments(t *testing.T) {
	gametest.Covers(t, "kings.allies.three-alignments", "kings.allies.good-and-evil-do-not-mix", "kings.allies.neutral-with-anyone")
	c := standard()
	var n [3]int
	for i := range c.Armies {
		a := &c.Armies[i]
		n[a.Alignment]++
		for j := range c.Armies {
			b := &c.Armies[j]
			if i == j {
				continue
			}
			l := readList(t, a.ID, 10000, regimentOf(t, a), regimentOf(t, b))
			if a.Alignment != b.Alignment && a.Alignment != Neutral && b.Alignment != Neutral {
				refused(t, l, fault{1, ruleAlliesGoodAndEvilDoNotMix})
				l.Mixed = true // the opponent agrees
			}
			legal(t, l)
		}
	}
	if n[Good] == 0 || n[Evil] == 0 || n[Neutral] == 0 {
		t.Errorf("alignments: %v", n)
	}
	for id, want := range map[string]Alignment{"elves": Good, "orcs": Evil, "ogres": Neutral} {
		if a, _ := c.Army(id); c.Armies[a].Alignment != want {
			t.Errorf("%s: alignment %s", id, alignmentIDs[c.Armies[a].Alignment])
		}
	}
	// A Neutral army does not make Good and Evil friends.
	refused(t, readList(t, "ogres", 10000, "shooters, regiment", "elves / kindred_archers, regiment", "orcs / ax, regiment"), fault{2, ruleAlliesGoodAndEvilDoNotMix})
	// Each unit at fault is told, not the first only.
	refused(t, readList(t, "elves", 10000, "kindred_archers, horde", "orcs / ax, horde", "undead / zombies, horde"), fault{1, ruleAlliesGoodAndEvilDoNotMix}, fault{2, ruleAlliesGoodAndEvilDoNotMix})
	legal(t, readList(t, "ogres", 10000, "shooters, regiment", "elves / kindred_archers, regiment", "dwarfs / ironclad, regiment"))
}

func TestTeamGames(t *testing.T) {
	gametest.Covers(t, "kings.allies.team-games-equal-points")
	a, b := readList(t, "elves", 1000, "kindred_archers, regiment"), readList(t, "orcs", 1500, "ax, regiment")
	if r := CheckSides([]List{a, b}, []List{b, a}); r != nil {
		t.Error(r)
	}
	if r := CheckSides([]List{a, a, a}, []List{b, b}); r != nil {
		t.Error(r)
	}
	if r := CheckSides([]List{a, b}, []List{b, b}); r == nil || r.Rule != ruleAlliesTeamGamesEqualPoints {
		t.Errorf("2500 against 3000 points: %v", r)
	}
}
