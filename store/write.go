package store

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
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
		return s.commit(ctx, stream, m, seq)
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
	if err := s.space.admit(len(m.Data)); err != nil {
		return 0, err
	}
	answer, err := s.nc.RequestMsgWithContext(ctx, m)
	if errors.Is(err, nats.ErrMaxPayload) {
		return 0, fmt.Errorf("%d bytes are more than the %d that a message may have", len(m.Data), s.nc.MaxPayload())
	}
	if err != nil {
		return 0, err
	}
	seq, err := written(answer.Data, stream)
	if err != nil {
		return 0, err
	}
	return seq, s.commit(ctx, stream, m, seq)
}

// written reads the server's answer to a message: its sequence in the stream, or why it is
// not there.
func written(answer []byte, stream string) (uint64, error) {
	// Nearly all answers look like this, and to read JSON takes as long as to send it.
	if rest, ok := bytes.CutPrefix(answer, []byte(`{"stream":"`+stream+`","seq":`)); ok {
		if seq, err := strconv.ParseUint(string(bytes.TrimSuffix(rest, []byte("}"))), 10, 64); err == nil {
			return seq, nil
		}
	}
	var ack struct {
		Error  *jetstream.APIError `json:"error"`
		Stream string              `json:"stream"`
		Seq    uint64              `json:"seq"`
	}
	switch err := json.Unmarshal(answer, &ack); {
	case err != nil:
		return 0, fmt.Errorf("strange answer of the server: %w", err)
	case ack.Error != nil && full(ack.Error):
		return 0, fmt.Errorf("%w: %w", ErrFull, ack.Error)
	case ack.Error != nil:
		return 0, ack.Error
	case ack.Stream != stream || ack.Seq == 0:
		return 0, fmt.Errorf("strange answer of the server: %s", answer)
	}
	return ack.Seq, nil
}

func setHeader(m *nats.Msg, key, value string) {
	if m.Header == nil {
		m.Header = nats.Header{}
	}
	m.Header[key] = []string{value}
}
