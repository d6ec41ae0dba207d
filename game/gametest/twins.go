package gametest

import (
	"errors"
	"go/ast"
	"go/token"
	"slices"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest/french"
)

// bilingual are the functions of packages content and game that are given a sentence in English and then
// in French.
var bilingual = []string{"Wrong", "FailBoth", "CallBoth", "Refuse", "Against", "Sentence"}

// Faults looks at every fault and refusal that the package under test writes out in
// both languages: its French has the facts of its English.
func Faults(t *testing.T) {
	t.Helper()
	said := 0
	for _, f := range Sources(t) {
		ast.Inspect(f, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			if !slices.Contains(bilingual, nameOf(call.Fun)) {
				return true
			}
			at := slices.IndexFunc(call.Args, written)
			if at < 0 || at+1 == len(call.Args) || !written(call.Args[at+1]) {
				return true // handed on by another function
			}
			said++
			english, french := literal(t, call.Args[at]), literal(t, call.Args[at+1])
			if err := Twins(english, french, len(call.Args)-at-2); err != nil {
				t.Errorf("%q: %v", english, err)
			}
			return true
		})
	}
	if said < 3 {
		t.Errorf("only %d sentences: the walk has lost its way", said)
	}
}

// nameOf returns the name of a function, without its package or receiver.
func nameOf(function ast.Expr) string {
	switch f := function.(type) {
	case *ast.SelectorExpr:
		return f.Sel.Name
	case *ast.Ident:
		return f.Name
	}
	return ""
}

// written tells whether an argument is a text that is written out.
func written(e ast.Expr) bool {
	lit, ok := e.(*ast.BasicLit)
	return ok && lit.Kind == token.STRING
}

// InFrench wants what a reader says to be said in French too.
func InFrench(t testing.TB, err error) {
	t.Helper()
	var said interface{ Say(game.Lang) string }
	if !errors.As(err, &said) {
		t.Errorf("it can be said in English only: %v", err)
	} else if said.Say(game.English) == said.Say(game.French) {
		t.Errorf("not said in French: %q", said.Say(game.English))
	} else if word := french.English(said.Say(game.French)); word != "" {
		t.Errorf("%q is English: %q", word, said.Say(game.French))
	}
}
