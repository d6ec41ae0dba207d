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
	Since *Since          `json:"since,omitempty"` // if these rules have judged actions before it
	Aside int             `json:"aside,omitempty"` // how many actions before it these rules refuse: they do not count
}

// Since is from where on newer rules have judged: after the last state that was kept.
type Since struct {
	N     int             `json:"n"`
	State json.RawMessage `json:"state"`
}

// A bound is where the rules of a match were renewed.
type bound struct {
	version
	Since
	floor int // how many actions came before its entry: nobody goes back to before that
	time  time.Time
}

// floor is how many actions come before the last boundary.
func (m *match) floor() int {
	if len(m.bounds) == 0 {
		return 0
	}
	return m.bounds[len(m.bounds)-1].floor
}

// renew goes on under other rules. Where they judge already the match is taken up from the
// state that the entry has, as every node does that reads it later.
func (m *match) renew(n *Renewed, now time.Time) error {
	if !m.unjudged && n.version != versionOf(m.game) {
		m.outdated = true
		return fmt.Errorf("another node goes on with version %d of the rules and content %q; this program has version %d and %q",
			n.Rules, n.Content, m.game.Info().Version, m.game.Info().Content)
	}
	m.version, m.aside = n.version, 0
	m.keptBy, m.stood, m.stale = m.seq, m.seq, false
	if n.State == nil {
		m.began = n.version
		return nil
	}
	b := bound{n.version, Since{n.N, n.State}, n.N, now}
	if n.Since != nil {
		b.Since = *n.Since
	}
	m.bounds = append(m.bounds, b)
	m.acts = m.acts[:n.N] // what was set aside came last
	if m.unjudged {
		return nil
	}
	if m.window != nil {
		m.unopened = m.window.given
	}
	return m.resume(start{state: n.State, clock: n.Clock}, now)
}

// setAside lets an action pass that the rules refuse now, after the last state that was kept
// under other rules: it does not count, and the boundary will say so.
func (m *match) setAside(e *Entry) bool {
	if m.at == nil || len(m.bounds) == 0 && m.header == nil || !m.foreign() {
		return false
	}
	switch {
	case e.Closed != nil:
		m.aside += len(e.Closed.Answers)
	case e.Acted != nil:
		m.aside++
	default:
		return false
	}
	return true
}

// forgetAside takes actions back that were set aside, which come after all others, and tells
// whether that is all that an undo takes back.
func (m *match) forgetAside(u Undone) bool {
	beyond := u.To - len(m.acts)
	switch {
	case m.aside == 0:
		return false
	case beyond >= 0 && u.Only:
		m.aside--
	case beyond >= 0:
		m.aside = beyond
	case !u.Only:
		m.aside = 0
	}
	return beyond >= 0
}

// goOn has a match that was played by older rules go on under those of this program, at a
// boundary that the journal records.
func (t *Tables) goOn(ctx context.Context, r *room) error {
	m := r.m
	if m.game == nil || !m.foreign() || m.frozen == "" && m.over() {
		return nil
	}
	if m.frozen != "" || m.Rules > m.game.Info().Version {
		m.outdated = true
		if m.frozen == "" {
			m.frozen = fmt.Sprintf("the match is played by version %d of the rules; this program has version %d", m.Rules, m.game.Info().Version)
		}
		return nil
	}
	ctx = context.WithoutCancel(ctx)
	err := t.renewal(ctx, r)
	if errors.Is(err, store.ErrConflict) {
		return t.catchUp(ctx, r) // another node was faster
	}
	if err != nil {
		return fmt.Errorf("match %s: %w", m.id, err)
	}
	return nil
}

// renewal writes the boundary and, before it, what our rules have judged of what came before.
func (t *Tables) renewal(ctx context.Context, r *room) error {
	m := r.m
	n := &Renewed{version: versionOf(m.game), N: len(m.acts), Aside: m.aside}
	if m.at != nil {
		n.State, n.Clock = m.at.Document(), m.clock.document()
	}
	if m.unwritten() {
		n.Since = &Since{m.judged, m.judgedAt.Document()}
		if err := t.write(ctx, r); err != nil {
			return err
		}
	}
	if m.aside > 0 {
		t.log.Error("actions that the rules refuse now are set aside", "match", m.id, "after", n.N, "actions", n.Aside)
	}
	t.log.Info("a match goes on under other rules", "match", m.id, "from", m.Rules, "to", n.Rules, "actions", n.N)
	return t.append(ctx, r, request{}, &Entry{Renewed: n})
}

// boundary is the line of a match log where the rules were renewed.
func (b *bound) boundary() game.LogBoundary {
	return game.LogBoundary{Rules: b.Rules, Content: b.Content, State: b.State, Time: b.time}
}
