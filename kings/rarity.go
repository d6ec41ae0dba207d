package kings

import (
	"strconv"

	"gonfalon/game"
	"gonfalon/odds"
)

// rarity is the chance that so many dice come out as well as they did, or as badly, whichever
// is less.
func rarity(got, all, inSix int) float64 {
	p := float64(inSix) / 6
	d := odds.Always(all).Copies(odds.Dist{1 - p, p})
	return min(d.AtLeast(got), 1-d.AtLeast(got+1))
}

// hundredths writes a chance as so many in a hundred.
func hundredths(chance float64) game.Text {
	if chance < 0.0005 {
		return game.Text{English: "less than 0.1", French: "moins de 0,1"}
	}
	return game.Decimal(strconv.FormatFloat(100*chance, 'f', 1, 64))
}
