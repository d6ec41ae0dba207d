package gametest

import (
	"errors"
	"fmt"
	"slices"

	"gonfalon/game"
)

func skipReckoning[S, A comparable](u *suite[S, A]) string {
	if _, ok := u.g.(game.Reckoner[S]); !ok {
		return "the game says nothing of how a match stands"
	}
	return ""
}

// reckoning checks what a game says of how a match stands and ends: the scores are no secret,
// and the places agree with the result.
func (u *suite[S, A]) reckoning() error {
	r := u.g.(game.Reckoner[S])
	return u.walk(func(sp *spot[S, A]) error {
		if sp.worth() {
			if err := sp.stands(r); err != nil {
				return err
			}
		}
		if sp.next.Who != 0 {
			return nil
		}
		return sp.ended(r)
	})
}

// stands checks the standing of a position, of which games are asked as a spectator sees it.
func (sp *spot[S, A]) stands(r game.Reckoner[S]) error {
	view := sp.g.Redact(&sp.state, game.NoSeat)
	st, truth := r.Standing(&view), r.Standing(&sp.state)
	if len(st.Scores) != sp.setup.Seats {
		return fmt.Errorf("there are %d scores for %d seats", len(st.Scores), sp.setup.Seats)
	}
	if !slices.Equal(st.Scores, truth.Scores) || st.Goal != truth.Goal || st.Lead != truth.Lead {
		return fmt.Errorf("a spectator sees the scores %v of %d, %d ahead, in truth they are %v of %d, %d ahead", st.Scores, st.Goal, st.Lead, truth.Scores, truth.Goal, truth.Lead)
	}
	if st.Would != nil {
		if err := bothSound(*st.Would); err != nil {
			return err
		}
	}
	return bothSound(st.What)
}

// ended checks how a finished match is said to have ended, after all of it was heard.
func (sp *spot[S, A]) ended(r game.Reckoner[S]) error {
	e, err := sp.heard(r)
	if err != nil {
		return err
	}
	if err := errors.Join(bothSound(e.Reason), known(e.Rule)); err != nil {
		return fmt.Errorf("the reason: %w", err)
	}
	shares, best, last := sp.g.Result(&sp.state), float32(0), 1
	for _, share := range shares {
		best = max(best, share)
	}
	var met game.SeatSet
	for i, p := range e.Places {
		switch {
		case met.Has(p.Seat) || p.Seat < 0 || int(p.Seat) >= sp.setup.Seats:
			return fmt.Errorf("seat %d has two places, or does not play", p.Seat)
		case p.Place != i+1 && (i == 0 || p.Place != last):
			return fmt.Errorf("place %d comes after %d", p.Place, last)
		case (p.Place == 1) != (shares[p.Seat] == best):
			return fmt.Errorf("seat %d is number %d and has %v of the victory", p.Seat, p.Place, shares[p.Seat])
		case len(p.Cells) != len(e.Columns):
			return fmt.Errorf("there are %d columns and %d cells", len(e.Columns), len(p.Cells))
		}
		met, last = met.With(p.Seat), p.Place
		for _, t := range append(p.Cells, e.Columns...) {
			if err := bothSound(t); err != nil {
				return err
			}
		}
	}
	if met != sp.seats() {
		return fmt.Errorf("the places are those of the seats %b", met)
	}
	for _, n := range e.Notes {
		if err := errors.Join(bothSound(n.Text), bothSound(n.Value)); err != nil {
			return fmt.Errorf("a note: %w", err)
		}
	}
	return nil
}

// known wants a rule.
func known(rule game.Rule) error {
	if rule == "" {
		return errors.New("no rule is cited")
	}
	return nil
}

// heard plays the match again for who reckons it.
func (sp *spot[S, A]) heard(r game.Reckoner[S]) (game.Ending, error) {
	again, err := newPlayout(sp.g, sp.setup, sp.c.Seed, sp.number)
	if err != nil {
		return game.Ending{}, err
	}
	hears := r.Reckon()
	for i, c := range sp.history {
		at := game.Spot{N: i + 1}
		again.dice.At(i + 1)
		sp.g.Apply(&again.state, c.Seat, c.Action, again.dice, game.Watched(func(e game.Event) {
			if e.Only == 0 {
				hears.Hear(&again.state, e, at)
			}
			at.Event++
		}))
	}
	if again.state != sp.state {
		return game.Ending{}, errors.New("the match came out otherwise when it was heard")
	}
	return hears.End(&again.state), nil
}
