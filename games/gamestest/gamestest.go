// Package gamestest says which game is good for what, to tests of what serves all games
// and is best tried on a whole one. Tests that any game will do for, or the toy game, do
// without it.
package gamestest

import "gonfalon/game"

const (
	Board  = "throne"  // three to five seats, choices that are made at the same time and hidden
	Armies = "kings"   // two seats, papers, questions, options that others may not know
	Plans  = "battles" // two seats, battle plans
)

// Rules that papers and questions of tests break.
const (
	RuleUnlocked     game.Rule = Armies + ".army.regiment-unlocks-one-of-three" // an army has what allows its engines
	RulePointsAgreed game.Rule = Armies + ".army.agree-points-total"
	RuleOnTheTable   game.Rule = Armies + ".setup.place-terrain" // terrain lies wholly on the table
	RuleOneTarget    game.Rule = Armies + ".charge.single-target"
	RuleAllFit       game.Rule = Armies + ".multicharge.allowed-if-all-fit" // as many as find room
)

// RuleRiver is broken by units that stand in a river.
const RuleRiver game.Rule = Plans + ".terrain.river-impassable"

// Layout is a layout of terrain: a document with pieces as they are written.
func Layout(pieces string) string {
	return `{"game":"` + Armies + `","table":["48in","48in"],"pieces":[` + pieces + `]}`
}
