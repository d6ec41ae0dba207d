package field

import (
	"testing"

	"gonfalon/geom/plane"
)

var (
	refusal Refusal
	yes     bool
	count   int
)

// melee is a table as it is in the middle of a game: 16 trays, 5 pieces of terrain.
func melee() *Field {
	f := empty()
	for i, x := range [...]int32{60, 120, 180, 240, 300, 360, 420} {
		f.put(0, x, 90+int32(i%3)*30, 90+plane.Angle(i*7-20))
		f.put(1, x+10, 370-int32(i%4)*25, 270+plane.Angle(i*5-15))
	}
	f.put(0, 235, 180, 80)
	f.putAs("cavalry", 1, 245, 270, 260)
	f.lay("forest", 120, 230, 10)
	f.lay("palisade", 350, 235, 80)
	f.lay("hedge", 200, 225, 0)
	f.lay("corpse_pile", 290, 240, 30)
	f.lay("weirwood", 60, 240, 0)
	return f
}

func BenchmarkManoeuvreForbids(b *testing.B) {
	f := melee()
	b.ReportAllocs()
	for b.Loop() {
		refusal = f.Forbids(15, Manoeuvre, Move{First: 1000, Length: 3 * Inch, Last: -2500}, 5*Inch, Gait{})
	}
}

func BenchmarkSees(b *testing.B) {
	f := melee()
	b.ReportAllocs()
	for b.Loop() {
		for n := No(1); n <= f.Last; n++ {
			yes = f.Sees(15, n, 0)
		}
	}
}

func BenchmarkDeclare(b *testing.B) {
	f := melee()
	b.ReportAllocs()
	for b.Loop() {
		_, refusal = f.Declare(15, 16, 11*Inch, Gait{})
	}
}

func BenchmarkDeclareRefused(b *testing.B) {
	f := melee()
	f.lay("palisade", 240, 225, 90)
	f.lay("palisade", 200, 225, 90)
	f.lay("palisade", 280, 225, 90)
	b.ReportAllocs()
	for b.Loop() {
		_, refusal = f.Declare(15, 16, 11*Inch, Gait{})
	}
}

func BenchmarkPreview(b *testing.B) {
	f := melee()
	c, r := f.Declare(15, 16, 11*Inch, Gait{})
	if !r.OK() {
		b.Fatal(r)
	}
	side, _ := c.Arcs.One()
	b.ReportAllocs()
	for b.Loop() {
		_, refusal = f.Preview(15, 16, c.Turn, side, 5*Inch, Gait{})
	}
}

func BenchmarkMoves(b *testing.B) {
	f := melee()
	towards := []plane.Point{f.Trays[16].At, {X: f.Width / 2, Y: f.Depth / 2}}
	var list [64]Move
	b.ReportAllocs()
	for b.Loop() {
		count = len(f.Moves(list[:0], 15, Manoeuvre, 5*Inch, Gait{}, towards))
	}
}
