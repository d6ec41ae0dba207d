package store

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"gonfalon/store/storetest"
)

// TestBackupOfACluster backs a server up while it is written to. The copy is a data folder that an
// embedded store opens, and is restored to a cluster of three: what was acknowledged is there, at
// its place, and goes on.
func TestBackupOfACluster(t *testing.T) {
	t.Parallel()
	ctx := limited(t, giveUp)
	from := Config{URLs: lone(t), Replicas: 1}
	s := open(t, from)
	b, err := s.Bucket(ctx, "accounts")
	if err != nil {
		t.Fatal(err)
	}
	for range 300 { // so that it is packed up in several pieces
		if _, err := b.Put(ctx, "somebody", []byte(strings.Repeat("x", 2000))); err != nil {
			t.Fatal(err)
		}
	}
	var seqs []uint64
	last := uint64(0)
	for n := range 20 {
		if last, err = s.Append(ctx, "match", last, []byte(fmt.Sprint("entry ", n))); err != nil {
			t.Fatal(err)
		}
		seqs = append(seqs, last)
	}
	if _, err := b.Put(ctx, "ann", []byte("value")); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(b.Delete(ctx, "somebody"), s.Enqueue(ctx, "tend", "match", time.Now())); err != nil {
		t.Fatal(err)
	}
	var other atomic.Int64
	writing, stop := context.WithCancel(ctx)
	written := make(chan error)
	go func() {
		last, err := uint64(0), error(nil)
		for err == nil && writing.Err() == nil {
			if last, err = s.Append(ctx, "other", last, []byte("entry")); err == nil {
				other.Add(1)
			}
		}
		written <- err
	}()
	eventually(t, "the other match begins", func() bool { return other.Load() > 3 })
	had := other.Load()
	backup := filepath.Join(t.TempDir(), "backup")
	if err := BackupCluster(ctx, from, backup); err != nil {
		t.Fatal(err)
	}
	stop()
	if err := <-written; err != nil {
		t.Error(err)
	}

	nodes := storetest.Cluster(t)
	for _, n := range nodes {
		n.Start(t)
	}
	to := Config{URLs: storetest.URLs(nodes)}
	if err := RestoreCluster(ctx, backup, to); err != nil {
		t.Fatal(err)
	}
	embedded := filepath.Join(t.TempDir(), "data")
	if err := Restore(ctx, backup, embedded); err != nil {
		t.Fatal(err)
	}
	for what, c := range map[string]Config{"in a cluster": to, "embedded": {Dir: embedded}} {
		s := open(t, c)
		if d := s.Damage(); d != nil {
			t.Errorf("%s: %s", what, d)
		}
		list, err := s.Read(ctx, "match", 0)
		if err != nil || len(list) != len(seqs) {
			t.Fatalf("%s: %d entries of %d, %v", what, len(list), len(seqs), err)
		}
		for n, e := range list {
			if e.Seq != seqs[n] || string(e.Data) != fmt.Sprint("entry ", n) {
				t.Errorf("%s: entry %d is %s at %d, was at %d", what, n, e.Data, e.Seq, seqs[n])
			}
		}
		if more, err := s.Read(ctx, "other", 0); err != nil || int64(len(more)) < had {
			t.Errorf("%s: the other match has %d entries, %d were acknowledged: %v", what, len(more), had, err)
		}
		b, err := s.Bucket(ctx, "accounts")
		if err != nil {
			t.Fatal(err)
		}
		if value, _, err := b.Get(ctx, "ann"); err != nil || string(value) != "value" {
			t.Errorf("%s: the record is %q, %v", what, value, err)
		}
		if _, _, err := b.Get(ctx, "somebody"); !errors.Is(err, ErrNotFound) {
			t.Errorf("%s: what was deleted is there: %v", what, err)
		}
		if _, err := s.Append(ctx, "match", last, []byte("more")); err != nil {
			t.Errorf("%s: %v", what, err)
		}
		done := make(chan string, 1)
		work(t, s, "tend", 1, func(_ context.Context, id string) error { done <- id; return nil })
		if id := <-done; id != "match" {
			t.Errorf("%s: the job is %s", what, id)
		}
	}
	if err := RestoreCluster(ctx, backup, to); err == nil || !strings.Contains(err.Error(), "is not empty") {
		t.Errorf("restored over what there is: %v", err)
	}
	if err := BackupCluster(ctx, Config{URLs: lone(t)}, filepath.Join(t.TempDir(), "b")); err == nil || !strings.Contains(err.Error(), "nothing of ours") {
		t.Errorf("nothing is backed up: %v", err)
	}
	if err := BackupCluster(ctx, from, backup); err == nil || !strings.Contains(err.Error(), "is not empty") {
		t.Errorf("backed up over what there is: %v", err)
	}
}
