package web

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"sync"
	"time"

	"gonfalon/store"
)

// An Act is a line of the audit journal: what an administrator has done, or a player against
// another. Lines are only ever added. They name accounts by their ids, and hold no secrets.
type Act struct {
	Time    time.Time  `json:"time"`
	By      string     `json:"by" doc:"The account that has done it, or console"`
	What    string     `json:"what" enum:"close,replace,hand-over,mute,ban,ban-at,lift,read-only,read-write,name,unname,settle,report,shun-mute,shun-block,unshun"`
	Match   string     `json:"match,omitempty"`
	Seat    *int       `json:"seat,omitempty"`
	Account string     `json:"account,omitempty" doc:"Whom it concerns"`
	To      string     `json:"to,omitempty" doc:"Who plays a seat now: bot, person, or an account"`
	Until   *time.Time `json:"until,omitempty"`
	Report  string     `json:"report,omitempty"`
	Lifted  string     `json:"lifted,omitempty" doc:"What was lifted"`
	Why     string     `json:"why,omitempty"`
}

// audited is the journal in which acts are kept. No match has so short an id.
const audited = "audit"

// An audit is the journal of what was done.
type audit struct {
	store *store.Store
	mu    sync.Mutex
	last  uint64 // as far as this node knows
}

// note adds a line.
func (a *audit) note(ctx context.Context, act Act) error {
	act.Time = time.Now().UTC()
	data, err := json.Marshal(act)
	if err != nil {
		return err
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	ctx = context.WithoutCancel(ctx)
	for {
		seq, err := a.store.Append(ctx, audited, a.last, data)
		if err == nil {
			a.last = seq
			return nil
		}
		if !errors.Is(err, store.ErrConflict) {
			return err
		}
		later, err := a.store.Read(ctx, audited, a.last)
		if err != nil {
			return err
		}
		for _, e := range later {
			a.last = e.Seq
		}
	}
}

// maxActs is how many lines of the audit are shown at a time.
const maxActs = 200

// acts returns the latest lines before a time, the latest first; a zero time is now.
func (a *audit) acts(ctx context.Context, before time.Time) ([]Act, error) {
	entries, err := a.store.Read(ctx, audited, 0)
	if err != nil {
		return nil, err
	}
	acts := []Act{}
	for _, e := range slices.Backward(entries) {
		var act Act
		if err := json.Unmarshal(e.Data, &act); err != nil {
			return nil, err
		}
		if before.IsZero() || act.Time.Before(before) {
			acts = append(acts, act)
		}
		if len(acts) == maxActs {
			break
		}
	}
	return acts, nil
}
