package gametest

import (
	"fmt"
	"io/fs"
	"path"
	"testing"

	"gonfalon/game"
	"gonfalon/game/casebook"
)

// RunCases plays every case below fsys, one subtest a file, named by its title. A game
// calls it with os.DirFS("testdata/cases").
func RunCases(t *testing.T, g game.Game, fsys fs.FS) {
	t.Helper()
	names, err := caseFiles(fsys)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		data, err := fs.ReadFile(fsys, name)
		if err != nil {
			t.Errorf("read case: %v", err)
			continue
		}
		title, failures := runCase(name, data, g)
		t.Run(title, func(t *testing.T) {
			for _, f := range failures {
				t.Errorf("%s: %s", name, f)
			}
		})
	}
}

// caseFiles lists the cases below fsys; that there are none is an error.
func caseFiles(fsys fs.FS) ([]string, error) {
	var names []string
	err := fs.WalkDir(fsys, ".", func(name string, e fs.DirEntry, err error) error {
		if err == nil && !e.IsDir() && path.Ext(name) == ".toml" {
			names = append(names, name)
		}
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("list cases: %w", err)
	}
	if len(names) == 0 {
		return nil, fmt.Errorf("list cases: there are none")
	}
	return names, nil
}

// runCase plays one case and returns its title, or else its file, and what fails.
func runCase(name string, data []byte, g game.Game) (title string, failures []string) {
	c, err := casebook.Read(name, data)
	if err != nil {
		return name, []string{err.Error()}
	}
	return c.Title, casebook.Run(c, g).Failures()
}
