package gametest

import (
	"bytes"
	"errors"
	"fmt"

	"gonfalon/game"
)

// pure checks that asking about a state does not change it, and that playing on from a
// copy does not reach the original, be it by way of what the state points to.
func (u *suite[S, A]) pure() error {
	return u.walk(func(sp *spot[S, A]) error {
		if !sp.worth() {
			return nil
		}
		state := sp.state
		before := write(u.g.State(&state))
		for _, q := range sp.questions(&state) {
			if q.ask(); state != sp.state {
				return fmt.Errorf("%s changed the state: %s", q.name, differ(sp.state, state))
			}
		}
		if err := sp.playOn(20); err != nil {
			return err
		}
		if state != sp.state || !bytes.Equal(before, write(u.g.State(&sp.state))) {
			return errors.New("playing on from a copy changed the original")
		}
		return nil
	})
}

// A question is a call that must not change the state.
type question struct {
	name string
	ask  func()
}

func (sp *spot[S, A]) questions(s *S) []question {
	each := func(f func(game.Seat)) func() {
		return func() {
			for seat := range game.Seat(sp.setup.Seats) {
				f(seat)
			}
		}
	}
	list := []question{
		{"Next", func() { sp.g.Next(s) }},
		{"Audit", func() { _ = sp.g.Audit(s) }},
		{"State", func() { sp.g.State(s) }},
		{"SeatName", each(func(seat game.Seat) { sp.g.SeatName(s, seat) })},
		{"Redact", each(func(seat game.Seat) { sp.g.Redact(s, seat) })},
		{"Options", each(func(seat game.Seat) { sp.g.Options(s, seat, nil) })},
		{"Check", each(func(seat game.Seat) {
			for _, a := range sp.list(seat) {
				_ = sp.g.Check(s, seat, a)
			}
		})},
	}
	if sp.next.Who == 0 {
		list = append(list, question{"Result", func() { sp.g.Result(s) }})
	}
	return list
}

// playOn takes up to n random actions from a copy of the spot's state.
func (sp *spot[S, A]) playOn(n int) error {
	p := playout[S, A]{g: sp.g, state: sp.state, dice: sp.dice, rng: sp.rng}
	for range n {
		if p.over() {
			return nil
		}
		if err := p.step(); err != nil {
			return fmt.Errorf("playing on: %w", err)
		}
	}
	return nil
}

// replays checks that the same dice and choices lead through the same states, whether
// the story is told or not.
func (u *suite[S, A]) replays() error {
	var twin S
	var dice *game.Dice
	story := new(game.Story)
	return u.walk(func(sp *spot[S, A]) (err error) {
		if n := len(sp.history); n == 0 {
			dice = playoutDice(u.c.Seed, sp.number)
			if twin, err = u.g.Start(sp.setup, dice, story); err != nil {
				return err
			}
		} else {
			last := sp.history[n-1]
			dice.At(n)
			story.Clear()
			u.g.Apply(&twin, last.Seat, last.Action, dice, story)
		}
		if twin != sp.state {
			return fmt.Errorf("the same dice and choices lead to another state: %s", differ(sp.state, twin))
		}
		return nil
	})
}
