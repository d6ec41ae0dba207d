package store

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// A deleted record leaves a mark, so that deletions take part in the order of changes
// like everything else; it goes away by itself after a while.
const (
	markHeader   = "KV-Operation"
	markDeleted  = "DEL"
	markLifetime = "1h"
)

// A Bucket keeps records: values under keys. A key is letters, digits, - and _, in parts
// joined by dots if you like; Each finds keys that begin with whole parts without
// looking at the others. Every change gives a record a new revision.
//
// Buckets are kept as the key-value buckets of NATS are, so that its tools can look at
// them; only reads are stricter here.
type Bucket struct {
	s            *Store
	name, stream string
}

// Bucket opens a bucket, and makes it if need be.
func (s *Store) Bucket(ctx context.Context, name string) (*Bucket, error) {
	if err := checkName("bucket", name); err != nil {
		return nil, err
	}
	b := &Bucket{s, name, "KV_" + name}
	err := s.ensure(ctx, jetstream.StreamConfig{
		Name:              b.stream,
		Description:       "records",
		Subjects:          []string{b.subject(">")},
		MaxMsgsPerSubject: 1,
		AllowDirect:       true,
		AllowMsgTTL:       true,
	})
	if err != nil {
		return nil, fmt.Errorf("open bucket %s: %w", name, err)
	}
	return b, nil
}

func (b *Bucket) subject(key string) string { return "$KV." + b.name + "." + key }

// Get returns a record and its revision, or ErrNotFound.
func (b *Bucket) Get(ctx context.Context, key string) (value []byte, revision uint64, err error) {
	if err = checkKey(key); err == nil {
		var m *message
		if m, err = b.s.last(ctx, b.stream, b.subject(key)); err == nil {
			if !deleted(m) {
				return m.Data, m.Seq, nil
			}
			err = ErrNotFound
		}
	}
	return nil, 0, b.wrap("get", key, err)
}

// Find returns the record whose key matches, with its key, or ErrNotFound. A part * of the
// pattern matches any part; the others must tell the record from all that there ever were.
func (b *Bucket) Find(ctx context.Context, pattern string) (key string, value []byte, revision uint64, err error) {
	if err = checkKey(strings.ReplaceAll(pattern, "*", "x")); err == nil {
		var m *message
		if m, err = b.s.last(ctx, b.stream, b.subject(pattern)); err == nil {
			if !deleted(m) {
				return m.Subject[len(b.subject("")):], m.Data, m.Seq, nil
			}
			err = ErrNotFound
		}
	}
	return "", nil, 0, b.wrap("find", pattern, err)
}

// Create adds a record, or fails with ErrConflict if there is one.
func (b *Bucket) Create(ctx context.Context, key string, value []byte) (revision uint64, err error) {
	ctx, cancel := patient(ctx)
	defer cancel()
	for {
		after, err := b.vacant(ctx, key)
		if err != nil {
			return 0, b.wrap("create", key, err)
		}
		revision, err := b.s.writeAfter(ctx, b.stream, b.message(key, value), after)
		if !errors.Is(err, ErrConflict) {
			return revision, b.wrap("create", key, err)
		}
		// Another came in between, or the mark expired: look again.
	}
}

// vacant returns the revision that a new record has to follow: none, or that of the mark
// of a deleted one. If there is a record, it returns ErrConflict.
func (b *Bucket) vacant(ctx context.Context, key string) (uint64, error) {
	if err := checkKey(key); err != nil {
		return 0, err
	}
	m, err := b.s.last(ctx, b.stream, b.subject(key))
	switch {
	case errors.Is(err, ErrNotFound):
		return 0, nil
	case err != nil:
		return 0, err
	case deleted(m):
		return m.Seq, nil
	}
	return 0, ErrConflict
}

// Update replaces a record that still has the revision given, or fails with ErrConflict.
func (b *Bucket) Update(ctx context.Context, key string, value []byte, revision uint64) (uint64, error) {
	var seq uint64
	err := checkKey(key)
	if err == nil && revision == 0 {
		err = errors.New("revision 0 is none: create the record instead")
	}
	if err == nil {
		seq, err = b.s.writeAfter(ctx, b.stream, b.message(key, value), revision)
	}
	return seq, b.wrap("update", key, err)
}

// Put writes a record, whatever was there.
func (b *Bucket) Put(ctx context.Context, key string, value []byte) (revision uint64, err error) {
	if err = checkKey(key); err == nil {
		revision, err = b.s.write(ctx, b.stream, b.message(key, value))
	}
	return revision, b.wrap("put", key, err)
}

// Delete removes a record, whether there is one or not.
func (b *Bucket) Delete(ctx context.Context, key string) error {
	err := checkKey(key)
	if err == nil {
		_, err = b.s.write(ctx, b.stream, b.mark(key))
	}
	return b.wrap("delete", key, err)
}

// Remove deletes a record that still has the revision given, or fails with ErrConflict.
func (b *Bucket) Remove(ctx context.Context, key string, revision uint64) error {
	err := checkKey(key)
	if err == nil {
		_, err = b.s.writeAfter(ctx, b.stream, b.mark(key), revision)
	}
	return b.wrap("remove", key, err)
}

// mark is what a deleted record leaves.
func (b *Bucket) mark(key string) *nats.Msg {
	m := b.message(key, nil)
	setHeader(m, markHeader, markDeleted)
	setHeader(m, jetstream.MsgTTLHeader, markLifetime)
	return m
}

// Each calls f for every record whose key begins with the prefix, the one changed longest
// ago first, until f returns an error. It sees every change that was acknowledged before
// the call and may see later ones; it gives each key once. f may change records.
func (b *Bucket) Each(ctx context.Context, prefix string, f func(key string, value []byte, revision uint64) error) error {
	if i := strings.IndexFunc(strings.ReplaceAll(prefix, ".", ""), strange); i >= 0 {
		return b.wrap("list", prefix, errors.New("letters, digits, -, _ and dots are allowed"))
	}
	var (
		whole = prefix[:strings.LastIndexByte(prefix, '.')+1]
		skip  = len(b.subject(""))
		given = map[string]bool{}
		fault error // of f, to be returned as it is
	)
	err := b.s.scan(ctx, b.stream, b.subject(whole+">"), 0, func(m *message) error {
		key := m.Subject[skip:]
		if deleted(m) || given[key] || !strings.HasPrefix(key, prefix) {
			return nil
		}
		given[key] = true
		fault = f(key, m.Data, m.Seq)
		return fault
	})
	if fault != nil {
		return fault
	}
	return b.wrap("list", prefix, err)
}

func (b *Bucket) message(key string, value []byte) *nats.Msg {
	return &nats.Msg{Subject: b.subject(key), Data: value}
}

func deleted(m *message) bool { return m.head.Get(markHeader) != "" }

func (b *Bucket) wrap(what, key string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s %q in bucket %s: %w", what, key, b.name, err)
}
