package store

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

const (
	workStream = "WORK"
	// ackWait is how long a job may be silent before another node gets it. A running
	// job is heard three times as often, so that only a node that died is silent.
	ackWait = 10 * time.Second
	// pullWait is how long a worker waits at the server before it asks again, and
	// heartbeat how often the server says meanwhile that it is still there.
	pullWait  = 20 * time.Second
	heartbeat = 2 * time.Second
)

func workConfig() jetstream.StreamConfig {
	return jetstream.StreamConfig{
		Name:              workStream,
		Description:       "jobs, until they are done",
		Subjects:          []string{"work.*.*"},
		Retention:         jetstream.WorkQueuePolicy,
		MaxMsgsPerSubject: 1, // of which the newest counts: that is how a job is replaced
	}
}

// Enqueue asks for a job to be done by some node, not before it is due. There is one job
// of a kind and id waiting: a later Enqueue replaces it. A job that is being done is not
// disturbed; the new one may then begin before it ends.
//
// Each call is a write to disk. What postpones itself all the time, such as the deadline
// of a match, is better left in place and enqueued again by the job when it finds that
// its time has not come.
func (s *Store) Enqueue(ctx context.Context, kind, id string, due time.Time) error {
	err := errors.Join(checkName("kind", kind), checkName("id", id))
	if err == nil {
		_, err = s.write(ctx, workStream, &nats.Msg{
			Subject: "work." + kind + "." + id,
			Data:    []byte(due.UTC().Format(time.RFC3339Nano)),
		})
	}
	if err != nil {
		return fmt.Errorf("enqueue %s %s: %w", kind, id, err)
	}
	return nil
}

// Work has jobs of a kind done by the given number of workers, until ctx ends or the
// store closes. It returns once work has begun. Of all nodes that work, one gets each job.
//
// A job whose do returns an error or panics is done again after a while, at first after a
// second or two, at last every minute, for ever; a job of a node that died, after 10 seconds.
// So a job may be done more than once, and in rare cases by two nodes at a time: do must
// look at what there is still to do. Its context ends when work ends; a job that returns
// an error for that reason goes to another node at once.
func (s *Store) Work(ctx context.Context, kind string, workers int, do func(ctx context.Context, id string) error) error {
	err := checkName("kind", kind)
	if err == nil && workers < 1 {
		err = fmt.Errorf("%d workers cannot do anything", workers)
	}
	if err != nil {
		return fmt.Errorf("work at %s: %w", kind, err)
	}
	ctx, leave, err := s.enter(ctx)
	if err != nil {
		return fmt.Errorf("work at %s: %w", kind, err)
	}
	queue, err := s.queue(ctx, kind)
	if err != nil {
		leave()
		return fmt.Errorf("work at %s: %w", kind, err)
	}
	var wait sync.WaitGroup
	for range workers {
		wait.Go(func() { s.work(ctx, kind, queue, do) })
	}
	go func() { wait.Wait(); leave() }()
	return nil
}

// queue makes the consumer that the nodes share, or takes the one that exists.
func (s *Store) queue(ctx context.Context, kind string) (c jetstream.Consumer, err error) {
	err = s.retry(ctx, "work at "+kind, func(ctx context.Context, _ int) error {
		c, err = s.js.CreateOrUpdateConsumer(ctx, workStream, jetstream.ConsumerConfig{
			Durable:       kind,
			FilterSubject: "work." + kind + ".*",
			AckPolicy:     jetstream.AckExplicitPolicy,
			AckWait:       ackWait,
			MaxDeliver:    -1,
			MaxAckPending: -1, // jobs that wait for their time count too
			MaxWaiting:    4096,
		})
		return err
	})
	return c, err
}

