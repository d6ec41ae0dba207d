package battles

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/casebook"
	"gonfalon/game/gametest"
)

// TestEveryCardHasCases wants of each Command card a case for each of its commands, one for its
// tactic if it has one, and one where it does not apply: SL16 has sl16-command1-….toml,
// sl16-command2-…, sl16-tactic-… and sl16-not-…, and each of them shows it.
func TestEveryCardHasCases(t *testing.T) {
	b := standard()
	for _, card := range b.Cards[1:] {
		parts := []string{"not"}
		for i := range card.Commands {
			if card.Commands[i].Cost > 0 {
				parts = append(parts, "command"+strconv.Itoa(i+1))
			}
		}
		if card.Tactic.Effect.Op != noOp {
			parts = append(parts, "tactic")
		}
		for _, part := range parts {
			wantCase(t, "cards", strings.ToLower(card.ID)+"-"+part+"-", card.ID)
		}
	}
}

// TestEveryCommanderHasCases wants of each Commander card cases where its unit ability and its
// commit ability do something, where they do not, and where he has committed himself before.
func TestEveryCommanderHasCases(t *testing.T) {
	for _, c := range standard().Commanders[1:] {
		for _, part := range []string{"unit", "unit-not", "commit", "commit-not", "commit-once"} {
			wantCase(t, "commanders", strings.ReplaceAll(c.ID, "_", "-")+"-"+part+"-", c.ID)
		}
	}
}

// wantCase wants a case in a folder whose name begins so, and all of those to show a record and to
// speak of it.
func wantCase(t *testing.T, folder, prefix, id string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("testdata", "cases", folder, prefix+"*.toml"))
	if err != nil {
		t.Fatal(err)
	}
	found := false
	for _, file := range files {
		rest := strings.TrimPrefix(filepath.Base(file), prefix)
		if strings.HasPrefix(rest, "not-") || strings.HasPrefix(rest, "once-") {
			continue // another part
		}
		found = true
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		c, err := casebook.Read(file, text)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Contains(c.Shows, id) || strings.Count(string(text), `"`+id+`"`) < 2 {
			t.Errorf("%s has nothing of %s", file, id)
		}
	}
	if !found {
		t.Errorf("there is no case %s/%s….toml", folder, prefix)
	}
}

// TestDecks builds the decks of a plan: the cards of commanders who do not take part stay in the
// box.
func TestDecks(t *testing.T) {
	gametest.Covers(t, "battles.deck.size", "battles.deck.ten-base-cards", "battles.deck.five-cards-per-commander", "battles.deck.unused-cards-to-box")
	for _, x := range []struct {
		plan  string
		house House
		first []string // of five cards each
	}{
		{"bp01", Stark, []string{"SL16", "SL21"}}, // battles.deck.size, example
		{"bp01", Lannister, []string{"LL16", "LL21"}},
	} {
		s, err := Rules{}.Start(game.Setup{Seats: 2, Options: map[string]string{"plan": x.plan}}, game.NewDice(game.Seed{}), nil)
		if err != nil {
			t.Fatal(err)
		}
		var want []string
		for i := range 10 {
			want = append(want, s.Plan.Cards[firstCard(x.house)+Card(i)].ID)
		}
		for _, id := range x.first {
			n, err := strconv.Atoi(id[2:])
			if err != nil {
				t.Fatal(err)
			}
			for i := range 5 {
				want = append(want, s.Plan.Cards[firstCard(x.house)+Card(10+n-1+i)].ID)
			}
		}
		post := &s.Posts[x.house]
		if got := s.Plan.cardIDs(x.house, post.Deck|post.Hand); len(got) != 20 || strings.Join(got, " ") != strings.Join(want, " ") {
			t.Errorf("%s, %s: got %v, want %v", x.plan, houseNames[x.house], got, want)
		}
	}
}
