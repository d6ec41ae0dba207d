package store

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"
)

func TestAppendRead(t *testing.T) {
	t.Parallel()
	ctx := limited(t, giveUp)
	s := open(t, Config{Dir: t.TempDir()})
	if got, err := s.Read(ctx, "m", 0); len(got) != 0 || err != nil {
		t.Errorf("a journal nobody began: got %v %v, want nothing", got, err)
	}
	var want []Entry
	var last uint64
	for i := range 5 {
		data := fmt.Appendf(nil, "entry %d", i)
		seq, err := s.Append(ctx, "m", last, data)
		if err != nil {
			t.Fatal(err)
		}
		if seq <= last {
			t.Errorf("got sequence %d after %d", seq, last)
		}
		last = seq
		want = append(want, Entry{seq, data})
		// Another journal of the same shard makes gaps.
		if _, err := s.Append(ctx, neighbour("m", i), 0, []byte("x")); err != nil {
			t.Fatal(err)
		}
	}
	for i := range want {
		var after uint64
		if i > 0 {
			after = want[i-1].Seq
		}
		if got, err := s.Read(ctx, "m", after); !equal(got, want[i:]) || err != nil {
			t.Errorf("after %d: got %v %v, want %v", after, got, err, want[i:])
		}
	}
	if got, err := s.Read(ctx, "m", last); len(got) != 0 || err != nil {
		t.Errorf("after the last: got %v %v, want nothing", got, err)
	}
	for _, after := range []uint64{0, want[0].Seq, last - 1, last + 1} {
		if _, err := s.Append(ctx, "m", after, []byte("late")); !errors.Is(err, ErrConflict) {
			t.Errorf("append after %d: got %v, want a conflict", after, err)
		}
	}
}

func equal(a, b []Entry) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].Seq != b[i].Seq || !bytes.Equal(a[i].Data, b[i].Data) {
			return false
		}
	}
	return true
}

// neighbour is the nth other journal of the same shard.
func neighbour(journal string, n int) string {
	for i := 0; ; i++ {
		name := fmt.Sprintf("%s-%d", journal, i)
		if shardOf(name) != shardOf(journal) {
			continue
		}
		if n == 0 {
			return name
		}
		n--
	}
}

func TestNames(t *testing.T) {
	t.Parallel()
	ctx := limited(t, giveUp)
	s := open(t, Config{Dir: t.TempDir()})
	b, err := s.Bucket(ctx, "b")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"", "a b", "a.b", "a*", ">", "é", "a/b", strings.Repeat("x", 65)} {
		_, err := s.Append(ctx, name, 0, nil)
		_, rerr := s.Read(ctx, name, 0)
		_, berr := s.Bucket(ctx, name)
		kerr := s.Enqueue(ctx, name, "id", time.Now())
		ierr := s.Enqueue(ctx, "kind", name, time.Now())
		werr := s.Work(ctx, name, 1, nil)
		for what, err := range map[string]error{
			"append": err, "read": rerr, "bucket": berr, "kind": kerr, "id": ierr, "work": werr,
		} {
			if err == nil {
				t.Errorf("%s %q: accepted", what, name)
			}
		}
	}
	for _, key := range []string{"", ".", "a.", ".a", "a..b", "a b", "a.*", "é", strings.Repeat("x", 65), strings.Repeat("x.", 101) + "x"} {
		if _, err := b.Put(ctx, key, nil); err == nil {
			t.Errorf("key %q: accepted", key)
		}
	}
	if err := b.Each(ctx, "a*", nil); err == nil {
		t.Error("prefix a*: accepted")
	}
	if _, err := s.Append(ctx, "Az09-_"+strings.Repeat("x", 58), 0, nil); err != nil {
		t.Error(err)
	}
	if _, err := b.Put(ctx, "user.Az09-_."+strings.Repeat("x", 64), nil); err != nil {
		t.Error(err)
	}
	_, err = s.Append(ctx, "big", 0, make([]byte, 2<<20))
	if err == nil || !strings.Contains(err.Error(), "2097152 bytes are more than the 1048576") {
		t.Errorf("2 MB: got %v", err)
	}
}

// Long journals come in several batches, by number and by size.
func TestReadLong(t *testing.T) {
	t.Parallel()
	ctx := limited(t, giveUp)
	s := open(t, Config{Dir: t.TempDir()})
	for _, c := range []struct {
		journal    string
		size, many int
	}{
		{"many", 1, batchMessages + 10},
		{"large", 900_000, 12},
	} {
		var last uint64
		var err error
		for range c.many {
			if last, err = s.Append(ctx, c.journal, last, make([]byte, c.size)); err != nil {
				t.Fatal(err)
			}
		}
		got, err := s.Read(ctx, c.journal, 0)
		if len(got) != c.many || err != nil {
			t.Errorf("%s: got %d entries, %v, want %d", c.journal, len(got), err, c.many)
		}
	}
}

