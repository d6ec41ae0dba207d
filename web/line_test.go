package web

import (
	"encoding/json"
	"reflect"
	"testing"
	"time"

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
	now := time.Date(2026, 1, 2, 3, 4, 5, 678_000, time.UTC)
	steps := []game.Step{{ID: "9.0", Kind: "march", Text: told[0].Text}}
	var whole table.Update
	fill(t, reflect.ValueOf(&whole).Elem())
	for _, u := range []table.Update{
		whole, {}, {Seq: 9, What: "said", Text: "no", Seat: &seat}, {Told: told[:1]}, {N: 3, Told: told, Key: "k"},
		{Time: now, What: "letter", Seat: &seat, To: &seat, Text: "\"\n<é"}, {Undone: &table.Span{From: 3, To: 4}, Key: `"`, Steps: steps},
	} {
		same(t, written(appendUpdate([]byte("x"), u)), u)
	}
	undo := []table.Undoing{{Seat: 0, Way: table.UndoFree}, {Seat: 4, Way: table.UndoNothing}}
	for _, s := range []table.Stand{{Undo: undo}, {Look: looks[2], Owed: owes[2], Undo: undo}} {
		same(t, written(appendStand([]byte("x"), s)), s)
	}
}

// fill gives every field of a struct a value that is written, so that none is forgotten by those
// who write by hand.
func fill(t *testing.T, v reflect.Value) {
	t.Helper()
	switch v.Kind() {
	case reflect.Struct:
		if v.Type() == reflect.TypeFor[time.Time]() {
			v.Set(reflect.ValueOf(time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)))
			return
		}
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				fill(t, v.Field(i))
			}
		}
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		fill(t, v.Elem())
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 1, 1))
		fill(t, v.Index(0))
	case reflect.String:
		v.SetString("s")
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Int, reflect.Int8, reflect.Int64:
		v.SetInt(1)
	case reflect.Uint, reflect.Uint8, reflect.Uint64:
		v.SetUint(1)
	case reflect.Interface:
		v.Set(reflect.ValueOf("s"))
	default:
		t.Fatalf("nothing is known about %s", v.Type())
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
