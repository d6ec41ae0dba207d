package main

import "gonfalon/game"

type armyCommand struct {
	paperFlags
	Points int `placeholder:"N" help:"The agreed total (default: the one in the list)."`
}

func (armyCommand) Help() string {
	return `A list is legal, or every reason why not is told with its line and its rule. Ends with 1 if a list is not legal or cannot be understood.

Example:

    gonfalon army check GAME my-army.txt`
}

// maxPoints is more than any game is played for.
const maxPoints = 1_000_000

func (c *armyCommand) Run(a *app) error {
	if c.Points < 0 || c.Points > maxPoints {
		return game.Wrong("--points is from 1 to %d, not %d", "--points va de 1 à %d, et non %d", maxPoints, c.Points)
	}
	return c.check(a, game.ArmyList, c.Points)
}
