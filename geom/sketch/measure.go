package sketch

import (
	"encoding/json"

	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/plane"
)

// A Thing is what somebody measures from or to: a unit by name, a piece of terrain by number, or
// a place.
type Thing struct {
	Unit  string
	Piece *int
	At    Wish
}

// UnmarshalJSON implements [json.Unmarshaler].
func (t *Thing) UnmarshalJSON(data []byte) error {
	switch data[0] {
	case '"':
		return json.Unmarshal(data, &t.Unit)
	case '[':
		return json.Unmarshal(data, &t.At)
	case '{':
		var d struct {
			Piece *int `json:"piece"`
		}
		if err := game.Decode(data, &d); err != nil {
			return err
		}
		t.Piece = d.Piece
	}
	return nil // what is nothing of all this is found by On
}

// On returns the thing, on a table with so many pieces; the path of the field is for messages.
func (t *Thing) On(unit func(string) (plane.Poly, error), pieces int, piece func(int) plane.Poly, path string) (Measured, error) {
	switch {
	case t.At != nil:
		at, err := t.At.Point(path)
		return Measured{at: at}, err
	case t.Piece != nil:
		if *t.Piece < 0 || *t.Piece >= pieces {
			return Measured{}, game.Wrong("there is no piece of terrain %d", "il n'y a pas d'élément de décor %d", *t.Piece)
		}
		area := piece(*t.Piece)
		return Measured{area: &area}, nil
	case t.Unit == "":
		return Measured{}, game.Within(game.Wrong("must be the name of a unit, a place, or a piece of terrain by number", "il faut le nom d'une unité, un lieu, ou un élément de décor par son numéro"), path)
	}
	area, err := unit(t.Unit)
	return Measured{area: &area}, err
}

// Measured is a point, or an area on the table.
type Measured struct {
	at   plane.Point
	area *plane.Poly
}

// A Gap is how far two things are apart, and the points of them that are closest.
type Gap struct {
	Length content.Length   `json:"mm"`
	From   []content.Length `json:"from"`
	To     []content.Length `json:"to"`
}

// Gap measures how far two things are apart.
func (m *Measured) Gap(n *Measured) Gap {
	far, a, b := m.gap(n)
	return Gap{content.Length(far), At(a), At(b)}
}

// gap returns the distance between two things, and the points of them that are closest.
func (m *Measured) gap(n *Measured) (far int, a, b plane.Point) {
	switch {
	case m.area == nil && n.area == nil:
		return plane.Distance(m.at, n.at), m.at, n.at
	case m.area == nil:
		return n.area.GapTo(m.at).Floor(), m.at, NearestOn(n.area, m.at)
	case n.area == nil:
		far, b, a = n.gap(m)
		return far, a, b
	}
	a, b = m.area.Corner(0), NearestOn(n.area, m.area.Corner(0))
	keep := func(p, q plane.Point) {
		if plane.Distance(p, q) < plane.Distance(a, b) {
			a, b = p, q
		}
	}
	for i := range m.area.Len() {
		keep(m.area.Corner(i), NearestOn(n.area, m.area.Corner(i)))
	}
	for i := range n.area.Len() {
		keep(NearestOn(m.area, n.area.Corner(i)), n.area.Corner(i))
	}
	return m.area.Gap(n.area).Floor(), a, b
}

// NearestOn returns the point of an area that is nearest to a point.
func NearestOn(area *plane.Poly, p plane.Point) plane.Point {
	if area.Contains(p) {
		return p
	}
	best := area.Corner(0)
	for i := range area.Len() {
		a, b := area.Corner(i), area.Corner((i+1)%area.Len())
		along, to := b.Minus(a), p.Minus(a)
		square := int64(along.X)*int64(along.X) + int64(along.Y)*int64(along.Y)
		part := min(max(int64(to.X)*int64(along.X)+int64(to.Y)*int64(along.Y), 0), square)
		foot := plane.Point{X: a.X + int32(scaled(int64(along.X), part, square)), Y: a.Y + int32(scaled(int64(along.Y), part, square))}
		if plane.Distance(foot, p) < plane.Distance(best, p) {
			best = foot
		}
	}
	return best
}

// scaled returns n·part/whole, rounded, where the product may be too large.
func scaled(n, part, whole int64) int64 {
	if n < 0 {
		return -scaled(-n, part, whole)
	}
	for whole > 1<<40 {
		part, whole = part>>1, whole>>1
	}
	return (2*n*part + whole) / (2 * whole)
}
