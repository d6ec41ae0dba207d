package table

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"gonfalon/game"
)

// maxMine is how many matches a list of one's own holds: the latest.
const maxMine = 100

// list keeps the records by which a match is found: by those who play it, and by
// whoever looks for a table while it is open.
func (t *Tables) list(ctx context.Context, account string, s Summary) error {
	if account != "" {
		if _, err := t.mine.Put(ctx, account+"."+s.ID, []byte("{}")); err != nil {
			return err
		}
	}
	defer t.lobbies.changed.Add(1)
	if s.Open {
		data, err := json.Marshal(opened{s, s.owner})
		if err == nil {
			_, err = t.open.Put(ctx, s.ID, data)
		}
		if err != nil {
			return err
		}
		// Another may have filled it meanwhile, and have taken it off the list too early.
		if open, err := t.isOpen(ctx, s.ID); open || err != nil {
			return err
		}
	}
	if _, _, err := t.open.Get(ctx, s.ID); err == nil {
		return t.open.Delete(ctx, s.ID)
	}
	return nil
}

// isOpen tells whether anybody may join a table, as all nodes know it.
func (t *Tables) isOpen(ctx context.Context, id string) (bool, error) {
	var open bool
	err := t.in(ctx, id, func(r *room) error {
		err := t.catchUp(ctx, r)
		open = r.m.summary().Open
		return err
	})
	return open, err
}

// opened is an open table as it is listed.
type opened struct {
	Summary
	Owner string `json:"owner,omitempty"`
}

// A Listed match is a summary with what a list of one's own matches is read for.
type Listed struct {
	Summary
	Yours  []game.Seat `json:"yours"` // your seats
	Who    []game.Seat `json:"who"`   // whom the match waits for
	Round  *game.Text  `json:"round,omitempty" doc:"Which round it is, in the words of the game"`
	Result []float32   `json:"result,omitempty" doc:"Each seat's share of victory, of a match that is over"`
}

func (m *match) listed(account string) Listed {
	l := Listed{Summary: m.summary(), Yours: m.yours(account), Who: []game.Seat{}}
	if m.running() {
		l.Who = m.at.Next().Who.List()
	}
	if !m.over() {
		l.Round = m.roundNow()
	} else if m.frozen == "" {
		l.Result = m.ending()
	}
	return l
}

// matchesOf returns the ids of all matches of an account, the latest last.
func (t *Tables) matchesOf(ctx context.Context, account string) ([]string, error) {
	var ids []string
	err := t.mine.Each(ctx, account+".", func(key string, _ []byte, _ uint64) error {
		ids = append(ids, strings.TrimPrefix(key, account+"."))
		return nil
	})
	return ids, err
}

// Mine lists the latest matches of an account, the latest last.
func (t *Tables) Mine(ctx context.Context, account string) ([]Listed, error) {
	ids, err := t.matchesOf(ctx, account)
	if err != nil {
		return nil, err
	}
	all := []Listed{}
	for _, id := range ids[max(0, len(ids)-maxMine):] {
		err := t.in(ctx, id, func(r *room) error {
			if !r.m.cancelled || account != r.m.owner || r.m.why != "" && r.m.held(account) != 0 {
				all = append(all, r.m.listed(account))
			}
			return nil
		})
		if err != nil && !errors.Is(err, ErrNotFound) {
			return nil, err
		}
	}
	return all, nil
}

// A Memory is a match with what an account has written there.
type Memory struct {
	Listed
	Said []Update `json:"said" doc:"What you have said and written"`
}

// Memories calls f for every match of an account, the latest last.
func (t *Tables) Memories(ctx context.Context, account string, f func(Memory)) error {
	ids, err := t.matchesOf(ctx, account)
	if err != nil {
		return err
	}
	for _, id := range ids {
		var m Memory
		err := t.in(ctx, id, func(r *room) error {
			m = Memory{r.m.listed(account), []Update{}}
			for _, u := range r.since(0, account) {
				if (u.What == "said" || u.What == "letter") && slices.Contains(m.Yours, *u.Seat) {
					m.Said = append(m.Said, u)
				}
			}
			return nil
		})
		switch {
		case errors.Is(err, ErrNotFound):
		case err != nil:
			return err
		default:
			f(m)
		}
	}
	return nil
}
