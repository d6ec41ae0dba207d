// Command wasm builds the engine for the browser: one WebAssembly file for each game of the
// list, so that a page loads that of the game at hand and no other.
//
//	go run ./cmd/wasm page/src/wasm
package main

import (
	"compress/gzip"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"

	"gonfalon/games"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "wasm: which folder shall the engines be written to?")
		os.Exit(2)
	}
	if err := build(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "wasm:", err)
		os.Exit(1)
	}
}

// build writes the engines into a folder, with the runner that Go has for them. Engines of
// games that are not in the list any more go.
func build(dir string) error {
	old, err := filepath.Glob(filepath.Join(dir, "*.wasm"))
	if err != nil {
		return err
	}
	for _, file := range old {
		if err := os.Remove(file); err != nil {
			return err
		}
	}
	for _, g := range games.All {
		if err := buildEngine(g, filepath.Join(dir, g.Name()+".wasm")); err != nil {
			return fmt.Errorf("%s: %w", g.Name(), err)
		}
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return err
	}
	runner, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "wasm_exec.js"), runner, 0o666)
}

// program is the engine of one game, which is all that it links.
const program = `package main

import (
	"gonfalon/cmd/wasm/engine"
	rules %q
)

func main() { engine.Serve(rules.%s{}) }
`

func buildEngine(g games.Game, file string) error {
	dir, err := os.MkdirTemp("", "wasm")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	laws := reflect.TypeOf(g.Laws())
	source := filepath.Join(dir, "main.go")
	if err := os.WriteFile(source, fmt.Appendf(nil, program, laws.PkgPath(), laws.Name()), 0o666); err != nil {
		return err
	}
	compile := exec.Command("go", "build", "-trimpath", "-ldflags", "-s -w", "-o", file, source)
	compile.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	compile.Stdout, compile.Stderr = os.Stdout, os.Stderr
	if err := compile.Run(); err != nil {
		return err
	}
	return weigh(file)
}

// most is how large an engine may be on the wire.
const most = 4 << 20

// weigh tells how large an engine is on the wire, and refuses one that nobody would wait for.
func weigh(file string) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	var wire counter
	packed, err := gzip.NewWriterLevel(&wire, gzip.BestCompression)
	if err != nil {
		return err
	}
	if _, err := packed.Write(data); err != nil {
		return err
	}
	if err := packed.Close(); err != nil {
		return err
	}
	fmt.Printf("%s: %d bytes, %d compressed, %d allowed\n", filepath.Base(file), len(data), wire, most)
	if wire >= most {
		return fmt.Errorf("%s is too large", file)
	}
	return nil
}

// A counter counts what is written to it.
type counter int

func (c *counter) Write(p []byte) (int, error) {
	*c += counter(len(p))
	return len(p), nil
}
