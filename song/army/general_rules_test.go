package army

import (
	"slices"
	"testing"

	"gonfalon/game/gametest"
)

func TestGeneralExactlyOne(t *testing.T) {
	gametest.Covers(t, "song.general.exactly-one")
	const rule = ruleGeneralExactlyOne
	refused(t, readList(t, "stark", 40, swords, bowmen), fault{-1, rule})
	refused(t, stark(t, 40, swords+", Rodrik Cassel, Master-at-Arms"), fault{1, rule})
	refused(t, stark(t, 40, "Howland Reed"), fault{1, rule})
	refused(t, stark(t, 40, swords+", Rodrik Cassel, Master-at-Arms", bowmen+", Greatjon Umber, Lord of Last Hearth"), fault{1, rule}, fault{2, rule})
	// The same one twice is a second one, and the same character.
	refused(t, stark(t, 40, robb), fault{1, ruleArmyCharactersUnique}, fault{1, rule})
	// A word that nobody knows may be the Commander: it alone is told.
	refused(t, readList(t, "stark", 40, swords+", Rob Stark the Wulf Lord"), fault{0, ruleArmyFactionOrNeutralOnly})
}

// TestGeneralIsOnItsCard: of the 43 Commanders each says so on its card.
func TestGeneralIsOnItsCard(t *testing.T) {
	gametest.Covers(t, "song.general.identified-by-keyword", "song.general.attachment-ncu-or-solo", "song.general.costs-zero")
	count := map[Kind]int{}
	for i := range standard().Sheets {
		s := &standard().Sheets[i]
		if !s.Commander {
			continue
		}
		count[s.Kind]++
		if s.Cost != 0 || !s.Character {
			t.Errorf("%s costs %d; a character: %t", s.ID, s.Cost, s.Character)
		}
	}
	if count[Attachment] != 37 || count[NonCombat] != 6 || count[CombatUnit] != 0 {
		t.Errorf("commanders by kind: %v", count)
	}
	refuseData(t, "a Commander who costs something", "attachments.json", `"cost": 0,
   "character": true,
   "commander": true,`, `"cost": 3,
   "character": true,
   "commander": true,`, "a Commander costs nothing")
}

// TestSoloCommander: a solo unit that is a Commander needs nobody to join.
func TestSoloCommander(t *testing.T) {
	gametest.Covers(t, "song.general.attachment-ncu-or-solo")
	c := *standard()
	c.Sheets = slices.Clone(c.Sheets)
	mountain, _ := c.Sheet("10107")
	jaime, _ := c.Sheet("20115")
	s := &c.Sheets[mountain]
	s.Commander, s.Cost, s.Own = true, 0, c.Sheets[jaime].Own
	l := readList(t, "lannister", 30, "Gregor Clegane, The Mountain That Rides", "Lannister Guardsmen")
	r, problems := c.Muster(l)
	if len(problems) > 0 || r.Commander != mountain || r.Cost != 5 {
		t.Errorf("%v, commander %s, cost %d", problems, c.Sheets[r.Commander].ID, r.Cost)
	}
}

func TestGeneralAttachmentNeedsUnit(t *testing.T) {
	gametest.Covers(t, "song.general.attachment-needs-unit")
	const rule = ruleGeneralAttachmentNeedsUnit
	refused(t, readList(t, "stark", 40, "commander: Robb Stark", bowmen), fault{1, rule})
	refused(t, changed(readList(t, "stark", 40, bowmen), Entry{Kind: Attachment, Card: "20201"}), fault{1, rule})
	// A non-combat unit stands for itself.
	if r := legal(t, readList(t, "stark", 40, "commander: Howland Reed", bowmen)); len(r.NCUs) != 1 || r.NCUs[0] != r.Commander {
		t.Errorf("%+v", r)
	}
	if r := legal(t, stark(t, 40)); standard().Sheets[r.Commander].ID != "20201" {
		t.Errorf("%+v", r)
	}
}

func TestDeckOfTwenty(t *testing.T) {
	gametest.Covers(t, "song.deck.twenty-cards", "song.deck.commander-cards-two-copies", "song.general.acts-as-its-type")
	c := standard()
	if DeckKinds*DeckCopies != 20 {
		t.Errorf("a deck has %d cards", DeckKinds*DeckCopies)
	}
	ids := func(d Deck) (all []string) {
		for _, k := range d {
			all = append(all, c.Cards[k].ID)
		}
		return all
	}
	r := legal(t, stark(t, 40))
	if got, want := ids(r.Deck), []string{"40201", "40202", "40203", "40204", "40205", "40206", "40207", "40220", "40221", "40222"}; !slices.Equal(got, want) {
		t.Errorf("got %v", got)
	}
	// Davos exchanges Ours Is the Fury! for Flea Bottom Tricks; nobody else does.
	davos := legal(t, readList(t, "baratheon", 40, "Baratheon Wardens, Davos Seaworth, Hero of Blackwater"))
	if got, want := ids(davos.Deck), []string{"40601", "40602", "40603", "40614", "40605", "40606", "40607", "40615", "40616", "40617"}; !slices.Equal(got, want) {
		t.Errorf("Davos: got %v", got)
	}
	// Jaime, who joins Guardsmen as any Attachment does, brings his own cards.
	jaime := legal(t, readList(t, "lannister", 40, "Lannister Guardsmen, Jaime Lannister, The Kingslayer"))
	if got, want := ids(jaime.Deck)[factionCards:], []string{"40117", "40118", "40119"}; !slices.Equal(got, want) || len(jaime.Units[0].Attachments) != 1 {
		t.Errorf("Jaime: got %v", got)
	}
	swaps := 0
	for i := range c.Sheets {
		if s := &c.Sheets[i]; s.Commander {
			for f := range c.Factions {
				if s.Faction != c.Neutral && s.Faction != FactionID(f) {
					continue
				}
				m := muster{c: c, roster: Roster{Faction: FactionID(f), Commander: SheetID(i)}}
				m.deck()
				d := slices.Clone(m.roster.Deck[:])
				slices.Sort(d)
				if len(slices.Compact(d)) != DeckKinds {
					t.Errorf("the deck of %s for %s has a card twice", s.ID, c.Factions[f].ID)
				}
			}
			if s.Swaps {
				swaps++
			}
		}
	}
	if swaps != 1 {
		t.Errorf("%d commanders exchange cards", swaps)
	}
	for _, tt := range []struct{ what, file, old, text, want string }{
		{"a deck of eight", "tactics_cards.json", `   "commander": "20201",
`, ``, "has 8 tactics cards of its own, not 7"},
		{"a card of nobody", "tactics_cards.json", `"commander": "20201",`, `"commander": "20203",`, "is no Commander who has the tactics card"},
		{"two cards", "attachments.json", `"40220",
    "40221",`, `"40220",`, "a Commander has 3 tactics cards, not 2"},
		{"a card twice", "attachments.json", `"40220",
    "40221",`, `"40220",
    "40220",`, "stands twice"},
		{"a card that is none", "attachments.json", `"40220"`, `"49999"`, `there is no tactics card "49999"`},
		{"cards of somebody who does not command", "ncus.json", `"ability": {
    "name_en": "Family, Duty, Honor",`, `"commander_cards": ["40220", "40221", "40222"],
   "ability": {
    "name_en": "Family, Duty, Honor",`, "only a Commander has tactics cards"},
	} {
		refuseData(t, tt.what, tt.file, tt.old, tt.text, tt.want)
	}
}
