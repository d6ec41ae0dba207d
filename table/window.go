package table

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"gonfalon/game"
)

// liveBeat is how long a window is open at a table that has agreed on nothing else.
const liveBeat Seconds = 3

// A table whose decisions have so much time is not played in one sitting: its windows are
// open for as long as any decision.
const slowFrom Seconds = 3600

// beat returns how long a window is open.
func (p *Plan) beat() time.Duration {
	switch {
	case p.slow():
		return p.Clock.Deadline.duration()
	case p.Beat > 0:
		return p.Beat.duration()
	}
	return liveBeat.duration()
}

func (p *Plan) slow() bool { return p.Clock.Bank == 0 && p.Clock.Deadline >= slowFrom }

// A window is what a table keeps of a decision that is answered sealed. The position stays
// as it was when the window opened, so that nobody sees a difference before it closes.
type window struct {
	asked  game.SeatSet
	opened time.Time
	left   time.Duration // of the beat
	since  time.Time     // from when that runs, unless somebody holds it or the match is paused
	paused time.Time
	holds  game.SeatSet // who holds it now
	held   game.SeatSet // who has done so
	from   [game.MaxSeats]time.Time
	given  [game.MaxSeats]*Acted // what is sealed, without its number
}

// openWindow opens a window if the match waits for sealed answers.
func (m *match) openWindow(now time.Time) {
	m.window = nil
	if next := m.at.Next(); next.Who != 0 && next.Duty == game.Sealed {
		m.window = &window{asked: next.Who, opened: now, left: m.plan.beat(), since: now}
		m.windowed = true
		if m.paused {
			m.window.pause(now)
		}
	}
}

// seal keeps an answer. One to a window that cannot be judged waits until it can; what our
// rules refuse of those that others have judged does not count.
func (m *match) seal(a *Acted, judged bool) {
	switch {
	case m.unjudged:
		m.unopened[a.Seat] = a
	case m.aside > 0 || m.window == nil || !m.window.asked.Has(a.Seat): // it answers what does not count
	case judged || m.at.Check(a.Seat, a.Action) == nil:
		m.window.given[a.Seat] = a
	default:
		m.window.given[a.Seat] = nil
	}
}

// closes returns when the beat is over; it is zero while the beat stands still.
func (w *window) closes() time.Time {
	if w.holds != 0 || !w.paused.IsZero() {
		return time.Time{}
	}
	return w.since.Add(w.left)
}

// rest stops the beat, run goes on with it.
func (w *window) rest(now time.Time) {
	if due := w.closes(); !due.IsZero() {
		w.left = max(0, due.Sub(now))
	}
}

func (w *window) run(now time.Time) { w.since = now }

func (w *window) pause(now time.Time) {
	w.rest(now)
	w.paused = now
}

func (w *window) resume(now time.Time) {
	for rest := w.holds; rest != 0; rest = rest.Without(rest.First()) {
		w.from[rest.First()] = w.from[rest.First()].Add(now.Sub(w.paused))
	}
	w.paused = time.Time{}
	if w.holds == 0 {
		w.run(now)
	}
}

// pass returns the answer that passes: the first option of who is asked.
func (m *match) pass(s game.Seat) json.RawMessage { return m.at.Options(s)[0] }

// answered tells whether a window need not wait any longer: at a live table, when all who are
// asked have passed by hand, which no program ever does; at a slow one, when all have
// answered. There a bot answers at once: whether one plays a seat is known to all.
func (m *match) answered() bool {
	for rest := m.window.asked; rest != 0; rest = rest.Without(rest.First()) {
		s := rest.First()
		given := m.window.given[s]
		if given == nil || !m.plan.slow() && (given.For != "" || !bytes.Equal(given.Action, m.pass(s))) {
			return false
		}
	}
	return true
}

// hasTurn tells whether the table itself has something to do about an open window now.
func (m *match) hasTurn(now time.Time) bool {
	if m.window == nil || !m.running() || m.deserted() {
		return false
	}
	due := m.turns()
	return m.botAnswers() != game.NoSeat || m.answered() || !due.IsZero() && !now.Before(due)
}

