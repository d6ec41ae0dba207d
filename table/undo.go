package table

import (
	"bytes"
	"context"
	"errors"
	"slices"
	"time"

	"gonfalon/game"
)

// rewind goes back to before what is taken back, and on from there with what stays.
func (m *match) rewind(u Undone, now time.Time) error {
	if u.To+1 < m.marks[0].n {
		return errors.New("what is taken back is before the state that was kept")
	}
	acts, taken, before := m.acts, m.acts[u.To], m.at.Next()
	at, err := m.before(u.To + 1)
	if err != nil {
		return err
	}
	m.at, m.acts, m.round = at, slices.Clone(acts[:u.To]), roundHeading{}
	if u.To < m.kept {
		m.kept, m.keptAt, m.stale = u.To, at, true
	}
	m.marks = slices.DeleteFunc(m.marks, func(k mark) bool { return k.n > u.To+1 })
	touched := game.Seats(u.Seat)
	for _, a := range acts[u.To+1:] {
		if !u.Only {
			touched = touched.With(a.Seat)
			continue
		}
		a.N = len(m.acts) + 1
		if err := m.carry(a.Acted, nil, a.time); err != nil {
			return err
		}
		if a.clock != nil {
			a.clock.reopen(u.Seat, taken.clock)
		}
		m.acts[len(m.acts)-1].clock = a.clock
	}
	m.asks, m.agreed = game.NoSeat, 0
	if taken.clock != nil {
		m.clock.back(taken.clock, taken.time, u, onClock(m.at.Next()), now)
	}
	m.ask(before, touched)
	m.openWindow(now)
	return nil
}

// lastOf returns the number of the last action that a seat chose itself since the rules
// were renewed, or 0.
func (m *match) lastOf(s game.Seat) int {
	for i := len(m.acts) - 1; i >= m.floor(); i-- {
		if m.acts[i].Seat == s && m.acts[i].For == "" {
			return i + 1
		}
	}
	return 0
}

// A back is how a seat can take its last action back.
type back struct {
	Undone
	free  bool         // without asking
	loses game.SeatSet // other persons, whose decisions go with it
}

// takeBack says how a seat can take its last action back, and whether it may do so
// without asking: if the action showed it nothing, and nobody has acted since but on
// decisions of the same moment, to which it made no difference. Once dice have rolled
// or something hidden was shown, nothing before it can be taken back at all: that would
// be a way to peek. So would it be once a bot has answered, which cannot agree, or somebody
// holds the window that the action opened.
func (m *match) takeBack(s game.Seat) (b back, err error) {
	n := m.lastOf(s)
	if n == 0 {
		return b, ErrNoUndo
	}
	taken := m.acts[n-1:]
	if slices.ContainsFunc(taken, func(a act) bool { return a.rolled }) || m.window != nil && m.window.held.Without(s) != 0 {
		return b, ErrRevealed
	}
	if n < m.marks[0].n {
		return b, ErrNoUndo
	}
	at, err := m.before(n)
	if err != nil {
		return b, err
	}
	if asked, unseen := m.lastUnseen(at.Clone(), taken); unseen && !m.othersAsked(s) {
		b = back{Undone: Undone{s, n - 1, len(taken) > 1}, free: true}
		b.loses = m.moment(&b.Undone).lost(asked) & m.people()
		return b, nil
	}
	if slices.ContainsFunc(taken, func(a act) bool { return a.For != "" }) {
		return b, ErrRevealed
	}
	b.Undone = Undone{s, n - 1, false}
	b.loses = m.moment(&b.Undone).lost(at.Next()) & m.people()
	for _, a := range taken {
		m.dice.At(a.N)
		if shown, err := at.Reveals(a.Seat, a.Action, m.dice); shown || err != nil {
			return b, ErrRevealed
		}
		m.dice.At(a.N)
		if err := at.Act(a.Seat, a.Action, m.dice, nil); err != nil {
			return b, err
		}
	}
	return b, nil
}

// othersAsked tells whether a window asks others than a seat. Whether they have answered
// already must make no difference: it is not for that seat to know.
func (m *match) othersAsked(s game.Seat) bool {
	return m.window != nil && m.window.asked.Without(s) != 0
}

// lastUnseen tells whether the first of some actions could as well have been the last,
// and would have shown its seat nothing there, and what would be asked before it.
func (m *match) lastUnseen(at game.Position, acts []act) (asked game.Decision, unseen bool) {
	for _, a := range acts[1:] {
		m.dice.At(a.N - 1)
		if at.Act(a.Seat, a.Action, m.dice, nil) != nil || len(m.dice.Rolled()) > 0 {
			return asked, false
		}
	}
	asked = at.Next()
	first, n := acts[0], acts[len(acts)-1].N
	m.dice.At(n)
	if shown, err := at.Reveals(first.Seat, first.Action, m.dice); shown || err != nil {
		return asked, false
	}
	m.dice.At(n)
	return asked, at.Act(first.Seat, first.Action, m.dice, nil) == nil && bytes.Equal(at.Document(), m.at.Document())
}

// A Way is how a seat can take its last action back.
type Way string

const (
	UndoFree     Way = "free"     // at once
	UndoAsk      Way = "ask"      // if the others agree
	UndoNothing  Way = "nothing"  // it has done nothing yet
	UndoRevealed Way = "revealed" // something was shown that cannot be unseen
)

// CanUndo tells how a seat of the account can take its last action back, if it can.
func (t *Tables) CanUndo(ctx context.Context, id, account string, s game.Seat) (Undoing, error) {
	r, err := t.room(ctx, id)
	if err != nil {
		return Undoing{}, err
	}
	defer r.mu.Unlock()
	var way Undoing
	err = t.guarded(r.m, func() error {
		if err := r.m.playing(account, s); err != nil {
			return err
		}
		way, err = r.m.wayBack(s)
		return err
	})
	return way, err
}

// wayBack returns how a seat can take its last action back.
func (m *match) wayBack(s game.Seat) (Undoing, error) {
	b, err := m.takeBack(s)
	u := Undoing{Seat: s, Way: UndoAsk}
	switch {
	case errors.Is(err, ErrNoUndo):
		u.Way, err = UndoNothing, nil
	case errors.Is(err, ErrRevealed):
		u.Way, err = UndoRevealed, nil
	default:
		if u.Loses = b.loses.List(); b.free || m.people() == game.Seats(s) {
			u.Way = UndoFree
		}
	}
	return u, err
}
