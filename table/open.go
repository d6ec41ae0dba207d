package table

import (
	"cmp"
	"context"
	"encoding/json"
	"slices"
	"sync"
	"sync/atomic"
	"time"
)

// openFresh is how long the list of open tables may be behind what other nodes do: whoever asks
// meanwhile has no other read.
const openFresh = time.Second

// An openList is the list of open tables as it was read last.
type openList struct {
	changed atomic.Uint64 // how often this node has changed the list

	mu    sync.Mutex
	all   []Summary
	at    time.Time
	after uint64 // so many changes
}

// read returns the list, which must not be changed.
func (l *openList) read(read func() ([]Summary, error)) ([]Summary, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if changed := l.changed.Load(); l.all == nil || l.after != changed || time.Since(l.at) > openFresh {
		now := time.Now()
		all, err := read()
		if err != nil {
			return nil, err
		}
		l.all, l.at, l.after = all, now, changed
	}
	return l.all, nil
}

// OpenTables lists the tables that anybody may join: first those at which somebody waits, then
// those of a game, then the newest.
func (t *Tables) OpenTables(ctx context.Context, game string) ([]Summary, error) {
	all, err := t.lobbies.read(func() ([]Summary, error) { return t.readOpen(ctx) })
	if err != nil {
		return nil, err
	}
	all = slices.Clone(all)
	slices.SortStableFunc(all, func(a, b Summary) int {
		return cmp.Or(
			-compare(a.awaited(), b.awaited()),
			-compare(a.Game == game, b.Game == game),
			b.Created.Compare(a.Created),
		)
	})
	return all, nil
}

// OpenTo lists the same, but for the tables of whom an account blocks.
func (t *Tables) OpenTo(ctx context.Context, account, game string) ([]Summary, error) {
	all, err := t.OpenTables(ctx, game)
	if err != nil {
		return nil, err
	}
	off, err := t.shuns(ctx, account)
	return slices.DeleteFunc(all, func(s Summary) bool { return off[s.owner] == Blocked }), err
}

func (t *Tables) readOpen(ctx context.Context) ([]Summary, error) {
	all := []Summary{}
	err := t.open.Each(ctx, "", func(_ string, value []byte, _ uint64) error {
		var o opened
		if err := json.Unmarshal(value, &o); err != nil {
			return err
		}
		o.owner = o.Owner
		all = append(all, o.Summary)
		return nil
	})
	return all, err
}

// awaited tells whether a person sits at a table and waits.
func (s *Summary) awaited() bool {
	return slices.ContainsFunc(s.Seats, func(at Sitter) bool { return at.Name != "" && at.Bot == "" })
}

func compare(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}
