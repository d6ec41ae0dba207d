package gametest

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
	"testing/fstest"

	"gonfalon/game"
	"gonfalon/game/gametest/toy"
)

func TestPlainTypes(t *testing.T) {
	type inner struct {
		A [3]int8
		B bool
	}
	tests := []struct {
		name     string
		value    any
		pointers int
		want     string // in the error; empty if there is none
	}{
		{"integers", struct{ a [4]inner }{}, 0, ""},
		{"a pointer to content", struct{ a *inner }{}, 1, ""},
		{"a pointer in an action", struct{ a *inner }{}, 0, "1 pointers"},
		{"two pointers", struct{ a [2]*inner }{}, 1, "2 pointers"},
		{"a slice", struct{ a []int }{}, 1, ".a is a slice"},
		{"a map within", struct{ a [2]struct{ m map[int]int } }{}, 1, ".a[].m is a map"},
		{"a string", struct{ a string }{}, 1, "string"},
		{"an interface", struct{ a error }{}, 1, "interface"},
		{"a channel", struct{ a chan int }{}, 1, "chan"},
		{"a function", struct{ a func() }{}, 1, "func"},
		{"a float", struct{ a float32 }{}, 1, "float32"},
		{"too much", struct{ a [100]int64 }{}, 1, "800 bytes, 64 are allowed"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			err := plainType(reflect.TypeOf(tt.value), tt.pointers, 64)
			if tt.want == "" && err != nil || tt.want != "" && (err == nil || !strings.Contains(err.Error(), tt.want)) {
				t.Errorf("got %v, want %q", err, tt.want)
			}
		})
	}
}

func TestMutateReachesEveryForm(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	got := make(map[string]bool)
	for range 20_000 {
		doc := mutate([]byte(`{"a":5,"l":[1,2],"yes":true}`), []byte(`{"a":9,"b":"x","l":[7]}`), rng)
		if doc == nil || !json.Valid(doc) {
			t.Fatalf("got %q", doc)
		}
		got[string(doc)] = true
	}
	for _, want := range []string{
		`{"a":6,"l":[1,2],"yes":true}`, `{"a":4,"l":[1,2],"yes":true}`, `{"a":9,"l":[1,2],"yes":true}`, `{"l":[1,2],"yes":true}`,
		`{"a":5,"l":[2],"yes":true}`, `{"a":5,"l":[1,2,1],"yes":true}`, `{"a":5,"l":[1,7],"yes":true}`, `{"a":5,"l":[7],"yes":true}`,
		`{"a":5,"b":"x","l":[1,2],"yes":true}`, `{"a":5,"l":[1,2],"yes":false}`, `{"a":5,"l":[],"yes":true}`,
	} {
		if !got[want] {
			t.Errorf("%s never comes up", want)
		}
	}
	for _, doc := range []string{"", "null", "3", "{}", "[]"} {
		if out := mutate([]byte(doc), []byte(doc), rng); out != nil {
			t.Errorf("%q: got %s", doc, out)
		}
	}
}

func TestRunCase(t *testing.T) {
	const text = "game = \"toy\"\ntitle = \"a title\"\nrules = [\"toy.turn.owed\"]\n[[step]]\nexpect = [{at=\"/lot\", is=1}]\n"
	failures := runCase("x.toml", []byte(text), game.Open(toy.Game{}))
	if len(failures) != 1 || !strings.Contains(failures[0], "setup cannot be read") {
		t.Errorf("got %q", failures)
	}
	if failures = runCase("x.toml", []byte("game ="), game.Open(toy.Game{})); len(failures) != 1 {
		t.Errorf("got %q", failures)
	}
	if err := hasCases(fstest.MapFS{"a/b.toml": {}, "d.txt": {}}); err != nil {
		t.Error(err)
	}
	if err := hasCases(fstest.MapFS{"d.txt": {}}); err == nil {
		t.Error("no cases at all are accepted")
	}
}

func TestFirstDifference(t *testing.T) {
	if diff := firstDifference("a\nb", "a\nb"); diff != "" {
		t.Errorf("got %q", diff)
	}
	for _, pair := range [][2]string{{"a\nb\nc", "a\nx\nc"}, {"a", "a\nb"}, {"a\nb", "a"}, {strings.Repeat("z", 400) + "1", strings.Repeat("z", 400) + "2"}} {
		if diff := firstDifference(pair[0], pair[1]); !strings.HasPrefix(diff, "from line ") || !strings.Contains(diff, "+") && !strings.Contains(diff, "-") {
			t.Errorf("%q: got %q", pair, diff)
		}
	}
}

