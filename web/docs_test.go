package web

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestExampleBot runs the bot of docs/bots.md, as a reader would.
func TestExampleBot(t *testing.T) {
	text, err := os.ReadFile("../docs/bots.md")
	if err != nil {
		t.Fatal(err)
	}
	code := regexp.MustCompile("(?s)```go\n(.*?)```").FindSubmatch(text)
	if code == nil {
		t.Fatal("there is no example")
	}
	file := filepath.Join(t.TempDir(), "bot.go")
	if err := os.WriteFile(file, code[1], 0o666); err != nil {
		t.Fatal(err)
	}
	h := openHouse(t)
	out, err := exec.CommandContext(t.Context(), "go", "run", file, h.url).CombinedOutput()
	if err != nil || !strings.Contains(string(out), "over:") {
		t.Errorf("%v: %s", err, out)
	}
}
