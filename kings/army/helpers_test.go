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

// readBook reads a book from data files, as the game does.
func readBook(files fs.FS) (*Book, error) {
	r, c := content.NewReader(files, func(v *content.Value) {
		v.Field("game").OneOf("kings")
		v.Skip("note", "notes", "version", "source", "edition")
	}), &Book{}
	c.ReadTables(r)
	c.ReadArmies(r)
	c.ReadReady(r)
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

// data are the content files that come with the game.
var data = os.DirFS("../data")

// standard is the book that comes with the game.
var standard = sync.OnceValue(func() *Book { return game.Must(readBook(data)) })

// readList reads a list of an army and a total, with a unit a row.
func readList(t testing.TB, army string, points int, rows ...string) List {
	t.Helper()
	text := fmt.Sprintf("army: %s\npoints: %d\n%s\n", army, points, strings.Join(rows, "\n"))
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
		t.Errorf("unit %d of %v: %v", p.Unit, names(l), p)
	}
	return r
}

// A fault is a rule that is broken, and the unit that breaks it.
type fault struct {
	unit int
	rule game.Rule
}

// refused wants just these faults, in order of the units.
func refused(t testing.TB, l List, want ...fault) {
	t.Helper()
	var got []fault
	for _, p := range standard().Check(l) {
		got = append(got, fault{p.Unit, p.Rule})
		if p.Unit >= 0 && p.Line != l.Units[p.Unit].Line {
			t.Errorf("%v: the problem is in line %d", p, p.Line)
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("%v for %d points: got %v want %v", names(l), l.Points, got, want)
	}
}

func names(l List) []string {
	var all []string
	for _, e := range l.Units {
		all = append(all, strings.TrimSpace(e.Army+" "+e.Unit+" "+e.Size))
	}
	return all
}

// times repeats a row.
func times(n int, row string) []string { return slices.Repeat([]string{row}, n) }

// join puts rows together.
func join(rows ...[]string) []string { return slices.Concat(rows...) }

// profile returns a profile of the data.
func profile(t testing.TB, unit string, size Size) *Profile {
	t.Helper()
	u, ok := standard().UnitAt(unit)
	if !ok {
		t.Fatalf("there is no unit %q", unit)
	}
	p, ok := standard().Units[u].profile(size)
	if !ok {
		t.Fatalf("%s does not come as %s", unit, SizeIDs[size])
	}
	return p
}

// every calls f with each profile of each unit.
func every(f func(u *Unit, p *Profile)) {
	c := standard()
	for i := range c.Units {
		for j := range c.Units[i].Profiles {
			f(&c.Units[i], &c.Units[i].Profiles[j])
		}
	}
}

// fielded returns the one unit of a list that counts: its last, with what unlocks it.
func fielded(t testing.TB, army string, rows ...string) Profile {
	t.Helper()
	r := legal(t, readList(t, army, 10000, rows...))
	if len(r.Units) != len(rows) {
		t.Fatalf("%v: %d units", rows, len(r.Units))
	}
	return r.Units[len(r.Units)-1]
}
