package main

import "gonfalon/game"

type layoutCommand struct{ paperFlags }

func (layoutCommand) Help() string {
	return `What is wrong is told with file, line, reason, and the rule that is broken. Ends with 1 if a layout is wrong.
Pieces may lie upon one another, as a wood on a hill; how many do is told.

Example:

    gonfalon layout check GAME my-table.json`
}

func (c *layoutCommand) Run(a *app) error { return c.check(a, game.TerrainLayout, 0) }
