package layout

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
)

// Tables that the engine can play on: up to 4 metres, with an inch to spare.
const leastTable, mostTable = 12 * plane.Inch, 160 * plane.Inch

// TableSizes says which tables there can be.
var TableSizes = game.Text{
	English: "a table is a width and a depth of 12 to 160 inches",
	French:  "une table a une largeur et une profondeur de 12 à 160 pouces",
}

// FitsTable tells whether there can be a table of such a size.
func FitsTable(width, depth int32) bool {
	return min(width, depth) >= leastTable && max(width, depth) <= mostTable
}

// TableSize returns the size of the table for armies of so many points.
//
// Carries out kings.setup.standard-table, larger-games-wider-table and
// small-games-square-table.
func TableSize(points int, metric bool) (width, depth int32) {
	width, depth = 72*plane.Inch, 48*plane.Inch
	if metric {
		width, depth = 1800*plane.Millimetre, 1200*plane.Millimetre
	}
	switch {
	case points <= 1500:
		width = depth
	case points >= 3000:
		// Two metres more is the most that fits the geometry, and a room.
		width += min(int32(points-2000)/1000, 2) * 1000 * plane.Millimetre
	}
	return width, depth
}
