package store

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

func TestOpenRefuses(t *testing.T) {
	t.Parallel()
	ctx := limited(t, giveUp)
	dir := t.TempDir()
	open(t, Config{Dir: dir})
	broken := t.TempDir()
	if err := os.WriteFile(filepath.Join(broken, "jetstream"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		title string
		Config
		want string
	}{
		{"no place", Config{}, "neither"},
		{"two places", Config{Dir: t.TempDir(), URLs: "nats://localhost"}, "choose one"},
		{"too many replicas", Config{URLs: "nats://localhost", Replicas: 9}, "1 to 5"},
		{"a directory in use", Config{Dir: dir}, "in use by another process (pid "},
		{"a directory that cannot be", Config{Dir: "/dev/null/store"}, "not a directory"},
		{"files that are none", Config{Dir: broken}, "storage directory is not a directory"},
		{"a bad URL", Config{URLs: "nats://a b"}, "invalid character"},
	} {
		s, err := Open(ctx, c.Config)
		if err == nil {
			s.Close()
			t.Errorf("%s: opened", c.title)
		} else if !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %q, want something with %q", c.title, err, c.want)
		}
	}
}

// unopened opens a store that cannot be opened until its time is up, with more time while
// that was too short to find out why.
func unopened(t *testing.T, url, why string) error {
	t.Helper()
	for d := 500 * time.Millisecond; ; d *= 2 {
		s, err := Open(limited(t, d), Config{URLs: url})
		if err == nil {
			s.Close()
			t.Fatal("opened")
		}
		if strings.Contains(err.Error(), why) || d > giveUp {
			return err
		}
	}
}

// A server that is not there is tried until the context ends, and named without the
// password.
func TestOpenUnreachable(t *testing.T) {
	t.Parallel()
	err := unopened(t, "nats://anna:secret@127.0.0.1:1", "127.0.0.1:1:")
	if !errors.Is(err, context.DeadlineExceeded) || !errors.Is(err, nats.ErrNoServers) {
		t.Errorf("got %v, want the end of the context and the reason", err)
	}
	if !strings.Contains(err.Error(), "127.0.0.1:1:") || strings.Contains(err.Error(), "secret") {
		t.Errorf("got %q, want the address and no password", err)
	}
}

// A server without JetStream may yet get it.
func TestOpenUnable(t *testing.T) {
	t.Parallel()
	url := serve(t, &server.Options{Host: "127.0.0.1", Port: -1, NoSigs: true})
	err := unopened(t, url, "is JetStream enabled")
	if !errors.Is(err, context.DeadlineExceeded) || !strings.Contains(err.Error(), "is JetStream enabled") {
		t.Errorf("got %v, want the end of the context and the reason", err)
	}
}

// What other programs or newer versions have made is left alone; what an older one has
// made is brought up to date, except what the operator may set.
func TestOpenTakesUpStreams(t *testing.T) {
	t.Parallel()
	ctx := limited(t, giveUp)
	url := lone(t)
	if _, err := Open(ctx, Config{URLs: url}); err == nil || !strings.Contains(err.Error(), "ask for 1") {
		t.Errorf("three replicas on one server: got %v, want advice", err)
	}
	s := open(t, Config{URLs: url, Replicas: 1})
	change := func(name string, f func(*jetstream.StreamConfig)) {
		t.Helper()
		stream, err := s.js.Stream(ctx, name)
		if err != nil {
			t.Fatal(err)
		}
		c := stream.CachedInfo().Config
		f(&c)
		if _, err := s.js.UpdateStream(ctx, c); err != nil {
			t.Fatal(err)
		}
	}
	refused := func(want string) {
		t.Helper()
		if s, err := Open(ctx, Config{URLs: url, Replicas: 1}); err == nil {
			s.Close()
			t.Errorf("opened, want %q", want)
		} else if !strings.Contains(err.Error(), want) {
			t.Errorf("got %q, want something with %q", err, want)
		}
	}

	change("JOURNAL_3", func(c *jetstream.StreamConfig) { c.AllowDirect = false; c.MaxBytes = 1 << 30 })
	open(t, Config{URLs: url, Replicas: 1})
	stream, err := s.js.Stream(ctx, "JOURNAL_3")
	if err != nil {
		t.Fatal(err)
	}
	if c := stream.CachedInfo().Config; !c.AllowDirect || c.MaxBytes != 1<<30 {
		t.Errorf("got direct %v and %d bytes, want ours put right and the operator's kept", c.AllowDirect, c.MaxBytes)
	}

	change("JOURNAL_3", func(c *jetstream.StreamConfig) { c.Metadata[layoutKey] = "99" })
	refused("newer gonfalon")
	change("JOURNAL_3", func(c *jetstream.StreamConfig) { delete(c.Metadata, layoutKey) })
	refused("not ours")
	change("JOURNAL_3", func(c *jetstream.StreamConfig) { c.Metadata[layoutKey] = "1" })

	if err := s.js.DeleteStream(ctx, workStream); err != nil {
		t.Fatal(err)
	}
	_, err = s.js.CreateStream(ctx, jetstream.StreamConfig{
		Name: workStream, Subjects: []string{"work.*.*"}, Metadata: map[string]string{layoutKey: "1"},
	})
	if err != nil {
		t.Fatal(err)
	}
	refused("do not fit")
}

