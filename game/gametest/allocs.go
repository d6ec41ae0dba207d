package gametest

import (
	"fmt"
	"testing"
)

func skipAllocations[S, A comparable](*suite[S, A]) string {
	if raceEnabled {
		return "the race detector allocates"
	}
	return ""
}

// allocations checks that listing, checking and carrying out actions need no memory
// from the heap, on which the speed of bots rests.
func (u *suite[S, A]) allocations() error {
	const most = 300 // measuring stops the world each time
	measured := 0
	buffer := make([]A, 0, 1<<14)
	scratch := new(S)
	return u.walk(func(sp *spot[S, A]) error {
		if sp.next.Who == 0 || measured >= most || !sp.worth() {
			return nil
		}
		measured++
		seat := nth(sp.next.Who, sp.rng.IntN(sp.next.Who.Len()))
		list := sp.list(seat)
		if len(list) == 0 {
			return fmt.Errorf("seat %d must choose and has no option", seat)
		}
		a := list[sp.rng.IntN(len(list))]
		for _, m := range []struct {
			name string
			do   func()
		}{
			{"Options", func() { u.g.Options(&sp.state, seat, buffer[:0]) }},
			{"Check", func() { _ = u.g.Check(&sp.state, seat, a) }},
			{"Apply", func() {
				*scratch = sp.state
				sp.dice.At(sp.action())
				u.g.Apply(scratch, seat, a, sp.dice, nil)
			}},
		} {
			if n := testing.AllocsPerRun(5, m.do); n > 0 {
				return fmt.Errorf("%s allocates %v times for seat %d, action %s", m.name, n, seat, sp.say(a))
			}
		}
		return nil
	})
}