func TestPerftCountsGames(t *testing.T) {
	setup := game.Setup{Seats: 2, Options: map[string]string{"rounds": "1"}}
	// Two bids, at times an award, a gamble: the match has three or four actions.
	for depth, more := 1, true; depth <= 6; depth++ {
		n, err := Perft(toy.Game{}, setup, 3, depth)
		if err != nil {
			t.Fatal(err)
		}
		if want := bruteCount(t, setup, 3, depth); n != want {
			t.Errorf("depth %d: got %d, want %d", depth, n, want)
		}
		if more = n > 0; more != (depth <= 4) {
			t.Errorf("depth %d: got %d games", depth, n)
		}
	}
}

// bruteCount counts games through documents, from the start each time.
func bruteCount(t *testing.T, setup game.Setup, seed uint64, depth int) (n uint64) {
	t.Helper()
	var count func(p game.Position, taken int)
	count = func(p game.Position, taken int) {
		if taken == depth {
			n++
			return
		}
		seat := p.Next().Who.First()
		for _, o := range p.Options(max(seat, 0)) {
			next, d := p.Clone(), playoutDice(seed, 0)
			d.At(taken + 1)
			if err := next.Act(seat, o, d, nil); err != nil {
				t.Fatal(err)
			}
			count(next, taken+1)
		}
	}
	p, err := game.Open(toy.Game{}).Start(setup, playoutDice(seed, 0), nil)
	if err != nil {
		t.Fatal(err)
	}
	count(p, 0)
	return n
}

func TestPlaythroughLeavesOutDocuments(t *testing.T) {
	n := &narrator{}
	for range 10 {
		n.add("action\n")
		n.parts = append(n.parts, part{"document document\n", true})
	}
	n.add("result\n")
	for size, want := range map[int]int{1000: 10, 200: 6, 140: 3, 10: 2} {
		text := n.text(size)
		if got := strings.Count(text, "document\n"); got != want || strings.Count(text, "action") != 10 || !strings.HasSuffix(text, "document\nresult\n") {
			t.Errorf("size %d: got %d documents, want %d:\n%s", size, got, want, text)
		}
	}
}

func TestOfferFindsFaults(t *testing.T) {
	for want, g := range map[string]broken{
		"changed the state": {check: but(func(s *state, _ seat, _ action, err error) error { s.Player[0].Score++; return err })},
		"impossible state":  {audit: func(*state) error { return errors.New("no") }},
	} {
		positions, err := somePositions(game.Open(g), game.Setup{Seats: 2}, 8)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for _, p := range positions {
			seat := p.Next().Who.First()
			got += offer(p.Clone(), seat, p.Options(seat)[0]) + offer(p.Clone(), seat, []byte(`{"kind":"bid","coins":200}`))
		}
		if !strings.Contains(got, want) {
			t.Errorf("got %q, want %q in it", got, want)
		}
	}
}

func TestPlayOnFindsFaults(t *testing.T) {
	p, err := newPlayout(toy.Game{}, game.Setup{Seats: 2}, 0, 0)
	if err != nil {
		t.Fatal(err)
	}
	start := write(toy.Game{}.State(&p.state))
	for want, g := range map[string]broken{
		"":                              {},
		"after 0 actions: no":           {audit: func(*state) error { return errors.New("no") }},
		"must choose and has no option": {options: func(*state, seat, []action) []action { return nil }},
	} {
		if got := playOn(g, start, 1); !strings.Contains(got, want) || want == "" && got != "" {
			t.Errorf("got %q, want %q in it", got, want)
		}
	}
	if got := playOn(broken{}, []byte("nonsense"), 1); got != "" {
		t.Errorf("nonsense: %s", got)
	}
}

func TestTwins(t *testing.T) {
	for _, tt := range []struct {
		english, french string
		facts           int
		want            string
	}{
		{"%s has %d", "%s a %d", 2, ""},
		{"all of it: 100 %%", "tout : 100 %%", 0, ""},
		{"%s has %d", "", 2, "no French"},
		{"%s has %d", "%d : %s", 2, `of "ds"`},
		{"%s has %d", "%s a %d", 1, "1 facts"},
		{"it has.", "il a", 0, "full stop"},
		{"it has", "il a.", 0, "full stop"},
	} {
		if err := Twins(tt.english, tt.french, tt.facts); (err == nil) != (tt.want == "") || err != nil && !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%q, %q: got %v, want %q", tt.english, tt.french, err, tt.want)
		}
	}
}

func TestChangedAndWithout(t *testing.T) {
	content := fstest.MapFS{"a/x": {Data: []byte("one one")}, "b": {Data: []byte("two")}}
	files := Changed(t, content, "a/x", "one", "three")
	if len(files) != 2 || string(files["a/x"].Data) != "three one" || string(content["a/x"].Data) != "one one" {
		t.Errorf("got %v", files)
	}
	if files := Without(t, content, "b"); len(files) != 1 || files["b"] != nil {
		t.Errorf("got %v", files)
	}
}
