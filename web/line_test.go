package web

import (
	"encoding/json"
	"testing"

	"gonfalon/game"
	"gonfalon/table"

	"github.com/google/go-cmp/cmp"
)

func TestLinesAreWhatJSONWouldWrite(t *testing.T) {
	seat := game.Seat(2)
	written := func(line []byte, err error) []byte {
		t.Helper()
		if err != nil || line[0] != 'x' {
			t.Fatalf("%s, %v", line, err)
		}
		return line[1:]
	}
	looks := []*table.Look{
		{},
		{Summary: table.Summary{ID: "a", Seats: []table.Sitter{{Name: `"<é`}}}, Asks: &seat, Seq: 7, Yours: []game.Seat{0}},
		{View: json.RawMessage(`{"a":[1,{"b":null}]}`), Result: []float32{0.5, 0.5}},
	}
	for _, l := range looks {
		same(t, written(appendStand([]byte("x"), table.Stand{Look: l})), table.Stand{Look: l})
	}
	options := []json.RawMessage{json.RawMessage(`{"kind":"pass"}`), json.RawMessage(`{"n":1}`)}
	owes := []*table.Owed{
		{N: 1, Seats: []table.Owing{}},
		{N: 900, Seq: 7 << 16, Over: true, Seats: []table.Owing{{Seat: 3, Options: []json.RawMessage{}}}},
		{N: 12, Seats: []table.Owing{{Seat: 0, Options: options}, {Seat: 4, Options: options[:1]}}},
	}
	for _, o := range owes {
		same(t, written(appendStand([]byte("x"), table.Stand{Owed: o})), table.Stand{Owed: o})
	}
	told := []game.Told{
		{Kind: "moved", Seat: 1, Text: game.Text{English: `the "<é`, French: "là"}},
		{Kind: "rolled", Seat: game.NoSeat, Heading: game.HeadsBattle, Only: []game.Seat{0, 2}, Fields: []game.ToldField{
			{Name: "hits", Value: 3}, {Name: "area", Value: "<winterfell>"}, {Name: "dice", Value: []int{1, 6}},
		}},
	}
	for _, u := range []table.Update{{}, {Seq: 9, What: "said", Text: "no", Seat: &seat}, {Told: told[:1]}, {N: 3, Told: told, Key: "k"}} {
		same(t, written(appendUpdate([]byte("x"), u)), u)
	}
	undo := []table.Undoing{{Seat: 0, Way: table.UndoFree}, {Seat: 4, Way: table.UndoNothing}}
	for _, s := range []table.Stand{{Undo: undo}, {Look: looks[2], Owed: owes[2], Undo: undo}} {
		same(t, written(appendStand([]byte("x"), s)), s)
	}
}

// same holds a line against what the package json writes.
func same(t *testing.T, got []byte, line any) {
	t.Helper()
	data, err := json.Marshal(line)
	if err != nil {
		t.Fatal(err)
	}
	var a, b any
	if err := json.Unmarshal(got, &a); err != nil {
		t.Fatalf("%s: %v", got, err)
	}
	if err := json.Unmarshal(data, &b); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(b, a); diff != "" {
		t.Error(diff)
	}
}