// botAnswers returns a seat that is asked, has not answered, and is played by a bot, or
// NoSeat.
func (m *match) botAnswers() game.Seat {
	for rest := m.window.asked &^ m.people(); rest != 0; rest = rest.Without(rest.First()) {
		if m.window.given[rest.First()] == nil {
			return rest.First()
		}
	}
	return game.NoSeat
}

// turn returns what the table itself does about an open window now, or nil. Bots are asked
// elsewhere.
func (m *match) turn(now time.Time) (*Entry, error) {
	if !m.hasTurn(now) {
		return nil, nil
	}
	for rest := m.window.asked; rest != 0; rest = rest.Without(rest.First()) {
		switch s := rest.First(); {
		case m.sheetDue(s) && !now.Before(m.sheetTime(s)):
			return &Entry{Sealed: &Acted{Seat: s, Action: m.fromSheet(s), For: bySheet}}, nil
		case m.window.holds.Has(s) && !now.Before(m.holdEnds(s)):
			return &Entry{Released: &s}, nil
		}
	}
	return m.closing()
}

// turns returns when the table next has something to do about the window, or zero.
func (m *match) turns() time.Time {
	if m.window == nil {
		return time.Time{}
	}
	next := m.window.closes()
	sooner := func(t time.Time) {
		if next.IsZero() || t.Before(next) {
			next = t
		}
	}
	for rest := m.window.asked; rest != 0; rest = rest.Without(rest.First()) {
		s := rest.First()
		if m.sheetDue(s) {
			sooner(m.sheetTime(s))
		}
		if m.window.holds.Has(s) {
			sooner(m.holdEnds(s))
		}
	}
	return next
}

// closing makes actions of all answers; who gave none passes.
func (m *match) closing() (*Entry, error) {
	closed, at := &Closed{}, m.at
	for rest := m.window.asked; rest != 0; rest = rest.Without(rest.First()) {
		a := Acted{Seat: rest.First(), Action: m.pass(rest.First()), For: byClock}
		if given := m.window.given[a.Seat]; given != nil {
			a = *given
		}
		a.N = len(m.acts) + len(closed.Answers) + 1
		o, _, err := m.judge(at, a.N, a.Seat, a.Action)
		if err != nil {
			return nil, fmt.Errorf("close a window: %w", err)
		}
		at = o.at
		closed.Answers = append(closed.Answers, a)
		closed.judged = append(closed.judged, o)
	}
	return &Entry{Closed: closed}, nil
}

// close enters the actions of a window that closes.
func (m *match) close(e *Entry) error {
	if m.window == nil {
		return errors.New("a window closes where none is open")
	}
	for rest := m.window.holds; rest != 0; rest = rest.Without(rest.First()) {
		m.release(rest.First(), e.Time)
	}
	before, touched := m.at.Next(), game.SeatSet(0)
	at, acts := m.at, m.acts
	for i, a := range e.Closed.Answers {
		var judged *outcome
		if e.Closed.judged != nil {
			judged = e.Closed.judged[i]
		}
		if err := m.carry(a, judged, e.Time); err != nil {
			m.at, m.acts = at, acts
			return err
		}
		m.acts[len(m.acts)-1].clock = m.clock.saved()
		touched = touched.With(a.Seat)
	}
	e.Closed.judged = nil
	m.goOn(before, 0, touched, e.Time)
	return nil
}

// sheetTime returns when the standing answer of a seat counts. It is drawn, so that the time
// does not tell that it was a standing one, and out of the secret of the match, so that all
// nodes draw the same.
func (m *match) sheetTime(s game.Seat) time.Time {
	sum := sha256.Sum256(fmt.Appendf(nil, "sheet %s %d %d", m.seed, len(m.acts), s))
	most := min(m.plan.beat(), time.Hour)
	return m.window.opened.Add(time.Duration(binary.LittleEndian.Uint64(sum[:8]) % uint64(most)))
}
