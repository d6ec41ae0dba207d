package gametest

import (
	"errors"
	"fmt"
	"slices"

	"gonfalon/game"
)

// views checks that a seat needs nothing but its view: what is hidden once stays so, and
// its options and the verdicts on its actions are those of the whole state.
func (u *suite[S, A]) views() error {
	return u.walk(func(sp *spot[S, A]) error {
		if !sp.worth() {
			return nil
		}
		for _, seat := range sp.watchers() {
			view := u.g.Redact(&sp.state, seat)
			if again := u.g.Redact(&view, seat); again != view {
				return fmt.Errorf("seat %d: its view of its view is another: %s", seat, differ(again, view))
			}
			if seat == game.NoSeat {
				continue
			}
			if err := sp.viewServes(seat, &view); err != nil {
				return fmt.Errorf("seat %d, from its own view: %w", seat, err)
			}
		}
		return nil
	})
}

func (sp *spot[S, A]) viewServes(seat game.Seat, view *S) error {
	next := sp.g.Next(view)
	if owes := sp.next.Who.Has(seat); next.Who.Has(seat) != owes || owes && next.Kind != sp.next.Kind {
		return fmt.Errorf("what is next is %+v, in truth it is %+v", next, sp.next)
	}
	options := sp.list(seat)
	if err := sp.sameOptions(seat, view, options); err != nil {
		return err
	}
	for _, a := range options {
		if err := sp.g.Check(view, seat, a); err != nil {
			return fmt.Errorf("the option %s is refused: %w", sp.say(a), err)
		}
	}
	for _, a := range sp.strangers(seat, sp.c.Strangers) {
		got, want := verdict(sp.g.Check(view, seat, a)), verdict(sp.g.Check(&sp.state, seat, a))
		if got != want {
			return fmt.Errorf("the action %s is judged by %q, in truth by %q", sp.say(a), got, want)
		}
	}
	return nil
}

// sameOptions checks that a seat has the given options in another state too.
func (sp *spot[S, A]) sameOptions(seat game.Seat, s *S, want []A) error {
	got := sp.g.Options(s, seat, nil)
	if slices.Equal(got, want) {
		return nil
	}
	for i := range max(len(got), len(want)) {
		switch {
		case i >= len(got):
			return fmt.Errorf("there are %d options, not %d: %s is missing", len(got), len(want), sp.say(want[i]))
		case i >= len(want):
			return fmt.Errorf("there are %d options, not %d: %s is too many", len(got), len(want), sp.say(got[i]))
		case got[i] != want[i]:
			return fmt.Errorf("option %d is %s, not %s", i, sp.say(got[i]), sp.say(want[i]))
		}
	}
	return nil
}

// verdict returns what a verdict says, with the rule that it cites. The facts in it are part
// of what a seat is told, so they must not come from what it cannot see.
func verdict(err error) string {
	if err == nil {
		return "accepted"
	}
	if r, ok := game.AsRefusal(err); ok && r != nil {
		return r.Error()
	}
	return err.Error()
}

// guesses checks that a guess contradicts nothing that its view shows, is a possible
// state in which the match can go on, and depends on the dice only.
func (u *suite[S, A]) guesses() error {
	return u.walk(func(sp *spot[S, A]) error {
		if !sp.worth() {
			return nil
		}
		for _, seat := range sp.watchers() {
			view := u.g.Redact(&sp.state, seat)
			for n := range 2 {
				sp.dice.At(n)
				given := view
				guess := u.g.Guess(&given, sp.dice)
				if given != view {
					return fmt.Errorf("seat %d: Guess changed the view: %s", seat, differ(view, given))
				}
				sp.dice.At(n)
				if again := u.g.Guess(&view, sp.dice); again != guess {
					return fmt.Errorf("seat %d: the same dice make two guesses: %s", seat, differ(guess, again))
				}
				if err := sp.fits(seat, &guess, &view); err != nil {
					return fmt.Errorf("seat %d: the guess %s: %w", seat, write(u.g.State(&guess)), err)
				}
			}
		}
		return nil
	})
}

