package throne

import (
	"go/ast"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
	"gonfalon/rules"
)

func TestFaultsAreTwins(t *testing.T) { gametest.Faults(t) }

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
	for _, f := range gametest.Sources(t) {
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
	s, err := Rules{}.Start(game.Setup{Seats: 5}, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	for id := range cited {
		r := s.refuse(id, Stark, Action{Kind: MarchOrder, Area: 3})
		if french := r.Say(game.French); r.Rule != id || strings.Contains(r.Error(), "%!") || french == "" || strings.Contains(french, "%!") {
			t.Errorf("%s is refused as %v, in French %q", id, r, french)
		}
	}
}

// TestRefusalsArePlain wants the rule of every refusal to be the one that was broken.
func TestRefusalsArePlain(t *testing.T) {
	gametest.Refusals(t, func(name string) bool { return name == "rule" })
}

func answersWithRule(fn *ast.FuncDecl) bool {
	if fn.Type.Results == nil || fn.Body == nil || len(fn.Type.Results.List) != 1 {
		return false
	}
	sel, ok := fn.Type.Results.List[0].Type.(*ast.SelectorExpr)
	return ok && sel.Sel.Name == "Rule"
}
