package hex_test

import (
	"maps"
	"slices"
	"testing"

	"gonfalon/geom/hex"

	"pgregory.net/rapid"
)

// TestSetIsAMap draws sets as maps and as sets, and compares what they say.
func TestSetIsAMap(t *testing.T) {
	hexes := rapid.SliceOf(rapid.Map(rapid.IntRange(0, hex.MaxHexes-1), func(n int) hex.Hex { return hex.Hex(n) }))
	rapid.Check(t, func(t *rapid.T) {
		draw := func(name string) (map[hex.Hex]bool, hex.Set) {
			m, s := map[hex.Hex]bool{}, hex.Set{}
			for _, h := range hexes.Draw(t, name) {
				m[h], s = true, s.With(h)
			}
			return m, s
		}
		check := func(op string, s hex.Set, has func(hex.Hex) bool) {
			n := 0
			for h := range hex.Hex(255) {
				want := h < hex.MaxHexes && has(h)
				if s.Has(h) != want {
					t.Errorf("%s: has %d: %v, want %v", op, h, s.Has(h), want)
				}
				if want {
					n++
				}
			}
			if s.Len() != n || s.Empty() != (n == 0) || s.Has(hex.None) {
				t.Errorf("%s: %d hexes, empty %v, has none %v, want %d", op, s.Len(), s.Empty(), s.Has(hex.None), n)
			}
		}
		m, s := draw("s")
		n, r := draw("r")
		check("s", s, func(h hex.Hex) bool { return m[h] })
		check("and", s.And(r), func(h hex.Hex) bool { return m[h] && n[h] })
		check("or", s.Or(r), func(h hex.Hex) bool { return m[h] || n[h] })
		check("and not", s.AndNot(r), func(h hex.Hex) bool { return m[h] && !n[h] })
		one := hex.Hex(rapid.IntRange(0, hex.MaxHexes-1).Draw(t, "one"))
		check("with", s.With(one), func(h hex.Hex) bool { return m[h] || h == one })
		check("without", s.Without(one), func(h hex.Hex) bool { return m[h] && h != one })
		if s.With(hex.None) != s || s.Without(hex.None) != s {
			t.Error("None changes a set")
		}
		if s.Meets(r) == s.And(r).Empty() {
			t.Errorf("meets: %v", s.Meets(r))
		}
		var looped []hex.Hex
		for rest := s; !rest.Empty(); {
			var h hex.Hex
			h, rest = rest.Next()
			looped = append(looped, h)
		}
		if want := slices.Sorted(maps.Keys(m)); !slices.Equal(looped, want) {
			t.Errorf("loop: %v, want %v", looped, want)
		}
	})
}
