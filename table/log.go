package table

import (
	"bytes"
	"context"

	"gonfalon/game"
)

// Log returns the match log of a finished match.
func (t *Tables) Log(ctx context.Context, id string) ([]byte, error) {
	r, err := t.room(ctx, id)
	if err != nil {
		return nil, err
	}
	defer r.mu.Unlock()
	if !r.m.over() { // as far as this node knows
		if err := t.catchUp(ctx, r); err != nil {
			return nil, err
		}
	}
	if r.log == nil {
		err = t.guarded(r.m, func() error {
			r.log, err = r.m.log()
			return err
		})
	}
	return r.log, err
}

// log writes the match log of a finished match.
func (m *match) log() ([]byte, error) {
	switch {
	case m.frozen != "":
		return nil, m.stopped()
	case !m.over():
		return nil, ErrNotOver
	}
	var out bytes.Buffer
	l, at, err := m.logHead(&out)
	if err != nil {
		return nil, err
	}
	bounds := m.bounds
	for i, a := range m.acts {
		for ; len(bounds) > 0 && bounds[0].N == i && bounds[0].State != nil; bounds = bounds[1:] {
			if err := l.Boundary(bounds[0].boundary()); err != nil {
				return nil, err
			}
			if at, err = m.game.Read(bounds[0].State, game.Script()); err != nil {
				at = nil // older rules than ours, which recorded what followed
			}
		}
		line, err := m.logged(&at, a)
		if err != nil {
			return nil, err
		}
		if err := l.Recorded(line); err != nil {
			return nil, err
		}
	}
	result := m.at.Result()
	if err := l.End(result[:len(m.seats)], m.seed); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// logHead writes the header of the log, and returns the position in which the match began,
// if our rules can tell.
func (m *match) logHead(out *bytes.Buffer) (*game.Logger, game.Position, error) {
	if m.layout != nil && m.header != nil {
		l, err := game.GoOnLogging(out, *m.header, m.dice)
		return l, nil, err
	}
	at, err := m.layOut(m.dice, nil)
	if err != nil {
		return nil, nil, err
	}
	l, err := game.NewLogger(out, m.logHeader(), m.seed, m.dice, at.Document())
	return l, at, err
}

// logHeader is the header of the log, but for what the layout adds to it.
func (m *match) logHeader() game.LogHeader {
	first := m.began
	h := game.LogHeader{Game: m.plan.Game, Rules: first.Rules, Content: first.Content, Options: m.plan.Options, Entropy: m.entropy()}
	for _, s := range m.seats {
		h.Seats = append(h.Seats, s.name)
	}
	return h
}

// logged returns the line of an action: as it was recorded where other rules were in force.
func (m *match) logged(at *game.Position, a act) (line game.LogAction, err error) {
	switch {
	case a.record != nil && a.record.line != nil:
		return *a.record.line, nil
	case a.record != nil || *at == nil:
		return game.LogAction{N: a.N, Seat: a.Seat, Action: a.Action, Time: a.time.UTC()}, nil // it was not kept
	}
	line, *at, err = m.line(*at, a)
	return line, err
}
