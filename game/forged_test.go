package game_test

import (
	"bytes"
	"regexp"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest/toy"
)

// The seed is public at the end: whoever forges a log makes hashes that fit.

// richer is a state in which every seat has points.
func richer(state []byte) []byte {
	return regexp.MustCompile(`"score":\d+`).ReplaceAll(state, []byte(`"score":9`))
}

func TestForgedBoundariesAreFoundOut(t *testing.T) {
	to := func(rules int, content string, state []byte) game.LogBoundary {
		return game.LogBoundary{Rules: rules, Content: content, State: state}
	}
	for _, tt := range []struct {
		what       string
		rules      int
		options    map[string]string
		after      int
		boundaries func(state []byte) []game.LogBoundary
		why        string // "" where it cannot be judged
	}{
		{"another state under newer rules", 1, nil, 4, func(s []byte) []game.LogBoundary {
			return []game.LogBoundary{to(2, "none", richer(s))}
		}, "not the one that was reached"},
		{"the same rules again", 2, nil, 4, func(s []byte) []game.LogBoundary {
			return []game.LogBoundary{to(2, "none", richer(s))}
		}, "under the rules that it had"},
		{"older rules in between", 2, nil, 4, func(s []byte) []game.LogBoundary {
			return []game.LogBoundary{to(1, "none", richer(s)), to(2, "none", richer(s))}
		}, "older than version 2"},
		{"other content in between", 2, nil, 4, func(s []byte) []game.LogBoundary {
			return []game.LogBoundary{to(2, "other", richer(s)), to(2, "none", richer(s))}
		}, ""},
		{"a layout that nobody knows", 1, map[string]string{"unknown": "1"}, 0, func(s []byte) []game.LogBoundary {
			return []game.LogBoundary{to(2, "none", richer(s))}
		}, ""},
	} {
		t.Run(tt.what, func(t *testing.T) {
			log := written(t, game.LogHeader{Rules: tt.rules, Content: "none", Options: tt.options}, tt.after, false, tt.boundaries)
			v, err := game.Verify(bytes.NewReader(log), knows(game.Open(later{})))
			if tt.why == "" {
				if err != nil || len(v.Unjudged()) == 0 {
					t.Errorf("got %+v, %v; want that it cannot be judged", v, err)
				}
				return
			}
			wrong, ok := err.(*game.LogError)
			if !ok || wrong.Line != tt.after+2 || !strings.Contains(err.Error(), tt.why) {
				t.Errorf("got %+v, %v; want line %d and %q", v, err, tt.after+2, tt.why)
			}
		})
	}
}

func TestStateReachedIsTakenUp(t *testing.T) {
	log := written(t, game.LogHeader{Rules: 1, Content: "none"}, 4, false, func(s []byte) []game.LogBoundary {
		return []game.LogBoundary{{Rules: 1, Content: "other", State: s}, {Rules: 2, Content: "none", State: s}}
	})
	v, err := game.Verify(bytes.NewReader(log), knows(game.Open(later{})))
	if err != nil || len(v.Stretches) != 3 || len(v.Unjudged()) != 0 {
		t.Errorf("got %+v, %v", v, err)
	}
}

// bare is a log without actions, of rules that nobody has.
func bare(seats int, result []float32) []byte {
	seed := game.SeedFrom(11, 0)
	d := game.NewDice(seed)
	d.At(0)
	var out bytes.Buffer
	l, _ := game.NewLogger(&out, game.LogHeader{Game: "toy", Rules: 99, Seats: make([]string, seats)}, seed, d, nil)
	_ = l.End(result, seed)
	return out.Bytes()
}

func TestLogsOfWhichNothingCanBeJudged(t *testing.T) {
	for _, tt := range []struct {
		seats  int
		result []float32
		why    string
	}{
		{2, []float32{1, 0}, ""},
		{2, []float32{1, 0, 0}, "line 2: the recorded result is [1 0 0], for 2 seats"},
		{9, make([]float32, 9), "line 1: a match has 1 to 8 seats, not 9"},
		{0, nil, "line 1: a match has 1 to 8 seats, not 0"},
	} {
		v, err := game.Verify(bytes.NewReader(bare(tt.seats, tt.result)), knows(game.Open(toy.Game{})))
		if tt.why == "" {
			if err != nil || len(v.Unjudged()) != 1 {
				t.Errorf("got %+v, %v; want that it cannot be judged", v, err)
			}
		} else if err == nil || err.Error() != tt.why {
			t.Errorf("got %v, want %q", err, tt.why)
		}
	}
}
