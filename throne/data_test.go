package throne

import (
	"regexp"
	"strings"
	"testing"

	"gonfalon/game/gametest"
)

func TestEmbeddedDataIsSound(t *testing.T) {
	if err := CheckData(Data()); err != nil {
		t.Fatal(err)
	}
}

// atALine is how a fault begins.
var atALine = regexp.MustCompile(`^\w+\.json:\d+: `)

func TestBadDataIsRefused(t *testing.T) {
	for _, tt := range []struct {
		what, file, old, new, want string
	}{
		{"no JSON", "areas.json", `"areas"`, `areas`, "areas.json:4:"},
		{"an unknown field", "areas.json", `"kind": "land"`, `"colour": "red", "kind": "land"`, `unknown field "colour"`},
		{"a number that is none", "tracks.json", `"level": 3`, `"level": "three"`, "tracks.json:8:"},
		{"a kind of area that is none", "areas.json", `"kind": "sea"`, `"kind": "swamp"`, `"swamp" is neither`},
		{"a fortification that is none", "areas.json", `"city"`, `"tower"`, `"tower" is neither`},
		{"an area without a name", "areas.json", `"name_fr": "Karhold"`, `"name_fr": ""`, `area "karhold": name_fr: must not be empty`},
		{"an area twice", "areas.json", `"id": "karhold"`, `"id": "castle_black"`, `"castle_black" stands twice`},
		{"a border to nowhere", "areas.json", `"a": "bay_of_ice"`, `"a": "bay_of_fire"`, `no area "bay_of_fire"`},
		{"a border with itself", "areas.json", `"a": "bay_of_ice", "b": "castle_black"`, `"a": "castle_black", "b": "castle_black"`, "with itself or twice"},
		{"an island that is none", "areas.json", `"kind": "land", "crowns": 1,`, `"kind": "land", "island": true,`, "an island"},
		{"a river between neighbours", "areas.json", `"a": "oldtown", "b": "starfall"`, `"a": "oldtown", "b": "highgarden"`, "are adjacent"},
		{"a home that is no area", "houses.json", `"home": "winterfell"`, `"home": "summerfell"`, `no area "summerfell"`},
		{"ships on land", "houses.json", `"winterfell": {"footmen": 1, "knights": 1, "ships": 0}`, `"winterfell": {"footmen": 1, "knights": 1, "ships": 1}`, "cannot stand"},
		{"more units than pieces", "houses.json", `"winterfell": {"footmen": 1,`, `"winterfell": {"footmen": 11,`, "more than its pieces"},
		{"a place taken twice", "houses.json", `"iron_throne": 2`, `"iron_throne": 1`, "is not free"},
		{"a house too few", "houses.json", `{"id": "greyjoy"`, `{"id": "martell"`, `house "greyjoy"`},
		{"a card of nobody", "house_cards.json", `"house": "stark"`, `"house": "bolton"`, `house "bolton"`},
		{"a card that is too strong", "house_cards.json", `"strength": 3`, `"strength": 4`, "strength: is 4, not a whole number from 0 to 3"},
		{"an ability without its function", "house_cards.json", `"id": "stark_robb"`, `"id": "stark_bran"`, `"stark_bran"`},
		{"a function without its text", "house_cards.json", `"text_en": "A Defense order in the battle area gives you twice its bonus.", `, ``, `"stark_catelyn"`},
		{"a deck too large", "westeros.json", `"copies": 2`, `"copies": 3`, "11 cards"},
		{"a Westeros card that the rules do not know", "westeros.json", `{"id": "supply"`, `{"id": "plague"`, `"plague"`},
		{"a field twice", "houses.json", `"power": 5,`, `"power": 5, "power": 5,`, `the field "power" stands twice`},
		{"a deck that is none", "westeros.json", `"deck": "I"`, `"deck": "IV"`, `is "IV", which is none of I, II, III`},
		{"an army of one", "tracks.json", `[2, 2]`, `[2, 1]`, "an army of 1"},
		{"a level left out", "tracks.json", `"level": 6`, `"level": 7`, "where 6 should follow"},
	} {
		t.Run(tt.what, func(t *testing.T) {
			err := CheckData(gametest.Changed(t, Data(), tt.file, tt.old, tt.new))
			if err == nil || !strings.Contains(err.Error(), tt.want) || !atALine.MatchString(err.Error()) {
				t.Errorf("got %v, want an error with a line and %q", err, tt.want)
			}
		})
	}
	t.Run("a file is missing", func(t *testing.T) {
		if err := CheckData(gametest.Without(t, Data(), "tracks.json")); err == nil || !strings.Contains(err.Error(), "tracks.json") {
			t.Errorf("got %v, want an error about tracks.json", err)
		}
	})
}
