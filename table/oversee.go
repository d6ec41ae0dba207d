package table

import (
	"cmp"
	"context"
	"slices"
	"time"

	"gonfalon/game"
)

// Whoever runs the server may do at a table what nobody else can: close it, have somebody else
// play a seat without a vote, give a seat to another account. The reason is kept, and told.

// An Overseen match is a summary with what whoever runs the server needs to know of it.
type Overseen struct {
	Summary
	Actions  int       `json:"actions"`
	Last     time.Time `json:"last" doc:"When something happened there"`
	Paused   bool      `json:"paused,omitempty"`
	Owner    string    `json:"owner,omitempty" doc:"The account that has set it up"`
	Accounts []string  `json:"accounts" doc:"Of the persons, by seat"`
	Present  *Present  `json:"present"`
	Why      string    `json:"why,omitempty" doc:"Why it was closed"`
}

func (r *room) overseen() Overseen {
	m := r.m
	o := Overseen{Summary: m.summary(), Actions: len(m.acts), Last: m.last, Paused: m.paused, Owner: m.owner, Accounts: []string{}, Present: r.present(), Why: m.why}
	for _, s := range m.seats {
		o.Accounts = append(o.Accounts, s.account)
	}
	return o
}

// Oversee returns a match as whoever runs the server sees it.
func (t *Tables) Oversee(ctx context.Context, id string) (o Overseen, err error) {
	err = t.in(ctx, id, func(r *room) error { o = r.overseen(); return nil })
	return o, err
}

// OverseeAll returns the matches that this node has in memory, those first in which something
// happened last.
func (t *Tables) OverseeAll() []Overseen {
	t.mu.Lock()
	rooms := make([]*room, 0, len(t.rooms))
	for _, r := range t.rooms {
		rooms = append(rooms, r)
	}
	t.mu.Unlock()
	all := []Overseen{}
	for _, r := range rooms {
		r.mu.Lock()
		if !r.gone && r.m.seq != 0 {
			err := t.guarded(r.m, func() error { all = append(all, r.overseen()); return nil })
			if err != nil {
				all = append(all, Overseen{Summary: Summary{ID: r.m.id, Status: "frozen"}, Accounts: []string{}})
			}
		}
		r.mu.Unlock()
	}
	slices.SortFunc(all, func(a, b Overseen) int { return cmp.Or(b.Last.Compare(a.Last), cmp.Compare(a.ID, b.ID)) })
	return all
}

// Close ends a table, or a match that is played, without a result.
func (t *Tables) Close(ctx context.Context, id, why string) error {
	return t.lobby(ctx, id, request{}, func(m *match) (*Entry, error) {
		switch {
		case m.frozen != "":
			return nil, m.stopped()
		case m.cancelled:
			return nil, ErrCancelled
		case m.over():
			return nil, ErrOver
		}
		return &Entry{Cancelled: true, Why: why}, nil
	})
}

// personal says why nobody else can be given a seat, if it is not one that a person plays.
func (m *match) personal(s game.Seat) error {
	switch {
	case s < 0 || int(s) >= len(m.seats):
		return bad("there is no seat %d", "il n'y a pas de place %d", s)
	case m.frozen != "":
		return m.stopped()
	case m.cancelled:
		return ErrCancelled
	case m.over():
		return ErrOver
	case m.at == nil:
		return ErrNotBegun
	case m.seats[s].account == "" || m.conceded.Has(s):
		return ErrNobody
	}
	return nil
}

// Replace has a bot play the seat of somebody who is not there, until he is back, or offers the
// seat to another person. It returns the seat's invitation.
func (t *Tables) Replace(ctx context.Context, id string, s game.Seat, to Substitute, why string) (invite string, err error) {
	if to != ByBot && to != ByPerson {
		return "", bad("a seat is for a %q or a %q, not %q", "une place est pour « %s » ou « %s », pas « %s »", ByBot, ByPerson, to)
	}
	here, err := t.presentAt(ctx, id)
	if err != nil {
		return "", err
	}
	_, err = t.do(ctx, id, request{}, func(m *match) (*Entry, error) {
		if err := m.personal(s); err != nil {
			return nil, err
		}
		there := slices.ContainsFunc(here.Seats, func(p Presence) bool { return p.Seat == s && p.Is == Here })
		held := &m.seats[s]
		switch {
		case held.bot == "" && there:
			return nil, ErrHere
		case held.bot != "" && (to == ByBot || held.offered):
			return nil, ErrPresent
		}
		invite = m.invites[s]
		return &Entry{Replaced: &Replaced{s, to}, Why: why}, nil
	})
	if to == ByBot {
		invite = ""
	}
	return invite, err
}

// HandOver gives a seat of a match that is played to another account.
func (t *Tables) HandOver(ctx context.Context, id string, s game.Seat, account, name, why string) error {
	before := ""
	_, err := t.do(ctx, id, request{}, func(m *match) (*Entry, error) {
		if err := m.personal(s); err != nil {
			return nil, err
		}
		if m.held(account) != 0 {
			return nil, ErrPlaysHere
		}
		before = m.seats[s].account
		return &Entry{Sat: &Sat{Seat: s, Account: account, Name: m.distinct(name, account)}, Why: why}, nil
	})
	if err != nil {
		return err
	}
	return t.seated(ctx, id, before, account)
}
