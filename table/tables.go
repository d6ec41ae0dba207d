package table

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"
	"strings"
	"sync"
	"sync/atomic"
	"time"
	"unicode/utf8"

	"gonfalon/game"
	"gonfalon/sim"
	"gonfalon/store"
)

// A Game is a game that can be played at tables: with bots for its seats.
type Game interface {
	game.Game
	Player(name string, seed game.Seed) (sim.Player, error)
}

// Games are the games there are, by name.
type Games map[string]Game

// Find returns a game by its name, for game.Verify.
func (g Games) Find(name string) (game.Game, bool) {
	found, ok := g[name]
	return found, ok
}

// Config says what tables are made of.
type Config struct {
	Store *store.Store
	Games Games
	Log   *slog.Logger // nil for silence
	// Alone says that no other node plays on this store: there is nobody to follow.
	Alone bool
	// OpenFor is how long a table waits for players at which nothing happens; 0 is for ever.
	OpenFor time.Duration

	// For tests.
	now  func() time.Time
	seed func() game.Seed
}

// Tables are all matches, wherever they are played: those that this node has looked at
// lately are in memory, all are in the store.
type Tables struct {
	games Games
	store *store.Store
	log   *slog.Logger
	now   func() time.Time
	seed  func() game.Seed

	open, mine, logs, states, hosted, shunned *store.Bucket
	ctx                                       context.Context // of the node
	node                                      string          // its name among the others
	alone                                     bool
	bots                                      sync.WaitGroup
	thinkers                                  *thinkers
	lobbies                                   openList
	openFor                                   time.Duration
	apart                                     apart
	still                                     atomic.Bool  // nothing is changed for a while
	lenient                                   atomic.Int64 // until when no clock strikes since that was so

	mu    sync.Mutex
	rooms map[string]*room
}

// workers is how many matches a node tends at a time that nobody plays at just now.
const workers = 4

// Open takes the tables up. They live until the context ends.
func Open(ctx context.Context, c Config) (*Tables, error) {
	t := &Tables{
		games: c.Games, store: c.Store, log: c.Log, now: c.now, seed: c.seed, ctx: ctx, node: rand.Text(), alone: c.Alone, openFor: c.OpenFor,
		thinkers: newThinkers(), rooms: map[string]*room{},
		apart: apart{of: map[string]shunning{}},
	}
	if t.log == nil {
		t.log = slog.New(slog.DiscardHandler)
	}
	if t.now == nil {
		t.now = time.Now
	}
	if t.seed == nil {
		t.seed = game.NewSeed
	}
	for name, b := range map[string]**store.Bucket{"open": &t.open, "mine": &t.mine, "logs": &t.logs, "states": &t.states, "hosted": &t.hosted, "apart": &t.shunned} {
		var err error
		if *b, err = c.Store.Bucket(ctx, name); err != nil {
			return nil, err
		}
	}
	if !c.Alone {
		if err := c.Store.Follow(ctx, t.follow); err != nil {
			return nil, err
		}
		if err := c.Store.Hear(ctx, topicPresence, t.hearRoll); err != nil {
			return nil, err
		}
		if err := c.Store.Hear(ctx, topicApart, t.hearApart); err != nil {
			return nil, err
		}
		go t.rollCalls()
	}
	if err := c.Store.Work(ctx, jobTend, workers, t.tend); err != nil {
		return nil, err
	}
	go t.tidy()
	if t.openFor > 0 {
		go t.expirer()
	}
	t.bots.Go(t.keeper)
	return t, nil
}

// Games returns the games that are played at the tables.
func (t *Tables) Games() Games { return t.games }

// Wait returns when the bots of this node have stopped, after its context has ended.
func (t *Tables) Wait() { t.bots.Wait() }

// InMemory counts the matches that this node has in memory.
func (t *Tables) InMemory() int {
	t.mu.Lock()
	defer t.mu.Unlock()
	return len(t.rooms)
}

