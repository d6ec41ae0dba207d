package kings

import (
	"errors"
	"fmt"

	"gonfalon/geom/plane"
	"gonfalon/kings/layout"
)

// Audit implements [game.Scribe]: units stand wholly on the table, on no other unit and on
// no impassable terrain, and counters are in range.
func (Rules) Audit(s *State) error {
	if s.Armies == nil || s.Pieces > layout.MaxPieces || s.Tokens > MaxTokens || int(s.Scenario) >= scenarios {
		return errors.New("the table is not set")
	}
	if over := s.Stack.Len() == 0; over != (s.Waits.Who == 0) {
		return errors.New("a game is over if and only if nobody must decide")
	}
	for u := UnitNo(1); u <= s.Armies.Units(); u++ {
		if err := s.auditUnit(u); err != nil {
			return fmt.Errorf("unit %q: %w", s.Armies.ID(u), err)
		}
	}
	return nil
}

func (s *State) auditUnit(u UnitNo) error {
	f := &s.Units[u]
	switch {
	case f.Condition >= conditions, f.Order >= orders, f.Target > s.Armies.Units(), f.Face < 0, f.Face > plane.Right:
		return errors.New("no such condition, order, target or side")
	case f.Pose.Facing != f.Pose.Facing.Norm():
		return errors.New("faces nowhere")
	case f.Target != NoUnit && s.friends(u, f.Target):
		return errors.New("charges a friend")
	case s.inPlay(u):
		return s.auditPlace(u)
	}
	return nil
}

// auditPlace finds what a unit stands on and should not.
func (s *State) auditPlace(u UnitNo) error {
	at := s.Units[u].Pose.At
	if at.X < 0 || at.Y < 0 || at.X > s.Width || at.Y > s.Depth {
		return errors.New("stands off the table") // too far for the geometry, perhaps
	}
	b := s.base(u)
	if !s.onTable(&b, plane.Vector{}) {
		return errors.New("stands partly off the table")
	}
	for i := range s.Terrain[:s.Pieces] {
		if t := &s.Terrain[i]; t.Kind == layout.Impassable && b.Core.Overlaps(&t.Area) {
			return errors.New("stands in impassable terrain")
		}
	}
	if v := s.unitUnder(u, &b); v != NoUnit {
		return fmt.Errorf("stands on unit %q", s.Armies.ID(v))
	}
	return nil
}
