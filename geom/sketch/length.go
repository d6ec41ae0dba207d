package sketch

import (
	"strconv"
	"strings"

	"gonfalon/game"
	"gonfalon/geom/plane"
)

// Inches is a length for people, with so many digits behind the point at most.
type Inches struct {
	Length int32
	Digits int
}

// ToldApart returns two lengths to a tenth of an inch, or as finely as it takes to tell them
// from each other.
func ToldApart(a, b int32) [2]Inches {
	const finest = 4
	for digits := 1; ; digits++ {
		x, y := Inches{a, digits}, Inches{b, digits}
		if a == b || digits == finest || x.Name(game.English) != y.Name(game.English) {
			return [2]Inches{x, y}
		}
	}
}

// OutOf says how far it is, and how far it may be.
func OutOf(have, want int32) game.Text {
	pair := ToldApart(have, want)
	return game.Text{
		English: pair[0].Name(game.English) + " of " + pair[1].Name(game.English),
		French:  pair[0].Name(game.French) + " sur " + pair[1].Name(game.French),
	}
}

// Name implements [game.Named].
func (l Inches) Name(lang game.Lang) string {
	text := strconv.FormatFloat(float64(l.Length)/float64(plane.Inch), 'f', l.Digits, 64)
	text = strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
	return game.Decimal(text).Name(lang) + "″"
}
