package army

import (
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/game/gametest"
)

// data are the content files that come with the game.
var data = os.DirFS("../data")

// readBook reads a book from data files, as the game does.
func readBook(files fs.FS) (*Book, error) {
	r, c := content.NewReader(files, func(v *content.Value) {
		v.Field("game").OneOf("song")
		v.Skip("version", "note")
	}), &Book{}
	c.Read(r)
	return c, r.Err()
}

// refuseData wants changed data to be refused.
func refuseData(t *testing.T, what, file, old, text, want string) {
	t.Helper()
	check := func(files fs.FS) error {
		_, err := readBook(files)
		return err
	}
	gametest.BadContent(t, what, data, check, file, old, text, want)
}

// standard is the book that comes with the game.
var standard = sync.OnceValue(func() *Book { return game.Must(readBook(data)) })

// readList reads a list of a faction and a total, with a unit a row.
func readList(t testing.TB, faction string, points int, rows ...string) List {
	t.Helper()
	text := fmt.Sprintf("faction: %s\npoints: %d\n%s\n", faction, points, strings.Join(rows, "\n"))
	l, err := standard().ReadText("list.txt", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// legal wants a list to be legal and returns its roster.
func legal(t testing.TB, l List) Roster {
	t.Helper()
	r, problems := standard().Muster(l)
	for _, p := range problems {
		t.Errorf("%s: %v", p.Where(game.English), p)
	}
	return r
}

// A fault is a rule broken by an entry, counted from 0; -1 is the list as a whole.
type fault struct {
	unit int
	rule game.Rule
}

// refused wants a list to have just these faults, and facts in both languages.
func refused(t testing.TB, l List, want ...fault) {
	t.Helper()
	var got []fault
	for _, p := range standard().Check(l) {
		got = append(got, fault{p.Unit, p.Rule})
		for _, lang := range []game.Lang{game.English, game.French} {
			if text := p.Say(lang); strings.Contains(text, "%!") || text == "" {
				t.Errorf("%s is said as %q", p.Rule, text)
			}
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v: %v", got, want, standard().Check(l))
	}
}
