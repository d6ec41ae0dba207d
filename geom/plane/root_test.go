package plane

import "testing"

func TestRootIsRoundedDown(t *testing.T) {
	check := func(n int) {
		if r := Root(n); r*r > n || (r+1)*(r+1) <= n {
			t.Fatalf("Root(%d) = %d", n, r)
		}
	}
	for n := range 1 << 16 {
		check(n)
	}
	for r := 1 << 8; r < 1<<26; r += r/97 + 1 {
		for n := r*r - 1; n <= r*r+2*r+1; n += r {
			check(n)
		}
		check(r*r + 2*r)
	}
}

func BenchmarkRoot(b *testing.B) {
	n := 0
	for b.Loop() {
		n += 79190000
		Root(n % (1 << 36))
	}
}
