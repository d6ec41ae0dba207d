package table

import (
	"testing"
)

// FuzzEntry reads arbitrary bytes as a line of a journal: what can be read says who did what, and
// is written and read again as the same.
func FuzzEntry(f *testing.F) {
	f.Add([]byte(`{"time":"2026-01-01T00:00:00Z","acted":{"seat":1,"action":{"kind":"bid"}}}`))
	f.Add([]byte(`{"time":"2026-01-01T00:00:00Z","said":{"from":0,"to":1,"text":"hello"}}`))
	f.Add([]byte(`{"time":"2026-01-01T00:00:00Z","undone":{"seat":0}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		e, err := readEntry(data)
		if err != nil {
			return
		}
		e.seats()
		e.person()
		e.moves()
		e.seen()
		e.secret()
		again, err := e.written()
		if err != nil {
			return // a time that cannot be written
		}
		if _, err := readEntry(again); err != nil {
			t.Fatalf("%s is written as %s: %v", data, again, err)
		}
	})
}
