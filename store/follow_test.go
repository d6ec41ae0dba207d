package store

import (
	"context"
	"fmt"
	"sync"
	"testing"
	"time"
)

// A watcher notes what it is told.
type watcher struct {
	mu   sync.Mutex
	seen map[string][]Entry
	n    int
}

func watch(t *testing.T, ctx context.Context, s *Store) *watcher {
	t.Helper()
	w := &watcher{seen: map[string][]Entry{}}
	err := s.Follow(ctx, func(journal string, e Entry) {
		w.mu.Lock()
		defer w.mu.Unlock()
		w.seen[journal] = append(w.seen[journal], e)
		w.n++
	})
	if err != nil {
		t.Fatal(err)
	}
	return w
}

func (w *watcher) count() int {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.n
}

// compare compares what was seen of a journal with what it holds after a sequence.
func (w *watcher) compare(t *testing.T, s *Store, journal string, after uint64) {
	t.Helper()
	want, err := s.Read(t.Context(), journal, after)
	if err != nil {
		t.Fatal(err)
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if got := w.seen[journal]; !equal(got, want) {
		t.Errorf("journal %s: saw %d entries, want the %d that it holds", journal, len(got), len(want))
	}
}

// Followers see everything that comes after they began, in order and once, also when
// their consumers are taken away and their connections break.
func TestFollow(t *testing.T) {
	t.Parallel()
	ctx := limited(t, giveUp)
	url := lone(t)
	a, b := open(t, Config{URLs: url, Replicas: 1}), open(t, Config{URLs: url, Replicas: 1})

	const journals, entries = 16, 60
	var last [journals]uint64
	name := func(j int) string { return fmt.Sprintf("m%d", j) }
	var err error
	for j := range last {
		if last[j], err = a.Append(ctx, name(j), 0, []byte("before")); err != nil {
			t.Fatal(err)
		}
	}
	began := last
	brief, end := context.WithCancel(ctx)
	wa, wb, wc := watch(t, ctx, a), watch(t, ctx, b), watch(t, brief, b)

	var wait sync.WaitGroup
	for j := range last {
		wait.Go(func() {
			s := []*Store{a, b}[j%2]
			var err error
			for i := range entries {
				if last[j], err = s.Append(ctx, name(j), last[j], fmt.Appendf(nil, "%d", i)); err != nil {
					t.Error(err)
					return
				}
			}
		})
	}
	for round := range 3 {
		time.Sleep(50 * time.Millisecond)
		for i := range Shards {
			stream, err := a.js.Stream(ctx, journalStream(i))
			if err != nil {
				t.Fatal(err)
			}
			for c := range stream.ListConsumers(ctx).Info() {
				if (i+round)%2 == 0 {
					_ = stream.DeleteConsumer(ctx, c.Name)
				}
			}
		}
		b.nc.ForceReconnect()
	}
	wait.Wait()
	for who, w := range map[string]*watcher{"a": wa, "b": wb} {
		eventually(t, who+" sees all entries", func() bool { return w.count() >= journals*entries })
	}
	eventually(t, "c sees all entries", func() bool { return wc.count() >= journals*entries })

	end()
	seq, err := a.Append(ctx, name(0), last[0], []byte("after the end of c"))
	if err != nil {
		t.Fatal(err)
	}
	eventually(t, "a sees the last entry", func() bool { return wa.count() > journals*entries })
	eventually(t, "b sees the last entry", func() bool { return wb.count() > journals*entries })
	for j := range last {
		wa.compare(t, a, name(j), began[j])
		wb.compare(t, a, name(j), began[j])
	}
	if n := wc.count(); n != journals*entries {
		t.Errorf("c saw %d entries, want none after its end, at %d", n, seq)
	}
}

// Close waits for a callback that is running.
func TestFollowClose(t *testing.T) {
	t.Parallel()
	ctx := limited(t, giveUp)
	s := open(t, Config{Dir: t.TempDir()})
	begun, done := make(chan bool), false
	err := s.Follow(ctx, func(string, Entry) {
		close(begun)
		time.Sleep(200 * time.Millisecond)
		done = true
	})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Append(ctx, "m", 0, nil); err != nil {
		t.Fatal(err)
	}
	<-begun
	s.Close()
	if !done {
		t.Error("Close did not wait")
	}
}
