package table

import (
	"context"
	"errors"
	"time"
)

// expireEvery is how often a node looks for tables that have waited for too long.
const expireEvery = 10 * time.Minute

// expirer cancels tables that have waited for players for too long.
func (t *Tables) expirer() {
	tick := time.NewTicker(min(expireEvery, max(t.openFor/4, time.Second)))
	defer tick.Stop()
	for {
		select {
		case <-t.ctx.Done():
			return
		case <-tick.C:
		}
		if err := t.expire(t.ctx); err != nil && t.ctx.Err() == nil {
			t.log.Error("look for tables that wait for too long", "error", err)
		}
	}
}

// expire looks at all tables that wait, and at those on the list: there are some of before it was
// kept what waits.
func (t *Tables) expire(ctx context.Context) error {
	if t.still.Load() {
		return nil
	}
	old := map[string]bool{}
	err := t.eachHosted(ctx, "", func(_, id string, h hosted) error {
		if h.Is == waits && t.now().Sub(h.Created) > t.openFor {
			old[id] = true
		}
		return nil
	})
	if err != nil {
		return err
	}
	open, err := t.readOpen(ctx)
	if err != nil {
		return err
	}
	for _, s := range open {
		if s.Status == "waiting" && t.now().Sub(s.Created) > t.openFor {
			old[s.ID] = true
		}
	}
	for id := range old {
		err := t.lobby(ctx, id, request{}, func(m *match) (*Entry, error) {
			if m.waiting() != nil || t.now().Sub(m.last) <= t.openFor {
				return nil, nil
			}
			return &Entry{Cancelled: true, Expired: true}, nil
		})
		if err != nil && !errors.Is(err, ErrNotFound) {
			return err
		}
	}
	return nil
}
