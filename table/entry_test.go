package table

import (
	"encoding/json"
	"testing"
	"time"
)

func TestEntriesAreWrittenAsJSONWould(t *testing.T) {
	now := time.Date(2026, 1, 2, 3, 4, 5, 678_000, time.UTC)
	action := json.RawMessage(`{"kind":"march","to":"\u003ca\u003e"}`)
	for _, e := range []Entry{
		{Time: now, Acted: &Acted{N: 3, Seat: 2, Action: action}},
		{Time: now, Key: `ann "é<`, Print: "0123", Acted: &Acted{N: 12, Seat: 0, Action: action, For: "greedy"}},
		{Time: now, Key: "ann 1", Said: &Said{Text: "<no>"}},
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
