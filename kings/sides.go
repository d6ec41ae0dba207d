package kings

import (
	"maps"
	"strings"

	"gonfalon/content"
	"gonfalon/content/paper"
	"gonfalon/game"
	"gonfalon/kings/army"
	"gonfalon/kings/layout"
)

// The armies of a match: lists written out, ready ones by name or by dice, or the same as
// the other side's.

const (
	byDice  = "random" // a ready army that is left to the dice
	asOther = "same"   // the same army as the other side's
)

// armiesOf returns the armies that the options say.
func armiesOf(o map[string]string, d *game.Dice) (*Armies, error) {
	o, err := armiesByDice(o, d)
	if err != nil {
		return nil, err
	}
	for seat, name := range seatNames {
		if o[name] == asOther {
			o[name] = Rules{}.Public(o, game.Seat(seat))[seatNames[1-seat]] // artefacts stay their owner's secret
		}
	}
	return fielded.Of(o[seatNames[Blue]]+"\x00"+o[seatNames[Red]], func() (*Armies, error) { return armiesOfLists(o) })
}

// fielded holds the armies that somebody plays with, by what the options say.
var fielded game.Interned[Armies]

// armiesOfLists reads and checks the two lists.
func armiesOfLists(o map[string]string) (*Armies, error) {
	var lists [seats]army.List
	taken := map[string]bool{}
	var units []recruit
	for seat, name := range seatNames {
		l, err := listOf(o[name])
		if err != nil {
			return nil, paper.OptionError(name, err)
		}
		lists[seat] = l
		units = append(units, recruits(&l, game.Seat(seat), taken)...)
	}
	if r := army.CheckSides(lists[:1], lists[1:]); r != nil {
		return nil, paper.OptionError(seatNames[Red], paper.Problem{Unit: -1, Refusal: r})
	}
	return newArmies(lists[Blue].Points, units)
}

// armiesByDice returns a copy in which the armies that are left to the dice are drawn, that
// of blue first. Where no ready one has the points of the other army, it is the same.
func armiesByDice(o map[string]string, d *game.Dice) (map[string]string, error) {
	o = maps.Clone(o)
	if o[seatNames[Blue]] == asOther && o[seatNames[Red]] == asOther {
		return nil, &game.OptionError{
			Option: seatNames[Red],
			Text: game.Text{
				English: "each army is to be the same as the other: one of them must be chosen",
				French:  "chaque armée doit être la même que l'autre : il faut en choisir une",
			},
		}
	}
	points, err := settledPoints(o)
	if err != nil {
		return nil, err
	}
	for _, name := range seatNames {
		if o[name] != byDice {
			continue
		}
		fit := readyFor(points, o)
		if len(fit) == 0 {
			o[name] = asOther
			continue
		}
		l := fit[d.Die(labelArmies, len(fit))-1]
		o[name], points = l.Name, l.Points
	}
	return o, nil
}

// settledPoints returns how many points an army of choice is for, 0 if the dice settle it.
func settledPoints(o map[string]string) (points int, err error) {
	for _, name := range seatNames {
		if o[name] == byDice || o[name] == asOther {
			continue
		}
		l, err := listOf(o[name])
		if err != nil {
			return 0, paper.OptionError(name, err)
		}
		points = l.Points
	}
	return points, nil
}

// readyFor returns the ready armies of so many points; if those are not settled, the ones
// whose table has the size of the layout that was chosen, if one was.
func readyFor(points int, o map[string]string) []army.List {
	fits := func(l *army.List) bool { return l.Points == points }
	if l, err := layoutOf(o["terrain"]); points == 0 {
		fits = func(r *army.List) bool {
			width, depth := layout.TableSize(r.Points, o["table"] == "metric")
			return err != nil || l.Width == width && l.Depth == depth
		}
	}
	var fit []army.List
	for _, l := range Standard().Ready {
		if fits(&l) {
			fit = append(fit, l)
		}
	}
	if len(fit) == 0 && points == 0 {
		return Standard().Ready // what is wrong with the layout is told when it is laid
	}
	return fit
}

// written tells whether an army is a list, and not the name of one.
func written(text string) bool {
	_, ready := Standard().ReadyList(text)
	return !ready && strings.ContainsAny(text, "{\n")
}

// listOf returns a ready army, or reads a list.
func listOf(text string) (army.List, error) {
	l, ok := Standard().ReadyList(text)
	if ok {
		return l, nil
	}
	if !written(text) {
		return army.List{}, content.Wrong("there is no ready army %q; there is %s", "il n'y a pas d'armée prête %q ; il y a %s", text, strings.Join(readyNames(), ", "))
	}
	l, err := Standard().ReadList("list", []byte(text))
	if err != nil {
		return army.List{}, err
	}
	for _, p := range Standard().Check(l) {
		return army.List{}, p
	}
	return l, nil
}
