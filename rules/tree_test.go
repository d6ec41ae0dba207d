package rules

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"
)

func TestFindTree(t *testing.T) {
	root := t.TempDir()
	deep := filepath.Join(root, "a", "other", "b")
	if err := os.MkdirAll(deep, 0o755); err != nil {
		t.Fatal(err)
	}
	write := func(path, text string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(root, path), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if _, ok := FindTree(deep); ok {
		t.Fatal("found a tree where there is none")
	}
	write("go.mod", "// the root\nmodule gonfalon // ours\n\ngo 1.26\n")
	write("mark", "")
	write("a/other/go.mod", "module gonfalon/other\n")
	for _, dir := range []string{root, deep} {
		tree, ok := FindTree(dir)
		if !ok {
			t.Fatalf("found no tree around %s", dir)
		}
		if _, err := fs.Stat(tree, "mark"); err != nil {
			t.Errorf("from %s: the tree has another root: %v", dir, err)
		}
	}
}

func TestFindTreeAroundThisPackage(t *testing.T) {
	tree, ok := FindTree(".")
	if !ok {
		t.Fatal("this package lies in no tree")
	}
	if _, err := fs.Stat(tree, "rules/tree_test.go"); err != nil {
		t.Error(err)
	}
}
