package game

import (
	"errors"
	"runtime"
	"sync"
	"testing"
	"time"
)

// A crowd is something large that states would point to.
type crowd struct{ heads [100]int }

func crowdOf(n int) func() (*crowd, error) {
	return func() (*crowd, error) { return &crowd{heads: [100]int{n}}, nil }
}

func TestInternedValuesOfOneKeyAreOne(t *testing.T) {
	var in Interned[crowd]
	const callers = 8
	var got [callers]*crowd
	var wait sync.WaitGroup
	for i := range got {
		wait.Go(func() { got[i], _ = in.Of("many", crowdOf(i)) })
	}
	wait.Wait()
	for i := range got {
		if got[i] == nil || got[i] != got[0] {
			t.Errorf("caller %d has %p, and caller 0 %p", i, got[i], got[0])
		}
	}
	if other, _ := in.Of("few", crowdOf(0)); other == got[0] {
		t.Error("values of two keys are one")
	}
}

func TestInternedKeepsNoFailure(t *testing.T) {
	var in Interned[crowd]
	bad := errors.New("nobody came")
	if v, err := in.Of("many", func() (*crowd, error) { return nil, bad }); v != nil || err != bad {
		t.Fatalf("got %v, %v", v, err)
	}
	if v, err := in.Of("many", crowdOf(7)); err != nil || v.heads[0] != 7 {
		t.Errorf("after a failure: %v, %v", v, err)
	}
}

func TestInternedForgetsWhatNobodyHas(t *testing.T) {
	var in Interned[crowd]
	kept, _ := in.Of("kept", crowdOf(1))
	if _, err := in.Of("dropped", crowdOf(2)); err != nil {
		t.Fatal(err)
	}
	size := func() int {
		in.mu.Lock()
		defer in.mu.Unlock()
		return len(in.known)
	}
	for range 1000 {
		if runtime.GC(); size() == 1 {
			break
		}
		time.Sleep(time.Millisecond)
	}
	if n := size(); n != 1 {
		t.Errorf("%d values are known, not the one that is held", n)
	}
	if again, _ := in.Of("kept", crowdOf(3)); again != kept {
		t.Error("what is held was forgotten")
	}
	runtime.KeepAlive(kept)
}
