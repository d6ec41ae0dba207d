package web

import (
	"cmp"
	"context"
	"encoding/json"
	"net/http"
	"time"

	"gonfalon/game"
	"gonfalon/table"
)

type askInput struct {
	Game string `path:"game"`
	Body struct {
		View     json.RawMessage `json:"view" doc:"A position, as a seat sees it"`
		Seat     game.Seat       `json:"seat" minimum:"-1" maximum:"127" doc:"Who asks"`
		Question json.RawMessage `json:"question" doc:"What is asked: see the document of the game"`
	}
}

func (s *Server) describeAsk() {
	operate(s, "POST", "/api/games/{game}/ask", "ask", "What the engine tells of a position: ways, targets, odds", s.ask, onlyReads)
}

// askWait is how long a question waits for those that others have asked.
const askWait = 15 * time.Second

var errBusy = problem(http.StatusServiceUnavailable, "too many questions are asked at the moment; try again in a while", "trop de questions sont posées en ce moment ; réessayez dans un instant")

// aside does what takes long, when it is its turn: those who ask take turns with each other and
// with bots, and each has one request in line.
func (s *Server) aside(ctx context.Context, f func() error) error {
	who := caller(ctx)
	ctx, cancel := context.WithTimeout(ctx, askWait)
	defer cancel()
	done, err := s.visitors.turn(ctx, "aside "+cmp.Or(who.account, who.from))
	if err != nil {
		return errBusy
	}
	defer done()
	begun := false
	err = s.tables.Aside(ctx, func() error { begun = true; return f() })
	if !begun {
		return errBusy
	}
	return err
}

// ask answers a question about a position that the client brings along: nothing is looked up,
// so nothing can leak. Its dice are nobody's.
func (s *Server) ask(ctx context.Context, in *askInput) (*reply[json.RawMessage], error) {
	g, ok := s.games[in.Game]
	if !ok {
		return nil, problem(http.StatusNotFound, "there is no game of this name", "il n'y a pas de jeu de ce nom")
	}
	return besides(ctx, s, func() (json.RawMessage, error) { return askedOf(g, in) })
}

func askedOf(g table.Game, in *askInput) (json.RawMessage, error) {
	at, err := g.Read(in.Body.View, game.NewDice(game.SeedFrom(1, 0)))
	if err != nil {
		return nil, saying(http.StatusUnprocessableEntity, err)
	}
	told, err := at.Ask(in.Body.Seat, in.Body.Question)
	if err != nil {
		p := saying(http.StatusUnprocessableEntity, err)
		if r, ok := game.AsRefusal(err); ok {
			p.Rule, p.English, p.French = r.Rule, r.Say(game.English), r.Say(game.French)
		}
		return nil, p
	}
	return told, nil
}