func TestClose(t *testing.T) {
	t.Parallel()
	ctx := limited(t, giveUp)
	s := open(t, Config{Dir: t.TempDir()})
	if s.server.Addr() != nil {
		t.Errorf("the embedded server listens on %v", s.server.Addr())
	}
	// Calls under way end with the store.
	ended := make(chan error)
	go func() {
		var last uint64
		var err error
		for err == nil {
			last, err = s.Append(ctx, "busy", last, nil)
		}
		ended <- err
	}()
	time.Sleep(50 * time.Millisecond)
	for range 2 {
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
	select {
	case err := <-ended:
		if !errors.Is(err, errClosed) {
			t.Errorf("append at closing: got %v, want %v", err, errClosed)
		}
	case <-time.After(giveUp):
		t.Error("an append outlives the store")
	}
	_, err := s.Append(ctx, "m", 0, nil)
	_, rerr := s.Read(ctx, "m", 0)
	ferr := s.Follow(ctx, func(string, Entry) {})
	werr := s.Work(ctx, "k", 1, func(context.Context, string) error { return nil })
	for what, err := range map[string]error{"append": err, "read": rerr, "follow": ferr, "work": werr} {
		if !errors.Is(err, errClosed) {
			t.Errorf("%s after closing: got %v, want %v", what, err, errClosed)
		}
	}
}

func TestReopen(t *testing.T) {
	t.Parallel()
	ctx := limited(t, giveUp)
	dir := t.TempDir()
	s := open(t, Config{Dir: dir})
	seq, err := s.Append(ctx, "m", 0, []byte("one"))
	if err != nil {
		t.Fatal(err)
	}
	b, err := s.Bucket(ctx, "lists")
	if err != nil {
		t.Fatal(err)
	}
	rev, err := b.Put(ctx, "k", []byte("v"))
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}

	s = open(t, Config{Dir: dir})
	if seq, err = s.Append(ctx, "m", seq, []byte("two")); err != nil {
		t.Error(err)
	}
	got, err := s.Read(ctx, "m", 0)
	if err != nil || len(got) != 2 || string(got[0].Data) != "one" || got[1].Seq != seq {
		t.Errorf("got %v %v, want both entries", got, err)
	}
	if b, err = s.Bucket(ctx, "lists"); err != nil {
		t.Fatal(err)
	}
	if v, r, err := b.Get(ctx, "k"); string(v) != "v" || r != rev || err != nil {
		t.Errorf("got %q %d %v, want the record", v, r, err)
	}
}

