package kings

import (
	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/plane"
)

// A lookUp finds what documents name: units are those of the armies.
type lookUp struct {
	game.Lookup
	a *Armies
}

// seat finds a seat; "" is nobody.
func (n *lookUp) seat(id string) game.Seat {
	if id == "" {
		return game.NoSeat
	}
	return game.Seat(n.Index("seat", seatNames[:], id))
}

// unit finds a unit; "" is none.
func (n *lookUp) unit(id string) UnitNo {
	if id == "" {
		return NoUnit
	}
	u := n.a.find(id)
	if u == NoUnit {
		n.Missing("unit", id, n.a.ids())
	}
	return u
}

// bits reads a set by the names of its bits.
func (n *lookUp) bits(what string, names, list []string) uint16 {
	var set uint16
	for _, name := range list {
		set |= 1 << n.Index(what, names, name)
	}
	return set
}

// point reads a place on the table.
func (n *lookUp) point(s *State, at []content.Length) plane.Point {
	if len(at) != 2 {
		n.FailBoth("a place is two lengths, not %d", "un lieu est deux longueurs, et non %d", len(at))
		return plane.Point{}
	}
	p := plane.Point{X: int32(at[0]), Y: int32(at[1])}
	if p.X < 0 || p.Y < 0 || p.X > s.Width || p.Y > s.Depth {
		n.FailBoth("the place (%s, %s) is off the table, which is %s by %s", "le lieu (%s, %s) est hors de la table, qui fait %s sur %s", millimetres(p.X), millimetres(p.Y), millimetres(s.Width), millimetres(s.Depth))
	}
	return p
}

// millimetres writes a length as documents have it.
func millimetres(l int32) game.Text { return game.Decimal(content.Length(l).String()) }
