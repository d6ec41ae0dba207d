package store

import (
	"bytes"
	"context"
	"crypto/rand"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"
)

// Whatever is acknowledged was in a file when that file was synced, before the answer.
func TestAcknowledgedIsSynced(t *testing.T) {
	t.Parallel()
	ctx := limited(t, giveUp)
	s := open(t, Config{Dir: t.TempDir()})
	var mu sync.Mutex
	var synced bytes.Buffer
	s.syncer.sync = func(path string) error {
		if data, err := os.ReadFile(path); err == nil { // folders cannot be read
			mu.Lock()
			defer mu.Unlock()
			synced.Write(data)
		}
		return syncFile(path)
	}
	expect := func(what, text string, err error) {
		t.Helper()
		mu.Lock()
		defer mu.Unlock()
		if err != nil {
			t.Fatalf("%s: %v", what, err)
		}
		if !strings.Contains(synced.String(), text) {
			t.Errorf("%s was acknowledged before it was synced", what)
		}
	}
	var last uint64
	for range 20 {
		text := rand.Text()
		var err error
		last, err = s.Append(ctx, "match", last, []byte(text))
		expect("an entry", text, err)
	}
	b, err := s.Bucket(ctx, "accounts")
	if err != nil {
		t.Fatal(err)
	}
	text := rand.Text()
	_, err = b.Put(ctx, "somebody", []byte(text))
	expect("a record", text, err)
	due := time.Now().Add(time.Hour)
	expect("a job", due.UTC().Format(time.RFC3339Nano), s.Enqueue(ctx, "tend", "match", due))
}

func TestFailedSyncIsTheEnd(t *testing.T) {
	t.Parallel()
	ctx := limited(t, giveUp)
	s := open(t, Config{Dir: t.TempDir()})
	broken := errors.New("the disk is gone")
	s.syncer.sync = func(string) error { return broken }
	if _, err := s.Append(ctx, "match", 0, []byte("a")); !errors.Is(err, broken) {
		t.Errorf("got %v, want %v", err, broken)
	}
	s.syncer.sync = syncFile
	if _, err := s.Append(ctx, "another", 0, []byte("a")); !errors.Is(err, broken) {
		t.Errorf("after a failed sync an entry is acknowledged: %v", err)
	}
}

// A round of several streams fails for all of them if it fails for one.
func TestFailedSyncOfAnotherStream(t *testing.T) {
	dir := t.TempDir()
	for _, stream := range []string{"good", "bad"} {
		if err := os.Mkdir(filepath.Join(dir, stream), 0o777); err != nil {
			t.Fatal(err)
		}
	}
	synctest.Test(t, func(t *testing.T) {
		broken := errors.New("the disk is gone")
		s := newSyncer(dir)
		s.sync = func(path string) error {
			time.Sleep(time.Second)
			if strings.HasSuffix(path, "bad") {
				return broken
			}
			return nil
		}
		var wait sync.WaitGroup
		wait.Go(func() {
			if err := s.commit(t.Context(), "good"); err != nil {
				t.Errorf("the first round failed: %v", err)
			}
		})
		synctest.Wait()
		for _, stream := range []string{"bad", "good"} {
			wait.Go(func() {
				if err := s.commit(t.Context(), stream); !errors.Is(err, broken) {
					t.Errorf("%s: got %v, want %v", stream, err, broken)
				}
			})
		}
		wait.Wait()
	})
}

// What lies below a stream's folder is synced, whatever it is called, and what holds it.
func TestAllOfAStreamIsSynced(t *testing.T) {
	dir := t.TempDir()
	deep := filepath.Join(dir, "streams", "s", "msgs")
	if err := os.MkdirAll(deep, 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(deep, "1.blk"), []byte("a"), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "streams", "s", "meta.inf"), []byte("b"), 0o666); err != nil {
		t.Fatal(err)
	}
	s := newSyncer(filepath.Join(dir, "streams"))
	synced := map[string]bool{}
	s.sync = func(path string) error {
		name, err := filepath.Rel(dir, path)
		synced[name] = true
		return err
	}
	if err := errors.Join(s.above(dir), s.commit(t.Context(), "s")); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{".", "streams", "streams/s", "streams/s/msgs", "streams/s/msgs/1.blk", "streams/s/meta.inf"} {
		if !synced[name] {
			t.Errorf("%s is not synced", name)
		}
	}
}

// Those who come while a sync runs wait for the next one, together.
func TestSyncsAreShared(t *testing.T) {
	dir := t.TempDir()
	synctest.Test(t, func(t *testing.T) {
		syncs := 0
		s := newSyncer(dir)
		s.folders["."] = folder{} // not new
		s.sync = func(string) error {
			syncs++
			time.Sleep(time.Second)
			return nil
		}
		begin := time.Now()
		var wait sync.WaitGroup
		commit := func(want time.Duration) {
			wait.Go(func() {
				if err := s.commit(t.Context(), "."); err != nil {
					t.Error(err)
				}
				if got := time.Since(begin); got != want {
					t.Errorf("on the disk after %v, want %v", got, want)
				}
			})
		}
		commit(time.Second)
		synctest.Wait()
		for range 50 {
			time.Sleep(time.Millisecond)
			commit(2 * time.Second)
		}
		wait.Wait()
		if syncs != 2 {
			t.Errorf("%d syncs, want 2", syncs)
		}
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		if err := s.commit(ctx, "."); !errors.Is(err, context.Canceled) {
			t.Errorf("got %v, want %v", err, context.Canceled)
		}
		time.Sleep(2 * time.Second) // what it asked for goes on
	})
}

// What changes in a folder that has long been the same is found all the same.
func TestOldFoldersAreWatched(t *testing.T) {
	dir := t.TempDir()
	stream := filepath.Join(dir, "s")
	long := time.Now().Add(-time.Hour)
	age := func(paths ...string) {
		t.Helper()
		for _, path := range paths {
			if err := os.Chtimes(path, long, long); err != nil {
				t.Fatal(err)
			}
		}
	}
	write := func(name, text string) string {
		t.Helper()
		path := filepath.Join(stream, name)
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return path
	}
	if err := os.Mkdir(stream, 0o777); err != nil {
		t.Fatal(err)
	}
	first, gone := write("1", "a"), write("2", "b")
	age(first, gone, stream)
	s := newSyncer(dir)
	var synced []string
	s.sync = func(path string) error {
		synced = append(synced, filepath.Base(path))
		return nil
	}
	want := func(names ...string) {
		t.Helper()
		synced = nil
		if err := s.commit(t.Context(), "s"); err != nil {
			t.Fatal(err)
		}
		slices.Sort(synced)
		if !slices.Equal(synced, names) {
			t.Errorf("synced %q, want %q", synced, names)
		}
	}
	if err := s.commit(t.Context(), "s"); err != nil {
		t.Fatal(err)
	}
	want() // nothing has changed
	write("1", "ab")
	want("1")
	write("3", "c")
	want("1", "3", "s")
	age(first, filepath.Join(stream, "3"), stream)
	want("1", "3", "s") // it is older now, and so looks otherwise
	want()
	if err := os.Remove(gone); err != nil {
		t.Fatal(err)
	}
	want("s")
	age(stream)
	want("s")
	if err := os.Remove(first); err != nil {
		t.Fatal(err)
	}
	age(stream) // as if nothing had happened
	want()
}