// What a process has said that it wrote is there after kill -9, in order and once.
func TestKilled(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	journals := map[string][]Entry{} // as read after the round before
	acked := map[string]map[uint64]string{}
	for round := range 5 {
		c := start(t, "append", dir)
		kill := time.AfterFunc(time.Hour, func() { c.cmd.Process.Kill() })
		n := 0
		for ; c.lines.Scan(); n++ {
			var journal, data string
			var seq uint64
			if _, err := fmt.Sscanf(c.lines.Text(), "%s %d %s", &journal, &seq, &data); err != nil {
				t.Fatalf("%q: %v", c.lines.Text(), err)
			}
			if acked[journal] == nil {
				acked[journal] = map[uint64]string{}
			}
			acked[journal][seq] = data
			if n == 0 {
				kill.Reset(rand.N(500 * time.Millisecond))
			}
		}
		c.kill()
		if n == 0 {
			t.Fatal("the child wrote nothing")
		}

		s := open(t, Config{Dir: dir})
		for journal, want := range acked {
			got := check(t, s, journal, want)
			if was := journals[journal]; len(got) < len(was) {
				t.Errorf("round %d: journal %s has %d entries, had %d", round, journal, len(got), len(was))
			}
			journals[journal] = got
		}
		b, err := s.Bucket(t.Context(), "marks")
		if err != nil {
			t.Fatal(err)
		}
		for journal, entries := range journals {
			// A record follows its entry, so that it may be one entry behind.
			v, _, err := b.Get(t.Context(), journal)
			n := len(entries)
			switch {
			case err == nil && string(v) == string(entries[n-1].Data):
			case err == nil && n > 1 && string(v) == string(entries[n-2].Data):
			case errors.Is(err, ErrNotFound) && n == 1:
			default:
				t.Errorf("record %s: got %s %v, want the end of the journal", journal, v, err)
			}
		}
		t.Logf("round %d: %d appends acknowledged", round, n)
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// check compares a journal with what was acknowledged. The data of each entry is the
// sequence of the one before it and a name.
func check(t *testing.T, s *Store, journal string, acked map[uint64]string) []Entry {
	t.Helper()
	got, err := s.Read(t.Context(), journal, 0)
	if err != nil {
		t.Fatal(err)
	}
	var last uint64
	names := map[string]bool{}
	for _, e := range got {
		var after uint64
		var name string
		if _, err := fmt.Sscanf(string(e.Data), "%d/%s", &after, &name); err != nil {
			t.Fatalf("%q: %v", e.Data, err)
		}
		if after != last {
			t.Errorf("journal %s: entry %d was appended after %d and stands after %d", journal, e.Seq, after, last)
		}
		if names[name] {
			t.Errorf("journal %s: entry %s is there twice", journal, name)
		}
		names[name] = true
		last = e.Seq
		if data, ok := acked[e.Seq]; ok && data != string(e.Data) {
			t.Errorf("journal %s: entry %d is %s, want %s", journal, e.Seq, e.Data, data)
		}
		delete(acked, e.Seq)
	}
	for seq, data := range acked {
		t.Errorf("journal %s: entry %d %s is lost", journal, seq, data)
	}
	for _, e := range got { // for the next round
		acked[e.Seq] = string(e.Data)
	}
	return got
}

// appendUntilKilled appends to sixteen journals and prints what was acknowledged.
func appendUntilKilled(dir string) error {
	ctx := context.Background()
	s, err := Open(ctx, Config{Dir: dir})
	if err != nil {
		return err
	}
	b, err := s.Bucket(ctx, "marks")
	if err != nil {
		return err
	}
	var mu sync.Mutex
	run := rand.Uint64()
	for j := range 16 {
		journal := fmt.Sprintf("m%d", j)
		entries, err := s.Read(ctx, journal, 0)
		if err != nil {
			return err
		}
		var last uint64
		if n := len(entries); n > 0 {
			last = entries[n-1].Seq
			if _, err := b.Put(ctx, journal, entries[n-1].Data); err != nil {
				return err
			}
		}
		go func() {
			for n := 0; ; n++ {
				data := fmt.Sprintf("%d/%x-%d", last, run, n)
				if last, err = s.Append(ctx, journal, last, []byte(data)); err != nil {
					panic(err)
				}
				mu.Lock()
				fmt.Println(journal, last, data)
				mu.Unlock()
				if _, err := b.Put(ctx, journal, []byte(data)); err != nil {
					panic(err)
				}
			}
		}()
	}
	return nil
}
