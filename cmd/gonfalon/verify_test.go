package main

import (
	"strings"
	"testing"

	"gonfalon/game"
)

func TestVerdictsTellADraw(t *testing.T) {
	for want, result := range map[string][]float32{
		"dice, won by seat 1 (bob)": {0, 1},
		"dice, a draw: victory is shared by seat 0 (ann) and seat 1 (bob) (0.5, 0.5)": {0.5, 0.5},
	} {
		v := verdict{File: "x", OK: true, Verdict: &game.Verdict{Seats: []string{"ann", "bob"}, Result: result}}
		if got := v.String(); !strings.HasSuffix(got, want) {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
