// Package gonfalon holds the tests of the house as a whole.
package gonfalon

import (
	"os/exec"
	"slices"
	"strings"
	"testing"

	"gonfalon/rules"
)

// layers orders the packages: imports point only to an earlier layer. Packages of one
// layer do not know each other.
var layers = [][]string{
	{"gonfalon/game", "gonfalon/game/gametest/french", "gonfalon/geom/hex", "gonfalon/geom/plane", "gonfalon/odds", "gonfalon/odds/oddstest"},
	{"gonfalon/content", "gonfalon/geom/way", "gonfalon/geom/plane/planetest", "gonfalon/rules", "gonfalon/game/casebook", "gonfalon/bot", "gonfalon/store", "gonfalon/store/storetest"},
	{"gonfalon/rules/generate", "gonfalon/game/gametest", "gonfalon/content/paper", "gonfalon/geom/sketch"},
	{"gonfalon/game/gametest/toy", "gonfalon/game/gametest/parley"},
	{anyGame},
	{"gonfalon/sim"},
	{"gonfalon/games", "gonfalon/games/gamestest"},
	{"gonfalon/table"},
	{"gonfalon/web", "gonfalon/web/load", "gonfalon/page"},
	{"gonfalon/cmd/wasm/engine"},
	{"gonfalon/cmd/gonfalon", "gonfalon/cmd/wasm", "gonfalon/games/newgame"},
	{"gonfalon"},
}

// anyGame stands for the packages of the games' folders. Those of one game may know each
// other.
const anyGame = "a game"

// ruleful are the packages that decide what happens in a game. They get no clock, no
// chance, no files and no network.
var ruleful = map[string][]string{
	"gonfalon/content": {
		"bytes", "crypto/sha256", "encoding/hex", "encoding/json", "errors", "fmt", "gonfalon/game", "io/fs",
		"slices", "strconv", "strings", "unicode/utf8",
		"github.com/pelletier/go-toml/v2/unstable", // papers that players write are TOML; only this part of it tells where a value stands
	},
	"gonfalon/content/paper": {
		"bytes", "encoding/json", "errors", "fmt", "gonfalon/content", "gonfalon/game", "math/bits", "slices", "strconv", "strings", "unicode", "unicode/utf8",
	},
	"gonfalon/geom/hex":    {"math/bits"},
	"gonfalon/geom/plane":  {"errors", "math/bits"},
	"gonfalon/geom/sketch": {"encoding/json", "gonfalon/content", "gonfalon/game", "gonfalon/geom/plane", "strconv", "strings"},
	"gonfalon/geom/way":    {"gonfalon/geom/plane"},
	"gonfalon/odds":        {"math"},
	anyGame: {
		"bytes", "cmp", "embed", "encoding/json", "errors", "fmt", "gonfalon/content", "gonfalon/content/paper", "gonfalon/game", "gonfalon/geom/hex", "gonfalon/geom/plane",
		"gonfalon/geom/plane/planetest", "gonfalon/geom/sketch", "gonfalon/geom/way", "gonfalon/odds", "hash/fnv", "io/fs", "maps", "math/bits", "slices", "strconv", "strings", "sync", "unicode", "unicode/utf8",
	},
}

func TestImports(t *testing.T) {
	out, err := exec.Command("go", "list", "-f", `{{.ImportPath}} {{join .Imports " "}}`, "./...").Output()
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(out)) {
		names := strings.Fields(line)
		pkg, imports := names[0], names[1:]
		at := layer(pkg)
		if at < 0 {
			t.Errorf("%s stands in no layer", pkg)
		}
		for _, i := range imports {
			if own := gameOf(pkg); own != "" && own == gameOf(i) {
				continue
			}
			if strings.HasPrefix(i, "gonfalon/") && layer(i) >= at {
				t.Errorf("%s imports %s, which is not below it", pkg, i)
			}
			if allowed, ok := ruleful[room(pkg)]; ok && !slices.Contains(allowed, i) {
				t.Errorf("%s imports %s: rules do not need that", pkg, i)
			}
			if at == 0 && strings.Contains(i, ".") {
				t.Errorf("%s imports %s: the kernel needs the standard library only", pkg, i)
			}
		}
	}
}

func layer(pkg string) int {
	return slices.IndexFunc(layers, func(l []string) bool { return slices.Contains(l, room(pkg)) })
}

// room is what the lists above call a package.
func room(pkg string) string {
	if gameOf(pkg) != "" {
		return anyGame
	}
	return pkg
}

// gameOf returns the game in whose folder a package is, "" if it is in none. A game that has
// its ledger but is not yet in the list of games is one already.
func gameOf(pkg string) string {
	dir, _, _ := strings.Cut(strings.TrimPrefix(pkg, "gonfalon/"), "/")
	if slices.Contains(rules.Games(), dir) {
		return dir
	}
	return ""
}
