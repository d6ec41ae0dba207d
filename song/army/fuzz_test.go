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

// FuzzList reads arbitrary text: an error, or a list that is judged without panic and is the
// same when written and read again, if all its words are names.
func FuzzList(f *testing.F) {
	for _, l := range standard().Ready {
		f.Add(standard().Text(&l, game.English))
		f.Add(standard().Text(&l, game.French))
		f.Add(l.JSON())
	}
	f.Add([]byte("faction: stark\npoints: 10\n2 x 3 x a / b, c, Robb Stark, Robb Stark (3)\napart:\nOsha\n"))
	for _, file := range game.Must(filepath.Glob("testdata/lists/*.txt")) {
		f.Add(game.Must(os.ReadFile(file)))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		c := standard()
		l, err := c.ReadList("x", data)
		if err != nil {
			gametest.InFrench(t, err)
			return
		}
		p := c.Paper(l)
		for _, r := range p.Remarks {
			if r.Line == 0 || r.English == "" || r.French == "" {
				t.Errorf("%+v", r)
			}
		}
		for _, r := range p.Problems {
			if r.English == "" || r.French == "" || strings.Contains(r.English+r.French, "%!") || r.Unit > len(l.Entries) {
				t.Errorf("%+v", r)
			}
		}
		if len(p.Problems) == 0 {
			r, _ := c.Muster(l)
			if !c.Sheets[r.Commander].Commander || r.Cost > r.Total || len(r.Units) == 0 {
				t.Errorf("%s is legal", data)
			}
		}
		if !allNames(&l) {
			return
		}
		for _, text := range [][]byte{c.Text(&l, game.English), c.Text(&l, game.French), l.JSON()} {
			again, err := c.ReadList("x", text)
			if err != nil || !reflect.DeepEqual(bare(l), bare(again)) {
				t.Errorf("%+v\nis written as\n%s\nand read as %+v, %v", bare(l), text, bare(again), err)
			}
		}
	})
}

// allNames tells whether every word of a list is a card, where such a card stands.
func allNames(l *List) bool {
	c := standard()
	if !c.isFaction(l.Faction) {
		return false
	}
	for _, e := range l.Entries {
		id, ok := c.Sheet(e.Card)
		if !ok || c.Sheets[id].Kind != CombatUnit && e.Attachments != nil {
			return false
		}
		for _, a := range e.Attachments {
			if id, ok := c.Sheet(a); !ok || c.Sheets[id].Kind != Attachment || c.Sheets[id].ToEnemy {
				return false
			}
		}
	}
	return true
}
