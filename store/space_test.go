package store

import (
	"bytes"
	"errors"
	"fmt"
	"sync/atomic"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
)

// TestFullDisk fills a disk under a store that is written to: refusals come at once, what was
// acknowledged is read without waiting, and when there is room again everything goes on.
func TestFullDisk(t *testing.T) {
	t.Parallel()
	ctx := limited(t, giveUp)
	var free atomic.Int64
	free.Store(1 << 30)
	s := open(t, Config{Dir: t.TempDir(), Free: func(string) (int64, error) { return free.Load(), nil }})
	b, err := s.Bucket(ctx, "accounts")
	if err != nil {
		t.Fatal(err)
	}
	var want []Entry
	add := func() error {
		last, data := uint64(0), []byte(fmt.Sprint("entry ", len(want)))
		if len(want) > 0 {
			last = want[len(want)-1].Seq
		}
		seq, err := s.Append(ctx, "match", last, data)
		if err == nil {
			want = append(want, Entry{seq, data})
		}
		return err
	}
	for range 3 {
		for _, at := range []struct {
			free      int64
			low, full bool
		}{{1 << 30, false, false}, {DefaultFloor - 1, true, false}, {DefaultFloor/8 - 1, true, true}, {0, true, true}} {
			free.Store(at.free)
			if err := s.space.look(); err != nil {
				t.Fatal(err)
			}
			begin := time.Now()
			for what, err := range map[string]error{
				"append": add(), "enqueue": s.Enqueue(ctx, "tend", "match", time.Now().Add(time.Hour)), "probe": s.Writes(ctx),
				"delete": b.Delete(ctx, "somebody"),
			} {
				if errors.Is(err, ErrFull) != at.full || !at.full && err != nil {
					t.Errorf("%d bytes free, %s: %v", at.free, what, err)
				}
			}
			if took := time.Since(begin); at.full && took > time.Second {
				t.Errorf("refusals took %v", took)
			}
			if s.Low() != at.low {
				t.Errorf("%d bytes free: low is %v", at.free, s.Low())
			}
			if room, known := s.Room(); !known || at.full != (room == 0) {
				t.Errorf("%d bytes free: room is %d, %v", at.free, room, known)
			}
			got, err := s.Read(ctx, "match", 0)
			if err != nil || len(got) != len(want) || !bytes.Equal(got[len(got)-1].Data, want[len(want)-1].Data) {
				t.Errorf("%d bytes free: %d entries of %d, %v", at.free, len(got), len(want), err)
			}
		}
	}
	if len(want) != 6 {
		t.Errorf("%d entries were written, want 6", len(want))
	}
}

// TestStoreIsBounded gives a store a limit and writes until it is reached: it is not passed,
// and nothing that was acknowledged is lost, also when the store is opened again.
func TestStoreIsBounded(t *testing.T) {
	t.Parallel()
	ctx := limited(t, giveUp)
	c := Config{Dir: t.TempDir(), Max: 4 << 20, Floor: 1 << 20}
	s := open(t, c)
	last, n := uint64(0), 0
	for {
		seq, err := s.Append(ctx, "match", last, bytes.Repeat([]byte{'x'}, 64<<10))
		if errors.Is(err, ErrFull) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		last = seq
		n++
	}
	if size, err := sizeOf(c.Dir); err != nil || size > c.Max || size < c.Max/2 {
		t.Errorf("the store has %d bytes of %d, %v", size, c.Max, err)
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
	c.Max *= 2
	s = open(t, c)
	if list, err := s.Read(ctx, "match", 0); err != nil || len(list) != n {
		t.Errorf("opened again: %d entries of %d, %v", len(list), n, err)
	}
	if _, err := s.Append(ctx, "match", last, []byte("more")); err != nil {
		t.Error(err)
	}
}

// TestFullServer writes to a server of a cluster that may not keep more: it says that it is full, at
// once, and what was acknowledged is read.
func TestFullServer(t *testing.T) {
	t.Parallel()
	ctx := limited(t, giveUp)
	url := serve(t, &server.Options{Host: "127.0.0.1", Port: -1, NoSigs: true, JetStream: true, StoreDir: t.TempDir(), JetStreamMaxStore: 2 << 20})
	s := open(t, Config{URLs: url, Replicas: 1})
	last, n := uint64(0), 0
	for n < 100 {
		begun := time.Now()
		seq, err := s.Append(ctx, "match", last, bytes.Repeat([]byte{'x'}, 64<<10))
		if err != nil {
			if !errors.Is(err, ErrFull) || time.Since(begun) > 2*attempt {
				t.Errorf("after %v: %v", time.Since(begun), err)
			}
			break
		}
		last = seq
		n++
	}
	if n < 10 || n == 100 {
		t.Errorf("%d entries were written", n)
	}
	if list, err := s.Read(ctx, "match", 0); err != nil || len(list) != n {
		t.Errorf("%d entries of %d, %v", len(list), n, err)
	}
}
