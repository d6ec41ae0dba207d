package table

import (
	"context"
	"runtime"
	"slices"
	"sync"
)

// thinkers are the turns of bots, and of what else takes long: so many at a time that people find room beside them. Matches
// wait in line, each at most once, those that somebody watches before the others.
type thinkers struct {
	mu     sync.Mutex
	places int             // how many may have their turn at a time
	at     int             // how many have it
	heeded []chan struct{} // each is closed when its turn has come
	others []chan struct{}
	passed int // how many turns in a row others have been passed over
}

// passedOver is how often matches that nobody watches let others go first.
const passedOver = 8

// newThinkers leaves half of the machine to people.
func newThinkers() *thinkers { return &thinkers{places: max(1, runtime.GOMAXPROCS(0)/2)} }

// take waits for a turn, which give ends.
func (p *thinkers) take(ctx context.Context, heeded bool) error {
	p.mu.Lock()
	if p.at < p.places {
		p.at++
		p.mu.Unlock()
		return nil
	}
	line := &p.others
	if heeded {
		line = &p.heeded
	}
	turn := make(chan struct{})
	*line = append(*line, turn)
	p.mu.Unlock()
	select {
	case <-turn:
		return nil
	case <-ctx.Done():
	}
	p.mu.Lock()
	i := slices.Index(*line, turn)
	if i >= 0 {
		*line = slices.Delete(*line, i, i+1)
	}
	p.mu.Unlock()
	if i < 0 {
		p.give() // the turn had come
	}
	return ctx.Err()
}

// give hands the turn on.
func (p *thinkers) give() {
	p.mu.Lock()
	defer p.mu.Unlock()
	line := &p.heeded
	if len(p.heeded) == 0 || len(p.others) > 0 && p.passed >= passedOver {
		line, p.passed = &p.others, 0
	} else if len(p.others) > 0 {
		p.passed++
	}
	if len(*line) == 0 {
		p.at--
		return
	}
	close((*line)[0])
	*line = slices.Delete(*line, 0, 1)
}

// Aside does what takes long and what nobody plays by, such as telling a whole match as steps, in
// turns with the bots.
func (t *Tables) Aside(ctx context.Context, f func() error) error {
	if err := t.thinkers.take(ctx, true); err != nil {
		return err
	}
	defer t.thinkers.give()
	return f()
}

// count tells how many matches wait for a turn of a bot, and how many have one.
func (p *thinkers) count() (waiting, at int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return len(p.heeded) + len(p.others), p.at
}
