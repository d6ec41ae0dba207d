package kings

import (
	"fmt"
	"slices"

	"gonfalon/game"
	"gonfalon/geom/plane"
)

// A lookUp finds what documents name and notes the first name that nothing has.
type lookUp struct {
	a   *Armies
	err error
}

func (n *lookUp) fail(format string, args ...any) {
	if n.err == nil {
		n.err = fmt.Errorf(format, args...)
	}
}

// index finds a name in a list whose unnamed entries are empty.
func (n *lookUp) index(what string, list []string, name string) int {
	i := slices.Index(list, name)
	if i < 0 || name == "" {
		n.fail("there is no %s %q", what, name)
		return 0
	}
	return i
}

// seat finds a seat; "" is nobody.
func (n *lookUp) seat(id string) game.Seat {
	if id == "" {
		return game.NoSeat
	}
	return game.Seat(n.index("seat", seatNames[:], id))
}

// unit finds a unit; "" is none.
func (n *lookUp) unit(id string) UnitNo {
	if id == "" {
		return NoUnit
	}
	u := n.a.find(id)
	if u == NoUnit {
		n.fail("there is no unit %q", id)
	}
	return u
}

// bits reads a set by the names of its bits.
func (n *lookUp) bits(what string, names, list []string) uint16 {
	var set uint16
	for _, name := range list {
		set |= 1 << n.index(what, names, name)
	}
	return set
}

// point reads a place on the table.
func (n *lookUp) point(s *State, at []length) plane.Point {
	if len(at) != 2 {
		n.fail("a place is two lengths, not %d", len(at))
		return plane.Point{}
	}
	p := plane.Point{X: int32(at[0]), Y: int32(at[1])}
	if p.X < 0 || p.Y < 0 || p.X > s.Width || p.Y > s.Depth {
		n.fail("the place (%s, %s) is off the table", hundredths(int64(p.X)), hundredths(int64(p.Y)))
	}
	return p
}
