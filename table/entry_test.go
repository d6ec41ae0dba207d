package table

import (
	"encoding/json"
	"testing"
	"time"

	"gonfalon/game"
)

func TestEntriesAreWrittenAsJSONWould(t *testing.T) {
	now := time.Date(2026, 1, 2, 3, 4, 5, 678_000, time.UTC)
	action := json.RawMessage(`{"kind":"march","to":"\u003ca\u003e"}`)
	told := []game.Told{{Kind: "moved", Seat: 1, Only: []game.Seat{1}, Fields: []game.ToldField{{Name: "far", Value: 3}}, Text: game.Text{English: "<far>", French: "loin"}}}
	for _, e := range []Entry{
		{Time: now, Acted: &Acted{N: 3, Seat: 2, Action: action}},
		{Time: now, Key: `ann "é<`, Print: "0123", Acted: &Acted{N: 12, Seat: 0, Action: action, For: "greedy"}},
		{Time: now, Key: "ann 1", Said: &Said{Text: "<no>"}},
		{Time: now, Kept: &Kept{From: 1, Lines: []game.LogAction{}}},
		{Time: now, Kept: &Kept{
			Header: &game.LogHeader{Game: "chess", Seats: []string{"Ann & Bob"}}, Layout: told, From: 7,
			Lines: []game.LogAction{
				{N: 7, Action: action, Time: now, Hash: "0123"},
				{N: 8, Seat: 1, Action: action, Dice: []int{3, 6}, Told: append(told, told...), Time: now},
			},
			Result: []float32{0.5, 0.5}, By: &version{2, "abc"},
		}},
	} {
		want, err := json.Marshal(e)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := e.written(); err != nil || string(got) != string(want) {
			t.Errorf("got %s, %v, want %s", got, err, want)
		}
	}
}
