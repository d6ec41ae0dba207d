package battles

import (
	"fmt"
	"slices"
	"testing"

	"gonfalon/game/gametest"
)

func TestEmbeddedDataIsSound(t *testing.T) {
	if err := CheckData(Data()); err != nil {
		t.Fatal(err)
	}
}

func TestBoxHasItsCards(t *testing.T) {
	gametest.Covers(t, "battles.components.command-card-count", "battles.components.commander-card-count",
		"battles.components.unit-reference-card-count", "battles.components.skirmish-card-count", "battles.skirmish.two-base-skirmishes")
	b := standard()
	var base, own, leaders, types [houses]int
	people := map[string]bool{}
	for _, c := range b.Cards[1:] {
		if c.Person == "" {
			base[c.House]++
		} else {
			own[c.House]++
		}
	}
	for _, c := range b.Commanders[1:] {
		leaders[c.House]++
		people[c.Person] = true
		if c.Cards.Len() != 5 {
			t.Errorf("%s has %d cards, not 5", c.ID, c.Cards.Len())
		}
	}
	for _, u := range b.Units[1:] {
		types[u.House]++
	}
	got := fmt.Sprint(base, own, leaders, len(people), types, len(b.SetUp[Stark]), len(b.SetUp[Lannister]), len(b.Skirmishes))
	if want := "[10 10] [25 25] [7 7] 10 [4 4] 8 8 2"; got != want {
		t.Errorf("base cards, commanders' cards, commanders, people, units, set-up cards, summaries: got %s, want %s", got, want)
	}
	if a, z := b.Skirmishes[0].English, b.Skirmishes[1].English; a != "Raid in the Riverlands" || z != "Reward of the Westerlands" {
		t.Errorf("the skirmishes are %q and %q", a, z)
	}
}

func TestFiguresOfTheBox(t *testing.T) {
	gametest.Covers(t, "battles.components.figures")
	b := standard()
	var figures []uint8
	sum := 10 // commanders
	for _, u := range b.Units[1:] {
		figures = append(figures, u.Figures)
		sum += int(u.Figures)
	}
	if want := []uint8{32, 12, 12, 9, 24, 12, 15, 12}; !slices.Equal(figures, want) || sum != 138 {
		t.Errorf("figures are %d, in all %d, want %d, in all 138", figures, sum, want)
	}
}

func TestFacesOfTheDie(t *testing.T) {
	gametest.Covers(t, "battles.components.eight-battle-dice")
	var tally Tally
	for _, f := range standard().Faces {
		tally[f]++
	}
	if want := (Tally{3, 2, 1, 1, 1}); tally != want {
		t.Errorf("the die has %d, want %d", tally, want)
	}
}

func TestMoraleTrack(t *testing.T) {
	gametest.Covers(t, "battles.morale.coloured-zones", "battles.setup.morale-segment-two-faces")
	b := standard()
	zones := fmt.Sprint(b.Track.Zone[1:])
	if want := "[0 0 0 1 1 1 2 2 2 3 3]"; zones != want || b.Track.Break != [moraleZones]int8{0, 4, 7, 10} {
		t.Errorf("the zones are %s with breaks %d", zones, b.Track.Break)
	}
	if p := b.Plans[1]; p.Rout != [houses]bool{Stark: true, Lannister: false} {
		t.Errorf("%s: Rout spaces %v", p.ID, p.Rout)
	}
}

// TestUnitCards: House, class, strength, range, keywords, valour, and the table with attack/move/dice.
func TestUnitCards(t *testing.T) {
	gametest.Covers(t, "battles.card.northern-war-host", "battles.card.lannister-heavy-infantry", "battles.card.northern-archers",
		"battles.card.westerlands-archers", "battles.units.three-classes", "battles.units.reference-card-fields")
	const foot, horse = "2/2/2 1/2/3 1/1/4", "4/4/2 3/4/3 2/3/4"
	for id, want := range map[string]string{
		"war_host_of_the_north":    "stark infantry 4 1 [advance] hits " + foot,
		"northmen_archers":         "stark ranged 4 4 [off_balance] misses " + foot,
		"winterfell_riders":        "stark cavalry 3 1 [pursue] hits " + horse,
		"stark_kennelmasters":      "stark infantry 3 1 [war_dogs] hits " + foot,
		"lannisport_guards":        "lannister infantry 4 1 [advance] hits " + foot,
		"westerlands_archers":      "lannister ranged 4 4 [off_balance] misses " + foot,
		"casterly_rock_cavaliers":  "lannister cavalry 3 1 [pursue] hits " + horse,
		"lannister_heavy_infantry": "lannister infantry 4 1 [heavy_armour] hits " + foot,
	} {
		u := standard().Units[standard().unitType(id)]
		valour := map[bool]string{true: "misses", false: "hits"}[u.NoValour]
		got := fmt.Sprintf("%s %s %d %d %v %s", houseNames[u.House], classNames[u.Class], u.Strength, u.Reach, chosen(keywordNames[:], u.Keywords), valour)
		for _, row := range u.Table {
			got += fmt.Sprintf(" %d/%d/%d", row.Attack, row.Move, row.Dice)
		}
		if got != want {
			t.Errorf("%s: got %s, want %s", id, got, want)
		}
	}
	if u := standard().Units[standard().unitType("winterfell_riders")]; u.Pursue != 2 {
		t.Errorf("riders pursue %d hexes", u.Pursue)
	}
}