// BotTurns counts the matches of this node that wait for the turn of a bot, and those that
// have it.
func (t *Tables) BotTurns() (waiting, thinking int) { return t.thinkers.count() }

// A change decides, on the match as it is, what to append; nil is nothing.
type change func(m *match) (*Entry, error)

// A request is what makes a change known again: its key and what it asks for. Without a
// key it is carried out whenever it comes.
type request struct{ key, print string }

// maxKey is how long an idempotency key may be.
const maxKey = 100

// asked makes a request of what an account asks for.
func asked(account, key string, what ...any) request {
	if key == "" {
		return request{}
	}
	sum := sha256.Sum256(fmt.Append(nil, what...))
	return request{account + " " + key, hex.EncodeToString(sum[:8])}
}

// keyOf returns the key of the request that made an entry, if it was the account's.
func (e *Entry) keyOf(account string) string {
	key, own := strings.CutPrefix(e.Key, account)
	key, whole := strings.CutPrefix(key, " ")
	if !own || !whole || account == "" {
		return ""
	}
	return key
}

// check says what is wrong with the key of a request.
func (q request) check() error {
	if len(q.key) > maxKey+64 || !utf8.ValidString(q.key) {
		return bad("an idempotency key has at most %d characters", "une clé d'idempotence a au plus %d caractères", maxKey)
	}
	return nil
}

// do appends what a change decides. If another node was faster the match is caught up
// with and the change decides again. It returns where the match stands.
func (t *Tables) do(ctx context.Context, id string, q request, c change) (uint64, error) {
	if err := q.check(); err != nil {
		return 0, err
	}
	r, err := t.room(ctx, id)
	if err != nil {
		return 0, err
	}
	defer r.mu.Unlock()
	ctx = context.WithoutCancel(ctx) // a client that hangs up does not leave a thing half done
	for sure := false; ; {
		if d, ok := r.m.keys[q.key]; ok && q.key != "" {
			if d.print != q.print {
				return 0, ErrReused
			}
			return d.place, nil
		}
		e, err := t.decide(r.m, c)
		if err != nil || e == nil {
			// This node may be behind, and another have done this very thing.
			if was := r.m.seq; !sure && (err != nil || q.key != "") {
				if err := t.catchUp(ctx, r); err != nil {
					return 0, err
				}
				if sure = true; r.m.seq != was {
					continue
				}
			}
			return place(r.m.open, 0), err
		}
		if t.still.Load() {
			return 0, ErrReadOnly
		}
		switch err := t.append(ctx, r, q, e); {
		case errors.Is(err, store.ErrConflict):
			if err := t.catchUp(ctx, r); err != nil {
				return 0, err
			}
			continue
		case err != nil:
			return 0, fmt.Errorf("match %s: %w", id, err)
		case r.m.frozen != "" && e.Said == nil:
			return 0, ErrFrozen
		}
		t.after(ctx, r)
		return place(r.m.open, 0), nil
	}
}

// decide asks a change; rules that break down meanwhile freeze the match.
func (t *Tables) decide(m *match, c change) (e *Entry, err error) {
	defer func() {
		if p := recover(); p != nil {
			t.log.Error("the rules broke down", "match", m.id, "actions", len(m.acts), "panic", p, "stack", string(debug.Stack()))
			e, err = &Entry{Frozen: fmt.Sprint(p)}, nil
		}
	}()
	return c(m)
}

func (t *Tables) append(ctx context.Context, r *room, q request, e *Entry) error {
	if err := t.arm(ctx, r); err != nil {
		return err
	}
	e.Time, e.Key, e.Print = t.now().UTC().Round(0), q.key, q.print
	data, err := e.written()
	if err != nil {
		return err
	}
	seq, err := t.store.Append(ctx, r.m.id, r.m.seq, data)
	if err == nil {
		r.enter(seq, e)
	}
	return err
}
