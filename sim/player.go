package sim

import (
	"encoding/json"
	"fmt"

	"gonfalon/bot"
	"gonfalon/game"
)

// A Player is a bot with the types of its game hidden. It serves one goroutine.
type Player interface {
	// Choose picks an action for a seat that owes one. It looks only at what the seat
	// sees.
	Choose(at game.Position, seat game.Seat) (json.RawMessage, error)
}

// Player returns a bot that plays seats of any match of the game.
func (a arcade[S, A]) Player(name string, seed game.Seed) (Player, error) {
	b, err := bot.New(name, a.g, a.value, seed)
	if err != nil {
		return nil, err
	}
	return &player[S, A]{g: a.g, bot: b}, nil
}

type player[S, A comparable] struct {
	g       game.Whole[S, A]
	bot     bot.Bot[S, A]
	view    S
	options []A
}

func (p *player[S, A]) Choose(at game.Position, seat game.Seat) (json.RawMessage, error) {
	s, ok := game.StateOf[S, A](at)
	if !ok {
		return nil, fmt.Errorf("a bot of %s is asked about another game", p.g.Info().Name)
	}
	p.view = p.g.Redact(s, seat)
	p.options = p.g.Options(&p.view, seat, p.options[:0])
	if len(p.options) == 0 {
		return nil, fmt.Errorf("seat %d owes nothing", seat)
	}
	return json.Marshal(p.g.Action(&p.view, p.bot.Choose(&p.view, seat, p.options)))
}
