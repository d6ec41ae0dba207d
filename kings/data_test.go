package kings

import (
	"strings"
	"testing"

	"gonfalon/game/gametest"
)

func TestEmbeddedDataIsSound(t *testing.T) {
	if err := CheckData(Data()); err != nil {
		t.Fatal(err)
	}
	c := Standard()
	if len(c.Armies) != 21 || len(c.Units) != 512 || len(c.Ready) < 12 || len(c.Hash) != 16 {
		t.Errorf("%d armies, %d units, %d ready lists, hash %q", len(c.Armies), len(c.Units), len(c.Ready), c.Hash)
	}
	n := 0
	for i := range c.Units {
		n += len(c.Units[i].Profiles)
	}
	if n != 805 {
		t.Errorf("%d profiles", n)
	}
}

// refuseData wants changed data to be refused.
func refuseData(t *testing.T, what, file, old, text, want string) {
	t.Helper()
	gametest.BadContent(t, what, Data(), CheckData, file, old, text, want)
}

func TestBadDataIsRefused(t *testing.T) {
	const elves = "armies/elves.json"
	for _, tt := range []struct{ what, file, old, new, want string }{
		{"no JSON", elves, `"alignment"`, `alignment`, elves + ":6:"},
		{"no end", "formats.json", "\n}\n", "\n", "the file ends too soon"},
		{"a second document", "formats.json", "\n}\n", "\n}\n{}\n", "there should be no"},
		{"an unknown field", elves, `"irregular": false`, `"colour": "green", "irregular": false`, elves + `:31: army "elves": units: unit "hunters_of_the_wild": unknown field "colour"`},
		{"an unknown field of a size", elves, `"models": 10,`, `"modells": 10, "models": 10,`, `size "troop": unknown field "modells"`},
		{"an unknown field of an option", elves, `"id": "the_wild_guard",`, `"id": "the_wild_guard", "sps": 1,`, `unknown field "sps"`},
		{"a field twice", elves, `"height": 1,`, `"height": 1, "height": 1,`, `the field "height" stands twice`},
		{"a field that is missing", elves, `"height": 1,`, ``, `has no field "height"`},
		{"an army named otherwise than its file", elves, `"army_id": "elves"`, `"army_id": "pixies"`, "named after the army"},
		{"no alignment", elves, `"alignment": "good"`, `"alignment": "nice"`, `is "nice"`},
		{"no French name", elves, `"name_fr": "Elfes"`, `"name_fr": ""`, "name_fr: must not be empty"},
		{"a confidence that is none", elves, `"confidence": "confirmed-2e"`, `"confidence": "sure"`, `is "sure"`},
		{"a unit twice", elves, `"id": "kindred_archers"`, `"id": "hunters_of_the_wild"`, "stands twice"},
		{"an id that cannot be typed", elves, `"id": "kindred_archers"`, `"id": "kindred/archers"`, "small letters"},
		{"a speed out of range", elves, `"sp": 6`, `"sp": 60`, "sp: is 60, not a whole number from 0 to 20"},
		{"a speed that is no number", elves, `"sp": 6`, `"sp": "fast"`, "sp: must be a number, not a string"},
		{"half a point of defence", elves, `"de": 4`, `"de": 4.5`, "de: is 4.5"},
		{"a score that no die shows", elves, `"me": 4`, `"me": 7`, "me: is 7"},
		{"wavering after routing", elves, `"ne": [10, 12]`, `"ne": [13, 12]`, "wavers at 13"},
		{"one nerve", elves, `"ne": [10, 12]`, `"ne": [12]`, "two numbers"},
		{"a die with four sides", elves, `"att": 20`, `"att": "D4+2"`, `is "D4+2"`},
		{"no price", elves, `"pts": 135`, `"pts": 0`, "pts: is 0"},
		{"a size that is none", elves, `"size": "troop"`, `"size": "platoon"`, `is "platoon"`},
		{"a size twice", elves, `"size": "regiment", "models": 20`, `"size": "troop", "models": 20`, `size "troop": stands twice`},
		{"a special rule that is none", elves, `"rule": "elite"`, `"rule": "elitist"`, `is "elitist"`},
		{"a rule without its number", elves, `{"rule": "regeneration", "n": 5}`, `{"rule": "regeneration"}`, `has no field "n"`},
		{"a rule with a number that it lacks", elves, `{"rule": "headstrong"}`, `{"rule": "headstrong", "n": 2}`, "n: is not for this rule"},
		{"an option twice", elves, `"id": "lightning_bolt_5"`, `"id": "fireball_10"`, `option "fireball_10": stands twice`},
		{"an option that needs nobody", elves, `"needs": "the_green_lady"`, `"needs": "the_red_lady"`, `is "the_red_lady", which is no Living Legend`},
		{"an option that needs anybody", elves, `"needs": "the_green_lady"`, `"needs": "elven_king"`, `which is no Living Legend`},
		{"a group with too few choices", "armies/dwarfs.json", `"min": 1,`, `"min": 3,`, "min: is 3"},
		{"an engine with an artefact", elves, `"may_take_artefact": false`, `"may_take_artefact": true`, "contradicts its type"},
		{"a weapon that is none", elves, `"weapon": "bow"`, `"weapon": "sling"`, `is "sling"`},
		{"a spell that is none", elves, `"spell": "heal"`, `"spell": "nap"`, `is "nap"`},
		{"an Inspiring of a kin that is none", "armies/dwarfs.json", `"only": "berserkers"`, `"only": "brewers"`, `is "brewers"`},
		{"a kin of a unit that is none", "kin.json", `"basilea/penitents_mob"`, `"basilea/sinners"`, `no unit "basilea/sinners"`},
		{"a record without its constant", "rules.json", `"id": "nimble"`, `"id": "agile"`, `is "agile", which is none of`},
		{"a constant without its record", "kin.json", `  {"id": "orclings", "name_en": "Orclings", "name_fr": "Orquelins", "units": ["orcs/orclings"]},`, ``, `the kin "orclings" is missing`},
		{"a record twice", "spells.json", `"id": "heal"`, `"id": "surge"`, "stands twice"},
		{"a spell without its constant", "spells.json", `"id": "heal"`, `"id": "harm"`, `is "harm"`},
		{"a weapon without its constant", "weapons.json", `"id": "carbine"`, `"id": "sling"`, `is "sling"`},
		{"an artefact without its constant", "artefacts.json", `"id": "the_fog"`, `"id": "the_mist"`, `is "the_mist"`},
		{"a scenario without its constant", "scenarios.json", `"id": "loot"`, `"id": "picnic"`, `is "picnic"`},
		{"an artefact for nobody", "artefacts.json", `"restriction": "hero"`, `"restriction": "saint"`, `is "saint"`},
		{"a formation that does not add up", "formats.json", `[20, 5, 4]`, `[20, 5, 5]`, "20 models are not 5 files of 5"},
		{"a base without an end", "formats.json", `[25, 50]`, `[25, 500]`, "is 500"},
		{"a ready list that is illegal", "lists/elves_1000.txt", "points: 1000", "points: 999", "kings.army.never-exceed-total"},
		{"a ready list without a French name", "lists/elves_1000.txt", "name-fr: L'Ost d'argent", "# none", "name-fr"},
		{"a ready list of nonsense", "lists/elves_1000.txt", "points: 1000", "points: many", `points is "many"`},
	} {
		t.Run(tt.what, func(t *testing.T) { refuseData(t, tt.what, tt.file, tt.old, tt.new, tt.want) })
	}
}

func TestMissingFileIsRefused(t *testing.T) {
	for _, file := range []string{"rules.json", "kin.json", "artefacts.json"} {
		if err := CheckData(gametest.Without(t, Data(), file)); err == nil || !strings.Contains(err.Error(), file) {
			t.Errorf("without %s: %v", file, err)
		}
	}
}

func TestHashFollowsContent(t *testing.T) {
	c, err := ReadContent(gametest.Changed(t, Data(), "armies/elves.json", `"sp": 6`, `"sp": 7`))
	if err != nil {
		t.Fatal(err)
	}
	if c.Hash == Standard().Hash {
		t.Error("other content has the same hash")
	}
}
