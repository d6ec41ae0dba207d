package table

import (
	"bytes"
	"context"
	"errors"
	"slices"
	"time"

	"gonfalon/game"
)

// rewind plays the match again without what is taken back.
func (m *match) rewind(u Undone, now time.Time) (err error) {
	acts, taken, before := m.acts, m.acts[u.To], m.at.Next()
	var touched game.SeatSet
	if m.at, err = m.layOut(m.dice, nil); err != nil {
		return err
	}
	m.acts = nil
	for i, a := range acts {
		if i == u.To || i > u.To && !u.Only {
			touched = touched.With(a.Seat)
			continue
		}
		a.N = len(m.acts) + 1
		if err := m.replay(a.Acted, a.time); err != nil {
			return err
		}
		if i > u.To && a.clock != nil {
			a.clock.reopen(u.Seat, taken.clock)
		}
		m.acts[len(m.acts)-1].clock = a.clock
	}
	m.asks, m.agreed = game.NoSeat, 0
	if taken.clock != nil {
		m.clock.back(taken.clock, taken.time, u, m.at.Next().Who, now)
	}
	m.ask(before, touched)
	return nil
}

// lastOf returns the number of the last action that a seat chose itself, or 0.
func (m *match) lastOf(s game.Seat) int {
	for i := len(m.acts) - 1; i >= 0; i-- {
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
// be a way to peek. So would it be once a bot has answered, which cannot agree.
func (m *match) takeBack(s game.Seat) (u Undone, free bool, err error) {
	n := m.lastOf(s)
	if n == 0 {
		return u, false, ErrNoUndo
	}
	taken := m.acts[n-1:]
	if slices.ContainsFunc(taken, func(a act) bool { return a.rolled }) {
		return u, false, ErrRevealed
	}
	d := game.NewDice(m.seed, m.entropy()...)
	before, err := m.layOut(d, nil)
	if err != nil {
		return u, false, err
	}
	for _, a := range m.acts[:n-1] {
		d.At(a.N)
		if err := before.Act(a.Seat, a.Action, d, nil); err != nil {
			return u, false, err
		}
	}
	if m.lastUnseen(before.Clone(), d, taken) {
		return Undone{s, n - 1, len(taken) > 1}, true, nil
	}
	if slices.ContainsFunc(taken, func(a act) bool { return a.For != "" }) {
		return u, false, ErrRevealed
	}
	for _, a := range taken {
		d.At(a.N)
		if shown, err := before.Reveals(a.Seat, a.Action, d); shown || err != nil {
			return u, false, ErrRevealed
		}
		d.At(a.N)
		if err := before.Act(a.Seat, a.Action, d, nil); err != nil {
			return u, false, err
		}
	}
	return Undone{s, n - 1, false}, false, nil
}

// lastUnseen tells whether the first of some actions could as well have been the last,
// and would have shown its seat nothing there.
func (m *match) lastUnseen(at game.Position, d *game.Dice, acts []act) bool {
	for _, a := range acts[1:] {
		d.At(a.N - 1)
		if at.Act(a.Seat, a.Action, d, nil) != nil || len(d.Rolled()) > 0 {
			return false
		}
	}
	first, n := acts[0], acts[len(acts)-1].N
	d.At(n)
	if shown, err := at.Reveals(first.Seat, first.Action, d); shown || err != nil {
		return false
	}
	d.At(n)
	return at.Act(first.Seat, first.Action, d, nil) == nil && bytes.Equal(at.Document(), m.at.Document())
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
	way := UndoAsk
	err = t.guarded(r.m, func() error {
		if err := r.m.playing(account, s); err != nil {
			return err
		}
		_, free, err := r.m.takeBack(s)
		switch {
		case errors.Is(err, ErrNoUndo):
			way = UndoNothing
		case errors.Is(err, ErrRevealed):
			way = UndoRevealed
		case err != nil:
			return err
		case free || r.m.people() == game.Seats(s):
			way = UndoFree
		}
		return nil
	})
	return way, err
}
