package gametest

import (
	"fmt"
	"sync"

	"gonfalon/game"
)

// A survey is what the random games of a suite are like as a whole. It is made once, for
// all properties.
type survey struct {
	once    sync.Once
	duties  map[game.Duty]bool // that have been met
	deepest int                // how many procedures were under way at most
	err     error
}

func (u *suite[S, A]) surveyed() *survey {
	u.survey.once.Do(func() {
		u.survey.duties = make(map[game.Duty]bool)
		stacks := find[S, game.Stack]()
		u.survey.err = u.walk(func(sp *spot[S, A]) error {
			u.survey.duties[sp.next.Duty] = true
			for _, s := range stacks.in(&sp.state) {
				u.survey.deepest = max(u.survey.deepest, s.Len())
			}
			if u.survey.deepest >= game.StackDepth {
				return fmt.Errorf("%d procedures are under way, and there must be room for another of %d", u.survey.deepest, game.StackDepth)
			}
			return nil
		})
	})
	return &u.survey
}

// nesting checks that decisions nest less deep than they may.
func (u *suite[S, A]) nesting() error { return u.surveyed().err }

func (u *suite[S, A]) depth() string {
	return fmt.Sprintf("%d procedures were under way at most; %d may be", u.surveyed().deepest, game.StackDepth)
}

// without skips a property that is about a duty which a game does not have.
func without[S, A comparable](d game.Duty) func(*suite[S, A]) string {
	return func(u *suite[S, A]) string {
		if u.surveyed().duties[d] {
			return ""
		}
		return fmt.Sprintf("no decision of the random games has the duty %q", d)
	}
}
