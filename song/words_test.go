package song

import (
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/rules"
)

// TestWordsForAllIds wants a word for whatever documents name by an id, in both languages.
func TestWordsForAllIds(t *testing.T) {
	words := Rules{}.Words()
	want := func(ids ...string) {
		t.Helper()
		for _, id := range ids {
			if w := words[id]; id != "" && (w.English == "" || w.French == "") {
				t.Errorf("the word for %q is %q", id, w)
			}
		}
	}
	want(actionNames[1:]...)
	want(kindNames[:]...)
	want(fateNames[:]...)
	want(tokenNames[:]...)
	want(markNames[:]...)
	want(edgeNames[:]...)
	want(zoneNames[:]...)
	want(sideNames[:]...)
	want(phaseNames...)
	want(shownNames...)
	for _, o := range (Rules{}).Info().Options {
		want(o.Name)
		if o.Name != "pieces" { // numbers need no words
			want(o.Values...)
		}
	}
	lib := shelf()
	for i := range lib.army.Sheets {
		want(lib.army.Sheets[i].ID)
	}
	for i := range lib.army.Cards {
		want(lib.army.Cards[i].ID)
	}
	for i := range lib.entries {
		want(lib.entries[i].ID)
	}
	l, err := rules.Load("song")
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range l.Rules {
		want(strings.Split(string(r.ID), ".")[1])
	}
	for id, w := range words {
		if w == (game.Text{}) || strings.Contains(w.English+w.French, "_") {
			t.Errorf("%q is called %q", id, w)
		}
	}
}
