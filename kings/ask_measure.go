package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/geom/sketch"
)

// measureQuestion asks how far two things are apart.
type measureQuestion struct {
	asked
	From sketch.Thing `json:"from"`
	To   sketch.Thing `json:"to"`
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
	return from.Gap(&to), nil
}

func (s *State) measured(t *sketch.Thing, field string) (sketch.Measured, error) {
	unit := func(id string) (plane.Poly, error) {
		u, err := s.placedUnit(id)
		return s.outline(u), err
	}
	return t.On(unit, int(s.Pieces), func(i int) plane.Poly { return s.Terrain[i].Area }, field)
}
