package gametest

import (
	"errors"
	"fmt"
	"slices"

	"gonfalon/game"
)

// sealed checks that an answer which is not the last changes nothing for anybody else: not
// what they see, not what they are told, not who else is asked. The first option of who is
// asked must pass.
func (u *suite[S, A]) sealed() error {
	windows := find[S, game.Window]()
	return u.walk(func(sp *spot[S, A]) error {
		if sp.next.Duty != game.Sealed || sp.next.Who == 0 {
			return nil
		}
		at := sp.window(windows)
		if at < 0 {
			return fmt.Errorf("a sealed answer is owed by the seats of set %b, and the state has no game.Window that asks them", sp.next.Who)
		}
		if sp.next.Who.Len() == 1 {
			return nil // the answer is the last
		}
		for rest := sp.next.Who; rest != 0; rest = rest.Without(rest.First()) {
			seat := rest.First()
			list := sp.list(seat)
			passed := sp.after(seat, list[0], nil)
			if w := windows.in(&passed)[at]; !w.Given.Has(seat) || w.Answers[seat] != game.Pass {
				return fmt.Errorf("the first option of seat %d, %s, is no pass", seat, sp.say(list[0]))
			}
			if err := sp.staysSealed(seat, list[sp.rng.IntN(len(list))]); err != nil {
				return err
			}
		}
		return nil
	})
}

// window returns which window of the state asks for the sealed answers that are owed, or -1.
func (sp *spot[S, A]) window(windows finder[S, game.Window]) int {
	return slices.IndexFunc(windows.in(&sp.state), func(w *game.Window) bool { return w.Asked() == sp.next.Who })
}

// after returns the state after an action.
func (sp *spot[S, A]) after(seat game.Seat, a A, story *game.Story) S {
	s := sp.state
	sp.dice.At(sp.action())
	sp.g.Apply(&s, seat, a, sp.dice, story)
	return s
}

func (sp *spot[S, A]) staysSealed(seat game.Seat, a A) error {
	var story game.Story
	s := sp.after(seat, a, &story)
	fail := func(format string, args ...any) error {
		return fmt.Errorf("seat %d answers %s, and others still may: %w", seat, sp.say(a), fmt.Errorf(format, args...))
	}
	want := sp.next
	want.Who = want.Who.Without(seat)
	if next := sp.g.Next(&s); next != want {
		return fail("what is next is %+v, not %+v", next, want)
	}
	if n := len(sp.dice.Rolled()); n > 0 {
		return fail("it has rolled %d dice", n)
	}
	for _, other := range sp.watchers() {
		if other == seat {
			continue
		}
		if a, b := sp.g.Redact(&sp.state, other), sp.g.Redact(&s, other); a != b {
			return fail("seat %d sees it: %s", other, differ(a, b))
		}
		if told := story.Seen(other); len(told) > 0 {
			return fail("seat %d is told %v", other, told)
		}
	}
	return nil
}

// oneByOne checks that a window comes out as if the seats were asked one after the other:
// what those have sealed who come after the first play counts for nothing.
func (u *suite[S, A]) oneByOne() error {
	windows := find[S, game.Window]()
	return u.walk(func(sp *spot[S, A]) error {
		if sp.next.Duty != game.Sealed || sp.next.Who.Len() < 2 {
			return nil
		}
		at := sp.window(windows)
		if at < 0 {
			return errors.New("no game.Window of the state asks them")
		}
		one := sp.answers()
		other := sp.answers()
		for i := range sp.beforeFirstPlay(windows.in(&sp.state)[at], one) {
			other[i] = one[i]
		}
		a, ok, err := sp.take(one)
		if err != nil || !ok {
			return err
		}
		b, ok, err := sp.take(other)
		if err != nil || !ok {
			return err
		}
		if a != b {
			return fmt.Errorf("asked one after the other, (%s) and (%s) are the same, and they lead to different states: %s",
				sp.sayAll(one), sp.sayAll(other), differ(a, b))
		}
		return nil
	})
}

// answers returns an answer for each seat that is asked, from the lowest seat on.
func (sp *spot[S, A]) answers() []Choice[A] {
	var all []Choice[A]
	for rest := sp.next.Who; rest != 0; rest = rest.Without(rest.First()) {
		list := sp.list(rest.First())
		all = append(all, Choice[A]{rest.First(), list[sp.rng.IntN(len(list))]})
	}
	return all
}

// beforeFirstPlay returns which of the answers count, in the order of a window, up to the
// first that is no pass. Somebody else may have sealed a play before them.
func (sp *spot[S, A]) beforeFirstPlay(w *game.Window, answers []Choice[A]) map[int]bool {
	count := make(map[int]bool)
	for i := range game.Seat(w.Seats) {
		seat := (w.First + i) % game.Seat(w.Seats)
		if w.Given.Has(seat) && w.Answers[seat] != game.Pass {
			return count
		}
		at := slices.IndexFunc(answers, func(c Choice[A]) bool { return c.Seat == seat })
		if at < 0 {
			continue
		}
		count[at] = true
		if answers[at].Action != sp.list(seat)[0] {
			return count
		}
	}
	return count
}
