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
	looks := []*table.Look{
		{},
		{Summary: table.Summary{ID: "a", Seats: []table.Sitter{{Name: `"<é`}}}, Asks: &seat, Seq: 7, Yours: []game.Seat{0}},
		{View: json.RawMessage(`{"a":[1,{"b":null}]}`), Result: []float32{0.5, 0.5}},
	}
	for _, l := range looks {
		same(t, table.Stand{Look: l})
	}
	options := []json.RawMessage{json.RawMessage(`{"kind":"pass"}`), json.RawMessage(`{"n":1}`)}
	owes := []*table.Owed{
		{N: 1, Seats: []table.Owing{}},
		{N: 900, Seq: 7 << 16, Over: true, Seats: []table.Owing{{Seat: 3, Options: []json.RawMessage{}}}},
		{N: 12, Seats: []table.Owing{{Seat: 0, Options: options}, {Seat: 4, Options: options[:1]}}},
	}
	for _, o := range owes {
		same(t, table.Stand{Owed: o})
	}
	undo := []table.Undoing{{Seat: 0, Way: table.UndoFree}, {Seat: 4, Way: table.UndoNothing}}
	same(t, table.Stand{Undo: undo})
	same(t, table.Stand{Look: looks[2], Owed: owes[2], Undo: undo})
}

// same holds a line against what the package json writes.
func same(t *testing.T, stand table.Stand) {
	t.Helper()
	got, err := standLine(stand)
	if err != nil {
		t.Fatal(err)
	}
	data, err := json.Marshal(stand)
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
