package main

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"gonfalon/game"
	"gonfalon/kings"
	"gonfalon/sim"
	"gonfalon/throne"
)

// An entry is a game that this program offers.
type entry struct {
	sim.Game
	data  func() fs.FS      // the content that comes with it
	check func(fs.FS) error // validates a pack of its content
	board bool              // the page has a board for it, so people can sit down
}

// games are all games, the first being what a newcomer sees.
var games = []entry{
	{sim.Of(throne.Rules{}, throne.Value), throne.Data, throne.CheckData, true},
	{sim.Of(kings.Rules{}, kings.Value), kings.Data, kings.CheckData, true},
}

func gameNames() []string {
	var names []string
	for _, g := range games {
		names = append(names, g.Info().Name)
	}
	return names
}

// gameNamed returns the game of a name; "" is the first.
func gameNamed(name string) (entry, error) {
	if name == "" {
		return games[0], nil
	}
	if i := slices.Index(gameNames(), name); i >= 0 {
		return games[i], nil
	}
	return entry{}, fmt.Errorf("there is no game %q; there is %s", name, strings.Join(gameNames(), ", "))
}

// gamesNamed returns the game of a name, or all if there is no name.
func gamesNamed(name string) ([]entry, error) {
	if name == "" {
		return games, nil
	}
	g, err := gameNamed(name)
	return []entry{g}, err
}

// findGame is for game.Verify.
func findGame(name string) (game.Game, bool) {
	g, err := gameNamed(name)
	return g, err == nil && name != ""
}
