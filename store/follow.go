package store

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// A follower that hears nothing for the time of silence asks the leader whether there is
// something to hear; what there is has to come within the time of grace.
const (
	silence = 2 * time.Second
	grace   = 500 * time.Millisecond
)

// Follow calls f for every entry that any node appends from now on, once each and in
// order within a journal, until ctx ends or the store closes. It returns once following
// has begun: an entry appended after that will be seen, whatever breaks in between.
//
// f is called by several goroutines, one a shard; one that is slow holds up the journals
// of its shard. An entry may be seen before its Append returns.
func (s *Store) Follow(ctx context.Context, f func(journal string, e Entry)) error {
	var (
		wait  sync.WaitGroup
		begin [Shards]uint64
		errs  [Shards]error
	)
	for i := range Shards {
		wait.Go(func() { begin[i], errs[i] = s.end(ctx, journalStream(i)) })
	}
	wait.Wait()
	if err := errors.Join(errs[:]...); err != nil {
		return fmt.Errorf("follow the journals: %w", err)
	}
	ctx, leave, err := s.enter(ctx)
	if err != nil {
		return fmt.Errorf("follow the journals: %w", err)
	}
	for i := range Shards {
		wait.Go(func() { s.follow(ctx, journalStream(i), begin[i], f) })
	}
	go func() { wait.Wait(); leave() }()
	return nil
}

// follow follows one stream from a sequence on. The consumer on the server is made anew,
// after the last entry seen, whenever something seems wrong with it: that is all there
// is to resuming.
func (s *Store) follow(ctx context.Context, stream string, last uint64, f func(string, Entry)) {
	for fails := 0; ctx.Err() == nil; fails++ {
		was := last
		err := s.consume(ctx, stream, &last, f)
		if ctx.Err() != nil {
			return
		}
		if last > was {
			fails = 0
		}
		if errors.Is(err, context.Canceled) {
			err = nats.ErrDisconnected
		}
		if fails%30 == 0 { // about once a minute
			s.log.Warn("store: following again", "stream", stream, "after", last, "err", err)
		}
		_ = pause(ctx, backoff(fails))
	}
}

// consume follows a stream after a sequence until something is wrong. The ordered consumer
// of the client would nearly do; but after a reset it may call back while an earlier call
// still runs, and to stop it during one takes up to ten seconds (nats.go 1.55).
func (s *Store) consume(ctx context.Context, stream string, last *uint64, f func(string, Entry)) error {
	ctx, cancel := s.held(ctx)
	defer cancel()
	try, cancel := context.WithTimeout(ctx, attempt)
	defer cancel()
	c, err := s.js.CreateConsumer(try, stream, jetstream.ConsumerConfig{
		DeliverPolicy:     jetstream.DeliverByStartSequencePolicy,
		OptStartSeq:       *last + 1,
		AckPolicy:         jetstream.AckNonePolicy,
		Replicas:          1,
		MemoryStorage:     true,
		InactiveThreshold: time.Minute,
	})
	if err != nil {
		return err
	}
	messages, err := c.Messages()
	if err != nil {
		return err
	}
	defer messages.Stop()
	wait := silence
	for delivered := uint64(1); ; {
		m, err := next(ctx, messages, wait)
		switch {
		case err == nil:
			wait = silence
		case ctx.Err() != nil || !errors.Is(err, context.DeadlineExceeded):
			return err
		case wait == grace:
			return errors.New("something did not arrive")
		default:
			// A message may be lost on the way. If no other follows, no gap tells.
			if end, err := s.end(ctx, stream); err != nil {
				return err
			} else if end > *last {
				wait = grace
			}
			continue
		}
		meta, err := m.Metadata()
		if err != nil {
			return err
		}
		if meta.Sequence.Consumer != delivered {
			return fmt.Errorf("delivery %d came instead of %d", meta.Sequence.Consumer, delivered)
		}
		delivered++
		// On a replica that lags behind, the consumer begins too early.
		if seq := meta.Sequence.Stream; seq > *last {
			*last = seq
			f(journalOf(m.Subject()), Entry{seq, m.Data()})
		}
	}
}

// next waits for a message for a time.
func next(ctx context.Context, messages jetstream.MessagesContext, wait time.Duration) (jetstream.Msg, error) {
	ctx, cancel := context.WithTimeout(ctx, wait)
	defer cancel()
	return messages.Next(jetstream.NextContext(ctx))
}

// end is the sequence of the last message of a stream, as its leader knows it.
func (s *Store) end(ctx context.Context, stream string) (seq uint64, err error) {
	err = s.retry(ctx, "follow", func(ctx context.Context, _ int) error {
		stream, err := s.js.Stream(ctx, stream)
		if err == nil {
			seq = stream.CachedInfo().State.LastSeq
		}
		return err
	})
	return seq, err
}
