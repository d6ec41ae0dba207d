package table

import (
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"gonfalon/game"
)

// trust adds actions that cannot be judged.
func (m *match) trust(now time.Time, acted ...Acted) {
	for _, a := range acted {
		m.acts = append(m.acts, act{Acted: a, time: now, happening: happening{record: new(record)}})
	}
	m.unopened = [game.MaxSeats]*Acted{}
}

// forget takes back actions that cannot be judged.
func (m *match) forget(u Undone) {
	rest := m.acts[u.To+1:]
	m.acts = slices.Clone(m.acts[:u.To])
	for _, a := range rest {
		if u.Only {
			a.N = len(m.acts) + 1
			m.acts = append(m.acts, a)
		}
	}
	m.kept, m.round = min(m.kept, u.To), roundHeading{}
	m.unopened = [game.MaxSeats]*Acted{}
}

// resume takes the match up from a state that was kept: from here on it is judged again.
// What was asked before it is not, and an open window opens anew.
func (m *match) resume(from start, now time.Time) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the state that was kept: %v", p)
		}
	}()
	m.unjudged, m.judged, m.kept = false, len(m.acts), len(m.acts)
	m.asks, m.agreed, m.round = game.NoSeat, 0, roundHeading{}
	if from.state == nil {
		return nil // it is over, and no more than that is known
	}
	at, err := m.game.Read(from.state, game.Script())
	if err != nil {
		return fmt.Errorf("the state that was kept: %w", err)
	}
	m.at, m.keptAt, m.judgedAt = at, at, at
	m.marks = []mark{{len(m.acts) + 1, at}}
	m.clock = from.clock.clock(m.plan.Clock)
	m.clock.wait(onClock(at.Next()), m.clock.waiting, now)
	m.ask(game.Decision{}, 0)
	m.openWindow(now)
	for _, a := range m.unopened {
		if a != nil {
			m.seal(a, false)
		}
	}
	return nil
}

// A start is where a journal is taken up: after an entry, from a state. The zero of it, after
// no entry, is the layout.
type start struct {
	after int
	state json.RawMessage // none if it cannot be known
	clock clockDocument
}
