package main

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"gonfalon/games"
)

// TestCommands makes the calls that a game's own folder writes down, in
// testdata/commands/*.txt:
//
//	> odds GAME --lang de
//	2: --lang
//
// A call is made at the root of the tree; TMP is a folder of its own for each file. Below it
// stand its exit code and words that it says, on either stream. A file begins with a line
// that says what it is about.
func TestCommands(t *testing.T) {
	t.Chdir("../..")
	for _, g := range games.All {
		files, err := filepath.Glob(filepath.Join(g.Name(), "testdata", "commands", "*.txt"))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			t.Run(file, func(t *testing.T) { runCommands(t, file) })
		}
	}
}

// typed puts down what was typeset as it is typed.
var typed = strings.NewReplacer("\u202f", " ", "’", "'")

func runCommands(t *testing.T, file string) {
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	text := strings.ReplaceAll(string(data), "TMP", t.TempDir())
	for _, part := range strings.Split(text, "\n> ")[1:] {
		args, wants, _ := strings.Cut(part, "\n")
		code, out, errs := call(t, strings.Fields(args)...)
		out, errs = typed.Replace(out), typed.Replace(errs)
		silent := true
		for want := range strings.Lines(wants) {
			if want = strings.TrimSuffix(want, "\n"); want == "" || strings.HasPrefix(want, "#") {
				continue
			}
			number, words, _ := strings.Cut(want, ": ")
			if number != strconv.Itoa(code) {
				t.Errorf("gonfalon %s: got exit code %d, want %s\n%s%s", args, code, number, out, errs)
			}
			if !strings.Contains(out+errs, words) {
				t.Errorf("gonfalon %s: got %q and %q, want %q", args, out, errs, words)
			}
			silent = silent && !strings.Contains(out, words)
		}
		if code == exitBadCall && silent && out != "" {
			t.Errorf("gonfalon %s: got output %q; a bad call has an error only", args, out)
		}
	}
}
