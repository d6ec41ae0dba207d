package plane

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// Nothing that decides is a float.
func TestNoFloats(t *testing.T) {
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	files := 0
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") || name == "gen_sine.go" {
			continue
		}
		files++
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.BasicLit:
				if n.Kind == token.FLOAT || n.Kind == token.IMAG {
					t.Errorf("%s: %s is a float", name, n.Value)
				}
			case *ast.Ident:
				if strings.HasPrefix(n.Name, "float") || strings.HasPrefix(n.Name, "complex") {
					t.Errorf("%s: %s", name, n.Name)
				}
			case *ast.ImportSpec:
				if n.Path.Value == `"math"` || n.Path.Value == `"math/big"` {
					t.Errorf("%s imports %s", name, n.Path.Value)
				}
			}
			return true
		})
	}
	if files < 10 {
		t.Errorf("looked at %d files only", files)
	}
}

// FuzzPair holds the basic laws on whatever two bases the fuzzer finds.
func FuzzPair(f *testing.F) {
	f.Add(int32(0), int32(0), int32(0), int32(10000), int32(0), int32(0), int32(0))
	f.Add(int32(5), int32(-7), int32(4500), int32(-9000), int32(9000), int32(100), int32(-3000))
	f.Add(int32(Limit), int32(Limit), int32(35999), int32(1), int32(1), int32(0), int32(0))
	f.Fuzz(func(t *testing.T, x, y, facing, dx, dy, turn, along int32) {
		near := func(v, most int32) int32 { return v % most }
		a := NewBase(Pose{Point{near(x, 400000), near(y, 400000)}, Angle(facing % 36000)}, Size{10000, 4000})
		at := a.At.Plus(Vector{near(dx, 30000), near(dy, 30000)})
		b := NewBase(Pose{at, Angle((facing%36000 + turn%36000) % 36000)}, Size{7500, 7500})
		if Overlap(&a.Shape, &b.Shape) && Touching(&a.Shape, &b.Shape) {
			t.Error("both overlap and touch")
		}
		if Overlap(&a.Shape, &b.Shape) && Gap(&a.Shape, &b.Shape).Cmp(0) != 0 {
			t.Error("overlap with a gap")
		}
		if Overlap(&a.Shape, &b.Shape) != Crosses(&a.Shape, Vector{}, &b.Shape) {
			t.Error("a sweep of no length differs from standing still")
		}
		v := Vector{near(dy, 30000), near(turn, 30000)}
		first, hit := FirstContact(&a.Shape, v, &b.Shape)
		if back, again := FirstContact(&b.Shape, v.Neg(), &a.Shape); again != hit || hit && back.Cmp(first) != 0 {
			t.Error("who moves matters")
		}
		berth := Berth{&a, Side(uint32(turn) % 4), b.Size, Front, 0}
		lies := NewBase(berth.At(int(near(along, 8000))), b.Size)
		if Overlap(&a.Shape, &lies.Shape) || berth.Shared(int(near(along, 8000))) > Slack+1 && !Touching(&a.Shape, &lies.Shape) {
			t.Error("flush bases overlap or do not touch")
		}
	})
}
