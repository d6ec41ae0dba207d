package gametest

import (
	"bytes"
	"errors"
	"fmt"
	"slices"

	"gonfalon/game"
)

// strangers returns up to n actions that a seat might say here and that are not among
// its options: those of other times and seats, and options with something changed.
func (sp *spot[S, A]) strangers(seat game.Seat, n int) []A {
	options := sp.list(seat)
	var list []A
	for try := 0; try < 4*n && len(list) < n && len(sp.pool) > 0; try++ {
		a := sp.pool[sp.rng.IntN(len(sp.pool))]
		if try%4 != 0 {
			if len(options) > 0 && try%4 != 1 {
				a = options[sp.rng.IntN(len(options))]
			}
			donor := sp.pool[sp.rng.IntN(len(sp.pool))]
			doc := mutate(write(sp.g.Action(&sp.state, a)), write(sp.g.Action(&sp.state, donor)), sp.rng)
			read, err := sp.g.ReadAction(&sp.state, doc)
			if err != nil {
				continue
			}
			a = read
		}
		if !slices.Contains(options, a) {
			list = append(list, a)
		}
	}
	return list
}

// refusal returns the refusal in the error of a Check; an error of another kind, or a
// refusal that cites no rule, is a mistake.
func refusal(err error) (*game.Refusal, error) {
	r, ok := game.AsRefusal(err)
	switch {
	case !ok:
		return nil, fmt.Errorf("the error of Check is no refusal: %w", err)
	case r == nil:
		return nil, errors.New("a nil *Refusal was returned as an error, which is not nil")
	case r.Rule == "" || r.Format == (game.Text{}):
		return nil, fmt.Errorf("the refusal %+v has no rule or no words", *r)
	}
	return r, nil
}

// unlisted checks that Check refuses what Options does not list, and that it leaves the
// state alone. Where Options is only a sample, what is accepted must at least break
// nothing.
func (u *suite[S, A]) unlisted() error {
	return u.walk(func(sp *spot[S, A]) error {
		if !sp.worth() {
			return nil
		}
		for seat := range game.Seat(sp.setup.Seats) {
			for _, a := range sp.strangers(seat, u.c.Strangers) {
				if err := sp.stranger(seat, a); err != nil {
					return fmt.Errorf("seat %d, unlisted action %s: %w", seat, sp.say(a), err)
				}
			}
		}
		return sp.absent()
	})
}

// absent checks that a seat that nobody has in this match may do nothing.
func (sp *spot[S, A]) absent() error {
	for seat := game.Seat(sp.setup.Seats); seat < game.MaxSeats && len(sp.pool) > 0; seat++ {
		a := sp.pool[sp.rng.IntN(len(sp.pool))]
		err := sp.g.Check(&sp.state, seat, a)
		if err == nil {
			return fmt.Errorf("seat %d is not in the match and may %s", seat, sp.say(a))
		}
		if _, err := refusal(err); err != nil {
			return fmt.Errorf("seat %d is not in the match: %w", seat, err)
		}
	}
	return nil
}

func (sp *spot[S, A]) stranger(seat game.Seat, a A) error {
	state := sp.state
	err := sp.g.Check(&state, seat, a)
	if state != sp.state {
		return errors.New("it is checked, and that changed the state")
	}
	if err != nil {
		_, err := refusal(err)
		return err
	}
	if !sp.c.Sampled {
		return errors.New("it is accepted and not among the options")
	}
	sp.dice.At(sp.action())
	sp.g.Apply(&state, seat, a, sp.dice, nil)
	if err := sp.g.Audit(&state); err != nil {
		return fmt.Errorf("it leads to an impossible state: %w", err)
	}
	return nil
}

// refusedDocuments plays the games once more through documents, as the server does, and
// checks that documents which are refused, or cannot be read, change nothing.
func (u *suite[S, A]) refusedDocuments() error {
	opened := game.Open(u.g)
	var at game.Position
	var dice *game.Dice
	return u.walk(func(sp *spot[S, A]) (err error) {
		if n := len(sp.history); n == 0 {
			dice = playoutDice(u.c.Seed, sp.number)
			if at, err = opened.Start(sp.setup, dice, nil); err != nil {
				return err
			}
		} else {
			last := sp.history[n-1]
			dice.At(n)
			before, _ := game.StateOf[S, A](at)
			if err := at.Act(last.Seat, write(u.g.Action(before, last.Action)), dice, nil); err != nil {
				return fmt.Errorf("an option is refused as a document: %w", err)
			}
		}
		if !sp.worth() {
			return nil
		}
		if want := write(u.g.State(&sp.state)); !bytes.Equal(at.Document(), want) {
			return fmt.Errorf("played through documents the state is\n%s, not\n%s", at.Document(), want)
		}
		for seat := range game.Seat(sp.setup.Seats) {
			if err := sp.tryDocuments(at, seat); err != nil {
				return err
			}
		}
		return nil
	})
}

// tryDocuments offers documents that must be refused.
func (sp *spot[S, A]) tryDocuments(at game.Position, seat game.Seat) error {
	docs := [][]byte{nil, []byte("null"), []byte("{}"), []byte("[]"), []byte(`"x"`), []byte("{"), []byte(`{"kind":`), []byte("0")}
	for _, a := range sp.strangers(seat, sp.c.Strangers) {
		doc := write(sp.g.Action(&sp.state, a))
		docs = append(docs, doc, doc[:len(doc)/2])
	}
	docs = slices.DeleteFunc(docs, func(doc []byte) bool {
		a, err := sp.g.ReadAction(&sp.state, doc)
		return err == nil && sp.g.Check(&sp.state, seat, a) == nil // legal after all; whether it may be is another property
	})
	before, kept := at.Document(), at.Clone()
	for _, doc := range docs {
		if err := sp.mustRefuse(at, seat, doc); err != nil {
			return fmt.Errorf("seat %d, document %s: %w", seat, doc, err)
		}
	}
	if bytes.Equal(before, at.Document()) {
		return nil
	}
	for _, doc := range docs { // writing the state is slow, so only now it is asked which of them did it
		_ = sp.mustRefuse(kept, seat, doc)
		if !bytes.Equal(before, kept.Document()) {
			return fmt.Errorf("seat %d, document %s: it is refused, and that changed the state", seat, doc)
		}
	}
	return fmt.Errorf("seat %d: refused documents changed the state, but not when they were tried again", seat)
}

// mustRefuse offers a document that is not legal.
func (sp *spot[S, A]) mustRefuse(at game.Position, seat game.Seat, doc []byte) error {
	story := new(game.Story)
	sp.dice.At(sp.action())
	if err := at.Act(seat, doc, sp.dice, story); err == nil {
		return errors.New("it is accepted by Act and not by Check")
	}
	if len(story.Events()) > 0 || len(sp.dice.Rolled()) > 0 {
		return fmt.Errorf("it is refused, and yet it rolled %v and told %d events", sp.dice.Rolled(), len(story.Events()))
	}
	return nil
}
