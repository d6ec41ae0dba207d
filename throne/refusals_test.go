package throne

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/rules"
)

// TestEveryRefusalCitesARule walks the source: whatever a function that answers with a
// rule returns is "", a generated constant, a variable or another such function. Then
// it says each refusal in both languages.
func TestEveryRefusalCitesARule(t *testing.T) {
	l, err := rules.Load("throne")
	if err != nil {
		t.Fatal(err)
	}
	constants := map[string]game.Rule{}
	for _, r := range l.Rules {
		constants[rules.Constant(r.ID)] = r.ID
	}
	cited := map[game.Rule]bool{}
	for _, f := range sources(t) {
		ast.Inspect(f, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && strings.HasPrefix(id.Name, "rule") && len(id.Name) > len("rule") && ast.IsExported(id.Name[4:]) {
				r, ok := constants[id.Name]
				if !ok {
					t.Errorf("%s is no rule of the ledger", id.Name)
				}
				cited[r] = true
			}
			fn, ok := n.(*ast.FuncDecl)
			if !ok || !answersWithRule(fn) {
				return true
			}
			ast.Inspect(fn.Body, func(n ast.Node) bool {
				ret, ok := n.(*ast.ReturnStmt)
				if !ok {
					return true
				}
				for _, v := range ret.Results {
					if lit, ok := v.(*ast.BasicLit); ok && lit.Value != `""` {
						t.Errorf("%s returns the literal %s instead of a rule of the ledger", fn.Name.Name, lit.Value)
					}
				}
				return true
			})
			return true
		})
	}
	if len(cited) < 80 {
		t.Fatalf("only %d rules are cited: the walk has lost its way", len(cited))
	}
	s, err := Rules{}.Start(game.Setup{Seats: 5}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for id := range cited {
		r := s.refuse(id, Stark, Action{Kind: MarchOrder, Area: 3})
		fr := (Rules{}).Translate(r.Format)
		if r.Rule != id || strings.Contains(r.Error(), "%!") || fr == "" || strings.Contains(r.Say(game.French, fr), "%!") {
			t.Errorf("%s is refused as %v, in French %q", id, r, fr)
		}
	}
}

// TestRefusalsArePlain looks at every call of game.Against: its rule is the one that
// was broken, its sentence has a French twin.
func TestRefusalsArePlain(t *testing.T) {
	calls := 0
	for _, f := range sources(t) {
		ast.Inspect(f, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			if sel, ok := call.Fun.(*ast.SelectorExpr); !ok || sel.Sel.Name != "Against" {
				return true
			}
			calls++
			if id, ok := call.Args[0].(*ast.Ident); !ok || id.Name != "rule" {
				t.Errorf("a refusal cites %v, not the rule that was broken", call.Args[0])
			}
			lit, ok := call.Args[1].(*ast.BasicLit)
			if !ok {
				t.Error("a refusal whose sentence is not written out")
				return true
			}
			if sentence := strings.Trim(lit.Value, `"`); french[sentence] == "" {
				t.Errorf("no French for %q", sentence)
			}
			return true
		})
	}
	if calls < len(french) {
		t.Errorf("%d refusals, %d French sentences: some are not used", calls, len(french))
	}
}

// sources parses the package's own code, tests and generated files apart.
func sources(t *testing.T) []*ast.File {
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

func answersWithRule(fn *ast.FuncDecl) bool {
	if fn.Type.Results == nil || fn.Body == nil || len(fn.Type.Results.List) != 1 {
		return false
	}
	sel, ok := fn.Type.Results.List[0].Type.(*ast.SelectorExpr)
	return ok && sel.Sel.Name == "Rule"
}
