package store

import (
	"context"
	"fmt"
	"hash/fnv"
	"strconv"
	"strings"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// Shards is the number of streams that journals are spread over: streams write side by
// side, and have different leaders in a cluster. It belongs to the layout: with another
// number, journals would not be found.
const Shards = 4

// An Entry is one entry of a journal.
type Entry struct {
	// Seq grows from entry to entry, with gaps: journals of one shard share a counter.
	Seq  uint64
	Data []byte
}

func journalConfig(shard int) jetstream.StreamConfig {
	return jetstream.StreamConfig{
		Name:        journalStream(shard),
		Description: "journals of matches",
		Subjects:    []string{"journal." + strconv.Itoa(shard) + ".*"},
		AllowDirect: true,
	}
}

func journalStream(shard int) string { return "JOURNAL_" + strconv.Itoa(shard) }

// shardOf and subject say where a journal is kept.
func shardOf(journal string) int {
	h := fnv.New32a()
	h.Write([]byte(journal))
	return int(h.Sum32() % Shards)
}

func journalSubject(journal string) string {
	return "journal." + strconv.Itoa(shardOf(journal)) + "." + journal
}

// Append adds an entry to a journal whose last entry has the sequence after; 0 begins a
// new journal. If another entry came first it fails with ErrConflict, and a Read shows
// that entry. It returns when the entry is safe.
//
// Append sends again by itself what may have been lost on the way, without ever writing
// it twice. When its context ends first, the entry may have been written, or may still
// be: read the journal and go on from what it holds. To append again on the old
// sequence is harmless: at most one of the two gets in, and the other is a conflict.
func (s *Store) Append(ctx context.Context, journal string, after uint64, data []byte) (seq uint64, err error) {
	if err := checkName("journal", journal); err != nil {
		return 0, err
	}
	if err := s.unhurt(journal); err != nil {
		return 0, fmt.Errorf("append to journal %s: %w", journal, err)
	}
	m := &nats.Msg{Subject: journalSubject(journal), Data: data}
	seq, err = s.writeAfter(ctx, journalStream(shardOf(journal)), m, after)
	if err != nil {
		return 0, fmt.Errorf("append to journal %s after %d: %w", journal, after, err)
	}
	return seq, nil
}

// Read returns the entries of a journal that follow a sequence, in order; 0 for all. It
// holds every entry that was acknowledged before the call. A journal that nobody began
// has none.
func (s *Store) Read(ctx context.Context, journal string, after uint64) ([]Entry, error) {
	if err := checkName("journal", journal); err != nil {
		return nil, err
	}
	if err := s.unhurt(journal); err != nil {
		return nil, fmt.Errorf("read journal %s: %w", journal, err)
	}
	var entries []Entry
	err := s.scan(ctx, journalStream(shardOf(journal)), journalSubject(journal), after, func(m *message) error {
		entries = append(entries, Entry{m.Seq, m.Data})
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("read journal %s after %d: %w", journal, after, err)
	}
	return entries, nil
}

// journalOf is the journal of a subject.
func journalOf(subject string) string { return subject[strings.LastIndexByte(subject, '.')+1:] }
