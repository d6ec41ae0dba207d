package army

import (
	"testing"

	"gonfalon/game/gametest"
)

func TestAttachmentOnePerUnit(t *testing.T) {
	gametest.Covers(t, "song.attachment.one-per-unit")
	const rule = ruleAttachmentOnePerUnit
	legal(t, stark(t, 40, swords+", Sworn Sword Captain", bowmen+", Crannogman Warden"))
	refused(t, stark(t, 40, swords+", Sworn Sword Captain, Crannogman Warden"), fault{1, rule})
	refused(t, stark(t, 40, swords+", Sworn Sword Captain, Crannogman Warden, Umber Champion"), fault{1, rule}, fault{1, rule})
	// The Commander counts as one.
	refused(t, readList(t, "stark", 40, robb+", Sworn Sword Captain"), fault{0, rule})
}

// TestSeveralAttachments: some cards do not count as the one attachment of their unit.
func TestSeveralAttachments(t *testing.T) {
	gametest.Covers(t, "song.attachment.one-per-unit", "song.attachment.several-owner-orders", "song.army.card-restrictions")
	r := legal(t, stark(t, 40, swords+", Rickon Stark, Osha"))
	if c := standard(); len(r.Units[1].Attachments) != 2 || c.Sheets[r.Units[1].Attachments[0]].ID != "20219" || c.Sheets[r.Units[1].Attachments[1]].ID != "20220" {
		t.Errorf("in order of the list: %+v", r.Units[1])
	}
	// In whatever order the owner likes.
	if r := legal(t, stark(t, 40, swords+", Osha, Rickon Stark")); standard().Sheets[r.Units[1].Attachments[0]].ID != "20220" {
		t.Errorf("in order of the list: %+v", r.Units[1])
	}
	legal(t, readList(t, "neutral", 40, "House Bolton Blackguards, Vargo Hoat, The Goat of Harrenhal", "House Bolton Cutthroats, Ramsay Snow, Sadist, Theon Greyjoy"))
	free := "Free Folk Raiders, Mance Rayder, King Beyond the Wall"
	most := legal(t, readList(t, "freefolk", 40, free, "Thenn Warriors, Harma, The Dogshead, Harma's Bannerman, Skinchanger"))
	if len(most.Units[1].Attachments) != 3 {
		t.Errorf("%+v", most.Units[1])
	}
	legal(t, readList(t, "targaryen", 40, "Unsullied Swordmasters, Grey Worm, Unsullied Commander, Jorah Mormont, Penitent Betrayer"))
	// Two Skinchangers may serve in an army, in different units.
	legal(t, readList(t, "freefolk", 40, free, "Thenn Warriors, Skinchanger", "Spearwives, Skinchanger"))
	refused(t, readList(t, "freefolk", 40, free, "Thenn Warriors, Skinchanger, Skinchanger"), fault{1, ruleArmyCardRestrictions})
	// Those who follow somebody stand in his unit.
	refused(t, stark(t, 40, swords+", Rickon Stark", bowmen+", Osha"), fault{2, ruleArmyCardRestrictions})
	refused(t, stark(t, 40, bowmen+", Osha"), fault{1, ruleArmyCardRestrictions})
	refused(t, readList(t, "freefolk", 40, free, "Thenn Warriors, Harma's Bannerman"), fault{1, ruleArmyCardRestrictions})
}

func TestAttachmentNeverOnSolo(t *testing.T) {
	gametest.Covers(t, "song.attachment.never-on-solo")
	const rule = ruleAttachmentNeverOnSolo
	refused(t, stark(t, 40, "Grey Wind, Sworn Sword Captain"), fault{1, rule})
	// Not even of its own type.
	refused(t, readList(t, "lannister", 40, "Lannister Guardsmen, Tywin Lannister, Lord of Casterly Rock", "Gregor Clegane, The Mountain That Rides + Preston Greenfield"), fault{1, rule})
	refused(t, readList(t, "targaryen", 40, "Dothraki Screamers, Khal Drogo", "Jorah Mormont, The Wandering Knight + Screamer Ko"), fault{1, rule})
	// A card that names the solo unit may join it, and no other.
	watch := "Sworn Brothers, Jeor Mormont, 997th Lord Commander"
	othell := "Veterans of the Watch, Othell Yarwyck, Warmachine Specialist"
	legal(t, readList(t, "nightswatch", 60, watch, othell, "Builder Scorpion Crew, Scorpion Modifications"))
	refused(t, readList(t, "nightswatch", 60, watch, othell, "Builder Stone Thrower, Scorpion Modifications"), fault{2, rule}, fault{2, ruleArmyCardRestrictions})
}

