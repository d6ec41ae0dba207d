package table

import (
	"context"
	"encoding/json"
	"errors"
	"time"

	"gonfalon/store"
)

// A standing is the state of a match, kept for programs with other rules.
type standing struct {
	version
	Seq   uint64          `json:"seq"` // of the entry of the journal after which it stood so
	State json.RawMessage `json:"state"`
	Clock clockDocument   `json:"clock"`
}

const (
	resting   = 30 * time.Second       // after so long without an action a match is kept
	keepEvery = time.Second            // how often the node looks for such
	keepFor   = 100 * time.Millisecond // how long it keeps them then: those that are played go first
	keepLast  = 10 * time.Second       // how long it may take when the node stops
	keepTries = 3                      // how often it catches up with other nodes to keep a match at once
)

// keeper keeps the matches of this node that rest, and all of them when the node stops.
func (t *Tables) keeper() {
	tick := time.NewTicker(keepEvery)
	defer tick.Stop()
	for {
		select {
		case <-t.ctx.Done():
			t.keepAll(0, keepLast)
			return
		case <-tick.C:
			t.keepAll(resting, keepFor)
		}
	}
}

// keepAll keeps the matches that have rested for a time, within another.
func (t *Tables) keepAll(rested, within time.Duration) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(t.ctx), keepLast)
	defer cancel()
	until := time.Now().Add(within)
	t.mu.Lock()
	var rooms []*room
	for _, r := range t.rooms {
		rooms = append(rooms, r)
	}
	t.mu.Unlock()
	for _, r := range rooms {
		if time.Now().After(until) {
			return
		}
		if !r.mu.TryLock() {
			if rested > 0 {
				continue // it does not rest
			}
			r.mu.Lock()
		}
		if !r.gone && r.m.unkept() && t.now().Sub(r.m.last) >= rested {
			t.keptOrLogged(ctx, r)
		}
		r.mu.Unlock()
	}
}

// keepAtOnce keeps a match that must not wait until it rests.
func (t *Tables) keepAtOnce(ctx context.Context, r *room) {
	for range keepTries {
		if !r.m.hasten() || t.keptOrLogged(ctx, r) {
			return
		}
		if err := t.catchUp(ctx, r); err != nil {
			t.log.Error("keep", "match", r.m.id, "error", err)
			return
		}
	}
}

// keptOrLogged keeps a match, and tells whether no other node was in the way.
func (t *Tables) keptOrLogged(ctx context.Context, r *room) bool {
	err := t.guarded(r.m, func() error { return t.keep(ctx, r) })
	if errors.Is(err, store.ErrConflict) {
		return false
	}
	if err != nil {
		t.log.Error("keep", "match", r.m.id, "error", err)
	}
	return true
}

// keep writes what has happened since a match was last kept, then its state. If there is
// nothing to write, the node that did may have died before it had stored the state.
func (t *Tables) keep(ctx context.Context, r *room) error {
	if r.m.unwritten() {
		if err := t.write(ctx, r); err != nil {
			return err
		}
	} else if s, err := t.standing(ctx, r.m.id); err != nil || s != nil && s.Seq >= r.m.keptBy {
		if err == nil {
			r.m.stood = s.Seq
		}
		return err
	}
	data, err := json.Marshal(standing{r.m.version, r.m.seq, r.m.at.Document(), r.m.clock.document()})
	if err != nil {
		return err
	}
	if _, err = t.states.Put(ctx, r.m.id, data); err == nil {
		r.m.stood = r.m.seq
	}
	return err
}

// write appends the lines that are not kept yet.
func (t *Tables) write(ctx context.Context, r *room) error {
	all, err := r.m.lines()
	for _, k := range all {
		if err == nil {
			err = t.append(ctx, r, request{}, &Entry{Kept: k})
		}
	}
	return err
}

// standing returns the state of a match that is stored, or nil.
func (t *Tables) standing(ctx context.Context, id string) (*standing, error) {
	data, _, err := t.states.Get(ctx, id)
	if errors.Is(err, store.ErrNotFound) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	s := new(standing)
	return s, json.Unmarshal(data, s)
}
