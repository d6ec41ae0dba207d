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
[[step]]
action.kind = "pass"
expect = [
  { at = "", is = [] },
  { at = "/a", is = [1,
    2] },
]
[[step.more]]
[[step.more]]
a = 1
b = [[1, 2],
  [3, [4]],
  []]
`
	c := &Case{text: []byte(text)}
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
		{[]string{"rules", "0"}, 3},
		{[]string{"step"}, 11},
		{[]string{"step", "0", "try"}, 13},
		{[]string{"step", "1"}, 14},
		{[]string{"step", "1", "action"}, 15},
		{[]string{"step", "1", "try"}, 14},
		{[]string{"step", "1", "expect", "0", "at"}, 17},
		{[]string{"step", "1", "expect", "1"}, 18},
		{[]string{"step", "1", "expect", "1", "is", "1"}, 19},
		{[]string{"step", "1", "more", "1", "a"}, 23},
		{[]string{"step", "1", "more", "1", "b", "1"}, 25},
		{[]string{"step", "1", "more", "1", "b", "1", "1", "0"}, 25},
		{[]string{"step", "1", "more", "1", "b", "2"}, 24},
		{[]string{"step", "2"}, 11},
	} {
		if got := c.Line(tt.path...); got != tt.want {
			t.Errorf("%q: line %d, want %d", tt.path, got, tt.want)
		}
	}
}
