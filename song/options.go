package song

import (
	"slices"
	"strconv"
	"sync"

	"gonfalon/game"
)

// The options of a match. Armies are free: the name of a ready army, or an army list itself.
var options = sync.OnceValue(func() []game.Option {
	list := []game.Option{}
	for seat, name := range seatNames {
		list = append(list, game.Option{
			Name: name, Values: readyFrom(seat), Free: true, Of: game.Seats(game.Seat(seat)),
			Text: game.Text{
				English: "The army of " + seatWords[seat].English + ": a ready one by name, one by dice, or a list of your own.",
				French:  "L'armée, " + seatWords[seat].French + " : une armée prête, par son nom, au hasard, ou votre propre liste.",
			},
		})
	}
	return append(list,
		game.Option{Name: "mode", Values: append(modeNames(), byDice), Text: game.Text{English: "The game mode, agreed on or drawn.", French: "Le mode de jeu, choisi ensemble ou tiré au sort."}},
		game.Option{Name: "terrain", Values: terrainNames[:], Text: game.Text{
			English: "The terrain: its types by dice, or chosen by the players, or none.",
			French:  "Le décor : ses types au hasard, ou choisis par les joueurs, ou aucun.",
		}},
		game.Option{Name: "teams", Values: []string{"alone", "pairs"}, Text: game.Text{
			English: "With four seats: everyone alone, or the first with the third against the others.",
			French:  "À quatre : chacun pour soi, ou le premier avec le troisième contre les autres.",
		}},
		game.Option{Name: "pieces", Values: []string{"4", "0", "1", "2", "3", "5", "6", "7", "8"}, Text: game.Text{
			English: "How many pieces of terrain, if the players choose them.",
			French:  "Le nombre d'éléments de terrain, si les joueurs les choisissent.",
		}},
		game.Option{Name: "boxes", Values: []string{"one", "several"}, Text: game.Text{
			English: "Terrain pieces: those of one box, or as many of a kind as you like.",
			French:  "Les éléments de terrain : ceux d'une boîte, ou autant de chaque type qu'on veut.",
		}},
		game.Option{Name: "order", Values: []string{"objectives", "terrain"}, Text: game.Text{
			English: "What is laid first: Objectives or terrain.",
			French:  "Ce qui est placé d'abord : les Objectifs ou les terrains.",
		}},
		game.Option{Name: "table", Values: []string{"square", "long"}, Text: game.Text{
			English: "A table of 120 by 120 cm, or of 180 by 120 cm.",
			French:  "Une table de 120 sur 120 cm, ou de 180 sur 120 cm.",
		}},
		game.Option{Name: "threshold", Values: []string{"lead", "strict"}, Text: game.Text{
			English: "When two players have points enough, who has more wins, or nobody does yet.",
			French:  "Quand deux joueurs ont assez de points, celui qui en a le plus gagne, ou personne encore.",
		}},
	)
})

func modeNames() []string {
	var names []string
	for i := range modeInfos {
		names = append(names, modeInfos[i].ID)
	}
	return names
}

func contentHash() string { return shelf().hash }

// choose takes up what the players have agreed on.
func (s *State) choose(seats int, o map[string]string) error {
	s.Choices = Choices{Surpass: o["threshold"] != "strict", Teams: o["teams"] == "pairs" && seats == 4}
	c := &s.Choices
	c.LayFirst, c.Unlimited, c.Long = o["order"] == "terrain", o["boxes"] == "several", o["table"] == "long"
	c.Terrain = Terrain(max(0, slices.Index(terrainNames[:], o["terrain"])))
	c.Pieces = 4
	if n, err := strconv.Atoi(o["pieces"]); err == nil && n >= 0 && n <= 8 {
		c.Pieces = uint8(n)
	}
	if i := slices.Index(modeNames(), o["mode"]); i >= 0 {
		c.Mode = Mode(i)
	}
	if c.Mode == Storm && c.ffaOf(seats) {
		return &game.OptionError{Option: "mode", Text: game.Text{
			English: "everyone for himself, A Storm of Swords cannot be played (" + string(ruleFfaNoStormOfSwords) + ")",
			French:  "chacun pour soi, on ne peut pas jouer Une Tempête d'Épées (" + string(ruleFfaNoStormOfSwords) + ")",
		}}
	}
	return nil
}
