package kings

import (
	"fmt"
	"strconv"
	"strings"

	"gonfalon/content"
	"gonfalon/game"
)

// The table: its size (kings.setup.standard-table, larger-games-wider-table,
// small-games-square-table). The terrain on it is laid in terrain_lay.go.

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
	s.Width, s.Depth = tableSize(s.Armies.Total, o["table"] == "metric")
	switch text := o["terrain"]; text {
	case "none":
		return nil
	case "players":
		s.SetUp.Terrain = ByPlayers
		return nil
	case "random":
		n, err := strconv.Atoi(o["pieces"])
		if err != nil || n < 0 || n > MaxPieces {
			return fmt.Errorf("option %q: %q is no number of pieces", "pieces", o["pieces"])
		}
		s.SetUp.Terrain, s.SetUp.ToPlace = ByDice, uint8(n)
		return nil
	default:
		l, err := layoutOf(text)
		if err == nil {
			err = s.layOut(l)
		}
		if err != nil {
			return optionError("terrain", err)
		}
		return nil
	}
}

// layoutOf returns a layout by its name, or reads it.
func layoutOf(text string) (*Layout, error) {
	if l := Standard().layoutNamed(text); l != nil {
		return l, nil
	}
	if !strings.Contains(text, "{") {
		return nil, content.Wrong("there is no layout %q; there is %s", "il n'y a pas de plan %q ; il y a %s", text, strings.Join(layoutNames(), ", "))
	}
	l, err := Standard().ReadLayout("layout", []byte(text))
	return &l, err
}

// tableSize returns the size of the table for armies of so many points.
func tableSize(points int, metric bool) (width, depth int32) {
	width, depth = 72*Inch, 48*Inch
	if metric {
		width, depth = 1800*Millimetre, 1200*Millimetre
	}
	switch {
	case points <= 1500:
		width = depth
	case points >= 3000:
		// Two metres more is the most that fits the geometry, and a room.
		width += min(int32(points-2000)/1000, 2) * 1000 * Millimetre
	}
	return width, depth
}
