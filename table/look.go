package table

import (
	"context"
	"encoding/json"
	"runtime/debug"
	"time"

	"gonfalon/game"
)

// A Summary is what a list of matches tells of one.
type Summary struct {
	ID      string    `json:"id"`
	Game    string    `json:"game"`
	Title   string    `json:"title,omitempty" doc:"What the table is called"`
	Host    string    `json:"host,omitempty" doc:"The name of who set it up"`
	Seats   []Sitter  `json:"seats"`
	Open    bool      `json:"open"`
	Status  string    `json:"status"` // waiting, playing, over, frozen, cancelled
	Created time.Time `json:"created"`

	owner string // the account that has set it up
}

// A Sitter is who is seen in a seat.
type Sitter struct {
	Seat    game.Seat  `json:"seat"`
	Is      string     `json:"is,omitempty"` // what the game calls the seat
	Called  *game.Text `json:"called,omitempty" doc:"What the game calls the seat to people"`
	Side    *game.Side `json:"side,omitempty" doc:"Seats with the same side play together; without one, each for itself"`
	Name    string     `json:"name,omitempty"`
	Bot     string     `json:"bot,omitempty"` // the bot that plays it now
	Free    bool       `json:"free,omitempty"`
	Offered bool       `json:"offered,omitempty" doc:"Its person is absent, and the table has agreed that another may take it"`
	Due     *time.Time `json:"due,omitempty"` // when its time runs out
	From    *time.Time `json:"from,omitempty" doc:"When the time of its decision begins, after the grace for the story"`
}

// SitterAt is a seat of a match that stands like this, whoever sits there.
func SitterAt(at game.Position, seat game.Seat) Sitter {
	s := Sitter{Seat: seat, Is: at.SeatName(seat)}
	if s.Is == "" {
		return s // a log may have more seats than the game
	}
	s.Called = new(at.SeatText(seat))
	if side, sided := at.Side(seat); sided {
		s.Side = &side
	}
	return s
}

// A Look is a match as one account sees it.
type Look struct {
	Summary
	Plan     Plan            `json:"plan"`
	Seq      uint64          `json:"seq"`   // of the last update for the account
	N        int             `json:"n"`     // actions so far
	Yours    []game.Seat     `json:"yours"` // your seats
	Kept     []game.Seat     `json:"kept,omitempty" doc:"Free seats that are kept for you"`
	Invites  []string        `json:"invites,omitempty"`
	Commit   string          `json:"commitment"`
	Seed     string          `json:"seed,omitempty"` // when the match is over
	Paused   bool            `json:"paused,omitempty"`
	Frozen   bool            `json:"frozen,omitempty"`
	Outdated bool            `json:"outdated,omitempty"` // frozen since the rules have changed
	Asks     *game.Seat      `json:"asks,omitempty"`     // who asks to undo
	Loses    []game.Seat     `json:"loses,omitempty" doc:"Whose decisions that undo would take away besides"`
	Proposal *Proposing      `json:"proposal,omitempty" doc:"That somebody else plays the seat of an absent person"`
	Hosting  bool            `json:"hosting,omitempty" doc:"You have set the table up"`
	Expired  bool            `json:"expired,omitempty" doc:"It was cancelled since it had waited for players for too long"`
	Decision *Decision       `json:"decision,omitempty"`
	Window   *Window         `json:"window,omitempty" doc:"While sealed answers are owed"`
	View     json.RawMessage `json:"view,omitempty"`
	Standing *game.Standing  `json:"standing,omitempty" doc:"How near the seats are to winning, where the game says it"`
	Result   []float32       `json:"result,omitempty"`
	Rematch  string          `json:"rematch,omitempty" doc:"The match that follows, with the same people"`
	From     *game.Origin    `json:"from,omitempty" doc:"The position that it began from, if it was not laid out"`
	Why      string          `json:"why,omitempty" doc:"Why an administrator of the server has closed it"`
}

// A Decision is what the match waits for.
type Decision struct {
	Kind      string      `json:"kind"`
	Who       []game.Seat `json:"who"`
	Duty      string      `json:"duty" enum:"each,any,sealed" doc:"Each of them owes it, or any one of them; or answers that nobody sees before all are given"`
	game.Text             // what they are asked
}

// yours lists the seats that an account holds, held is the set of them.
func (m *match) yours(account string) []game.Seat {
	return append([]game.Seat{}, m.held(account).List()...)
}

func (m *match) held(account string) game.SeatSet {
	var set game.SeatSet
	for s := range m.seats {
		if m.holds(account, game.Seat(s)) {
			set = set.With(game.Seat(s))
		}
	}
	return set
}

// guarded calls what asks the rules something; should they break down, that is an error
// of this match alone.
func (t *Tables) guarded(m *match, f func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			t.log.Error("the rules broke down", "match", m.id, "actions", len(m.acts), "panic", p, "stack", string(debug.Stack()))
			err = ErrFrozen
		}
	}()
	return f()
}

// Look shows a match to an account, from one of its seats; NoSeat is a spectator's
// place, or the only seat that the account has.
func (t *Tables) Look(ctx context.Context, id, account string, from game.Seat) (*Look, error) {
	r, err := t.room(ctx, id)
	if err != nil {
		return nil, err
	}
	defer r.mu.Unlock()
	r.looked = t.now()
	var l *Look
	err = t.guarded(r.m, func() error {
		l, err = r.m.look(account, from)
		return err
	})
	return l, err
}

