// Package store keeps what must not be lost: the journals of matches, records such as
// accounts and army lists, and jobs that fall due. It is the only package that knows
// NATS: a server embedded in the process that opens no port, or a cluster, by the same
// code.
//
// Whatever a call has acknowledged is on disk (embedded: synced before the answer) or
// on a majority of the replicas (cluster). A call that fails because its context ends or
// the store closes has an unknown outcome: read again before going on.
//
// In a cluster the servers decide when they sync; run them with "sync_interval: always"
// so that a power cut of the whole room loses nothing either.
//
// Reads are answered by the leader, or checked against it. A leader that was cut off
// from the others answers for a few seconds more with what it last knew; an append or
// update built on such an answer is refused with ErrConflict.
package store

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"path/filepath"
	"sync"
	"sync/atomic"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

var (
	// ErrConflict says that the journal or record is not as the caller last saw it:
	// somebody else came first. Nothing was written; read again.
	ErrConflict = errors.New("changed by another writer")
	// ErrNotFound says that there is no such record.
	ErrNotFound = errors.New("not found")

	errClosed = errors.New("the store is closed")
)

// Config says where the store is: embedded under Dir, or the cluster at URLs.
type Config struct {
	// Dir holds the files of the embedded server. One process at a time may use it.
	Dir string
	// URLs are the servers of a cluster, nats://a,nats://b, instead of Dir.
	URLs string
	// Credentials is a file with the credentials for the cluster, CA one with the authorities
	// that its certificates are signed by; "" for those of the system.
	Credentials, CA string
	// Replicas is the number of copies of everything kept in a cluster. 0 means 3, and
	// leaves what exists already as the operator has set it. Embedded it is always 1.
	Replicas int
	// Max is how many bytes the files under Dir may have together; 0 is no limit. Below a
	// room of Floor bytes the store is low; 0 means [DefaultFloor]. An eighth of it is not used.
	Max, Floor int64
	// Free tells how much room there is on the disk of a folder; nil asks the system.
	Free func(dir string) (int64, error)
	// Log hears of trouble; nil for silence.
	Log *slog.Logger
}

// A Store is an open store. Its methods may be called from several goroutines. Calls
// whose context has no deadline give up after 30 seconds.
type Store struct {
	where    string
	replicas int
	log      *slog.Logger
	nc       *nats.Conn
	js       jetstream.JetStream
	server   *server.Server // nil in a cluster
	syncer   *syncer        // nil in a cluster
	proof    *proof         // nil in a cluster
	space    *space         // nil in a cluster
	lost     []proven       // what the files did not hold when the store was opened
	damage   atomic.Pointer[Damage]
	unlock   func() error
	line     atomic.Pointer[line]

	ctx  context.Context // ends when the store closes
	stop context.CancelFunc

	mu     sync.Mutex
	closed bool
	busy   sync.WaitGroup // followers and workers
}

// Open opens the store and makes what is missing in it. What an older version made is
// brought up to date; what a newer one made, or another program, is refused.
func Open(ctx context.Context, c Config) (*Store, error) {
	s := newStore(c)
	ctx, cancel := patient(ctx)
	defer cancel()
	var err error
	switch {
	case c.Dir == "" && c.URLs == "":
		err = errors.New("neither a directory nor the URLs of a cluster are given")
	case c.Dir != "" && c.URLs != "":
		err = errors.New("both a directory and the URLs of a cluster are given: choose one")
	case c.Replicas < 0 || c.Replicas > 5:
		err = fmt.Errorf("%d replicas: 1 to 5 are possible", c.Replicas)
	case c.Dir != "":
		err = s.embed(c)
	default:
		err = s.connect(ctx, c)
	}
	if err == nil {
		s.ctx, s.stop = context.WithCancel(context.Background())
		err = s.furnish(ctx)
	}
	if err != nil {
		s.Close()
		return nil, fmt.Errorf("open the store at %s: %w", s.where, err)
	}
	return s, nil
}

// newStore is a store that is nowhere yet.
func newStore(c Config) *Store {
	s := &Store{where: cmp.Or(c.Dir, redact(c.URLs), "(nowhere)"), replicas: c.Replicas, log: c.Log}
	if s.log == nil {
		s.log = slog.New(slog.DiscardHandler)
	}
	s.breakLine()
	return s
}

// furnish makes the streams that every store has.
func (s *Store) furnish(ctx context.Context) error {
	var err error
	if s.js, err = jetstream.New(s.nc); err != nil {
		return err
	}
	var (
		wait sync.WaitGroup
		errs [Shards + 1]error
	)
	for i := range Shards {
		wait.Go(func() { errs[i] = s.ensure(ctx, journalConfig(i)) })
	}
	wait.Go(func() { errs[Shards] = s.ensure(ctx, workConfig()) })
	wait.Wait()
	for _, err := range errs {
		if err != nil {
			return err // the others most often say the same
		}
	}
	if s.syncer == nil {
		return nil
	}
	if s.damage.Load() != nil {
		s.enterFor(s.remind)
	}
	s.enterFor(s.watchSpace)
	return s.syncer.above(filepath.Clean(s.where))
}

// Close ends following and working, waits for running jobs and for callbacks, and stops
// the embedded server cleanly. Jobs see the end of their context. Neither a job nor a
// callback may call it.
func (s *Store) Close() error {
	s.mu.Lock()
	closed := s.closed
	s.closed = true
	s.mu.Unlock()
	if closed {
		return nil
	}
	if s.stop != nil {
		s.stop()
	}
	s.busy.Wait()
	if s.nc != nil {
		// Acknowledgements of jobs may still wait in the buffer.
		if err := s.nc.FlushTimeout(2 * time.Second); err != nil && s.nc.IsConnected() {
			s.log.Warn("store: flush at closing", "err", err)
		}
		s.nc.Close()
		s.breakLine() // for calls that still wait
	}
	if s.server != nil {
		s.server.Shutdown()
		s.server.WaitForShutdown()
	}
	if s.proof != nil {
		if err := s.proof.close(); err != nil {
			s.log.Warn("store: the proof is not whole; the next start sees to it", "err", err)
		}
	}
	if s.unlock != nil {
		if err := s.unlock(); err != nil {
			return fmt.Errorf("unlock the store at %s: %w", s.where, err)
		}
	}
	return nil
}

// enterFor has something done until the store closes.
func (s *Store) enterFor(do func(context.Context)) {
	ctx, leave, err := s.enter(s.ctx)
	if err != nil {
		return // it closes
	}
	go func() { defer leave(); do(ctx) }()
}

// enter announces long work, which Close waits for. The context that it gives ends with
// ctx and with the store. The caller calls leave when the work is over.
func (s *Store) enter(ctx context.Context) (_ context.Context, leave func(), _ error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return nil, nil, errClosed
	}
	s.busy.Add(1)
	ctx, cancel := context.WithCancel(ctx)
	detach := context.AfterFunc(s.ctx, cancel)
	return ctx, func() { detach(); cancel(); s.busy.Done() }, nil
}
