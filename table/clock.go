package table

import (
	"time"

	"gonfalon/game"
)

// A clock counts the time of the seats that owe a decision.
type clock struct {
	limit   Clock
	left    [game.MaxSeats]time.Duration // with a bank: what each seat has
	waiting game.SeatSet
	since   [game.MaxSeats]time.Time // when the seat's present decision was asked
	stopped time.Time                // while the match is paused
}

func newClock(limit Clock, seats int) clock {
	c := clock{limit: limit}
	for s := range seats {
		c.left[s] = limit.Bank.duration()
	}
	return c
}

// wait notes who owes a decision now.
func (c *clock) wait(who game.SeatSet, now time.Time) {
	for rest := who; rest != 0; rest = rest.Without(rest.First()) {
		s := rest.First()
		if c.waiting.Has(s) && !c.since[s].IsZero() {
			continue
		}
		c.since[s] = now
		if c.limit.Bank > 0 {
			c.left[s] += c.limit.Deadline.duration()
		}
	}
	c.waiting = who
}

// acted stops the time of a seat.
func (c *clock) acted(s game.Seat, now time.Time) {
	if c.limit.Bank > 0 && !c.since[s].IsZero() {
		c.left[s] -= now.Sub(c.since[s])
	}
	c.since[s] = time.Time{}
}

// back makes who owes a decision after a seat has taken an action back. Time that has
// been used stays used: the seat's decision was asked when it was asked first.
func (c *clock) back(s game.Seat, first time.Time, who game.SeatSet, now time.Time) {
	banked := c.limit.Bank > 0
	for rest := c.waiting; banked && rest != 0; rest = rest.Without(rest.First()) {
		c.acted(rest.First(), now)
	}
	for rest := who; rest != 0; rest = rest.Without(rest.First()) {
		switch at := rest.First(); {
		case banked || at != s && !c.waiting.Has(at):
			c.since[at] = now
		case at == s:
			c.since[at] = first
		}
	}
	c.waiting = who
}

// due returns when a seat's time runs out; it is zero if there is no limit.
func (c *clock) due(s game.Seat) time.Time {
	switch {
	case c.limit == Clock{} || !c.waiting.Has(s) || !c.stopped.IsZero():
		return time.Time{}
	case c.limit.Bank > 0:
		return c.since[s].Add(c.left[s])
	}
	return c.since[s].Add(c.limit.Deadline.duration())
}

// next returns when the first of some seats runs out of time, and which.
func (c *clock) next(among game.SeatSet) (time.Time, game.Seat) {
	var first time.Time
	who := game.NoSeat
	for rest := c.waiting & among; rest != 0; rest = rest.Without(rest.First()) {
		s := rest.First()
		if due := c.due(s); !due.IsZero() && (first.IsZero() || due.Before(first)) {
			first, who = due, s
		}
	}
	return first, who
}

// stop and start make a pause, which costs nobody time.
func (c *clock) stop(now time.Time) { c.stopped = now }

func (c *clock) start(now time.Time) {
	if c.stopped.IsZero() {
		return
	}
	pause := now.Sub(c.stopped)
	c.stopped = time.Time{}
	for rest := c.waiting; rest != 0; rest = rest.Without(rest.First()) {
		c.since[rest.First()] = c.since[rest.First()].Add(pause)
	}
}

// grant gives who comes back the time of one decision.
func (c *clock) grant(s game.Seat, now time.Time) {
	c.since[s] = now
	if c.limit.Bank > 0 {
		c.left[s] = max(c.left[s], c.limit.Deadline.duration())
	}
}
