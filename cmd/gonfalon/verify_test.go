package main

import (
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest/french"
)

func TestVerdictsTellWhoWon(t *testing.T) {
	four := []string{"ann", "bob", "cid", "dan"}
	pairs := []game.Side{0, 1, 0, 1}
	for _, tt := range []struct {
		result []float32
		sides  []game.Side
		want   string
	}{
		{[]float32{0, 1}, nil, "won by seat 1 (bob)"},
		{[]float32{0.5, 0.5}, nil, "a draw: victory is shared by seat 0 (ann) and seat 1 (bob) (0.5, 0.5)"},
		{[]float32{0.5, 0, 0.5, 0}, pairs, "won together by seat 0 (ann) and seat 2 (cid)"},
		{[]float32{0.5, 0, 0.5, 0}, nil, "a draw: victory is shared by seat 0 (ann) and seat 2 (cid) (0.5, 0.5)"},
		{[]float32{0.25, 0.25, 0.25, 0.25}, pairs,
			"a draw: victory is shared by seat 0 (ann) and seat 1 (bob) and seat 2 (cid) and seat 3 (dan) (0.25, 0.25, 0.25, 0.25)"},
	} {
		v := verdict{File: "x", OK: true, Verdict: &game.Verdict{Seats: four[:len(tt.result)], Result: tt.result, Sides: tt.sides}}
		got := v.text()
		if !strings.HasSuffix(got.English, "dice, "+tt.want) {
			t.Errorf("got %q, want %q", got.English, tt.want)
		}
		if word := french.English(got.French); word != "" {
			t.Errorf("%q is English: %s", word, got.French)
		}
	}
}

func TestVerdictsTellWhatCannotBeJudged(t *testing.T) {
	v := verdict{File: "x", Verdict: &game.Verdict{Stretches: []game.Stretch{
		{From: 1, To: 5, Rules: 1, Content: "a", Judged: 2, Lost: true},
		{From: 6, To: 5, Rules: 2, Content: "b", Lost: true},
		{From: 6, To: 9, Rules: 3, Content: "c", Judged: 4},
	}}}
	want := "x: nothing is wrong as far as it can be judged; " +
		"actions 1 to 5 were played by version 1 of the rules with content a: this program cannot judge those from 3 on; " +
		"after action 5 the match stood under version 2 of the rules with content b: this program cannot tell how"
	got := v.text()
	if got.English != want {
		t.Errorf("got %q, want %q", got.English, want)
	}
	if word := french.English(got.French); word != "" {
		t.Errorf("%q is English: %s", word, got.French)
	}
}

func TestVerdictsTellThatTheBeginningIsNotJudged(t *testing.T) {
	v := verdict{File: "x", Verdict: &game.Verdict{From: &game.Origin{Match: "abc", N: 7}}}
	v.OK = v.Whole()
	want := "x: nothing is wrong as far as it can be judged; " +
		"the match began from the position of match abc after 7 actions, which is taken from this log and not judged"
	got := v.text()
	if got.English != want {
		t.Errorf("got %q, want %q", got.English, want)
	}
	if word := french.English(got.French); word != "" {
		t.Errorf("%q is English: %s", word, got.French)
	}
}
