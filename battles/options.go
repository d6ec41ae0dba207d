package battles

import (
	"errors"
	"strings"

	"gonfalon/content"
	"gonfalon/game"
)

// The options of a match: docs/battles.md tells of each.

func options() []game.Option {
	plans := make([]string, 0, 8)
	for i := range standard().Plans {
		plans = append(plans, standard().Plans[i].ID)
	}
	for i := range standard().Skirmishes {
		plans = append(plans, standard().Skirmishes[i].ID)
	}
	return []game.Option{
		{
			Name: "plan", Values: plans, Free: true,
			Text: game.Text{
				"The battle plan or skirmish, by name, or a plan of one's own.",
				"Le plan de bataille ou l'escarmouche, par son nom, ou un plan à soi.",
			},
		},
		{
			Name: "houses", Values: []string{starkFirst, lannisterFirst, chanceFirst},
			Text: game.Text{
				"Who plays which House: the first seat Stark, the first seat Lannister, or as chance has it.",
				"Qui joue quelle Maison : la première place Stark, la première place Lannister, ou selon le hasard.",
			},
		},
		{
			Name: "retreats", Values: []string{"own_edge", "away"},
			Text: game.Text{
				"Where units retreat: toward their own edge as in the rulebook, or away from a melee attacker as in the official FAQ.",
				"Où les unités battent en retraite : vers leur bord comme dans le livret, ou à l'opposé d'un attaquant de mêlée comme dans la FAQ officielle.",
			},
		},
	}
}

func readOptions(o map[string]string) Options {
	return Options{Away: o["retreats"] == "away"}
}

// written keeps the plans that players have written.
var written game.Interned[Plan]

// planOf finds the plan of an option: one of the box by its id, or one that is written out.
func planOf(text string) (*Plan, error) {
	b := standard()
	for _, list := range [...][]Plan{b.Plans, b.Skirmishes} {
		for i := range list {
			if list[i].ID == text {
				return &list[i], nil
			}
		}
	}
	return written.Of(text, func() (*Plan, error) { return readWritten(text) })
}

// readWritten reads a plan that somebody has written, as an option of a match.
func readWritten(text string) (*Plan, error) {
	wrong := func(t game.Text, line int, rule game.Rule) error {
		return &game.OptionError{Option: "plan", Line: line, Rule: rule, Text: t}
	}
	if !strings.ContainsAny(text, "{\n") {
		err := game.Unknown("plan", text, options()[0].Values)
		return nil, wrong(game.Text{game.Said(err, game.English), game.Said(err, game.French)}, 0, "")
	}
	p, err := standard().ReadPlan(paperFile, []byte(text))
	if err != nil {
		var f *content.Fault
		if errors.As(err, &f) {
			return nil, wrong(f.Placed(), f.Line, f.Rule)
		}
		return nil, wrong(game.Text{game.Said(err, game.English), game.Said(err, game.French)}, 0, "")
	}
	p.source = text
	return p, nil
}
