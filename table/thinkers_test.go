package table

import (
	"context"
	"slices"
	"testing"
	"testing/synctest"
)

// inLine has matches wait for a turn, one after the other, and returns the order of their turns.
func inLine(t *testing.T, p *thinkers, heeded ...bool) (order []int) {
	t.Helper()
	turns := make(chan int)
	for i, h := range heeded {
		go func() {
			if p.take(t.Context(), h) == nil {
				turns <- i
			}
		}()
		synctest.Wait()
	}
	if waiting, at := p.count(); waiting != len(heeded) || at != 1 {
		t.Errorf("%d wait and %d have their turn", waiting, at)
	}
	for range heeded {
		p.give()
		order = append(order, <-turns)
	}
	p.give()
	return order
}

func TestMatchesHaveTheirTurns(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := &thinkers{places: 1}
		if err := p.take(t.Context(), true); err != nil {
			t.Fatal(err)
		}
		if got := inLine(t, p, false, true, true, false, true); !slices.Equal(got, []int{1, 2, 4, 0, 3}) {
			t.Errorf("got %v: those that are watched go first, each in their order", got)
		}
		if waiting, at := p.count(); waiting != 0 || at != 0 {
			t.Errorf("at the end %d wait and %d have their turn", waiting, at)
		}
	})
}

// TestWhatNobodyWatchesGoesOn has more matches that are watched than others let pass.
func TestWhatNobodyWatchesGoesOn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := &thinkers{places: 1}
		if err := p.take(t.Context(), true); err != nil {
			t.Fatal(err)
		}
		watched := make([]bool, 2*passedOver)
		for i := range watched {
			watched[i] = i > 0
		}
		if got := slices.Index(inLine(t, p, watched...), 0); got != passedOver {
			t.Errorf("it had turn %d", got)
		}
	})
}

// TestWhoLeavesTheLineHoldsNobodyUp has the first of a line go away.
func TestWhoLeavesTheLineHoldsNobodyUp(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := &thinkers{places: 1}
		if err := p.take(t.Context(), true); err != nil {
			t.Fatal(err)
		}
		ctx, leave := context.WithCancel(t.Context())
		left := make(chan error)
		go func() { left <- p.take(ctx, true) }()
		synctest.Wait()
		leave()
		if err := <-left; err == nil {
			t.Fatal("it had its turn")
		}
		if got := inLine(t, p, true); !slices.Equal(got, []int{0}) {
			t.Errorf("got %v", got)
		}
	})
}
