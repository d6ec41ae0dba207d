// Package hex is the geometry of boards of hexes: neighbours, distances, sight, reach. It is for
// the packages of the games, which bring the rules; it knows no game, no unit and no terrain.
//
// # The board
//
// Hexes point a corner north. Rows run parallel to the northern and the southern edge, the
// northern row is row 0. Even rows have as many full hexes as the board is wide; odd rows are
// shifted half a hex to the east and have one less. The half hexes at their ends are no hexes
// here: nothing stands in them and nothing enters them.
//
//	 / \ / \ / \ / \
//	|0,0|1,0|2,0|3,0|
//	 \ / \ / \ / \ /
//	  |0,1|1,1|2,1|
//	 / \ / \ / \ / \
//	|0,2|1,2|2,2|3,2|
//	 \ / \ / \ / \ /
//
// # Numbers
//
// A [Hex] is counted row by row. One row being shorter by the half hex that the next is
// shifted by, a step in a direction adds the same to the number wherever it is taken: 1 to the
// east, the width to the south-east, one less than that to the south-west. So what lies between
// two hexes depends on nothing but where they lie to each other, and is moved to them by
// shifting a [Set]. Only the half hexes must be kept apart: they have the numbers of hexes at
// the other end of a row.
//
// Distances and sight are reckoned in halves: a half is half the width of a hex, and a hex and
// its neighbour to the east are two halves apart.
package hex

// A Hex is a full hex of a board, counted row by row from 0.
type Hex uint8

// None is no hex. It is in no [Set].
const None Hex = 255

// The smallest and the largest board.
const (
	MinWidth, MaxWidth   = 2, 15
	MinHeight, MaxHeight = 1, 11

	// MaxHexes bounds Hex.
	MaxHexes = MaxWidth*MaxHeight - MaxHeight/2
)
