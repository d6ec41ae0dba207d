package kings

import "gonfalon/game"

// Redact implements [game.Rules]. Everything lies open.
// TODO(B): kings.artefact.hidden-variant.
func (Rules) Redact(s *State, _ game.Seat) State { return *s }

// Guess implements [game.Rules].
func (Rules) Guess(s *State, _ *game.Dice) State { return *s }
