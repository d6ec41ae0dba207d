package store

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// A batch of messages is limited by its number and by its bytes, since the server sends
// it without waiting for us.
const (
	batchMessages = 1000
	batchBytes    = 4 << 20
)

// A question asks a stream for messages. It is the server's JSApiMsgGetRequest.
type question struct {
	Seq      uint64 `json:"seq,omitempty"`
	LastFor  string `json:"last_by_subj,omitempty"`
	NextFor  string `json:"next_by_subj,omitempty"`
	Batch    int    `json:"batch,omitempty"`
	MaxBytes int    `json:"max_bytes,omitempty"`
}

// A message is one that a stream keeps.
type message struct {
	Subject string `json:"subject"`
	Seq     uint64 `json:"seq"`
	RawHead []byte `json:"hdrs"`
	Data    []byte `json:"data"`

	head nats.Header
}

func (m *message) id() string { return m.head.Get(idHeader) }

// ask asks the leader of a stream, once. The client's own call would ask any replica of
// a stream that allows it, and a replica may lag behind.
func (s *Store) ask(ctx context.Context, stream string, q question) (*message, error) {
	body, err := json.Marshal(q)
	if err != nil {
		return nil, err
	}
	reply, err := s.nc.RequestWithContext(ctx, "$JS.API.STREAM.MSG.GET."+stream, body)
	if err != nil {
		return nil, err
	}
	var answer struct {
		Error   *jetstream.APIError `json:"error"`
		Message *message            `json:"message"`
	}
	if err := json.Unmarshal(reply.Data, &answer); err != nil {
		return nil, fmt.Errorf("strange answer of the server: %w", err)
	}
	m := answer.Message
	switch {
	case answer.Error != nil && answer.Error.ErrorCode == messageNotFound:
		return nil, ErrNotFound
	case answer.Error != nil:
		return nil, answer.Error
	case m == nil:
		return nil, errors.New("empty answer of the server")
	case len(m.RawHead) > 0:
		if m.head, err = nats.DecodeHeadersMsg(m.RawHead); err != nil {
			return nil, err
		}
	}
	return m, nil
}

// last is the last message whose subject matches, as the leader knows it.
func (s *Store) last(ctx context.Context, stream, subject string) (m *message, err error) {
	err = s.retry(ctx, "read "+subject, func(ctx context.Context, _ int) error {
		m, err = s.ask(ctx, stream, question{LastFor: subject})
		return err
	})
	return m, err
}

// scan calls f for the messages whose subject matches, in order, from the one after the
// sequence given to the last one at least that the leader knew when scan began.
//
// The leader is asked only which one that is; the messages come in batches from any
// replica, which is faster than one by one and lighter than a consumer (which would also
// sit on any replica). If a replica lags behind, the next batch may come from another.
func (s *Store) scan(ctx context.Context, stream, subject string, after uint64, f func(*message) error) error {
	ctx, cancel := patient(ctx)
	defer cancel()
	for idle := 0; ; idle++ {
		// Asked anew each time: the last message may go away while we look for it,
		// when a record is replaced or the mark of a deleted one expires.
		last, err := s.last(ctx, stream, subject)
		if errors.Is(err, ErrNotFound) {
			return nil
		}
		if err != nil {
			return err
		}
		for after < last.Seq {
			var found []*message
			err := s.retry(ctx, "read "+subject, func(ctx context.Context, _ int) error {
				found, err = s.batch(ctx, stream, subject, after)
				return err
			})
			if err != nil {
				return err
			}
			if len(found) == 0 {
				break
			}
			for _, m := range found {
				if err := f(m); err != nil {
					return err
				}
			}
			after, idle = found[len(found)-1].Seq, 0
		}
		if after >= last.Seq {
			return nil
		}
		if err := pause(ctx, backoff(idle)); err != nil {
			return err
		}
	}
}

// batch returns the next messages whose subject matches, or none.
func (s *Store) batch(ctx context.Context, stream, subject string, after uint64) ([]*message, error) {
	body, err := json.Marshal(question{Seq: after + 1, NextFor: subject, Batch: batchMessages, MaxBytes: batchBytes})
	if err != nil {
		return nil, err
	}
	inbox := s.nc.NewInbox()
	sub, err := s.nc.SubscribeSync(inbox)
	if err != nil {
		return nil, err
	}
	defer sub.Unsubscribe()
	if err := s.nc.PublishRequest("$JS.API.DIRECT.GET."+stream, inbox, body); err != nil {
		return nil, err
	}
	var found []*message
	for previous := "0"; ; {
		r, err := sub.NextMsgWithContext(ctx)
		if err != nil {
			return nil, err
		}
		switch status := r.Header.Get("Status"); status {
		case "":
		case "204", "404": // the end; none
			return found, nil
		case "503":
			return nil, nats.ErrNoResponders
		default:
			return nil, fmt.Errorf("the server says %s %s", status, r.Header.Get("Description"))
		}
		// Each message names the one before it.
		if r.Header.Get(jetstream.LastSequenceHeader) != previous {
			return nil, passing{errors.New("a message was lost on the way")}
		}
		previous = r.Header.Get(jetstream.SequenceHeader)
		seq, err := strconv.ParseUint(previous, 10, 64)
		if err != nil {
			return nil, fmt.Errorf("message without a sequence: %w", err)
		}
		found = append(found, &message{Subject: r.Header.Get(jetstream.SubjectHeader), Seq: seq, Data: r.Data, head: r.Header})
	}
}
