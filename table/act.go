package table

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"gonfalon/game"
)

// A Move is an action of a seat and the moment that it is meant for: Seq is that of the
// look or the options on which it was chosen, or else N the number of the action.
type Move struct {
	Seat   game.Seat
	N      int
	Seq    uint64
	Action json.RawMessage
}

// Act carries out a move, if it is not meant for another moment. The same key is carried
// out once. Whoever acts in a seat that a bot holds for him is back.
func (t *Tables) Act(ctx context.Context, id, account string, v Move, key string) (uint64, error) {
	s := v.Seat
	act := func() (uint64, error) {
		return t.do(ctx, id, asked(account, key, "act", s, v.N, v.Seq, string(v.Action)), func(m *match) (*Entry, error) {
			if err := m.playing(account, s); err != nil {
				return nil, err
			}
			if m.seats[s].bot != "" {
				return nil, errAway
			}
			if m.paused {
				return nil, ErrPaused
			}
			if !m.fresh(v) {
				return nil, ErrStale
			}
			return m.acted(s, v.Action, "")
		})
	}
	seq, err := act()
	if !errors.Is(err, errAway) {
		return seq, err
	}
	if err := t.Return(ctx, id, account, s, ""); err != nil {
		return 0, err
	}
	return act()
}

// fresh tells whether a move is meant for now: nothing has happened since, or only
// decisions of others that were asked together with its own.
func (m *match) fresh(v Move) bool {
	if v.Seq > 0 {
		return v.Seq >= m.asked[v.Seat]
	}
	if v.N < 1 || v.N > len(m.acts)+1 {
		return false
	}
	now := m.at.Next()
	for _, a := range m.acts[v.N-1:] {
		if a.Seat == v.Seat || !stillOwe(a.asked, now).Has(v.Seat) {
			return false
		}
	}
	return true
}

// An outcome is what an action comes to: the position after it, and what happened.
type outcome struct {
	at     game.Position
	story  []game.Event
	rolled bool // dice
}

// acted judges an action, so that it is refused, or the rules break down, before anything
// is written.
func (m *match) acted(s game.Seat, action json.RawMessage, by string) (*Entry, error) {
	if m.window != nil && m.window.asked.Has(s) {
		return m.sealed(s, action, by)
	}
	n := len(m.acts) + 1
	o, proper, err := m.judge(m.at, n, s, action)
	if err != nil {
		return nil, m.ruled(err)
	}
	return &Entry{Acted: &Acted{N: n, Seat: s, Action: proper, For: by}, judged: o}, nil
}

// judge reads an action, checks it and carries it out on a position, without changing the
// match. It returns the action as the game itself would write it.
func (m *match) judge(on game.Position, n int, s game.Seat, action json.RawMessage) (*outcome, []byte, error) {
	m.dice.At(n)
	var story game.Story
	at, proper, err := on.Try(s, action, m.dice, &story)
	return &outcome{at, story.Events(), len(m.dice.Rolled()) > 0}, proper, err
}

// act enters an action.
func (m *match) act(e *Entry) error {
	before := m.at.Next()
	if err := m.carry(*e.Acted, e.judged, e.Time); err != nil {
		return err
	}
	e.judged = nil
	m.acts[len(m.acts)-1].clock = m.clock.saved()
	m.goOn(before, goesOn(before, m.at.Next(), e.Acted.Seat), game.Seats(e.Acted.Seat), e.Time)
	return nil
}

// goOn has the clocks and the window of the match go on with what it waits for now: before
// is what it waited for, same who still owes that, touched who has acted.
func (m *match) goOn(before game.Decision, same, touched game.SeatSet, now time.Time) {
	m.asks, m.agreed = game.NoSeat, 0
	m.clock.wait(onClock(m.at.Next()), same, now)
	m.ask(before, touched)
	m.openWindow(now)
}

// carry adds an action to those that have been carried out; one that comes out of the
// journal is yet to be judged. The time that it took is counted elsewhere.
func (m *match) carry(acted Acted, judged *outcome, now time.Time) error {
	if acted.N != len(m.acts)+1 {
		return fmt.Errorf("action %d where %d should follow", acted.N, len(m.acts)+1)
	}
	if judged == nil {
		var err error
		if judged, _, err = m.judge(m.at, acted.N, acted.Seat, acted.Action); err != nil {
			return err
		}
	}
	m.acts = append(m.acts, act{Acted: acted, time: now, asked: m.at.Next(), rolled: judged.rolled, happening: happening{judged.story, new(record)}})
	m.at = judged.at
	if m.spent != ([game.MaxSeats]time.Duration{}) && m.headsRound(judged.story) {
		m.spent = [game.MaxSeats]time.Duration{}
	}
	m.mark()
	return nil
}