func (sp *spot[S, A]) fits(seat game.Seat, guess, view *S) error {
	if seen := sp.g.Redact(guess, seat); seen != *view {
		return fmt.Errorf("it contradicts the view: %s", differ(*view, seen))
	}
	if err := sp.g.Audit(guess); err != nil {
		return fmt.Errorf("audit: %w", err)
	}
	for rest := sp.g.Next(guess).Who; rest != 0; rest = rest.Without(rest.First()) {
		if len(sp.g.Options(guess, rest.First(), nil)) == 0 {
			return fmt.Errorf("seat %d must choose in it and has no option", rest.First())
		}
	}
	return nil
}

func skipHides[S, A comparable](u *suite[S, A]) string {
	if u.c.Scramble == nil {
		return "the config has no Scramble"
	}
	return ""
}

// hides checks that states which differ only in what a seat may not know look the same
// to it and leave it the same options, and that the next action tells it no more than it
// sees afterwards. What it may not know, Scramble says.
func (u *suite[S, A]) hides() error {
	differed := false
	err := u.walk(func(sp *spot[S, A]) error {
		const often = 12 // few actions tell secrets
		worth := sp.worth()
		if !worth && sp.rng.IntN(often) > 0 {
			return nil
		}
		for _, seat := range sp.watchers() {
			other := u.c.Scramble(&sp.state, seat, sp.rng)
			differed = differed || other != sp.state
			err := sp.soundsSame(seat, &other)
			if err == nil && worth {
				err = sp.looksSame(seat, &other)
			}
			if err != nil {
				return fmt.Errorf("seat %d, after Scramble (%s): %w", seat, differ(sp.state, other), err)
			}
		}
		return nil
	})
	if err == nil && !differed {
		err = errors.New("the config's Scramble has never changed anything")
	}
	return err
}

func (sp *spot[S, A]) looksSame(seat game.Seat, other *S) error {
	if err := sp.g.Audit(other); err != nil {
		return fmt.Errorf("it is not a possible state: %w", err)
	}
	if a, b := sp.g.Redact(&sp.state, seat), sp.g.Redact(other, seat); a != b {
		return fmt.Errorf("the view has changed: %s", differ(a, b))
	}
	if seat == game.NoSeat {
		return nil
	}
	return sp.sameOptions(seat, other, sp.list(seat))
}

// soundsSame checks what a seat is told of the next action: the same in the state and in
// another that looks the same to it, and the same of two actions of somebody else, if it
// cannot see the difference afterwards. Where the action ends the decision, what was secret
// may be told and out of sight again at once.
func (sp *spot[S, A]) soundsSame(seat game.Seat, other *S) error {
	for rest := sp.next.Who; rest != 0; rest = rest.Without(rest.First()) {
		actor := rest.First()
		options := sp.list(actor)
		a, b := options[sp.rng.IntN(len(options))], options[sp.rng.IntN(len(options))]
		told := sp.told(seat, &sp.state, actor, a)
		if sp.g.Check(other, actor, a) == nil {
			if err := told.same(sp.told(seat, other, actor, a)); err != nil {
				return fmt.Errorf("%s of seat %d: %w", sp.say(a), actor, err)
			}
		}
		if actor != seat {
			if err := told.same(sp.told(seat, &sp.state, actor, b)); err != nil {
				return fmt.Errorf("%s and %s of seat %d: %w", sp.say(a), sp.say(b), actor, err)
			}
		}
	}
	return nil
}

// A telling is what came of an action, and what a seat sees and is told of it.
type telling[S comparable] struct {
	state, view S
	events      []game.Event
	open        bool // it is still the same decision
}

func (sp *spot[S, A]) told(seat game.Seat, s *S, actor game.Seat, a A) telling[S] {
	t := telling[S]{state: *s}
	var story game.Story
	sp.dice.At(0)
	sp.g.Apply(&t.state, actor, a, sp.dice, &story)
	t.view, t.events = sp.g.Redact(&t.state, seat), story.Seen(seat)
	next := sp.g.Next(&t.state)
	t.open = next.Kind == sp.next.Kind && next.Who&^sp.next.Who == 0
	return t
}

// same checks that what cannot be seen is not told either.
func (t *telling[S]) same(u telling[S]) error {
	if t.open && u.open && t.state != u.state && t.view == u.view && !slices.Equal(t.events, u.events) {
		return fmt.Errorf("it is told %v and %v of what it may not know", t.events, u.events)
	}
	return nil
}
