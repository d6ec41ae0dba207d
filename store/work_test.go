package store

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"
)

// A foreman notes which jobs were done, and when.
type foreman struct {
	mu   sync.Mutex
	done map[string][]time.Time
}

func (f *foreman) do(_ context.Context, id string) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.done == nil {
		f.done = map[string][]time.Time{}
	}
	f.done[id] = append(f.done[id], time.Now())
	return nil
}

func (f *foreman) times(id string) []time.Time {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.done[id]
}

func enqueue(t *testing.T, s *Store, kind, id string, due time.Time) {
	t.Helper()
	if err := s.Enqueue(t.Context(), kind, id, due); err != nil {
		t.Fatal(err)
	}
}

func work(t *testing.T, s *Store, kind string, workers int, do func(context.Context, string) error) {
	t.Helper()
	if err := s.Work(t.Context(), kind, workers, do); err != nil {
		t.Fatal(err)
	}
}

func TestWork(t *testing.T) {
	t.Parallel()
	s := open(t, Config{Dir: t.TempDir()})
	var f, other foreman
	enqueue(t, s, "bot", "early", time.Now()) // before anybody works
	work(t, s, "bot", 4, f.do)
	work(t, s, "clock", 1, other.do)

	now := time.Now()
	enqueue(t, s, "bot", "past", now.Add(-time.Hour))
	enqueue(t, s, "bot", "soon", now.Add(2800*time.Millisecond))
	enqueue(t, s, "bot", "later", now.Add(time.Hour))
	enqueue(t, s, "clock", "soon", now)
	// Replaced: brought forward, put off, and both ways.
	enqueue(t, s, "bot", "forward", now.Add(time.Hour))
	enqueue(t, s, "bot", "off", now.Add(2400*time.Millisecond))
	enqueue(t, s, "bot", "both", now.Add(2000*time.Millisecond))
	time.Sleep(400 * time.Millisecond) // a worker has had them in hand
	enqueue(t, s, "bot", "forward", now.Add(1200*time.Millisecond))
	enqueue(t, s, "bot", "off", now.Add(4800*time.Millisecond))
	enqueue(t, s, "bot", "both", now.Add(time.Hour))
	enqueue(t, s, "bot", "both", now.Add(3600*time.Millisecond))
	for i := range 50 {
		enqueue(t, s, "bot", fmt.Sprint(i), time.Now())
	}

	time.Sleep(time.Until(now.Add(8 * time.Second)))
	for id, due := range map[string]time.Duration{
		"early": 0, "past": 0, "soon": 2800, "forward": 1200, "off": 4800, "both": 3600,
	} {
		got := f.times(id)
		if len(got) != 1 {
			t.Errorf("%s was done %d times, want once", id, len(got))
			continue
		}
		if late := got[0].Sub(now.Add(due * time.Millisecond)); id != "early" && id != "past" && (late < 0 || late > 2*time.Second) {
			t.Errorf("%s was done %v after it was due", id, late)
		}
	}
	for i := range 50 {
		if n := len(f.times(fmt.Sprint(i))); n != 1 {
			t.Errorf("%d was done %d times, want once", i, n)
		}
	}
	if len(f.times("later")) != 0 {
		t.Error("a job was done an hour early")
	}
	if len(other.times("soon")) != 1 {
		t.Error("the other kind was not done once")
	}
	info, err := s.js.Stream(t.Context(), workStream)
	if err != nil {
		t.Fatal(err)
	}
	if n := info.CachedInfo().State.Msgs; n != 1 {
		t.Errorf("%d jobs are left, want the one that is not due", n)
	}
}

// A job may ask for itself again, while it is being done.
func TestWorkAgain(t *testing.T) {
	t.Parallel()
	s := open(t, Config{Dir: t.TempDir()})
	var f foreman
	work(t, s, "turn", 2, func(ctx context.Context, id string) error {
		f.do(ctx, id)
		if len(f.times(id)) < 5 {
			return s.Enqueue(ctx, "turn", id, time.Now().Add(20*time.Millisecond))
		}
		return nil
	})
	enqueue(t, s, "turn", "m", time.Now())
	eventually(t, 5*time.Second, "five turns", func() bool { return len(f.times("m")) == 5 })
	time.Sleep(200 * time.Millisecond)
	if n := len(f.times("m")); n != 5 {
		t.Errorf("done %d times, want 5", n)
	}
}

