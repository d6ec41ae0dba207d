package gametest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"strconv"
	"strings"
	"testing"
)

// Sources parses the code of the package under test, tests and generated files apart.
func Sources(t testing.TB) []*ast.File {
	t.Helper()
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	var files []*ast.File
	for _, e := range entries {
		name := e.Name()
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") || strings.HasSuffix(name, "_gen.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
	}
	return files
}

// Refusals looks at every call of game.Against in the package under test: it cites what
// cites accepts, by the name of a constant or variable, and its sentence is written out in
// both languages, with the same facts.
func Refusals(t *testing.T, cites func(name string) bool) {
	t.Helper()
	said := 0
	for _, f := range Sources(t) {
		ast.Inspect(f, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			if sel, ok := call.Fun.(*ast.SelectorExpr); !ok || sel.Sel.Name != "Against" {
				return true
			}
			if id, ok := call.Args[0].(*ast.Ident); !ok || !cites(id.Name) {
				t.Errorf("a refusal cites %v, which is no rule that it may cite", call.Args[0])
			}
			english, french := literal(t, call.Args[1]), literal(t, call.Args[2])
			if err := Twins(english, french, len(call.Args)-3); err != nil {
				t.Errorf("%q: %v", english, err)
			}
			said++
			return true
		})
	}
	if said < 30 {
		t.Errorf("only %d sentences: the walk has lost its way", said)
	}
}

// literal returns a text that is written out.
func literal(t *testing.T, e ast.Expr) string {
	t.Helper()
	lit, ok := e.(*ast.BasicLit)
	if !ok {
		t.Errorf("a refusal whose sentence is not written out: %v", e)
		return ""
	}
	text, err := strconv.Unquote(lit.Value)
	if err != nil {
		t.Fatal(err)
	}
	return text
}
