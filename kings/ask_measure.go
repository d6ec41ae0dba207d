package kings

import (
	"encoding/json"

	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/plane"
)

// measureQuestion asks how far two things are apart.
type measureQuestion struct {
	asked
	From thing `json:"from"`
	To   thing `json:"to"`
}

// A thing is a unit by name, a piece of terrain by number, or a place.
type thing struct {
	unit  string
	piece *int
	at    wish
}

// UnmarshalJSON implements [json.Unmarshaler].
func (t *thing) UnmarshalJSON(data []byte) error {
	switch data[0] {
	case '"':
		return json.Unmarshal(data, &t.unit)
	case '[':
		return json.Unmarshal(data, &t.at)
	case '{':
		var d struct {
			Piece *int `json:"piece"`
		}
		if err := game.Decode(data, &d); err != nil {
			return err
		}
		t.piece = d.Piece
	}
	return nil // what is nothing of all this is found by measured
}

type measureDocument struct {
	Length content.Length   `json:"mm"`
	From   []content.Length `json:"from"`
	To     []content.Length `json:"to"`
}

func (s *State) askMeasure(_ game.Seat, question []byte) (any, error) {
	var q measureQuestion
	if err := game.Decode(question, &q); err != nil {
		return nil, err
	}
	from, err := s.measured(&q.From, "from")
	if err != nil {
		return nil, err
	}
	to, err := s.measured(&q.To, "to")
	if err != nil {
		return nil, err
	}
	far, a, b := from.gap(&to)
	return measureDocument{content.Length(far), pointDocument(a), pointDocument(b)}, nil
}

// measured is a point, or an area on the table.
type measured struct {
	at   plane.Point
	area *plane.Poly
}

func (s *State) measured(t *thing, field string) (measured, error) {
	switch {
	case t.at != nil:
		at, err := t.at.point(field)
		return measured{at: at}, err
	case t.piece != nil:
		if *t.piece < 0 || *t.piece >= int(s.Pieces) {
			return measured{}, game.Wrong("there is no piece of terrain %d", "il n'y a pas d'élément de décor %d", *t.piece)
		}
		return measured{area: &s.Terrain[*t.piece].Area}, nil
	case t.unit == "":
		return measured{}, game.Within(game.Wrong("must be the name of a unit, a place, or a piece of terrain by number", "il faut le nom d'une unité, un lieu, ou un élément de décor par son numéro"), field)
	}
	u, err := s.placedUnit(t.unit)
	if err != nil {
		return measured{}, err
	}
	outline := s.outline(u)
	return measured{area: &outline}, nil
}

// gap returns the distance between two things, and the points of them that are closest.
func (m *measured) gap(n *measured) (far int, a, b plane.Point) {
	switch {
	case m.area == nil && n.area == nil:
		return plane.Distance(m.at, n.at), m.at, n.at
	case m.area == nil:
		return n.area.GapTo(m.at).Floor(), m.at, nearestOn(n.area, m.at)
	case n.area == nil:
		far, b, a = n.gap(m)
		return far, a, b
	}
	a, b = m.area.Corner(0), nearestOn(n.area, m.area.Corner(0))
	keep := func(p, q plane.Point) {
		if plane.Distance(p, q) < plane.Distance(a, b) {
			a, b = p, q
		}
	}
	for i := range m.area.Len() {
		keep(m.area.Corner(i), nearestOn(n.area, m.area.Corner(i)))
	}
	for i := range n.area.Len() {
		keep(nearestOn(m.area, n.area.Corner(i)), n.area.Corner(i))
	}
	return m.area.Gap(n.area).Floor(), a, b
}

// nearestOn returns the point of an area that is nearest to a point.
func nearestOn(area *plane.Poly, p plane.Point) plane.Point {
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
