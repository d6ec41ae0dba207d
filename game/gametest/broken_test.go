package gametest

import (
	"gonfalon/game"
	"gonfalon/game/gametest/toy"
)

// Short names for the functions below.
type (
	state  = toy.State
	action = toy.Action
	seat   = game.Seat
)

// A broken game is the toy game with some of its methods replaced.
type broken struct {
	toy.Game
	next       func(*state) game.Decision
	check      func(*state, seat, action) error
	options    func(*state, seat, []action) []action
	apply      func(*state, seat, action, *game.Dice, *game.Story)
	redact     func(*state, seat) state
	guess      func(*state, *game.Dice) state
	result     func(*state) [game.MaxSeats]float32
	state      func(*state) any
	action     func(action) any
	readState  func([]byte, *game.Dice) (state, error)
	readAction func([]byte) (action, error)
	kindName   func(game.Kind) string
	seatName   func(*state, seat) string
	tell       func(game.Event) game.Told
	audit      func(*state) error
}

// good is the game as it should be.
var good toy.Game

var _ game.Whole[state, action] = broken{}

func (b broken) Next(s *state) game.Decision {
	if b.next != nil {
		return b.next(s)
	}
	return b.Game.Next(s)
}

func (b broken) Check(s *state, at seat, a action) error {
	if b.check != nil {
		return b.check(s, at, a)
	}
	return b.Game.Check(s, at, a)
}

func (b broken) Options(s *state, at seat, list []action) []action {
	if b.options != nil {
		return b.options(s, at, list)
	}
	return b.Game.Options(s, at, list)
}

func (b broken) Apply(s *state, at seat, a action, d *game.Dice, story *game.Story) {
	if b.apply != nil {
		b.apply(s, at, a, d, story)
		return
	}
	b.Game.Apply(s, at, a, d, story)
}

func (b broken) Redact(s *state, at seat) state {
	if b.redact != nil {
		return b.redact(s, at)
	}
	return b.Game.Redact(s, at)
}

func (b broken) Guess(s *state, d *game.Dice) state {
	if b.guess != nil {
		return b.guess(s, d)
	}
	return b.Game.Guess(s, d)
}

func (b broken) Result(s *state) [game.MaxSeats]float32 {
	if b.result != nil {
		return b.result(s)
	}
	return b.Game.Result(s)
}

func (b broken) State(s *state) any {
	if b.state != nil {
		return b.state(s)
	}
	return b.Game.State(s)
}

func (b broken) Action(s *state, a action) any {
	if b.action != nil {
		return b.action(a)
	}
	return b.Game.Action(s, a)
}

func (b broken) ReadState(data []byte, d *game.Dice) (state, error) {
	if b.readState != nil {
		return b.readState(data, d)
	}
	return b.Game.ReadState(data, d)
}

func (b broken) ReadAction(s *state, data []byte) (action, error) {
	if b.readAction != nil {
		return b.readAction(data)
	}
	return b.Game.ReadAction(s, data)
}

func (b broken) KindName(k game.Kind) string {
	if b.kindName != nil {
		return b.kindName(k)
	}
	return b.Game.KindName(k)
}

func (b broken) SeatName(s *state, at seat) string {
	if b.seatName != nil {
		return b.seatName(s, at)
	}
	return b.Game.SeatName(s, at)
}

func (b broken) Tell(s *state, e game.Event) game.Told {
	if b.tell != nil {
		return b.tell(e)
	}
	return b.Game.Tell(s, e)
}

func (b broken) Audit(s *state) error {
	if b.audit != nil {
		return b.audit(s)
	}
	return b.Game.Audit(s)
}
