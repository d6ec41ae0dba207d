package song

import "testing"

// TestClashesGoBothWays: whether the order of two abilities matters does not hang on which comes
// first.
func TestClashesGoBothWays(t *testing.T) {
	for _, c := range []struct {
		a, b touch
		want bool
	}{
		{gives, takes, true}, {gives, gives, false}, {takes, takes, false}, {gives, heals, false}, {acts, heals, true},
		{deals, deals, true}, {deals, gives, false}, {0, acts, false}, {gives | takes, gives, true},
	} {
		if c.a.clashes(c.b) != c.want || c.b.clashes(c.a) != c.want {
			t.Errorf("%b and %b: got %v and the other way round %v, want %v", c.a, c.b, c.a.clashes(c.b), c.b.clashes(c.a), c.want)
		}
	}
}
