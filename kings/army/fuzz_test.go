package army

import (
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// FuzzText reads arbitrary text: an error, or a list that is judged without panic and that
// is the same when written and read again, if all its words are names.
func FuzzText(f *testing.F) {
	for _, l := range standard().Ready {
		f.Add(standard().Text(&l, game.English))
		f.Add(standard().Text(&l, game.French))
	}
	f.Add([]byte("army: elves\npoints: 10\n2 x 3 x a / b, c, horde, horde, brew_of_haste\n"))
	f.Add([]byte("army: x\npoints: 0\nname: #\nagreed: any_troops\n5 x y\n2 x #\n"))
	for _, file := range game.Must(filepath.Glob("testdata/lists/*.txt")) {
		f.Add(game.Must(os.ReadFile(file)))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		c := standard()
		l, err := c.ReadText("x", data)
		if err != nil {
			gametest.InFrench(t, err)
			return
		}
		judge(t, l)
		for _, r := range c.Paper(l).Remarks {
			if r.Line == 0 || r.English == "" || r.French == "" {
				t.Errorf("%+v", r)
			}
		}
		if !allNames(&l) {
			return
		}
		for _, lang := range []game.Lang{game.English, game.French} {
			text := c.Text(&l, lang)
			again, err := c.ReadText("x", text)
			if err != nil || !reflect.DeepEqual(bare(l), bare(again)) {
				t.Errorf("%+v\nis written as\n%s\nand read as %+v, %v", l, text, again, err)
			}
		}
	})
}

// allNames tells whether every word of a list is a name of the data.
func allNames(l *List) bool {
	c := standard()
	if _, ok := c.Army(l.Army); !ok {
		return false
	}
	for i := range l.Units {
		u := c.entryUnit(l, &l.Units[i])
		if u == nil || slices.ContainsFunc(l.Units[i].Options, func(o string) bool { return u.option(o) < 0 }) {
			return false
		}
	}
	return true
}

// FuzzJSON does the same with JSON.
func FuzzJSON(f *testing.F) {
	for _, l := range standard().Ready {
		f.Add(l.JSON())
	}
	f.Add([]byte(`{"game":"kings","army":"elves","points":1,"units":[{"unit":"x","artefact":["a","b"]}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		c := standard()
		l, err := c.ReadJSON("x", data)
		if err != nil {
			return
		}
		judge(t, l)
		again, err := c.ReadJSON("x", l.JSON())
		if err != nil || !reflect.DeepEqual(bare(l), bare(again)) {
			t.Errorf("%+v\nis written as\n%s\nand read as %+v, %v", l, l.JSON(), again, err)
		}
	})
}

// judge checks a list; every problem has a rule, a place and a sentence in both languages.
func judge(t *testing.T, l List) {
	r, problems := standard().Muster(l)
	if len(r.Units) > len(l.Units) {
		t.Errorf("%d units of %d", len(r.Units), len(l.Units))
	}
	for _, p := range problems {
		if p.Rule == "" || p.Unit < -1 || p.Unit >= len(l.Units) || p.Say(game.English) == "" || p.Say(game.French) == "" {
			t.Errorf("%+v", p)
		}
	}
}
