package rules

import (
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
)

func TestLookup(t *testing.T) {
	l, err := Load(Games()[0])
	if err != nil {
		t.Fatal(err)
	}
	want := l.Rules[len(l.Rules)/2]
	r, ok := l.Rule(want.ID)
	if !ok || r != want || !strings.HasPrefix(string(r.ID), l.Game+"."+r.Topic()+".") {
		t.Errorf("got %+v, %t", r, ok)
	}
	if en, fr := r.Text(game.English), r.Text(game.French); en != r.English || fr != r.French || en == fr {
		t.Errorf("text: got %q and %q", en, fr)
	}
	if r, ok := l.Rule(game.Rule(l.Game + ".raid.no-such-rule")); ok {
		t.Errorf("an unknown rule: got %+v", r)
	}
}

func TestEveryLedgerLoads(t *testing.T) {
	games := Games()
	if len(games) == 0 || slices.Contains(games, "not-enforced") || !slices.IsSorted(games) {
		t.Errorf("games: got %v", games)
	}
	for _, name := range games {
		if _, err := Load(name); err != nil {
			t.Error(err)
		}
	}
}

func TestLoadUnknownGame(t *testing.T) {
	for _, name := range []string{"", Games()[0] + "s", "not-enforced", "../rules/" + Games()[0]} {
		_, err := Load(name)
		if err == nil || !strings.Contains(err.Error(), Games()[0]) {
			t.Errorf("load %q: got error %v, want one that names the games there are", name, err)
		}
	}
}
