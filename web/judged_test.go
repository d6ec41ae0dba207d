package web

import (
	"errors"
	"fmt"
	"testing"

	"gonfalon/game"
)

// TestJudgedOnce asks the rules once about a paper as it is, again when it has changed or
// could not be read, and does not remember without end.
func TestJudgedOnce(t *testing.T) {
	var j judged
	asked := 0
	of := func(id string, revision uint64, fault error) {
		p, err := j.of(verdictOn{id, revision}, func() (game.Paper, error) {
			asked++
			return game.Paper{Text: game.Text{English: fmt.Sprint(id, revision)}}, fault
		})
		if err != fault || p.English != fmt.Sprint(id, revision) {
			t.Errorf("%s, %d: got %q, %v", id, revision, p.English, err)
		}
	}
	for _, tt := range []struct {
		id       string
		revision uint64
		fault    error
		want     int
	}{
		{"a", 1, nil, 1}, {"a", 1, nil, 1}, {"b", 1, nil, 2}, {"a", 2, nil, 3}, {"a", 1, nil, 3},
		{"c", 1, errors.New("cannot be read"), 4}, {"c", 1, nil, 5}, {"c", 1, nil, 5},
	} {
		if of(tt.id, tt.revision, tt.fault); asked != tt.want {
			t.Errorf("%s, %d: asked %d times, want %d", tt.id, tt.revision, asked, tt.want)
		}
	}
	for i := range 3 * maxJudged {
		of(fmt.Sprint(i), 1, nil)
	}
	if n := len(j.papers); n > maxJudged {
		t.Errorf("%d are remembered", n)
	}
}
