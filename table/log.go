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

// log writes the match log of a finished match: as it was kept, and what is not kept yet.
func (m *match) log() ([]byte, error) {
	switch {
	case m.frozen != "":
		return nil, m.stopped()
	case !m.over():
		return nil, ErrNotOver
	}
	rest, err := m.lines()
	if err != nil {
		return nil, err
	}
	header := m.header
	if header == nil {
		header = rest[0].Header
	}
	sealed := *header
	if len(m.departed) > 0 {
		if sealed, err = m.unnamed(sealed); err != nil {
			return nil, err
		}
	}
	var fresh []game.LogAction
	for _, k := range rest {
		fresh = append(fresh, k.Lines...)
	}
	var out bytes.Buffer
	l, err := game.GoOnLogging(&out, sealed, m.dice)
	if err != nil {
		return nil, err
	}
	bounds := m.bounds
	for i, a := range m.acts {
		for ; len(bounds) > 0 && bounds[0].N == i; bounds = bounds[1:] {
			if err := l.Boundary(bounds[0].boundary()); err != nil {
				return nil, err
			}
		}
		line := game.LogAction{N: a.N, Seat: a.Seat, Action: a.Action, Time: a.time.UTC()} // it was not kept
		switch {
		case i >= m.kept:
			line = fresh[i-m.kept]
		case a.record.line != nil:
			line = *a.record.line
		}
		if err := l.Recorded(line); err != nil {
			return nil, err
		}
	}
	if err := l.End(m.ending(), m.seed); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// logHeader is the header of the log, but for what the layout adds to it.
func (m *match) logHeader() game.LogHeader {
	first := m.began
	h := game.LogHeader{Game: m.plan.Game, Rules: first.Rules, Content: first.Content, Options: m.laid.Options, Entropy: m.entropy(), From: m.from}
	for _, s := range m.seats {
		h.Seats = append(h.Seats, s.name)
	}
	return h
}