func (m *match) look(account string, from game.Seat) (*Look, error) {
	if from != game.NoSeat && !m.holds(account, from) {
		return nil, ErrForbidden
	}
	mine := m.yours(account)
	if from == game.NoSeat && len(mine) == 1 {
		from = mine[0]
	}
	l := &Look{
		Summary: m.summary(), Plan: m.planFor(from), Seq: m.place(account), N: len(m.acts), Yours: mine,
		Commit: m.seed.Commitment(), Paused: m.paused, Frozen: m.frozen != "", Outdated: m.outdated,
	}
	l.Rematch, l.From, l.Why = m.rematch, m.from.Origin(), m.why
	for s := range m.seats {
		if m.keeps(account, game.Seat(s)) {
			l.Kept = append(l.Kept, game.Seat(s))
		}
	}
	l.Hosting, l.Expired = account == m.owner && account != "", m.expired
	l.Invites = m.invitesFor(account)
	if p := m.proposal; p != nil {
		l.Proposal = &Proposing{p.Proposal, p.yes.List(), p.no.List()}
	}
	if asks := m.asks; asks != game.NoSeat {
		l.Asks = &asks
		if back, err := m.takeBack(asks); err == nil {
			l.Loses = back.loses.List()
		}
	}
	if m.frozen != "" {
		return l, nil
	}
	if m.over() {
		l.Result, l.Seed = m.ending(), m.seed.String()
	}
	if m.at == nil {
		return l, nil
	}
	l.View, l.Standing = m.at.View(from), m.at.Standing()
	if next := m.at.Next(); next.Who != 0 && !m.over() && !m.cancelled {
		l.Decision = &Decision{Kind: m.at.KindName(), Who: next.Who.List(), Duty: next.Duty.String(), Text: m.at.Question()}
		if m.window != nil {
			l.Window = m.windowFor(mine)
		}
	}
	return l, nil
}

// invitesFor returns the invitations that an account may hand on, by seat: whoever set the
// table up all of them, another player those to seats that somebody may take over.
func (m *match) invitesFor(account string) []string {
	if account == m.owner && account != "" {
		return m.invites
	}
	var list []string
	for i, s := range m.seats {
		if s.offered && len(m.yours(account)) > 0 && !m.holds(account, game.Seat(i)) {
			if list == nil {
				list = make([]string, len(m.seats))
			}
			list[i] = m.invites[i]
		}
	}
	return list
}

// planFor returns the plan as a seat may know it. The match may be one that this program
// cannot play.
func (m *match) planFor(s game.Seat) Plan {
	p := m.plan
	g, ok := m.games[p.Game]
	if !ok {
		p.Options = nil // what is whose secret, only the game knows
		return p
	}
	if m.over() {
		return p
	}
	if d, ok := g.Laws().(game.Discreet); ok {
		p.Options = d.Public(p.Options, s)
	}
	return p
}

func (m *match) summary() Summary {
	s := Summary{ID: m.id, Game: m.plan.Game, Title: m.plan.Title, Host: m.plan.Host, Open: m.plan.Open && m.vacant() && m.frozen == "" && !m.cancelled, Status: "waiting", Created: m.created, Seats: []Sitter{}, owner: m.owner}
	for i, held := range m.seats {
		sitter := Sitter{Seat: game.Seat(i)}
		if m.at != nil {
			sitter = SitterAt(m.at, game.Seat(i))
			if due := m.clock.due(game.Seat(i)); !due.IsZero() && !m.cancelled {
				sitter.Due = &due
				if m.plan.Clock.Grace > 0 {
					sitter.From = new(m.clock.starts(game.Seat(i)))
				}
			}
		}
		sitter.Name, sitter.Bot, sitter.Free = held.name, held.bot, held.account == "" && held.bot == ""
		sitter.Offered = held.offered
		s.Seats = append(s.Seats, sitter)
	}
	switch {
	case m.frozen != "":
		s.Status = "frozen"
	case m.cancelled:
		s.Status = "cancelled"
	case m.over():
		s.Status = "over"
	case m.at != nil:
		s.Status = "playing"
	}
	return s
}

// Options are the legal actions of a seat.
type Options struct {
	N       int               `json:"n" doc:"The number that the action will have"`
	Seq     uint64            `json:"seq" doc:"Of the last update for you: send it with the action"`
	Options []json.RawMessage `json:"options"`
}

// Options lists what a seat of the account may do now.
func (t *Tables) Options(ctx context.Context, id, account string, s game.Seat) (*Options, error) {
	r, err := t.room(ctx, id)
	if err != nil {
		return nil, err
	}
	defer r.mu.Unlock()
	o := &Options{N: len(r.m.acts) + 1, Seq: r.m.place(account), Options: []json.RawMessage{}}
	err = t.guarded(r.m, func() error {
		if err := r.m.playing(account, s); err != nil {
			return err
		}
		o.Options = append(o.Options, r.m.at.Options(s)...)
		return nil
	})
	return o, err
}

// Check says whether a seat of the account may act so, without acting.
func (t *Tables) Check(ctx context.Context, id, account string, s game.Seat, action json.RawMessage) error {
	r, err := t.room(ctx, id)
	if err != nil {
		return err
	}
	defer r.mu.Unlock()
	return t.guarded(r.m, func() error {
		if err := r.m.playing(account, s); err != nil {
			return err
		}
		return r.m.ruled(r.m.at.Check(s, action))
	})
}
