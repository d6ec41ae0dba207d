package store

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// A stream goes from one server to another as the server packs it up and unpacks it: with its
// sequences, and the sums of its messages. What the client has no call for is asked for here.

// transferQuiet is how long a server may say nothing.
const transferQuiet = patience

// transfer copies a stream to a server that has none of its name, and returns how it is there.
func transfer(ctx context.Context, from, to *nats.Conn, stream string, replicas int) error {
	chunks, err := from.SubscribeSync(from.NewInbox())
	if err != nil {
		return err
	}
	defer chunks.Unsubscribe()
	var packed struct {
		Config *jetstream.StreamConfig `json:"config"`
		State  *jetstream.StreamState  `json:"state"`
	}
	// Queues are made anew by whoever works at them.
	err = demand(ctx, from, "$JS.API.STREAM.SNAPSHOT."+stream, map[string]any{"deliver_subject": chunks.Subject, "no_consumers": true}, &packed)
	if err != nil {
		return err
	}
	if packed.Config == nil || packed.State == nil {
		return errors.New("the server does not say what it packs up")
	}
	packed.Config.Replicas, packed.Config.Placement = replicas, nil
	var unpacking struct {
		At string `json:"deliver_subject"`
	}
	if err := demand(ctx, to, "$JS.API.STREAM.RESTORE."+stream, packed, &unpacking); err != nil {
		return err
	}
	for {
		chunk, err := hearWithin(ctx, chunks)
		if err != nil {
			return err
		}
		if status := chunk.Header.Get("Status"); status != "" && status != "204" {
			return fmt.Errorf("the server stops: %s %s", status, chunk.Header.Get("Description"))
		}
		var there struct {
			State *jetstream.StreamState `json:"state"`
		}
		if err := demand(ctx, to, unpacking.At, chunk.Data, &there); err != nil {
			return err
		}
		if len(chunk.Data) > 0 {
			if chunk.Reply == "" { // the last, before the end
				continue
			}
			if err := chunk.Respond(nil); err != nil {
				return err
			}
			continue
		}
		was, is := packed.State, there.State
		if is == nil || is.Msgs != was.Msgs || is.LastSeq != was.LastSeq || is.Msgs > 0 && is.FirstSeq != was.FirstSeq {
			return fmt.Errorf("it has %d messages up to %d, there are %v", was.Msgs, was.LastSeq, is)
		}
		return nil
	}
}

func hearWithin(ctx context.Context, sub *nats.Subscription) (*nats.Msg, error) {
	ctx, cancel := context.WithTimeout(ctx, transferQuiet)
	defer cancel()
	return sub.NextMsgWithContext(ctx)
}

// demand asks a server for something, with a document or with bytes, and reads its answer.
func demand(ctx context.Context, nc *nats.Conn, subject string, body, into any) error {
	ctx, cancel := context.WithTimeout(ctx, transferQuiet)
	defer cancel()
	data, raw := body.([]byte)
	if !raw {
		var err error
		if data, err = json.Marshal(body); err != nil {
			return err
		}
	}
	answer, err := nc.RequestWithContext(ctx, subject, data)
	for n := 0; errors.Is(err, nats.ErrNoResponders) && pause(ctx, backoff(n)) == nil; n++ { // word of it spreads yet
		answer, err = nc.RequestWithContext(ctx, subject, data)
	}
	if err != nil || len(answer.Data) == 0 {
		return err
	}
	var refused struct {
		Error *jetstream.APIError `json:"error"`
	}
	if err := json.Unmarshal(answer.Data, &refused); err != nil {
		return fmt.Errorf("strange answer of the server: %w", err)
	}
	if refused.Error != nil {
		return refused.Error
	}
	return json.Unmarshal(answer.Data, into)
}

// ownStreams lists the streams that are ours: the journals first, then all that they speak of.
func (s *Store) ownStreams(ctx context.Context) (names []string, err error) {
	err = s.retry(ctx, "list streams", func(ctx context.Context, _ int) error {
		names = nil
		list := s.js.ListStreams(ctx)
		for info := range list.Info() {
			if info.Config.Metadata[layoutKey] != "" {
				names = append(names, info.Config.Name)
			}
		}
		return list.Err()
	})
	sortStreams(names)
	return names, err
}

// sortStreams sorts the journals before all that they speak of, such as accounts.
func sortStreams(names []string) {
	slices.SortFunc(names, func(a, b string) int {
		switch {
		case isJournal(a) == isJournal(b):
			return strings.Compare(a, b)
		case isJournal(a):
			return -1
		}
		return 1
	})
}
