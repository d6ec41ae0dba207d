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
	m.at, m.acts = at, slices.Clone(acts[:u.To])
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

// takeBack says how a seat can take its last action back, and whether it may do so
// without asking: if the action showed it nothing, and nobody has acted since but on
// decisions of the same moment, to which it made no difference. Once dice have rolled
// or something hidden was shown, nothing before it can be taken back at all: that would
// be a way to peek. So would it be once a bot has answered, which cannot agree, or somebody
// holds the window that the action opened.
func (m *match) takeBack(s game.Seat) (u Undone, free bool, err error) {
	n := m.lastOf(s)
	if n == 0 {
		return u, false, ErrNoUndo
	}
	taken := m.acts[n-1:]
	if slices.ContainsFunc(taken, func(a act) bool { return a.rolled }) || m.window != nil && m.window.held.Without(s) != 0 {
		return u, false, ErrRevealed
	}
	if n < m.marks[0].n {
		return u, false, ErrNoUndo
	}
	at, err := m.before(n)
	if err != nil {
		return u, false, err
	}
	if !m.othersAsked(s) && m.lastUnseen(at.Clone(), taken) {
		return Undone{s, n - 1, len(taken) > 1}, true, nil
	}
	if slices.ContainsFunc(taken, func(a act) bool { return a.For != "" }) {
		return u, false, ErrRevealed
	}
	for _, a := range taken {
		m.dice.At(a.N)
		if shown, err := at.Reveals(a.Seat, a.Action, m.dice); shown || err != nil {
			return u, false, ErrRevealed
		}
		m.dice.At(a.N)
		if err := at.Act(a.Seat, a.Action, m.dice, nil); err != nil {
			return u, false, err
		}
	}
	return Undone{s, n - 1, false}, false, nil
}

// othersAsked tells whether a window asks others than a seat. Whether they have answered
// already must make no difference: it is not for that seat to know.
func (m *match) othersAsked(s game.Seat) bool {
	return m.window != nil && m.window.asked.Without(s) != 0
}

// lastUnseen tells whether the first of some actions could as well have been the last,
// and would have shown its seat nothing there.
func (m *match) lastUnseen(at game.Position, acts []act) bool {
	for _, a := range acts[1:] {
		m.dice.At(a.N - 1)
		if at.Act(a.Seat, a.Action, m.dice, nil) != nil || len(m.dice.Rolled()) > 0 {
			return false
		}
	}
	first, n := acts[0], acts[len(acts)-1].N
	m.dice.At(n)
	if shown, err := at.Reveals(first.Seat, first.Action, m.dice); shown || err != nil {
		return false
	}
	m.dice.At(n)
	return at.Act(first.Seat, first.Action, m.dice, nil) == nil && bytes.Equal(at.Document(), m.at.Document())
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
func (t *Tables) CanUndo(ctx context.Context, id, account string, s game.Seat) (Way, error) {
	r, err := t.room(ctx, id)
	if err != nil {
		return "", err
	}
	defer r.mu.Unlock()
	var way Way
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
func (m *match) wayBack(s game.Seat) (Way, error) {
	_, free, err := m.takeBack(s)
	switch {
	case errors.Is(err, ErrNoUndo):
		return UndoNothing, nil
	case errors.Is(err, ErrRevealed):
		return UndoRevealed, nil
	case free || m.people() == game.Seats(s):
		return UndoFree, err
	}
	return UndoAsk, err
}