// TestCommanderCards: class, trait, command limit, capture value, other figures, first card.
func TestCommanderCards(t *testing.T) {
	gametest.Covers(t, "battles.card.jaime-kingslayer-stats", "battles.card.maege-stats", "battles.card.commander-card-code-ranges", "battles.commander.card-fields")
	for id, want := range map[string]string{
		"robb_king_in_the_north":         "cavalry King 3 4 2 SL01",
		"robb_young_wolf":                "cavalry Lord 3 3 2 SL01",
		"eddard_lord_of_winterfell":      "infantry Lord 3 3 3 SL06",
		"greatjon_the_greatjon":          "infantry Lord 2 3 3 SL11",
		"greatjon_lord_of_last_hearth":   "infantry Lord 2 2 3 SL11",
		"rickard_sun_of_winter":          "cavalry Lord 2 2 2 SL16",
		"maege_lady_of_bear_island":      "infantry Lady 1 2 3 SL21",
		"jaime_kingslayer":               "infantry Lord 3 3 3 LL01",
		"jaime_knight_of_the_kingsguard": "infantry Knight 2 4 3 LL01",
		"tywin_lord_of_casterly_rock":    "cavalry Lord 3 3 2 LL06",
		"gregor_the_mountain":            "infantry Knight 1 4 3 LL11",
		"gregor_the_reaver":              "infantry Knight 1 3 3 LL11",
		"kevan_trusted_captain":          "infantry Knight 2 2 3 LL16",
		"addam_warrior_of_ashemark":      "cavalry Knight 2 2 2 LL21",
	} {
		b := standard()
		c := b.Commanders[b.commander(id)]
		first, _ := c.Cards.next(c.House)
		u := &b.Units[c.Type]
		got := fmt.Sprintf("%s %s %d %d %d %s", classNames[u.Class], c.Trait.English, c.Limit, c.Capture, u.Strength-1, b.Cards[first].ID)
		if got != want {
			t.Errorf("%s: got %s, want %s", id, got, want)
		}
		if c.Title.English == "" || c.Ability.French == "" || c.CommitAbility.French == "" || c.House != u.House {
			t.Errorf("%s lacks a text, or leads the other House", id)
		}
	}
}

func TestSetUpCardOfRickard(t *testing.T) {
	gametest.Covers(t, "battles.card.sk04-rickard-skirmish-setup")
	b := standard()
	c := b.SetUp[Stark][3]
	single := 0
	for _, u := range c.Units {
		if u.Count == 1 {
			single++
		}
	}
	if c.ID != "SK04" || b.Commanders[c.Commander].ID != "rickard_sun_of_winter" || c.Value != 2 || single != 4 || len(c.Units) != 4 || c.Pieces != [terrains]uint8{Hills: 2, Forest: 2} {
		t.Errorf("got %+v", c)
	}
}

// TestEveryCommanderHasHisAbilities, and each ability its commander.
func TestEveryCommanderHasHisAbilities(t *testing.T) {
	var able [abilities]int
	var committed [commits]int
	for _, c := range standard().Commanders[1:] {
		able[c.ability]++
		committed[c.commit]++
	}
	if able[noAbility]+committed[noCommit] != 0 || slices.Max(able[:]) != 1 || slices.Min(able[1:]) != 1 || slices.Max(committed[:]) != 1 || slices.Min(committed[1:]) != 1 {
		t.Errorf("not every ability has one commander: %d, %d", able, committed)
	}
	if n := len(powers); n != MaxCommanders-1 {
		t.Errorf("%d commanders have abilities, not %d", n, MaxCommanders-1)
	}
}

// TestVocabularyIsUsed: every word that the data may use is in the data.
func TestVocabularyIsUsed(t *testing.T) {
	b := standard()
	used := map[string]bool{}
	note := func(kind string, n int) { used[fmt.Sprint(kind, n)] = true }
	for _, c := range b.Cards[1:] {
		note("when", int(c.Tactic.When))
		for _, e := range []Effect{c.Commands[0].Effects[0], c.Commands[0].Effects[1], c.Commands[1].Effects[0], c.Commands[1].Effects[1], c.Tactic.Effect} {
			note("op", int(e.Op))
			note("target", int(e.Target))
			note("where", int(e.Where))
			for bit := range fitNames {
				if e.Fit>>bit&1 == 1 {
					note("fit", bit)
				}
			}
		}
	}
	for _, p := range slices.Concat(b.Plans, b.Skirmishes) {
		for _, s := range p.Points {
			note("per", int(s.Per))
			note("moment", int(s.When))
		}
	}
	for kind, n := range map[string]int{
		"op": int(ops), "target": len(targetNames), "where": 3, "fit": len(fitNames), "when": len(whenNames), "per": int(pers), "moment": int(moments),
	} {
		for i := range n {
			if !used[fmt.Sprint(kind, i)] {
				t.Errorf("%s %d is never used", kind, i)
			}
		}
	}
}
