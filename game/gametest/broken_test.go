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

// A variant of a game is that game with some of its methods replaced.
type variant[G game.Whole[S, A], S, A comparable] struct {
	next       func(*S) game.Decision
	check      func(*S, seat, A) error
	options    func(*S, seat, []A) []A
	apply      func(*S, seat, A, *game.Dice, *game.Story)
	redact     func(*S, seat) S
	guess      func(*S, *game.Dice) S
	result     func(*S) [game.MaxSeats]float32
	state      func(*S) any
	action     func(A) any
	readState  func([]byte, *game.Dice) (S, error)
	readAction func([]byte) (A, error)
	kindName   func(game.Kind) string
	seatName   func(*S, seat) string
	question   func(*S) game.Text
	tell       func(game.Event) game.Told
	audit      func(*S) error
	side       func(*S, seat) game.Side
	parts      map[string]game.Part
	scores     func(*S) []int
	places     func(*S) []game.Place
}

// broken is the toy game with something wrong.
type broken = variant[toy.Game, state, action]

// good is the game as it should be.
var good toy.Game

var _ game.Whole[state, action] = broken{}

func (b variant[G, S, A]) right() (g G) { return g }

func (b variant[G, S, A]) Info() game.Info { return b.right().Info() }

func (b variant[G, S, A]) Start(setup game.Setup, d *game.Dice, story *game.Story) (S, error) {
	return b.right().Start(setup, d, story)
}

func (b variant[G, S, A]) Parts() map[string]game.Part { return b.parts }

func (b variant[G, S, A]) Standing(s *S) game.Standing {
	return game.Standing{What: game.Text{English: "points", French: "points"}, Scores: b.scores(s)}
}

func (b variant[G, S, A]) Reckon() game.Reckoning[S] { return reckoned[S](b.places) }

// reckoned is who hears nothing, and has the places of a finished match.
type reckoned[S any] func(*S) []game.Place

func (reckoned[S]) Hear(*S, game.Event, game.Spot) {}

func (r reckoned[S]) End(s *S) game.Ending {
	return game.Ending{Reason: game.Text{English: "it is over", French: "c'est fini"}, Rule: "toy.end.most-points", Places: r(s)}
}

func (b variant[G, S, A]) Question(s *S) game.Text {
	if b.question != nil {
		return b.question(s)
	}
	return b.right().Question(s)
}

func (b variant[G, S, A]) RollName(l game.Label) game.Text { return b.right().RollName(l) }

func (b variant[G, S, A]) SeatText(s *S, at seat) game.Text { return b.right().SeatText(s, at) }

func (b variant[G, S, A]) Side(s *S, at seat) game.Side {
	if b.side != nil {
		return b.side(s, at)
	}
	side, _ := game.SideOf(b.right(), s, at)
	return side
}

func (b variant[G, S, A]) Next(s *S) game.Decision {
	if b.next != nil {
		return b.next(s)
	}
	return b.right().Next(s)
}

func (b variant[G, S, A]) Check(s *S, at seat, a A) error {
	if b.check != nil {
		return b.check(s, at, a)
	}
	return b.right().Check(s, at, a)
}

func (b variant[G, S, A]) Options(s *S, at seat, list []A) []A {
	if b.options != nil {
		return b.options(s, at, list)
	}
	return b.right().Options(s, at, list)
}

func (b variant[G, S, A]) Apply(s *S, at seat, a A, d *game.Dice, story *game.Story) {
	if b.apply != nil {
		b.apply(s, at, a, d, story)
		return
	}
	b.right().Apply(s, at, a, d, story)
}

func (b variant[G, S, A]) Redact(s *S, at seat) S {
	if b.redact != nil {
		return b.redact(s, at)
	}
	return b.right().Redact(s, at)
}

func (b variant[G, S, A]) Guess(s *S, d *game.Dice) S {
	if b.guess != nil {
		return b.guess(s, d)
	}
	return b.right().Guess(s, d)
}

func (b variant[G, S, A]) Result(s *S) [game.MaxSeats]float32 {
	if b.result != nil {
		return b.result(s)
	}
	return b.right().Result(s)
}

func (b variant[G, S, A]) State(s *S) any {
	if b.state != nil {
		return b.state(s)
	}
	return b.right().State(s)
}

func (b variant[G, S, A]) Action(s *S, a A) any {
	if b.action != nil {
		return b.action(a)
	}
	return b.right().Action(s, a)
}

func (b variant[G, S, A]) ReadState(data []byte, d *game.Dice) (S, error) {
	if b.readState != nil {
		return b.readState(data, d)
	}
	return b.right().ReadState(data, d)
}

func (b variant[G, S, A]) ReadAction(s *S, data []byte) (A, error) {
	if b.readAction != nil {
		return b.readAction(data)
	}
	return b.right().ReadAction(s, data)
}

func (b variant[G, S, A]) KindName(k game.Kind) string {
	if b.kindName != nil {
		return b.kindName(k)
	}
	return b.right().KindName(k)
}

func (b variant[G, S, A]) SeatName(s *S, at seat) string {
	if b.seatName != nil {
		return b.seatName(s, at)
	}
	return b.right().SeatName(s, at)
}

func (b variant[G, S, A]) Tell(s *S, e game.Event) game.Told {
	if b.tell != nil {
		return b.tell(e)
	}
	return b.right().Tell(s, e)
}

func (b variant[G, S, A]) Audit(s *S) error {
	if b.audit != nil {
		return b.audit(s)
	}
	return b.right().Audit(s)
}
