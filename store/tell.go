package store

import (
	"context"
	"fmt"

	"github.com/nats-io/nats.go"
)

// Tell tells all nodes that hear a topic something that is not worth keeping: it may be
// lost, and who was not there has missed it.
func (s *Store) Tell(topic string, data []byte) error {
	if err := checkName("topic", topic); err != nil {
		return err
	}
	if err := s.nc.Publish("live."+topic, data); err != nil {
		return fmt.Errorf("tell %s: %w", topic, err)
	}
	return nil
}

// Hear calls f with what any node tells of a topic from now on, this one included, one
// thing after the other, until ctx ends or the store closes.
func (s *Store) Hear(ctx context.Context, topic string, f func(data []byte)) error {
	if err := checkName("topic", topic); err != nil {
		return err
	}
	ctx, leave, err := s.enter(ctx)
	if err != nil {
		return fmt.Errorf("hear %s: %w", topic, err)
	}
	sub, err := s.nc.Subscribe("live."+topic, func(m *nats.Msg) { f(m.Data) })
	if err != nil {
		leave()
		return fmt.Errorf("hear %s: %w", topic, err)
	}
	go func() {
		defer leave()
		<-ctx.Done()
		_ = sub.Unsubscribe() // the connection may be gone already
	}()
	return nil
}
