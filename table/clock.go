package table

import (
	"time"

	"gonfalon/game"
)

// A clock counts the time of the seats that owe a decision. Each seat has a time of its
// own, in which there are no pauses but those that it made itself.
type clock struct {
	limit   Clock
	left    [game.MaxSeats]time.Duration // with a bank: what each seat has
	waiting game.SeatSet
	since   [game.MaxSeats]time.Time     // when the time of its present decision begins, in the seat's own time
	pauses  [game.MaxSeats]time.Duration // of others, so far
	stopped time.Time                    // while the match is paused
	pausing game.SeatSet                 // for whom time goes on meanwhile
}

func newClock(limit Clock, seats int) clock {
	c := clock{limit: limit}
	for s := range seats {
		c.left[s] = limit.Bank.duration()
	}
	return c
}

// saved returns the clock as it is, if there is anything to it.
func (c *clock) saved() *clock {
	if c.limit == (Clock{}) {
		return nil
	}
	was := *c
	return &was
}

// own returns what time it is for a seat.
func (c *clock) own(s game.Seat, now time.Time) time.Time {
	if !c.stopped.IsZero() && !c.pausing.Has(s) {
		now = c.stopped
	}
	return now.Add(-c.pauses[s])
}

// goesOn returns the seats that, after an action of one of them, still owe the decision
// that they owed before: who has placed one order of many is not asked anew. If the action
// has others asked as well, a new round has begun for who took it.
func goesOn(before, after game.Decision, acted game.Seat) game.SeatSet {
	same := stillOwe(before, after)
	if after.Who != same {
		return same.Without(acted)
	}
	return same
}

// stillOwe returns the seats that owe the decision that they owed before. What any one of
// them owed is done when one has done it.
func stillOwe(before, after game.Decision) game.SeatSet {
	if before.Kind != after.Kind || before.Duty == game.AnyOne {
		return 0
	}
	return before.Who & after.Who
}

// onClock returns the seats of a decision whose own time it takes. A window has its beat.
func onClock(d game.Decision) game.SeatSet {
	if d.Duty == game.Sealed {
		return 0
	}
	return d.Who
}

// wait notes who owes a decision now, and for whom it is the same as before.
func (c *clock) wait(who, same game.SeatSet, now time.Time) {
	banked := c.limit.Bank > 0
	for rest := c.waiting &^ same; banked && rest != 0; rest = rest.Without(rest.First()) {
		s := rest.First()
		c.left[s] -= max(c.own(s, now).Sub(c.since[s]), 0)
	}
	for rest := who &^ same; rest != 0; rest = rest.Without(rest.First()) {
		s := rest.First()
		c.since[s] = c.own(s, now).Add(c.limit.Grace.duration())
		if banked {
			c.left[s] += c.limit.Deadline.duration()
		}
	}
	c.waiting = who
}

// back takes an action back: before is the clock before the action was taken, at a time.
// The seat's decision was asked when it was asked first; the others get back what time has
// passed since.
func (c *clock) back(before *clock, taken time.Time, u Undone, who game.SeatSet, now time.Time) {
	if !u.Only {
		c.left, c.since = before.left, before.since
	}
	c.reopen(u.Seat, before)
	for rest := who.Without(u.Seat); rest != 0; rest = rest.Without(rest.First()) {
		s := rest.First()
		from := before.own(s, taken)
		if c.since[s].After(from) {
			from = c.since[s]
		}
		c.since[s] = c.since[s].Add(max(c.own(s, now).Sub(from), 0))
	}
	c.waiting = who
}

// reopen has a seat owe the decision again that it owed before.
func (c *clock) reopen(s game.Seat, before *clock) {
	c.left[s], c.since[s], c.waiting = before.left[s], before.since[s], c.waiting.With(s)
}

// due returns when a seat's time runs out; it is zero if there is no limit, or a pause.
func (c *clock) due(s game.Seat) time.Time {
	limit := c.limit.Deadline.duration()
	if c.limit.Bank > 0 {
		limit = c.left[s]
	}
	if c.limit == (Clock{}) || !c.waiting.Has(s) || !c.stopped.IsZero() && !c.pausing.Has(s) {
		return time.Time{}
	}
	return c.since[s].Add(limit + c.pauses[s])
}

// starts returns when the time of a seat that owes a decision begins: after the grace for
// the story. It is zero where nothing is due.
func (c *clock) starts(s game.Seat) time.Time {
	if c.due(s).IsZero() {
		return time.Time{}
	}
	return c.since[s].Add(c.pauses[s])
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

// stop and start make a pause, which costs only those time who make it.
func (c *clock) stop(pausing game.SeatSet, now time.Time) { c.stopped, c.pausing = now, pausing }

func (c *clock) start(now time.Time) {
	for s := range c.pauses {
		if !c.stopped.IsZero() && !c.pausing.Has(game.Seat(s)) {
			c.pauses[s] += now.Sub(c.stopped)
		}
	}
	c.stopped = time.Time{}
}

// spend takes time off a seat's bank.
func (c *clock) spend(s game.Seat, d time.Duration) {
	if c.limit.Bank > 0 {
		c.left[s] -= d
	}
}

// grant gives who comes back the time of one decision. What he let run out is spent.
func (c *clock) grant(s game.Seat, now time.Time) {
	own := c.own(s, now)
	if c.limit.Bank > 0 {
		if c.waiting.Has(s) {
			c.left[s] -= max(own.Sub(c.since[s]), 0)
		}
		c.left[s] = max(c.left[s], c.limit.Deadline.duration())
	}
	c.since[s] = own
}

// A clockDocument is a clock as it is kept.
type clockDocument struct {
	Left    [game.MaxSeats]time.Duration `json:"left"`
	Waiting game.SeatSet                 `json:"waiting"`
	Since   [game.MaxSeats]time.Time     `json:"since"`
	Pauses  [game.MaxSeats]time.Duration `json:"pauses"`
	Stopped time.Time                    `json:"stopped"`
	Pausing game.SeatSet                 `json:"pausing"`
}

func (c *clock) document() clockDocument {
	return clockDocument{c.left, c.waiting, c.since, c.pauses, c.stopped, c.pausing}
}

// clock returns the clock that was kept.
func (d clockDocument) clock(limit Clock) clock {
	return clock{limit, d.Left, d.Waiting, d.Since, d.Pauses, d.Stopped, d.Pausing}
}
