package store

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"strconv"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// idHeader names the attempt that wrote a message.
const idHeader = "Gonfalon-Write"

// writeAfter writes a message if the last one of its subject has the sequence after (0:
// there is none), or fails with ErrConflict.
//
// It is safe against lost answers. The condition lets a message in at most once, however
// often it is sent; a message that is refused when sent again may be in already, and is
// known by its id. This needs no window of deduplication, whose memory would grow with
// the traffic and whose end would be a hole.
func (s *Store) writeAfter(ctx context.Context, stream string, m *nats.Msg, after uint64) (seq uint64, err error) {
	id := rand.Text()[:16]
	setHeader(m, idHeader, id)
	setHeader(m, jetstream.ExpectedLastSubjSeqHeader, strconv.FormatUint(after, 10))
	err = s.retry(ctx, "write "+m.Subject, func(ctx context.Context, n int) error {
		seq, err = s.send(ctx, stream, m)
		var api *jetstream.APIError
		if !errors.As(err, &api) || api.ErrorCode != conflict {
			return err
		}
		if n == 0 {
			return ErrConflict
		}
		first, err := s.ask(ctx, stream, question{Seq: after + 1, NextFor: m.Subject})
		switch {
		case errors.Is(err, ErrNotFound):
			return passing{err} // from a leader that has yet to learn that it is none
		case err != nil:
			return err
		case first.id() != id:
			return ErrConflict
		}
		seq = first.Seq
		return s.commit(ctx, stream)
	})
	return seq, err
}

// write writes a message in any case. One that is sent twice because an answer was lost
// may be written twice.
func (s *Store) write(ctx context.Context, stream string, m *nats.Msg) (seq uint64, err error) {
	err = s.retry(ctx, "write "+m.Subject, func(ctx context.Context, _ int) error {
		seq, err = s.send(ctx, stream, m)
		return err
	})
	return seq, err
}

// send sends a message once, and returns when it is safe.
func (s *Store) send(ctx context.Context, stream string, m *nats.Msg) (uint64, error) {
	ack, err := s.js.PublishMsg(ctx, m, jetstream.WithRetryAttempts(0))
	if errors.Is(err, nats.ErrMaxPayload) {
		return 0, fmt.Errorf("%d bytes are more than the %d that a message may have", len(m.Data), s.nc.MaxPayload())
	}
	if err != nil {
		return 0, err
	}
	return ack.Sequence, s.commit(ctx, stream)
}

func setHeader(m *nats.Msg, key, value string) {
	if m.Header == nil {
		m.Header = nats.Header{}
	}
	m.Header[key] = []string{value}
}
