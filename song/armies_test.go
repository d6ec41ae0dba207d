package song

import (
	"errors"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
	"gonfalon/song/army"
)

// overspent is a list of ten points where five are agreed on.
const overspent = "faction: stark\npoints: 5\n\nStark Sworn Swords + Robb Stark, The Wolf Lord\nStark Sworn Swords\n"

func begun(t *testing.T, options map[string]string, seats int, number uint64) (State, error) {
	t.Helper()
	return Rules{}.Start(game.Setup{Seats: seats, Options: options}, game.NewDice(game.SeedFrom(number, 0)), nil)
}

// TestListsThatCannotMeet: those who sit at one table agree on the size of the game, and no
// character stands twice in a team.
func TestListsThatCannotMeet(t *testing.T) {
	gametest.Covers(t, "song.team.agree-size-and-build", "song.team.characters-unique-per-team")
	for _, tt := range []struct {
		seats   int
		options map[string]string
		option  string
		rule    game.Rule
	}{
		{2, map[string]string{"a": "the_wolf_lords_host", "b": "the_kingslayers_guard"}, "b", ruleArmyStepOrder},
		{4, map[string]string{"teams": "pairs", "d": "our_blades"}, "d", ruleTeamAgreeSizeAndBuild},
		{4, map[string]string{"teams": "pairs", "b": "the_wolf_lords_host", "d": "the_wolf_lords_host", "a": "the_kings_horde", "c": "the_great_ranging"}, "d", ruleTeamCharactersUniquePerTeam},
		{2, map[string]string{"a": overspent}, "a", ruleArmyPointsLimit},
	} {
		_, err := begun(t, tt.options, tt.seats, 1)
		var e *game.OptionError
		if !errors.As(err, &e) || e.Option != tt.option || e.Rule != tt.rule || e.English == e.French {
			t.Errorf("%v: got %v, want option %s refused by %s", tt.options, err, tt.option, tt.rule)
		}
	}
	foes := map[string]string{"a": "the_wolf_lords_host", "b": "the_wolf_lords_host"}
	if _, err := begun(t, foes, 2, 1); err != nil {
		t.Errorf("enemies may have the same character: %v", err)
	}
}

func TestUnknownArmiesAreNamed(t *testing.T) {
	_, err := begun(t, map[string]string{"a": "the_wolves"}, 2, 1)
	var e *game.OptionError
	if !errors.As(err, &e) || !strings.Contains(e.English, `no ready army "the_wolves"`) || !strings.Contains(e.French, "pas d'armée prête") {
		t.Errorf("got %v", err)
	}
	_, err = begun(t, map[string]string{"b": "faction: stark\npoints: many\n"}, 2, 1)
	if !errors.As(err, &e) || e.Option != "b" || e.Line != 2 {
		t.Errorf("got %v, want line 2 of option b", err)
	}
}

// TestArmiesByDice: they have the points of the list that was chosen, and partners have no
// character in common.
func TestArmiesByDice(t *testing.T) {
	for number := range uint64(30) {
		s, err := begun(t, map[string]string{"a": "our_blades", "b": byDice, "c": byDice, "d": byDice, "teams": "pairs"}, 4, number)
		if err != nil {
			t.Fatalf("seed %d: %v", number, err)
		}
		if s.Choices.Points != 30 {
			t.Fatalf("seed %d: got %d points, want those of the list", number, s.Choices.Points)
		}
	}
}

func TestReadyPapersAreReadAgain(t *testing.T) {
	ready := Rules{}.Ready(game.ArmyList)
	if len(ready) != 14 {
		t.Fatalf("got %d ready lists", len(ready))
	}
	for _, p := range ready {
		for _, form := range []string{string(p.Document), p.Plain, p.PlainFR} {
			again, err := Rules{}.ReadPaper(game.ArmyList, []byte(form))
			if err != nil || string(again.Document) != string(p.Document) || len(again.Problems) > 0 || again.Points > again.Total {
				t.Errorf("%s: %v, %v", p.Key, err, again.Problems)
			}
		}
	}
}

func TestUnreadablePapersSayWhere(t *testing.T) {
	_, err := Rules{}.ReadPaper(game.ArmyList, []byte("faction: stark\npoints: many\n"))
	var e *game.PaperError
	if !errors.As(err, &e) || e.Line != 2 || e.French == e.English || e.French == "" {
		t.Errorf("got %+v", err)
	}
	if r := (Rules{}).CheckPaper(game.ArmyList, "list.txt", []byte(overspent), 0, game.English); r.OK() || !strings.Contains(r.Text(game.English), string(ruleArmyPointsLimit)) {
		t.Errorf("got %s", r.Text(game.English))
	}
}

// TestNamesInListsAreSettled: a list written in names becomes one of ids; a ready one keeps its
// name.
func TestNamesInListsAreSettled(t *testing.T) {
	list := "faction: House Stark\npoints: 30\n\nStark Sworn Swords + Robb Stark, The Wolf Lord\n"
	got := Rules{}.Settled(map[string]string{"a": list, "b": "our_blades", "mode": "fire"})
	l, err := shelf().army.ReadList("settled", []byte(got["a"]))
	if err != nil || len(got) != 1 || strings.Contains(got["a"], "Sworn") || len(l.Entries) != 1 || l.Entries[0].Kind != army.CombatUnit {
		t.Errorf("got %v, %v", got, err)
	}
}
