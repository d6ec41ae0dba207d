package table

import (
	"context"
	"errors"
	"slices"
	"time"

	"gonfalon/game"
)

// Departed says that an account is no more: what it did stays, its name does not, and bots
// play its seats.
type Departed struct {
	Account string `json:"account"`
}

// noName is what the seat of an account is called that is no more.
const noName = "—"

// Depart takes an account out of all its matches: off tables that have not begun, out of
// those that it plays, and its name off those that are over.
func (t *Tables) Depart(ctx context.Context, account string) error {
	ids, err := t.matchesOf(ctx, account)
	if err != nil {
		return err
	}
	for _, id := range ids {
		if err := t.departFrom(ctx, id, account); err != nil {
			return err
		}
		if err := t.mine.Delete(ctx, account+"."+id); err != nil {
			return err
		}
	}
	off, err := t.Shuns(ctx, account)
	if err != nil {
		return err
	}
	for _, s := range off {
		if err := t.shunned.Delete(ctx, account+"."+s.ID); err != nil {
			return err
		}
	}
	t.forgetApart(account)
	return t.eachHosted(ctx, account+".", func(_, id string, _ hosted) error {
		return t.hosted.Delete(ctx, hostedKey(account, id))
	})
}

func (t *Tables) departFrom(ctx context.Context, id, account string) error {
	err := t.lobby(ctx, id, request{}, func(m *match) (*Entry, error) {
		if !m.begun() && !m.cancelled && account == m.owner {
			return &Entry{Cancelled: true}, nil
		}
		return nil, nil
	})
	if err == nil {
		err = t.lobby(ctx, id, request{}, func(m *match) (*Entry, error) {
			if m.departed[account] {
				return nil, nil
			}
			return &Entry{Departed: &Departed{account}}, nil
		})
	}
	if errors.Is(err, ErrNotFound) {
		return nil
	}
	return err
}

// depart gives the seats of an account to bots, and takes its name away.
func (m *match) depart(account string, now time.Time) {
	if m.departed == nil {
		m.departed = map[string]bool{}
	}
	m.departed[account] = true
	if m.owner == account {
		m.owner, m.plan.Host, m.bare[0].Host, m.bare[1].Host = "", "", "", ""
	}
	mine := m.held(account)
	for _, s := range mine.List() {
		if !m.begun() {
			m.vacate(s)
			continue
		}
		held := &m.seats[s]
		held.account, held.name, held.bot, held.offered = "", noName, standIn, false
		m.conceded = m.conceded.With(s)
		m.sheets[s] = nil
		if m.proposal != nil && (m.proposal.Seat == s || m.proposal.By == s) {
			m.proposal = nil
		}
	}
	if m.asks != game.NoSeat && mine.Has(m.asks) {
		m.asks, m.agreed = game.NoSeat, 0
	}
	if m.paused && m.people() == 0 {
		m.unpause(now) // nobody is left who could
	}
}

// unnamed returns the header of a log without the names of those who are no more, sealed
// again where our rules can lay the match out.
func (m *match) unnamed(h game.LogHeader) (game.LogHeader, error) {
	h.Seats = slices.Clone(h.Seats)
	for i, s := range m.seats {
		if s.name == noName {
			h.Seats[i] = noName
		}
	}
	if m.began != versionOf(m.game) {
		return h, nil
	}
	d := game.NewDice(m.seed, m.entropy()...)
	at, err := m.layOut(d, nil)
	if err != nil {
		return h, err
	}
	return game.SealedHeader(h, m.seed, d, at.Document()), nil
}

func (m *match) unpause(now time.Time) {
	m.paused = false
	m.clock.start(now)
	if m.window != nil {
		m.window.resume(now)
	}
}
