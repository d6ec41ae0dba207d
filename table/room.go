package table

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"gonfalon/game"
	"gonfalon/store"
)

// A room is a match in memory, with those who watch it from this node.
type room struct {
	at atomic.Uint64 // where the match stands, also without the lock

	mu        sync.Mutex
	m         *match
	journal   []line // what has happened, for those who come late
	watchers  map[*watching]struct{}
	left      map[string]time.Time // when an account closed its last stream at this node
	elsewhere map[string]elsewhere // who is at other nodes, by their names
	presence  *Present             // nil if it is to be worked out
	busy      bool                 // the bots are at it
	hosted    hosting              // what the match counts as, as it is kept
	armed     time.Time            // when the job of tending the match falls due, as far as we know
	used      time.Time
	looked    time.Time // when somebody last looked, without a stream
	gone      bool      // it has been forgotten: ask for the match again
	log       []byte    // of a match that is over
	end       *game.End
}

func newRoom(m *match) *room {
	return &room{m: m, watchers: map[*watching]struct{}{}, left: map[string]time.Time{}, elsewhere: map[string]elsewhere{}}
}

// A line is an entry with its place in the journal and what the match made of it.
type line struct {
	open   uint64 // entries so far that are no secrets
	entry  *Entry
	n      int         // actions after it
	acts   []happening // what each of its actions led to, or the layout
	undone *Span
	loses  game.SeatSet // of an undo
	by     string       // the account that has said it
}

// A happening is what an action led to.
type happening struct {
	story  []game.Event // none where other rules were in force
	record *record      // goes before the story once it is kept
}

// idle is how long a match stays in memory that nobody looks at.
const idle = 10 * time.Minute

// tidy forgets matches that nobody looks at; the store has them.
func (t *Tables) tidy() {
	tick := time.NewTicker(idle / 4)
	defer tick.Stop()
	for {
		select {
		case <-t.ctx.Done():
			return
		case <-tick.C:
			t.forget(idle)
		}
	}
}

func (t *Tables) forget(unused time.Duration) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for id, r := range t.rooms {
		if !r.mu.TryLock() {
			continue
		}
		if len(r.watchers) == 0 && !r.busy && t.now().Sub(r.used) >= unused {
			r.gone = true
			delete(t.rooms, id)
		}
		r.mu.Unlock()
	}
}

// isID tells whether a text has the form of a match's id.
func isID(id string) bool {
	for _, c := range id {
		if (c < 'a' || c > 'z') && (c < '0' || c > '9') {
			return false
		}
	}
	return len(id) == idLength
}

// room returns a match, locked; whoever asks must unlock it.
func (t *Tables) room(ctx context.Context, id string) (*room, error) {
	if !isID(id) {
		return nil, ErrNotFound
	}
	for {
		t.mu.Lock()
		r := t.rooms[id]
		if r == nil {
			r = newRoom(newMatch(id, t.games))
			t.rooms[id] = r
		}
		t.mu.Unlock()
		r.mu.Lock()
		if r.gone {
			r.mu.Unlock()
			continue
		}
		if err := t.guarded(r.m, func() error { return t.load(ctx, r) }); err != nil {
			t.drop(r)
			r.mu.Unlock()
			return nil, err
		}
		r.used = t.now()
		return r, nil
	}
}

// in calls back with a match, locked. Should its rules break down meanwhile, that is an error
// of this match alone.
func (t *Tables) in(ctx context.Context, id string, f func(r *room) error) error {
	r, err := t.room(ctx, id)
	if err != nil {
		return err
	}
	defer r.mu.Unlock()
	return t.guarded(r.m, func() error { return f(r) })
}

// load reads a match that is not in memory yet.
func (t *Tables) load(ctx context.Context, r *room) error {
	if r.m.seq != 0 {
		return nil
	}
	if err := t.takeUp(ctx, r); err != nil {
		return err
	}
	if len(r.journal) > 1 {
		r.hosted = r.m.hosted() // else it was just set up
	}
	switch {
	case r.m.seq == 0:
		return ErrNotFound
	case r.m.frozen != "":
		t.log.Error("a match is frozen", "match", r.m.id, "reason", r.m.frozen)
	case r.m.running() && (r.m.botOwes() != game.NoSeat || r.m.window != nil) && t.now().Sub(r.m.last) > tendAfter:
		t.after(ctx, r) // nobody else has
	}
	return nil
}

// drop takes a locked room away that holds no match.
func (t *Tables) drop(r *room) {
	if r.m.seq != 0 {
		return
	}
	r.gone = true
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.rooms[r.m.id] == r {
		delete(t.rooms, r.m.id)
	}
}

// catchUp reads what others have appended.
func (t *Tables) catchUp(ctx context.Context, r *room) error {
	entries, err := t.store.Read(ctx, r.m.id, r.m.seq)
	if err != nil {
		return readable(r.m.id, err)
	}
	for _, e := range entries {
		if err := r.take(e); err != nil {
			return fmt.Errorf("match %s: %w", r.m.id, err)
		}
	}
	if len(entries) > 0 {
		r.armed = time.Time{} // others may have set it otherwise
	}
	return nil
}

// take adds an entry of the store to a match in memory.
func (r *room) take(e store.Entry) error {
	if e.Seq <= r.m.seq {
		return nil
	}
	entry, err := readEntry(e.Data)
	if err != nil {
		return err
	}
	r.enter(e.Seq, entry)
	return nil
}

// enter adds an entry and wakes who watches.
func (r *room) enter(seq uint64, entry *Entry) {
	before, begun := len(r.m.acts), r.m.begun()
	was := r.m.moment(entry.Undone)
	r.m.apply(seq, entry)
	l := line{open: r.m.open, entry: entry, n: len(r.m.acts)}
	switch {
	case !begun && r.m.begun():
		l.acts = []happening{{r.m.start, r.m.layout}}
	case (entry.Acted != nil || entry.Closed != nil) && l.n > before && r.m.frozen == "":
		for _, a := range r.m.acts[before:] {
			l.acts = append(l.acts, a.happening)
		}
	}
	if u := entry.Undone; u != nil {
		l.undone = &Span{u.To + 1, before}
		if u.Only {
			l.undone.To = u.To + 1
		}
		l.loses = was.loses(r.m)
	}
	if said := entry.Said; said != nil && said.From >= 0 && int(said.From) < len(r.m.seats) {
		l.by = r.m.seats[said.From].account
	}
	r.journal = append(r.journal, l)
	r.at.Store(seq)
	if entry.seats() {
		r.presence = nil
	}
	if entry.Departed != nil {
		r.log, r.end = nil, nil // they have names
	}
	for w := range r.watchers {
		w.rouse()
	}
}

// follow hears what any node appends.
func (t *Tables) follow(id string, e store.Entry) {
	t.mu.Lock()
	r := t.rooms[id]
	t.mu.Unlock()
	if r == nil || r.at.Load() >= e.Seq {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.gone || r.m.seq == 0 || r.m.seq >= e.Seq {
		return
	}
	r.armed = time.Time{}
	if err := r.take(e); err != nil {
		t.log.Error("follow", "match", id, "seq", e.Seq, "error", err)
	}
}
