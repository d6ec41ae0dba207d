package table

import (
	"context"
	"encoding/json"

	"gonfalon/game"
)

// A tale makes steps of the updates that somebody is told. A nil tale makes none.
type tale struct{ narration *game.Narration }

// tale returns that of who watches a match from a place of its journal on.
func (r *room) tale(w Watcher, since uint64) *tale {
	if !w.Story || r.m.game == nil {
		return nil
	}
	t := &tale{game.NewNarration(r.m.game, func(s game.Seat) game.Text {
		if r.m.at == nil {
			return game.Text{}
		}
		return r.m.at.SeatText(s)
	})}
	if since > 0 {
		before := r.since(0, w.Account)
		for len(before) > 0 && before[len(before)-1].Seq > since {
			before = before[:len(before)-1]
		}
		t.tell(before)
	}
	return t
}

// tell adds to updates the steps that begin or go on in them.
func (t *tale) tell(updates []Update) {
	if t == nil {
		return
	}
	for i := range updates {
		u := &updates[i]
		if u.What == "undone" {
			t.narration.Cut()
		}
		from := 0
		for k, events := range u.acts {
			n := u.N - len(u.acts) + k + 1
			u.Steps = append(u.Steps, t.narration.Action(u.Seq, n, from, u.Told[from:from+events])...)
			from += events
		}
	}
}

// A Past is a match as a seat saw it before.
type Past struct {
	N    int             `json:"n"`
	View json.RawMessage `json:"view"`
}

// Past shows a match to an account as it looked from one of its seats, or to a spectator,
// after n actions or, unless it is negative, in the midst of the n-th before one of the
// events that the account is told of.
func (t *Tables) Past(ctx context.Context, id, account string, from game.Seat, n, before int) (*Past, error) {
	r, err := t.room(ctx, id)
	if err != nil {
		return nil, err
	}
	defer r.mu.Unlock()
	if from != game.NoSeat && !r.m.holds(account, from) {
		return nil, ErrForbidden
	}
	if mine := r.m.yours(account); from == game.NoSeat && len(mine) == 1 {
		from = mine[0]
	}
	p := &Past{N: n}
	err = t.guarded(r.m, func() error {
		at, err := r.m.past(n, before, r.m.held(account))
		if err == nil {
			p.View = at.View(from)
		}
		return err
	})
	return p, err
}

// past returns how the match stood after n actions, or before an event of the n-th, counted
// among those that who holds some seats may know of.
func (m *match) past(n, before int, mine game.SeatSet) (game.Position, error) {
	switch {
	case m.at == nil || m.frozen != "":
		return nil, ErrUnknownPast
	case n < 0 || n > len(m.acts):
		return nil, bad("the match has from 0 to %d actions, not %d", "la partie a de 0 à %d actions, et non %d", len(m.acts), n)
	case before < 0 || n == 0:
		return m.replayed(n)
	}
	at, err := m.replayed(n - 1)
	if err != nil {
		return nil, err
	}
	a := m.acts[n-1]
	m.dice.At(n)
	return at.Midst(a.Seat, a.Action, m.dice, game.Nth(before, func(e game.Event) bool { return knows(mine, e) }))
}

// replayed returns the position after n actions.
func (m *match) replayed(n int) (game.Position, error) {
	if n == len(m.acts) {
		return m.at, nil
	}
	if n+1 >= m.marks[0].n {
		return m.before(n + 1)
	}
	at, from, err := m.origin(n)
	for _, a := range m.acts[from:n] {
		if err != nil {
			break
		}
		m.dice.At(a.N)
		err = at.Act(a.Seat, a.Action, m.dice, nil)
	}
	if err != nil {
		return nil, ErrUnknownPast
	}
	return at, nil
}

// origin returns the position from which the match was played by the rules that were in force
// after n actions, if they are ours, and how many actions come before it.
func (m *match) origin(n int) (game.Position, int, error) {
	by, state, from := m.began, json.RawMessage(nil), 0
	for _, b := range m.bounds {
		if b.N <= n {
			by, state, from = b.version, b.State, b.N
		}
	}
	if by != versionOf(m.game) {
		return nil, from, ErrUnknownPast
	}
	if state == nil {
		at, err := m.layOut(m.dice, nil)
		return at, from, err
	}
	at, err := m.game.Read(state, game.Script())
	return at, from, err
}
