package kings

import (
	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/plane"
)

// Millimetre and Inch in units of the table.
const (
	Millimetre int32 = plane.Millimetre
	Inch       int32 = plane.Inch
)

// degrees is an angle as a fact of a refusal.
type degrees int32

// Name implements [game.Named].
func (a degrees) Name(lang game.Lang) string {
	return game.Decimal(content.Angle(a).String()).Name(lang) + "°"
}
