package army

import (
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// Rows of lists that many tests begin with.
const (
	robb   = "Stark Sworn Swords, Robb Stark, The Wolf Lord" // 5, commander
	swords = "Stark Sworn Swords"                            // 5
	bowmen = "Stark Bowmen"                                  // 6
)

// stark is a list of Stark under Robb.
func stark(t testing.TB, points int, rows ...string) List {
	t.Helper()
	return readList(t, "stark", points, append([]string{robb}, rows...)...)
}

// changed returns a list in which a list has more entries: those that text would not write so.
func changed(l List, more ...Entry) List {
	l.Entries = append(l.Entries[:len(l.Entries):len(l.Entries)], more...)
	return l
}

func TestPointsLimit(t *testing.T) {
	gametest.Covers(t, "song.army.points-limit", "song.army.any-size-allowed", "song.unit.points-cost")
	rows := []string{"House Umber Berserkers, Umber Champion", "Catelyn Stark"} // 5 + 8 + 4
	for _, points := range []int{17, 18, 40, 1000} {
		if r := legal(t, stark(t, points, rows...)); r.Cost != 17 || r.Total != points {
			t.Errorf("for %d points: cost %d, total %d", points, r.Cost, r.Total)
		}
	}
	refused(t, stark(t, 16, rows...), fault{-1, ruleArmyPointsLimit})
	refused(t, stark(t, 0, rows...), fault{-1, ruleArmyStepOrder})
	// Non-combat units, attachments and what stands apart all count.
	l := stark(t, 13, "Arya Stark", "Jaqen H'ghar, Mysterious Prisoner") // 5 + 3 + 2
	if r := legal(t, l); r.Cost != 10 || len(r.ToEnemies) != 1 {
		t.Errorf("cost %d, %d apart", r.Cost, len(r.ToEnemies))
	}
	for _, p := range standard().Check(stark(t, 16, rows...)) {
		if p.Say(game.English) != "the army costs 17 points, 1 more than the total of 16" || p.Say(game.French) != "l'armée coûte 17 points, 1 de plus que le total de 16" {
			t.Errorf("%s; %s", p.Say(game.English), p.Say(game.French))
		}
	}
}

// TestPrintedCost: an army pays what its cards say, whatever a list builder asked.
func TestPrintedCost(t *testing.T) {
	gametest.Covers(t, "song.unit.points-cost")
	for name, want := range map[string]int{"House Tully Sworn Shield": 7, "Spearwives": 5, "House Bolton Flayed Men": 10} {
		faction := "neutral"
		for _, f := range []string{"stark", "freefolk"} {
			id, _ := standard().Sheet(standard().sheetWord("", name, CombatUnit))
			if standard().Factions[standard().Sheets[id].Faction].ID == f {
				faction = f
			}
		}
		l := readList(t, faction, 40, name)
		if r, _ := standard().Muster(l); r.Cost != want {
			t.Errorf("%s costs %d, want %d", name, r.Cost, want)
		}
	}
}

func TestGameSizes(t *testing.T) {
	gametest.Covers(t, "song.army.game-sizes")
	want := map[int]game.Text{30: {English: "Quick game", French: "Partie Rapide"}, 40: {English: "Normal game", French: "Partie Normale"}, 50: {English: "Large game", French: "Grande Partie"}}
	for _, s := range standard().Stock().Sizes {
		if want[s.Points] != s.Text {
			t.Errorf("%d points: %v", s.Points, s.Text)
		}
		delete(want, s.Points)
	}
	if len(want) > 0 {
		t.Errorf("missing: %v", want)
	}
}

// TestStepOrder: size, faction, commander, deck, then units.
func TestStepOrder(t *testing.T) {
	gametest.Covers(t, "song.army.step-order")
	refused(t, List{Faction: "stark"}, fault{-1, ruleArmyStepOrder}, fault{-1, ruleGeneralExactlyOne})
	refused(t, List{Faction: "stork", Points: 30}, fault{-1, ruleArmyFactionOrNeutralOnly})
	// Without a unit nobody fights, even if somebody commands.
	refused(t, readList(t, "stark", 30, "Howland Reed"), fault{-1, ruleArmyStepOrder})
	legal(t, readList(t, "stark", 30, "Howland Reed", bowmen))
}

func TestFactionOrNeutralOnly(t *testing.T) {
	gametest.Covers(t, "song.army.faction-or-neutral-only", "song.unit.faction-crest")
	legal(t, stark(t, 40, "Stormcrow Mercenaries, Bronn", "Lord Varys"))
	const rule = ruleArmyFactionOrNeutralOnly
	refused(t, stark(t, 40, "Lannister Guardsmen"), fault{1, rule})
	refused(t, stark(t, 40, "Cersei Lannister"), fault{1, rule})
	refused(t, stark(t, 40, swords+", Guard Captain"), fault{1, rule})
	refused(t, stark(t, 40, "Lannister Guardsmen, Guard Captain", "Pycelle"), fault{1, rule}, fault{1, rule}, fault{2, rule})
	// Craster's card lets the Night's Watch have him, and nobody else.
	legal(t, readList(t, "nightswatch", 40, "Sworn Brothers, Donal Noye, Defender of Castle Black", "Craster"))
	legal(t, readList(t, "freefolk", 40, "Free Folk Raiders, Mance Rayder, King Beyond the Wall", "Craster"))
	refused(t, stark(t, 40, "Craster"), fault{1, rule})
	// What nobody knows is told as a word, once.
	refused(t, stark(t, 40, "Stark Swornswards"), fault{1, rule})
	refused(t, readList(t, "stark", 40, "Stark Sworn Swords, Rob Starck"), fault{0, rule})
}

func TestNeutralMaxHalf(t *testing.T) {
	gametest.Covers(t, "song.army.neutral-max-half")
	const rule = ruleArmyNeutralMaxHalf
	blackguards := "House Bolton Blackguards"                      // 6
	rows := []string{blackguards, blackguards, "Lord Varys"}       // 16 neutral
	legal(t, stark(t, 40, append(rows, "Petyr Baelish")...))       // 20 of 40
	r := legal(t, stark(t, 40, append(rows, "Tycho Nestoris")...)) // the same
	if r.Neutral != 20 {
		t.Errorf("neutral: %d", r.Neutral)
	}
	refused(t, stark(t, 39, append(rows, "Petyr Baelish")...), fault{-1, rule})
	refused(t, stark(t, 40, append(rows, "Walder Frey")...), fault{-1, rule})
	// The agreed total counts, not what is spent; attachments count like units.
	legal(t, stark(t, 60, append(rows, "Petyr Baelish", "Walder Frey", "Stormcrow Mercenaries")...))
	legal(t, stark(t, 40, append(rows, swords+", Roose Bolton, The Leech Lord")...))
	refused(t, stark(t, 40, append(rows, swords+", Roose Bolton, The Leech Lord", bowmen+", Bronn")...), fault{-1, rule})
	for _, p := range standard().Check(stark(t, 35, append(rows, "Petyr Baelish")...)) {
		if p.Rule == rule && (!strings.Contains(p.Say(game.English), "17.5") || !strings.Contains(p.Say(game.French), "17,5")) {
			t.Errorf("%s; %s", p.Say(game.English), p.Say(game.French))
		}
	}
}

func TestNeutralCommanderAllowed(t *testing.T) {
	gametest.Covers(t, "song.army.neutral-commander-allowed", "song.deck.twenty-cards")
	r := legal(t, readList(t, "stark", 20, swords+", Ramsay Snow, The Bastard of Bolton", "House Bolton Cutthroats, Bolton Flayer", "Lord Varys"))
	if r.Neutral != 10 {
		t.Errorf("neutral: %d of 20", r.Neutral)
	}
	// The seven cards are still Stark's.
	c := standard()
	for i, k := range r.Deck {
		if card := c.Cards[k]; (c.Factions[card.Faction].ID == "stark") != (i < factionCards) {
			t.Errorf("card %d is %s of %s", i, card.English, c.Factions[card.Faction].ID)
		}
	}
}

func TestNeutralFaction(t *testing.T) {
	gametest.Covers(t, "song.army.neutral-faction")
	head := "House Bolton Cutthroats, Ramsay Snow, The Bastard of Bolton"
	if r := legal(t, readList(t, "neutral", 40, head, "House Bolton Flayed Men", "House Bolton Blackguards", "Stormcrow Archers", "Walder Frey")); r.Neutral != 0 {
		t.Errorf("a Neutral army counts %d Neutral points", r.Neutral)
	}
	refused(t, readList(t, "neutral", 40, head, swords), fault{1, ruleArmyNeutralFaction})
	refused(t, readList(t, "neutral", 40, head, "Stormcrow Archers, Umber Champion"), fault{1, ruleArmyNeutralFaction})
	refused(t, readList(t, "neutral", 40, head, "Catelyn Stark"), fault{1, ruleArmyNeutralFaction})
}

func TestNoCopyLimit(t *testing.T) {
	gametest.Covers(t, "song.army.no-copy-limit")
	var rows []string
	for range MaxSide - 1 {
		rows = append(rows, swords+", Sworn Sword Captain")
	}
	legal(t, stark(t, 200, rows...))
}

func TestCharactersUnique(t *testing.T) {
	gametest.Covers(t, "song.army.characters-unique")
	const rule = ruleArmyCharactersUnique
	legal(t, stark(t, 60, swords+", Maege Mormont", bowmen+", Greatjon Umber, Fierce Bannerman", "Catelyn Stark", "Sansa Stark"))
	refused(t, stark(t, 60, swords+", Maege Mormont", bowmen+", Maege Mormont"), fault{2, rule})
	refused(t, stark(t, 60, "Grey Wind", "Grey Wind"), fault{2, rule})
	refused(t, stark(t, 60, "Sansa Stark", "Sansa Stark", "Sansa Stark"), fault{2, rule}, fault{3, rule})
	// A combat unit may be a character, too.
	refused(t, readList(t, "stark", 60, "Eddard's Honor Guard, Eddard Stark, Lord of Winterfell", "Eddard's Honor Guard"), fault{1, rule}, fault{1, ruleArmyCardRestrictions})
}

func TestCharacterVersionsAreOne(t *testing.T) {
	gametest.Covers(t, "song.army.character-versions-are-one")
	const rule = ruleArmyCharacterVersionsAreOne
	jaime := "Lannister Guardsmen, Jaime Lannister, The Kingslayer"
	refused(t, readList(t, "lannister", 60, jaime, "Lannister Halberdiers, Jaime Lannister, The Young Lion"), fault{1, rule})
	refused(t, stark(t, 60, swords+", Robb Stark, The Young Wolf"), fault{1, rule})
	// Attachments, non-combat units and combat units alike.
	refused(t, readList(t, "lannister", 60, "Lannister Guardsmen, Tywin Lannister, Lord of Casterly Rock", "Tywin Lannister, The Great Lion"), fault{1, rule})
	refused(t, readList(t, "lannister", 60, "Lannister Guardsmen, Gregor Clegane, The Mountain", "Gregor Clegane, The Mountain That Rides"), fault{1, rule})
	refused(t, readList(t, "targaryen", 60, "Dothraki Screamers, Jorah Mormont, Westerosi Tactician", "Jorah Mormont, The Wandering Knight"), fault{1, rule})
	// Neutral versions too, and with both at fault both are told.
	refused(t, stark(t, 60, swords+", Jaqen H'ghar, Unnamed", "Jaqen H'ghar, Follower of the Red God", bowmen), fault{3, rule})
}

func TestAttachmentNeedsUnit(t *testing.T) {
	gametest.Covers(t, "song.army.attachment-needs-unit")
	refused(t, changed(stark(t, 40), Entry{Kind: Attachment, Card: "20204"}), fault{1, ruleArmyAttachmentNeedsUnit})
	// Of non-combat units neither.
	l := stark(t, 40, "Catelyn Stark")
	l.Entries[1].Attachments = []string{"20204"}
	refused(t, l, fault{1, ruleArmyAttachmentNeedsUnit})
}

// TestJoinsNoUnit: combat units and non-combat units join no unit.
func TestJoinsNoUnit(t *testing.T) {
	gametest.Covers(t, "song.ncu.never-on-battlefield", "song.unit.models-never-mixed", "song.unit.two-categories")
	l := stark(t, 40)
	l.Entries = append(l.Entries, Entry{Kind: CombatUnit, Card: "10201", Attachments: []string{"30201"}}, Entry{Kind: CombatUnit, Card: "10201", Attachments: []string{"10205"}})
	refused(t, l, fault{1, ruleNcuNeverOnBattlefield}, fault{2, ruleUnitModelsNeverMixed})
}
