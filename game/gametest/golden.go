package gametest

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// Golden compares a text with a file that was read and approved, and with -update makes
// it the new file.
func Golden(t testing.TB, file, got string) {
	t.Helper()
	if Update() {
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		t.Fatalf("there is no %s; write it with go test -update, and read it", file)
	} else if err != nil {
		t.Fatal(err)
	}
	if diff := firstDifference(string(want), got); diff != "" {
		t.Errorf("%s is out of date (-old +new; renew it with go test -update, and read it):\n%s", file, diff)
	}
}

// firstDifference shows where two texts part, with a few lines before and behind. What
// follows is likely to be all different.
func firstDifference(want, got string) string {
	if want == got {
		return ""
	}
	const before, behind, wide = 3, 8, 300
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	at := 0
	for at < len(w) && at < len(g) && w[at] == g[at] {
		at++
	}
	part := func(lines []string) []string {
		var list []string
		for _, line := range lines[max(0, at-before):min(len(lines), at+behind)] {
			list = append(list, clip(line, wide))
		}
		return list
	}
	diff := cmp.Diff(part(w), part(g))
	if diff == "" { // the lines part beyond what is shown of them
		diff = "-" + w[at] + "\n+" + g[at]
	}
	return fmt.Sprintf("from line %d:\n%s", at+1, diff)
}
