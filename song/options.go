package song

import (
	"slices"
	"sync"

	"gonfalon/game"
)

// The options of a match. Armies are free: the name of a ready army, or an army list itself.
var options = sync.OnceValue(func() []game.Option {
	ready := readyNames()
	list := []game.Option{}
	for seat, name := range seatNames {
		list = append(list, game.Option{
			Name: name, Values: slices.Concat(ready[seat%len(ready):], ready[:seat%len(ready)], []string{byDice}), Free: true, Of: game.Seats(game.Seat(seat)),
			Text: game.Text{
				English: "The army of " + seatWords[seat].English + ": a ready one by name, one by dice, or a list of your own.",
				French:  "L'armée, " + seatWords[seat].French + " : une armée prête, par son nom, au hasard, ou votre propre liste.",
			},
		})
	}
	return append(list,
		game.Option{Name: "mode", Values: modeNames(), Text: game.Text{English: "The game mode.", French: "Le mode de jeu."}},
		game.Option{Name: "terrain", Values: terrainNames[:], Text: game.Text{
			English: "The terrain: its types by dice, or chosen by the players, or none.",
			French:  "Le décor : ses types au hasard, ou choisis par les joueurs, ou aucun.",
		}},
		game.Option{Name: "teams", Values: []string{"alone", "pairs"}, Text: game.Text{
			English: "With four seats: everyone alone, or the first with the third against the others.",
			French:  "À quatre : chacun pour soi, ou le premier avec le troisième contre les autres.",
		}},
		game.Option{Name: "threshold", Values: []string{"lead", "strict"}, Text: game.Text{
			English: "When two players have points enough, who has more wins, or nobody does yet.",
			French:  "Quand deux joueurs ont assez de points, celui qui en a le plus gagne, ou personne encore.",
		}},
	)
})

// byDice is the army that the dice make up, for 40 points.
const byDice = "random"

func modeNames() []string {
	var names []string
	for i := range modeInfos {
		names = append(names, modeInfos[i].ID)
	}
	return names
}

func readyNames() []string {
	var names []string
	for i := range shelf().army.Ready {
		names = append(names, shelf().army.Ready[i].Key())
	}
	return names
}

func contentHash() string { return shelf().hash }

// choose takes up what the players have agreed on.
func (s *State) choose(seats int, o map[string]string) error {
	s.Choices = Choices{Surpass: o["threshold"] != "strict", Teams: o["teams"] == "pairs" && seats == 4}
	if i := slices.Index(modeNames(), o["mode"]); i >= 0 {
		s.Choices.Mode = Mode(i)
	}
	s.Choices.Terrain = Terrain(max(0, slices.Index(terrainNames[:], o["terrain"])))
	return nil
}

// musterOf reads the armies of a match.
func musterOf(setup game.Setup, d *game.Dice) (*Muster, int, error) {
	var forces []force
	taken := map[string]bool{}
	points := 0
	for seat := range setup.Seats {
		text := setup.Options[seatNames[seat]]
		l, ok := shelf().army.ReadyList(text)
		if text == byDice {
			l, ok = shelf().army.Random("", 40, d, labelArmy)
		}
		if !ok {
			var err error
			if l, err = shelf().army.ReadList(seatNames[seat], []byte(text)); err != nil {
				return nil, 0, &game.OptionError{Option: seatNames[seat], Text: game.Sentence("%s", "%s", err)}
			}
		}
		r, problems := shelf().army.Muster(l)
		for _, p := range problems {
			return nil, 0, &game.OptionError{Option: seatNames[seat], Text: game.Sentence("%s", "%s", p.Refusal)}
		}
		points = max(points, l.Points)
		forces = append(forces, forceOf(shelf().army, &r, taken))
	}
	m, err := newMuster(forces)
	return m, points, err
}
