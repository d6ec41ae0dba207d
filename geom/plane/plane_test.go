package plane

import (
	"go/ast"
	"go/parser"
	"go/token"
	"math/rand/v2"
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

// scene is a battle: 40 bases between an eye and a target.
type scene struct {
	bases  [40]Base
	polys  [40]*Poly
	target Base
	eye    Point
}

func newScene() *scene {
	r := rand.New(rand.NewPCG(1, 2))
	s := &scene{target: NewBase(Pose{Point{90000, 110000}, 27123}, Size{10000, 8000}), eye: Point{90000, 10000}}
	for i := range s.bases {
		at := Point{20000 + r.Int32N(140000), 20000 + r.Int32N(80000)}
		s.bases[i] = NewBase(Pose{at, anyAngle(r)}, Size{5000, 4000})
		s.polys[i] = &s.bases[i].Outline
	}
	return s
}

func TestNoQueryAllocates(t *testing.T) {
	s := newScene()
	a, b := s.bases[0], s.target
	berth := Berth{&b, Front, a.Size, Front, 0}
	path := []Step{{Ahead: 5000}, {Turn: 3000, Ahead: 90000}}
	var obstacles [40]Obstacle
	for i := range obstacles {
		obstacles[i] = Obstacle{s.bases[i].Shape, 100}
	}
	for name, ask := range map[string]func(){
		"base":     func() { NewBase(a.Pose, a.Size) },
		"overlap":  func() { Overlap(&a.Shape, &b.Shape); Touching(&a.Shape, &b.Shape); SharedSide(&a, &b) },
		"gap":      func() { Gap(&a.Shape, &b.Shape); a.Outline.GapTo(b.At) },
		"arc":      func() { w := a.Arc(Front); w.Meets(&b.Outline); a.ArcOf(b.At) },
		"sweep":    func() { FirstContact(&a.Shape, Vector{50000, 90000}, &b.Shape) },
		"swept":    func() { Crosses(&a.Shape, Vector{50000, 90000}, &b.Shape) },
		"path":     func() { FirstHit(a.Pose, a.Size, path, &b.Shape) },
		"sight":    func() { Sees(s.eye, &b.Outline, s.polys[:]) },
		"hidden":   func() { Hidden(s.eye, b.Side(Front), s.polys[:]) },
		"area":     func() { a.Outline.AreaShare(&a.Core) },
		"slide":    func() { berth.Slide(-3000, 3000, obstacles[:]) },
		"nearest":  func() { berth.Nearest(0, -3000, 3000, obstacles[:]) },
		"nudge":    func() { Nudge(&a, obstacles[:], 0, 1, 100, 200) },
		"row":      func() { NewRow(10000, 100, []int{8000, 9000}).Best(1, func(o int) bool { return o%7 == 0 }) },
		"touching": func() { ContactPoint(&a.Shape, &b.Shape) },
	} {
		if n := testing.AllocsPerRun(20, ask); n != 0 {
			t.Errorf("%s allocates %v times", name, n)
		}
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
