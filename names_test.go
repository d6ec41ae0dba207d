package gonfalon

import (
	"bytes"
	"os"
	"os/exec"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"gonfalon/games"
	"gonfalon/rules"
)

// TestNobodyNamesAGame looks at every file for the names of games, of those too that have their
// ledger and are not yet in the list. Only those of a game's
// own folders, of the list of games, of the ledgers and of the docs may have them.
func TestNobodyNamesAGame(t *testing.T) {
	list, err := exec.Command("git", "ls-files", "-z").Output()
	if err != nil {
		t.Fatal(err)
	}
	names := gameNames()
	looked := 0
	for file := range strings.SplitSeq(strings.TrimSuffix(string(list), "\x00"), "\x00") {
		if mayNameGames(file) {
			continue
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		looked++
		for i, line := range bytes.Split(data, []byte("\n")) {
			if found := names.Find(line); found != nil {
				t.Errorf("%s:%d names a game: %s", file, i+1, found)
			}
		}
	}
	if looked < 100 {
		t.Errorf("only %d files were looked at", looked)
	}
}

// gameNames finds the name of a game where a word begins, or a part of a Go name.
func gameNames() *regexp.Regexp {
	var all []string
	for _, name := range rules.Games() {
		all = append(all, `\b(?i:`+name+`)`, strings.ToUpper(name[:1])+name[1:])
	}
	return regexp.MustCompile(strings.Join(all, "|"))
}

// mayNameGames tells whether a file is a game's, the list's, a ledger or a doc.
func mayNameGames(file string) bool {
	folder, rest, _ := strings.Cut(file, "/")
	switch folder {
	case "games", "docs":
		return true
	case "rules":
		return path.Ext(rest) == ".toml"
	case "page": // the page is looked at by its own tests
		return true
	}
	return path.Ext(file) == ".md" || slices.Contains(rules.Games(), folder)
}

func TestNamesOfGamesAreFound(t *testing.T) {
	name := games.First().Name()
	title := strings.ToUpper(name[:1]) + name[1:]
	for text, want := range map[string]bool{
		`"gonfalon/` + name + `"`: true, name + "View": true, "func Test" + title + "IsPlayed": true, title + " ends": true,
		"x" + name: false, "a game": false,
	} {
		if got := gameNames().MatchString(text); got != want {
			t.Errorf("%q names a game: got %t, want %t", text, got, want)
		}
	}
}
