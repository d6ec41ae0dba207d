package table

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"runtime/debug"
	"time"

	"gonfalon/game"
	"gonfalon/sim"
)

const (
	heedFor  = 30 * time.Second       // so long after its people did something they are taken to be there
	unheeded = 250 * time.Millisecond // rests between the turns of bots that nobody watches
)

// heeded tells whether anybody is there to see what the bots of a match do.
func (r *room) heeded(now time.Time) bool {
	last := r.looked
	for _, s := range r.m.seats {
		if s.seen.After(last) {
			last = s.seen
		}
	}
	if len(r.watchers) > 0 || now.Sub(last) < heedFor {
		return true
	}
	for _, other := range r.elsewhere {
		if other.watching > 0 || other.anybody() {
			return true
		}
	}
	return false
}

// anybody tells whether a person of the match has a stream open.
func (l *roll) anybody() bool {
	for _, p := range l.persons {
		if p.Is != Gone {
			return true
		}
	}
	return false
}

// botsOwe tells whether there is anything to do now that no person does. Rules that break
// down on it have nothing done: whoever acts next finds out.
func (t *Tables) botsOwe(m *match) (owe bool) {
	_ = t.guarded(m, func() error {
		owe = !t.still.Load() && m.running() && (m.botOwes() != game.NoSeat || m.hasTurn(t.now()))
		return nil
	})
	return owe
}

// startBots has the bots of a match begin, unless they are at it.
func (t *Tables) startBots(r *room) {
	if t.botsOwe(r.m) && !r.busy {
		r.busy = true
		t.bots.Go(func() { t.runBots(r) })
	}
}

// runBots does what no person does in a match until there is nothing left.
func (t *Tables) runBots(r *room) {
	for again := true; again; {
		_, err := t.botTurn(t.ctx, r.m.id)
		if err != nil && t.ctx.Err() == nil && !errors.Is(err, ErrReadOnly) {
			t.log.Error("bots", "match", r.m.id, "error", err)
		}
		r.mu.Lock()
		again = err == nil && t.botsOwe(r.m)
		r.busy = again
		heeded := r.heeded(t.now())
		r.mu.Unlock()
		if again && !heeded {
			select {
			case <-time.After(unheeded):
			case <-t.ctx.Done():
			}
		}
	}
}

// botTurns does all that no person does in a match.
func (t *Tables) botTurns(ctx context.Context, id string) error {
	for more := true; more; {
		var err error
		if more, err = t.botTurn(ctx, id); err != nil {
			return err
		}
	}
	return nil
}

// botTurn has a bot act, or the table itself, and tells whether there was anything to do. The
// bot thinks when it is the turn of its match, while others can look at that and act.
func (t *Tables) botTurn(ctx context.Context, id string) (more bool, err error) {
	if err := ctx.Err(); err != nil {
		return false, err
	}
	var q question
	var g Game
	var heeded bool
	err = t.in(ctx, id, func(r *room) error {
		q, g, heeded = r.m.asksBot(t.now()), r.m.game, r.heeded(t.now())
		return nil
	})
	if err != nil {
		return false, err
	}
	var a thought
	if q.seat != game.NoSeat {
		if err := t.thinkers.take(ctx, heeded); err != nil {
			return false, err
		}
		defer t.thinkers.give()
		if a = q.think(g); a.broken != nil {
			t.log.Error("the rules broke down under a bot", "match", id, "panic", a.broken, "stack", string(a.stack))
		}
	}
	_, err = t.do(ctx, id, request{}, func(m *match) (*Entry, error) {
		now := m.asksBot(t.now())
		if now.seat == game.NoSeat {
			e, err := m.turn(t.now())
			more = e != nil
			return e, err
		}
		if more = true; now != q {
			return nil, nil // the match has moved on: the bot is asked anew
		}
		return a.entry(m, q.seat, q.bot)
	})
	return more, err
}

// A question is what a bot is asked. Two are the same as long as the match stands as it stood.
type question struct {
	at   game.Position
	n    int // of the action
	seat game.Seat
	bot  string
	seed game.Seed
}

// asksBot returns what a bot is asked now; its seat is NoSeat if none is.
func (m *match) asksBot(now time.Time) question {
	s := game.NoSeat
	switch {
	case !m.running():
	case m.window == nil:
		s = m.botOwes()
	case m.hasTurn(now):
		s = m.botAnswers()
	}
	if s == game.NoSeat {
		return question{seat: s}
	}
	return m.question(s, m.seats[s].bot)
}

func (m *match) question(s game.Seat, bot string) question {
	return question{m.at, len(m.acts) + 1, s, bot, m.seed}
}

// A thought is what a bot says to a question, or what the rules broke down with meanwhile.
type thought struct {
	action json.RawMessage
	err    error
	broken any
	stack  []byte
}

// think has the bot choose. Its chance comes from the secret of the match: nobody can work out
// what it will do, and undoing does not make it think again.
func (q question) think(g Game) (a thought) {
	defer func() {
		if p := recover(); p != nil {
			a.broken, a.stack = p, debug.Stack()
		}
	}()
	chance := sha256.Sum256(fmt.Appendf(nil, "bot %s %d %d", q.seed, q.n, q.seat))
	var player sim.Player
	if player, a.err = g.Player(q.bot, chance); a.err == nil {
		a.action, a.err = player.Choose(q.at, q.seat)
	}
	return a
}

// entry makes an entry of a thought. Rules that broke down do so in the match.
func (a thought) entry(m *match, s game.Seat, by string) (*Entry, error) {
	if a.broken != nil {
		panic(a.broken)
	}
	if a.err != nil {
		return nil, a.err
	}
	return m.acted(s, a.action, by)
}

// chosen lets a bot choose for a seat at once.
func (m *match) chosen(s game.Seat, bot, by string) (*Entry, error) {
	return m.question(s, bot).think(m.game).entry(m, s, by)
}