func TestAttachmentTypeMustMatch(t *testing.T) {
	gametest.Covers(t, "song.attachment.type-must-match", "song.unit.four-combat-types")
	const rule = ruleAttachmentTypeMustMatch
	refused(t, stark(t, 40, bowmen+", Brynden Tully, Vanguard Infiltrator"), fault{1, rule})
	refused(t, stark(t, 40, "Stark Outriders, Sworn Sword Captain"), fault{1, rule})
	legal(t, stark(t, 40, "Stark Outriders, Brynden Tully, Vanguard Infiltrator"))
	refused(t, readList(t, "nightswatch", 40, "Ranger Trackers, Jeor Mormont, 997th Lord Commander"), fault{0, rule})
	refuseData(t, "a unit of Beasts", "units.json", `"type": "monster",`, `"type": "beast",`, "no unit is a Beast")
}

// TestConditionsOfCards goes through what cards demand, one after another.
func TestConditionsOfCards(t *testing.T) {
	gametest.Covers(t, "song.army.card-restrictions")
	const rule = ruleArmyCardRestrictions
	lion, free := "Lannister Guardsmen, Tywin Lannister, Lord of Casterly Rock", "Free Folk Raiders, Mance Rayder, King Beyond the Wall"
	watch := "Sworn Brothers, Donal Noye, Defender of Castle Black"
	cutthroats := "House Bolton Cutthroats, Vargo Hoat, The Goat of Harrenhal"
	for _, tt := range []struct {
		what, faction string
		legal         []string
		refused       []string
		faults        []fault
	}{
		{"Grey Wind and Robb", "stark", []string{robb, "Grey Wind"}, []string{swords + ", Rodrik Cassel, Master-at-Arms", "Grey Wind"}, []fault{{1, rule}}},
		{"Summer and Bran, who rides on Hodor", "stark", []string{robb, bowmen + ", Bran and Hodor", "Summer"}, []string{robb, "Summer"}, []fault{{1, rule}}},
		{"Ghost and Jon", "nightswatch", []string{watch, `Veterans of the Watch, Jon Snow, "Lord Snow"`, "Ghost"}, []string{watch, "Ghost"}, []fault{{1, rule}}},
		{"the Honor Guard is Eddard's", "stark", []string{"Eddard's Honor Guard, Eddard Stark, Lord of Winterfell"}, []string{robb, "Eddard's Honor Guard"}, []fault{{1, rule}, {1, rule}}},
		{"Eddard has his guard", "stark", nil, []string{swords + ", Eddard Stark, Lord of Winterfell"}, []fault{{0, rule}}},
		{"and stands in it", "stark", nil, []string{swords + ", Eddard Stark, Lord of Winterfell", "Eddard's Honor Guard"}, []fault{{1, rule}}},
		{"the Bonelord's Chosen", "freefolk", []string{"The Bonelord's Chosen, Rattleshirt, The Lord of Bones"}, []string{free, "The Bonelord's Chosen"}, []fault{{1, rule}, {1, rule}}},
		{"no Jaime beside the Kingsguard", "lannister", []string{"Kingsguard, Joffrey Baratheon, First of His Name", "Lannister Halberdiers"},
			[]string{"Kingsguard, Joffrey Baratheon, First of His Name", "Lannister Halberdiers, Jaime Lannister, The Young Lion"}, []fault{{0, rule}}},
		{"nor one of its knights", "lannister", []string{lion, "Lannister Halberdiers, Meryn Trant"},
			[]string{"Kingsguard, Joffrey Baratheon, First of His Name", "Lannister Halberdiers, Meryn Trant"}, []fault{{1, rule}}},
		{"Syrio follows Arya", "stark", []string{robb, bowmen + ", Syrio Forel", "Arya Stark"}, []string{robb, bowmen + ", Syrio Forel"}, []fault{{1, rule}}},
		{"Modifications need Othell", "nightswatch", nil, []string{watch, "Builder Scorpion Crew, Scorpion Modifications"}, []fault{{1, rule}}},
		{"two Scorpions at most", "nightswatch", []string{watch, "Builder Scorpion Crew", "Builder Scorpion Crew"}, []string{watch, "Builder Scorpion Crew", "Builder Scorpion Crew", "Builder Scorpion Crew"}, []fault{{3, rule}}},
		{"more with Modifications", "nightswatch", []string{watch, "Veterans of the Watch, Othell Yarwyck", "Builder Scorpion Crew, Scorpion Modifications", "Builder Scorpion Crew", "Builder Scorpion Crew"}, nil, nil},
		{"but not of Stone Throwers", "nightswatch", nil, []string{watch, "Veterans of the Watch, Othell Yarwyck", "Builder Scorpion Crew, Scorpion Modifications", "Builder Stone Thrower", "Builder Stone Thrower", "Builder Stone Thrower"}, []fault{{5, rule}}},
		{"beasts are sent, not bought", "freefolk", []string{free, "Thenn Warriors, Skinchanger"}, []string{free, "Thenn Warriors, Skinchanger, Eagle", "Bear"}, []fault{{1, rule}, {2, rule}}},
		{"two loyalties", "baratheon", []string{"Stag Knights, Stannis Baratheon, The Rightful Heir", "Baratheon Wardens, Red Priestess", "Melisandre", "Alester Florent"},
			[]string{"Stag Knights, Stannis Baratheon, The Rightful Heir", "Baratheon Wardens, Cortnay Penrose", "Margaery Tyrell"}, []fault{{1, rule}, {2, rule}}},
		{"whoever commands", "baratheon", nil, []string{cutthroats, "Baratheon Wardens, Red Priestess", "Margaery Tyrell"}, []fault{{2, rule}}},
		{"the Commander's goes first", "baratheon", nil, []string{"Baratheon Wardens, Red Priestess", "Stag Knights, Renly Baratheon, The Charismatic Heir"}, []fault{{0, rule}}},
	} {
		t.Run(tt.what, func(t *testing.T) {
			if tt.legal != nil {
				legal(t, readList(t, tt.faction, 80, tt.legal...))
			}
			if tt.refused != nil {
				refused(t, readList(t, tt.faction, 80, tt.refused...), tt.faults...)
			}
		})
	}
}