// Of writers that append after the same entry, in two stores, one wins each time.
func TestAppendRace(t *testing.T) {
	t.Parallel()
	ctx := limited(t, giveUp)
	url := lone(t)
	stores := []*Store{open(t, Config{URLs: url, Replicas: 1}), open(t, Config{URLs: url, Replicas: 1})}
	var last uint64
	for round := range 50 {
		var wait sync.WaitGroup
		var seqs [8]uint64
		var errs [8]error
		for i := range seqs {
			wait.Go(func() { seqs[i], errs[i] = stores[i%2].Append(ctx, "m", last, fmt.Appendf(nil, "%d", i)) })
		}
		wait.Wait()
		won := -1
		for i, err := range errs {
			switch {
			case err == nil && won < 0:
				won = i
			case !errors.Is(err, ErrConflict):
				t.Fatalf("round %d: writer %d got %v, writer %d had won", round, i, err, won)
			}
		}
		if won < 0 {
			t.Fatalf("round %d: nobody won", round)
		}
		got, err := stores[(won+1)%2].Read(ctx, "m", last)
		if err != nil || len(got) != 1 || got[0].Seq != seqs[won] || string(got[0].Data) != fmt.Sprint(won) {
			t.Fatalf("round %d: read %v %v, want the entry of writer %d", round, got, err, won)
		}
		last = seqs[won]
	}
}

func TestDeadlines(t *testing.T) {
	t.Parallel()
	s := open(t, Config{Dir: t.TempDir()})
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := s.Append(ctx, "m", 0, nil)
	_, rerr := s.Read(ctx, "m", 0)
	_, berr := s.Bucket(ctx, "b")
	eerr := s.Enqueue(ctx, "k", "i", time.Now())
	ferr := s.Follow(ctx, func(string, Entry) {})
	for what, err := range map[string]error{"append": err, "read": rerr, "bucket": berr, "enqueue": eerr, "follow": ferr} {
		if !errors.Is(err, context.Canceled) {
			t.Errorf("%s: got %v, want the end of the context", what, err)
		}
	}
}

// A write whose answer was lost is known by its id when it is sent again; one that was
// lost itself is simply sent again, unless another came first.
func TestLostAnswers(t *testing.T) {
	t.Parallel()
	ctx := limited(t, giveUp)
	url := lone(t)
	line := tap(t, url)
	s := open(t, Config{URLs: line.url, Replicas: 1})
	other := open(t, Config{URLs: url, Replicas: 1})

	acked := map[uint64]string{}
	var last uint64
	for i := range 20 {
		line.cut(i%2 == 0)
		data := fmt.Sprintf("%d/%d", last, i)
		seq, err := s.Append(ctx, "m", last, []byte(data))
		if err != nil {
			t.Fatal(err)
		}
		last = seq
		acked[seq] = data
	}
	if got := check(t, other, "m", acked); len(got) != 20 {
		t.Errorf("got %d entries, want 20", len(got))
	}

	b, err := s.Bucket(ctx, "b")
	if err != nil {
		t.Fatal(err)
	}
	line.cut(true)
	r, err := b.Create(ctx, "k", []byte("1"))
	if err != nil {
		t.Fatal(err)
	}
	line.cut(true)
	if _, err := b.Update(ctx, "k", []byte("2"), r); err != nil {
		t.Error(err)
	}

	line.cut(false)
	line.hold.Lock() // and no way back for a while
	result := make(chan error)
	go func() {
		_, err := s.Append(ctx, "m", last, []byte("mine"))
		result <- err
	}()
	eventually(t, "the connection is cut", func() bool { return !s.nc.IsConnected() })
	if _, err := other.Append(ctx, "m", last, []byte("theirs")); err != nil {
		t.Error(err)
	}
	line.hold.Unlock()
	if err := <-result; !errors.Is(err, ErrConflict) {
		t.Errorf("got %v, want a conflict", err)
	}
	line.hold.Lock()
	defer line.hold.Unlock()
	if line.lines < 24 {
		t.Errorf("connected %d times, want once and after each of 23 cuts", line.lines)
	}
}

func BenchmarkAppend(b *testing.B) {
	ctx := b.Context()
	s := open(b, Config{Dir: b.TempDir()})
	const writers = 256
	data := make([]byte, 300)
	var wait sync.WaitGroup
	each := b.N/writers + 1
	b.ResetTimer()
	for i := range writers {
		wait.Go(func() {
			var last uint64
			var err error
			for range each {
				if last, err = s.Append(ctx, fmt.Sprintf("m%d", i), last, data); err != nil {
					b.Error(err)
					return
				}
			}
		})
	}
	wait.Wait()
	b.ReportMetric(float64(each*writers)/b.Elapsed().Seconds(), "appends/s")
}

// BenchmarkRead reads a journal of 500 entries that lie between those of 50 others.
func BenchmarkRead(b *testing.B) {
	ctx := b.Context()
	s := open(b, Config{Dir: b.TempDir()})
	var wait sync.WaitGroup
	data := make([]byte, 300)
	for i := range 51 {
		wait.Go(func() {
			journal, last := "m", uint64(0)
			if i > 0 {
				journal = neighbour("m", i-1)
			}
			var err error
			for range 500 {
				if last, err = s.Append(ctx, journal, last, data); err != nil {
					b.Error(err)
					return
				}
			}
		})
	}
	wait.Wait()
	for b.Loop() {
		if got, err := s.Read(ctx, "m", 0); len(got) != 500 || err != nil {
			b.Fatal(len(got), err)
		}
	}
}
