package web

import (
	"context"
	"encoding/json"
	"net/http"

	"gonfalon/game"
)

type askInput struct {
	Game string `path:"game"`
	Body struct {
		View     json.RawMessage `json:"view" doc:"A position, as a seat sees it"`
		Seat     game.Seat       `json:"seat" doc:"Who asks"`
		Question json.RawMessage `json:"question" doc:"What is asked: see the document of the game"`
	}
}

func (s *Server) describeAsk() {
	operate(s, "POST", "/api/games/{game}/ask", "ask", "What the engine tells of a position: ways, targets, odds", s.ask)
}

// ask answers a question about a position that the client brings along: nothing is looked up,
// so nothing can leak. Its dice are nobody's.
func (s *Server) ask(_ context.Context, in *askInput) (*reply[json.RawMessage], error) {
	g, ok := s.games[in.Game]
	if !ok {
		return nil, problem(http.StatusNotFound, "there is no game of this name")
	}
	at, err := g.Read(in.Body.View, game.NewDice(game.SeedFrom(1, 0)))
	if err != nil {
		return nil, problem(http.StatusUnprocessableEntity, err.Error())
	}
	told, err := at.Ask(in.Body.Seat, in.Body.Question)
	if err != nil {
		return nil, problem(http.StatusUnprocessableEntity, err.Error())
	}
	return answer(told), nil
}
