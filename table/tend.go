package table

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"gonfalon/game"
)

// jobTend is the job of tending a match: bots that owe actions, clocks that run out.
// Whoever carries an action out sees to its bots at once; the job is there for when that
// node dies, and for the time.
const jobTend = "tend"

// tendAfter is after how long some node looks whether a match that was being played
// needs tending.
const tendAfter = 10 * time.Second

// needsTending tells whether anything happens in a match without persons.
func (m *match) needsTending() bool {
	if m.timed() || m.windowed {
		return true
	}
	for _, s := range m.seats {
		if s.bot != "" {
			return true
		}
	}
	return false
}

// timed tells whether something happens when time runs out.
func (m *match) timed() bool { return m.plan.Absent == Default || m.plan.Absent == TakenOver }

// arm sees to it, before an entry is written, that some node will tend the match.
// Jobs are writes to disk: one that waits already is left in place, unless it may be done
// while the entry is still on its way.
func (t *Tables) arm(ctx context.Context, r *room) error {
	now := t.now()
	if !r.m.needsTending() || r.armed.After(now.Add(tendAfter/2)) && !r.armed.After(now.Add(tendAfter)) {
		return nil
	}
	return t.enqueue(ctx, r, now.Add(tendAfter))
}

func (t *Tables) enqueue(ctx context.Context, r *room, due time.Time) error {
	if err := t.store.Enqueue(ctx, jobTend, r.m.id, due); err != nil {
		return err
	}
	r.armed = due
	return nil
}

// after sees to what an entry calls for: a match that must be kept, bots that owe actions,
// clocks that run.
func (t *Tables) after(ctx context.Context, r *room) {
	t.keepAtOnce(ctx, r)
	if err := t.guarded(r.m, func() error { return t.wake(ctx, r) }); err != nil {
		t.log.Error("tend later", "match", r.m.id, "error", err)
	}
	if t.botsOwe(r.m) && !r.busy {
		r.busy = true
		t.bots.Go(func() { t.runBots(r) })
	}
}

// wake sees to it that some node tends a match that goes on, at its time.
func (t *Tables) wake(ctx context.Context, r *room) error {
	if !r.m.running() {
		return nil
	}
	err := t.arm(ctx, r)
	if due := r.m.wakes(); !due.IsZero() && due.Before(r.armed) {
		err = errors.Join(err, t.enqueue(ctx, r, due))
	}
	return err
}

// tend does what is due in a match.
func (t *Tables) tend(ctx context.Context, id string) error {
	err := t.botTurns(ctx, id)
	for struck := true; struck && err == nil; {
		if struck, err = t.strike(ctx, id); struck && err == nil {
			err = t.botTurns(ctx, id)
		}
	}
	if errors.Is(err, ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	r, err := t.room(ctx, id)
	if err != nil {
		return err
	}
	defer r.mu.Unlock()
	if due := r.m.wakes(); r.m.running() && !due.IsZero() {
		return t.enqueue(ctx, r, due)
	}
	return nil
}

// wakes returns when something happens in a match by itself, or zero.
func (m *match) wakes() time.Time {
	if m.window != nil && m.deserted() {
		return time.Time{} // it waits for who comes back
	}
	if m.window != nil {
		return m.turns()
	}
	if due, s := m.clock.next(m.people()); m.timed() && s != game.NoSeat {
		return due
	}
	return time.Time{}
}

// strike gives one seat whose time has run out what the table agreed on.
func (t *Tables) strike(ctx context.Context, id string) (struck bool, err error) {
	_, err = t.do(ctx, id, request{}, func(m *match) (*Entry, error) {
		struck = false
		if !m.running() || !m.timed() {
			return nil, nil
		}
		due, s := m.clock.next(m.people())
		if s == game.NoSeat || t.now().Before(due) {
			return nil, nil
		}
		struck = true
		if m.plan.Absent == TakenOver {
			return &Entry{Left: &s}, nil
		}
		return m.chosen(s, standIn, "clock")
	})
	return struck, err
}

// deserted tells whether bots stand in for all persons who have not given up.
func (m *match) deserted() bool {
	var away game.SeatSet
	for i, s := range m.seats {
		if s.account != "" && !m.conceded.Has(game.Seat(i)) {
			away = away.With(game.Seat(i))
		}
	}
	return away != 0 && m.people() == 0
}

// botOwes returns a seat that a bot plays and that owes an action, or NoSeat. Bots wait
// while nobody is there to see what they do, and leave to persons what any one may choose.
func (m *match) botOwes() game.Seat {
	next := m.at.Next()
	if m.deserted() || m.window != nil || next.Duty == game.AnyOne && next.Who&m.people() != 0 {
		return game.NoSeat
	}
	for rest := next.Who; rest != 0; rest = rest.Without(rest.First()) {
		if m.seats[rest.First()].bot != "" {
			return rest.First()
		}
	}
	return game.NoSeat
}

// botsOwe tells whether there is anything to do now that no person does. Rules that break
// down on it have nothing done: whoever acts next finds out.
func (t *Tables) botsOwe(m *match) (owe bool) {
	_ = t.guarded(m, func() error {
		owe = m.running() && (m.botOwes() != game.NoSeat || m.hasTurn(t.now()))
		return nil
	})
	return owe
}

// runBots does what no person does in a match until there is nothing left.
func (t *Tables) runBots(r *room) {
	for again := true; again; {
		err := t.botTurns(t.ctx, r.m.id)
		if err != nil && t.ctx.Err() == nil {
			t.log.Error("bots", "match", r.m.id, "error", err)
		}
		r.mu.Lock()
		again = err == nil && t.botsOwe(r.m)
		r.busy = again
		r.mu.Unlock()
	}
}

func (t *Tables) botTurns(ctx context.Context, id string) error {
	for more := true; more; {
		if err := ctx.Err(); err != nil {
			return err
		}
		_, err := t.do(ctx, id, request{}, func(m *match) (*Entry, error) {
			more = false
			if !m.running() {
				return nil, nil
			}
			if s := m.botOwes(); s != game.NoSeat {
				more = true
				return m.chosen(s, m.seats[s].bot, m.seats[s].bot)
			}
			e, err := m.turn(t.now())
			more = e != nil
			return e, err
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// chosen lets a bot choose for a seat. Its chance comes from the secret of the match:
// nobody can work out what it will do, and undoing does not make it think again.
func (m *match) chosen(s game.Seat, bot, by string) (*Entry, error) {
	n := len(m.acts) + 1
	chance := sha256.Sum256(fmt.Appendf(nil, "bot %s %d %d", m.seed, n, s))
	player, err := m.game.Player(bot, chance)
	if err != nil {
		return nil, err
	}
	var action json.RawMessage
	if action, err = player.Choose(m.at, s); err != nil {
		return nil, err
	}
	return m.acted(s, action, by)
}
