package army

import (
	"reflect"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// TestListsAsPeopleWriteThem wants each list to become the one that is written beside it, with
// what is said about it.
func TestListsAsPeopleWriteThem(t *testing.T) {
	gametest.WrittenLists(t, func(data []byte) (string, error) {
		c := standard()
		l, err := c.ReadList("list", data)
		got := string(c.Text(&l, game.English))
		for _, lang := range []game.Lang{game.English, game.French} {
			got += "\n" + c.CheckArmy("list", data, 0, lang).Text(lang)
		}
		return got, err
	})
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
