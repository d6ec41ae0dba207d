package game_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
	"gonfalon/game/gametest/toy"
)

func TestSeatSet(t *testing.T) {
	set := game.Seats(4, 1).With(2).Without(4)
	if set.Len() != 2 || !set.Has(1) || set.Has(4) || set.Has(game.NoSeat) || set.First() != 1 {
		t.Errorf("got %b", set)
	}
	if game.SeatSet(0).First() != game.NoSeat || game.FirstSeats(3) != game.Seats(0, 1, 2) {
		t.Error("the empty set has a first seat, or the first three are not 0, 1, 2")
	}
}

func TestStacksOfEqualHistoryAreEqual(t *testing.T) {
	var a, b game.Stack
	a.Push(game.Frame{Proc: 1})
	b.Push(game.Frame{Proc: 1})
	a.Push(game.Frame{Proc: 2, Step: 3, Seat: 4, Arg: 5})
	if a.Top().Arg != 5 || a.Len() != 2 || a.At(0).Proc != 1 {
		t.Errorf("got %+v", a)
	}
	a.Pop()
	if a != b {
		t.Errorf("%+v and %+v differ", a, b)
	}
}

type name string

func (n name) Name(l game.Lang) string { return string(n) + "-" + l.String() }

func TestRefusalSpeaksBothLanguages(t *testing.T) {
	r := game.Against("toy.bid.purse", "%s has %d", "%s a %d", name("stark"), 3)
	if got, want := r.Error(), "stark-en has 3 (toy.bid.purse)"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if got, want := r.Say(game.French), "stark-fr a 3"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if got, ok := game.AsRefusal(fmt.Errorf("seat 1: %w", r)); !ok || got != r {
		t.Errorf("got %v, %v", got, ok)
	}
	if _, ok := game.AsRefusal(nil); ok {
		t.Error("nil passes for a refusal")
	}
}

func TestStoryTellsEachWhatHeMayKnow(t *testing.T) {
	var s game.Story
	s.Add(game.Event{Kind: 1})
	s.Add(game.Event{Kind: 2, Only: game.Seats(1)})
	kinds := func(list []game.Event) (k []uint8) {
		for _, e := range list {
			k = append(k, e.Kind)
		}
		return k
	}
	for by, want := range map[game.Seat][]uint8{0: {1}, 1: {1, 2}, game.NoSeat: {1}} {
		if got := kinds(s.Seen(by)); !slices.Equal(got, want) {
			t.Errorf("seat %d sees %v, want %v", by, got, want)
		}
	}
	s.Clear()
	if len(s.Events()) != 0 {
		t.Error("a cleared story remembers")
	}
	var none *game.Story
	none.Add(game.Event{})
	if len(none.Events()) != 0 || len(none.Seen(0)) != 0 {
		t.Error("no story tells something")
	}
}

func TestLookupKeepsTheFirstFault(t *testing.T) {
	names := []string{"a", "", "c"}
	fields := func(has, want, optional game.Fields) func(*game.Lookup) {
		return func(l *game.Lookup) { l.Fields("x", names, has, want, optional) }
	}
	for _, tt := range []struct {
		look func(*game.Lookup)
		want string
	}{
		{func(l *game.Lookup) { l.Index("letter", names, "c") }, ""},
		{func(l *game.Lookup) { l.Index("letter", names, "d"); l.Index("letter", names, "e") }, `there is no letter "d"; there is a, c`},
		{func(l *game.Lookup) {
			l.In(func() { l.FailBoth("oh", "oh") }, "a", "b")
			l.In(func() { l.FailBoth("no", "non") }, "c")
		}, "a.b: oh"},
		{func(l *game.Lookup) { l.Index("letter", names, "") }, `there is no letter ""; there is a, c`},
		{fields(game.FieldsOf(true, false, true), 5, 0), ""},
		{fields(1, 5, 4), ""},
		{fields(1, 5, 0), `a "x" needs "c"`},
		{fields(5, 1, 4), `a "x" has no "c"`},
	} {
		var l game.Lookup
		tt.look(&l)
		if got := fmt.Sprint(l.Err); got != tt.want && (l.Err != nil || tt.want != "") {
			t.Errorf("got %s, want %s", got, tt.want)
		}
	}
}

func TestResolveFillsInDefaults(t *testing.T) {
	info := game.Info{Name: "x", MinSeats: 2, MaxSeats: 3, Options: []game.Option{{Name: "size", Values: []string{"small", "large"}}}}
	for _, tt := range []struct {
		setup game.Setup
		size  string
		ok    bool
	}{
		{game.Setup{Seats: 2}, "small", true},
		{game.Setup{Seats: 3, Options: map[string]string{"size": "large"}}, "large", true},
		{game.Setup{Seats: 1}, "", false},
		{game.Setup{Seats: 4}, "", false},
		{game.Setup{Seats: 2, Options: map[string]string{"size": "huge"}}, "", false},
		{game.Setup{Seats: 2, Options: map[string]string{"colour": "red"}}, "", false},
	} {
		got, err := info.Resolve(tt.setup)
		if (err == nil) != tt.ok || err == nil && got.Options["size"] != tt.size {
			t.Errorf("%v resolves to %v, %v", tt.setup, got, err)
		}
	}
}

func TestPositionRefusesAndStaysAsItIs(t *testing.T) {
	at, err := game.Open(toy.Game{}).Start(game.Setup{Seats: 2}, game.NewDice(game.SeedFrom(1, 1)), nil)
	if err != nil {
		t.Fatal(err)
	}
	before := string(at.Document())
	for _, seat := range []game.Seat{game.NoSeat, 0, 7, 100} {
		for _, doc := range []string{``, `{`, `null`, `{}`, `[]`, `{"kind":"bid","coins":99}`, `{"kind":"bid"}}`} {
			if err := at.Act(seat, []byte(doc), game.Script(), nil); err == nil {
				t.Errorf("seat %d may do %s", seat, doc)
			}
		}
	}
	if after := string(at.Document()); after != before {
		t.Errorf("a refused action changed %s to %s", before, after)
	}
	if _, err := at.Ask(0, []byte(`{"ask":"odds"}`)); err == nil || !strings.Contains(err.Error(), "takes no questions") {
		t.Errorf("a game without counsel answers a question with %v", err)
	}
	option := at.Options(at.Next().Who.First())[0]
	other := at.Clone()
	if err := other.Act(at.Next().Who.First(), option, game.Script(), nil); err != nil {
		t.Fatal(err)
	}
	if string(at.Document()) != before || string(other.Document()) == before {
		t.Error("a clone and its original are not apart")
	}
}

func TestFaultsAreTwins(t *testing.T) { gametest.Faults(t) }