// A job that fails or panics is done again, after a while, and others go on.
func TestWorkFails(t *testing.T) {
	t.Parallel()
	var log notebook
	s := open(t, Config{Dir: t.TempDir(), Log: log.log()})
	var f foreman
	work(t, s, "k", 1, func(ctx context.Context, id string) error {
		f.do(ctx, id)
		if n := len(f.times(id)); n <= 2 {
			switch id {
			case "fails":
				return errors.New("no luck")
			case "panics":
				panic("no luck at all")
			}
		}
		return nil
	})
	enqueue(t, s, "k", "fails", time.Now())
	enqueue(t, s, "k", "panics", time.Now())
	enqueue(t, s, "k", "works", time.Now())
	eventually(t, 2*time.Second, "the others go on", func() bool { return len(f.times("works")) == 1 })
	for _, id := range []string{"fails", "panics"} {
		eventually(t, 10*time.Second, id+" is done at last", func() bool { return len(f.times(id)) == 3 })
		at := f.times(id)
		if a, b := at[1].Sub(at[0]), at[2].Sub(at[1]); a < 900*time.Millisecond || b < 1900*time.Millisecond {
			t.Errorf("%s was tried again after %v and %v, want 1 and 2 s", id, a, b)
		}
	}
	for _, want := range []string{"no luck at all", "work_test.go", "id=fails"} {
		if !strings.Contains(log.String(), want) {
			t.Errorf("the log does not hold %q:\n%s", want, &log)
		}
	}
}

// A job of a process that was killed goes to another. One that takes longer than it
// takes to find that out is not done twice.
func TestWorkKilled(t *testing.T) {
	t.Parallel()
	url := lone(t)
	a, b := open(t, Config{URLs: url, Replicas: 1}), open(t, Config{URLs: url, Replicas: 1})
	enqueue(t, a, "k", "lost", time.Now())
	c := start(t, "work", url)
	if !c.lines.Scan() || c.lines.Text() != "begun lost" {
		t.Fatalf("the child says %q", c.lines.Text())
	}
	c.kill()
	killed := time.Now()

	var f foreman
	for _, s := range []*Store{a, b} {
		work(t, s, "k", 1, func(ctx context.Context, id string) error {
			f.do(ctx, id)
			if id == "long" {
				return pause(ctx, ackWait+2*time.Second)
			}
			return nil
		})
	}
	enqueue(t, a, "k", "long", time.Now())
	eventually(t, ackWait+5*time.Second, "the lost job is done", func() bool { return len(f.times("lost")) == 1 })
	if d := f.times("lost")[0].Sub(killed); d < ackWait-2*time.Second {
		t.Errorf("the lost job was done after %v, while it might have been running", d)
	}
	time.Sleep(time.Until(f.times("long")[0].Add(ackWait + 4*time.Second)))
	if n := len(f.times("long")); n != 1 {
		t.Errorf("the long job was done %d times, want once", n)
	}
}

// workUntilKilled begins jobs and ends none.
func workUntilKilled(url string) error {
	ctx := context.Background()
	s, err := Open(ctx, Config{URLs: url, Replicas: 1})
	if err != nil {
		return err
	}
	return s.Work(ctx, "k", 1, func(_ context.Context, id string) error {
		fmt.Println("begun", id)
		select {}
	})
}

// Close tells running jobs and waits for them. They are done by whoever comes next, as
// are those that wait for their time.
func TestWorkReopen(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	s := open(t, Config{Dir: dir})
	begun, ended := make(chan bool), false
	work(t, s, "k", 2, func(ctx context.Context, id string) error {
		close(begun)
		<-ctx.Done()
		time.Sleep(100 * time.Millisecond)
		ended = true
		return ctx.Err()
	})
	due := time.Now().Add(3 * time.Second)
	enqueue(t, s, "k", "waits", due)
	enqueue(t, s, "k", "runs", time.Now())
	<-begun
	time.Sleep(100 * time.Millisecond) // the other worker has put the first one back
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if !ended {
		t.Error("Close did not wait for the job")
	}

	s = open(t, Config{Dir: dir})
	var f foreman
	work(t, s, "k", 2, f.do)
	eventually(t, 2*time.Second, "the job that was interrupted is done", func() bool { return len(f.times("runs")) == 1 })
	eventually(t, 5*time.Second, "the job that waited is done", func() bool { return len(f.times("waits")) == 1 })
	if late := f.times("waits")[0].Sub(due); late < 0 || late > time.Second {
		t.Errorf("done %v after it was due", late)
	}
}
