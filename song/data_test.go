package song

import (
	"io/fs"
	"testing"

	"gonfalon/game/gametest"
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
