package table

import (
	"context"
	"slices"

	"gonfalon/game"
)

// A Rematch says who has set the table for another match with the same people, and which.
type Rematch struct {
	Seat  game.Seat `json:"seat"`
	Match string    `json:"match"`
}

// Rematch sets a table for the same people, bots and options as a finished match had, and
// seats the account there. There is one for a match, whoever asks and however often: the
// others find their seats kept for them. It returns its id.
func (t *Tables) Rematch(ctx context.Context, id, account string) (string, error) {
	var again Created
	var mine []Sat
	err := t.in(ctx, id, func(r *room) error {
		if !r.m.over() { // as far as this node knows
			if err := t.catchUp(ctx, r); err != nil {
				return err
			}
		}
		switch {
		case len(r.m.yours(account)) == 0:
			return ErrForbidden
		case !r.m.over():
			return ErrNotOver
		}
		again, mine = r.m.again(account)
		return nil
	})
	if err != nil {
		return "", err
	}
	for i, guest := range again.Kept {
		off, err := t.shuns(ctx, guest)
		if err != nil {
			return "", err
		}
		if off[account] == Blocked {
			again.Kept[i] = "" // he is not invited by who he does not want to meet
		}
	}
	next, err := t.set(ctx, &again, request{key: "rematch " + id, print: "rematch"})
	if err != nil {
		return "", err
	}
	for _, sat := range mine {
		if _, err := t.Sit(ctx, next, sat, ""); err != nil {
			return "", err
		}
	}
	_, err = t.do(ctx, id, request{}, func(m *match) (*Entry, error) {
		if m.rematch != "" {
			return nil, nil
		}
		return &Entry{Rematch: &Rematch{m.yours(account)[0], next}}, nil
	})
	return next, err
}

// again returns a table for the people of the match, and where an account sits down.
func (m *match) again(account string) (Created, []Sat) {
	plan, kept, mine := m.plan, []string{}, []Sat{}
	plan.Open, plan.Seats = false, slices.Clone(plan.Seats)
	for i, s := range m.seats {
		plan.Seats[i].Bring = false // what was brought is in the options
		kept = append(kept, s.account)
		if s.account == account {
			mine, plan.Host = append(mine, Sat{Seat: game.Seat(i), Account: account, Name: s.name}), s.name
		}
	}
	return Created{By: account, Plan: plan, Kept: kept, From: m.from}, mine
}
