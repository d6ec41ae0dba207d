package army

import (
	"math/rand/v2"
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

// TestWrittenListsAreReadAgain writes lists of anything in both languages, with their points,
// and reads them: they are the same, and nothing is to remark.
func TestWrittenListsAreReadAgain(t *testing.T) {
	c, dice := standard(), rand.New(rand.NewPCG(4, 2))
	for range 300 {
		l := anyList(c, dice)
		for _, lang := range []game.Lang{game.English, game.French} {
			text := c.Text(&l, lang)
			again, err := c.ReadText("x", text)
			if err != nil || !reflect.DeepEqual(bare(again), l) {
				t.Fatalf("%s\nis read as %+v, %v\nnot as %+v", text, again, err, l)
			}
			if remarks := c.Paper(again).Remarks; len(remarks) > 0 {
				t.Fatalf("%s\ngot %+v", text, remarks)
			}
		}
	}
}

// anyList makes a list of an army and its allies, which need not be legal.
func anyList(c *Book, dice *rand.Rand) List {
	l := List{Army: c.Armies[dice.IntN(len(c.Armies))].ID, Points: dice.IntN(3000), AnyTroops: dice.IntN(2) == 0, Mixed: dice.IntN(2) == 0}
	if dice.IntN(2) == 0 {
		l.Name, l.NameFR = "2 x Total: 500 pts", "L'Ost (de 1 000 points)"
	}
	for range 1 + dice.IntN(12) {
		u := &c.Units[dice.IntN(len(c.Units))]
		if dice.IntN(4) > 0 {
			a, _ := c.Army(l.Army)
			own := &c.Armies[a]
			u = &c.Units[int(own.First)+dice.IntN(int(own.End-own.First))]
		}
		e := Entry{Unit: u.ID, Size: SizeIDs[u.Profiles[dice.IntN(len(u.Profiles))].Size]}
		if army := c.Armies[u.Army].ID; army != l.Army {
			e.Army = army
		}
		if len(u.Profiles) == 1 && dice.IntN(2) == 0 {
			e.Size = ""
		}
		for _, o := range u.Options {
			if dice.IntN(3) == 0 {
				e.Options = append(e.Options, o.ID)
			}
		}
		if dice.IntN(2) == 0 {
			e.Artefacts = []string{ArtefactIDs[1+dice.IntN(int(Artefacts)-1)]}
		}
		l.Units = append(l.Units, e)
	}
	return l
}
