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
	enqueue(t, s, "bot", "past", time.Now().Add(-time.Hour))
	enqueue(t, s, "bot", "later", time.Now().Add(time.Hour))
	enqueue(t, s, "clock", "soon", time.Now())
	for i := range 50 {
		enqueue(t, s, "bot", fmt.Sprint(i), time.Now())
	}
	due := map[string]time.Time{"early": {}, "past": {}}
	for i := range 50 {
		due[fmt.Sprint(i)] = time.Time{}
	}

	// Replaced: brought forward, put off, and both ways. A machine that has not replaced
	// them before they were due gets more time.
	for try, unit := 0, 400*time.Millisecond; ; try, unit = try+1, unit*2 {
		now := time.Now()
		at := func(id string, units int) {
			due[fmt.Sprint(id, try)] = now.Add(time.Duration(units) * unit)
			enqueue(t, s, "bot", fmt.Sprint(id, try), due[fmt.Sprint(id, try)])
		}
		at("soon", 7)
		enqueue(t, s, "bot", fmt.Sprint("forward", try), now.Add(time.Hour))
		at("off", 6)
		at("both", 5)
		time.Sleep(unit) // a worker has had them in hand
		at("forward", 3)
		at("off", 12)
		enqueue(t, s, "bot", fmt.Sprint("both", try), now.Add(time.Hour))
		if in := time.Since(now); in < 5*unit {
			at("both", 9)
			break
		} else if in > giveUp {
			t.Fatalf("three jobs are not replaced within %v", 5*unit)
		}
		for _, id := range []string{"off", "both"} { // which may have been done twice
			delete(due, fmt.Sprint(id, try))
			enqueue(t, s, "bot", fmt.Sprint(id, try), time.Now())
		}
	}

	left := func() uint64 {
		stream, err := s.js.Stream(t.Context(), workStream)
		if err != nil {
			t.Fatal(err)
		}
		return stream.CachedInfo().State.Msgs
	}
	eventually(t, "no job is left but the one that is not due", func() bool { return left() <= 1 })
	time.Sleep(time.Second) // does any come twice?
	for id, due := range due {
		got := f.times(id)
		if len(got) != 1 {
			t.Errorf("%s was done %d times, want once", id, len(got))
		} else if early := due.Sub(got[0]); early > 0 {
			t.Errorf("%s was done %v before it was due", id, early)
		}
	}
	if len(f.times("later")) != 0 || left() != 1 {
		t.Error("a job was done an hour early")
	}
	if len(other.times("soon")) != 1 {
		t.Error("the other kind was not done once")
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
	eventually(t, "five turns", func() bool { return len(f.times("m")) == 5 })
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
	eventually(t, "the others go on", func() bool { return len(f.times("works")) == 1 })
	for _, id := range []string{"fails", "panics"} {
		eventually(t, id+" is done at last", func() bool { return len(f.times(id)) == 3 })
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
	started := time.Now()
	c := start(t, "work", url)
	if !c.lines.Scan() || c.lines.Text() != "begun lost" {
		t.Fatalf("the child says %q", c.lines.Text())
	}
	c.kill()

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
	eventually(t, "both jobs are taken up", func() bool { return len(f.times("lost")) > 0 && len(f.times("long")) > 0 })
	if d := f.times("lost")[0].Sub(started); d < ackWait {
		t.Errorf("the lost job was done again after %v, while it might have been running", d)
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
		if id != "runs" { // its time has come on a machine that is slow
			<-ctx.Done()
			return ctx.Err()
		}
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
	eventually(t, "the job that was interrupted is done", func() bool { return len(f.times("runs")) == 1 })
	eventually(t, "the job that waited is done", func() bool { return len(f.times("waits")) == 1 })
	if early := due.Sub(f.times("waits")[0]); early > 0 {
		t.Errorf("done %v before it was due", early)
	}
}
