package casebook

import "testing"

func TestLinesOfKeys(t *testing.T) {
	const text = `game  = "toy"
title = "lines"
rules = ["toy.bid"]

[setup]
round = 1
[setup.units]
a = { seat = "blue", stats = { speed = 1 } }
"b c" = { seat = "red" }

[[step]]
action = { kind = "pass" }
try = true
`
	c, err := Read("x", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		path []string
		want int
	}{
		{[]string{"game"}, 1},
		{[]string{"setup", "round"}, 6},
		{[]string{"setup", "units", "a", "stats", "speed"}, 8},
		{[]string{"setup", "units", "b c", "seat"}, 9},
		{[]string{"setup", "units", "nobody"}, 7},
		{[]string{"setup", "nothing"}, 5},
		{[]string{"nothing"}, 0},
	} {
		if got := c.Line(tt.path...); got != tt.want {
			t.Errorf("%q: line %d, want %d", tt.path, got, tt.want)
		}
	}
	if c.LineOf("toy.bid") != 3 || c.LineOf("toy.nothing") != 0 {
		t.Errorf("got %d and %d", c.LineOf("toy.bid"), c.LineOf("toy.nothing"))
	}
}
