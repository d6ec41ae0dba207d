package kings

import (
	"strconv"
	"strings"

	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/plane"
)

// Millimetre and Inch in units of the table.
const (
	Millimetre int32 = plane.Millimetre
	Inch       int32 = plane.Inch
)

// inches is a length for people: to a tenth of an inch, or to as many digits as it is given.
type inches struct {
	length int32
	digits int
}

// toldApart returns two lengths to a tenth of an inch, or as finely as it takes to tell them
// from each other.
func toldApart(a, b int32) [2]inches {
	const finest = 4
	for digits := 1; ; digits++ {
		x, y := inches{a, digits}, inches{b, digits}
		if a == b || digits == finest || x.Name(game.English) != y.Name(game.English) {
			return [2]inches{x, y}
		}
	}
}

// Name implements [game.Named].
func (l inches) Name(lang game.Lang) string {
	text := strconv.FormatFloat(float64(l.length)/float64(Inch), 'f', l.digits, 64)
	text = strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
	return game.Decimal(text).Name(lang) + "″"
}

// degrees is an angle as a fact of a refusal.
type degrees int32

// Name implements [game.Named].
func (a degrees) Name(lang game.Lang) string {
	return game.Decimal(content.Angle(a).String()).Name(lang) + "°"
}
