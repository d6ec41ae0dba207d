package kings

import (
	"slices"
	"strconv"
	"sync"

	"gonfalon/game"
	"gonfalon/kings/army"
)

// The options of a match. "blue" and "red" are free: the name of a ready army, or an army
// list itself, as JSON or as plain text with line breaks (see package army). Start refuses a
// list that is against the rules, with the rule, and two lists for different totals. Each is
// the choice of its own seat.
var options = sync.OnceValue(func() []game.Option {
	armies, others, layouts := readyNames(), []string{byDice, asOther}, append([]string{"random", "players", "none"}, layoutNames()...)
	return []game.Option{
		{
			Name: "blue", Values: slices.Concat(armies, others), Free: true, Of: game.Seats(Blue),
			Text: game.Text{
				"Blue's army: a ready one by name or by dice, a list of your own, or the same as Red's.",
				"L'armée de Bleu : une armée prête, par son nom ou au hasard, votre propre liste, ou la même que celle de Rouge.",
			},
		},
		{
			Name: "red", Values: slices.Concat(armies[1:], armies[:1], others), Free: true, Of: game.Seats(Red),
			Text: game.Text{
				"Red's army, for as many points.",
				"L'armée de Rouge, pour autant de points.",
			},
		},
		{
			Name: "scenario", Values: append([]string{"random"}, scenarioIDs[1:]...),
			Text: game.Text{
				"The scenario, or a die for it.",
				"Le scénario, ou un dé pour le choisir.",
			},
		},
		{
			Name: "terrain", Values: layouts, Free: true,
			Text: game.Text{
				"The terrain: laid by dice or by the players in turn, none, or a layout: by name, or written out.",
				"Le décor : placé au hasard ou par les joueurs à tour de rôle, aucun, ou un plan : par son nom, ou écrit en entier.",
			},
		},
		{
			Name: "pieces", Values: []string{"8", "4", "6", "10", "12", "16"},
			Text: game.Text{
				"How many pieces of terrain are laid by dice.",
				"Le nombre d'éléments de décor placés au hasard.",
			},
		},
		{
			Name: "table", Values: []string{"inches", "metric"},
			Text: game.Text{
				"Whether the table is 72″ × 48″ or 1.80 m × 1.20 m, larger or smaller by the points.",
				"La table : 72″ × 48″ ou 1,80 m × 1,20 m, plus grande ou plus petite selon les points.",
			},
		},
		{
			Name: "turns", Values: []string{"6", "1", "2", "3", "4", "5", "7", "8", "9", "10"},
			Text: game.Text{
				"How many turns each player takes.",
				"Le nombre de tours de chaque joueur.",
			},
		},
		{
			Name: "extra_turn", Values: rulings["extra_turn"],
			Text: game.Text{
				"Whether a die decides on one more turn.",
				"Un dé décide-t-il d'un tour de plus ?",
			},
		},
		{
			Name: "length", Values: rulings["length"],
			Text: game.Text{
				"Whether the game ends after its turns, or sooner when a player says that the agreed time is up.",
				"La partie finit après ses tours, ou plus tôt si un joueur annonce que le temps convenu est écoulé.",
			},
		},
		{
			Name: "artefacts", Values: rulings["artefacts"],
			Text: game.Text{
				"Whether artefacts are declared when their unit is deployed.",
				"Les artefacts sont annoncés au déploiement, ou cachés.",
			},
		},
	}
})

// rulings are the options that a state has too, with their values; its turns are any number.
var rulings = map[string][]string{
	"extra_turn": {"roll", "never"},
	"length":     {"turns", "time"},
	"artefacts":  {"declared", "hidden"},
}

// readyNames returns the ready armies, those of small games first.
func readyNames() []string {
	lists := slices.Clone(Standard().Ready)
	slices.SortStableFunc(lists, func(a, b army.List) int { return a.Points - b.Points })
	var names []string
	for _, l := range lists {
		names = append(names, l.Key())
	}
	return names
}

// layoutNames returns the layouts that come with the game.
func layoutNames() []string {
	var names []string
	for _, l := range Standard().Layouts {
		names = append(names, l.ID)
	}
	return names
}

// maxTurns is far more than players have time for.
const maxTurns = 63

// choose takes up the rulings.
func (s *State) choose(o map[string]string) error {
	turns, err := strconv.Atoi(o["turns"])
	if err != nil || turns < 1 || turns > maxTurns {
		return &game.OptionError{Option: "turns", Text: game.Sentence("%q is no number of turns: 1 to %d", "%q n'est pas un nombre de tours : 1 à %d", o["turns"], maxTurns)}
	}
	s.Choices = Choices{Turns: uint8(turns), Extra: o["extra_turn"] == "roll", Timed: o["length"] == "time", Hidden: o["artefacts"] == "hidden"}
	s.Last = 2 * s.Choices.Turns
	if i := slices.Index(scenarioIDs[:], o["scenario"]); i > 0 {
		s.Scenario = Scenario(i)
	}
	return nil
}
