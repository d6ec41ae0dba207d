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
