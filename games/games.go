// Package games is the one list of games. Program, engine for the browser, tests and
// Makefile read it; nothing else outside a game's own folders names one.
package games

import (
	"io/fs"
	"slices"

	"gonfalon/battles"
	"gonfalon/game"
	"gonfalon/kings"
	"gonfalon/sim"
	"gonfalon/song"
	"gonfalon/throne"
)

// A Game is a game of the list: its rules with what bots think of a state, and its
// content.
type Game struct {
	sim.Game
	Data      func() fs.FS      // the content that comes with it; nil if it has none
	CheckData func(fs.FS) error // validates a pack of its content
}

// All are the games, the first being what a newcomer sees.
var All = []Game{
	{sim.Of(throne.Rules{}, throne.Value), throne.Data, throne.CheckData},
	{sim.Of(kings.Rules{}, kings.Value), kings.Data, kings.CheckData},
	{sim.Of(battles.Rules{}, battles.Value), battles.Data, battles.CheckData},
	{sim.Of(song.Rules{}, song.Value), song.Data, song.CheckData},
}

// Name is the code name of the game.
func (g Game) Name() string { return g.Info().Name }

// First is the game that a newcomer sees.
func First() Game { return All[0] }

// Names lists the code names of all games.
func Names() []string {
	var names []string
	for _, g := range All {
		names = append(names, g.Name())
	}
	return names
}

// Named returns the game of a name.
func Named(name string) (Game, error) {
	if i := slices.Index(Names(), name); i >= 0 {
		return All[i], nil
	}
	return Game{}, game.Unknown("game", name, Names())
}

// Find returns the game of a name for readers of match logs.
func Find(name string) (game.Game, bool) {
	g, err := Named(name)
	return g, err == nil
}
