package gametest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonfalon/rules"
)

// WrittenLists reads the lists in the folder testdata/lists of the package under test, in the
// forms that programs export and people post, and wants each to be told as is written beside
// it.
func WrittenLists(t *testing.T, tell func(data []byte) (string, error)) {
	t.Helper()
	files, err := filepath.Glob("testdata/lists/*.txt")
	if err != nil || len(files) < 10 {
		t.Fatalf("got %d lists, %v", len(files), err)
	}
	for _, file := range files {
		name := strings.TrimSuffix(file, ".txt")
		t.Run(filepath.Base(name), func(t *testing.T) {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			got, err := tell(data)
			if err != nil {
				t.Fatal(err)
			}
			Golden(t, name+".want", got)
		})
	}
}

// LedgerRefusals wants the rule of every refusal in the package under test to be a constant
// of a ledger.
func LedgerRefusals(t *testing.T, name string) {
	t.Helper()
	constants := map[string]bool{}
	for _, r := range ledger(t, name).Rules {
		constants[rules.Constant(r.ID)] = true
	}
	Refusals(t, func(name string) bool { return constants[name] })
}
