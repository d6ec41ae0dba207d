package store

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

// TestBackupOfARunningStore backs a store up again and again while it is written to. What was
// acknowledged before is in each backup, and goes on after it is restored.
func TestBackupOfARunningStore(t *testing.T) {
	t.Parallel()
	ctx := limited(t, giveUp)
	dir := t.TempDir()
	s := open(t, Config{Dir: dir})
	b, err := s.Bucket(ctx, "accounts")
	if err != nil {
		t.Fatal(err)
	}
	var (
		mu    sync.Mutex
		acked = map[string]int{}
		wait  sync.WaitGroup
	)
	writing, stop := context.WithCancel(ctx)
	for m := range 6 {
		wait.Go(func() {
			j, last := fmt.Sprintf("match%d", m), uint64(0)
			for n := 1; writing.Err() == nil; n++ {
				seq, err := s.Append(ctx, j, last, []byte(fmt.Sprint("entry ", n)))
				if err == nil {
					_, err = b.Put(ctx, j, []byte(fmt.Sprint(n)))
				}
				if err != nil {
					t.Error(err)
					return
				}
				last = seq
				mu.Lock()
				acked[j] = n
				mu.Unlock()
			}
		})
	}
	for range 4 {
		time.Sleep(2 * proveEvery)
		mu.Lock()
		before := map[string]int{}
		for j, n := range acked {
			before[j] = n
		}
		mu.Unlock()
		backup, restored := filepath.Join(t.TempDir(), "backup"), filepath.Join(t.TempDir(), "restored")
		if err := Backup(ctx, dir, backup); err != nil {
			t.Fatal(err)
		}
		if err := Restore(ctx, backup, restored); err != nil {
			t.Fatal(err)
		}
		compareBackup(t, restored, before)
	}
	stop()
	wait.Wait()
}

// compareBackup opens a restored folder.
func compareBackup(t *testing.T, dir string, before map[string]int) {
	t.Helper()
	ctx := limited(t, giveUp)
	s, err := Open(ctx, Config{Dir: dir})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if d := s.Damage(); d != nil {
		t.Errorf("restored, the store is damaged: %s", d)
	}
	b, err := s.Bucket(ctx, "accounts")
	if err != nil {
		t.Fatal(err)
	}
	for j, n := range before {
		list, err := s.Read(ctx, j, 0)
		if err != nil || len(list) < n {
			t.Errorf("%s has %d entries, %d were acknowledged: %v", j, len(list), n, err)
			continue
		}
		for i, e := range list {
			if want := fmt.Sprint("entry ", i+1); string(e.Data) != want {
				t.Errorf("%s: got %q, want %q", j, e.Data, want)
			}
		}
		var number int
		value, _, err := b.Get(ctx, j)
		if fmt.Sscan(string(value), &number); err != nil || number < n {
			t.Errorf("record %s: got %q, want %d or more: %v", j, value, n, err)
		}
		if _, err := s.Append(ctx, j, list[len(list)-1].Seq, []byte("more")); err != nil {
			t.Errorf("append to %s: %v", j, err)
		}
	}
}

// TestBackupsAreRefused has backups that are damaged, incomplete or would go over others.
func TestBackupsAreRefused(t *testing.T) {
	t.Parallel()
	ctx := limited(t, giveUp)
	dir := fillFolders(t)[1].dir
	backup := filepath.Join(t.TempDir(), "backup")
	if err := Backup(ctx, dir, backup); err != nil {
		t.Fatal(err)
	}
	refused := func(err error, want string) {
		t.Helper()
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want something with %q", err, want)
		}
	}
	refused(Backup(ctx, dir, backup), "is not empty")
	refused(Restore(ctx, backup, dir), "is not empty")
	refused(Backup(ctx, t.TempDir(), filepath.Join(t.TempDir(), "b")), "no data folder")
	refused(Restore(ctx, t.TempDir(), filepath.Join(t.TempDir(), "r")), "no proof")
	file := blockPath(filepath.Join(streamsOf(backup), journalStream(shardOf("match00"))), 1)
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	data[len(data)/2] ^= 4
	if err := os.WriteFile(file, data, 0o600); err != nil {
		t.Fatal(err)
	}
	refused(Restore(ctx, backup, filepath.Join(t.TempDir(), "r")), "is not sound")
	if err := writeNote(dir, &Damage{Found: time.Now()}); err != nil {
		t.Fatal(err)
	}
	refused(Backup(ctx, dir, filepath.Join(t.TempDir(), "b")), "mend it first")
}
