package song

import (
	"slices"
	"strings"

	"gonfalon/content"
	"gonfalon/content/paper"
	"gonfalon/game"
	"gonfalon/song/army"
)

// The armies of a match: lists written out, or ready ones by name or by dice.

const (
	byDice      = "random" // the dice make up an army
	usualPoints = 40       // for so many points, if no list says others
	redraws     = 100      // how often the dice may bring what cannot meet at one table
)

// readyNames are the ready armies as options call them: for the seats of one table those of the
// usual points, each of another faction, come first.
func readyNames() []string {
	var usual, others []string
	for i := range shelf().army.Ready {
		if l := &shelf().army.Ready[i]; l.Points == usualPoints {
			usual = append(usual, l.Key())
		} else {
			others = append(others, l.Key())
		}
	}
	return append(usual, others...)
}

// readyFrom are the ready armies that a seat may choose, another one first at each seat.
func readyFrom(seat int) []string {
	names := readyNames()
	return slices.Concat(names[seat:], names[:seat], []string{byDice})
}

// written tells whether an army is a list, and not the name of one.
func written(text string) bool {
	_, ready := shelf().army.ReadyList(text)
	return !ready && strings.ContainsAny(text, "{\n")
}

// listOf returns a ready army, or reads a list.
func listOf(text string) (army.List, error) {
	book := shelf().army
	l, ok := book.ReadyList(text)
	if ok {
		return l, nil
	}
	if !written(text) {
		return army.List{}, content.Wrong("there is no ready army %q; there is %s", "il n'y a pas d'armée prête %q ; il y a %s", text, strings.Join(readyNames(), ", "))
	}
	l, err := book.ReadList("list", []byte(text))
	if err != nil {
		return army.List{}, err
	}
	for _, p := range book.Check(l) {
		return army.List{}, p
	}
	return l, nil
}

// listsOf returns the lists of a table; those that the dice make up come last.
func listsOf(setup game.Setup, teams []int, d *game.Dice) ([]army.List, error) {
	lists := make([]army.List, setup.Seats)
	points := 0
	for seat := range lists {
		text := setup.Options[seatNames[seat]]
		if text == byDice {
			continue
		}
		l, err := listOf(text)
		if err != nil {
			return nil, paper.OptionError(seatNames[seat], err)
		}
		lists[seat], points = l, l.Points
	}
	if points == 0 {
		points = usualPoints
	}
	for seat := range lists {
		if setup.Options[seatNames[seat]] == byDice {
			l, err := drawn(lists, teams, seat, points, d)
			if err != nil {
				return nil, paper.OptionError(seatNames[seat], err)
			}
			lists[seat] = l
		}
	}
	return lists, nil
}

// drawn makes up a list that can meet the others at one table.
func drawn(lists []army.List, teams []int, seat, points int, d *game.Dice) (army.List, error) {
	lists = slices.Clone(lists)
	var clash error = content.Wrong("there is no army of %d {point|points}", "il n'y a pas d'armée à %d {point|points}", points)
	for range redraws {
		l, ok := shelf().army.Random("", points, d, labelArmy)
		if !ok {
			break
		}
		lists[seat] = l
		if clash = partners(lists, teams, seat); clash == nil {
			return l, nil
		}
	}
	return army.List{}, clash
}

// partners says why a list cannot stand beside those of its team that are settled.
func partners(lists []army.List, teams []int, seat int) error {
	for other := range lists {
		if other == seat || teams[other] != teams[seat] || len(lists[other].Entries) == 0 {
			continue
		}
		both := []army.List{lists[other], lists[seat]}
		for _, p := range shelf().army.CheckTable(both, []int{0, 0})[1] {
			return p
		}
	}
	return nil
}

// drawnMode draws a mode when the armies are known: no siege if everyone is for himself.
//
// Carries out song.mode.chosen-after-armies, song.ffa.no-storm-of-swords.
func drawnMode(ffa bool, d *game.Dice) Mode {
	var weights [modes]uint8
	for m := range modes {
		if m != Storm || !ffa {
			weights[m] = 1
		}
	}
	return Mode(d.Pick(labelMode, weights[:]))
}

// musterOf reads the armies of a match, and tells for how many points it is.
func musterOf(setup game.Setup, c *Choices, d *game.Dice) (*Muster, int, error) {
	book := shelf().army
	teams := make([]int, setup.Seats)
	for seat := range teams {
		if teams[seat] = seat; c.Teams {
			teams[seat] = seat & 1
		}
	}
	lists, err := listsOf(setup, teams, d)
	if err != nil {
		return nil, 0, err
	}
	for seat, problems := range book.CheckTable(lists, teams) {
		for _, p := range problems {
			return nil, 0, paper.OptionError(seatNames[seat], p)
		}
	}
	if setup.Options["mode"] == byDice {
		c.Mode = drawnMode(c.ffaOf(int(setup.Seats)), d)
	}
	var forces []force
	taken := map[string]bool{}
	for i := range lists {
		r, _ := book.Muster(lists[i])
		forces = append(forces, forceOf(book, &r, taken))
	}
	m, err := newMuster(forces, c.Mode)
	return m, lists[0].Points, err
}
