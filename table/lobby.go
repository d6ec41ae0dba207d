package table

import (
	"context"
	"slices"
	"time"

	"gonfalon/bot"
	"gonfalon/game"
)

// Filled says that a bot takes the seats that nobody has.
type Filled struct {
	Seats []game.Seat `json:"seats"`
	Bot   string      `json:"bot"`
}

// waiting says why a table that has not begun cannot be changed, if it cannot.
func (m *match) waiting() error {
	switch {
	case m.frozen != "":
		return m.stopped()
	case m.cancelled:
		return ErrCancelled
	case m.begun():
		return ErrBegun
	}
	return nil
}

// hosting is waiting for what only who set the table up can do.
func (m *match) hosting(account string) error {
	if account == "" || account != m.owner {
		return ErrNotYours
	}
	return m.waiting()
}

// lobby carries out a change to a table that has not begun, and lists it as it is then.
func (t *Tables) lobby(ctx context.Context, id string, q request, c change) error {
	if _, err := t.do(ctx, id, q, c); err != nil {
		return err
	}
	var s Summary
	if err := t.in(ctx, id, func(r *room) error { s = r.m.summary(); return nil }); err != nil {
		return err
	}
	return t.list(ctx, "", s)
}

// Name names a table.
func (t *Tables) Name(ctx context.Context, id, account, title, key string) error {
	if err := checkTitle(title); err != nil {
		return err
	}
	return t.lobby(ctx, id, asked(account, key, "name", title), func(m *match) (*Entry, error) {
		if err := m.hosting(account); err != nil || title == m.plan.Title {
			return nil, err
		}
		return &Entry{Titled: &title}, nil
	})
}

// Fill has a bot take all seats that are empty, so that the match begins.
func (t *Tables) Fill(ctx context.Context, id, account, name, key string) error {
	if err := bot.Known(name); err != nil {
		return badly(err)
	}
	return t.lobby(ctx, id, asked(account, key, "fill", name), func(m *match) (*Entry, error) {
		if err := m.hosting(account); err != nil {
			return nil, err
		}
		f := &Filled{Bot: name}
		for i, s := range m.seats {
			if s.account == "" && s.bot == "" {
				f.Seats = append(f.Seats, game.Seat(i))
			}
		}
		return &Entry{Filled: f}, nil
	})
}

func (m *match) fill(f *Filled, now time.Time) error {
	m.plan.Seats = slices.Clone(m.plan.Seats)
	for _, s := range f.Seats {
		m.plan.Seats[s] = Chair{Bot: f.Bot}
		m.seats[s].bot, m.seats[s].name = f.Bot, f.Bot
	}
	return m.begin(now)
}

// Leave gives a seat back before the match begins, with what was brought to it. Whoever was
// at a table that was cancelled has it off his list so.
func (t *Tables) Leave(ctx context.Context, id, account string, s game.Seat, key string) error {
	listed := true
	err := t.lobby(ctx, id, asked(account, key, "leave", s), func(m *match) (*Entry, error) {
		if !m.holds(account, s) {
			return nil, ErrForbidden
		}
		if err := m.waiting(); err != nil && err != ErrCancelled {
			return nil, err
		}
		listed = account == m.owner && !m.cancelled || len(m.yours(account)) > 1
		return &Entry{Vacated: &s}, nil
	})
	if err != nil || listed {
		return err
	}
	return t.mine.Delete(ctx, account+"."+id)
}

func (m *match) vacate(s game.Seat) {
	m.sat = slices.DeleteFunc(m.sat, func(sat *Sat) bool { return sat.Seat == s })
	m.replan()
	m.seats[s] = seat{}
}

// replan makes the plan anew of what those have brought who sit there.
func (m *match) replan() {
	title := m.plan.Title
	m.plan, m.laid = m.bare[0], m.bare[1]
	for _, sat := range m.sat {
		m.plan = m.plan.with(sat.Options)
		m.laid = m.laid.with(sat.Options).with(sat.Settled)
	}
	m.plan.Title = title
}

// Cancel puts a table away that has not begun. Those who sit there are told.
func (t *Tables) Cancel(ctx context.Context, id, account, key string) error {
	return t.lobby(ctx, id, asked(account, key, "cancel"), func(m *match) (*Entry, error) {
		if err := m.hosting(account); err != nil {
			return nil, err
		}
		return &Entry{Cancelled: true}, nil
	})
}
