package battles

import (
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/rules"
)

// TestWordsForAllIds wants a word for whatever documents name by an id.
func TestWordsForAllIds(t *testing.T) {
	words := Rules{}.Words()
	want := func(ids ...string) {
		t.Helper()
		for _, id := range ids {
			if id != "" && words[id] == (game.Text{}) {
				t.Errorf("there is no word for %q", id)
			}
		}
	}
	want(actionNames[1:]...)
	want(decisionNames[:]...)
	want(terrainNames[:]...)
	want(tokenNames[:]...)
	want(faceNames[:]...)
	want(zoneNames[:]...)
	want(houseNames[:]...)
	want(keywordNames[:]...)
	want(phaseNames[:]...)
	want(fateNames[:]...)
	want(attackNames[:]...)
	want(locationNames[:]...)
	want(classNames[:]...)
	for _, o := range (Rules{}).Info().Options {
		want(o.Name)
		want(o.Values...)
	}
	l, err := rules.Load("battles")
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range l.Rules {
		want(strings.Split(string(r.ID), ".")[1])
	}
	for id, text := range words {
		sound(t, id, text)
	}
}
