package game

import (
	"encoding/json"
)

// A Counsel is a game that can be asked about a position: how a unit gets to a place, what
// it sees, how likely a blow is. Ask knows the state that it is given and nothing else, so
// that nothing leaks to who asks about his own view; it changes nothing and rolls nothing.
// The answer is a value that encoding/json can write.
type Counsel[S any] interface {
	Ask(s *S, seat Seat, question []byte) (any, error)
}

// ask puts a question to a game, if it takes any.
func ask[S, A comparable](g Whole[S, A], s *S, seat Seat, question []byte) (json.RawMessage, error) {
	c, ok := g.(Counsel[S])
	if !ok {
		return nil, Wrong("%s takes no questions", "%s ne répond pas aux questions", g.Info().Name)
	}
	answer, err := c.Ask(s, seat, question)
	if err != nil {
		return nil, err
	}
	return write(answer), nil
}
