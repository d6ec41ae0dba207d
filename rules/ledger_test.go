package rules

import (
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
)

func TestThroneLedger(t *testing.T) {
	l, err := Load("throne")
	if err != nil {
		t.Fatal(err)
	}
	if l.Game != "throne" {
		t.Errorf("game: got %q want throne", l.Game)
	}
	examples := 0
	for _, r := range l.Rules {
		if r.Example != "" {
			examples++
		}
	}
	if len(l.Rules) != 292 || examples != 26 {
		t.Errorf("got %d rules, %d with examples; want 292, 26", len(l.Rules), examples)
	}
}

func TestLookup(t *testing.T) {
	l, err := Load("throne")
	if err != nil {
		t.Fatal(err)
	}
	r, ok := l.Rule("throne.raid.adjacent-only")
	if !ok || r.ID != "throne.raid.adjacent-only" || r.Topic() != "raid" || r.Kind != "prohibition" {
		t.Errorf("got %+v, %t", r, ok)
	}
	if en, fr := r.Text(game.English), r.Text(game.French); en != r.English || fr != r.French || en == fr {
		t.Errorf("text: got %q and %q", en, fr)
	}
	if r, ok := l.Rule("throne.raid.no-such-rule"); ok {
		t.Errorf("an unknown rule: got %+v", r)
	}
}

func TestEveryLedgerLoads(t *testing.T) {
	games := Games()
	if !slices.Contains(games, "throne") || slices.Contains(games, "not-enforced") || !slices.IsSorted(games) {
		t.Errorf("games: got %v", games)
	}
	for _, name := range games {
		if _, err := Load(name); err != nil {
			t.Error(err)
		}
	}
}

func TestLoadUnknownGame(t *testing.T) {
	for _, name := range []string{"", "thrones", "not-enforced", "../rules/throne"} {
		_, err := Load(name)
		if err == nil || !strings.Contains(err.Error(), "throne") {
			t.Errorf("load %q: got error %v, want one that names the games there are", name, err)
		}
	}
}
