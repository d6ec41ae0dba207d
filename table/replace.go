package table

import (
	"context"
	"time"

	"gonfalon/game"
)

// A table can agree to give the seat of somebody who is absent to a bot, until he is back, or
// to another person, whom a bot stands in for until he comes. Any person at the table
// proposes it; it is done when more than half of the persons who are there agree, whoever
// proposes among them, the absent one not.

// A Substitute is who gets a seat.
type Substitute string

const (
	ByBot    Substitute = "bot"
	ByPerson Substitute = "person"
)

// A Proposal is that somebody else plays a seat.
type Proposal struct {
	By   game.Seat  `json:"by"`
	Seat game.Seat  `json:"seat"`
	To   Substitute `json:"to" enum:"bot,person"`
}

// Proposing is a proposal with the votes so far.
type Proposing struct {
	Proposal
	Yes []game.Seat `json:"yes"`
	No  []game.Seat `json:"no"`
}

// A Vote is what a seat says to the proposal.
type Vote struct {
	Seat game.Seat `json:"seat"`
	Yes  bool      `json:"yes"`
	Ends bool      `json:"ends,omitempty"` // the proposal has failed
}

// Replaced says who plays a seat, as the table has agreed.
type Replaced struct {
	Seat game.Seat  `json:"seat"`
	To   Substitute `json:"to"`
}

// A proposal is one with the votes so far.
type proposal struct {
	Proposal
	yes, no game.SeatSet
}

// patience is how long somebody must be away or gone to be absent: where a decision has an
// hour or more, as long as it has.
const patience = 5 * time.Minute

// absent says why nobody else can be given a seat now, if that is so.
func (m *match) absent(s game.Seat, to Substitute, p *Present, now time.Time) error {
	if s < 0 || int(s) >= len(m.seats) {
		return bad("there is no seat %d", "il n'y a pas de place %d", s)
	}
	held := &m.seats[s]
	if held.account == "" || m.conceded.Has(s) || held.offered {
		return ErrPresent
	}
	if held.bot != "" {
		if to == ByBot {
			return ErrPresent
		}
		return nil
	}
	long := patience
	if m.plan.slow() {
		long = m.plan.Clock.Deadline.duration()
	}
	for _, is := range p.Seats {
		if is.Seat != s || is.Is == Here {
			continue
		}
		if due := m.clock.due(s); !due.IsZero() && !now.Before(due) {
			return nil
		}
		if is.Since != nil && now.Sub(*is.Since) >= long {
			return nil
		}
	}
	return ErrPresent
}

// jury returns the persons who decide on a seat: those who are at the table, and whoever has
// voted, by their accounts.
func (m *match) jury(s game.Seat, p *Present, voted game.SeatSet) map[string]bool {
	all := map[string]bool{}
	there := voted
	for _, is := range p.Seats {
		if is.Is != Gone {
			there = there.With(is.Seat)
		}
	}
	for _, i := range (there & m.people()).List() {
		if account := m.seats[i].account; account != m.seats[s].account {
			all[account] = true
		}
	}
	return all
}

// count returns how many of the jury have one of some seats.
func (m *match) count(jury map[string]bool, seats game.SeatSet) int {
	heard := map[string]bool{}
	for _, s := range seats.List() {
		if account := m.seats[s].account; jury[account] {
			heard[account] = true
		}
	}
	return len(heard)
}

// Propose proposes that somebody else plays a seat. Where nobody else has to agree, that is
// so at once.
func (t *Tables) Propose(ctx context.Context, id, account string, want Proposal, key string) error {
	if want.To != ByBot && want.To != ByPerson {
		return bad("a seat is for a %q or a %q, not %q", "une place est pour %q ou %q, et non pour %q", ByBot, ByPerson, want.To)
	}
	here, err := t.presentAt(ctx, id)
	if err != nil {
		return err
	}
	_, err = t.do(ctx, id, asked(account, key, "propose", want.By, want.Seat, want.To), func(m *match) (*Entry, error) {
		if err := m.playing(account, want.By); err != nil {
			return nil, err
		}
		if m.seats[want.By].bot != "" {
			return nil, ErrBotHolds
		}
		if m.holds(account, want.Seat) {
			return nil, ErrPresent
		}
		if err := m.absent(want.Seat, want.To, here, t.now()); err != nil {
			return nil, err
		}
		if 2 > len(m.jury(want.Seat, here, game.Seats(want.By))) {
			return &Entry{Replaced: &Replaced{want.Seat, want.To}}, nil
		}
		return &Entry{Proposed: &want}, nil
	})
	return err
}

// VoteOn says whether a seat agrees to the proposal. Whoever made it can say no himself: then
// it is proposed no more.
func (t *Tables) VoteOn(ctx context.Context, id, account string, s game.Seat, yes bool, key string) error {
	here, err := t.presentAt(ctx, id)
	if err != nil {
		return err
	}
	_, err = t.do(ctx, id, asked(account, key, "vote", s, yes), func(m *match) (*Entry, error) {
		if err := m.playing(account, s); err != nil {
			return nil, err
		}
		p := m.proposal
		if p == nil || m.holds(account, p.Seat) {
			return nil, ErrNotProposed
		}
		next := p.with(s, yes)
		jury := m.jury(p.Seat, here, next.yes|next.no)
		switch {
		case m.absent(p.Seat, p.To, here, t.now()) != nil || !yes && s == p.By || 2*m.count(jury, next.no) >= len(jury):
			return &Entry{Voted: &Vote{s, yes, true}}, nil
		case 2*m.count(jury, next.yes) > len(jury):
			return &Entry{Replaced: &Replaced{p.Seat, p.To}}, nil
		}
		return &Entry{Voted: &Vote{s, yes, false}}, nil
	})
	return err
}

// with returns the proposal with one vote more.
func (p *proposal) with(s game.Seat, yes bool) *proposal {
	next := *p
	next.yes, next.no = p.yes.Without(s), p.no.Without(s)
	if yes {
		next.yes = next.yes.With(s)
	} else {
		next.no = next.no.With(s)
	}
	return &next
}

func (m *match) vote(v *Vote) {
	if m.proposal != nil {
		m.proposal = m.proposal.with(v.Seat, v.Yes)
	}
	if v.Ends {
		m.proposal = nil
	}
}

func (m *match) replace(r *Replaced) {
	m.proposal = nil
	m.seats[r.Seat].bot, m.seats[r.Seat].offered = standIn, r.To == ByPerson
}

// comeBack gives a seat back to its person.
func (m *match) comeBack(s game.Seat, now time.Time) {
	m.seats[s].bot, m.seats[s].offered = "", false
	m.clock.grant(s, now)
	if m.proposal != nil && m.proposal.Seat == s {
		m.proposal = nil
	}
}

// takeOver gives a seat of a match that has begun to another person. The chance of the dice
// stays as it was, and so does who reads the letters of before.
func (m *match) takeOver(sat *Sat, now time.Time) {
	s := &m.seats[sat.Seat]
	s.account, s.name, s.from = sat.Account, sat.Name, m.open
	m.sheets[sat.Seat] = nil
	m.comeBack(sat.Seat, now)
}
