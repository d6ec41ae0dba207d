// Command newgame adds a small game to a copy of this tree, by what CONTRIBUTING.md says
// under "Adding a game" and nothing else: its folder, its ledger, and its entry in the list
// of games. Tests build the copy and play the game.
//
//	go run ./games/newgame DIR
package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "newgame: into which folder?")
		os.Exit(2)
	}
	if err := add(".", os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "newgame:", err)
		os.Exit(1)
	}
}

// added is the game, as it stands in a tree.
const added = "games/newgame/testdata/tree"

// add copies the tree at root to a folder that is not there, and adds the game.
func add(root, to string) error {
	list, err := exec.Command("git", "-C", root, "ls-files", "-z", "--cached", "--others", "--exclude-standard").Output()
	if err != nil {
		return fmt.Errorf("list the tree: %w", err)
	}
	for file := range strings.SplitSeq(strings.TrimRight(string(list), "\x00"), "\x00") {
		if err := copyFile(filepath.Join(root, file), filepath.Join(to, file)); err != nil && !errors.Is(err, os.ErrNotExist) {
			return err
		}
	}
	// The page is built, and so not in the list; the program embeds it.
	if err := copyTree(filepath.Join(root, "page/dist"), filepath.Join(to, "page/dist")); err != nil {
		return err
	}
	if err := copyTree(filepath.Join(root, added), to); err != nil {
		return err
	}
	if err := enter(filepath.Join(to, "games", "games.go")); err != nil {
		return err
	}
	generate := exec.Command("go", "generate", "./stones")
	generate.Dir = to
	if out, err := generate.CombinedOutput(); err != nil {
		return fmt.Errorf("generate: %w\n%s", err, out)
	}
	return nil
}

// enter writes the game's entry into the list of games.
func enter(list string) error {
	data, err := os.ReadFile(list)
	if err != nil {
		return err
	}
	head, entries, ok := strings.Cut(string(data), "var All = []Game{")
	entries, rest, closed := strings.Cut(entries, "\n}\n")
	if !ok || !closed {
		return fmt.Errorf("%s has no list of games", list)
	}
	head = strings.Replace(head, "\n)\n", "\n\t\"gonfalon/stones\"\n)\n", 1)
	text := head + "var All = []Game{" + entries + "\n\t{sim.Of(stones.Rules{}, stones.Value), nil, nil},\n}\n" + rest
	return os.WriteFile(list, []byte(text), 0o666)
}

func copyTree(from, to string) error {
	return filepath.WalkDir(from, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		name, err := filepath.Rel(from, file)
		if err != nil {
			return err
		}
		return copyFile(file, filepath.Join(to, name))
	})
}

func copyFile(from, to string) error {
	data, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(to), 0o777); err != nil {
		return err
	}
	return os.WriteFile(to, data, 0o666)
}
