package army

import (
	"slices"
	"testing"

	"gonfalon/game/gametest"
)

// TestContentIsWhole counts the cards that the sources have.
func TestContentIsWhole(t *testing.T) {
	c := standard()
	count, confirmed := map[Kind]int{}, 0
	for i := range c.Sheets[1:] {
		s := &c.Sheets[i+1]
		count[s.Kind]++
		if s.Confidence == "confirmed-1.5" {
			confirmed++
		}
		if s.Named.English == "" || s.Named.French == "" || (s.Title.English == "") != (s.Title.French == "") {
			t.Errorf("%s is called %v, %v", s.ID, s.Named, s.Title)
		}
		for j := range c.Sheets[1 : i+1] {
			if o := &c.Sheets[j+1]; o.Kind == s.Kind && o.Faction == s.Faction && fullName(o) == fullName(s) {
				t.Errorf("%s and %s are called the same: %v", o.ID, s.ID, fullName(s))
			}
		}
	}
	if count[CombatUnit] != 56 || count[Attachment] != 120 || count[NonCombat] != 46 || confirmed != 222 || len(c.Factions) != 7 || len(c.Cards) != 179 || len(c.Abilities) != 198 || len(c.Boxes) != 3 {
		t.Errorf("%v, %d confirmed, %d factions, %d tactics cards, %d abilities, %d boxes", count, confirmed, len(c.Factions), len(c.Cards), len(c.Abilities), len(c.Boxes))
	}
}

// TestFormations: trays decide models and ranks, unless the card says otherwise.
func TestFormations(t *testing.T) {
	gametest.Covers(t, "song.unit.infantry-12-models", "song.unit.cavalry-4-models", "song.unit.infantry-3-ranks", "song.unit.cavalry-2-ranks",
		"song.unit.solo-1-rank", "song.unit.solo-trays", "song.unit.bought-as-full-tray", "song.unit.attack-profile")
	c := standard()
	for i := range c.Sheets[1:] {
		s := &c.Sheets[i+1]
		if s.Kind != CombatUnit {
			continue
		}
		want := map[Tray][2]uint8{InfantryTray: {12, 3}, CavalryTray: {4, 2}, SmallSolo: {1, 1}, LargeSolo: {1, 1}}[s.Tray]
		if s.ID == "10110" {
			want = [2]uint8{8, 2} // the Kingsguard with its king
		}
		if got := [2]uint8{s.Files * s.Ranks, s.Ranks}; got != want {
			t.Errorf("%s: %d models in %d ranks, want %v", s.ID, got[0], got[1], want)
		}
		if s.Extra != (s.ID == "10110") {
			t.Errorf("%s: an attachment replaces no model: %t", s.ID, s.Extra)
		}
		if len(s.Attacks) == 0 {
			t.Errorf("%s has no attack", s.ID)
		}
		for _, a := range s.Attacks {
			for rank, n := range a.Dice {
				if (n > 0) != (rank < int(s.Ranks)) {
					t.Errorf("%s: %s has the dice %v", s.ID, a.English, a.Dice)
				}
			}
		}
	}
}

// TestFaultsOfData: each has its file, its line and a reason.
func TestFaultsOfData(t *testing.T) {
	for _, tt := range []struct{ what, file, old, text, want string }{
		{"an unknown field", "units.json", `"speed": 5,`, `"speed": 5, "mood": 3,`, `card "10201": unknown field "mood"`},
		{"no cost", "units.json", `"cost": 5,`, ``, `card "10201": has no field "cost"`},
		{"a cost that is none", "attachments.json", `"cost": 1,`, `"cost": "one",`, `cost: must be a number`},
		{"an ability that is none", "units.json", `"stark_fury"`, `"stark_mildness"`, `there is no ability "stark_mildness"`},
		{"a faction that is none", "ncus.json", `"faction": "stark"`, `"faction": "stork"`, `there is no faction "stork"`},
		{"no neutral faction", "factions.json", `"id": "neutral"`, `"id": "nobody"`, `there is no faction "neutral"`},
		{"the same card twice", "units.json", `"id": "10202"`, `"id": "10201"`, "stands twice"},
		{"an English title alone", "ncus.json", `"title_fr": "Seigneur des Paluds",`, ``, `has no field "title_fr"`},
		{"a rank too many", "units.json", `"dice": [
      8,
      6,
      5
     ]`, `"dice": [
      8,
      6
     ]`, "has 2 numbers of dice for 3 ranks"},
		{"a range in melee", "units.json", `"range": null,`, `"range": "short",`, "a melee attack has no range"},
		{"an odd confidence", "units.json", `"confidence": "confirmed-1.5"`, `"confidence": "sure"`, `is "sure"`},
		{"cavalry on the tray of infantry", "units.json", `"type": "cavalry",
   "tray": "cavalry"`, `"type": "cavalry",
   "tray": "infantry"`, "does not stand on a tray of infantry"},
		{"a companion who is none", "attachments.json", `"same_unit_as": "20219"`, `"same_unit_as": "Nobody"`, `there is no attachment "Nobody"`},
		{"a character who is none", "units.json", `"army_includes_character": "Robb Stark"`, `"army_includes_character": "Rob Stork"`, `there is no character "Rob Stork"`},
		{"a card that is not there", "attachments.json", `"unit_included": "10212"`, `"unit_included": "10299"`, `there is no other card "10299"`},
		{"a gift that costs", "units.json", `"id": "10204",`, `"id": "10204", "x": 1,`, `unknown field "x"`},
		{"a gift of another", "attachments.json", `"brings": [
    "10204"
   ]`, `"brings": [
    "10207"
   ]`, `brings "10207", which has a cost or does not need it`},
		{"a box of nobody's", "starter_forces.json", `"10201": 2`, `"10101": 2`, `stark has no unit "10101"`},
		{"a ready list against the rules", "lists/stark_30.txt", "points: 30", "points: 20", "song.army.points-limit"},
		{"a ready list without a French name", "lists/stark_30.txt", "name-fr:", "#", "needs a name and a name-fr"},
	} {
		refuseData(t, tt.what, tt.file, tt.old, tt.text, tt.want)
	}
}

// TestReadyArmies: fourteen lists, two a faction, with nothing left unspent.
func TestReadyArmies(t *testing.T) {
	c := standard()
	var seen []string
	for _, l := range c.Ready {
		r := legal(t, l)
		if r.Cost != l.Points || l.Points != 30 && l.Points != 40 {
			t.Errorf("%s costs %d of %d", l.Name, r.Cost, l.Points)
		}
		seen = append(seen, l.Faction)
		if found, ok := c.ReadyList(l.NameFR); !ok || found.Name != l.Name || l.Key() == "" {
			t.Errorf("%s is not found by its French name", l.Name)
		}
	}
	slices.Sort(seen)
	if len(seen) != 14 || len(slices.Compact(seen)) != 7 {
		t.Errorf("%v", seen)
	}
	if _, ok := c.ReadyList("nobody's"); ok {
		t.Error("a list that there is not is found")
	}
	if papers := c.Papers(); len(papers) != 14 || papers[0].Key == "" || len(papers[0].Problems) > 0 {
		t.Errorf("%d papers", len(papers))
	}
}
