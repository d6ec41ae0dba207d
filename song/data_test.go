package song

import (
	"io/fs"
	"maps"
	"regexp"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
	"gonfalon/song/effect"
)

func TestContent(t *testing.T) {
	c := shelf()
	if len(c.army.Sheets) < 200 || len(c.hash) != 16 {
		t.Errorf("%d cards, hash %q", len(c.army.Sheets), c.hash)
	}
	check := func(files fs.FS) error {
		_, err := readLibrary(files)
		return err
	}
	gametest.BadContent(t, "a file of another game", Data(), check, "units.json", `"game": "song"`, `"game": "sung"`, "is \"sung\"")
	gametest.BadContent(t, "a card with too little", Data(), check, "ncus.json", `"cost": 4,`, ``, `has no field "cost"`)
	// What people read decides nothing, and how fast a unit is does.
	for _, tt := range []struct {
		file, old, text string
		same            bool
	}{
		{"ncus.json", `"title_en": "Lord of the Crannogs"`, `"title_en": "Lord of the Swamps"`, true},
		{"units.json", `"speed": 5`, `"speed": 6`, false},
	} {
		other, err := readLibrary(gametest.Changed(t, Data(), tt.file, tt.old, tt.text))
		if err != nil {
			t.Fatal(err)
		}
		if (other.hash == c.hash) != tt.same {
			t.Errorf("with %s the hash is the same: %t", tt.text, !tt.same)
		}
	}
}

// TestDiceAreThoseOfTheText: a record rolls the dice that people read of it; one of which they
// read nothing but the results is a D6.
func TestDiceAreThoseOfTheText(t *testing.T) {
	words := [...]string{effect.D3: "D3", effect.D6: "D6", effect.BestD6: "D6"}
	rolled, bonus := map[*effect.Record]map[string]bool{}, map[string]game.Text{}
	for i := range shelf().entries {
		e := &shelf().entries[i]
		for _, r := range e.rules {
			for _, op := range r.Ops {
				if op.Amount.Die != effect.NoDie {
					if rolled[e.Record] == nil {
						rolled[e.Record] = map[string]bool{}
					}
					rolled[e.Record][words[op.Amount.Die]] = true
				}
			}
		}
	}
	for _, c := range shelf().effects.Cards {
		if c.Bonus != nil {
			bonus[c.ID] = c.Bonus.Text
		}
	}
	for r, dice := range rolled {
		for _, lang := range []game.Lang{game.English, game.French} {
			text := r.When.Name(lang) + " " + r.Text.Name(lang) + " " + bonus[r.ID].Name(lang)
			named := map[string]bool{}
			for _, die := range regexp.MustCompile(`\bD[36]\b`).FindAllString(text, -1) {
				named[die] = true
			}
			if len(named) == 0 {
				named["D6"] = true
			}
			if !maps.Equal(named, dice) {
				t.Errorf("%s rolls %v, and its text says: %s", r.ID, dice, text)
			}
		}
	}
	if len(rolled) < 60 {
		t.Errorf("only %d records roll dice", len(rolled))
	}
}
