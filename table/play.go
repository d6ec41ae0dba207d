package table

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base32"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"gonfalon/bot"
	"gonfalon/game"
	"gonfalon/store"
)

const (
	idLength   = 16
	maxEntropy = 200 // bytes
)

// Create sets a table up and returns the id of its match. Seats of the plan that no bot
// fills are for persons: whoever has the invitation, or anybody if the table is open.
// The same key of the same account, unless it is empty, is the same table, however often
// it is asked for; it must be the same request, of which also is the part that the caller
// sees to.
func (t *Tables) Create(ctx context.Context, account string, p Plan, key string, also ...any) (string, error) {
	plan, err := json.Marshal(p)
	if err != nil {
		return "", err
	}
	return t.set(ctx, &Created{By: account, Plan: p}, asked(account, key, "create", string(plan), also))
}

// set sets a table: c says by whom and to which plan.
func (t *Tables) set(ctx context.Context, c *Created, q request) (string, error) {
	switch {
	case t.still.Load():
		return "", ErrReadOnly
	case t.store.Low():
		return "", ErrNoRoom
	}
	g, ok := t.games[c.Plan.Game]
	if !ok {
		return "", bad("there is no game %q", "il n'y a pas de jeu %q", c.Plan.Game)
	}
	info := g.Info()
	if err := c.Plan.check(info, bot.Known); err != nil {
		return "", err
	}
	if c.From == nil {
		if err := c.Plan.trial(g); err != nil {
			return "", err
		}
	}
	c.Rules, c.Content, c.Seed, c.Settled = info.Version, info.Content, t.seed().String(), settled(g, c.Plan.Options)
	for range c.Plan.Seats {
		c.Invites = append(c.Invites, rand.Text())
	}
	if err := q.check(); err != nil {
		return "", err
	}
	id := matchID(q)
	data, err := json.Marshal(Entry{Time: t.now().UTC(), Key: q.key, Print: q.print, Created: c})
	if err != nil {
		return "", err
	}
	_, err = t.store.Append(ctx, id, 0, data)
	again := q.key != "" && errors.Is(err, store.ErrConflict)
	if err != nil && !again {
		return "", fmt.Errorf("create a match: %w", err)
	}
	var s Summary
	err = t.in(ctx, id, func(r *room) error {
		if r.m.keys[q.key].print != q.print {
			return ErrReused
		}
		t.after(ctx, r)
		s = r.m.summary()
		return nil
	})
	if err != nil {
		return "", err
	}
	for _, guest := range c.Kept {
		if guest == "" {
			continue
		}
		if err := t.list(ctx, guest, s); err != nil {
			return "", err
		}
	}
	return id, t.list(ctx, c.By, s)
}

// matchID returns an id for a new match: any, or the one that belongs to a request which
// can be known again.
func matchID(q request) string {
	text := rand.Text()
	if q.key != "" {
		sum := sha256.Sum256([]byte(q.key))
		text = base32.StdEncoding.EncodeToString(sum[:])
	}
	return strings.ToLower(text)[:idLength]
}

// Sit takes a seat for an account: with its invitation, by right of whoever set the
// table up, or because the table is open. With NoSeat the first free one is taken. If what
// he brings is refused, the seat stays free.
func (t *Tables) Sit(ctx context.Context, id string, want Sat, invite string) (game.Seat, error) {
	s, account := want.Seat, want.Account
	if n := utf8.RuneCountInString(want.Name); n == 0 || n > MaxName || !utf8.ValidString(want.Name) {
		return s, bad("a name has from 1 to %d characters", "un nom a de 1 à %d caractères", MaxName)
	}
	if len(want.Entropy) > maxEntropy {
		return s, bad("entropy has at most %d bytes", "l'entropie a au plus %d octets", maxEntropy)
	}
	if err := t.meets(ctx, id, account); err != nil {
		return s, err
	}
	before := ""
	_, err := t.do(ctx, id, request{}, func(m *match) (*Entry, error) {
		s = want.Seat
		for i := 0; want.Seat == game.NoSeat && i < len(m.seats); i++ {
			if m.holds(account, game.Seat(i)) || m.mayJoin(account, game.Seat(i), invite) == nil {
				s = game.Seat(i)
				break
			}
		}
		if m.holds(account, s) {
			if !m.seats[s].has(want.Options) {
				return nil, ErrBrought
			}
			return nil, nil
		}
		if err := m.mayJoin(account, s, invite); err != nil {
			return nil, err
		}
		if m.begun() && len(want.Options) > 0 {
			return nil, ErrBegun
		}
		if err := m.plan.mayBring(m.game, s, want.Options); err != nil {
			return nil, err
		}
		sat := want
		sat.Seat, sat.Name, sat.Settled = s, m.distinct(want.Name, account), settled(m.game, want.Options)
		if before = m.seats[s].account; before != "" {
			sat.Entropy = "" // the dice have been sealed
		}
		return &Entry{Sat: &sat}, nil
	})
	if err != nil {
		return s, err
	}
	return s, t.seated(ctx, id, before, account)
}

