package store

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"strconv"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// layout numbers the way things are kept: which streams, which subjects, what the
// messages hold. Each stream carries it, so that an older program does not touch what a
// newer one has arranged otherwise.
const (
	layout    = 1
	layoutKey = "gonfalon-layout"
)

// ensure makes a stream, or brings the one that exists up to date. What we do not
// prescribe, such as its placement in the cluster, stays as the operator has set it.
func (s *Store) ensure(ctx context.Context, want jetstream.StreamConfig) error {
	want.Storage = jetstream.FileStorage
	want.Metadata = map[string]string{layoutKey: strconv.Itoa(layout)}
	err := s.retry(ctx, "make stream "+want.Name, func(ctx context.Context, _ int) error {
		old, err := s.js.Stream(ctx, want.Name)
		if errors.Is(err, jetstream.ErrStreamNotFound) {
			err = s.create(ctx, want)
			if errors.Is(err, jetstream.ErrStreamNameAlreadyInUse) {
				return passing{err} // another node was faster, with other settings
			}
			return err
		}
		if err != nil {
			return err
		}
		return s.update(ctx, old.CachedInfo().Config, want)
	})
	if errors.Is(err, nats.ErrNoResponders) {
		err = fmt.Errorf("is JetStream enabled there? %w", err)
	}
	if err == nil && s.syncer != nil {
		err = keepDescription(s.where, want.Name)
	}
	if err != nil {
		return fmt.Errorf("stream %s: %w", want.Name, err)
	}
	return nil
}

func (s *Store) create(ctx context.Context, c jetstream.StreamConfig) error {
	c.Replicas = s.copies()
	_, err := s.js.CreateStream(ctx, c)
	var api *jetstream.APIError
	if errors.As(err, &api) && api.ErrorCode == replicasUnsupported {
		return fmt.Errorf("%d replicas are wanted of a server that stands alone: ask for 1: %w", c.Replicas, err)
	}
	return err
}

// copies is how many there are to be of a new stream.
func (s *Store) copies() int {
	if s.replicas == 0 {
		return 3
	}
	return s.replicas
}

func (s *Store) update(ctx context.Context, old, want jetstream.StreamConfig) error {
	switch v, err := strconv.Atoi(old.Metadata[layoutKey]); {
	case err != nil:
		return errors.New("exists already and is not ours")
	case v > layout:
		return fmt.Errorf("was made by a newer gonfalon (layout %d, this one knows %d)", v, layout)
	}
	c := old
	c.Description = want.Description
	c.Subjects = want.Subjects
	c.Retention = want.Retention
	c.Storage = want.Storage
	c.MaxMsgsPerSubject = want.MaxMsgsPerSubject
	c.AllowDirect = want.AllowDirect
	c.AllowMsgTTL = want.AllowMsgTTL
	if c.MaxMsgsPerSubject == 0 {
		c.MaxMsgsPerSubject = -1 // as the server puts it
	}
	if s.replicas != 0 {
		c.Replicas = s.replicas
	}
	c.Metadata = maps.Clone(old.Metadata)
	maps.Copy(c.Metadata, want.Metadata)
	if reflect.DeepEqual(c, old) {
		return nil
	}
	if _, err := s.js.UpdateStream(ctx, c); err != nil {
		return fmt.Errorf("exists with settings that do not fit: %w", err)
	}
	return nil
}
