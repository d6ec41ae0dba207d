package gametest

import (
	"fmt"

	"gonfalon/game"
)

// together checks that it does not matter in which order seats make choices that they
// owe at the same time.
func (u *suite[S, A]) together() error {
	return u.walk(func(sp *spot[S, A]) error {
		n := sp.next.Who.Len()
		if n < 2 || sp.next.Duty == game.AnyOne || !sp.worth() {
			return nil
		}
		for range 3 {
			var choices []Choice[A]
			for _, i := range sp.rng.Perm(n)[:2+sp.rng.IntN(n-1)] {
				seat := nth(sp.next.Who, i)
				list := sp.list(seat)
				if len(list) == 0 {
					return fmt.Errorf("seat %d must choose and has no option", seat)
				}
				choices = append(choices, Choice[A]{seat, list[sp.rng.IntN(len(list))]})
			}
			if err := sp.commute(choices); err != nil {
				return err
			}
		}
		return nil
	})
}

// commute takes the choices in the order given and in another one.
func (sp *spot[S, A]) commute(choices []Choice[A]) error {
	other := make([]Choice[A], len(choices))
	for to, from := range sp.rng.Perm(len(choices)) {
		other[to] = choices[from]
	}
	if other[0] == choices[0] {
		other[0], other[1] = other[1], other[0]
	}
	one, ok, err := sp.take(choices)
	if err != nil || !ok {
		return err
	}
	two, ok, err := sp.take(other)
	if err != nil || !ok {
		return err
	}
	if one != two {
		return fmt.Errorf("the choices (%s) lead to another state than in the order (%s): %s",
			sp.sayAll(choices), sp.sayAll(other), differ(one, two))
	}
	return nil
}

// take carries out choices one after the other. It is not ok if one of them is no longer
// owed when its turn comes.
func (sp *spot[S, A]) take(choices []Choice[A]) (s S, ok bool, err error) {
	s = sp.state
	for i, c := range choices {
		next := sp.g.Next(&s)
		if next.Kind != sp.next.Kind || !next.Who.Has(c.Seat) {
			return s, false, nil
		}
		if err := sp.g.Check(&s, c.Seat, c.Action); err != nil {
			return s, false, fmt.Errorf("seat %d may no longer choose %s after %s, though all choose at the same time: %w",
				c.Seat, sp.say(c.Action), sp.sayAll(choices[:i]), err)
		}
		sp.dice.At(sp.action() + i)
		sp.g.Apply(&s, c.Seat, c.Action, sp.dice, nil)
	}
	return s, true, nil
}

// sayAll writes choices for a message.
func (sp *spot[S, A]) sayAll(choices []Choice[A]) string {
	text := ""
	for i, c := range choices {
		if i > 0 {
			text += ", "
		}
		text += fmt.Sprintf("seat %d: %s", c.Seat, sp.say(c.Action))
	}
	return text
}

// watchers are all who have a view: the seats and a spectator.
func (sp *spot[S, A]) watchers() []game.Seat {
	list := []game.Seat{game.NoSeat}
	for seat := range game.Seat(sp.setup.Seats) {
		list = append(list, seat)
	}
	return list
}
