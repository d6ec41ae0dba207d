package kings

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"gonfalon/game"
)

// The options of a match. "blue" and "red" are free: the name of a ready army, or an army
// list itself, as JSON or as plain text with line breaks (see list_json.go and
// list_text.go). Start refuses a list that is against the rules, with the rule, and two
// lists for different totals. Each is the choice of its own seat.
func options() []game.Option {
	armies, others, layouts := readyNames(), []string{byDice, asOther}, []string{"random", "players", "none"}
	for _, l := range Standard().Layouts {
		layouts = append(layouts, l.ID)
	}
	return []game.Option{
		{
			Name: "blue", Values: slices.Concat(armies, others), Free: true, Of: game.Seats(Blue),
			English: "The army of blue: a ready one by name or by dice, a list of your own, or the same as red's.",
			French:  "L'armée des bleus : une armée prête, par son nom ou au hasard, votre propre liste, ou la même que celle des rouges.",
		},
		{
			Name: "red", Values: slices.Concat(armies[1:], armies[:1], others), Free: true, Of: game.Seats(Red),
			English: "The army of red, for as many points.",
			French:  "L'armée des rouges, pour autant de points.",
		},
		{
			Name: "scenario", Values: append([]string{"random"}, scenarioIDs[1:]...),
			English: "The scenario, or a die for it.",
			French:  "Le scénario, ou un dé pour le choisir.",
		},
		{
			Name: "terrain", Values: layouts, Free: true,
			English: "The terrain: laid by dice or by the players in turn, none, or a layout: by name, or written out.",
			French:  "Le décor : placé au hasard ou par les joueurs à tour de rôle, aucun, ou un plan : par son nom, ou écrit en entier.",
		},
		{
			Name: "pieces", Values: []string{"8", "4", "6", "10", "12", "16"},
			English: "How many pieces of terrain are laid by dice.",
			French:  "Le nombre d'éléments de décor placés au hasard.",
		},
		{
			Name: "table", Values: []string{"inches", "metric"},
			English: "Whether the table is 72″ × 48″ or 1.80 m × 1.20 m, larger or smaller by the points.",
			French:  "La table : 72″ × 48″ ou 1,80 m × 1,20 m, plus grande ou plus petite selon les points.",
		},
		{
			Name: "turns", Values: []string{"6", "1", "2", "3", "4", "5", "7", "8", "9", "10"},
			English: "How many turns each player takes.",
			French:  "Le nombre de tours de chaque joueur.",
		},
		{
			Name: "extra_turn", Values: []string{"roll", "never"},
			English: "Whether a die decides on one more turn.",
			French:  "Un dé décide-t-il d'un tour de plus ?",
		},
		{
			Name: "length", Values: []string{"turns", "time"},
			English: "Whether the game ends after its turns, or sooner when a player says that the agreed time is over.",
			French:  "La partie finit après ses tours, ou plus tôt si un joueur annonce que le temps convenu est écoulé.",
		},
		{
			Name: "artefacts", Values: []string{"declared", "hidden"},
			English: "Whether artefacts are declared when their unit is deployed.",
			French:  "Les artefacts sont annoncés au déploiement, ou cachés.",
		},
	}
}

const (
	byDice  = "random" // a ready army that is left to the dice
	asOther = "same"   // the same army as the other side's
)

// readyNames returns the ready armies, those of small games first.
func readyNames() []string {
	lists := slices.Clone(Standard().Ready)
	slices.SortStableFunc(lists, func(a, b List) int { return a.Points - b.Points })
	var names []string
	for _, l := range lists {
		names = append(names, fold(l.Name))
	}
	return names
}

// readyList finds a ready army by its name in either language.
func readyList(name string) (List, bool) {
	name = fold(name)
	for _, l := range Standard().Ready {
		if name == fold(l.Name) || name == fold(l.NameFR) {
			return l, true
		}
	}
	return List{}, false
}

// choose takes up the rulings.
func (s *State) choose(o map[string]string) error {
	turns, err := strconv.ParseUint(o["turns"], 10, 6)
	if err != nil || turns == 0 {
		return fmt.Errorf("option %q: %q is no number of turns", "turns", o["turns"])
	}
	s.Choices = Choices{Turns: uint8(turns), Extra: o["extra_turn"] == "roll", Timed: o["length"] == "time", Hidden: o["artefacts"] == "hidden"}
	s.Last = 2 * s.Choices.Turns
	if i := slices.Index(scenarioIDs[:], o["scenario"]); i > 0 {
		s.Scenario = Scenario(i)
	}
	return nil
}