// seated lists a match for who has sat down, and no more for who had the seat before.
func (t *Tables) seated(ctx context.Context, id, before, account string) error {
	if before != "" {
		if err := t.mine.Delete(ctx, before+"."+id); err != nil {
			return err
		}
	}
	var sum Summary
	if err := t.in(ctx, id, func(r *room) error { sum = r.m.summary(); return nil }); err != nil {
		return err
	}
	return t.list(ctx, account, sum)
}

// mayJoin says why an account may not take a seat, if it may not.
func (m *match) mayJoin(account string, s game.Seat, invite string) error {
	switch {
	case s == game.NoSeat && !m.vacant():
		return ErrTaken
	case s == game.NoSeat:
		return ErrForbidden
	case s < 0 || int(s) >= len(m.seats):
		return bad("there is no seat %d", "il n'y a pas de place %d", s)
	case m.frozen != "":
		return m.stopped()
	case m.cancelled:
		return ErrCancelled
	}
	invited := subtle.ConstantTimeCompare([]byte(invite), []byte(m.invites[s])) == 1 || m.keeps(account, s)
	switch {
	case m.held(account) != 0 && (m.seats[s].offered || !invited && account != m.owner):
		return ErrSeated
	case !invited && !m.plan.Open && account != m.owner:
		return ErrForbidden
	case !m.seats[s].offered && (m.seats[s].account != "" || m.seats[s].bot != ""):
		return ErrTaken
	}
	return nil
}

// playing says why a seat cannot act for an account, if it cannot.
func (m *match) playing(account string, s game.Seat) error {
	switch {
	case !m.holds(account, s):
		return ErrForbidden
	case m.frozen != "":
		return m.stopped()
	case m.over():
		return ErrOver
	case m.cancelled:
		return ErrCancelled
	case m.at == nil:
		return ErrNotBegun
	case m.conceded.Has(s):
		return ErrConceded
	}
	return nil
}

// Undo takes a seat's last action back if it may do so by itself, else it asks the
// others. It tells which.
func (t *Tables) Undo(ctx context.Context, id, account string, s game.Seat, key string) (asks bool, err error) {
	q := asked(account, key, "undo", s)
	_, err = t.do(ctx, id, q, func(m *match) (*Entry, error) {
		if err := m.playing(account, s); err != nil {
			return nil, err
		}
		if m.paused {
			return nil, ErrPaused
		}
		back, err := m.takeBack(s)
		if err != nil {
			return nil, err
		}
		if asks = !back.free && m.people() != game.Seats(s); asks {
			return &Entry{Asked: &s}, nil
		}
		return &Entry{Undone: &back.Undone}, nil
	})
	if err == nil && key != "" {
		r, err := t.room(ctx, id)
		if err != nil {
			return asks, err
		}
		defer r.mu.Unlock()
		asks = r.m.keys[q.key].asked
	}
	return asks, err
}

// Answer says whether a seat agrees that another may undo. When all persons agree it is
// done. Whoever asks can say no to it himself: then he asks no more.
func (t *Tables) Answer(ctx context.Context, id, account string, s game.Seat, yes bool, key string) error {
	_, err := t.do(ctx, id, asked(account, key, "answer", s, yes), func(m *match) (*Entry, error) {
		switch err := m.playing(account, s); {
		case err != nil:
			return nil, err
		case m.paused:
			return nil, ErrPaused
		case m.asks == game.NoSeat || m.asks == s && yes:
			return nil, ErrNotAsked
		case !yes:
			return &Entry{Declined: &s}, nil
		case m.people()&^m.agreed.With(s) != 0:
			return &Entry{Agreed: &s}, nil
		}
		back, err := m.takeBack(m.asks)
		return &Entry{Undone: &back.Undone}, err
	})
	return err
}

// Return takes a seat back from the bot that holds it for its absent player.
func (t *Tables) Return(ctx context.Context, id, account string, s game.Seat, key string) error {
	_, err := t.do(ctx, id, asked(account, key, "return", s), func(m *match) (*Entry, error) {
		if err := m.playing(account, s); err != nil || m.seats[s].bot == "" {
			return nil, err
		}
		return &Entry{Returned: &s}, nil
	})
	return err
}

// Concede gives a seat up; a bot plays it to the end.
func (t *Tables) Concede(ctx context.Context, id, account string, s game.Seat, key string) error {
	_, err := t.do(ctx, id, asked(account, key, "concede", s), func(m *match) (*Entry, error) {
		if err := m.playing(account, s); err != nil {
			return nil, err
		}
		return &Entry{Conceded: &s}, nil
	})
	return err
}

// Pause stops the match, or goes on with it. The time of who stops it goes on.
func (t *Tables) Pause(ctx context.Context, id, account string, s game.Seat, stop bool, key string) error {
	_, err := t.do(ctx, id, asked(account, key, "pause", s, stop), func(m *match) (*Entry, error) {
		switch err := m.playing(account, s); {
		case err != nil || m.paused == stop:
			return nil, err
		case stop:
			return &Entry{Paused: &s}, nil
		}
		return &Entry{Resumed: &s}, nil
	})
	return err
}
