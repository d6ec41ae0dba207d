package table

import (
	"context"
	"encoding/json"
	"time"

	"gonfalon/game"
)

// Nodes tell each other who is at which match: each its own roll, whenever that changes and
// now and then, so that the roll of a node that died is forgotten.

const (
	topicPresence = "presence"
	rollEvery     = 15 * time.Second
	rollLasts     = 40 * time.Second
	rollWait      = 250 * time.Millisecond // for the others to answer who is asked
)

// An elsewhere is the roll of another node, and when it was heard.
type elsewhere struct {
	roll
	heard time.Time
}

// A rollCall is a roll on its way.
type rollCall struct {
	Node     string     `json:"node"`
	Match    string     `json:"match"`
	Persons  []Presence `json:"persons"`
	Watching int        `json:"watching"`
	Asks     bool       `json:"asks,omitempty"` // for the rolls of the others
}

// callRoll tells the other nodes who is at a match here.
func (t *Tables) callRoll(r *room, asks bool) {
	if t.alone {
		return
	}
	own := r.roll()
	call := rollCall{Node: t.node, Match: r.m.id, Watching: own.watching, Asks: asks}
	for _, p := range own.persons {
		call.Persons = append(call.Persons, p)
	}
	data, err := json.Marshal(call)
	if err == nil {
		err = t.store.Tell(topicPresence, data)
	}
	if err != nil {
		t.log.Debug("call the roll", "match", r.m.id, "error", err) // the next will do
	}
}

// presentAt returns who is at a match. Other nodes are asked: this one may not have looked at
// it until now.
func (t *Tables) presentAt(ctx context.Context, id string) (p *Present, err error) {
	if !t.alone {
		err := t.in(ctx, id, func(r *room) error { t.callRoll(r, true); return nil })
		if err != nil {
			return nil, err
		}
		select {
		case <-time.After(rollWait):
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	err = t.in(ctx, id, func(r *room) error { p = r.present(); return nil })
	return p, err
}

// hearRoll hears who is at a match at another node.
func (t *Tables) hearRoll(data []byte) {
	var call rollCall
	if err := json.Unmarshal(data, &call); err != nil || call.Node == t.node {
		return
	}
	t.mu.Lock()
	r := t.rooms[call.Match]
	t.mu.Unlock()
	if r == nil {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.gone || r.m.seq == 0 {
		return
	}
	other := elsewhere{roll{map[game.Seat]Presence{}, call.Watching}, time.Now()}
	for _, p := range call.Persons {
		other.persons[p.Seat] = p
	}
	r.elsewhere[call.Node] = other
	r.stir()
	if call.Asks && len(r.watchers) > 0 {
		t.callRoll(r, false)
	}
}

// rollCalls calls the rolls of all matches that somebody here looks at, and forgets those of
// nodes that are silent.
func (t *Tables) rollCalls() {
	tick := time.NewTicker(rollEvery)
	defer tick.Stop()
	for {
		select {
		case <-t.ctx.Done():
			return
		case <-tick.C:
		}
		t.mu.Lock()
		var rooms []*room
		for _, r := range t.rooms {
			rooms = append(rooms, r)
		}
		t.mu.Unlock()
		for _, r := range rooms {
			r.mu.Lock()
			r.forgetSilent(time.Now().Add(-rollLasts))
			if len(r.watchers) > 0 {
				t.callRoll(r, false)
			}
			r.mu.Unlock()
		}
	}
}

// forgetSilent forgets the rolls that were last heard before a time.
func (r *room) forgetSilent(before time.Time) {
	for node, other := range r.elsewhere {
		if other.heard.Before(before) {
			delete(r.elsewhere, node)
			r.stir()
		}
	}
}
