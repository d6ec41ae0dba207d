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
	d := game.NewDice(m.seed, m.entropy()...)
	at, err := m.layOut(d, nil)
	if err != nil {
		return nil, err
	}
	info := m.game.Info()
	h := game.LogHeader{Game: info.Name, Rules: info.Version, Content: info.Content, Options: m.plan.Options, Entropy: m.entropy()}
	for _, s := range m.seats {
		h.Seats = append(h.Seats, s.name)
	}
	var out bytes.Buffer
	l, err := game.NewLogger(&out, h, m.seed, d, at.Document())
	if err != nil {
		return nil, err
	}
	for _, a := range m.acts {
		d.At(a.N)
		if err := at.Act(a.Seat, a.Action, d, nil); err != nil {
			return nil, err
		}
		if err := l.Action(a.Seat, a.Action, nil, a.time, at.Document()); err != nil {
			return nil, err
		}
	}
	result := at.Result()
	if err := l.End(result[:len(m.seats)], m.seed); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}
