package gonfalon

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

// TestDocs runs every command that the docs show, as a reader would: in a shell, at the
// root of the tree, with the program in the path.
func TestDocs(t *testing.T) {
	bin := t.TempDir()
	if out, err := exec.Command("go", "build", "-o", filepath.Join(bin, "gonfalon"), "./cmd/gonfalon").CombinedOutput(); err != nil {
		t.Fatalf("build: %v\n%s", err, out)
	}
	logs := t.TempDir()
	run := 0
	for _, page := range pages(t) {
		for _, line := range commands(t, page) {
			if !strings.HasPrefix(line, "gonfalon ") {
				continue
			}
			run++
			ctx, cancel := context.WithTimeout(t.Context(), 5*time.Minute)
			sh := exec.CommandContext(ctx, "bash", "-c", strings.ReplaceAll(line, "/tmp/gonfalon", logs))
			sh.Env = append(os.Environ(), "PATH="+bin+":"+os.Getenv("PATH"))
			if out, err := sh.CombinedOutput(); err != nil {
				t.Errorf("%s: %s: %v\n%s", page, line, err, out)
			}
			cancel()
		}
	}
	if run < 8 {
		t.Errorf("only %d commands found in the docs", run)
	}
}

// TestMakeTargets finds every target that the docs name in the Makefile.
func TestMakeTargets(t *testing.T) {
	makefile, err := os.ReadFile("Makefile")
	if err != nil {
		t.Fatal(err)
	}
	for _, page := range pages(t) {
		data, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile("`?make ([a-z]+)").FindAllStringSubmatch(string(data), -1) {
			if strings.HasPrefix(m[0], "`") && !strings.Contains(string(makefile), "\n"+m[1]+":") {
				t.Errorf("%s names the target %q, which the Makefile does not have", page, m[1])
			}
		}
	}
}

// TestLinks finds every file that the docs link to, and every picture.
func TestLinks(t *testing.T) {
	for _, page := range pages(t) {
		data, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`(?:\]\(|src(?:set)?=")([^)#:"]+)[)"]`).FindAllStringSubmatch(string(data), -1) {
			if _, err := os.Stat(filepath.Join(filepath.Dir(page), m[1])); err != nil {
				t.Errorf("%s links to %s: %v", page, m[1], err)
			}
		}
	}
}

func pages(t *testing.T) []string {
	t.Helper()
	list, err := filepath.Glob("docs/*.md")
	if err != nil || len(list) == 0 {
		t.Fatalf("no docs: %v", err)
	}
	return append(list, "README.md", "CONTRIBUTING.md")
}

// commands returns the lines of a page's shell blocks, without comments.
func commands(t *testing.T, page string) []string {
	t.Helper()
	data, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for _, block := range regexp.MustCompile("(?s)```sh\n(.*?)```").FindAllStringSubmatch(string(data), -1) {
		for line := range strings.Lines(block[1]) {
			line, _, _ = strings.Cut(line, "#")
			lines = append(lines, strings.TrimSpace(line))
		}
	}
	return lines
}

// TestLayoutOfTheHouse finds every package in the layout that CONTRIBUTING.md draws, by its
// own path or within one that is drawn, and all that is drawn in the tree.
func TestLayoutOfTheHouse(t *testing.T) {
	data, err := os.ReadFile("CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	_, layout, _ := strings.Cut(string(data), "```\n")
	layout, _, _ = strings.Cut(layout, "```")
	drawn := map[string]bool{}
	for line := range strings.Lines(layout) {
		if dir, _, ok := strings.Cut(line, "/ "); ok && dir == strings.TrimSpace(dir) {
			drawn[dir] = true
			if _, err := os.Stat(dir); err != nil {
				t.Errorf("drawn, and not there: %v", err)
			}
		}
	}
	for _, pkg := range slices.Concat(layers...) {
		dir := strings.TrimPrefix(pkg, "gonfalon/")
		if dir != "gonfalon" && dir != anyGame && !drawn[dir] && !drawn[filepath.Dir(dir)] {
			t.Errorf("package %s is not drawn", dir)
		}
	}
}
