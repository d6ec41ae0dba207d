package gametest

import (
	"errors"
	"io/fs"
	"path"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/casebook"
	"gonfalon/game/gametest/french"
)

// RunCases plays every case below fsys, one subtest a file, named by its path without the
// ending: -run TestCases/charge/narrow chooses one. A game calls it with
// os.DirFS("testdata/cases").
func RunCases(t *testing.T, g game.Game, fsys fs.FS) {
	t.Helper()
	if err := hasCases(fsys); err != nil {
		t.Fatal(err)
	}
	runFolder(t, g, fsys, ".")
}

// runFolder plays the cases of a folder and of those in it.
func runFolder(t *testing.T, g game.Game, fsys fs.FS, folder string) {
	entries, err := fs.ReadDir(fsys, folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		name := path.Join(folder, e.Name())
		if e.IsDir() {
			t.Run(e.Name(), func(t *testing.T) { runFolder(t, g, fsys, name) })
			continue
		}
		if title, isCase := strings.CutSuffix(e.Name(), ".toml"); isCase {
			t.Run(title, func(t *testing.T) {
				data, err := fs.ReadFile(fsys, name)
				if err != nil {
					t.Fatal(err)
				}
				for _, f := range runCase(name, data, g) {
					t.Errorf("%s: %s", name, f)
				}
			})
		}
	}
}

// BrokenCases plays cases below fsys that are wrong. The title of each is a part of what must be
// said of it; whatever is said of it in French has no English in it. A game calls it with
// os.DirFS("testdata/broken").
func BrokenCases(t *testing.T, g game.Game, fsys fs.FS) {
	t.Helper()
	if err := hasCases(fsys); err != nil {
		t.Fatal(err)
	}
	files, err := fs.Glob(fsys, "*.toml")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(file, ".toml"), func(t *testing.T) {
			data, err := fs.ReadFile(fsys, file)
			if err != nil {
				t.Fatal(err)
			}
			c, err := casebook.Read(file, data)
			if err != nil {
				t.Fatal(err)
			}
			r := casebook.Run(c, g)
			if said := strings.Join(r.Failures(game.English), "\n"); !strings.Contains(said, c.Title) {
				t.Errorf("got %q, want %q in it", said, c.Title)
			}
			for _, said := range r.Failures(game.French) {
				if word := french.English(said); word != "" {
					t.Errorf("%q is English: %s", word, said)
				}
			}
		})
	}
}

// hasCases wants a case below fsys: none at all would prove nothing, without a word.
func hasCases(fsys fs.FS) error {
	found := false
	err := fs.WalkDir(fsys, ".", func(name string, _ fs.DirEntry, err error) error {
		found = found || path.Ext(name) == ".toml"
		return err
	})
	if err == nil && !found {
		return errors.New("there are no cases")
	}
	return err
}

// runCase plays one case and returns what fails.
func runCase(name string, data []byte, g game.Game) []string {
	c, err := casebook.Read(name, data)
	if err != nil {
		return []string{err.Error()}
	}
	return casebook.Run(c, g).Failures(game.English)
}
