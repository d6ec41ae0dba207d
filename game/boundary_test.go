package game_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"time"

	"gonfalon/game"
	"gonfalon/game/gametest/toy"
)

// A later version of the toy game, in which every lot is worth as much as it was sold for
// before but a gamble always fails.
type later struct{ toy.Game }

func (later) Info() game.Info {
	info := toy.Game{}.Info()
	info.Version++
	return info
}

func (g later) Apply(s *toy.State, seat game.Seat, a toy.Action, d *game.Dice, story *game.Story) {
	a.Yes = false
	g.Game.Apply(s, seat, a, d, story)
}

// knows finds one game whatever it is called.
func knows(g game.Game) func(string) (game.Game, bool) {
	return func(string) (game.Game, bool) { return g, true }
}

// crossing is the log of a match that went on under later rules after some actions. Whoever
// wins a lot gambles, or nobody does.
func crossing(t *testing.T, after int, gamble bool) []byte {
	t.Helper()
	return written(t, game.LogHeader{Rules: 1, Content: "none"}, after, gamble, func(state []byte) []game.LogBoundary {
		return []game.LogBoundary{{Rules: 2, Content: "none", State: state, Time: time.Unix(9, 0)}}
	})
}

// written is the log of a match of the toy game with boundaries after some actions, from
// which on the later rules are in force. The hashes are right whatever the boundaries say.
func written(t *testing.T, h game.LogHeader, after int, gamble bool, boundaries func(state []byte) []game.LogBoundary) []byte {
	t.Helper()
	old, now := game.Open(toy.Game{}), game.Open(later{})
	seed := game.SeedFrom(11, 0)
	d := game.NewDice(seed)
	d.At(0)
	at, err := old.Start(game.Setup{Seats: 2, Options: map[string]string{"rounds": "5"}}, d, nil)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	h.Game, h.Seats = "toy", []string{"ann", "bob"}
	if h.Options == nil {
		h.Options = map[string]string{"rounds": "5"}
	}
	l, err := game.NewLogger(&out, h, seed, d, at.Document())
	if err != nil {
		t.Fatal(err)
	}
	for n := 1; at.Next().Who != 0; n++ {
		if n == after+1 {
			for _, b := range boundaries(at.Document()) {
				if err := l.Boundary(b); err != nil {
					t.Fatal(err)
				}
				if at, err = now.Read(b.State, game.Script()); err != nil {
					t.Fatal(err)
				}
			}
		}
		seat := at.Next().Who.First()
		options := at.Options(seat)
		action := options[0]
		if gamble {
			action = options[len(options)-1]
		}
		d.At(n)
		var story game.Story
		if err := at.Act(seat, action, d, &story); err != nil {
			t.Fatal(err)
		}
		if err := l.Action(seat, action, game.Tales(at, &story), time.Unix(int64(n), 0), at.Document()); err != nil {
			t.Fatal(err)
		}
	}
	result := at.Result()
	if err := l.End(result[:2], seed); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func TestEachStretchIsJudgedByItsRules(t *testing.T) {
	log := crossing(t, 5, true)
	now, err := game.Verify(bytes.NewReader(log), knows(game.Open(later{})))
	if err != nil {
		t.Fatal(err)
	}
	all := now.Actions
	if s := now.Stretches; len(s) != 2 || s[0].From != 1 || s[0].To != 5 || s[1].From != 6 || s[1].To != all || s[1].Judged != all-5 || s[1].Rules != 2 {
		t.Errorf("the later rules find %+v", s)
	}
	if u := now.Unjudged(); len(u) != 1 || u[0].Rules != 1 || u[0].Judged == 0 {
		t.Errorf("the later rules cannot judge %+v", u)
	}
	old, err := game.Verify(bytes.NewReader(log), knows(game.Open(toy.Game{})))
	if err != nil {
		t.Fatal(err)
	}
	if u := old.Unjudged(); len(u) != 1 || u[0].Rules != 2 || old.Stretches[0].Judged != 5 || old.Actions != all {
		t.Errorf("the earlier rules cannot judge %+v of %+v", u, old.Stretches)
	}
}

// picky is the toy game of the same version, in which what an option says is no longer known.
type picky struct{ toy.Game }

func (picky) Start(game.Setup, *game.Dice, *game.Story) (toy.State, error) {
	return toy.State{}, errors.New("there is no such thing")
}

func TestWhatCannotBeLaidOutIsNotJudged(t *testing.T) {
	log := crossing(t, 5, false)
	v, err := game.Verify(bytes.NewReader(log), knows(game.Open(picky{})))
	if err != nil || len(v.Unjudged()) != 1 || v.Stretches[0].Judged != 0 {
		t.Errorf("got %+v, %v, want that the first stretch cannot be judged", v, err)
	}
}

func TestWhatComesOutTheSameIsJudged(t *testing.T) {
	v, err := game.Verify(bytes.NewReader(crossing(t, 1000, false)), knows(game.Open(later{})))
	if err != nil || len(v.Unjudged()) != 0 || len(v.Stretches) != 1 || v.Stretches[0].Rules != 1 {
		t.Errorf("got %+v, %v", v, err)
	}
}

func TestBoundariesAreSealed(t *testing.T) {
	lines := strings.SplitAfter(strings.TrimSpace(string(crossing(t, 5, true))), "\n")
	if !strings.HasPrefix(lines[6], `{"boundary":5,`) {
		t.Fatalf("line 7 is %s", lines[6])
	}
	for _, tt := range []struct {
		what, old, new string
		line           int
		why            string
	}{
		{"the state", `"round":`, `"round":1`, 7, "recorded hash"},
		{"the place", `"boundary":5`, `"boundary":4`, 7, "a boundary after action 4 where 5 come before it"},
		{"the rules", `"rules":2`, `"rules":3`, 7, "recorded hash"},
	} {
		t.Run(tt.what, func(t *testing.T) {
			changed := strings.Replace(strings.Join(lines, ""), lines[6], strings.Replace(lines[6], tt.old, tt.new, 1), 1)
			_, err := game.Verify(strings.NewReader(changed), knows(game.Open(later{})))
			wrong, ok := err.(*game.LogError)
			if !ok || wrong.Line != tt.line || !strings.Contains(err.Error(), tt.why) {
				t.Errorf("got %v, want line %d and %q", err, tt.line, tt.why)
			}
		})
	}
}

func TestWhatWasToldIsSealedToo(t *testing.T) {
	log := string(crossing(t, 1000, true))
	changed := strings.Replace(log, `"kind":"has_bid","seat":0`, `"kind":"has_bid","seat":1`, 1)
	if _, err := game.Verify(strings.NewReader(changed), knows(game.Open(toy.Game{}))); err == nil || !strings.Contains(err.Error(), "is told where") {
		t.Errorf("got %v", err)
	}
	changed = strings.Replace(log, " has bid", " has made a bid", 1)
	if _, err := game.Verify(strings.NewReader(changed), knows(game.Open(toy.Game{}))); err == nil || !strings.Contains(err.Error(), "recorded hash") {
		t.Errorf("got %v", err)
	}
}

func TestMomentsOfALogTellWhatWasRecorded(t *testing.T) {
	log, err := game.ReadLog(bytes.NewReader(crossing(t, 5, true)))
	if err != nil {
		t.Fatal(err)
	}
	judge := knows(game.Open(later{}))
	unknown := 0
	for n := 0; n <= len(log.Actions); n++ {
		m, err := game.MomentOf(log, judge, n)
		if err != nil {
			t.Fatal(err)
		}
		if m.At == nil {
			unknown++
		}
		if n == 0 {
			continue
		}
		got, _ := json.Marshal(m.Told)
		want, _ := json.Marshal(log.Actions[n-1].Told)
		if string(got) != string(want) && len(log.Actions[n-1].Told) > 0 {
			t.Errorf("after %d actions: got %s, want %s", n, got, want)
		}
	}
	if unknown == 0 || unknown > 5 {
		t.Errorf("%d positions are unknown", unknown)
	}
	if _, err := game.MomentOf(log, judge, len(log.Actions)+1); err == nil {
		t.Error("a moment after the end")
	}
}
