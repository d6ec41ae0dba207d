package kings

import (
	"errors"
	"fmt"

	"gonfalon/game"
	"gonfalon/geom/plane"
)

// Audit implements [game.Scribe]: units stand apart on the table and counters are in
// range. A written state may begin with units on each other; the game never puts them
// there, but such a state must be playable, so only what would break the engine is an
// error.
func (Rules) Audit(s *State) error {
	if s.Armies == nil || s.Pieces > MaxPieces || s.Tokens > MaxTokens || int(s.Scenario) >= scenarios {
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
	at := f.Pose.At
	switch {
	case f.Condition >= conditions, f.Order >= orders, f.Target > s.Armies.Units(), f.Face < 0, f.Face > plane.Right:
		return errors.New("no such condition, order, target or side")
	case f.Pose.Facing != f.Pose.Facing.Norm():
		return errors.New("faces nowhere")
	case s.inPlay(u) && (at.X < 0 || at.Y < 0 || at.X > s.Width || at.Y > s.Depth):
		return errors.New("stands off the table")
	case f.Target != NoUnit && s.friends(u, f.Target):
		return errors.New("charges a friend")
	}
	return nil
}

// everyone is both seats.
func everyone() game.SeatSet { return game.FirstSeats(seats) }
