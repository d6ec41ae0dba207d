package table

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"gonfalon/game"
	"gonfalon/store"
)

// Renewed says that the match goes on under other rules: from the state that it had, as
// these rules read it.
type Renewed struct {
	version
	N     int             `json:"n"`               // how many actions come before it
	State json.RawMessage `json:"state,omitempty"` // none if the match has not begun
	Clock clockDocument   `json:"clock"`
	Aside int             `json:"aside,omitempty"` // how many actions before it these rules refuse: they do not count
}

// A bound is where the rules of a match were renewed.
type bound struct {
	Renewed
	time time.Time
}

// floor is how many actions come before the last boundary: nobody goes back to before it.
func (m *match) floor() int {
	if len(m.bounds) == 0 {
		return 0
	}
	return m.bounds[len(m.bounds)-1].N
}

// renew goes on under other rules.
func (m *match) renew(n *Renewed, now time.Time) error {
	if !m.unjudged && n.version != versionOf(m.game) {
		m.outdated = true
		return fmt.Errorf("another node goes on with version %d of the rules and content %q; this program has version %d and %q",
			n.Rules, n.Content, m.game.Info().Version, m.game.Info().Content)
	}
	m.version, m.aside = n.version, 0
	m.bounds = append(m.bounds, bound{*n, now})
	if n.State == nil {
		m.began = n.version
	}
	m.acts = m.acts[:n.N] // what was set aside came last
	m.marks = []mark{{n.N + 1, m.at}}
	return nil
}

// setAside lets an action pass that the rules refuse now, after the last state that was kept
// under other rules: it does not count, and the boundary will say so.
func (m *match) setAside(e *Entry) bool {
	if m.at == nil || len(m.bounds) == 0 && m.header == nil || m.version == versionOf(m.game) {
		return false
	}
	switch {
	case e.Closed != nil:
		m.aside += len(e.Closed.Answers)
	case e.Acted != nil || e.Undone != nil:
		m.aside++
	default:
		return false
	}
	return true
}

// takeUp reads a match that is not in memory. What was played by other rules is taken as it
// was recorded, up to the last state that was kept; from there the match goes on under the
// rules of this program.
func (t *Tables) takeUp(ctx context.Context, r *room) error {
	entries, err := t.store.Read(ctx, r.m.id, 0)
	if err != nil {
		return fmt.Errorf("match %s: %w", r.m.id, err)
	}
	j, err := t.survey(ctx, r.m.id, entries)
	if err != nil {
		return fmt.Errorf("match %s: %w", r.m.id, err)
	}
	r.m.unjudged = j.resume >= 0
	for i, e := range j.entries {
		r.enter(entries[i].Seq, e)
		if i == j.resume && r.m.frozen == "" {
			if err := r.m.resume(j.state, j.clock, e.Time); err != nil {
				r.m.frozen, r.m.outdated = err.Error(), true
			}
		}
	}
	return t.goOn(ctx, r)
}

// A survey is a journal, and where it must be taken up.
type survey struct {
	entries []*Entry
	resume  int // after this entry; -1 is the beginning
	state   json.RawMessage
	clock   clockDocument
}

func (t *Tables) survey(ctx context.Context, id string, entries []store.Entry) (survey, error) {
	s := survey{resume: -1}
	var now version
	name := ""
	for i, e := range entries {
		entry, err := readEntry(e.Data)
		if err != nil {
			return s, err
		}
		s.entries = append(s.entries, entry)
		switch {
		case entry.Created != nil:
			now, name = version{entry.Created.Rules, entry.Created.Content}, entry.Created.Plan.Game
		case entry.Renewed != nil:
			now = entry.Renewed.version
			if entry.Renewed.State != nil {
				s.resume, s.state, s.clock = i, entry.Renewed.State, entry.Renewed.Clock
			}
		}
	}
	g, ok := t.games[name]
	if !ok || now == versionOf(g) {
		return s, nil
	}
	data, _, err := t.states.Get(ctx, id)
	if errors.Is(err, store.ErrNotFound) {
		return s, nil
	}
	var kept standing
	if err := errors.Join(err, json.Unmarshal(data, &kept)); err != nil {
		return s, err
	}
	for i, e := range entries {
		if e.Seq == kept.Seq && i > s.resume && kept.version == now {
			s.resume, s.state, s.clock = i, kept.State, kept.Clock
		}
	}
	return s, nil
}

// goOn has a match that was played by older rules go on under those of this program, at a
// boundary that the journal records.
func (t *Tables) goOn(ctx context.Context, r *room) error {
	m := r.m
	if m.game == nil || m.version == versionOf(m.game) {
		return nil
	}
	if m.frozen != "" || m.Rules > m.game.Info().Version {
		m.outdated = true
		if m.frozen == "" {
			m.frozen = fmt.Sprintf("the match is played by version %d of the rules; this program has version %d", m.Rules, m.game.Info().Version)
		}
		return nil
	}
	if m.over() {
		return nil
	}
	n := &Renewed{version: versionOf(m.game), N: len(m.acts), Aside: m.aside}
	if m.at != nil {
		n.State, n.Clock = m.at.Document(), m.clock.document()
	}
	if m.aside > 0 {
		t.log.Error("actions that the rules refuse now are set aside", "match", m.id, "after", n.N, "actions", n.Aside)
	}
	t.log.Info("a match goes on under other rules", "match", m.id, "from", m.Rules, "to", n.Rules, "actions", n.N)
	if err := t.append(context.WithoutCancel(ctx), r, request{}, &Entry{Renewed: n}); err != nil && !errors.Is(err, store.ErrConflict) {
		return fmt.Errorf("match %s: %w", m.id, err)
	} else if err != nil {
		return t.catchUp(ctx, r) // another node was faster
	}
	return nil
}

// boundary is the line of a match log where the rules were renewed.
func (b *bound) boundary() game.LogBoundary {
	return game.LogBoundary{Rules: b.Rules, Content: b.Content, State: b.State, Time: b.time}
}
