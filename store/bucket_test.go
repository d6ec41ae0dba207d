package store

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
)

func TestBucket(t *testing.T) {
	t.Parallel()
	ctx := limited(t, giveUp)
	s := open(t, Config{Dir: t.TempDir()})
	b, err := s.Bucket(ctx, "accounts")
	if err != nil {
		t.Fatal(err)
	}
	want := func(value string, revision uint64) {
		t.Helper()
		v, r, err := b.Get(ctx, "anna")
		if err != nil || string(v) != value || r != revision {
			t.Errorf("got %q %d %v, want %q %d", v, r, err, value, revision)
		}
	}
	conflict := func(_ uint64, err error) {
		t.Helper()
		if !errors.Is(err, ErrConflict) {
			t.Errorf("got %v, want a conflict", err)
		}
	}
	must := func(r uint64, err error) uint64 {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	absent := func() {
		t.Helper()
		if _, _, err := b.Get(ctx, "anna"); !errors.Is(err, ErrNotFound) {
			t.Errorf("got %v, want none", err)
		}
	}

	absent()
	conflict(b.Update(ctx, "anna", []byte("x"), 7))
	if _, err := b.Update(ctx, "anna", []byte("x"), 0); err == nil {
		t.Error("an update of revision 0 made a record")
	}
	r1 := must(b.Create(ctx, "anna", []byte("1")))
	want("1", r1)
	conflict(b.Create(ctx, "anna", []byte("x")))
	r2 := must(b.Update(ctx, "anna", []byte("2"), r1))
	conflict(b.Update(ctx, "anna", []byte("x"), r1))
	want("2", r2)
	r3 := must(b.Put(ctx, "anna", []byte("3")))
	conflict(b.Update(ctx, "anna", []byte("x"), r2))
	want("3", r3)

	for range 2 {
		if err := b.Delete(ctx, "anna"); err != nil {
			t.Fatal(err)
		}
		absent()
	}
	conflict(b.Update(ctx, "anna", []byte("x"), r3))
	r4 := must(b.Create(ctx, "anna", nil))
	want("", r4)
	if r4 <= r3 {
		t.Errorf("revision %d of the new record is not above %d of the old one", r4, r3)
	}

	if err := b.Remove(ctx, "anna", r3); !errors.Is(err, ErrConflict) {
		t.Errorf("got %v, want a conflict", err)
	}
	want("", r4)
	if err := b.Remove(ctx, "anna", r4); err != nil {
		t.Fatal(err)
	}
	absent()
	r4 = must(b.Create(ctx, "anna", nil))

	// Another bucket of the same name is the same bucket.
	if b, err = s.Bucket(ctx, "accounts"); err != nil {
		t.Fatal(err)
	}
	want("", r4)
}

func TestFind(t *testing.T) {
	t.Parallel()
	ctx := limited(t, giveUp)
	s := open(t, Config{Dir: t.TempDir()})
	b, err := s.Bucket(ctx, "lists")
	if err != nil {
		t.Fatal(err)
	}
	revisions := map[string]uint64{}
	for _, key := range []string{"anna.0.elves", "bob.0.orcs", "bob.1.field", "bob.0.gone"} {
		if revisions[key], err = b.Put(ctx, key, []byte("of "+key)); err != nil {
			t.Fatal(err)
		}
	}
	if err := b.Delete(ctx, "bob.0.gone"); err != nil {
		t.Fatal(err)
	}
	for pattern, want := range map[string]string{
		"*.0.elves": "anna.0.elves", "*.*.field": "bob.1.field", "bob.0.orcs": "bob.0.orcs",
		"*.1.elves": "", "*.0.gone": "", "*.elves": "", "*.0.elves.x": "", "*.0.>": "",
	} {
		key, value, revision, err := b.Find(ctx, pattern)
		if want == "" {
			if err == nil || pattern != "*.0.>" && !errors.Is(err, ErrNotFound) {
				t.Errorf("%s: got %q, %v", pattern, key, err)
			}
		} else if err != nil || key != want || string(value) != "of "+want || revision != revisions[want] {
			t.Errorf("%s: got %q %q %d %v", pattern, key, value, revision, err)
		}
	}
}

func TestBucketRace(t *testing.T) {
	t.Parallel()
	ctx := limited(t, giveUp)
	s := open(t, Config{Dir: t.TempDir()})
	b, err := s.Bucket(ctx, "counters")
	if err != nil {
		t.Fatal(err)
	}
	// Whoever creates the record wins; then everybody counts up.
	var wait sync.WaitGroup
	var mu sync.Mutex
	created := 0
	for range 8 {
		wait.Go(func() {
			if _, err := b.Create(ctx, "n", []byte("0")); err == nil {
				mu.Lock()
				created++
				mu.Unlock()
			} else if !errors.Is(err, ErrConflict) {
				t.Error(err)
			}
			for range 10 {
				for {
					v, r, err := b.Get(ctx, "n")
					if err != nil {
						t.Error(err)
						return
					}
					var n int
					fmt.Sscan(string(v), &n)
					if _, err = b.Update(ctx, "n", fmt.Append(nil, n+1), r); err == nil {
						break
					} else if !errors.Is(err, ErrConflict) {
						t.Error(err)
						return
					}
				}
			}
		})
	}
	wait.Wait()
	if v, _, err := b.Get(ctx, "n"); string(v) != "80" || created != 1 {
		t.Errorf("got %s after %d creations (%v), want 80 after 1", v, created, err)
	}
}

func TestEach(t *testing.T) {
	t.Parallel()
	ctx := limited(t, giveUp)
	s := open(t, Config{Dir: t.TempDir()})
	b, err := s.Bucket(ctx, "lists")
	if err != nil {
		t.Fatal(err)
	}
	list := func(prefix string) string {
		t.Helper()
		var keys []string
		err := b.Each(ctx, prefix, func(key string, value []byte, revision uint64) error {
			if v, r, err := b.Get(ctx, key); err != nil || string(v) != string(value) || r != revision {
				t.Errorf("%s: got %q %d, but Get gives %q %d %v", key, value, revision, v, r, err)
			}
			keys = append(keys, key)
			return nil
		})
		if err != nil {
			t.Error(err)
		}
		return strings.Join(keys, " ")
	}
	if got := list(""); got != "" {
		t.Errorf("an empty bucket holds %s", got)
	}
	for _, key := range []string{"anna.elves", "anna.orcs", "ann", "bob.elves", "anna.men.old", "anna.gone"} {
		if _, err := b.Put(ctx, key, []byte("of "+key)); err != nil {
			t.Fatal(err)
		}
	}
	if err := b.Delete(ctx, "anna.gone"); err != nil {
		t.Fatal(err)
	}
	for prefix, want := range map[string]string{
		"":        "anna.elves anna.orcs ann bob.elves anna.men.old",
		"ann":     "anna.elves anna.orcs ann anna.men.old",
		"anna.":   "anna.elves anna.orcs anna.men.old",
		"anna.o":  "anna.orcs",
		"anna.me": "anna.men.old",
		"c":       "",
		"anna.x.": "",
	} {
		if got := list(prefix); got != want {
			t.Errorf("prefix %q: got %q, want %q", prefix, got, want)
		}
	}

	stop := errors.New("enough")
	n := 0
	if err := b.Each(ctx, "", func(string, []byte, uint64) error { n++; return stop }); err != stop || n != 1 {
		t.Errorf("got %v after %d, want the error of the first call", err, n)
	}
	// An error that would pass if it were ours is not ours to retry.
	if err := b.Each(ctx, "", func(string, []byte, uint64) error { return context.DeadlineExceeded }); err != context.DeadlineExceeded {
		t.Errorf("got %v", err)
	}

	// Records may change under way: each comes once.
	var seen []string
	err = b.Each(ctx, "anna.", func(key string, value []byte, revision uint64) error {
		seen = append(seen, key)
		_, err := b.Update(ctx, key, []byte("new"), revision)
		return err
	})
	slices.Sort(seen)
	if got := strings.Join(seen, " "); got != "anna.elves anna.men.old anna.orcs" || err != nil {
		t.Errorf("got %s %v, want each once", got, err)
	}
}
