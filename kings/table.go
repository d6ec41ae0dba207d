package kings

import (
	"strconv"
	"strings"

	"gonfalon/content"
	"gonfalon/content/paper"
	"gonfalon/game"
	"gonfalon/geom/sketch"
	"gonfalon/kings/layout"
)

// The table of a match. The terrain on it is laid in terrain_lay.go.

// Labels of dice, so that rolls for different ends never share their chance.
const (
	labelScenario game.Label = iota + 1
	labelTerrain
	labelTokens
	labelEdge
	labelVanguard
	labelBegin
	labelHit
	labelWound
	labelNerve
	labelRegroup
	labelLength
	labelSpecial
	_ // was for guesses: the number of a label is part of the chance of every log
	labelArmies
)

// layTable gives the table its size, and the terrain of a layout.
func (s *State) layTable(o map[string]string) error {
	s.Width, s.Depth = layout.TableSize(s.Armies.Total, o["table"] == "metric")
	switch text := o["terrain"]; text {
	case "none":
		return nil
	case "players":
		s.SetUp.Terrain = ByPlayers
		return nil
	case "random":
		n, err := strconv.Atoi(o["pieces"])
		if err != nil || n < 0 || n > layout.MaxPieces {
			return &game.OptionError{Option: "pieces", Text: game.Sentence("%q is no number of pieces: 0 to %d", "%q n'est pas un nombre d'éléments : 0 à %d", o["pieces"], layout.MaxPieces)}
		}
		s.SetUp.Terrain, s.SetUp.ToPlace = ByDice, uint8(n)
		return nil
	default:
		l, err := layoutOf(text)
		if err == nil {
			err = s.layOut(l)
		}
		if err != nil {
			return paper.OptionError("terrain", err)
		}
		return nil
	}
}

// layoutOf returns a layout by its name, or reads it.
func layoutOf(text string) (*layout.Layout, error) {
	if l := Standard().Layout(text); l != nil {
		return l, nil
	}
	if !strings.Contains(text, "{") {
		return nil, content.Wrong("there is no layout %q; there is %s", "il n'y a pas de plan %q ; il y a %s", text, strings.Join(layoutNames(), ", "))
	}
	l, err := Standard().ReadLayout("layout", []byte(text))
	return &l, err
}

// Layout returns the terrain of a match, to be kept.
func (s *State) Layout() layout.Layout {
	l := layout.Layout{Width: s.Width, Depth: s.Depth}
	l.Pieces = append(l.Pieces, s.Terrain[:s.Pieces]...)
	return l
}

// layOut puts the pieces of a layout on the table.
func (s *State) layOut(l *layout.Layout) error {
	if l.Width != s.Width || l.Depth != s.Depth {
		width, depth := sketch.ToldApart(l.Width, s.Width), sketch.ToldApart(l.Depth, s.Depth)
		return content.Wrong("the layout is for a table of %s × %s, and this one is %s × %s", "le plan est pour une table de %s × %s, et celle-ci fait %s × %s",
			width[0], depth[0], width[1], depth[1])
	}
	s.Pieces = uint8(copy(s.Terrain[:], l.Pieces))
	return nil
}
