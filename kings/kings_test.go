package kings

import (
	"os"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// setups are armies of both sizes, and each option once away from its default.
var setups = []game.Setup{
	{Seats: 2},
	{Seats: 2, Options: map[string]string{"blue": "the_great_rabble", "red": "the_red_tide", "scenario": "kill", "terrain": "none", "turns": "4", "extra_turn": "never"}},
	{Seats: 2, Options: map[string]string{"blue": "the_waking_wild", "red": "the_seventh_circle", "scenario": "kill_and_pillage", "terrain": "river_meadow"}},
	{Seats: 2, Options: map[string]string{"scenario": "loot", "terrain": "players", "length": "time", "turns": "3"}},
	{Seats: 2, Options: map[string]string{"artefacts": "hidden", "scenario": "kill"}},
}

func TestConformance(t *testing.T) {
	gametest.Run(t, Rules{}, gametest.Config[State, Action]{
		Setups:     setups,
		Games:      3,
		MaxActions: 3000,
		MaxState:   16 << 10,
		MaxAction:  100, // seven chargers, each with its path
		Every:      64,
		Sampled:    true,
		Scramble:   scramble,
	})
}

func TestCases(t *testing.T) {
	gametest.RunCases(t, game.Open(Rules{}), os.DirFS("testdata/cases"))
}

func TestBrokenCases(t *testing.T) {
	gametest.BrokenCases(t, game.Open(Rules{}), os.DirFS("testdata/broken"))
}

// brief are games short enough to be read.
var brief = game.Setup{Seats: 2, Options: map[string]string{
	"blue": "the_silver_host", "red": "the_red_tide", "scenario": "loot", "terrain": "crossroads", "turns": "3", "extra_turn": "never",
}}

func TestPerft(t *testing.T) {
	gametest.GoldenPerft(t, Rules{}, gametest.Counts{Setups: []game.Setup{brief}, Depth: 2, After: []int{20, 40, 60, 80}})
}

func TestParts(t *testing.T) {
	if err := game.CheckParts(parts, teller.Kinds()); err != nil {
		t.Error(err)
	}
}

func TestPlaythroughs(t *testing.T) {
	gametest.Playthrough(t, game.Open(Rules{}), brief, 3, "loot.txt")
}

func TestEveryRuleIsProven(t *testing.T) { gametest.Proven(t, "kings") }
