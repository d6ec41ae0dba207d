package hex_test

import (
	"testing"

	"gonfalon/geom/hex"
)

var (
	yes    bool
	count  int
	answer hex.Set
	grid   *hex.Grid
)

// field is a board with something of everything.
func field() (*hex.Grid, hex.Ground) {
	g := hex.NewGrid(15, 11)
	var ground hex.Ground
	for _, h := range every(g) {
		switch h * 7 % 23 {
		case 0, 1, 2:
			ground.Closed = ground.Closed.With(h)
		case 3, 4:
			ground.Stop = ground.Stop.With(h)
		case 5:
			ground.Slow = ground.Slow.With(h)
		case 6, 7, 8:
			ground.Road = ground.Road.With(h)
		}
	}
	return g, ground
}

func BenchmarkNewGrid(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		grid = hex.NewGrid(15, 11)
	}
}

func BenchmarkDistance(b *testing.B) {
	b.ReportAllocs()
	g, _ := field()
	for i := 0; b.Loop(); i++ {
		count += g.Distance(hex.Hex(i%160), hex.Hex(i*7%160))
	}
}

func BenchmarkTraces(b *testing.B) {
	b.ReportAllocs()
	g, _ := field()
	for i := 0; b.Loop(); i++ {
		answer, _ = g.Traces(hex.Hex(i%160), hex.Hex(i*7%160))
	}
}

func BenchmarkClear(b *testing.B) {
	b.ReportAllocs()
	g, ground := field()
	for i := 0; b.Loop(); i++ {
		yes = g.Clear(hex.Hex(i%160), hex.Hex(i*7%160), ground.Closed)
	}
}

func BenchmarkLoop(b *testing.B) {
	b.ReportAllocs()
	g, _ := field()
	for b.Loop() {
		for rest := g.Within(80, 2); !rest.Empty(); {
			var h hex.Hex
			h, rest = rest.Next()
			count += int(h)
		}
	}
}

func BenchmarkReach(b *testing.B) {
	g, ground := field()
	for _, c := range []struct {
		name   string
		budget int
	}{{"2", 2}, {"4", 4}, {"8", 8}} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				r := g.Reach(hex.Hex(i%160), c.budget, ground)
				answer = r.Hexes
			}
		})
	}
}

func BenchmarkWay(b *testing.B) {
	b.ReportAllocs()
	g, ground := field()
	r := g.Reach(80, 4, ground)
	for i := 0; b.Loop(); i++ {
		_, n := r.Way(hex.Hex(i % 160))
		count += n
	}
}

func BenchmarkRegion(b *testing.B) {
	b.ReportAllocs()
	g, ground := field()
	open := g.All().AndNot(ground.Closed)
	for b.Loop() {
		answer = g.Region(81, open)
	}
}
