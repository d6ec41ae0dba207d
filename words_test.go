package gonfalon

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestOneWordForOneThing looks for the words that docs/words.md says are not used.
func TestOneWordForOneThing(t *testing.T) {
	unused := unusedWords(t)
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if name := d.Name(); name == "node_modules" || name == "testdata" || name == "dist" || strings.HasPrefix(name, ".") && name != "." {
				return fs.SkipDir
			}
			return nil
		}
		if !said(path) {
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for n, line := range strings.Split(string(text), "\n") {
			if word := unused.FindString(cardNames.ReplaceAllString(strings.ReplaceAll(line, "’", "'"), "")); word != "" && !keeps(line) {
				t.Errorf("%s:%d: docs/words.md has another word for %q: %s", path, n+1, word, strings.TrimSpace(line))
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// said tells whether a file has sentences for people in French.
func said(path string) bool {
	switch filepath.Ext(path) {
	case ".go":
		return !strings.HasSuffix(path, "_test.go")
	case ".toml", ".json":
		return true
	case ".ts":
		return strings.Contains(path, "words") || strings.HasSuffix(path, "keys.ts")
	}
	return false
}

// cardNames are what rulebooks call their cards, in words that mean something else elsewhere.
var cardNames = regexp.MustCompile(`([Cc]artes?|paquets?) Siège`)

// keeps tells whether a line quotes: names of the content, headings of rulebooks.
func keeps(line string) bool {
	return strings.Contains(line, `"name`) || strings.HasPrefix(line, "section =")
}

// unusedWords reads the last column of the table.
func unusedWords(t *testing.T) *regexp.Regexp {
	t.Helper()
	text, err := os.ReadFile("docs/words.md")
	if err != nil {
		t.Fatal(err)
	}
	var words []string
	for line := range strings.Lines(string(text)) {
		cells := strings.Split(line, "|")
		if len(cells) != 5 || strings.Contains(line, "---") || strings.Contains(line, "French") {
			continue
		}
		for word := range strings.SplitSeq(cells[3], ",") {
			words = append(words, regexp.QuoteMeta(strings.TrimSpace(word)))
		}
	}
	if len(words) < 10 {
		t.Fatalf("docs/words.md has only %q", words)
	}
	return regexp.MustCompile(`(?i)(^|[^\pL/_.-])(` + strings.Join(words, "|") + `)[sx]?($|[^\pL_])`)
}