// work is one worker. It takes one job at a time and none ahead, since a job that lies
// about at a worker is lost to the others.
func (s *Store) work(ctx context.Context, kind string, queue jetstream.Consumer, do func(context.Context, string) error) {
	for fails := 0; ctx.Err() == nil; {
		m, err := s.pull(ctx, queue)
		switch {
		case err == nil:
			fails = 0
			s.job(ctx, kind, m, do)
		case ctx.Err() != nil:
			return
		case errors.Is(err, nats.ErrTimeout), errors.Is(err, context.DeadlineExceeded):
			fails = 0 // nothing to do
		default:
			if fails++; fails == 3 {
				s.log.Warn("store: no work to be had", "kind", kind, "at", s.where, "err", err)
			}
			_ = pause(ctx, backoff(fails))
			// The operator may have removed the queue, or it has moved.
			if q, err := s.queue(ctx, kind); err == nil {
				queue = q
			}
		}
	}
}

// pull waits for a job.
func (s *Store) pull(ctx context.Context, queue jetstream.Consumer) (jetstream.Msg, error) {
	ctx, cancel := s.held(ctx)
	defer cancel()
	ctx, cancel = context.WithTimeout(ctx, pullWait)
	defer cancel()
	return queue.Next(jetstream.FetchContext(ctx), jetstream.FetchHeartbeat(heartbeat))
}

// job does one job, or puts it back until it is due.
func (s *Store) job(ctx context.Context, kind string, m jetstream.Msg, do func(context.Context, string) error) {
	id := m.Subject()[strings.LastIndexByte(m.Subject(), '.')+1:]
	due, err := time.Parse(time.RFC3339Nano, string(m.Data()))
	if err != nil {
		s.log.Error("store: a job without its time is done at once", "kind", kind, "id", id, "err", err)
	}
	if wait := time.Until(due); wait > 0 {
		err = s.putBack(ctx, m, wait)
	} else {
		err = s.perform(ctx, kind, id, m, do)
	}
	if err != nil {
		s.log.Warn("store: a job will come again", "kind", kind, "id", id, "err", err)
	}
}

// perform does a job and says so to the server.
func (s *Store) perform(ctx context.Context, kind, id string, m jetstream.Msg, do func(context.Context, string) error) error {
	var alive sync.WaitGroup
	beat, quiet := context.WithCancel(context.Background())
	alive.Go(func() {
		for pause(beat, ackWait/3) == nil {
			_ = m.InProgress() // one that is lost is made up by the next
		}
	})
	err := guarded(ctx, id, do)
	quiet()
	alive.Wait()
	if err == nil {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), attempt)
		defer cancel()
		return m.DoubleAck(ctx) // waits for the answer, lest the job be done twice
	}
	wait := again(m)
	if ctx.Err() != nil {
		wait = time.Millisecond // not the job's fault
	}
	return errors.Join(err, s.putBack(ctx, m, wait))
}

// putBack has a job come again after a time, which the server keeps also over a restart
// (the time of a plain refusal it would forget). Like DoubleAck, which is not to be had
// for refusals, it waits for the answer: at closing, the server stops at once after it.
// If it fails the job comes again all the same, after ackWait.
func (s *Store) putBack(ctx context.Context, m jetstream.Msg, wait time.Duration) error {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), attempt)
	defer cancel()
	_, err := s.nc.RequestWithContext(ctx, m.Reply(), fmt.Appendf(nil, `-NAK {"delay": %d}`, wait.Nanoseconds()))
	if err != nil {
		return fmt.Errorf("put back: %w", err)
	}
	return nil
}

// again is the time until a job that failed is tried again.
func again(m jetstream.Msg) time.Duration {
	n := uint64(1)
	if meta, err := m.Metadata(); err == nil {
		n = meta.NumDelivered
	}
	return min(time.Second<<min(n-1, 6), time.Minute)
}

// guarded calls do and makes an error of a panic.
func guarded(ctx context.Context, id string, do func(context.Context, string) error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v\n%s", r, debug.Stack())
		}
	}()
	return do(ctx, id)
}
