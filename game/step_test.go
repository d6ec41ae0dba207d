package game_test

import (
	"encoding/json"
	"reflect"
	"testing"

	"gonfalon/game"
)

// narrated is a game that has nothing but a story.
type narrated struct{ game.Game }

func (narrated) Laws() any { return narrated{} }

func (narrated) Parts() map[string]game.Part {
	return map[string]game.Part{
		"moved":  {Opens: "move", Weight: 1, Way: "hex:from hex:way", Many: game.Text{"{n} units move.", "{n} unités bougent."}},
		"melee":  {Opens: "melee", Spans: true, Weight: 3},
		"struck": {Says: true},
		"hurt":   {Ends: true},
		"nerve":  {Ends: true, Peaks: true},
		"healed": {Brings: "seat"},
	}
}

// tellAll tells an action of these kinds of events, each of which says its kind.
func tellAll(t *game.Narration, n int, kinds ...string) []game.Step {
	var told []game.Told
	for _, k := range kinds {
		told = append(told, game.Told{Kind: k, Seat: 1, Text: game.Text{k + ".", k + "."}})
	}
	return t.Action(uint64(n), n, 0, told)
}

func newNarration() *game.Narration {
	return game.NewNarration(narrated{}, func(game.Seat) game.Text { return game.Text{} })
}

func TestNoMoreThanSixAreToldAsOne(t *testing.T) {
	n := newNarration()
	steps := tellAll(n, 1, "moved", "moved", "moved", "moved", "moved", "moved", "moved")
	if len(steps) != 2 || steps[0].English != "6 units move." || steps[1].English != "moved." {
		t.Errorf("seven moves are told as %+v", steps)
	}
}

func TestAFightIsToldWhole(t *testing.T) {
	n := newNarration()
	tellAll(n, 4, "melee", "struck", "hurt", "struck", "hurt")
	steps := tellAll(n, 5, "struck", "hurt", "nerve")
	if len(steps) != 1 {
		t.Fatalf("the melee goes on in %d steps", len(steps))
	}
	s := steps[0]
	if got, want := s.English, "struck. struck. struck."; got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
	if got, want := s.Detail.English, "hurt. nerve."; got != want {
		t.Errorf("it ends with %q, want %q", got, want)
	}
	if s.Peak == nil || *s.Peak != (game.Peak{N: 5, Before: 2}) {
		t.Errorf("it hangs on %+v, want what is before the third event of action 5", s.Peak)
	}
}

func TestAStepSaysWhomItBringsSomething(t *testing.T) {
	n := newNarration()
	steps := tellAll(n, 1, "melee", "struck", "healed", "healed")
	if s := steps[0]; len(s.Gains) != 1 || s.Gains[0] != 1 || len(s.Touches) != 0 {
		t.Errorf("it brings something to %v and costs %v", s.Gains, s.Touches)
	}
}

// TestAStepSaysFromWhereToWhere by the fields of its events, whatever their sentences mention first;
// who lacks one of the two has no way.
func TestAStepSaysFromWhereToWhere(t *testing.T) {
	n := newNarration()
	moved := func(fields ...game.ToldField) game.Told {
		return game.Told{Kind: "moved", Seat: 1, Fields: fields, Text: game.Text{"To [b](hex:b) from [a](hex:a).", "De [a](hex:a) à [b](hex:b)."}}
	}
	from, way := game.ToldField{Name: "from", Value: "a"}, game.ToldField{Name: "way", Value: []string{"c", "b"}}
	steps := n.Action(1, 1, 0, []game.Told{moved(from, way), moved(from), moved(way), moved(from, game.ToldField{Name: "way", Value: json.RawMessage(`"b"`)})})
	want := []game.Way{{Kind: "moved", From: "hex:a", To: []string{"hex:c", "hex:b"}}, {Kind: "moved", From: "hex:a", To: []string{"hex:b"}}}
	if len(steps) != 1 || !reflect.DeepEqual(steps[0].Ways, want) {
		t.Errorf("got %+v, want the ways %+v", steps, want)
	}
}

// TestWaysAreSpelledOut: the ends of a way are two fields, each after the kind of what it names.
func TestWaysAreSpelledOut(t *testing.T) {
	for way, sound := range map[string]bool{"": true, "area:from area:to": true, "from to": false, "area:from": false, "area:from area:to area:x": false} {
		err := game.CheckParts(map[string]game.Part{"moved": {Opens: "move", Weight: 1, Way: way}}, []string{"moved"})
		if (err == nil) != sound {
			t.Errorf("%q: %v", way, err)
		}
	}
}
