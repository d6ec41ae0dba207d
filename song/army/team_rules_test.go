package army

import (
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// table wants the lists of a table to have these faults, list by list.
func table(t *testing.T, lists []List, teams []int, want ...[]fault) {
	t.Helper()
	for i, problems := range standard().CheckTable(lists, teams) {
		var got []fault
		for _, p := range problems {
			got = append(got, fault{p.Unit, p.Rule})
			if p.Say(game.English) == p.Say(game.French) {
				t.Errorf("%s is said the same in both languages", p.Rule)
			}
		}
		for len(want) <= i {
			want = append(want, nil)
		}
		if len(got) != len(want[i]) {
			t.Errorf("list %d: got %v, want %v", i, got, want[i])
			continue
		}
		for j := range got {
			if got[j] != want[i][j] {
				t.Errorf("list %d: got %v, want %v", i, got[j], want[i][j])
			}
		}
	}
}

func TestTeamAgreesOnSize(t *testing.T) {
	gametest.Covers(t, "song.team.agree-size-and-build", "song.army.step-order")
	a, b := stark(t, 20), readList(t, "targaryen", 20, "Dothraki Screamers, Khal Drogo")
	teams, alone := []int{0, 0, 1, 1}, []int{0, 1}
	c, d := readList(t, "lannister", 20, "Lannister Guardsmen, Guard Captain"), readList(t, "freefolk", 20, "Free Folk Raiders")
	table(t, []List{a, b, c, d}, teams)
	d.Points = 30
	table(t, []List{a, b, c, d}, teams, nil, nil, nil, []fault{{-1, ruleTeamAgreeSizeAndBuild}})
	table(t, []List{a, d}, alone, nil, []fault{{-1, ruleArmyStepOrder}})
}

func TestTeamCharactersUnique(t *testing.T) {
	gametest.Covers(t, "song.team.characters-unique-per-team")
	const rule = ruleTeamCharactersUniquePerTeam
	jorah := readList(t, "targaryen", 40, "Dothraki Screamers, Jorah Mormont, Westerosi Tactician", "Lord Varys")
	other := readList(t, "targaryen", 40, "Dothraki Screamers, Khal Drogo", "Jorah Mormont, The Wandering Knight")
	varys := stark(t, 40, "Lord Varys")
	teams, all := []int{0, 1, 0}, []int{0, 1, 2}
	table(t, []List{jorah, other, varys}, teams, nil, nil, []fault{{1, rule}})
	table(t, []List{jorah, varys, other}, teams, nil, nil, []fault{{1, rule}})
	// Against each other everybody may have him.
	table(t, []List{jorah, other, varys}, all)
	// Cards that are no characters stand in both armies.
	table(t, []List{stark(t, 40, swords), readList(t, "neutral", 40, "House Bolton Cutthroats, Ramsay Snow, The Bastard of Bolton"), readList(t, "stark", 40, swords+", Rodrik Cassel, Master-at-Arms")}, teams)
}

func TestTeamDecks(t *testing.T) {
	gametest.Covers(t, "song.team.own-tactics-decks")
	a, b := legal(t, stark(t, 20)), legal(t, readList(t, "targaryen", 20, "Dothraki Screamers, Khal Drogo"))
	if a.Deck == b.Deck {
		t.Error("both have the same deck")
	}
}
