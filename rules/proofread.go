package rules

import (
	"bytes"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"strconv"
	"strings"

	"github.com/pelletier/go-toml/v2"

	"gonfalon/game"
)

// testPackage is where Covers lives, by which a test names the rules it proves.
const testPackage = modulePath + "/game/gametest"

// readTest reads the calls gametest.Covers(t, "id", …) of a test file.
func (p *prover) readTest(file string) error {
	data, err := fs.ReadFile(p.tree, file)
	if err != nil {
		return err
	}
	if !bytes.Contains(data, []byte("Covers")) {
		return nil // most files; parsing them all is slow
	}
	set := token.NewFileSet()
	tree, err := parser.ParseFile(set, file, data, parser.SkipObjectResolution)
	if err != nil {
		return fmt.Errorf("read test: %w", err)
	}
	pkg, games := importName(tree, testPackage), Games()
	ast.Inspect(tree, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok || !isCovers(call, pkg) || len(call.Args) == 0 {
			return true
		}
		for _, arg := range call.Args[1:] {
			line := set.Position(arg.Pos()).Line
			if id, ok := stringLiteral(arg); ok {
				p.proves(game.Rule(id), file, line, games)
			} else {
				p.problem(file, line, errors.New("rule ids of Covers must be string literals, so that they can be read without running the test"))
			}
		}
		return true
	})
	return nil
}

// importName returns the name by which a file calls a package that it imports, or
// nothing.
func importName(file *ast.File, pkg string) string {
	for _, imp := range file.Imports {
		if imported, _ := strconv.Unquote(imp.Path.Value); imported != pkg {
			continue
		}
		if imp.Name != nil {
			return imp.Name.Name
		}
		return pkg[strings.LastIndexByte(pkg, '/')+1:]
	}
	return ""
}

func isCovers(call *ast.CallExpr, pkg string) bool {
	sel, ok := call.Fun.(*ast.SelectorExpr)
	if !ok || sel.Sel.Name != "Covers" {
		return false
	}
	x, ok := sel.X.(*ast.Ident)
	return ok && x.Name == pkg
}

func stringLiteral(e ast.Expr) (string, bool) {
	lit, ok := e.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return "", false
	}
	s, err := strconv.Unquote(lit.Value)
	return s, err == nil
}

// readCase reads the rules = […] of a case.
func (p *prover) readCase(file string) error {
	data, err := fs.ReadFile(p.tree, file)
	if err != nil {
		return err
	}
	// Only to make sure that it is well formed: the rest of a case is its game's
	// business, and this reader keeps no lines.
	var doc struct {
		Rules []string `toml:"rules"`
	}
	if err := withLine(toml.Unmarshal(data, &doc)); err != nil {
		return fmt.Errorf("read case %s:%w", file, err)
	}
	for _, id := range rootStrings(data, "rules") {
		p.proves(game.Rule(id.value), file, id.line, nil)
	}
	return nil
}

// citedConstants returns the names that the code of a game uses, its tests and
// generated files apart. The constants of the rules it cites are among them.
func citedConstants(tree fs.FS, dir string) (map[string]bool, error) {
	names := make(map[string]bool)
	err := fs.WalkDir(tree, dir, func(source string, d fs.DirEntry, err error) error {
		switch {
		case errors.Is(err, fs.ErrNotExist):
			return nil // a ledger may come before its game
		case err != nil:
			return err
		case d.IsDir() && notForGo(d.Name()):
			return fs.SkipDir
		case d.IsDir() || !strings.HasSuffix(source, ".go") || strings.HasSuffix(source, "_test.go"):
			return nil
		}
		data, err := fs.ReadFile(tree, source)
		if err != nil {
			return err
		}
		// Without its comments a generated file does not look generated.
		file, err := parser.ParseFile(token.NewFileSet(), source, data, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return fmt.Errorf("read source: %w", err)
		}
		if ast.IsGenerated(file) {
			return nil
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok {
				names[id.Name] = true
			}
			return true
		})
		return nil
	})
	return names, err
}