// armiesOf reads and checks the two army lists. An army that is left to the dice is a ready
// one, for as many points as the other if that is not; then one may be the same as the other.
func armiesOf(o map[string]string, d *game.Dice) (*Armies, error) {
	c := Standard()
	o, err := armiesByDice(o, d)
	if err != nil {
		return nil, err
	}
	for seat, name := range seatNames {
		if o[name] == asOther {
			o[name] = Rules{}.Public(o, game.Seat(seat))[seatNames[1-seat]] // artefacts stay their owner's secret
		}
	}
	var lists [seats]List
	taken := map[string]bool{}
	var units []recruit
	for seat, name := range seatNames {
		l, err := listOf(c, o[name])
		if err != nil {
			return nil, optionError(name, err)
		}
		lists[seat] = l
		units = append(units, recruits(c, &l, game.Seat(seat), taken)...)
	}
	if r := CheckSides(lists[:1], lists[1:]); r != nil {
		return nil, optionError(seatNames[Red], Problem{Unit: -1, Refusal: r})
	}
	for seat, name := range seatNames {
		if n := len(lists[seat].Units); n > MaxSide {
			return nil, &game.OptionError{
				Option:  name,
				English: fmt.Sprintf("an army of a match has at most %d units, and this has %d", MaxSide, n),
				French:  fmt.Sprintf("une armée d'une partie a au plus %d unités, et celle-ci %d", MaxSide, n),
			}
		}
	}
	return newArmies(lists[Blue].Points, units)
}

// optionError says in both languages what is wrong with an option.
func optionError(name string, err error) *game.OptionError {
	e := &game.OptionError{Option: name, English: err.Error(), French: err.Error()}
	var p Problem
	if errors.As(err, &p) {
		e.Rule, e.English, e.French = p.Rule, p.Text(game.English), p.Text(game.French)
		if where := p.Where(game.English); where != "" {
			e.English, e.French = where+": "+e.English, p.Where(game.French)+" : "+e.French
		}
	} else if r, ok := game.AsRefusal(err); ok {
		e.Rule, e.English, e.French = r.Rule, r.Say(game.English, r.Format), r.Say(game.French, translate(r.Format))
	}
	return e
}

// armiesByDice returns a copy in which the armies that are left to the dice are drawn, that
// of blue first.
func armiesByDice(o map[string]string, d *game.Dice) (map[string]string, error) {
	o = maps.Clone(o)
	if o[seatNames[Blue]] == asOther && o[seatNames[Red]] == asOther {
		return nil, &game.OptionError{
			Option:  seatNames[Red],
			English: "each army is to be the same as the other: one of them must be chosen",
			French:  "chaque armée doit être la même que l'autre : il faut en choisir une",
		}
	}
	points := 0
	for _, name := range seatNames {
		if o[name] == byDice || o[name] == asOther {
			continue
		}
		l, err := listOf(Standard(), o[name])
		if err != nil {
			return nil, optionError(name, err)
		}
		points = l.Points
	}
	for _, name := range seatNames {
		if o[name] != byDice {
			continue
		}
		var fit []string
		for _, l := range Standard().Ready {
			if points == 0 || l.Points == points {
				fit = append(fit, l.Name)
			}
		}
		if len(fit) == 0 {
			return nil, &game.OptionError{
				Option:  name,
				English: fmt.Sprintf("there is no ready army of %d points", points),
				French:  fmt.Sprintf("il n'y a pas d'armée prête de %d points", points),
			}
		}
		o[name] = fit[d.Die(labelArmies, len(fit))-1]
		l, _ := readyList(o[name])
		points = l.Points
	}
	return o, nil
}

// written tells whether an army is a list, and not the name of one.
func written(text string) bool { return strings.ContainsAny(text, "{\n") }

// listOf returns a ready army, or reads a list.
func listOf(c *Content, text string) (List, error) {
	l, ok := readyList(text)
	if ok {
		return l, nil
	}
	if !written(text) {
		return List{}, fmt.Errorf("there is no ready army %q", text)
	}
	l, err := c.ReadList("list", []byte(text))
	if err != nil {
		return List{}, err
	}
	for _, p := range c.Check(l) {
		return List{}, p
	}
	return l, nil
}