// TestAdaptive: one attachment in a Stormcrow unit costs a point less.
func TestAdaptive(t *testing.T) {
	gametest.Covers(t, "song.army.card-restrictions", "song.unit.points-cost")
	for row, want := range map[string]int{
		"Stormcrow Mercenaries":                                 5,
		"Stormcrow Mercenaries, Bronn":                          6,
		"Stormcrow Mercenaries, Stormcrow Lieutenant":           5,
		"Stormcrow Archers, Daario Naharis, Stormcrow Captain":  6, // the Commander costs nothing anyhow
		"Stormcrow Archers, Ramsay Snow, Sadist, Theon Greyjoy": 8,
		"House Bolton Cutthroats, Bronn":                        7,
	} {
		r, _ := standard().Muster(readList(t, "neutral", 40, row))
		if r.Cost != want || r.Units[0].Cost != want {
			t.Errorf("%s costs %d, want %d", row, r.Cost, want)
		}
	}
	// What is saved is saved on the Neutral share, too.
	r := legal(t, stark(t, 40, "Stormcrow Mercenaries, Bronn", "Stormcrow Archers, Sworn Sword Captain"))
	if r.Neutral != 12 || r.Cost != 5+6+6 {
		t.Errorf("neutral %d, cost %d", r.Neutral, r.Cost)
	}
}

// TestJoinsAnEnemy: two captives are paid for and stand apart.
func TestJoinsAnEnemy(t *testing.T) {
	gametest.Covers(t, "song.army.card-restrictions", "song.army.attachment-needs-unit")
	r := legal(t, stark(t, 40, "Arya Stark", "Jaqen H'ghar, Mysterious Prisoner"))
	if len(r.ToEnemies) != 1 || len(r.Units[0].Attachments) != 1 {
		t.Errorf("%+v", r)
	}
	refused(t, stark(t, 40, "Jaqen H'ghar, Mysterious Prisoner"), fault{1, ruleArmyCardRestrictions}) // without Arya
	l := stark(t, 40, bowmen, "Arya Stark")
	l.Entries[1].Attachments = []string{"20221"}
	refused(t, l, fault{1, ruleArmyCardRestrictions})
}

// TestWhoMayBeMeant: what a card demands may be the word that nobody knows, which alone is told.
func TestWhoMayBeMeant(t *testing.T) {
	gametest.Covers(t, "song.army.card-restrictions")
	watch := "Sworn Brothers, Donal Noye, Defender of Castle Black"
	refused(t, readList(t, "nightswatch", 40, watch, "Veterans of the Watch, Jon Snow", "Ghost"), fault{1, ruleArmyFactionOrNeutralOnly})
}

func TestBodies(t *testing.T) {
	c := standard()
	r := legal(t, readList(t, "freefolk", 60, "Free Folk Raiders, Mance Rayder, King Beyond the Wall, Skinchanger", "Thenn Warriors, Harma, The Dogshead, Harma's Bannerman, Skinchanger", "Savage Giant"))
	if got := r.Bodies(c); got != 5 {
		t.Errorf("%d bodies, want 3 units and 2 beasts", got)
	}
}
