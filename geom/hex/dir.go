package hex

// A Dir is a direction to a neighbour. They are counted clockwise from 1; 0 is none.
type Dir uint8

const (
	NorthEast Dir = 1 + iota
	East
	SouthEast
	SouthWest
	West
	NorthWest
)

func (d Dir) Opposite() Dir {
	if d > SouthEast {
		return d - 3
	}
	return d + 3
}

// Mirror swaps east and west.
func (d Dir) Mirror() Dir { return NorthWest + NorthEast - d }

// An Edge is one of the two edges of a board that its rows are parallel to.
type Edge uint8

const (
	North Edge = iota
	South
)

// Toward returns the directions of the two neighbours in the next row toward the edge,
// clockwise.
func (e Edge) Toward() [2]Dir {
	if e == North {
		return [2]Dir{NorthWest, NorthEast}
	}
	return [2]Dir{SouthEast, SouthWest}
}
