package effect

import (
	"os"
	"testing"

	"gonfalon/content"
)

// read returns the book of the data, or ends the test.
func read(t *testing.T) *Book {
	t.Helper()
	r := content.NewReader(os.DirFS("../data"), func(*content.Value) {})
	b := Read(r)
	if r.Err() != nil {
		t.Fatal(r.Err())
	}
	return b
}

func TestAllIsRead(t *testing.T) {
	b := read(t)
	got := [...]int{len(b.Abilities), len(b.Cards), len(b.NCUs), len(b.Zones), len(b.Objectives), len(b.Missions), len(b.Sieges)}
	if want := [...]int{198, 179, 46, 7, 10, 20, 12}; got != want || b.Wall.Count != 3 {
		t.Errorf("got %d, want %d", got, want)
	}
}
