package table

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"gonfalon/game"
	"gonfalon/store"
)

// A program with other rules than a match was played by can neither judge its actions nor
// tell what came of them. So that nothing is lost, a match that rests is kept as the rules
// in force see it: its log line by line in the journal, its state beside it.

// Kept are lines of the match log, from one action on.
type Kept struct {
	Header *game.LogHeader  `json:"header,omitempty"` // with the first of them
	Layout []game.Told      `json:"layout,omitempty"`
	From   int              `json:"from"` // the first action
	Lines  []game.LogAction `json:"lines"`
}

// A record is what was told when other rules were in force.
type record struct {
	told []game.Told
	line *game.LogAction // of the match log, if it was kept
}

// A version is that of the rules and the content of a game.
type version struct {
	Rules   int    `json:"rules"`
	Content string `json:"content"`
}

func versionOf(g game.Game) version {
	info := g.Info()
	return version{info.Version, info.Content}
}

// A recording is how far a match is kept, and what of it was played by other rules.
type recording struct {
	unjudged bool                  // entries are being read that are not
	unopened [game.MaxSeats]*Acted // answers of them to a window that is still open
	kept     int                   // how many actions are kept
	keptAt   game.Position         // after them
	header   *game.LogHeader
	began    version // in force at the beginning
	bounds   []bound // where the rules were renewed
	aside    int     // actions after the last state that was kept which the rules now refuse
}

// A standing is the state of a match, kept for programs with other rules.
type standing struct {
	version
	Seq   uint64          `json:"seq"` // of the journal
	State json.RawMessage `json:"state"`
	Clock clockDocument   `json:"clock"`
}

const (
	resting   = 30 * time.Second       // after so long without an action a match is kept
	keepEvery = time.Second            // how often the node looks for such
	keepFor   = 100 * time.Millisecond // how long it keeps them then: those that are played go first
	keepLast  = 10 * time.Second       // how long it may take when the node stops
)

// keeper keeps the matches of this node that rest, and all of them when the node stops.
func (t *Tables) keeper() {
	tick := time.NewTicker(keepEvery)
	defer tick.Stop()
	for {
		select {
		case <-t.ctx.Done():
			t.keepAll(0, keepLast)
			return
		case <-tick.C:
			t.keepAll(resting, keepFor)
		}
	}
}

// keepAll keeps the matches that have rested for a time, within another.
func (t *Tables) keepAll(rested, within time.Duration) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(t.ctx), keepLast)
	defer cancel()
	until := time.Now().Add(within)
	t.mu.Lock()
	var rooms []*room
	for _, r := range t.rooms {
		rooms = append(rooms, r)
	}
	t.mu.Unlock()
	for _, r := range rooms {
		if time.Now().After(until) {
			return
		}
		if !r.mu.TryLock() {
			continue // it does not rest
		}
		if !r.gone && r.m.unkept() && t.now().Sub(r.m.last) >= rested {
			if err := t.keep(ctx, r); err != nil && !errors.Is(err, store.ErrConflict) {
				t.log.Error("keep", "match", r.m.id, "error", err)
			}
		}
		r.mu.Unlock()
	}
}

// unkept tells whether something has happened that is not kept.
func (m *match) unkept() bool {
	return m.at != nil && m.frozen == "" && (m.kept < len(m.acts) || m.header == nil)
}

// keep writes what has happened since a match was last kept, then its state.
func (t *Tables) keep(ctx context.Context, r *room) error {
	var e *Entry
	if err := t.guarded(r.m, func() (err error) { e, err = r.m.lines(); return err }); err != nil {
		return err
	}
	if err := t.append(ctx, r, request{}, e); err != nil {
		return err
	}
	s := standing{r.m.version, r.m.seq, r.m.at.Document(), r.m.clock.document()}
	data, err := json.Marshal(s)
	if err != nil {
		return err
	}
	_, err = t.states.Put(ctx, r.m.id, data)
	return err
}

// lines returns the entry that keeps what is not kept yet.
func (m *match) lines() (*Entry, error) {
	k := &Kept{From: m.kept + 1, Lines: []game.LogAction{}}
	if m.header == nil {
		var story game.Story
		d := game.NewDice(m.seed, m.entropy()...)
		at, err := m.layOut(d, &story)
		if err != nil {
			return nil, err
		}
		h := game.SealedHeader(m.logHeader(), m.seed, d, at.Document())
		k.Header, k.Layout = &h, game.Tales(at, &story)
	}
	at := m.keptAt
	for _, a := range m.acts[m.kept:] {
		line, next, err := m.line(at, a)
		if err != nil {
			return nil, err
		}
		k.Lines, at = append(k.Lines, line), next
	}
	return &Entry{Kept: k}, nil
}

// line writes the line of the log of an action, and returns the position after it.
func (m *match) line(at game.Position, a act) (game.LogAction, game.Position, error) {
	var story game.Story
	m.dice.At(a.N)
	next, _, err := at.Try(a.Seat, a.Action, m.dice, &story)
	if err != nil {
		return game.LogAction{}, nil, err
	}
	return m.dice.Line(a.N, a.Seat, a.Action, game.Tales(next, &story), a.time, next.Document()), next, nil
}

// keep enters what was kept. Where it was judged it is known already.
func (m *match) keep(k *Kept) {
	if k.Header != nil {
		m.header = k.Header
	}
	if m.unjudged {
		if k.Header != nil {
			m.layout.told = k.Layout
		}
		for i, line := range k.Lines {
			if n := k.From - 1 + i; n < len(m.acts) {
				*m.acts[n].record = record{line.Told, &k.Lines[i]}
			}
		}
	}
	m.kept, m.keptAt = len(m.acts), m.at
}

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
	m.kept = min(m.kept, u.To)
	m.unopened = [game.MaxSeats]*Acted{}
}

// resume takes the match up from a state that was kept: from here on it is judged again.
func (m *match) resume(state json.RawMessage, c clockDocument, now time.Time) error {
	at, err := m.game.Read(state, game.Script())
	if err != nil {
		return fmt.Errorf("the state that was kept: %w", err)
	}
	m.unjudged = false
	m.at, m.keptAt, m.kept = at, at, len(m.acts)
	m.marks = []mark{{len(m.acts) + 1, at}}
	m.clock = c.clock(m.plan.Clock)
	m.clock.wait(onClock(at.Next()), m.clock.waiting, now)
	m.ask(game.Decision{}, 0)
	m.openWindow(now)
	for _, a := range m.unopened {
		if a != nil && m.window != nil && m.window.asked.Has(a.Seat) && m.at.Check(a.Seat, a.Action) == nil {
			m.seal(a)
		}
	}
	return nil
}
