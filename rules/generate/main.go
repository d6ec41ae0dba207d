// Command generate writes the constants by which a game cites the rules of its
// ledger:
//
//	go run gonfalon/rules/generate GAME PACKAGE_DIR [TOPIC or RULE …]
//
// The file is rules_gen.go in the package's directory; the package has the
// directory's name. A package that cites some rules only names their topics, or the rules
// as the ledger does, without the game.
package main

import (
	"fmt"
	"os"
	"path/filepath"

	"gonfalon/rules"
)

func main() {
	if len(os.Args) < 3 {
		fmt.Fprintln(os.Stderr, "usage: generate GAME PACKAGE_DIR [TOPIC or RULE …]")
		os.Exit(2)
	}
	if err := write(os.Args[1], os.Args[2], os.Args[3:]); err != nil {
		fmt.Fprintln(os.Stderr, "generate:", err)
		os.Exit(1)
	}
}

func write(game, dir string, choice []string) error {
	l, err := rules.Load(game)
	if err != nil {
		return err
	}
	// "." has no name of its own.
	dir, err = filepath.Abs(dir)
	if err != nil {
		return err
	}
	source, err := rules.Source(l, filepath.Base(dir), choice...)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, rules.GeneratedFile), source, 0o644)
}
