package table

import (
	"context"
	"errors"
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

// after sees to what an entry calls for: a match that must be kept or counts otherwise, bots
// that owe actions, clocks that run.
func (t *Tables) after(ctx context.Context, r *room) {
	t.keepAtOnce(ctx, r)
	if err := t.guarded(r.m, func() error { return t.count(ctx, r) }); err != nil {
		t.log.Error("count", "match", r.m.id, "error", err)
	}
	if err := t.guarded(r.m, func() error { return t.wake(ctx, r) }); err != nil {
		t.log.Error("tend later", "match", r.m.id, "error", err)
	}
	t.startBots(r)
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
	if t.still.Load() {
		return missingIsDone(t.later(ctx, id))
	}
	err := t.tendBots(ctx, id)
	for struck := true; struck && err == nil; {
		if struck, err = t.strike(ctx, id); struck && err == nil {
			err = t.tendBots(ctx, id)
		}
	}
	if errors.Is(err, ErrReadOnly) {
		return t.later(ctx, id) // since a moment
	}
	if err != nil {
		return missingIsDone(err)
	}
	r, err := t.room(ctx, id)
	if err != nil {
		return err
	}
	defer r.mu.Unlock()
	due := t.postpone(r.m.wakes())
	if later := t.now().Add(tendAfter); r.busy && (due.IsZero() || later.Before(due)) {
		due = later // should this node die
	}
	if r.m.running() && !due.IsZero() {
		return t.enqueue(ctx, r, due)
	}
	return nil
}

// missingIsDone has nothing to be done for a match that there is not.
func missingIsDone(err error) error {
	if errors.Is(err, ErrNotFound) {
		return nil
	}
	return err
}

// tendFor is how long a job sees to the bots of a match itself: others wait for it.
const tendFor = time.Second

// tendBots does what no person does in a match, and leaves to its bots what takes long.
func (t *Tables) tendBots(ctx context.Context, id string) error {
	short, cancel := context.WithTimeout(ctx, tendFor)
	defer cancel()
	err := t.botTurns(short, id)
	if !errors.Is(err, context.DeadlineExceeded) || ctx.Err() != nil {
		return err
	}
	return t.in(ctx, id, func(r *room) error { t.startBots(r); return nil })
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
		if s == game.NoSeat || t.now().Before(t.postpone(due)) {
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
