package table

import (
	"context"
	"time"
)

// Before an upgrade, and whenever whoever runs the server wants to, nothing is changed for a
// while: tables can be looked at, nobody can act, bots rest, and no clock strikes.

// lenience is how long no clock strikes after that: nobody could act.
const lenience = time.Minute

// KeepStill has this node change nothing at its tables, or go on.
func (t *Tables) KeepStill(still bool) {
	if t.still.Swap(still) == still || still {
		return
	}
	t.lenient.Store(t.now().Add(lenience).UnixNano())
	t.mu.Lock()
	rooms := make([]*room, 0, len(t.rooms))
	for _, r := range t.rooms {
		rooms = append(rooms, r)
	}
	t.mu.Unlock()
	for _, r := range rooms {
		r.mu.Lock()
		if !r.gone && r.m.seq != 0 {
			t.startBots(r)
		}
		r.mu.Unlock()
	}
}

// postpone returns when something can happen by itself that is due.
func (t *Tables) postpone(due time.Time) time.Time {
	if from := time.Unix(0, t.lenient.Load()); !due.IsZero() && due.Before(from) {
		return from
	}
	return due
}

// later has some node tend a match when that may be done again.
func (t *Tables) later(ctx context.Context, id string) error {
	return t.in(ctx, id, func(r *room) error { return t.enqueue(ctx, r, t.now().Add(tendAfter)) })
}
