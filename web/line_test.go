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
		got, err := lookLine(l)
		if err != nil {
			t.Fatal(err)
		}
		same(t, got, LookLine{l})
	}
	options := []json.RawMessage{json.RawMessage(`{"kind":"pass"}`), json.RawMessage(`{"n":1}`)}
	owes := []*table.Owed{
		{N: 1, Seats: []table.Owing{}},
		{N: 900, Seq: 7 << 16, Over: true, Seats: []table.Owing{{Seat: 3, Options: []json.RawMessage{}}}},
		{N: 12, Seats: []table.Owing{{Seat: 0, Options: options}, {Seat: 4, Options: options[:1]}}},
	}
	for _, o := range owes {
		same(t, owedLine(o), OwedLine{o})
	}
}

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
