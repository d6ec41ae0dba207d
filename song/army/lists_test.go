package army

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// TestListsAsPeopleWriteThem reads lists in the forms that programs export and people post,
// and wants each to become the list that is written beside it, with what is said about it.
func TestListsAsPeopleWriteThem(t *testing.T) {
	files, err := filepath.Glob("testdata/lists/*.txt")
	if err != nil || len(files) < 10 {
		t.Fatalf("got %d lists, %v", len(files), err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			c := standard()
			l, err := c.ReadList("list", data)
			if err != nil {
				t.Fatal(err)
			}
			got := string(c.Text(&l, game.English))
			for _, lang := range []game.Lang{game.English, game.French} {
				got += "\n" + c.CheckArmy("list", data, 0, lang).Text(lang)
			}
			gametest.Golden(t, strings.TrimSuffix(file, ".txt")+".want", got)
		})
	}
}

// bare is a list without what its file said beside.
func bare(l List) List {
	b := List{Titles: l.Titles, Faction: l.Faction, Points: l.Points}
	for _, e := range l.Entries {
		b.Entries = append(b.Entries, Entry{Kind: e.Kind, Card: e.Card, Attachments: e.Attachments})
	}
	return b
}

// TestWrittenListsAreReadAgain writes lists of anything in both languages, with their points,
// and as JSON, and reads them: they are the same, and nothing is to remark.
func TestWrittenListsAreReadAgain(t *testing.T) {
	c, dice := standard(), game.NewDice(game.SeedFrom(7, 7))
	dice.At(1)
	for n := range 200 {
		l, ok := c.Random("", 20+n%4*10, dice, 1)
		if !ok {
			t.Fatal("there is no list")
		}
		l.Name, l.NameFR = "2 x Total: 50 pts", "L'Ost (de 40 points)"
		if n%2 == 0 { // what is against the rules is read as well
			l.Entries[0].Attachments = append(l.Entries[0].Attachments, "20204", "20401")
			l.Entries = append(l.Entries, Entry{Kind: Attachment, Card: "20602"})
			l.settle()
		}
		remarked := false
		for _, text := range [][]byte{c.Text(&l, game.English), c.Text(&l, game.French), l.JSON()} {
			again, err := c.ReadList("x", text)
			if err != nil || !reflect.DeepEqual(bare(again), l) {
				t.Fatalf("%s\nis read as %+v, %v\nnot as %+v", text, bare(again), err, l)
			}
			if remarks := c.Paper(again).Remarks; len(remarks) > 0 && !remarked {
				t.Errorf("%s\ngot %+v", text, remarks)
			}
		}
	}
}
