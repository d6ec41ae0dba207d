package store

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

const (
	patience = 30 * time.Second // of a call whose context has no deadline
	attempt  = 3 * time.Second  // for one request; an election in a cluster takes about as long
)

// The errors of the server that have a meaning here, by number.
const (
	conflict            jetstream.ErrorCode = jetstream.JSErrCodeStreamWrongLastSequence
	underway            jetstream.ErrorCode = jetstream.JSErrCodeStreamWrongLastSequenceConstant
	clusterUnavailable  jetstream.ErrorCode = 10008
	notLeader           jetstream.ErrorCode = 10009
	messageNotFound     jetstream.ErrorCode = jetstream.JSErrCodeMessageNotFound
	replicasUnsupported jetstream.ErrorCode = 10074
	peersOffline        jetstream.ErrorCode = 10005
	noResources         jetstream.ErrorCode = 10023
	accountFull         jetstream.ErrorCode = 10002
	storageFull         jetstream.ErrorCode = 10047
	storeFailed         jetstream.ErrorCode = 10077
)

// full tells whether a server has refused a message because there is no room for it.
func full(err *jetstream.APIError) bool {
	switch err.ErrorCode {
	case noResources, accountFull, storageFull:
		return true
	case storeFailed:
		return strings.Contains(err.Description, "no space left") || strings.Contains(err.Description, "exceeded")
	}
	return false
}

// patient gives a context a deadline if it has none.
func patient(ctx context.Context) (context.Context, context.CancelFunc) {
	return patientSince(ctx, time.Now())
}

func patientSince(ctx context.Context, began time.Time) (context.Context, context.CancelFunc) {
	if _, ok := ctx.Deadline(); ok {
		return ctx, func() {}
	}
	return context.WithDeadline(ctx, began.Add(patience))
}

// A passing error goes away by itself: elections, connections being sought.
type passing struct{ error }

func (p passing) Unwrap() error { return p.error }

func passes(err error) bool {
	var api *jetstream.APIError
	if errors.As(err, &api) {
		switch api.ErrorCode {
		case underway, clusterUnavailable, notLeader, peersOffline:
			return true
		}
		return false
	}
	for _, e := range []error{
		context.DeadlineExceeded, nats.ErrTimeout,
		nats.ErrNoResponders, jetstream.ErrNoStreamResponse,
		nats.ErrReconnectBufExceeded, nats.ErrConnectionReconnecting, nats.ErrDisconnected, nats.ErrStaleConnection,
	} {
		if errors.Is(err, e) {
			return true
		}
	}
	return errors.As(err, new(passing))
}

// retry calls f until it succeeds, fails for good or ctx ends. It tells f how often it
// was called before.
func (s *Store) retry(ctx context.Context, what string, f func(ctx context.Context, n int) error) error {
	began := time.Now()
	var why error // the last reason that says more than that time was up
	for n := 0; ; n++ {
		if err := ctx.Err(); err != nil {
			return ended(err, n, why)
		}
		err := s.once(ctx, n, f)
		switch {
		case err == nil:
			return nil
		case errors.Is(err, nats.ErrConnectionClosed):
			return errClosed
		case errors.Is(err, context.Canceled) && ctx.Err() == nil:
			err = nats.ErrDisconnected // see held
		case !passes(err):
			return err
		}
		if !errors.Is(err, context.DeadlineExceeded) {
			why = err
		}
		if n == 0 { // most calls succeed at once, and need no patience
			var cancel context.CancelFunc
			ctx, cancel = patientSince(ctx, began)
			defer cancel()
		}
		if n == 3 {
			s.log.Warn("store: trying again and again", "to", what, "at", s.where, "err", err)
		}
		if err := pause(ctx, backoff(n)); err != nil {
			return ended(err, n+1, why)
		}
	}
}

// ended is the error of a call whose context has ended.
func ended(err error, attempts int, why error) error {
	switch {
	case attempts == 0:
		return err
	case why == nil:
		return fmt.Errorf("%w after %d attempts", err, attempts)
	}
	return fmt.Errorf("%w after %d attempts: %w", err, attempts, why)
}

// once calls f with a limit of time.
func (s *Store) once(ctx context.Context, n int, f func(ctx context.Context, n int) error) error {
	if ctx.Done() == nil {
		return f(s.line.Load().soon(), n)
	}
	ctx, cancel := context.WithTimeout(ctx, attempt)
	defer cancel()
	detach := context.AfterFunc(s.line.Load().ctx, cancel) // see held
	defer detach()
	return f(ctx, n)
}

// A line is a connection for as long as it holds.
type line struct {
	ctx    context.Context
	broken context.CancelFunc

	mu     sync.Mutex
	shared context.Context    // see soon
	end    context.CancelFunc // never called: it ends by itself
	until  time.Time
}

// soon gives a context that ends with the line, or after the time of an attempt, or up to
// twice that. Calls share it: to make one for each costs more than all else that they do
// here.
func (l *line) soon() context.Context {
	l.mu.Lock()
	defer l.mu.Unlock()
	if now := time.Now(); l.until.Before(now.Add(attempt)) {
		l.until = now.Add(2 * attempt)
		l.shared, l.end = context.WithDeadline(l.ctx, l.until)
	}
	return l.shared
}

// held gives a context that ends with ctx and when the connection breaks: an answer that
// was under way will not come any more, and the client would not say so.
func (s *Store) held(ctx context.Context) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithCancel(ctx)
	detach := context.AfterFunc(s.line.Load().ctx, cancel)
	return ctx, func() { detach(); cancel() }
}

// breakLine ends the line and begins the next one.
func (s *Store) breakLine() {
	ctx, broken := context.WithCancel(context.Background())
	if old := s.line.Swap(&line{ctx: ctx, broken: broken}); old != nil {
		old.broken()
	}
}

// backoff is the time to wait after n failures: from 10 ms up to 2 s, and never the same
// for two nodes.
func backoff(n int) time.Duration {
	d := 10 * time.Millisecond << min(n, 8)
	return min(d, 2*time.Second)/2 + rand.N(min(d, 2*time.Second)/2)
}

// pause waits, or returns the error of the context that ends first.
func pause(ctx context.Context, d time.Duration) error {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-t.C:
		return nil
	}
}
