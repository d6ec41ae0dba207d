package main

import (
	"gonfalon/game"
	"gonfalon/games"
)

type planCommand struct {
	Game string `placeholder:"GAME" help:"The game (default: the one that has battle plans)."`
	reportFlags
}

func (planCommand) Help() string {
	return `A plan can be played, or every reason why not is told with its line and, where one is broken, its rule. Plans are TOML or JSON.
Ends with 1 if a plan cannot be played.

Example:

    gonfalon plan check my-battle.toml`
}

func (c *planCommand) Run(a *app) error {
	if c.Game != "" {
		g, err := games.Named(c.Game)
		if err != nil {
			return err
		}
		return c.report(a, g, game.BattlePlan, 0)
	}
	var known []games.Game
	for _, g := range games.All {
		if reads(g, game.BattlePlan) {
			known = append(known, g)
		}
	}
	if len(known) != 1 {
		return game.Wrong("of %d games with battle plans: say which with --game", "sur %d jeux à plans de bataille : dites lequel avec --game", len(known))
	}
	return c.report(a, known[0], game.BattlePlan, 0)
}
