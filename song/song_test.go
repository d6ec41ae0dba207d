package song

import (
	"os"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

var setups = []game.Setup{
	{Seats: 2},
	{Seats: 2, Options: map[string]string{"a": "the_wolf_lords_host", "b": "the_lions_of_the_rock"}},
	{Seats: 2, Options: map[string]string{"a": "the_great_ranging", "b": "the_kings_horde"}},
	{Seats: 2, Options: map[string]string{"a": "the_great_khalasar", "b": "our_blades", "threshold": "strict"}},
	{Seats: 3, Options: map[string]string{"a": "the_hammers_of_dragonstone", "b": "the_bastards_hunt", "c": "the_dragons_riders"}},
	{Seats: 4, Options: map[string]string{"a": "the_shield_of_the_realms", "b": "beyond_the_wall", "c": "the_young_wolfs_vanguard", "d": "the_kingslayers_guard"}},
	{Seats: 2, Options: map[string]string{"a": "random", "b": "random"}},
	{Seats: 3, Options: map[string]string{"a": "random", "b": "random", "c": "random"}},
	{Seats: 4, Options: map[string]string{"a": "the_rightful_heir", "b": "beyond_the_wall", "c": "our_blades", "d": "the_kingslayers_guard", "teams": "pairs"}},
}

func TestConformance(t *testing.T) {
	games := 3
	if testing.Short() {
		games = 1
	}
	gametest.Run(t, Rules{}, gametest.Config[State, Action]{
		Setups:     setups,
		Games:      games,
		MaxActions: 20000,
		MaxState:   16 << 10,
		MaxAction:  64,
		Every:      64,
		Sampled:    true,
		Scramble:   scramble,
	})
}

func TestCases(t *testing.T) {
	gametest.RunCases(t, game.Open(Rules{}), os.DirFS("testdata/cases"))
}

func TestPerft(t *testing.T) {
	gametest.GoldenPerft(t, Rules{}, gametest.Counts{
		Setups: []game.Setup{setups[1], {Seats: 2, Options: map[string]string{"mode": "storm", "a": "the_great_ranging", "b": "the_kings_horde"}}, setups[4]},
		Depth:  2, After: []int{40, 90, 160, 240},
	})
}

func TestPlaythroughs(t *testing.T) {
	g := game.Open(Rules{})
	gametest.Playthrough(t, g, setups[1], 1, "thrones.txt")
	gametest.Playthrough(t, g, game.Setup{Seats: 2, Options: map[string]string{"mode": "winter", "a": "the_great_khalasar", "b": "our_blades"}}, 2, "winter.txt")
}
