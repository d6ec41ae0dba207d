package table

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	"gonfalon/game"
)

// A Tally counts the tables that an account has set up and that are not over.
type Tally struct {
	Tables  int
	Waiting int // for players
	Bots    int // at which only bots play
}

// A hosted table is one that is not over, as it is kept under who has set it up. So tables are
// counted without being read, at whatever node they are played.
type hosted struct {
	Is      hosting   `json:"is"`
	Created time.Time `json:"created"`
}

// hosting is what a table counts as; "" is one that does not count.
type hosting string

const (
	waits    hosting = "waiting"
	peopled  hosting = "people"
	botsOnly hosting = "bots"
)

// hosted tells what a table counts as for who has set it up.
func (m *match) hosted() hosting {
	switch {
	case m.owner == "" || m.frozen != "" || m.cancelled || m.over():
		return ""
	case !m.begun():
		return waits
	}
	for i, s := range m.seats {
		if s.account != "" && !m.conceded.Has(game.Seat(i)) {
			return peopled
		}
	}
	return botsOnly
}

func hostedKey(account, id string) string { return account + "." + id }

// count keeps what a table counts as, when that has changed.
func (t *Tables) count(ctx context.Context, r *room) error {
	now, m := r.m.hosted(), r.m
	if now == r.hosted || m.owner == "" {
		return nil
	}
	if err := t.keepHosted(ctx, m.owner, m.id, hosted{now, m.created}); err != nil {
		return err
	}
	r.hosted = now
	return nil
}

func (t *Tables) keepHosted(ctx context.Context, account, id string, h hosted) error {
	if h.Is == "" {
		return t.hosted.Delete(ctx, hostedKey(account, id))
	}
	data, err := json.Marshal(h)
	if err == nil {
		_, err = t.hosted.Put(ctx, hostedKey(account, id), data)
	}
	return err
}

// Tally counts the tables of an account. A node that died may have left some of them as they
// were: with sure each is looked at, and what is kept of it put right.
func (t *Tables) Tally(ctx context.Context, account string, sure bool) (all Tally, err error) {
	err = t.eachHosted(ctx, account+".", func(_, id string, h hosted) error {
		if sure {
			if h, err = t.recount(ctx, account, id, h); err != nil {
				return err
			}
		}
		switch h.Is {
		case "":
			return nil
		case waits:
			all.Waiting++
		case botsOnly:
			all.Bots++
		}
		all.Tables++
		return nil
	})
	return all, err
}

func (t *Tables) eachHosted(ctx context.Context, prefix string, f func(account, id string, h hosted) error) error {
	return t.hosted.Each(ctx, prefix, func(key string, value []byte, _ uint64) error {
		account, id, _ := strings.Cut(key, ".")
		var h hosted
		if err := json.Unmarshal(value, &h); err != nil {
			return fmt.Errorf("what %s counts as: %w", id, err)
		}
		return f(account, id, h)
	})
}

// recount returns what a table counts as, whatever is kept of it.
func (t *Tables) recount(ctx context.Context, account, id string, h hosted) (hosted, error) {
	was := h.Is
	err := t.in(ctx, id, func(r *room) error {
		err := t.catchUp(ctx, r)
		h.Is, r.hosted = r.m.hosted(), r.m.hosted()
		return err
	})
	if errors.Is(err, ErrNotFound) {
		h.Is, err = "", nil
	}
	if err == nil && h.Is != was {
		err = t.keepHosted(ctx, account, id, h)
	}
	return h, err
}

// IsSet tells whether an account has set a table up by a request with this key.
func (t *Tables) IsSet(ctx context.Context, account, key string) (bool, error) {
	if key == "" {
		return false, nil
	}
	r, err := t.room(ctx, matchID(asked(account, key)))
	if errors.Is(err, ErrNotFound) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	r.mu.Unlock()
	return true, nil
}
