package table

import (
	"context"
	"slices"
	"time"

	"gonfalon/game"
)

// holdLimit is how long a seat may hold windows in a round, all in all.
const holdLimit = time.Minute

// Hold stops the beat of the open window, or lets it go on. Whoever is asked may hold once,
// whatever he has in hand, as long as he has not held for a minute in this round.
func (t *Tables) Hold(ctx context.Context, id, account string, s game.Seat, stop bool, key string) error {
	_, err := t.do(ctx, id, asked(account, key, "hold", s, stop), func(m *match) (*Entry, error) {
		switch err := m.playing(account, s); {
		case err != nil:
			return nil, err
		case m.paused:
			return nil, ErrPaused
		case m.window == nil || !m.window.asked.Has(s):
			return nil, ErrNoWindow
		case m.window.holds.Has(s) == stop:
			return nil, nil
		case !stop:
			return &Entry{Released: &s}, nil
		case m.window.held.Has(s):
			return nil, ErrHeld
		case m.spent[s] >= holdLimit:
			return nil, ErrHeldEnough
		}
		return &Entry{Held: &s}, nil
	})
	return err
}

// hold stops the beat for a seat.
func (w *window) hold(s game.Seat, now time.Time) {
	w.rest(now)
	w.holds, w.held, w.from[s] = w.holds.With(s), w.held.With(s), now
}

// release returns how long a seat has held.
func (w *window) release(s game.Seat, now time.Time) time.Duration {
	if w.holds = w.holds.Without(s); w.holds == 0 {
		w.run(now)
	}
	return now.Sub(w.from[s])
}

// release lets the beat go on as far as a seat holds it. The time that it has held is its own.
func (m *match) release(s game.Seat, now time.Time) {
	held := m.window.release(s, now)
	m.clock.spend(s, held)
	m.spent[s] += held
}

// headsRound tells whether a round begins with some events.
func (m *match) headsRound(events []game.Event) bool {
	return slices.ContainsFunc(events, func(e game.Event) bool { return m.at.Tell(e).Heading == game.HeadsRound })
}

// holdEnds returns when a seat may hold no longer.
func (m *match) holdEnds(s game.Seat) time.Time {
	limit := holdLimit - m.spent[s]
	if m.plan.Clock.Bank > 0 {
		limit = min(limit, max(0, m.clock.left[s]))
	}
	return m.window.from[s].Add(limit)
}
