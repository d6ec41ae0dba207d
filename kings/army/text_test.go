package army

import (
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
)

// TestOneUnitInManyWords reads the same units in the ways in which people write them.
func TestOneUnitInManyWords(t *testing.T) {
	for want, rows := range map[string][]string{
		"Kindred Archers, Horde, Piercing Arrow (260 pts)": {
			"Kindred Archers, Horde, Piercing Arrow", "* Kindred Archers (Horde) w/ Piercing Arrow", "**Kindred Archers** – Horde – Piercing Arrow – 260 pts",
			"Kindred Archers Horde Piercing Arrow 260", "Kindred Archers (40) with Piercing Arrow [10]", "40 Kindred Archers + Piercing Arrow = 260",
			"Horde of Kindred Archers, Piercing Arrow @260", "kindred archer (H): piercing arrow", "Kindred Archers [250pts]: Horde, Piercing Arrow [10pts]",
			"Archers de la Lignée, horde, avec flèche perçante", "Horde d'Archers de la Lignée avec Flèche perçante (260 points)", "1x Kindred Archers, Hrd, Piercing Arrow,",
			"Kindred Archers / Horde / Piercing Arrow / 260", "Kindred Archers\tHorde\tPiercing Arrow\t260", "3) [b]Kindred Archers[/b] Horde (40) & the Piercing Arrow",
			"Kindred Archers, Infantry, Horde, Elite, Bows, Piercing Arrow", "Kindred Archers Horde\n  - Piercing Arrow (10)", "Kindred Archers, Horde\nArtefact: Piercing Arrow",
			"Kindred Archers\nHorde(40) 6 5+ 4+ 4+ 20 21/23 250\n- Piercing Arrow 10", "Kindred Archers\nSize: Horde\nItem: Piercing Arrow\nCost: 260",
			"Infantry: Kindred Archers, Horde, Piercing Arrow", "Kindred Archers Horde: 250 + Piercing Arrow: 10", "Elves / Kindred Archers, Horde, Piercing Arrow",
		},
		"Elven Mage, Mounted, Lightning Bolt (5) (135 pts)": {
			"Elven Mage (Mounted, Lightning Bolt (5)) - 135", "Mage elfe, monté, éclair (5)", "Elven Mage\n- Mounted [15]\n- Lightning Bolt(5) [45]\nHeal (3)", "elven_mage, mounted, lightning_bolt_5",
			"Elven Mage: Mounted and Lightning Bolt 5\nSpecial rules: Individual, Heal (3)",
		},
		"Drakon Riders, Regiment (175 pts)": {"3 Drakon Riders", "Drakon Riders (3)", "Drakon Riders x3 175pts", "Drakon Rider reg.", "Regiment de Chevaucheurs de drakons : 175"},
		"Dwarfs / Ironclad, Regiment (110 pts)": {
			"Dwarfs / Ironclad, regiment", "Palace Guard, regiment\n\nAllies: Dwarfs\nIronclad, regiment", "Palace Guard, regiment\nAllied Dwarfs (110 pts)\nIronclads (20)",
			"Palace Guard, régiment\nNains\nCuirassés, régiment",
		},
	} {
		for _, row := range rows {
			l := readList(t, "elves", 1000, strings.Split(row, "\n")...)
			last := l.Units[len(l.Units)-1]
			got := strings.Split(string(standard().Text(&List{Army: l.Army, Units: []Entry{last}}, game.English)), "\n")[3]
			if remarks := standard().Paper(l).Remarks; got != want || len(remarks) > 0 {
				t.Errorf("%q: got %s, %v\nwant %s", row, got, remarks, want)
			}
		}
	}
}

// TestHeadsAsPeopleWriteThem reads the army, the points and the name of lists.
func TestHeadsAsPeopleWriteThem(t *testing.T) {
	for _, tt := range []struct {
		head, name, army string
		points           int
	}{
		{"Elves 2000 pts", "", "elves", 2000},
		{"**Elves – 2,000 points**", "", "elves", 2000},
		{"The Silver Host\nElves (1995/2000)", "The Silver Host", "elves", 2000},
		{"Kings of War - Elves - The Silver Host - 2000pts", "The Silver Host", "elves", 2000},
		{"Hello, what do you say of my Elves for 1500 points?\nThe Silver Host", "The Silver Host", "elves", 1500},
		{"My Dwarves were no good.\nFaction: Elf\nPoints limit: 1000", "", "elves", 1000},
		{"Army name: Elves\nList: Leaf\nTotal points: 990", "Leaf", "elves", 990},
		{"Army name: Leaf\n**Army:** Elves\nPoints: 1 000 pts\nPlayer: Ann", "Leaf", "elves", 1000},
		{"Elfes\n2 000 points", "", "elves", 2000},
		{"# Elves 2000\n## Infantry", "", "elves", 2000},
		{"# against Dwarfs, 500\nArmy: Elves\nPoints: 2,000 (tournament)", "", "elves", 2000},
		{"Liste d'armée : Elfes\nPoints : 500", "", "elves", 500},
	} {
		l, err := standard().ReadText("x", []byte(tt.head+"\n\nPalace Guard, regiment\n"))
		if err != nil || l.Name != tt.name || l.Army != tt.army || l.Points != tt.points || len(l.Units) != 1 {
			t.Errorf("%q: got %+v, %v", tt.head, l, err)
		}
	}
}

// TestDidYouMean asks what may be meant, in both languages, and tells ties.
func TestDidYouMean(t *testing.T) {
	for _, tt := range []struct {
		army, row, word string
		english, french []string
	}{
		{"elves", "Kindred Archrs, horde", "Kindred Archrs", []string{"Kindred Archers"}, []string{"Archers de la Lignée"}},
		{"elves", "Archres de la Ligné, horde", "Archres de la Ligné", []string{"Kindred Archers"}, []string{"Archers de la Lignée"}},
		{"elves", "Cavalry, troop", "Cavalry", []string{"Silverbreeze Cavalry", "Stormwind Cavalry"}, []string{"Cavalerie Brise d'argent", "Cavalerie Vent d'orage"}},
		{"elves", "Kindred, troop", "Kindred", nil, nil}, // too many
		{"elves", "Ironclad, regiment", "Ironclad", []string{"Dwarfs / Ironclad"}, []string{"Nains / Cuirassés"}},
		{"elves", "Palace Guard, regimnet", "regimnet", []string{"Regiment"}, []string{"Régiment"}},
		{"elves", "Palace Guard, regiment, Brew of Strenght", "Brew of Strenght", []string{"Brew of Strength"}, []string{"Breuvage de force"}},
		{"elves", "Elven Mage (Lightning Bolt)", "Lightning Bolt", []string{"Lightning Bolt (5)"}, []string{"Éclair (5)"}},
		{"elvs", "Palace Guard, regiment", "elvs", []string{"Elves"}, []string{"Elfes"}},
		{"elves", "Dancing Bears, regiment", "Dancing Bears", nil, nil},
		{"elves", "Dwrafs / Ironclad, regiment", "Dwrafs", []string{"Dwarfs"}, []string{"Nains"}},
	} {
		for _, p := range standard().Paper(readList(t, tt.army, 1000, tt.row)).Problems {
			if p.Word == "" {
				continue
			}
			var english, french []string
			for _, m := range p.Meant {
				english, french = append(english, m.English), append(french, m.French)
			}
			if p.Word != tt.word || !slices.Equal(english, tt.english) || !slices.Equal(french, tt.french) {
				t.Errorf("%s: got %q, %q, %q", tt.row, p.Word, english, french)
			}
			if asks := strings.HasSuffix(p.English, "?"); asks != (tt.english != nil) {
				t.Errorf("%s: %s", tt.row, p.English)
			}
			tt.word = ""
		}
		if tt.word != "" {
			t.Errorf("%s: %q is known", tt.row, tt.word)
		}
	}
}

// TestWhatIsPassedOver tells the lines that are no part of the list.
func TestWhatIsPassedOver(t *testing.T) {
	l := readList(t, "elves", 1000, "Palace Guard, regiment", "Motto: onward", "These are my favourites, they never let me down so far.",
		"https://example.org/elves", "======", "Created with Easy Army", "- great with the hammer!", "42")
	var got []int
	for _, r := range standard().Paper(l).Remarks {
		got = append(got, r.Line)
		if !strings.HasPrefix(r.English, "passed over: ") || !strings.HasPrefix(r.French, "laissé de côté : ") {
			t.Errorf("got %+v", r)
		}
	}
	if !slices.Equal(got, []int{4, 5, 6, 9, 10}) || len(l.Units) != 1 {
		t.Errorf("got the lines %v and %+v", got, l.Units)
	}
}
